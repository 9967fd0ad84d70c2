//! What the events add to a pod's status.

use alloc::vec::Vec;

use super::ContainerKind;
use super::input::Field;
use crate::diagnose::scene::given;
use crate::places::{Places, pair};

/// The kubelet's words at the beginning of an event about a failed pull.
const PULL_FAILED: &str = "Failed to pull image";

/// An event, in either of the two forms that the API has for it.
#[derive(Clone, Copy)]
pub(super) struct Event<'a> {
    /// What the event is about.
    involved: Field<'a>,
    reason: &'a str,
    pub(super) message: &'a str,
    /// How often it happened.
    count: u32,
    /// When it happened last; `""` where it does not say.
    last: &'a str,
}

/// Events, found by namespace and name of their pod.
pub(super) struct Events<'a> {
    events: Vec<Event<'a>>,
    by_pod: Places,
}

/// The events of one pod.
pub(super) struct PodEvents<'a>(Vec<Event<'a>>);

/// Which container of a pod an event is about.
pub(super) struct Subject<'a> {
    pub(super) kind: ContainerKind,
    pub(super) name: &'a str,
    pub(super) image: &'a str,
}

/// The failed pulls of one image.
pub(super) struct Failures<'a> {
    pub(super) count: u32,
    /// The newest one's message.
    pub(super) message: &'a str,
    /// When it was, as the API server writes it; `""` where the event does not say.
    pub(super) last: &'a str,
}

impl<'a> Event<'a> {
    fn new(event: Field<'a>) -> Self {
        let series = event.get("series");
        let count = event.either(["count", "deprecatedCount"]).number();
        let times = [
            series.text("lastObservedTime"),
            event
                .either(["lastTimestamp", "deprecatedLastTimestamp"])
                .string(),
            event.text("eventTime"),
        ];
        Self {
            involved: event.either(["involvedObject", "regarding"]),
            reason: event.text("reason"),
            message: event.either(["message", "note"]).string(),
            count: count.max(series.get("count").number()).max(1),
            last: times.into_iter().find_map(given).unwrap_or(""),
        }
    }
}

impl<'a> Events<'a> {
    pub(super) fn new(events: &[Field<'a>]) -> Self {
        let mut about_pods = Vec::new();
        for event in events {
            let event = Event::new(*event);
            if matches!(event.involved.text("kind"), "Pod" | "") {
                about_pods.push(event);
            }
        }
        let mut names = about_pods.iter().map(|event| whole_name(event.involved));
        Self {
            by_pod: Places::new(&mut names),
            events: about_pods,
        }
    }

    /// The events of a pod, whose metadata this is, but not those of an earlier pod of the same name.
    pub(super) fn of(&self, pod: Field<'_>) -> PodEvents<'a> {
        let uid = pod.text("uid");
        let mut events = Vec::new();
        for place in self.by_pod.of(&whole_name(pod)) {
            let Some(event) = self.events.get(place) else {
                continue;
            };
            let other = event.involved.text("uid");
            if uid.is_empty() || other.is_empty() || uid == other {
                events.push(*event);
            }
        }
        PodEvents(events)
    }
}

/// Namespace and name.
fn whole_name(object: Field<'_>) -> Vec<u8> {
    pair(object.text("namespace"), object.text("name"))
}

impl<'a> PodEvents<'a> {
    /// The newest event of this reason.
    pub(super) fn last(&self, reason: &str) -> Option<Event<'a>> {
        let events = self.0.iter().filter(|event| event.reason == reason);
        events.max_by_key(|event| event.last).copied()
    }

    /// The pull secret that the kubelet looked for in vain.
    pub(super) fn missing_secret(&self) -> Option<&'a str> {
        let event = self.last("FailedToRetrieveImagePullSecret")?;
        let (_, names) = event.message.split_once('(')?;
        names
            .split([',', ')'])
            .next()
            .map(str::trim)
            .filter(|name| !name.is_empty())
    }

    /// The failed pulls of a container's image.
    pub(super) fn failures(&self, subject: &Subject<'_>) -> Option<Failures<'a>> {
        let mut failures: Option<Failures<'a>> = None;
        for event in self.about(subject) {
            if event.reason != "Failed" || !event.message.contains(PULL_FAILED) {
                continue;
            }
            let newer = Failures {
                count: event.count,
                message: event.message,
                last: event.last,
            };
            failures = Some(match failures {
                None => newer,
                Some(before) => {
                    let count = before.count.saturating_add(newer.count);
                    let newest = if newer.last >= before.last {
                        newer
                    } else {
                        before
                    };
                    Failures { count, ..newest }
                }
            });
        }
        failures
    }

    /// Whether the container's last start asked the registry; none where no event tells.
    pub(super) fn contacted(&self, subject: &Subject<'_>) -> Option<bool> {
        let pulled = self.about(subject).filter(|event| event.reason == "Pulled");
        let message = pulled.max_by_key(|event| event.last)?.message;
        if message.contains("Successfully pulled image") {
            Some(true)
        } else if message.contains("already present on machine") {
            Some(false)
        } else {
            None
        }
    }

    fn about(&self, subject: &Subject<'_>) -> impl Iterator<Item = Event<'a>> {
        self.0
            .iter()
            .copied()
            .filter(move |event| is_about(event, subject))
    }
}

/// The place in the pod's specification tells the container; without it, the image has to.
///
/// From 1.35 on the place may stand at the message's beginning.
fn is_about(event: &Event<'_>, subject: &Subject<'_>) -> bool {
    let message = event.message;
    let written = message.split_once("}: ").map_or("", |(place, _)| place);
    let path = given(event.involved.text("fieldPath")).unwrap_or(written);
    let place = path
        .strip_prefix("spec.")
        .and_then(|path| path.trim_end_matches('}').split_once('{'));
    match (place, subject.kind.section()) {
        (Some((section, name)), Some(own)) => section == own && name == subject.name,
        (Some(_), None) => false,
        (None, _) => names_image(message, subject.image),
    }
}

fn names_image(message: &str, image: &str) -> bool {
    let (_, rest) = message.split_once("image \"").unwrap_or(("", ""));
    rest.strip_prefix(image)
        .is_some_and(|rest| rest.starts_with('"'))
}
