//! Any text as a request.
#![no_main]

#[path = "../../tests/invariants/request.rs"]
mod request;

use libfuzzer_sys::{Corpus, fuzz_target};

fuzz_target!(|bytes: &[u8]| -> Corpus {
    match std::str::from_utf8(bytes) {
        Ok(text) => {
            request::check(text);
            Corpus::Keep
        }
        Err(_) => Corpus::Reject,
    }
});
