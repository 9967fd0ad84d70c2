//! Why the pods of a cluster wait, from what `kubectl get -o json` prints.

mod events;
mod input;
mod json;
mod nodes;
mod report;
mod time;
mod watchdog;

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::advice::Step;
use super::scene::{Scene, given};
use super::{Cause, Diagnosis, NextStep, image_back_off, known, told};
use crate::error::Error;
use crate::explain;
use crate::places::Places;
use crate::policy::{PullPolicy, RequestedPolicy};
use crate::reference::kubernetes_default;
use crate::resolve::pull_policy;
use events::{Events, PodEvents, Subject};
use input::{Field, Input, document};
use nodes::Nodes;

pub use json::{diagnose_json, diagnose_pods_json};
pub use report::{
    ContainerDiagnosis, ContainerKind, ContainerState, OtherPolicy, PodDiagnosis, PodReport, Retry,
    Schedule,
};
pub use watchdog::{Verdict, Watchdog};

/// Diagnoses pods from the texts that `kubectl get pods -o json`, `kubectl get events -o json` and
/// `kubectl get nodes -o json` print: single objects or lists, of one kind or mixed.
///
/// The texts may be as long as they are: time and memory grow in proportion.
///
/// An object that is malformed becomes an entry of [`errors`](PodReport::errors); the others are
/// answered all the same.
///
/// # Errors
///
/// `invalid-pods` where one of the texts is no JSON object.
///
/// ```
/// use pullpolicy::{Cause, diagnose_pods};
///
/// let pod = r#"{"kind": "Pod", "metadata": {"namespace": "web", "name": "app-0"},
///     "spec": {"containers": [{"name": "app", "image": "ghcr.io/acme/app:1.4.2"}]},
///     "status": {"containerStatuses": [{"name": "app", "state": {"waiting": {
///         "reason": "ErrImageNeverPull",
///         "message": "Container image \"ghcr.io/acme/app:1.4.2\" is not present with pull policy of Never"}}}]}}"#;
/// let report = diagnose_pods(pod, None, None)?;
/// assert_eq!(report.pods[0].containers[0].cause, Some(Cause::NeverPresent));
/// # Ok::<(), pullpolicy::Error>(())
/// ```
pub fn diagnose_pods(
    pods: &str,
    events: Option<&str>,
    nodes: Option<&str>,
) -> Result<PodReport, Error> {
    let mut documents = Vec::new();
    for text in [Some(pods), events, nodes].into_iter().flatten() {
        documents.push(document(text)?);
    }
    let mut input = Input::default();
    for document in &documents {
        input.add(document)?;
    }
    let events = Events::new(&input.events);
    let nodes = Nodes::new(&input.nodes);
    let mut report = PodReport {
        pods: Vec::with_capacity(input.pods.len()),
        errors: input.errors,
    };
    for pod in input.pods {
        let metadata = pod.get("metadata");
        let pod = Pod {
            metadata,
            spec: pod.get("spec"),
            status: pod.get("status"),
            events: events.of(metadata),
            nodes: &nodes,
        };
        report.pods.push(pod.diagnose());
    }
    Ok(report)
}

/// One pod, and what is known around it.
struct Pod<'a> {
    metadata: Field<'a>,
    spec: Field<'a>,
    status: Field<'a>,
    events: PodEvents<'a>,
    nodes: &'a Nodes,
}

/// An image of the pod, with its status.
struct Part<'a> {
    subject: Subject<'a>,
    policy: Option<&'a str>,
    state: ContainerState,
    reason: &'a str,
    message: &'a str,
}

impl<'a> Pod<'a> {
    fn diagnose(&self) -> PodDiagnosis {
        let mut containers = Vec::new();
        for kind in [
            ContainerKind::InitContainer,
            ContainerKind::Container,
            ContainerKind::EphemeralContainer,
        ] {
            self.add_containers(kind, &mut containers);
        }
        for volume in self.spec.list("volumes") {
            let image = volume.get("image");
            if image.is_there() {
                containers.push(self.image_volume(volume.text("name"), image));
            }
        }
        if let Some(sandbox) = self.sandbox() {
            containers.push(sandbox);
        }
        PodDiagnosis {
            namespace: self.metadata.text("namespace").to_string(),
            name: self.metadata.text("name").to_string(),
            node: self.node().map(ToString::to_string),
            phase: owned(self.status.text("phase")),
            containers,
        }
    }

    fn container(&self, part: &Part<'a>) -> ContainerDiagnosis {
        let mut answer = self.unremarkable(part);
        if part.state != ContainerState::Waiting {
            answer.contacted_registry = self.events.contacted(&part.subject);
            return answer;
        }
        if !is_pull(part.reason) {
            answer.steps = self.without_cause(part);
            return answer;
        }
        self.explain(part, answer)
    }

    /// A container that waits for its image.
    fn explain(&self, part: &Part<'a>, mut answer: ContainerDiagnosis) -> ContainerDiagnosis {
        let failures = self.events.failures(&part.subject);
        let mut message = part.message;
        let mut diagnosis = told(part.reason, message, &self.scene(part, message));
        // Before 1.32 the back-off's message does not say what failed; the event does.
        if let Some(failures) = failures
            .as_ref()
            .filter(|_| diagnosis.cause == Cause::Other)
        {
            message = failures.message;
            diagnosis = told(part.reason, message, &self.scene(part, message));
        }
        answer.on_node = self.nodes.has(self.node(), part.subject.image);
        if diagnosis.cause == Cause::NeverPresent && answer.on_node == Some(true) {
            diagnosis = known(
                Cause::CredentialsUnverified,
                message,
                &self.scene(part, message),
            );
        }
        let Diagnosis {
            cause,
            retry_helps,
            steps,
        } = diagnosis;
        answer.message = owned(message);
        answer.cause = Some(cause);
        answer.retry_helps = retry_helps;
        answer.steps = steps;
        answer.retry = self.retry(part.reason, failures.as_ref());
        answer.outlook = Some(explain::outlook(retry_helps, answer.retry.as_ref()));
        answer.other_policy = self.other_policy(cause, &answer);
        answer
    }

    /// What can be said without any diagnosis.
    fn unremarkable(&self, part: &Part<'a>) -> ContainerDiagnosis {
        let image = part.subject.image;
        let policy = part.policy.map_or_else(
            || (!image.is_empty()).then(|| kubernetes_default(image).as_str().to_string()),
            |policy| Some(policy.to_string()),
        );
        ContainerDiagnosis {
            kind: part.subject.kind,
            name: part.subject.name.to_string(),
            image: image.to_string(),
            policy,
            state: part.state,
            reason: owned(part.reason),
            message: owned(part.message),
            cause: None,
            retry_helps: None,
            retry: None,
            outlook: None,
            steps: Vec::new(),
            on_node: None,
            other_policy: None,
            contacted_registry: None,
        }
    }

    /// What to do where a container waits for something else than its image.
    fn without_cause(&self, part: &Part<'a>) -> Vec<NextStep> {
        let step = match part.reason {
            "CrashLoopBackOff" => Step::ReadLog,
            "PodInitializing" => return Vec::new(),
            _ => Step::ReadEvents,
        };
        alloc::vec![explain::next_step(step, &self.scene(part, part.message))]
    }

    /// Image volumes have no status: only events tell of them.
    fn image_volume(&self, name: &'a str, image: Field<'a>) -> ContainerDiagnosis {
        let mut part = Part {
            subject: Subject {
                kind: ContainerKind::ImageVolume,
                name,
                image: image.text("reference"),
            },
            policy: given(image.text("pullPolicy")),
            state: ContainerState::Unknown,
            reason: "",
            message: "",
        };
        match self.events.failures(&part.subject) {
            Some(failures) if !self.is_started() => {
                part.state = ContainerState::Waiting;
                part.reason = "ErrImagePull";
                part.message = failures.message;
                self.explain(&part, self.unremarkable(&part))
            }
            _ => {
                let mut answer = self.unremarkable(&part);
                answer.contacted_registry = self.events.contacted(&part.subject);
                answer
            }
        }
    }

    /// The sandbox, where its image is what keeps the pod from starting.
    fn sandbox(&self) -> Option<ContainerDiagnosis> {
        let reason = "FailedCreatePodSandBox";
        let event = self.events.last(reason).filter(|_| !self.is_started())?;
        let message = event.message;
        if !message.contains("image") {
            return None;
        }
        let part = Part {
            subject: Subject {
                kind: ContainerKind::Sandbox,
                name: "",
                image: super::scene::image(message).unwrap_or(""),
            },
            policy: None,
            state: ContainerState::Waiting,
            reason,
            message,
        };
        let mut answer = self.explain(&part, self.unremarkable(&part));
        answer.policy = None;
        Some(answer)
    }

    fn scene<'s>(&'s self, part: &'s Part<'a>, message: &'s str) -> Scene<'s> {
        Scene {
            reason: part.reason,
            message,
            image: given(part.subject.image),
            namespace: given(self.metadata.text("namespace")),
            pod: given(self.metadata.text("name")),
            container: given(part.subject.name),
            missing_secret: self.events.missing_secret(),
        }
    }

    fn node(&self) -> Option<&str> {
        given(self.spec.text("nodeName"))
    }

    /// Whether any container of the pod has ever started, or the pod is over.
    fn is_started(&self) -> bool {
        let lists = ["initContainerStatuses", "containerStatuses"];
        let started = |status: Field<'_>| {
            let state = status.get("state");
            state.either(["running", "terminated"]).is_there()
        };
        self.is_over()
            || lists
                .into_iter()
                .any(|list| self.status.list(list).any(started))
    }

    /// Whether the kubelet has given the pod up, and tries nothing more.
    fn is_over(&self) -> bool {
        let phase = self.status.text("phase");
        matches!(phase, "Failed" | "Succeeded")
            || given(self.metadata.text("deletionTimestamp")).is_some()
    }

    /// Adds each container of a kind.
    fn add_containers(&self, kind: ContainerKind, answers: &mut Vec<ContainerDiagnosis>) {
        let (containers, statuses) = match kind {
            ContainerKind::InitContainer => ("initContainers", "initContainerStatuses"),
            ContainerKind::EphemeralContainer => {
                ("ephemeralContainers", "ephemeralContainerStatuses")
            }
            _ => ("containers", "containerStatuses"),
        };
        let statuses: Vec<Field<'_>> = self.status.list(statuses).collect();
        let by_name = Places::new(&mut statuses.iter().map(|status| status.text("name").into()));
        for container in self.spec.list(containers) {
            let name = container.text("name");
            let place = by_name.of(name.as_bytes()).next_back();
            let status = place.and_then(|place| statuses.get(place));
            let state = status.map_or_else(Field::default, |status| status.get("state"));
            let waiting = state.get("waiting");
            answers.push(self.container(&Part {
                subject: Subject {
                    kind,
                    name,
                    image: container.text("image"),
                },
                policy: given(container.text("imagePullPolicy")),
                state: if state.get("running").is_there() {
                    ContainerState::Running
                } else if state.get("terminated").is_there() {
                    ContainerState::Terminated
                } else if waiting.is_there() {
                    ContainerState::Waiting
                } else {
                    ContainerState::Unknown
                },
                reason: waiting.text("reason"),
                message: waiting.text("message"),
            }));
        }
    }

    fn retry(&self, reason: &str, failures: Option<&events::Failures<'_>>) -> Option<Retry> {
        if self.is_over() {
            return None;
        }
        let schedule = match reason {
            "ErrImageNeverPull"
            | "InvalidImageName"
            | "ImageInspectError"
            | "FailedCreatePodSandBox" => Schedule::PodSync,
            _ => Schedule::ImageBackOff,
        };
        let failures = failures.filter(|_| schedule == Schedule::ImageBackOff);
        let delay = failures.map(|failures| image_back_off(failures.count));
        Some(Retry {
            schedule,
            failures: failures.map(|failures| failures.count),
            delay_seconds: delay,
            not_before: failures
                .zip(delay)
                .and_then(|(failures, delay)| time::later(failures.last, delay)),
        })
    }

    /// What another policy would have done, where it would have made a difference.
    fn other_policy(&self, cause: Cause, answer: &ContainerDiagnosis) -> Option<OtherPolicy> {
        let derived = pull_policy(&answer.image, RequestedPolicy::Auto).ok()?;
        let moves = derived == PullPolicy::Always;
        match answer.policy.as_deref()? {
            "Always" => {
                let starts = match answer.on_node {
                    Some(false) => return None,
                    Some(true) if is_refusal(cause) && self.nodes.verifies(self.node()) => None,
                    known => known,
                };
                Some(OtherPolicy {
                    policy: PullPolicy::IfNotPresent,
                    starts,
                    message: explain::if_not_present_instead(answer.on_node, starts, moves),
                })
            }
            "Never" if cause == Cause::NeverPresent => Some(OtherPolicy {
                policy: derived,
                starts: None,
                message: explain::pull_instead(derived),
            }),
            _ => None,
        }
    }
}

fn owned(text: &str) -> Option<String> {
    given(text).map(ToString::to_string)
}

/// Whether the kubelet's reason for waiting is about an image.
fn is_pull(reason: &str) -> bool {
    const OTHERS: [&str; 10] = [
        "",
        "ContainerCreating",
        "PodInitializing",
        "CrashLoopBackOff",
        "CreateContainerConfigError",
        "CreateContainerError",
        "RunContainerError",
        "PreCreateHookError",
        "PreStartHookError",
        "PostStartHookError",
    ];
    // Where the kubelet has no word for a pull's error, its text is the reason; so what is not known
    // here counts, if the text does.
    const WORDS: [&str; 6] = [
        "ErrImagePull",
        "ImagePullBackOff",
        "ErrImageNeverPull",
        "InvalidImageName",
        "ImageInspectError",
        "RegistryUnavailable",
    ];
    WORDS.contains(&reason)
        || !OTHERS.contains(&reason) && told(reason, "", &Scene::default()).cause != Cause::Other
}

/// Whether the registry refuses these credentials.
fn is_refusal(cause: Cause) -> bool {
    matches!(
        cause,
        Cause::Unauthorized | Cause::Forbidden | Cause::NotFoundOrUnauthorized | Cause::BadSecret
    )
}
