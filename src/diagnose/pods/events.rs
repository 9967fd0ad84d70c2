//! What the events add to a pod's status.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use super::ContainerKind;
use super::input::{Metadata, Object};

/// The kubelet's words at the beginning of an event about a failed pull.
const PULL_FAILED: &str = "Failed to pull image";

/// Events, found by namespace and name of their pod.
pub(super) struct Events<'a>(BTreeMap<(&'a str, &'a str), Vec<&'a Object<'a>>>);

/// The events of one pod.
pub(super) struct PodEvents<'a>(Vec<&'a Object<'a>>);

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

impl<'a> Events<'a> {
    pub(super) fn new(events: &'a [Object<'a>]) -> Self {
        let mut by_pod: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for event in events {
            let pod = &event.involved;
            if matches!(pod.kind.as_str(), "Pod" | "") {
                let key = (pod.namespace.as_str(), pod.name.as_str());
                by_pod.entry(key).or_default().push(event);
            }
        }
        Self(by_pod)
    }

    /// The events of a pod, but not those of an earlier pod of the same name.
    pub(super) fn of(&self, pod: &Metadata<'_>) -> PodEvents<'a> {
        let key = (pod.namespace.as_str(), pod.name.as_str());
        let same = |event: &&&Object<'_>| match (event.involved.uid.given(), pod.uid.given()) {
            (Some(event), Some(pod)) => event == pod,
            _ => true,
        };
        let events = self.0.get(&key).map(Vec::as_slice).unwrap_or_default();
        PodEvents(events.iter().filter(same).copied().collect())
    }
}

impl<'a> PodEvents<'a> {
    /// The newest event of this reason.
    pub(super) fn last(&self, reason: &str) -> Option<&'a Object<'a>> {
        let events = self
            .0
            .iter()
            .filter(|event| event.reason.as_str() == reason);
        events.max_by_key(|event| time(event)).copied()
    }

    /// The pull secret that the kubelet looked for in vain.
    pub(super) fn missing_secret(&self) -> Option<&'a str> {
        let message = self
            .last("FailedToRetrieveImagePullSecret")?
            .message
            .as_str();
        let (_, names) = message.split_once('(')?;
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
            if event.reason.as_str() != "Failed" || !event.message.as_str().contains(PULL_FAILED) {
                continue;
            }
            let newer = Failures {
                count: count(event),
                message: event.message.as_str(),
                last: time(event),
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
        let pulled = self
            .about(subject)
            .filter(|event| event.reason.as_str() == "Pulled");
        let message = pulled.max_by_key(|event| time(event))?.message.as_str();
        if message.contains("Successfully pulled image") {
            Some(true)
        } else if message.contains("already present on machine") {
            Some(false)
        } else {
            None
        }
    }

    fn about(&self, subject: &Subject<'_>) -> impl Iterator<Item = &'a Object<'a>> {
        self.0
            .iter()
            .copied()
            .filter(move |event| is_about(event, subject))
    }
}

/// The place in the pod's specification tells the container; without it, the image has to.
///
/// From 1.35 on the place may stand at the message's beginning.
fn is_about(event: &Object<'_>, subject: &Subject<'_>) -> bool {
    let message = event.message.as_str();
    let written = message.split_once("}: ").map_or("", |(place, _)| place);
    let path = event.involved.field_path.given().unwrap_or(written);
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

fn count(event: &Object<'_>) -> u32 {
    event.count.max(event.series.count).max(1)
}

fn time<'a>(event: &'a Object<'_>) -> &'a str {
    [
        &event.series.last_observed_time,
        &event.last_timestamp,
        &event.event_time,
    ]
    .into_iter()
    .find_map(|time| time.given())
    .unwrap_or("")
}
