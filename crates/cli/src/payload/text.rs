//! What a deploy daemon should do, as text.

use pullpolicy::{Backend, CompletedPayload};
use pullpolicy_console::escaped;
use pullpolicy_console::text::style::{self, paint};
use pullpolicy_console::text::{help, helps, remark};

/// The whole answer.
pub(super) fn payload(answer: &CompletedPayload) -> String {
    let plan = &answer.plan;
    let mut text = match (answer.backend, plan.pull) {
        (Backend::Kubernetes, _) => {
            let policy = paint(style::DECISION, plan.policy.as_str());
            format!(
                "image: {}\nimagePullPolicy: {policy}\n",
                escaped(&plan.image)
            )
        }
        (Backend::Docker, pull) => {
            let pull = if pull == Some(true) {
                "pull"
            } else {
                "no pull"
            };
            let pull = paint(style::DECISION, pull);
            format!("image: {}\n{pull}\n", escaped(&plan.image))
        }
    };
    text.push('\n');
    if let Some(wait) = &plan.wait {
        let now = if wait.report_now {
            "report it now: waiting cannot help"
        } else {
            "go on waiting until the time-out"
        };
        text.push_str(&remark(style::WARNING, "waiting", wait.cause.as_str(), now));
        text.push_str(&help(&wait.first_step));
    }
    for one in &plan.remarks {
        text.push_str(&remark(
            style::REASON,
            "remark",
            one.code.as_str(),
            &one.message,
        ));
    }
    let older = &plan.older_daemon.message;
    text.push_str(&remark(style::REASON, "remark", "older-daemon", older));
    for warning in &plan.warnings {
        let code = warning.code.as_str();
        text.push_str(&remark(style::WARNING, "warning", code, &warning.message));
        text.push_str(&warning.suggestion.as_ref().map(helps).unwrap_or_default());
    }
    for skipped in &answer.skipped_mappings {
        let code = skipped.code().as_str();
        text.push_str(&remark(style::WARNING, "skipped", code, skipped.message()));
        text.push_str(&format!("  at {}\n", escaped(skipped.at())));
    }
    text
}
