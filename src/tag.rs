//! What a tag says about itself: its parts, its class, and the part that decides.
//!
//! A tag is split into pieces (`split`), each a word, a number, or a word with its number. Whose number it is tells the
//! piece before it (`findings`): `3.20` belongs to `alpine`, `530` to `build`, and `1.27.3` to nobody, so it is the
//! product's. From that follows the class (`verdict`), which a publisher's convention may correct.

mod dates;
mod findings;
mod hashes;
mod release;
mod split;
mod verdict;
mod vocabulary;
mod words;

pub use vocabulary::{Role, vocabulary};

use alloc::borrow::Cow;

use crate::error::{Error, Span};
use crate::explain;
use crate::publishers::{self, Convention};
use crate::reference::{Name, scan_tag};
use crate::request::{MAX_TEXT, check_size};

/// Whether a tag is re-pointed to other images.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// Its publisher re-points it: what it names today is not what it names tomorrow.
    Moving,
    /// It was published once, for one release.
    Pinned,
    /// Nothing in it is recognisable as published once.
    Unknown,
}

impl Class {
    /// The three classes.
    pub const ALL: [Self; 3] = [Self::Moving, Self::Pinned, Self::Unknown];

    /// The class as every face spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Moving => "moving",
            Self::Pinned => "pinned",
            Self::Unknown => "unknown",
        }
    }
}

/// What shape the part of a tag has that decides its class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Moving: `latest`, or a variant, runtime or code name without a version (`alpine`, `jdk21`, `bookworm`).
    Alias,
    /// Moving: a word for a maturity or an environment (`stable`, `edge`, `beta`, `prod`, `nightly`).
    Channel,
    /// Moving: a branch, or its head (`main`, `develop`, `v1.8-head`, `pr-1234`).
    Branch,
    /// Moving: the newest release of a series (`3`, `1.27`, `18-alpine`, `1.x`).
    FloatingVersion,
    /// Moving: a build that is overwritten until the release (`0.1.0-SNAPSHOT`).
    Snapshot,
    /// Pinned: a full version (`26.37.0`).
    Version,
    /// Pinned: a pre-release with a number (`2.0.0-rc.1`).
    Prerelease,
    /// Pinned: a date or a time (`20241016`, `1616044224`).
    Date,
    /// Pinned: a commit's id (`sha-3f2a1bc`).
    Commit,
    /// Pinned: the number of a build (`latest-build-530`, `5.7.0-ls121`).
    Build,
    /// Moving or pinned by the user's own word.
    UserRule,
    /// Unknown.
    Unrecognised,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 12] = [
        Self::Alias,
        Self::Channel,
        Self::Branch,
        Self::FloatingVersion,
        Self::Snapshot,
        Self::Version,
        Self::Prerelease,
        Self::Date,
        Self::Commit,
        Self::Build,
        Self::UserRule,
        Self::Unrecognised,
    ];

    /// The kind as every face spells it.
    #[must_use]
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
    /// The tag, without a digest.
    pub value: Cow<'a, str>,
    /// Whether it is re-pointed.
    pub class: Class,
    /// The shape of the part that says so.
    pub kind: Kind,
    /// The part of `value` that says so; `None` where nothing was recognised, and where the tag was not written.
    pub evidence: Option<Span>,
}

/// What the text of a tag and its publisher say: `Copy`, for the hot path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reading {
    pub(crate) class: Class,
    pub(crate) kind: Kind,
    pub(crate) evidence: Option<Span>,
    /// The publisher's convention, where it decided and not the shape.
    pub(crate) convention: Option<&'static Convention>,
}

/// The reading of an image without a tag, which means `latest`, nowhere written.
pub(crate) const UNTAGGED: Reading = Reading {
    class: Class::Moving,
    kind: Kind::Alias,
    evidence: None,
    convention: None,
};

/// Reads a tag that the grammar accepts. `name` is `None` for a bare tag, or where publisher knowledge is off.
pub(crate) fn read(tag: &str, name: Option<&Name<'_>>) -> Reading {
    verdict::judge(
        tag,
        name,
        name.map(publishers::conventions).unwrap_or_default(),
    )
}

/// What a tag says about itself, by its text alone. A digest behind the tag is accepted and left out.
///
/// # Errors
///
/// `too-large`, and `invalid-tag` for what no registry accepts as a tag.
///
/// # Examples
///
/// ```
/// use pullpolicy::{Class, Kind, classify};
///
/// let tag = classify("coder-xfce-vnc-26.37.0")?;
/// assert_eq!((tag.class, tag.kind), (Class::Pinned, Kind::Version));
/// assert_eq!(tag.evidence.unwrap().of(&tag.value), "26.37.0");
///
/// let tag = classify("mainline-alpine3.24-otel")?;
/// assert_eq!((tag.class, tag.kind), (Class::Moving, Kind::Channel));
/// assert_eq!(tag.evidence.unwrap().of(&tag.value), "mainline");
///
/// assert_eq!(classify("my-feature")?.class, Class::Unknown);
/// # Ok::<(), pullpolicy::Error>(())
/// ```
pub fn classify(tag: &str) -> Result<Tag<'_>, Error> {
    in_name(tag, None)
}

/// What a tag says about itself in a repository, whose publisher may have a convention of its own.
///
/// # Errors
///
/// `too-large`, `invalid-image` for what is no name of a repository (it is read like an image without tag and digest), and
/// `invalid-tag` for what no registry accepts as a tag.
///
/// # Examples
///
/// ```
/// use pullpolicy::{Class, classify, classify_in};
///
/// // PostgreSQL names releases by two numbers, Bitnami re-points even three.
/// assert_eq!(classify("16.2")?.class, Class::Moving);
/// assert_eq!(classify_in("postgres", "16.2")?.class, Class::Pinned);
/// assert_eq!(classify_in("bitnami/redis", "7.2.4")?.class, Class::Moving);
/// # Ok::<(), pullpolicy::Error>(())
/// ```
pub fn classify_in<'a>(repository: &str, tag: &'a str) -> Result<Tag<'a>, Error> {
    check_size(repository, MAX_TEXT, "/repository")?;
    let name =
        Name::scan(repository).map_err(|fault| explain::invalid_repository(repository, fault))?;
    in_name(tag, Some(&name))
}

fn in_name<'a>(tag: &'a str, name: Option<&Name<'_>>) -> Result<Tag<'a>, Error> {
    check_size(tag, MAX_TEXT, "/tag")?;
    let (value, _) = scan_tag(tag).map_err(|fault| explain::invalid_tag(tag, fault))?;
    let reading = read(value, name);
    Ok(Tag {
        value: Cow::Borrowed(value),
        class: reading.class,
        kind: reading.kind,
        evidence: reading.evidence,
    })
}

#[cfg(test)]
mod tests;
