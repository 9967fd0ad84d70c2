//! Any text as a manifest that is fixed.
#![no_main]

#[path = "../../crates/manifest/tests/invariants/fix.rs"]
mod fix;

use libfuzzer_sys::{Corpus, fuzz_target};

fuzz_target!(|bytes: &[u8]| -> Corpus {
    match std::str::from_utf8(bytes) {
        Ok(text) => {
            fix::check(text);
            Corpus::Keep
        }
        Err(_) => Corpus::Reject,
    }
});
