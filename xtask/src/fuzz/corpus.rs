//! A corpus as one file, `fuzz/corpus/TARGET.jsonl`: an input a line, each a JSON string.
//!
//! libFuzzer wants a folder with a file for each input, thousands of them; git and people do not.

use std::fs;
use std::path::{Path, PathBuf};

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
        let input: String = serde_json::from_str(line)
            .map_err(|error| format!("{}:{}: {error}", packed(target).display(), number + 1))?;
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
    // The targets take nothing but UTF-8, and keep nothing else.
    let mut inputs: Vec<String> = entries
        .flatten()
        .filter_map(|entry| fs::read_to_string(entry.path()).ok())
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
