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
        numbers: usize,
        /// The least first number for which this holds.
        from: u32,
        /// The greatest first number for which this holds.
        to: u32,
    },
    /// Versions are re-pointed: only dates, commits and build numbers stay.
    OnlyBuilds,
    /// A word that the tag's reader does not know is an alias of the newest build.
    Aliases,
    /// Every tag stays, unless a word says that it moves.
    Frozen,
}

/// A row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Publisher {
    pub(crate) practice: Practice,
    pub(crate) convention: Convention,
}

/// The publisher of `name`, if its conventions are known.
pub(crate) fn publisher(name: &Name<'_>) -> Option<&'static Publisher> {
    table::publisher(name)
}

/// The convention by which the publisher of `name` rebuilds releases under an unchanged tag, if it is known to.
pub(crate) fn rebuilds_releases(name: &Name<'_>) -> Option<&'static Convention> {
    table::rebuilder(name)
}
