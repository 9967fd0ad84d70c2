//! What holds for every answer, whatever was asked: the contract's keys, and how they hang together.

use serde_json::Value;

/// Where an answer lacks a key of the contract, has another one, or says what none may say.
pub(crate) fn malformed(answer: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    if let Some(error) = answer.get("error") {
        keys(answer, &["error"], "", &mut faults);
        keys(error, &ERROR, "/error", &mut faults);
        keys(
            &error["span"],
            &["end", "start"],
            "/error/span",
            &mut faults,
        );
        keys(
            &error["suggestion"],
            &SUGGESTION,
            "/error/suggestion",
            &mut faults,
        );
        sentence(&error["message"], "/error/message", &mut faults);
        return faults;
    }
    keys(answer, &DECISION, "", &mut faults);
    keys(&answer["image"], &IMAGE, "/image", &mut faults);
    keys(
        &answer["tag"],
        &["class", "evidence", "kind", "value"],
        "/tag",
        &mut faults,
    );
    let evidence = &answer["tag"]["evidence"];
    keys(
        evidence,
        &["end", "start", "text"],
        "/tag/evidence",
        &mut faults,
    );
    if !evidence.is_null()
        && covered(&answer["tag"]["value"], evidence) != evidence["text"].as_str()
    {
        faults.push(format!(
            "/tag/evidence: {evidence} is no part of {}",
            answer["tag"]["value"]
        ));
    }
    for (index, reason) in answer["reasons"]
        .as_array()
        .into_iter()
        .flatten()
        .enumerate()
    {
        keys(
            reason,
            &["code", "message", "source"],
            &format!("/reasons/{index}"),
            &mut faults,
        );
        sentence(
            &reason["message"],
            &format!("/reasons/{index}/message"),
            &mut faults,
        );
        let public = reason["source"]
            .as_str()
            .is_some_and(|source| source.starts_with("https://"));
        if reason["code"] == "publisher" && !public {
            faults.push(format!(
                "/reasons/{index}/source: {} is no public address",
                reason["source"]
            ));
        }
    }
    for (index, warning) in answer["warnings"]
        .as_array()
        .into_iter()
        .flatten()
        .enumerate()
    {
        keys(
            warning,
            &["code", "message", "source", "suggestion"],
            &format!("/warnings/{index}"),
            &mut faults,
        );
        keys(
            &warning["suggestion"],
            &SUGGESTION,
            &format!("/warnings/{index}/suggestion"),
            &mut faults,
        );
        sentence(
            &warning["message"],
            &format!("/warnings/{index}/message"),
            &mut faults,
        );
    }
    for (index, row) in answer["outcomes"]
        .as_array()
        .into_iter()
        .flatten()
        .enumerate()
    {
        keys(row, &OUTCOME, &format!("/outcomes/{index}"), &mut faults);
    }
    if answer["semantics"] != "1" || answer["outcomes"].as_array().map(Vec::len) != Some(4) {
        faults.push("/semantics or /outcomes".to_owned());
    }
    faults
}

const DECISION: [&str; 11] = [
    "effective",
    "image",
    "kubernetesDefault",
    "outcomes",
    "policy",
    "reasons",
    "requested",
    "sameToday",
    "semantics",
    "tag",
    "warnings",
];
const IMAGE: [&str; 6] = [
    "digest",
    "input",
    "normalized",
    "registry",
    "repository",
    "tag",
];
const OUTCOME: [&str; 6] = [
    "contactsRegistry",
    "onNode",
    "registry",
    "runs",
    "starts",
    "waiting",
];
const SUGGESTION: [&str; 3] = ["policy", "reference", "value"];
const ERROR: [&str; 10] = [
    "at",
    "code",
    "detail",
    "input",
    "kubernetesDefault",
    "message",
    "rejectedBy",
    "span",
    "suggestion",
    "waiting",
];

/// A value that is null, or an object with exactly these keys, named in the order of their bytes.
fn keys(value: &Value, names: &[&str], pointer: &str, faults: &mut Vec<String>) {
    let found = value.as_object().map(|object| {
        let mut found: Vec<_> = object.keys().map(String::as_str).collect();
        found.sort_unstable();
        found
    });
    if !value.is_null() && found.as_deref() != Some(names) {
        faults.push(format!("{pointer}: the keys {names:?}, got {value}"));
    }
}

/// Messages are one sentence without a final full stop.
fn sentence(message: &Value, pointer: &str, faults: &mut Vec<String>) {
    let good = message
        .as_str()
        .is_some_and(|text| !text.is_empty() && !text.ends_with('.') && !text.contains('\n'));
    if !good {
        faults.push(format!("{pointer}: {message}"));
    }
}

/// The text between the evidence's offsets; a tag is ASCII, so that UTF-16 and UTF-8 agree.
fn covered<'a>(value: &'a Value, evidence: &Value) -> Option<&'a str> {
    let start = usize::try_from(evidence["start"].as_u64()?).ok()?;
    let end = usize::try_from(evidence["end"].as_u64()?).ok()?;
    value.as_str()?.get(start..end)
}
