//! What named publishers do with their tags where no shape can tell, each row with its public source.

mod table;

use crate::reference::Name;

/// One publisher's convention, with the public address where it is stated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Convention {
    /// Who: `Bitnami`.
    pub(crate) publisher: &'static str,
    /// What they do, as the end of a sentence that starts with the publisher: `re-points application versions; only
    /// -rN tags stay`.
    pub(crate) practice: &'static str,
    /// The public address of the statement.
    pub(crate) source: &'static str,
}

/// How a publisher's tags are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Practice {
    /// A version of `numbers` numbers is a full release, where the first is within `from..=to`.
    FullRelease {
        /// How many numbers a full release has.
        numbers: u8,
        /// The least first number for which this holds.
        from: u32,
        /// The greatest first number for which this holds.
        to: u32,
    },
    /// Versions are re-pointed: only dates, commits and build numbers stay.
    OnlyBuilds,
    /// Versions of what is packaged are re-pointed: beside dates, commits and build numbers only the package's own
    /// version stays, which a `v` introduces (`8.4-fpm-v3.5.2`).
    OwnVersion,
    /// Versions are re-pointed: beside dates, commits and build numbers only a version with a revision stays (`1-71`).
    Revisions,
    /// A stream has releases of its own: a full version beside its name stays (`edge-24.11.8`).
    StreamReleases,
    /// Every tag stays, unless a word alone says that it moves.
    Frozen,
    /// What its reader does not know is an alias of the newest build.
    Aliases,
    /// Tags read by their shape, but a release is rebuilt under its tag.
    Rebuilds,
}

/// A row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Publisher {
    pub(crate) practice: Practice,
    pub(crate) convention: Convention,
}

/// The rows that apply to a name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Conventions {
    /// How releases are named.
    pub(crate) releases: Option<&'static Publisher>,
    /// What unknown words are.
    pub(crate) words: Option<&'static Publisher>,
}

/// The publishers who re-point tags with a full version: the beginnings of their images' normalised
/// names, each up to a `/`.
///
/// ```
/// assert!(pullpolicy::repointing_publishers().contains(&"docker.io/bitnami/"));
/// ```
#[must_use]
pub fn repointing_publishers() -> &'static [&'static str] {
    table::REPOINTING
}

/// The conventions of the publisher of `name`, where they are known.
pub(crate) fn conventions(name: &Name<'_>) -> Conventions {
    table::conventions(name)
}

/// The convention by which the publisher of `name` rebuilds releases under an unchanged tag, if it is known to.
pub(crate) fn rebuilds_releases(name: &Name<'_>) -> Option<&'static Convention> {
    table::rebuilder(name)
}
