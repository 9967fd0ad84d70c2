//! The diagnoses in the contract's JSON.

use alloc::string::String;

use super::{
    ContainerDiagnosis, ContainerKind, ContainerState, OtherPolicy, PodDiagnosis, PodReport, Retry,
    Schedule, diagnose_pods,
};
use crate::diagnose::{Cause, Diagnosis, NextStep, diagnose};
use crate::error::Error;
use crate::explain;
use crate::json::write::{as_object, as_word, to_json};
use crate::request::node::{Node, document};
use crate::request::shape::Shape::{self, Keys, Text};
use crate::request::{MAX_REQUEST, check_size};

/// Answers `{"reason": "…", "message": "…"}` (one of the two may be missing) with
/// `{"cause", "retryHelps", "firstStep"}` or an error, on one line. Other keys are not read, so that
/// a container's `waiting` or an event can be handed over as it is.
///
/// ```
/// assert_eq!(
///     pullpolicy::diagnose_json(r#"{"reason": "ErrImagePull", "message": "pull QPS exceeded"}"#),
///     r#"{"cause":"pull-qps","retryHelps":true,"firstStep":"wait; raise registryPullQPS and registryBurst of the kubelet if it happens often"}"#,
/// );
/// ```
#[must_use]
pub fn diagnose_json(line: &str) -> String {
    match told(line) {
        Ok(diagnosis) => to_json(&diagnosis),
        Err(error) => error.to_json(),
    }
}

const LINE: Shape = Keys(&[("reason", Text), ("message", Text)]);

fn told(line: &str) -> Result<Diagnosis, Error> {
    check_size(line, MAX_REQUEST, "")?;
    let value = document(line)?;
    let root = Node::root(&value);
    LINE.check_types(&root)?;
    let text = |key| root.get(key).map(|node| node.string()).transpose();
    match (text("reason")?, text("message")?) {
        (None, None) => Err(explain::nothing_to_diagnose()),
        (reason, message) => Ok(diagnose(reason.unwrap_or(""), message.unwrap_or(""))),
    }
}

/// Answers the texts of [`diagnose_pods`] with `{"pods", "errors"}` or an error, on one line.
///
/// ```
/// let answer = pullpolicy::diagnose_pods_json(r#"{"kind": "List", "items": []}"#, None, None);
/// assert_eq!(answer, r#"{"pods":[],"errors":[]}"#);
/// ```
#[must_use]
pub fn diagnose_pods_json(pods: &str, events: Option<&str>, nodes: Option<&str>) -> String {
    match diagnose_pods(pods, events, nodes) {
        Ok(report) => report.to_json(),
        Err(error) => error.to_json(),
    }
}

impl PodReport {
    /// The report in the contract's JSON, on one line.
    #[must_use]
    pub fn to_json(&self) -> String {
        to_json(self)
    }
}

as_word!(Cause, ContainerKind, ContainerState, Schedule);

as_object!(Diagnosis, |diagnosis| {
    "cause": diagnosis.cause,
    "retryHelps": diagnosis.retry_helps,
    "firstStep": diagnosis.first_step(),
});

as_object!(NextStep, |step| {
    "message": step.message,
    "command": step.command,
});

as_object!(PodReport, |report| {
    "pods": report.pods,
    "errors": report.errors,
});

as_object!(PodDiagnosis, |pod| {
    "namespace": pod.namespace,
    "name": pod.name,
    "node": pod.node,
    "phase": pod.phase,
    "containers": pod.containers,
});

as_object!(ContainerDiagnosis, |container| {
    "kind": container.kind,
    "name": container.name,
    "image": container.image,
    "policy": container.policy,
    "state": container.state,
    "reason": container.reason,
    "message": container.message,
    "cause": container.cause,
    "retryHelps": container.retry_helps,
    "retry": container.retry,
    "outlook": container.outlook,
    "steps": container.steps,
    "onNode": container.on_node,
    "otherPolicy": container.other_policy,
    "contactedRegistry": container.contacted_registry,
});

as_object!(Retry, |retry| {
    "schedule": retry.schedule,
    "failures": retry.failures,
    "delaySeconds": retry.delay_seconds,
    "notBefore": retry.not_before,
});

as_object!(OtherPolicy, |other| {
    "policy": other.policy,
    "starts": other.starts,
    "message": other.message,
});
