//! The decision as far as patterns and CEL can say it.
//!
//! Kubernetes evaluates admission policies itself, in CEL: no webhook, nothing to run. CEL reads no
//! registry and has none of the library's code, so what is written here knows less than the library,
//! and errs only towards `Always`. The [`Patterns`] come from the library's tables; no word and no
//! publisher is named here.
//!
//! ```
//! use pullpolicy_admission::{Action, Policy, validating};
//!
//! let policy = Policy::for_version("1.36".parse()?);
//! let yaml = validating(&policy, &[Action::Warn, Action::Audit])?;
//! assert!(yaml.contains("kind: ValidatingAdmissionPolicyBinding"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod cel;
mod fault;
mod patterns;
mod policy;
mod shape;
mod write;

pub use fault::Fault;
pub use patterns::Patterns;
pub use policy::{Action, FailurePolicy, Policy, mutating, validating};
pub use shape::Target;
