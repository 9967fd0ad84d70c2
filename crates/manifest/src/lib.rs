//! Finds the containers in manifests, says which pull policies are wrong and why, and mends them
//! without changing another byte.
#![forbid(unsafe_code)]

mod baseline;
mod container;
mod document;
mod find;
mod finding;
mod fix;
mod json;
mod judge;
mod kinds;
mod lines;
mod lint;
mod options;
mod parts;
mod plan;
mod rule;
mod tree;
mod verify;
mod yaml;

pub use baseline::Baseline;
pub use container::{Container, Fallback, Field, Image, Object, Policy, Role, Setting};
pub use finding::{Edit, Fault, FaultKind, Finding, Obstacle, Position, Remedy, Report, Verdict};
pub use fix::{Change, FixOptions, Fixed, Refusal, fix, fix_part};
pub use lint::{lint, lint_part};
pub use options::Options;
pub use parts::{Part, PartKind, Splitter};
pub use rule::{Rule, Severity, UnknownWord};

/// The largest document that is read, and the largest item of a list: 16 MiB. Kubernetes refuses
/// objects of more than some 1.5 MiB.
pub const MAX_DOCUMENT: usize = 16 << 20;
