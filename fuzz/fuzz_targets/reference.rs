//! Any text as a reference.
#![no_main]

#[path = "../../tests/invariants/reference.rs"]
mod reference;

use libfuzzer_sys::{Corpus, fuzz_target};

fuzz_target!(|bytes: &[u8]| -> Corpus {
    match std::str::from_utf8(bytes) {
        Ok(text) => {
            reference::check(text);
            Corpus::Keep
        }
        Err(_) => Corpus::Reject,
    }
});
