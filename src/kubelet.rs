//! What will happen on the node: the cluster's settings, and the outcomes that follow.
//!
//! The rules are those of the kubelet's image manager (`pkg/kubelet/images/image_manager.go`) and,
//! for the verification of credentials, of KEP-2535.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::error::Error;
use crate::explain;
use crate::policy::PullPolicy;
use crate::reference::Name;

/// The minor version from which the kubelet can verify the credentials of cached images (KEP-2535,
/// alpha in 1.33).
const VERIFICATION_EXISTS: KubernetesVersion = KubernetesVersion {
    major: 1,
    minor: 33,
};
/// A version of Kubernetes; what follows the minor number makes no difference here.
///
/// ```
/// use pullpolicy::KubernetesVersion;
///
/// assert_eq!("v1.35.2-gke.1".parse::<KubernetesVersion>()?, KubernetesVersion::new(1, 35));
/// # Ok::<(), pullpolicy::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KubernetesVersion {
    major: u32,
    minor: u32,
}

impl KubernetesVersion {
    /// The version `major.minor`.
    #[must_use]
    pub const fn new(major: u32, minor: u32) -> Self {
        Self { major, minor }
    }
}

/// The version that is assumed where none is given: 1.36.
impl Default for KubernetesVersion {
    fn default() -> Self {
        Self::new(1, 36)
    }
}

impl fmt::Display for KubernetesVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

impl FromStr for KubernetesVersion {
    type Err = Error;

    /// Reads `1.36`, `1.36.4`, `v1.36.4-gke.1`, and `1.36+` as some clusters report their minor.
    ///
    /// # Errors
    ///
    /// `invalid-cluster` for anything else.
    fn from_str(text: &str) -> Result<Self, Error> {
        let read = || {
            let text = text.strip_prefix('v').unwrap_or(text);
            let numbers = without_suffix(text.strip_suffix('+').unwrap_or(text))?;
            let mut numbers = numbers.split('.').map(number);
            let version = Self {
                major: numbers.next()??,
                minor: numbers.next()??,
            };
            let patch = numbers.next().is_none_or(|patch| patch.is_some());
            (patch && numbers.next().is_none()).then_some(version)
        };
        read().ok_or_else(|| explain::invalid_version(text))
    }
}

/// A version without its pre-release or build suffix, which must be well-formed.
fn without_suffix(text: &str) -> Option<&str> {
    let Some((numbers, suffix)) = text.split_once(['-', '+']) else {
        return Some(text);
    };
    let allowed = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'+' | b'.' | b'_');
    (!suffix.is_empty() && suffix.bytes().all(allowed)).then_some(numbers)
}

fn number(text: &str) -> Option<u32> {
    text.bytes()
        .all(|b| b.is_ascii_digit())
        .then(|| text.parse().ok())?
}

/// Whether the kubelet checks, for an image that is on the node, that the pod could pull it
/// (`imagePullCredentialsVerificationPolicy` of the kubelet's configuration, KEP-2535).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CredentialVerification {
    /// No image is checked.
    NeverVerify,
    /// Images that the kubelet did not pull itself are not checked.
    NeverVerifyPreloadedImages,
    /// Images on the allowlist are not checked.
    NeverVerifyAllowlistedImages,
    /// Every image is checked.
    AlwaysVerify,
}

impl CredentialVerification {
    /// The four spellings of the kubelet's configuration.
    pub const ALL: [Self; 4] = [
        Self::NeverVerify,
        Self::NeverVerifyPreloadedImages,
        Self::NeverVerifyAllowlistedImages,
        Self::AlwaysVerify,
    ];

    /// The spelling of the kubelet's configuration.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::NeverVerify => "NeverVerify",
            Self::NeverVerifyPreloadedImages => "NeverVerifyPreloadedImages",
            Self::NeverVerifyAllowlistedImages => "NeverVerifyAllowlistedImages",
            Self::AlwaysVerify => "AlwaysVerify",
        }
    }
}

impl FromStr for CredentialVerification {
    type Err = Error;

    /// # Errors
    ///
    /// `invalid-cluster` for anything but the four spellings.
    fn from_str(text: &str) -> Result<Self, Error> {
        let mut all = Self::ALL.into_iter();
        all.find(|known| known.as_str() == text)
            .ok_or_else(|| explain::invalid_verification(text))
    }
}

/// An entry of `preloadedImagesVerificationAllowlist`: a normalised name, or a prefix and `/*`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllowlistEntry(String);

impl AllowlistEntry {
    /// Reads an entry as the kubelet does.
    ///
    /// # Errors
    ///
    /// `invalid-cluster` for what the kubelet refuses: a name that is not normalised (`nginx`
    /// instead of `docker.io/library/nginx`), a tag or digest, blanks, a `*` elsewhere than in a
    /// final `/*`, and `/*` alone.
    pub fn new(entry: &str) -> Result<Self, Error> {
        let prefix = entry.strip_suffix("/*");
        let valid = match prefix {
            Some(prefix) => !prefix.is_empty() && !prefix.contains('*') && prefix.trim() == prefix,
            None => Name::scan(entry).is_ok_and(|name| name.to_string() == entry),
        };
        if valid {
            Ok(Self(entry.to_string()))
        } else {
            Err(explain::invalid_allowlist_entry(entry))
        }
    }

    /// The entry as it was written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether the entry exempts the image of this normalised name: the kubelet compares prefixes
    /// as plain text.
    fn covers(&self, name: &str) -> bool {
        match self.0.strip_suffix('*') {
            Some(prefix) => name.starts_with(prefix),
            None => self.0 == name,
        }
    }
}

/// What is known of the cluster. The default one is a plain Kubernetes 1.36.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cluster {
    /// The kubelets' version.
    pub version: KubernetesVersion,
    /// Whether the admission plugin `AlwaysPullImages` is on.
    pub always_pull_images: bool,
    /// Whether the API server defaults by the rule of KEP-6083, by which a digest beside `latest`
    /// makes `IfNotPresent`.
    pub digest_aware_default: bool,
    /// The kubelets' verification policy; none means the default of their version.
    pub credential_verification: Option<CredentialVerification>,
    /// The images exempt under [`CredentialVerification::NeverVerifyAllowlistedImages`].
    pub preloaded_images_verification_allowlist: Vec<AllowlistEntry>,
}

impl Cluster {
    /// Refuses a verification policy on a kubelet that has none.
    ///
    /// # Errors
    ///
    /// `invalid-cluster`.
    pub(crate) fn check(&self) -> Result<(), Error> {
        match self.credential_verification {
            Some(stated) if self.version < VERIFICATION_EXISTS => {
                Err(explain::verification_unknown(stated, self.version))
            }
            _ => Ok(()),
        }
    }

    /// The verification policy under which the kubelet asks for a record of the pull that may not
    /// exist, although the credentials are the ones that the image was pulled with.
    ///
    /// Of images that the kubelet pulled itself such a record exists. So the default from 1.35 on,
    /// [`CredentialVerification::NeverVerifyPreloadedImages`], makes no difference here, and a
    /// policy that is not stated is none.
    pub(crate) fn demands_record(&self, name: Option<&Name<'_>>) -> Option<CredentialVerification> {
        self.credential_verification.filter(|stated| match stated {
            CredentialVerification::AlwaysVerify => true,
            CredentialVerification::NeverVerifyAllowlistedImages => !self.allows(name),
            CredentialVerification::NeverVerify
            | CredentialVerification::NeverVerifyPreloadedImages => false,
        })
    }

    /// Whether the allowlist exempts the image; a bare tag is never on it.
    fn allows(&self, name: Option<&Name<'_>>) -> bool {
        name.is_some_and(|name| {
            let name = name.to_string();
            let mut entries = self.preloaded_images_verification_allowlist.iter();
            entries.any(|entry| entry.covers(&name))
        })
    }

    /// What runs after admission.
    pub(crate) fn effective(&self, policy: PullPolicy) -> PullPolicy {
        if self.always_pull_images {
            PullPolicy::Always
        } else {
            policy
        }
    }
}

/// Whether the registry answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RegistryState {
    /// It answers, and accepts the credentials.
    Reachable,
    /// It does not.
    Unreachable,
}

impl RegistryState {
    /// The state as every face spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Reachable => "reachable",
            Self::Unreachable => "unreachable",
        }
    }
}

/// Which content a started container runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Runs {
    /// What the registry serves under the reference now.
    Current,
    /// The copy that the node has.
    Cached,
}

impl Runs {
    /// The content as every face spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Current => "current",
            Self::Cached => "cached",
        }
    }
}

/// The reason with which a container waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Waiting {
    /// A pull failed and is tried again after a growing pause.
    ImagePullBackOff,
    /// The policy is `Never`, and the image is not there for this pod.
    ErrImageNeverPull,
    /// The image is no valid reference.
    InvalidImageName,
}

impl Waiting {
    /// The kubelet's word.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::ImagePullBackOff => "ImagePullBackOff",
            Self::ErrImageNeverPull => "ErrImageNeverPull",
            Self::InvalidImageName => "InvalidImageName",
        }
    }
}

/// What happens when the container starts, in one of the four situations.
///
/// Pull credentials are taken to be valid, and the same that the image was pulled with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Whether the node has the exact reference.
    pub on_node: bool,
    /// Whether the registry answers.
    pub registry: RegistryState,
    /// Whether an attempt is made to reach it; none where that depends on the kubelet's records.
    pub contacts_registry: Option<bool>,
    /// Whether the container starts; none where that depends on the kubelet's records.
    pub starts: Option<bool>,
    /// What it runs where it starts; none where it does not, or where that depends.
    pub runs: Option<Runs>,
    /// Why it waits where it does not start.
    pub waiting: Option<Waiting>,
}

/// The four situations in the order of the contract.
const SITUATIONS: [(bool, RegistryState); 4] = [
    (true, RegistryState::Reachable),
    (true, RegistryState::Unreachable),
    (false, RegistryState::Reachable),
    (false, RegistryState::Unreachable),
];

/// What happens under the effective policy. `record_unknown`: see [`Cluster::demands_record`].
pub(crate) fn outcomes(effective: PullPolicy, record_unknown: bool) -> [Outcome; 4] {
    SITUATIONS.map(|(on_node, registry)| match effective {
        PullPolicy::Always => pulls(on_node, registry),
        PullPolicy::IfNotPresent if !on_node => pulls(on_node, registry),
        PullPolicy::IfNotPresent if record_unknown => verifies(registry),
        PullPolicy::Never if !on_node => Outcome {
            contacts_registry: Some(false),
            starts: Some(false),
            waiting: Some(Waiting::ErrImageNeverPull),
            ..nothing(on_node, registry)
        },
        PullPolicy::Never if record_unknown => Outcome {
            contacts_registry: Some(false),
            runs: Some(Runs::Cached),
            waiting: Some(Waiting::ErrImageNeverPull),
            ..nothing(on_node, registry)
        },
        PullPolicy::IfNotPresent | PullPolicy::Never => Outcome {
            contacts_registry: Some(false),
            starts: Some(true),
            runs: Some(Runs::Cached),
            ..nothing(on_node, registry)
        },
    })
}

/// A situation of which nothing is known yet.
const fn nothing(on_node: bool, registry: RegistryState) -> Outcome {
    Outcome {
        on_node,
        registry,
        contacts_registry: None,
        starts: None,
        runs: None,
        waiting: None,
    }
}

/// The registry is asked; where it does not answer, nothing falls back to the node's copy.
fn pulls(on_node: bool, registry: RegistryState) -> Outcome {
    let outcome = Outcome {
        contacts_registry: Some(true),
        ..nothing(on_node, registry)
    };
    match registry {
        RegistryState::Reachable => Outcome {
            starts: Some(true),
            runs: Some(Runs::Current),
            ..outcome
        },
        RegistryState::Unreachable => Outcome {
            starts: Some(false),
            waiting: Some(Waiting::ImagePullBackOff),
            ..outcome
        },
    }
}

/// The image is on the node, and it depends on the kubelet's records whether the registry is asked.
fn verifies(registry: RegistryState) -> Outcome {
    let outcome = nothing(true, registry);
    match registry {
        RegistryState::Reachable => Outcome {
            starts: Some(true),
            ..outcome
        },
        RegistryState::Unreachable => Outcome {
            runs: Some(Runs::Cached),
            waiting: Some(Waiting::ImagePullBackOff),
            ..outcome
        },
    }
}

#[cfg(test)]
mod tests {
    use super::{AllowlistEntry, KubernetesVersion};

    #[test]
    fn an_entry_is_kept_as_it_was_written() {
        for entry in ["docker.io/library/nginx", "ghcr.io/acme/*"] {
            assert_eq!(AllowlistEntry::new(entry).unwrap().as_str(), entry);
        }
    }

    #[test]
    fn versions_are_read_as_clusters_print_them() {
        let read = |text: &str| text.parse::<KubernetesVersion>().ok();
        for text in [
            "1.35",
            "1.35.2",
            "v1.35",
            "v1.35.2-gke.1",
            "1.35.0-alpha.1+abc_d",
            "1.35+",
        ] {
            assert_eq!(read(text), Some(KubernetesVersion::new(1, 35)), "{text}");
        }
        for text in [
            "",
            "v",
            "1",
            "1.",
            "1.x",
            "1.35.",
            "1.35.x",
            "1.35.2.1",
            "+1.35",
            "1.-35",
            " 1.35",
            "1.35-",
            "1.35++",
            "1.99999999999",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
        assert!(KubernetesVersion::new(1, 9) < KubernetesVersion::new(1, 33));
    }
}
