//! A corpus as one file, `fuzz/corpus/TARGET.jsonl`: an input a line, each a JSON string.
//!
//! Where inputs are bytes and no text, each character of the string stands for the byte of its number.
//!
//! libFuzzer wants a folder with a file for each input, thousands of them; git and people do not.

use std::fs;
use std::path::{Path, PathBuf};

/// The targets whose inputs are bytes.
const OF_BYTES: &[&str] = &["terraform"];

fn packed(target: &str) -> PathBuf {
    Path::new("fuzz/corpus").join(format!("{target}.jsonl"))
}

/// The folder that libFuzzer reads and fills.
pub(super) fn folder(target: &str) -> PathBuf {
    Path::new("fuzz/corpus").join(target)
}

/// Lays the packed inputs out for libFuzzer, beside what is there already.
pub(super) fn unpack(target: &str) -> Result<(), String> {
    let folder = folder(target);
    fs::create_dir_all(&folder)
        .map_err(|error| format!("cannot make `{}`: {error}", folder.display()))?;
    let text = fs::read_to_string(packed(target)).unwrap_or_default();
    for (number, line) in text.lines().enumerate() {
        let place = || format!("{}:{}", packed(target).display(), number + 1);
        let line: String =
            serde_json::from_str(line).map_err(|error| format!("{}: {error}", place()))?;
        let input = input(target, line).ok_or_else(|| format!("{}: no bytes", place()))?;
        let file = folder.join(format!("packed-{number}"));
        fs::write(&file, input)
            .map_err(|error| format!("cannot write `{}`: {error}", file.display()))?;
    }
    Ok(())
}

/// Packs the inputs of the folder, shortest first, so that a diff shows what came and went.
pub(super) fn pack(target: &str) -> Result<usize, String> {
    let folder = folder(target);
    let entries = fs::read_dir(&folder)
        .map_err(|error| format!("cannot list `{}`: {error}", folder.display()))?;
    let mut inputs: Vec<String> = entries
        .flatten()
        .filter_map(|entry| string(target, fs::read(entry.path()).ok()?))
        .collect();
    inputs.sort_by(|left, right| (left.len(), left).cmp(&(right.len(), right)));
    inputs.dedup();
    let lines: Vec<String> = inputs
        .iter()
        .map(|input| serde_json::Value::from(input.as_str()).to_string() + "\n")
        .collect();
    fs::write(packed(target), lines.concat())
        .map_err(|error| format!("cannot write `{}`: {error}", packed(target).display()))?;
    Ok(inputs.len())
}

/// An input as a string; none where a target of texts was given no text, which it does not keep.
fn string(target: &str, input: Vec<u8>) -> Option<String> {
    if OF_BYTES.contains(&target) {
        Some(input.into_iter().map(char::from).collect())
    } else {
        String::from_utf8(input).ok()
    }
}

/// The input that a string stands for.
fn input(target: &str, string: String) -> Option<Vec<u8>> {
    if OF_BYTES.contains(&target) {
        let bytes = string.chars().map(u8::try_from);
        bytes.collect::<Result<_, _>>().ok()
    } else {
        Some(string.into_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_come_back_from_their_strings() {
        let every_byte: Vec<u8> = (0..=u8::MAX).collect();
        let string_of_bytes = string("terraform", every_byte.clone()).unwrap();
        assert_eq!(
            input("terraform", string_of_bytes),
            Some(every_byte.clone())
        );
        assert_eq!(input("terraform", "\u{100}".to_owned()), None);
        assert_eq!(string("tag", every_byte), None);
        let text = string("tag", "ä".into()).unwrap();
        assert_eq!(input("tag", text), Some("ä".into()));
    }
}
