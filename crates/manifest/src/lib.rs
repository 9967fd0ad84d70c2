//! Finds the containers in manifests, says which pull policies are wrong and why, and mends them
//! without changing another byte.
//!
//! ```
//! use pullpolicy_manifest::{FixOptions, Options, Rule, fix, lint};
//!
//! let pod = "\
//! kind: Pod
//! spec:
//!   containers:
//!   - name: dev
//!     image: ghcr.io/acme/dev:coder-latest   # moves
//! ";
//! let report = lint(pod, &Options::new());
//! assert_eq!(report.findings[0].rule, Rule::StaleCopies);
//!
//! let fixed = fix(pod, &FixOptions::default());
//! let fixed = String::from_utf8(fixed.bytes.into_owned())?;
//! assert_eq!(fixed, pod.to_owned() + "    imagePullPolicy: Always\n");
//! # Ok::<(), std::string::FromUtf8Error>(())
//! ```
//!
//! # How
//!
//! A text is split into parts ([`Splitter`]), each a document or, of a large list, an item of it, so
//! that any number of them is read in the memory of one. A part is parsed once, into a list of nodes
//! with their places. Aliases and merge keys are followed on demand, and what they multiply is looked
//! at once. A table tells where the containers of each kind are; other kinds are searched for what
//! looks like a pod's spec, and documents without a kind for what charts' values and Kustomize's
//! `images` have. For each container the library decides as it does for anybody, and what is written
//! is held against that.
//!
//! [`fix`] splices policies into the given bytes at places that the parser told, reads the result, and
//! gives it out only if it is the same document but for policies, with exactly those that were
//! planned.
//!
//! # Scope
//!
//! Nothing here reads a file or the clock, keeps state or draws random numbers. No input makes
//! anything panic, no work recurses over it, and time grows with its length: a document may have
//! [`MAX_DOCUMENT`] bytes, and follows merge keys some four million times. Which kinds are known, and
//! what is left out, `docs/manifests.md` tells; what each [`Rule`] means, `docs/lint-rules.md`.
#![forbid(unsafe_code)]

mod answer;
mod baseline;
mod container;
mod document;
mod find;
mod finding;
mod fix;
mod json;
mod judge;
mod language;
mod lines;
mod lint;
mod options;
mod parts;
mod plan;
mod rule;
mod suppress;
mod syntax;
mod tally;
mod terraform;
mod tree;
mod units;
mod verify;
mod yaml;

pub use answer::{fix_json, lint_json};
pub use baseline::Baseline;
pub use container::{Object, Role};
pub use finding::{Edit, Fault, FaultKind, Finding, Obstacle, Position, Remedy, Report, Verdict};
pub use fix::{Change, FixOptions, Fixed, Refusal, fix, fix_part};
pub use language::Language;
pub use lint::{lint, lint_part};
pub use options::Options;
pub use parts::{Part, PartKind, Splitter};
pub use rule::{Rule, Severity, UnknownWord};
pub use syntax::Syntax;
pub use tally::Tally;
pub use terraform::Module;

/// The largest document that is read, and the largest item of a list: 16 MiB. Kubernetes refuses
/// objects of more than some 1.5 MiB.
pub const MAX_DOCUMENT: usize = 16 << 20;

/// The largest file of Terraform's that is read: 1 MiB.
pub const MAX_TERRAFORM_FILE: usize = 1 << 20;
