//! Why a container waits for its image: from the kubelet's reason and message to the cause, whether
//! waiting can help, and what to do next.

pub(crate) mod advice;
mod backoff;
mod families;
#[cfg(feature = "serde")]
mod pods;
pub(crate) mod scene;
mod text;

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use crate::explain::{self, codes};
use text::Text;

pub use backoff::{IMAGE_BACK_OFF_LIMIT, image_back_off};
#[cfg(feature = "serde")]
pub use pods::{
    ContainerDiagnosis, ContainerKind, ContainerState, OtherPolicy, PodDiagnosis, PodReport, Retry,
    Schedule, Verdict, Watchdog, diagnose_json, diagnose_pods, diagnose_pods_json,
};
use scene::Scene;

codes! {
    /// Why an image could not be used.
    Cause {
        /// The registry has no such repository, tag or digest.
        NotFound = "not-found",
        /// The registry does not tell whether the repository is absent or private.
        NotFoundOrUnauthorized = "not-found-or-unauthorized",
        /// The credentials are missing, wrong or expired.
        Unauthorized = "unauthorized",
        /// The credentials are accepted, and may not read this; or the network may not.
        Forbidden = "forbidden",
        /// The registry answers no more requests for a while.
        RateLimited = "rate-limited",
        /// The registry failed.
        ServerError = "server-error",
        /// The node cannot resolve a name.
        Dns = "dns",
        /// Nothing listens at the address, or a firewall refuses.
        ConnectionRefused = "connection-refused",
        /// No answer in time.
        Timeout = "timeout",
        /// No route, or a connection that broke.
        Unreachable = "unreachable",
        /// The runtime gave the pull up.
        Cancelled = "cancelled",
        /// The proxy between node and registry.
        Proxy = "proxy",
        /// The certificate comes from nobody whom the node trusts.
        TlsUntrusted = "tls-untrusted",
        /// The certificate is out of date, or the node's clock is wrong.
        TlsExpired = "tls-expired",
        /// The certificate is for another name.
        TlsNameMismatch = "tls-name-mismatch",
        /// One side speaks HTTP, the other HTTPS.
        PlainHttp = "plain-http",
        /// The node's disk is full.
        NoSpace = "no-space",
        /// The node's disk fails.
        DiskIo = "disk-io",
        /// The runtime's store lacks a part of what it believes to have.
        ContentStoreCorrupt = "content-store-corrupt",
        /// The image is not built for the node's system or architecture.
        PlatformMismatch = "platform-mismatch",
        /// The manifest is in the old format, schema 1.
        ManifestSchemaUnsupported = "manifest-schema-unsupported",
        /// The runtime does not know the kind of manifest or layer.
        MediaTypeUnsupported = "media-type-unsupported",
        /// The manifest contradicts itself.
        ManifestInvalid = "manifest-invalid",
        /// What arrived is not what the digest says.
        DigestMismatch = "digest-mismatch",
        /// The image's signature is missing, or not accepted.
        Signature = "signature",
        /// The policy is `Never`, and the image is not there for this pod.
        NeverPresent = "never-present",
        /// The policy is `Never`, and the image is there, but not for this pod (from 1.35 on).
        CredentialsUnverified = "credentials-unverified",
        /// The image is no valid reference.
        InvalidName = "invalid-name",
        /// A pull secret is missing or malformed.
        BadSecret = "bad-secret",
        /// The kubelet limits its own pulls.
        PullQps = "pull-qps",
        /// The container runtime does not answer the kubelet.
        RuntimeDown = "runtime-down",
        /// None of these, or nothing that the message tells.
        Other = "other",
    }
}

/// What to do: a sentence, and the command to type where there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct NextStep {
    /// One sentence in lower case, without a final full stop, user input in backticks.
    pub message: Cow<'static, str>,
    /// A command for a shell. Words in capitals stand for what is not known here.
    pub command: Option<String>,
}

/// What a reason and a message tell.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Diagnosis {
    /// The cause, as far as the message tells.
    pub cause: Cause,
    /// Whether waiting can help, while the kubelet goes on trying; none where that depends.
    pub retry_helps: Option<bool>,
    /// What to do, in order; never empty.
    pub steps: Vec<NextStep>,
}

impl Diagnosis {
    /// The sentence of the first step.
    #[must_use]
    pub fn first_step(&self) -> &str {
        self.steps.first().map_or("", |step| &step.message)
    }
}

/// Tells the cause from a container's waiting reason, or an event's, and its message.
///
/// The texts of containerd, CRI-O, dockershim, cri-dockerd and the kubelet in their versions are
/// known; what stands around the error (`rpc error: …`, `Back-off pulling image "…": ErrImagePull: `,
/// `[…, …]`, `spec.containers{app}: `) makes no difference. The time is linear in the message's
/// length.
///
/// ```
/// use pullpolicy::{Cause, diagnose};
///
/// let diagnosis = diagnose(
///     "ImagePullBackOff",
///     "Back-off pulling image \"nginx\": ErrImagePull: toomanyrequests: You have reached your pull rate limit.",
/// );
/// assert_eq!(diagnosis.cause, Cause::RateLimited);
/// assert_eq!(diagnosis.retry_helps, Some(true));
/// assert_eq!(
///     diagnosis.first_step(),
///     "pull with an authenticated account or through a mirror; otherwise wait for the limit to reset",
/// );
/// ```
#[must_use]
pub fn diagnose(reason: &str, message: &str) -> Diagnosis {
    told(reason, message, &Scene::of_message(reason, message))
}

/// The diagnosis of a message in a scene of which more is known.
pub(crate) fn told(reason: &str, message: &str, scene: &Scene<'_>) -> Diagnosis {
    let text = Text::new(message);
    // Where the kubelet has no word for an error, its text is the reason.
    let cause = families::by_reason(reason)
        .or_else(|| families::by_text(&text))
        .or_else(|| families::by_text(&Text::new(reason)))
        .unwrap_or(Cause::Other);
    with_cause(cause, &text, scene)
}

/// The diagnosis where the cause is known from elsewhere.
#[cfg(feature = "serde")]
pub(crate) fn known(cause: Cause, message: &str, scene: &Scene<'_>) -> Diagnosis {
    with_cause(cause, &Text::new(message), scene)
}

fn with_cause(cause: Cause, text: &Text, scene: &Scene<'_>) -> Diagnosis {
    let mut steps: Vec<NextStep> = Vec::new();
    for step in advice::steps(cause, text, scene) {
        let step = explain::next_step(step, scene);
        // The general steps of a cause may repeat what the first one says in particular.
        let known = steps.iter().any(|before| before.command == step.command);
        if step.command.is_none() || !known {
            steps.push(step);
        }
    }
    Diagnosis {
        cause,
        retry_helps: advice::retry_helps(cause, text, scene),
        steps,
    }
}
