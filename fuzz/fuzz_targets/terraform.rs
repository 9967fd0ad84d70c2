//! Any bytes as a call of a function and as the arguments of the data source, as Terraform sends
//! them.
#![no_main]

#[path = "../../crates/terraform/tests/invariants/call.rs"]
mod call;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| call::check(bytes));
