//! Image references (stub: the interface that the other modules use).

use core::fmt;
use crate::error::{Detail, Error, Span};
use crate::explain;
use crate::policy::PullPolicy;

/// A parsed image reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reference<'a> { input: &'a str, name: Name<'a>, tag: Option<&'a str>, digest: Option<&'a str> }

/// A normalised name: registry and repository.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name<'a> { registry: &'a str, prefix: &'static str, path: &'a str }

/// Where and why a text is no reference or tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fault { pub(crate) detail: Detail, pub(crate) cause: Cause, pub(crate) span: Span }

/// The rule that a text breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cause { Empty, Blanks, Character }

impl<'a> Reference<'a> {
    /// Parses.
    pub fn parse(input: &'a str) -> Result<Self, Error> { Self::scan(input).map_err(|fault| explain::invalid_image(input, fault)) }
    pub(crate) fn scan(input: &'a str) -> Result<Self, Fault> {
        let (rest, digest) = match input.split_once('@') { Some((a, b)) => (a, Some(b)), None => (input, None) };
        let (name, tag) = match rest.rsplit_once(':') { Some((a, b)) if !b.contains('/') => (a, Some(b)), _ => (rest, None) };
        if name.is_empty() { return Err(Fault { detail: Detail::Name, cause: Cause::Empty, span: Span::new(0, 0) }); }
        let (registry, path) = match name.split_once('/') { Some((r, p)) if r.contains(['.', ':']) || r == "localhost" => (r, p), _ => ("docker.io", name) };
        let prefix = if registry == "docker.io" && !path.contains('/') { "library/" } else { "" };
        Ok(Self { input, name: Name { registry, prefix, path }, tag, digest })
    }
    /// Input.
    pub fn input(&self) -> &'a str { self.input }
    /// Name.
    pub fn name(&self) -> Name<'a> { self.name }
    /// Tag.
    pub fn tag(&self) -> Option<&'a str> { self.tag }
    /// Digest.
    pub fn digest(&self) -> Option<&'a str> { self.digest }
    /// What the API server writes.
    pub fn kubernetes_default(&self) -> PullPolicy {
        if self.tag == Some("latest") || (self.tag.is_none() && self.digest.is_none()) { PullPolicy::Always } else { PullPolicy::IfNotPresent }
    }
}

impl<'a> Name<'a> {
    /// Parses a name without tag and digest.
    pub(crate) fn scan(input: &'a str) -> Result<Self, Fault> { Reference::scan(input).map(|r| r.name) }
    /// The registry, `docker.io` where none was written.
    pub fn registry(&self) -> &'a str { self.registry }
    /// The repository in two pieces: the default namespace where it was not written (`library/` or ``), and the written path.
    pub(crate) fn repository_pieces(&self) -> (&'static str, &'a str) { (self.prefix, self.path) }
    /// The name of one of Docker Hub's official images (`nginx` of `docker.io/library/nginx`).
    pub fn official(&self) -> Option<&'a str> { if self.registry == "docker.io" { if self.prefix.is_empty() { self.path.strip_prefix("library/") } else { Some(self.path) } } else { None } }
}
impl fmt::Display for Name<'_> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, "{}/{}{}", self.registry, self.prefix, self.path) } }

/// A tag alone, with or without a digest, as a template's `image_tag` holds it.
pub(crate) fn scan_tag(input: &str) -> Result<(&str, Option<&str>), Fault> {
    if input.is_empty() { return Err(Fault { detail: Detail::Tag, cause: Cause::Empty, span: Span::new(0, 0) }); }
    Ok(match input.split_once('@') { Some((a, b)) => (a, Some(b)), None => (input, None) })
}
