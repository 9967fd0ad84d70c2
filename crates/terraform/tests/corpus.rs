//! The inputs that fuzzing found worth keeping, each checked again for what always holds.

#[path = "invariants/call.rs"]
mod call;

use std::fs;
use std::path::Path;

#[test]
fn calls() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus/terraform.jsonl");
    let text = fs::read_to_string(path).unwrap();
    assert!(text.lines().count() >= 100, "the corpus is there");
    for line in text.lines() {
        // Each character is a byte.
        let input: String = serde_json::from_str(line).unwrap();
        let bytes: Vec<u8> = input.chars().map(|c| u8::try_from(c).unwrap()).collect();
        call::check(&bytes);
    }
}
