//! The emitted policies, read as YAML and evaluated as Kubernetes would.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails where what it reads and evaluates is not what it has to be"
)]

mod cost;
mod data;
mod decisions;
mod engine;
mod manifest;
mod objects;
mod yaml;
