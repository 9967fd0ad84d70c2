//! The inputs that fuzzing found worth keeping, each checked again for what always holds.
#![expect(
    clippy::unwrap_used,
    reason = "a test fails where the corpus is not what it has to be"
)]

#[path = "invariants/fix.rs"]
mod fix;
#[path = "invariants/manifest.rs"]
mod manifest;
#[path = "invariants/terraform.rs"]
mod terraform;

use std::fs;
use std::path::Path;

fn replay(target: &str, check: impl Fn(&str)) {
    let path = format!("../../fuzz/corpus/{target}.jsonl");
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap();
    assert!(
        text.lines().count() >= 100,
        "the corpus of {target} is there"
    );
    for line in text.lines() {
        let input: String = serde_json::from_str(line).unwrap();
        check(&input);
    }
}

#[test]
fn manifests() {
    replay("manifest", manifest::check);
}

#[test]
fn fixes() {
    replay("fix", fix::check);
}

#[test]
fn configurations() {
    replay("hcl", terraform::check);
}
