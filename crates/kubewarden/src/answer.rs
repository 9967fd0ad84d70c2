//! From findings to the answer that the policy server gets.

use kubewarden_policy_sdk::response::ValidationResponse;
use kubewarden_policy_sdk::wapc_guest::CallResult;
use kubewarden_policy_sdk::{accept_request, reject_request};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::judge::Wrong;
use crate::review::Findings;
use crate::sentences::{self, told};
use crate::settings::{Fault, Mode, OnUnknown, Settings};

/// An accepted request whose object was changed. The text of the object is taken as it is.
#[derive(Serialize)]
struct Mutated<'a> {
    accepted: bool,
    mutated_object: &'a RawValue,
    audit_annotations: AuditAnnotations,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    warnings: Vec<String>,
}

/// What the audit log says of the change.
#[derive(Serialize)]
struct AuditAnnotations {
    changed: String,
}

/// The answer to a request, as the settings ask for it.
pub(crate) fn answer(findings: Findings<'_>, settings: &Settings) -> CallResult {
    let Findings {
        object,
        wrong,
        unknown,
    } = findings;
    let mut warnings = told_all(unknown);
    let refuses = settings.mode != Mode::Warn && settings.on_unknown == OnUnknown::Reject;
    if refuses && !warnings.is_empty() {
        return refuse(sentences::not_understood(&warnings));
    }
    if wrong.is_empty() {
        return accept(warnings);
    }
    if settings.mode == Mode::Mutate {
        return mutate(object, &wrong, warnings);
    }
    let sentences = told(wrong.iter().map(sentences::wrong), wrong.len());
    if settings.mode == Mode::Deny {
        return refuse(sentences::refused(&sentences));
    }
    warnings.extend(sentences);
    accept(warnings)
}

/// The answer where the settings cannot be read. The policy server asks for that beforehand.
pub(crate) fn unusable(fault: &Fault) -> CallResult {
    reject_request(Some(fault.to_string()), Some(500), None, None)
}

fn told_all(sentences: Vec<String>) -> Vec<String> {
    let all = sentences.len();
    told(sentences, all)
}

fn accept(warnings: Vec<String>) -> CallResult {
    if warnings.is_empty() {
        return accept_request();
    }
    Ok(serde_json::to_vec(&ValidationResponse {
        accepted: true,
        message: None,
        code: None,
        mutated_object: None,
        audit_annotations: None,
        warnings: Some(warnings),
    })?)
}

fn refuse(message: String) -> CallResult {
    reject_request(Some(message), None, None, None)
}

fn mutate(object: &str, wrong: &[Wrong<'_>], warnings: Vec<String>) -> CallResult {
    let changed = told(wrong.iter().map(sentences::changed), wrong.len());
    Ok(serde_json::to_vec(&Mutated {
        accepted: true,
        mutated_object: &RawValue::from_string(edited(object, wrong))?,
        audit_annotations: AuditAnnotations {
            changed: changed.join(", "),
        },
        warnings,
    })?)
}

/// The object with the right policies: its own text, but for those.
fn edited(object: &str, wrong: &[Wrong<'_>]) -> String {
    let edits = wrong.iter();
    let mut edits: Vec<_> = edits
        .map(|wrong| wrong.container.edit(object, wrong.wanted))
        .collect();
    edits.sort_unstable_by_key(|(range, _)| range.start);
    let mut text = String::with_capacity(object.len() + 32 * edits.len());
    let mut done = 0;
    for (range, policy) in edits {
        text.push_str(object.get(done..range.start).unwrap_or_default());
        text.push_str(&policy);
        done = range.end;
    }
    text.push_str(object.get(done..).unwrap_or_default());
    text
}
