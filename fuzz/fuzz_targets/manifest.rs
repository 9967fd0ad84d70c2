//! Any text as a manifest that is linted.
#![no_main]

#[path = "../../crates/manifest/tests/invariants/manifest.rs"]
mod manifest;

use libfuzzer_sys::{Corpus, fuzz_target};

fuzz_target!(|bytes: &[u8]| -> Corpus {
    match std::str::from_utf8(bytes) {
        Ok(text) => {
            manifest::check(text);
            Corpus::Keep
        }
        Err(_) => Corpus::Reject,
    }
});
