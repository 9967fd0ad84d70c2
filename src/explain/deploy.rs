//! The sentences about deploy daemons.

use alloc::borrow::Cow;
use alloc::format;

use super::errors::{about, meant_policy, sentence, value};
use super::{DeployRemarkCode, Reason};
use crate::deploy::{Backend, DeployRemark, OlderDaemon};
use crate::error::{Error, ErrorCode};
use crate::policy::{PullPolicy, RequestedPolicy};

fn remark(code: DeployRemarkCode, message: impl Into<Cow<'static, str>>) -> DeployRemark {
    DeployRemark {
        code,
        message: message.into(),
    }
}

/// The payload names no policy.
pub(crate) fn default_policy() -> DeployRemark {
    remark(
        DeployRemarkCode::DefaultPolicy,
        "the payload names no policy, so the daemon writes its default `IfNotPresent`",
    )
}

/// What `auto` became, and why.
pub(crate) fn auto_decided(reason: &Reason) -> DeployRemark {
    remark(DeployRemarkCode::AutoDecided, reason.message.clone())
}

/// A mapping replaced the registry.
pub(crate) fn registry_mapped(from: &str, image: &str) -> DeployRemark {
    let message = sentence("the registry {} is mapped, so {} runs", &[from, image]);
    remark(DeployRemarkCode::RegistryMapped, message)
}

/// A mapping says that the image is only where it runs.
pub(crate) fn local_image(from: &str, backend: Backend) -> DeployRemark {
    let template = match backend {
        Backend::Kubernetes => {
            "the registry {} is mapped to `local`, so the policy is `Never`: each node that may run it has to hold the image"
        }
        Backend::Docker => {
            "the registry {} is mapped to `local`, so nothing is pulled: the host has to hold the image"
        }
    };
    let message = sentence(template, &[from]);
    remark(DeployRemarkCode::LocalImage, message)
}

/// The mapping goes before the payload.
pub(crate) fn policy_overridden(named: RequestedPolicy) -> DeployRemark {
    let message = format!(
        "the mapping to `local` goes before the policy `{}` that the payload names",
        named.as_str()
    );
    remark(DeployRemarkCode::PolicyOverridden, message)
}

/// Docker has no policy.
pub(crate) fn policy_ignored(named: RequestedPolicy) -> DeployRemark {
    let message = format!(
        "Docker has no pull policy, so `{}` is ignored: the daemon pulls before it starts the container, unless the image is mapped to `local`",
        named.as_str()
    );
    remark(DeployRemarkCode::PolicyIgnored, message)
}

/// A rollout that fails stays desired.
pub(crate) fn failed_rollout_stays() -> DeployRemark {
    remark(
        DeployRemarkCode::FailedRolloutStays,
        "a Deployment whose pods cannot pull stays desired and is tried again for ever, also after the daemon has given up, until somebody removes it",
    )
}

/// What happens on a daemon that does not know the field.
pub(crate) fn older_daemon(policy: PullPolicy, backend: Backend) -> OlderDaemon {
    let (written, message) = match (backend, policy) {
        (Backend::Docker, _) => (
            None,
            "on Docker a daemon that does not know `image_pull_policy` does the same, since the field is ignored",
        ),
        (Backend::Kubernetes, PullPolicy::IfNotPresent) => (
            Some(PullPolicy::IfNotPresent),
            "a daemon that does not know `image_pull_policy` writes `IfNotPresent` too",
        ),
        (Backend::Kubernetes, PullPolicy::Always) => (
            Some(PullPolicy::IfNotPresent),
            "a daemon that does not know `image_pull_policy` writes `IfNotPresent`: a node that holds the image keeps running its old copy",
        ),
        (Backend::Kubernetes, PullPolicy::Never) => (
            Some(PullPolicy::IfNotPresent),
            "a daemon that does not know `image_pull_policy` writes `IfNotPresent`: a node without the image tries to pull it, and waits in ImagePullBackOff where it cannot",
        ),
    };
    OlderDaemon {
        policy: written,
        differs: written.is_some_and(|written| written != policy),
        message: Cow::Borrowed(message),
    }
}

/// A policy that the daemon does not accept.
pub(crate) fn invalid_payload_policy(text: &str, accept_auto: bool) -> Error {
    let template = if accept_auto {
        "{} is not a pull policy that the daemon accepts; it must be exactly `auto`, `IfNotPresent`, `Never` or `Always`"
    } else {
        "{} is not a pull policy that the daemon accepts; it must be exactly `IfNotPresent`, `Never` or `Always`"
    };
    let message = sentence(template, &[text]);
    let meant = meant_policy(text).filter(|policy| accept_auto || policy.explicit().is_some());
    let at = "/payload/image_pull_policy";
    about(ErrorCode::InvalidPolicy, at, text, message)
        .with(|error| error.suggestion = meant.map(|policy| value(policy.as_str())))
}

/// A mapping that lacks what it maps. `part`: `/from` or `/to`.
pub(crate) fn empty_mapping(part: &str, text: &str) -> Error {
    let template = if part == "/from" {
        "the mapping's registry {} is empty"
    } else {
        "the mapping's target {} is empty"
    };
    let message = sentence(template, &[text]);
    about(ErrorCode::InvalidPayload, part, text, message)
}

/// A mapping whose target makes no image.
pub(crate) fn unusable_target(at: &str, to: &str, image: &str) -> Error {
    let message = sentence(
        "the mapping's target {} makes {} of the image, which is no valid reference",
        &[to, image],
    );
    about(ErrorCode::InvalidPayload, &format!("{at}/to"), to, message)
}

/// A payload without an image.
#[cfg(feature = "serde")]
pub(crate) fn payload_without_image() -> Error {
    Error::new(
        ErrorCode::MissingImage,
        "/payload",
        "the payload has neither `image_id` nor `image`",
    )
}

/// Neither of the two backends.
#[cfg(feature = "serde")]
pub(crate) fn invalid_backend(text: &str) -> Error {
    super::unknown_word(
        ErrorCode::InvalidRequest,
        "/backend",
        text,
        &["kubernetes", "docker"],
    )
}

/// A mapping that lacks a key.
#[cfg(feature = "serde")]
pub(crate) fn incomplete_mapping(at: &str, key: &str) -> Error {
    super::missing_key(ErrorCode::InvalidPayload, at, key)
}
