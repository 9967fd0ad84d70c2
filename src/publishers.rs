//! What named publishers do with their tags (stub: the interface that the other modules use).
use crate::reference::Name;

/// One publisher's convention, with the public address where it is stated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Convention {
    /// Who: `Bitnami`.
    pub(crate) publisher: &'static str,
    /// What they do, as the end of a sentence that starts with the publisher: `re-points application versions; only -rN tags stay`.
    pub(crate) practice: &'static str,
    /// The public address of the statement.
    pub(crate) source: &'static str,
}

/// The convention by which the publisher of `name` rebuilds releases under an unchanged tag, if it is known to.
pub(crate) fn rebuilds_releases(_name: &Name<'_>) -> Option<&'static Convention> { None }
