//! The diagnosis of pods: what the answer holds.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use crate::diagnose::{Cause, NextStep};
use crate::error::Error;
use crate::explain::{self, codes};
use crate::policy::PullPolicy;

codes! {
    /// What of a pod an image is for.
    ContainerKind {
        /// One of `spec.containers`.
        Container = "container",
        /// One of `spec.initContainers`.
        InitContainer = "initContainer",
        /// One of `spec.ephemeralContainers`.
        EphemeralContainer = "ephemeralContainer",
        /// A volume whose content is an image.
        ImageVolume = "imageVolume",
        /// The pod's sandbox, whose pause image the node's runtime chooses.
        Sandbox = "sandbox",
    }
}

impl ContainerKind {
    /// The key of the pod's specification that lists containers of this kind.
    pub(super) const fn section(self) -> Option<&'static str> {
        match self {
            Self::Container => Some("containers"),
            Self::InitContainer => Some("initContainers"),
            Self::EphemeralContainer => Some("ephemeralContainers"),
            Self::ImageVolume | Self::Sandbox => None,
        }
    }
}

codes! {
    /// Where a container is in its life.
    ContainerState {
        /// It has not started.
        Waiting = "waiting",
        /// It runs.
        Running = "running",
        /// It ran.
        Terminated = "terminated",
        /// The status does not say, or not in words that are known here.
        Unknown = "unknown",
    }
}

codes! {
    /// When the kubelet tries again.
    Schedule {
        /// After a pause that doubles with each failed pull: see [`image_back_off`](crate::image_back_off).
        ImageBackOff = "image-back-off",
        /// At each look at the pod, some 10 to 15 seconds apart.
        PodSync = "pod-sync",
    }
}

/// When the kubelet tries again, as far as the events tell.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Retry {
    /// Which schedule it follows.
    pub schedule: Schedule,
    /// How many pulls failed; none without events.
    pub failures: Option<u32>,
    /// The pause after the last failure, in seconds; none without events.
    pub delay_seconds: Option<u32>,
    /// The earliest time of the next try, RFC 3339 in UTC; none without events. The kubelet comes up
    /// to some 15 seconds later.
    pub not_before: Option<String>,
}

/// What another policy would have done.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct OtherPolicy {
    /// The policy.
    pub policy: PullPolicy,
    /// Whether the container would have started; none where that depends, on what the message says.
    pub starts: Option<bool>,
    /// One sentence in lower case, without a final full stop.
    pub message: Cow<'static, str>,
}

/// What there is to say of one image of a pod.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ContainerDiagnosis {
    /// What the image is for.
    pub kind: ContainerKind,
    /// The container's or volume's name; empty for the sandbox.
    pub name: String,
    /// The image as the pod writes it; empty where that is not known.
    pub image: String,
    /// The pull policy, as the pod has it or else as the API server writes it; none for the sandbox.
    pub policy: Option<String>,
    /// Where the container is in its life.
    pub state: ContainerState,
    /// The kubelet's reason, where the container waits.
    pub reason: Option<String>,
    /// The message that tells the cause, from the status or the newest event about it.
    pub message: Option<String>,
    /// The cause; none where the container does not wait for its image.
    pub cause: Option<Cause>,
    /// Whether waiting can help; none where that depends, or where there is no cause.
    pub retry_helps: Option<bool>,
    /// When the kubelet tries again; none where it does not, or where nothing failed.
    pub retry: Option<Retry>,
    /// The two in a sentence; none where there is no cause.
    pub outlook: Option<String>,
    /// What to do, in order.
    pub steps: Vec<NextStep>,
    /// Whether the image is on the pod's node; none without nodes, or where they do not tell.
    pub on_node: Option<bool>,
    /// What another policy would have done, where one would have made a difference.
    pub other_policy: Option<OtherPolicy>,
    /// Whether the last start asked the registry; none where no event tells.
    pub contacted_registry: Option<bool>,
}

/// What there is to say of one pod.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PodDiagnosis {
    /// The namespace; empty where the pod does not say.
    pub namespace: String,
    /// The name.
    pub name: String,
    /// The node, once there is one.
    pub node: Option<String>,
    /// The phase; none where the pod has no status.
    pub phase: Option<String>,
    /// Its images: init containers, containers, ephemeral containers, image volumes, sandbox.
    pub containers: Vec<ContainerDiagnosis>,
}

/// What there is to say of pods.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PodReport {
    /// The pods, in the order of the input.
    pub pods: Vec<PodDiagnosis>,
    /// The objects that could not be read, each `invalid-pods` at its place.
    pub errors: Vec<Error>,
}

impl PodReport {
    /// How many pods there are, and how many of them wait for an image: one sentence.
    #[must_use]
    pub fn summary(&self) -> String {
        let waits = |pod: &&PodDiagnosis| pod.containers.iter().any(|one| one.cause.is_some());
        explain::summary(self.pods.len(), self.pods.iter().filter(waits).count())
    }
}

impl ContainerDiagnosis {
    /// What the container is called in a sentence: `init container migrate`.
    #[must_use]
    pub fn title(&self) -> String {
        explain::title(self)
    }

    /// Whether its start asked the registry: one sentence, where the events tell.
    #[must_use]
    pub fn pull_seen(&self) -> Option<&'static str> {
        self.contacted_registry.map(explain::contacted)
    }
}
