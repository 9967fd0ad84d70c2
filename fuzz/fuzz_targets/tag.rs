//! Any text as a tag.
#![no_main]

#[path = "../../tests/invariants/tag.rs"]
mod tag;

use libfuzzer_sys::{Corpus, fuzz_target};

fuzz_target!(|bytes: &[u8]| -> Corpus {
    match std::str::from_utf8(bytes) {
        Ok(text) => {
            tag::check(text);
            Corpus::Keep
        }
        Err(_) => Corpus::Reject,
    }
});
