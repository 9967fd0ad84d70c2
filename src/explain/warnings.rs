//! The sentences of the warnings.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;

use super::{Warning, WarningCode};
use crate::error::Suggestion;
use crate::kubelet::CredentialVerification;
use crate::policy::PullPolicy;
use crate::publishers::Convention;

/// The kubelet's decision, with the text of `ErrImageNeverPull`.
const IMAGE_MANAGER: &str =
    "https://github.com/kubernetes/kubernetes/blob/master/pkg/kubelet/images/image_manager.go";
/// The admission plugin.
const ALWAYS_PULL_IMAGES: &str = "https://kubernetes.io/docs/reference/access-authn-authz/admission-controllers/#alwayspullimages";
/// The verification of the credentials of cached images.
const KEP_2535: &str = "https://github.com/kubernetes/enhancements/tree/master/keps/sig-node/2535-ensure-secret-pulled-images";

fn warning(
    code: WarningCode,
    message: impl Into<Cow<'static, str>>,
    suggestion: Option<Suggestion>,
) -> Warning {
    Warning {
        code,
        message: message.into(),
        source: None,
        suggestion,
    }
}

fn sourced(
    code: WarningCode,
    message: impl Into<Cow<'static, str>>,
    source: &'static str,
) -> Warning {
    Warning {
        source: Some(Cow::Borrowed(source)),
        ..warning(code, message, None)
    }
}

/// An explicit policy caches what moves. `same_today`: a pinned reference of the same content.
pub(crate) fn stale_copies(
    policy: PullPolicy,
    tag: Option<&str>,
    same_today: Option<String>,
) -> Warning {
    let tag = tag.unwrap_or("latest");
    let message = format!(
        "under `{policy}` each node keeps the copy of `{tag}` that it happened to pull, so nodes will run different content without any error"
    );
    let suggestion = Suggestion {
        policy: Some(PullPolicy::Always),
        reference: same_today,
        value: None,
    };
    warning(WarningCode::StaleCopies, message, Some(suggestion))
}

/// An explicit `Always` on content that cannot change.
pub(crate) fn registry_dependency(digest: bool) -> Warning {
    let why = if digest {
        "a digest cannot change"
    } else {
        "the tag is published once"
    };
    let message = format!(
        "{why}, so pulling brings nothing new, but an outage of the registry stops the start although the image is on the node"
    );
    let suggestion = Suggestion {
        policy: Some(PullPolicy::IfNotPresent),
        ..Suggestion::default()
    };
    warning(WarningCode::RegistryDependency, message, Some(suggestion))
}

/// `Never`, from any source.
pub(crate) fn must_be_preloaded() -> Warning {
    sourced(
        WarningCode::MustBePreloaded,
        "under `Never` a container waits in ErrImageNeverPull on each node that was not loaded with this very reference",
        IMAGE_MANAGER,
    )
}

/// `latest` in another case.
pub(crate) fn looks_like_latest(tag: &str, cured: String) -> Warning {
    let message = format!("tags are case-sensitive: Kubernetes does not take `{tag}` for `latest`");
    let suggestion = Suggestion {
        reference: Some(cured),
        ..Suggestion::default()
    };
    warning(WarningCode::LooksLikeLatest, message, Some(suggestion))
}

/// A moving tag beside a digest.
pub(crate) fn moving_tag_beside_digest(tag: &str) -> Warning {
    let message = format!(
        "the digest alone decides what runs: `{tag}` moves on without it, and misleads whoever reads it"
    );
    warning(WarningCode::MovingTagBesideDigest, message, None)
}

/// A release that its publisher rebuilds. `fixed`: the reference with its digest of today.
pub(crate) fn mutable_release(convention: &'static Convention, fixed: Option<String>) -> Warning {
    let Convention {
        publisher,
        practice,
        source,
    } = convention;
    let message = format!("{publisher} {practice}, so nodes may hold different builds of it");
    let suggestion = fixed.map(|reference| Suggestion {
        reference: Some(reference),
        ..Suggestion::default()
    });
    Warning {
        suggestion,
        ..sourced(WarningCode::MutableRelease, message, source)
    }
}

/// A port read as a tag.
pub(crate) fn port_as_tag(tag: &str) -> Warning {
    let message = format!(
        "without a `/` behind it `{tag}` is a tag and not the port of a registry; a repository is missing if a port was meant"
    );
    warning(WarningCode::PortAsTag, message, None)
}

/// Admission changes the policy.
pub(crate) fn overridden_by_admission(policy: PullPolicy, effective: PullPolicy) -> Warning {
    let message = format!(
        "the admission plugin AlwaysPullImages makes `{effective}` of `{policy}` in each new pod"
    );
    sourced(
        WarningCode::OverriddenByAdmission,
        message,
        ALWAYS_PULL_IMAGES,
    )
}

/// The kubelet checks credentials before it lets a pod use its copy.
pub(crate) fn credentials_checked(verification: CredentialVerification) -> Warning {
    let message = format!(
        "under `{}` the kubelet lets a pod use its copy only where a record shows that the pod's credentials pulled it; without one it asks the registry, and under `Never` the pod waits",
        verification.as_str()
    );
    sourced(WarningCode::CredentialsChecked, message, KEP_2535)
}
