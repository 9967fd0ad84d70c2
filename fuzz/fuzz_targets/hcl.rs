//! Any text as a configuration of Terraform's that is linted and fixed.
#![no_main]

#[path = "../../crates/manifest/tests/invariants/fix.rs"]
mod fix;
#[path = "../../crates/manifest/tests/invariants/manifest.rs"]
mod manifest;
#[path = "../../crates/manifest/tests/invariants/terraform.rs"]
mod terraform;

use libfuzzer_sys::{Corpus, fuzz_target};

fuzz_target!(|bytes: &[u8]| -> Corpus {
    match std::str::from_utf8(bytes) {
        Ok(text) => {
            terraform::check(text);
            Corpus::Keep
        }
        Err(_) => Corpus::Reject,
    }
});
