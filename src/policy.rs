//! The two enumerations of pull policies: what Kubernetes knows, and what may be asked for.

use core::fmt;
use core::str::FromStr;

use crate::error::Error;
use crate::explain;

/// A pull policy as Kubernetes knows it: the value of a container's `imagePullPolicy`.
///
/// ```
/// use pullpolicy::PullPolicy;
///
/// assert_eq!(PullPolicy::IfNotPresent.to_string(), "IfNotPresent");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PullPolicy {
    /// Ask the registry at every start, and fail where it does not answer.
    Always,
    /// Ask the registry only where the node has no copy of the reference.
    IfNotPresent,
    /// Never ask the registry: the image must be on the node.
    Never,
}

impl PullPolicy {
    /// The three policies.
    pub const ALL: [Self; 3] = [Self::Always, Self::IfNotPresent, Self::Never];

    /// The spelling that the API server accepts, the only one.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Always => "Always",
            Self::IfNotPresent => "IfNotPresent",
            Self::Never => "Never",
        }
    }
}

impl fmt::Display for PullPolicy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// What the caller asks for: one of the three policies, or `auto`, which derives it from the tag.
///
/// Parsed exactly as the API server reads the field, case-sensitive.
///
/// ```
/// use pullpolicy::RequestedPolicy;
///
/// assert_eq!("auto".parse(), Ok(RequestedPolicy::Auto));
/// let error = "always".parse::<RequestedPolicy>().unwrap_err();
/// assert_eq!(error.code().as_str(), "invalid-policy");
/// assert_eq!(error.suggestion().unwrap().value.as_deref(), Some("Always"));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RequestedPolicy {
    /// Derive the policy from the reference.
    #[default]
    Auto,
    /// Keep `Always`.
    Always,
    /// Keep `IfNotPresent`.
    IfNotPresent,
    /// Keep `Never`.
    Never,
}

impl RequestedPolicy {
    /// The four accepted spellings, in the order in which errors name them.
    pub const ALL: [Self; 4] = [Self::Auto, Self::Always, Self::IfNotPresent, Self::Never];

    /// The accepted spelling.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Always => "Always",
            Self::IfNotPresent => "IfNotPresent",
            Self::Never => "Never",
        }
    }

    /// The policy that was asked for by name, or `None` for `auto`.
    #[must_use]
    pub const fn explicit(self) -> Option<PullPolicy> {
        match self {
            Self::Auto => None,
            Self::Always => Some(PullPolicy::Always),
            Self::IfNotPresent => Some(PullPolicy::IfNotPresent),
            Self::Never => Some(PullPolicy::Never),
        }
    }
}

impl From<PullPolicy> for RequestedPolicy {
    fn from(policy: PullPolicy) -> Self {
        match policy {
            PullPolicy::Always => Self::Always,
            PullPolicy::IfNotPresent => Self::IfNotPresent,
            PullPolicy::Never => Self::Never,
        }
    }
}

impl fmt::Display for RequestedPolicy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for RequestedPolicy {
    type Err = Error;

    /// # Errors
    ///
    /// `invalid-policy` for anything but the four spellings, with the nearest one as suggestion.
    fn from_str(text: &str) -> Result<Self, Error> {
        Self::ALL
            .into_iter()
            .find(|policy| policy.as_str() == text)
            .ok_or_else(|| explain::invalid_policy(text))
    }
}
