//! The provider under the real `terraform`, offline.
//!
//! Where `terraform` is not installed each test says that it was skipped; under `CI=true` it fails
//! instead.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test that panics is a test that fails; the lint's exception covers test functions alone"
)]

mod conformance;
mod data_source;
mod documents;
mod examples;
#[cfg(feature = "double")]
mod external;
mod functions;
mod installing;
mod killing;
mod workspace;
