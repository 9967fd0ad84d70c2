//! Any text as a request about pull secrets, or as an image and a docker config.
#![no_main]

#[path = "../../tests/invariants/credentials.rs"]
mod credentials;

use libfuzzer_sys::{Corpus, fuzz_target};

fuzz_target!(|bytes: &[u8]| -> Corpus {
    match std::str::from_utf8(bytes) {
        Ok(text) => {
            credentials::check(text);
            Corpus::Keep
        }
        Err(_) => Corpus::Reject,
    }
});
