//! Stable codes, and the sentence for each: nothing else in the project words an answer.

mod credentials;
mod deploy;
mod errors;
mod faults;
mod nearest;
#[cfg(feature = "serde")]
mod pods;
mod reasons;
mod steps;
mod warnings;

use alloc::borrow::Cow;

use crate::error::Suggestion;

pub(crate) use credentials::*;
pub(crate) use deploy::*;
pub(crate) use errors::*;
pub(crate) use faults::{invalid_image, invalid_repository, invalid_tag};
pub use nearest::nearest;
#[cfg(feature = "serde")]
pub(crate) use pods::*;
pub(crate) use reasons::*;
pub(crate) use steps::{next_step, shell_word};
pub(crate) use warnings::*;

/// A remark of a decision: a code, a sentence, and where the rule comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Reason {
    /// The stable code.
    pub code: ReasonCode,
    /// One sentence in lower case, without a final full stop, user input in backticks.
    pub message: Cow<'static, str>,
    /// The public address of the rule, or for a user's rule its JSON pointer into the request.
    pub source: Option<Cow<'static, str>>,
}

/// What may go wrong with a decision, and what to do.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Warning {
    /// The stable code.
    pub code: WarningCode,
    /// One sentence in lower case, without a final full stop, user input in backticks.
    pub message: Cow<'static, str>,
    /// The public address of the rule.
    pub source: Option<Cow<'static, str>>,
    /// What to write instead.
    pub suggestion: Option<Suggestion>,
}

/// Declares an enumeration of codes with their spellings.
macro_rules! codes {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $text:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum $name {
            $($(#[$doc])* $variant,)+
        }

        impl $name {
            /// Every code, in the order of the contract.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The code as every face spells it.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$variant => $text,)+
                }
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(self.as_str())
            }
        }
    };
}
pub(crate) use codes;

codes! {
    /// The stable code of a [`Reason`].
    ReasonCode {
        /// The policy was requested by name.
        Explicit = "explicit",
        /// A registry mapping says that the image is only on the node.
        RegistryMapping = "registry-mapping",
        /// The user's rule for the image names the policy.
        ImageRule = "image-rule",
        /// A digest fixes the content.
        Digest = "digest",
        /// One of the user's `pinned` patterns matches the tag.
        PinnedRule = "pinned-rule",
        /// One of the user's `moving` patterns matches the tag.
        MovingRule = "moving-rule",
        /// The publisher's convention says what the tag's shape cannot.
        Publisher = "publisher",
        /// No tag is written, which means `latest`.
        Untagged = "untagged",
        /// The tag holds an alias.
        Alias = "alias",
        /// The tag names a channel.
        Channel = "channel",
        /// The tag names a branch.
        Branch = "branch",
        /// The tag is an incomplete version.
        FloatingVersion = "floating-version",
        /// The tag is a snapshot, overwritten until the release.
        Snapshot = "snapshot",
        /// The tag is a full version.
        Version = "version",
        /// The tag is a numbered pre-release.
        Prerelease = "prerelease",
        /// The tag holds a date or a timestamp.
        Date = "date",
        /// The tag holds a commit id.
        Commit = "commit",
        /// The tag holds a build number.
        Build = "build",
        /// The tag is not recognisable as published once.
        Unrecognised = "unrecognised",
        /// Kubernetes would write another policy.
        KubernetesDefaultDiffers = "kubernetes-default-differs",
        /// The next start may run code that nobody reviewed.
        UnreviewedUpdate = "unreviewed-update",
    }
}

codes! {
    /// The stable code of a [`Warning`].
    WarningCode {
        /// Nodes will run different content under one tag.
        StaleCopies = "stale-copies",
        /// An outage of the registry stops a start that needs nothing from it.
        RegistryDependency = "registry-dependency",
        /// `Never` fails unless the image is on every node.
        MustBePreloaded = "must-be-preloaded",
        /// The tag is `latest` in another case.
        LooksLikeLatest = "looks-like-latest",
        /// A moving tag stands beside a digest, which alone counts.
        MovingTagBesideDigest = "moving-tag-beside-digest",
        /// The publisher is known to rebuild releases under an unchanged tag.
        MutableRelease = "mutable-release",
        /// A registry's port was read as a tag.
        PortAsTag = "port-as-tag",
        /// An admission plugin overrides the policy.
        OverriddenByAdmission = "overridden-by-admission",
        /// The kubelet may ask the registry before it lets the pod use its copy.
        CredentialsChecked = "credentials-checked",
    }
}

codes! {
    /// The stable code of a [`SecretWarning`](crate::SecretWarning).
    SecretWarningCode {
        /// The pod names a Secret that is not among those given.
        SecretNotFound = "secret-not-found",
        /// The Secret is in another namespace than the pod, which cannot use it.
        OtherNamespace = "other-namespace",
        /// An entry of `imagePullSecrets` has no name, and still keeps the ServiceAccount's away.
        EmptyName = "empty-name",
        /// The pod names Secrets of its own, so the ServiceAccount's are not added.
        ServiceAccountUnused = "service-account-unused",
        /// The pod exists without Secrets, and the ServiceAccount's are only added at creation.
        PodIsOlder = "pod-is-older",
        /// The Secret's type is no pull secret's.
        WrongType = "wrong-type",
        /// The Secret has not the key of its type.
        MissingKey = "missing-key",
        /// The Secret's key is empty.
        EmptySecret = "empty-secret",
        /// The Secret holds the shape of the other type.
        WrongShape = "wrong-shape",
        /// Docker Hub's server is written without its final slash.
        DockerHubSlash = "docker-hub-slash",
        /// The server is one of Docker Hub's, but not the one that the kubelet looks for.
        DockerHubHost = "docker-hub-host",
        /// A port too much, a port missing, or another one.
        PortDiffers = "port-differs",
        /// The host is the image's but for capitals.
        CaseDiffers = "case-differs",
        /// Another scheme than lower-case `https://` or `http://`.
        Scheme = "scheme",
        /// The host is the image's, but the image's path does not begin with the server's.
        PathDiffers = "path-differs",
        /// The pattern has another number of labels than the image's host.
        WildcardLabels = "wildcard-labels",
        /// An IPv6 address without a port never matches its own key.
        Ipv6WithoutPort = "ipv6-without-port",
        /// The server is no URL, so the kubelet ignores it.
        ServerIgnored = "server-ignored",
        /// The login has neither user nor password, and is sent all the same.
        BlankLogin = "blank-login",
        /// A key that serves the image keeps Docker Hub's login away.
        HidesDockerHub = "hides-docker-hub",
        /// Docker Hub's login is offered to another registry.
        DockerHubElsewhere = "docker-hub-elsewhere",
        /// The key ends within a part of the image's path, so it serves neighbours too.
        LeaksToNeighbour = "leaks-to-neighbour",
        /// With a login there is no pull without one, even of a public image.
        NoAnonymousPull = "no-anonymous-pull",
    }
}

codes! {
    /// The stable code of a [`DeployRemark`](crate::DeployRemark).
    DeployRemarkCode {
        /// The payload names no policy, and the daemons' default is written.
        DefaultPolicy = "default-policy",
        /// `auto` was decided.
        AutoDecided = "auto-decided",
        /// A mapping replaced the registry.
        RegistryMapped = "registry-mapped",
        /// A mapping says that the image is only where it runs.
        LocalImage = "local-image",
        /// The mapping goes before the policy that the payload names.
        PolicyOverridden = "policy-overridden",
        /// Docker has no policy: the field is ignored.
        PolicyIgnored = "policy-ignored",
        /// A rollout that fails stays desired until somebody removes it.
        FailedRolloutStays = "failed-rollout-stays",
    }
}
