//! What a tag says about itself: its parts, its class, and the part that decides.

mod dates;
mod findings;
mod hashes;
mod split;
mod verdict;
mod words;

use crate::error::{Error, Span};
use crate::explain;
use crate::publishers::{self, Convention};
use crate::reference::{Name, scan_tag};
use alloc::borrow::Cow;

/// Whether a tag moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// Re-pointed.
    Moving,
    /// Published once.
    Pinned,
    /// Not recognisable.
    Unknown,
}
/// What shape a tag has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// a
    Alias,
    /// b
    Channel,
    /// c
    Branch,
    /// d
    FloatingVersion,
    /// e
    Snapshot,
    /// f
    Version,
    /// g
    Prerelease,
    /// h
    Date,
    /// i
    Commit,
    /// j
    Build,
    /// k
    UserRule,
    /// l
    Unrecognised,
}
impl Class {
    /// Spelling
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Moving => "moving",
            Self::Pinned => "pinned",
            Self::Unknown => "unknown",
        }
    }
}
impl Kind {
    /// Spelling
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Alias => "alias",
            Self::Channel => "channel",
            Self::Branch => "branch",
            Self::FloatingVersion => "floating-version",
            Self::Snapshot => "snapshot",
            Self::Version => "version",
            Self::Prerelease => "prerelease",
            Self::Date => "date",
            Self::Commit => "commit",
            Self::Build => "build",
            Self::UserRule => "user-rule",
            Self::Unrecognised => "unrecognised",
        }
    }
}

/// What a tag says about itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag<'a> {
    /// The tag without a digest.
    pub value: Cow<'a, str>,
    /// Whether it moves.
    pub class: Class,
    /// Its shape.
    pub kind: Kind,
    /// The part of `value` that says so.
    pub evidence: Option<Span>,
}

/// What the text of a tag, and its publisher, say: `Copy`, for the hot path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reading {
    pub(crate) class: Class,
    pub(crate) kind: Kind,
    pub(crate) evidence: Option<Span>,
    /// The publisher's convention, where it decided and not the shape.
    pub(crate) convention: Option<&'static Convention>,
}

/// Reads a tag that the grammar accepts. `name` is `None` for a bare tag, or where publisher knowledge is off.
pub(crate) fn read(tag: &str, name: Option<&Name<'_>>) -> Reading {
    verdict::judge(tag, name.map(publishers::conventions).unwrap_or_default())
}

/// What a tag says about itself.
pub fn classify(tag: &str) -> Result<Tag<'_>, Error> {
    in_name(tag, None)
}
/// The same for a tag of a known repository.
pub fn classify_in<'a>(repository: &str, tag: &'a str) -> Result<Tag<'a>, Error> {
    let name =
        Name::scan(repository).map_err(|fault| explain::invalid_repository(repository, fault))?;
    in_name(tag, Some(&name))
}
impl Tag<'_> {
    /// stub
    pub fn release(&self) -> Option<semver::Version> {
        None
    }
}
fn in_name<'a>(tag: &'a str, name: Option<&Name<'_>>) -> Result<Tag<'a>, Error> {
    let (value, _) = scan_tag(tag).map_err(|fault| explain::invalid_tag(tag, fault))?;
    let reading = read(value, name);
    Ok(Tag {
        value: Cow::Borrowed(value),
        class: reading.class,
        kind: reading.kind,
        evidence: reading.evidence,
    })
}
