//! The references and tags that the library itself is tested with.

use std::io::Read as _;

use flate2::read::GzDecoder;
use serde_json::Value;

fn unpacked(packed: &[u8]) -> String {
    let mut text = String::new();
    GzDecoder::new(packed).read_to_string(&mut text).unwrap();
    text
}

/// The references, valid and not.
pub(crate) fn references() -> Vec<String> {
    let text = unpacked(include_bytes!("../../../../tests/data/references.jsonl.gz"));
    let rows = text
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap());
    rows.map(|row| row["input"].as_str().unwrap().to_owned())
        .collect()
}

/// The tags whose history is known, each behind its repository.
pub(crate) fn tags() -> Vec<String> {
    let text = unpacked(include_bytes!("../../../../tests/data/tags.tsv.gz"));
    let rows = text.lines().skip(1).map(|line| line.split('\t'));
    rows.map(|mut fields| format!("{}:{}", fields.next().unwrap(), fields.next().unwrap()))
        .collect()
}
