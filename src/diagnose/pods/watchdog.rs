//! For scripts that wait for pods: go on waiting, or give up.

use alloc::string::String;

use super::{ContainerDiagnosis, ContainerState, PodDiagnosis, PodReport};
use crate::explain::{self, codes};

/// How many failed pulls are waited for where waiting may help, unless the caller says.
const PATIENCE: u32 = 5;

codes! {
    /// What a script that waits for pods should do.
    Verdict {
        /// Every container has started: stop waiting, well.
        Started = "started",
        /// Something has not started, and may yet: go on waiting.
        Waiting = "waiting",
        /// Something will not start unless somebody changes something: give up.
        Failed = "failed",
    }
}

/// A verdict, and the line that says why.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Watchdog {
    /// What to do.
    pub verdict: Verdict,
    /// One line.
    pub line: String,
}

impl PodReport {
    /// Whether to go on waiting for these pods.
    ///
    /// `ErrImageNeverPull` and `InvalidImageName` fail at once, since no try can end otherwise. A
    /// failed pull fails after `tries` of them; without that number, at once where waiting cannot
    /// help, and after five where it may. Without events it is not known how many tries there were,
    /// and one is counted.
    ///
    /// ```
    /// use pullpolicy::{Verdict, diagnose_pods};
    ///
    /// let report = diagnose_pods(r#"{"kind": "List", "items": []}"#, None, None)?;
    /// assert_eq!(report.watchdog(None).verdict, Verdict::Waiting);
    /// # Ok::<(), pullpolicy::Error>(())
    /// ```
    #[must_use]
    pub fn watchdog(&self, tries: Option<u32>) -> Watchdog {
        let all = || {
            let pods = self.pods.iter();
            pods.flat_map(|pod| pod.containers.iter().map(move |container| (pod, container)))
        };
        let failed = all().find(|(_, container)| has_failed(container, tries));
        // A failed pull tells more than a container that is only being created.
        let pulling = || all().find(|(_, container)| container.cause.is_some());
        let waiting = || pulling().or_else(|| all().find(|(pod, one)| is_waiting(pod, one)));
        let (verdict, found) = match failed {
            Some(found) => (Verdict::Failed, Some(found)),
            None => match waiting() {
                Some(found) => (Verdict::Waiting, Some(found)),
                None if self.pods.is_empty() => (Verdict::Waiting, None),
                None => (Verdict::Started, None),
            },
        };
        let line = match found {
            Some((pod, container)) => explain::waits(verdict, pod, container),
            None => explain::no_container_waits(verdict, self.pods.len()),
        };
        Watchdog { verdict, line }
    }
}

fn has_failed(container: &ContainerDiagnosis, tries: Option<u32>) -> bool {
    if container.cause.is_none() {
        return false;
    }
    let reason = container.reason.as_deref().unwrap_or("");
    if matches!(reason, "ErrImageNeverPull" | "InvalidImageName") {
        return true;
    }
    let hopeless = container.retry_helps == Some(false);
    let patience = tries.unwrap_or(if hopeless { 1 } else { PATIENCE });
    let failures = container.retry.as_ref().and_then(|retry| retry.failures);
    failures.unwrap_or(1) >= patience
}

/// Whether a container has still to start. The last of a pod that is over has not, and never will.
fn is_waiting(pod: &PodDiagnosis, container: &ContainerDiagnosis) -> bool {
    let over = matches!(pod.phase.as_deref(), Some("Failed" | "Succeeded"));
    match container.state {
        ContainerState::Waiting => true,
        // A volume has no state of its own.
        ContainerState::Unknown => !over && container.kind != super::ContainerKind::ImageVolume,
        _ => false,
    }
}
