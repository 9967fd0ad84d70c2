//! The sentences about pods.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;

use super::errors::sentence;
use crate::diagnose::{ContainerDiagnosis, ContainerKind, PodDiagnosis, Retry, Schedule, Verdict};
use crate::error::{Error, ErrorCode};
use crate::policy::PullPolicy;

/// Text that is not what `kubectl get -o json` prints.
pub(crate) fn malformed_pods(at: &str, why: &str) -> Error {
    let message = format!("this cannot be read as what `kubectl get -o json` prints: {why}");
    Error::new(ErrorCode::InvalidPods, at, message)
}

/// An object that is neither pod, event nor node.
pub(crate) fn unknown_object(at: &str, kind: &str) -> Error {
    let message = if kind.is_empty() {
        "the object does not say what kind it is; expected a `Pod`, an `Event` or a `Node`".into()
    } else {
        sentence(
            "{} is no kind that is read here; expected a `Pod`, an `Event` or a `Node`",
            &[kind],
        )
    };
    Error::new(ErrorCode::InvalidPods, format!("{at}/kind"), message)
        .with(|error| error.input = (!kind.is_empty()).then(|| kind.into()))
}

/// A line without a reason and without a message.
pub(crate) fn nothing_to_diagnose() -> Error {
    Error::new(
        ErrorCode::InvalidRequest,
        "",
        "neither a `reason` nor a `message` was given",
    )
}

/// What `IfNotPresent` would have done instead of `Always`.
pub(crate) fn if_not_present_instead(
    on_node: Option<bool>,
    starts: Option<bool>,
    moves: bool,
) -> Cow<'static, str> {
    let copy = if moves {
        "which may be stale, since the tag moves"
    } else {
        "which a pull cannot change"
    };
    Cow::Owned(match (on_node, starts) {
        (Some(_), Some(_)) => {
            format!("`IfNotPresent` would have started it from the node's copy, {copy}")
        }
        (Some(_), None) => format!(
            "`IfNotPresent` would have started it from the node's copy, {copy}, if the kubelet has a record that this pod's credentials pulled it (checked from 1.35 on)"
        ),
        (None, _) => format!(
            "`IfNotPresent` would have started it from the node's copy, {copy}, if the node has one"
        ),
    })
}

/// What a policy that pulls would have done instead of `Never`.
pub(crate) fn pull_instead(policy: PullPolicy) -> Cow<'static, str> {
    format!("`{policy}` would have pulled it, and started it if the registry has it and the pod may read it").into()
}

/// What a watchdog says of a container that has not started.
pub(crate) fn waits(
    verdict: Verdict,
    pod: &PodDiagnosis,
    container: &ContainerDiagnosis,
) -> String {
    let what = title(container);
    let reason = container.reason.as_deref().unwrap_or("no status yet");
    let mut line = format!(
        "{verdict}: pod {}/{}, {what}: {}",
        one_line(&pod.namespace),
        one_line(&pod.name),
        one_line(reason)
    );
    if let Some(cause) = container.cause {
        line.push_str(&format!(" ({cause})"));
    }
    if let Some(step) = container
        .steps
        .first()
        .filter(|_| container.cause.is_some())
    {
        line.push_str(": ");
        line.push_str(&one_line(&step.message));
    }
    line
}

/// What a watchdog says where nothing waits.
pub(crate) fn no_container_waits(verdict: Verdict, pods: usize) -> String {
    match pods {
        0 => format!("{verdict}: there is no pod yet"),
        1 => format!("{verdict}: every container of the pod has started"),
        _ => format!("{verdict}: every container of the {pods} pods has started"),
    }
}

/// What a container is called in a sentence.
pub(crate) fn title(container: &ContainerDiagnosis) -> String {
    match container.kind {
        ContainerKind::Sandbox => kind_words(container.kind).into(),
        kind => format!("{} {}", kind_words(kind), one_line(&container.name)),
    }
}

/// Whether waiting can help, and when the kubelet tries again.
pub(crate) fn outlook(retry_helps: Option<bool>, retry: Option<&Retry>) -> String {
    let waiting = match retry_helps {
        Some(true) => "waiting can help",
        Some(false) => "waiting does not help",
        None => "whether waiting helps depends on what the message does not tell",
    };
    let tries = match retry {
        None => "the kubelet does not try again".into(),
        Some(Retry { schedule: Schedule::PodSync, .. }) => {
            "the kubelet looks again every 10 to 15 seconds, for ever".into()
        }
        Some(Retry { failures: Some(failures), delay_seconds: Some(delay), not_before, .. }) => {
            let pause = format!("the kubelet tries again {delay} seconds after failed pull {failures}");
            match not_before {
                Some(time) => format!("{pause}, not before {time}"),
                None => pause,
            }
        }
        Some(_) => "the kubelet tries again after pauses of 10, 20, 40, 80, 160 and then 300 seconds, for ever".into(),
    };
    format!("{waiting}; {tries}")
}

/// Whether a start asked the registry.
pub(crate) const fn contacted(registry: bool) -> &'static str {
    if registry {
        "its start asked the registry"
    } else {
        "its start used the node's copy, without the registry"
    }
}

/// How many pods wait.
pub(crate) fn summary(pods: usize, waiting: usize) -> String {
    let pods = match pods {
        0 => return "there are no pods".into(),
        1 => "1 pod".into(),
        pods => format!("{pods} pods"),
    };
    match waiting {
        0 => format!("{pods}; none waits for an image"),
        1 => format!("{pods}; 1 waits for an image"),
        _ => format!("{pods}; {waiting} wait for an image"),
    }
}

/// What an image is for, in words.
fn kind_words(kind: ContainerKind) -> &'static str {
    match kind {
        ContainerKind::Container => "container",
        ContainerKind::InitContainer => "init container",
        ContainerKind::EphemeralContainer => "ephemeral container",
        ContainerKind::ImageVolume => "image volume",
        ContainerKind::Sandbox => "sandbox",
    }
}

fn one_line(text: &str) -> String {
    text.chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect()
}
