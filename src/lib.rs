//! Decides a container's `imagePullPolicy`.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod error;
mod explain;
mod policy;
mod publishers;
mod reference;
mod tag;

pub use error::{Detail, Error, ErrorCode, Span, Suggestion};
pub use policy::{PullPolicy, RequestedPolicy};
pub use reference::{Name, Normalized, Reference, Repository, kubernetes_default};
pub use tag::{Class, Kind, Tag, classify, classify_in};
