//! The program where people already are: under kubectl, pre-commit and GitHub Actions.
//!
//! Where one of the tools is not installed, its tests say that they were skipped; under `CI=true`
//! they fail instead.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails where what it runs and reads is not what it has to be"
)]

mod action;
mod common;
mod composite;
mod kubectl;
mod pre_commit;
mod yaml;
