//! Decides a container's `imagePullPolicy` from its image reference, and says why.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod error;
mod explain;
mod kubelet;
mod policy;
mod publishers;
mod reference;
mod request;
mod resolve;
mod rules;
mod tag;

pub use error::{Detail, Error, ErrorCode, Span, Suggestion};
pub use explain::{Reason, ReasonCode, Warning, WarningCode};
pub use kubelet::{
    AllowlistEntry, Cluster, CredentialVerification, KubernetesVersion, Outcome, RegistryState,
    Runs, Waiting,
};
pub use policy::{PullPolicy, RequestedPolicy};
pub use reference::{Name, Reference};
pub use request::{Digests, MAX_REQUEST, MAX_RULES, MAX_TEXT, Request};
#[cfg(feature = "serde")]
pub use request::{classify_json, resolve_json};
pub use resolve::{Decision, Image, SEMANTICS, pull_policy, pull_policy_for_tag, resolve};
pub use rules::{Glob, ImageRule, Refresh, RegistryMapping, Rules, Trust};
pub use tag::{Class, Kind, Tag, classify, classify_in};
