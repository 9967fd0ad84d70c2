//! The program as it is used: its arguments and input, what it prints, and how it ends.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails where what it runs and reads is not what it has to be"
)]

mod batch;
mod common;
mod credentials;
mod diagnose;
mod emit;
mod external;
mod fix;
mod json;
mod lint;
mod payload;
mod rules;
mod terraform;
mod text;
mod usage;
