//! `pullpolicy emit`.

use pullpolicy_admission::{self as admission, Policy};

use crate::args::{Action, Emit, Emitting, FailurePolicy, Target};
use crate::status::{Status, Trouble, print};

pub(crate) fn run(kind: &Emit) -> Result<Status, Trouble> {
    let written = match kind {
        Emit::ValidatingAdmissionPolicy { actions, emitting } => {
            let actions: Vec<_> = actions.iter().copied().map(action).collect();
            admission::validating(&policy(emitting), &actions)
        }
        Emit::MutatingAdmissionPolicy { emitting } => admission::mutating(&policy(emitting)),
    };
    let text = written.map_err(|fault| Trouble::new(fault.to_string()))?;
    print(text.as_bytes()).map(|()| Status::Decided)
}

fn policy(emitting: &Emitting) -> Policy {
    Policy {
        version: emitting.kubernetes,
        name: emitting.name.clone(),
        targets: emitting.targets.iter().copied().map(target).collect(),
        exempt_namespaces: if emitting.no_exemption {
            Vec::new()
        } else {
            emitting.exempt_namespaces.clone()
        },
        failure_policy: match emitting.failure_policy {
            FailurePolicy::Fail => admission::FailurePolicy::Fail,
            FailurePolicy::Ignore => admission::FailurePolicy::Ignore,
        },
    }
}

fn action(action: Action) -> admission::Action {
    match action {
        Action::Deny => admission::Action::Deny,
        Action::Warn => admission::Action::Warn,
        Action::Audit => admission::Action::Audit,
    }
}

fn target(target: Target) -> admission::Target {
    match target {
        Target::Pods => admission::Target::Pods,
        Target::EphemeralContainers => admission::Target::EphemeralContainers,
        Target::Workloads => admission::Target::Workloads,
    }
}
