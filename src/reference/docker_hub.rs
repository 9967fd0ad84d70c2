//! The second stage: the defaults of Docker Hub, which fill in what a short name leaves out.
//!
//! It looks at a few offsets and at the registry's name, not at the bytes again. The limit on the
//! repository's length belongs here, since the default namespace counts towards it.

use super::Name;
use super::fault::{Cause, Fault};
use super::grammar::{Head, NameParts};
use crate::error::{Detail, Span};

/// The registry of a name that has none.
pub(super) const REGISTRY: &str = "docker.io";
/// What the registry was once called; names written so mean the same images.
const LEGACY_REGISTRY: &str = "index.docker.io";
/// The one host that is a registry without a dot or a port.
const LOCALHOST: &str = "localhost";
/// The namespace of the official images, which a name on Docker Hub may leave out.
pub(super) const OFFICIAL: &str = "library/";
/// The most characters that a repository can have, the namespace included.
pub(crate) const REPOSITORY_LIMIT: usize = 255;
/// The digits of a bare SHA-256, which is an image's id and no name.
const ID_DIGITS: usize = 64;

/// Splits what the grammar found into registry, default namespace and path.
pub(super) fn complete<'a>(input: &'a str, parts: &NameParts) -> Result<Name<'a>, Fault> {
    let whole = input.get(..parts.end).unwrap_or_default();
    let head = input.get(..parts.head_end).unwrap_or_default();
    let behind_head = input.get(parts.head_end + 1..parts.end).unwrap_or_default();
    let (registry, path, nested) = match parts.head {
        Head::Absent => (REGISTRY, whole, false),
        Head::Path => ("", whole, true),
        Head::Either if head != LOCALHOST => (REGISTRY, whole, true),
        Head::Registry if head == LEGACY_REGISTRY => (REGISTRY, behind_head, parts.nested),
        Head::Either | Head::Registry => (head, behind_head, parts.nested),
    };
    let namespace = if registry == REGISTRY && !nested {
        OFFICIAL
    } else {
        ""
    };
    if namespace.len() + path.len() > REPOSITORY_LIMIT {
        let first_excess = parts.end - path.len() + REPOSITORY_LIMIT - namespace.len();
        return fault(Cause::TooLong, first_excess, first_excess + 1);
    }
    if whole.len() == ID_DIGITS && whole == input && is_id(whole) {
        return fault(Cause::ImageId, input.len(), input.len());
    }
    Ok(Name {
        registry,
        namespace,
        path,
    })
}

fn is_id(text: &str) -> bool {
    text.bytes()
        .all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

fn fault<T>(cause: Cause, start: usize, end: usize) -> Result<T, Fault> {
    Err(Fault {
        detail: Detail::Name,
        cause,
        span: Span::new(start, end),
    })
}
