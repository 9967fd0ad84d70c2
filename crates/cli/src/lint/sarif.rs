//! The Static Analysis Results Interchange Format, 2.1.0
//! (<https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html>).

use std::fmt::Write as _;

use pullpolicy_manifest::{Fault, Finding, Position, Rule};
use serde_json::{Value, json};

use super::text::sentence;

const SCHEMA: &str = "https://json.schemastore.org/sarif-2.1.0.json";

/// Everything before the first result.
pub(super) fn head() -> String {
    let rules: Vec<Value> = Rule::ALL.iter().copied().map(rule).collect();
    let tool = json!({
        "driver": {
            "name": "pullpolicy",
            "version": env!("CARGO_PKG_VERSION"),
            "rules": rules,
        }
    });
    format!(
        r#"{{"$schema":"{SCHEMA}","version":"2.1.0","runs":[{{"tool":{tool},"columnKind":"unicodeCodePoints","results":["#
    )
}

fn rule(rule: Rule) -> Value {
    json!({
        "id": rule.id(),
        "shortDescription": {"text": rule.summary()},
        "defaultConfiguration": {
            "enabled": rule.is_on_by_default(),
            "level": rule.severity().as_str(),
        },
    })
}

/// One result.
pub(super) fn result(file: &str, finding: &Finding) -> String {
    let index = Rule::ALL.iter().position(|rule| *rule == finding.rule);
    json!({
        "ruleId": finding.rule.id(),
        "ruleIndex": index,
        "level": finding.severity.as_str(),
        "message": {"text": sentence(finding)},
        "locations": [{
            "physicalLocation": physical(file, finding.start, Some(finding.end)),
            "logicalLocations": [{"fullyQualifiedName": finding.path}],
        }],
        "partialFingerprints": {"pullpolicy/v1": fingerprint(finding)},
    })
    .to_string()
}

/// What tells a finding from others of its file, whatever its line.
fn fingerprint(finding: &Finding) -> String {
    let object = &finding.object;
    let parts = [
        Some(finding.rule.id()),
        object.kind.as_deref(),
        object.namespace.as_deref(),
        object.name.as_deref(),
        Some(finding.container.as_ref().unwrap_or(&finding.path)),
        finding.image.as_deref(),
    ];
    parts.map(Option::unwrap_or_default).join("|")
}

/// Everything behind the last result: what could not be read.
pub(super) fn tail(faults: &[(String, Fault)], troubles: &[String]) -> String {
    let of_faults = faults.iter().map(|(file, fault)| {
        json!({
            "level": "error",
            "message": {"text": fault.message},
            "locations": [{"physicalLocation": physical(file, fault.position, None)}],
        })
    });
    let of_troubles = troubles
        .iter()
        .map(|trouble| json!({"level": "error", "message": {"text": trouble}}));
    let notifications: Vec<Value> = of_faults.chain(of_troubles).collect();
    let invocations = json!([{
        "executionSuccessful": notifications.is_empty(),
        "toolExecutionNotifications": notifications,
    }]);
    format!(r#"],"invocations":{invocations}}}]}}"#)
}

fn physical(file: &str, start: Position, end: Option<Position>) -> Value {
    let mut region = json!({"startLine": start.line, "startColumn": start.column});
    if let (Some(end), Value::Object(region)) = (end, &mut region) {
        region.insert("endLine".to_owned(), json!(end.line));
        region.insert("endColumn".to_owned(), json!(end.column));
    }
    json!({"artifactLocation": {"uri": uri(file)}, "region": region})
}

/// A path as a relative reference (RFC 3986).
fn uri(path: &str) -> String {
    let mut uri = String::with_capacity(path.len());
    for byte in path.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte) {
            uri.push(char::from(byte));
        } else {
            let _ = write!(uri, "%{byte:02X}");
        }
    }
    uri
}
