//! The inputs that fuzzing found worth keeping, each checked again for what always holds.
#![expect(
    clippy::unwrap_used,
    reason = "a test fails where the corpus is not what it has to be"
)]

#[cfg(feature = "serde")]
#[path = "invariants/credentials.rs"]
mod credentials;
#[path = "invariants/reference.rs"]
mod reference;
#[cfg(feature = "serde")]
#[path = "invariants/request.rs"]
mod request;
#[path = "invariants/tag.rs"]
mod tag;

use std::fs;
use std::path::Path;

fn replay(target: &str, check: impl Fn(&str)) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("fuzz/corpus/{target}.jsonl"));
    let text = fs::read_to_string(path).unwrap();
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
fn references() {
    replay("reference", reference::check);
}

#[test]
fn tags() {
    replay("tag", tag::check);
}

#[cfg(feature = "serde")]
#[test]
fn requests() {
    replay("request", request::check);
}

#[cfg(feature = "serde")]
#[test]
fn pull_secrets() {
    replay("credentials", credentials::check);
}
