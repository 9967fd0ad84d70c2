//! Why no policy can be written.

use pullpolicy::KubernetesVersion;

/// Why no policy can be written, with what to do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// The kind came later than this version.
    #[error("Kubernetes {version} has no {kind}: it came with {since}; {instead}")]
    TooOld {
        /// The version asked for.
        version: KubernetesVersion,
        /// The kind asked for.
        kind: &'static str,
        /// The first version that has it.
        since: KubernetesVersion,
        /// What to do.
        instead: &'static str,
    },
    /// Nobody knows this version yet.
    #[error(
        "Kubernetes {version} is later than {newest}, the newest that is known here; what is written for {newest} has the API version v1, which later versions serve too"
    )]
    TooNew {
        /// The version asked for.
        version: KubernetesVersion,
        /// The newest known one.
        newest: KubernetesVersion,
    },
    /// The name of the policies is none.
    #[error(
        "`{0}` cannot name a policy: lower-case letters, digits, `-` and `.` are allowed, a letter or digit first and last, at most 200 in all"
    )]
    Name(String),
    /// The name of a namespace is none.
    #[error(
        "`{0}` is no namespace: lower-case letters, digits and `-` are allowed, a letter or digit first and last, at most 63 in all"
    )]
    Namespace(String),
    /// What fails cannot be denied and warned about at once.
    #[error(
        "Kubernetes refuses `deny` together with `warn`, as both tell the same; use `deny` and `audit`, or `warn` and `audit`"
    )]
    DenyAndWarn,
    /// Nothing is to be done, or nothing is to be looked at.
    #[error("no {0} is named; name at least one, or leave the option out")]
    Nothing(&'static str),
}
