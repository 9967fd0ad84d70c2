//! The shared cases of `diagnose` (`tests/conformance/diagnose/*.json`).

use std::fs;
use std::path::Path;

use serde_json::Value;

use super::differences;

/// The cases of one file.
fn cases(file: &str) -> Vec<Value> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/conformance/diagnose");
    let text = fs::read_to_string(folder.join(file)).unwrap();
    let document: Value = serde_json::from_str(&text).unwrap();
    document["cases"].as_array().unwrap().clone()
}

/// The text under `key`, or as it stands under `key` and `Text`; none where there is neither.
fn text(case: &Value, key: &str) -> Option<String> {
    let verbatim = case[format!("{key}Text")].as_str();
    verbatim
        .map(str::to_owned)
        .or_else(|| case.get(key).map(Value::to_string))
}

/// Fails with every case that is answered otherwise.
fn check(file: &str, answer: impl Fn(&Value) -> Value, more: impl Fn(&Value) -> Vec<String>) {
    let cases = cases(file);
    let mut failures = Vec::new();
    let mut names = std::collections::BTreeSet::new();
    for case in &cases {
        let name = case["name"].as_str().unwrap();
        assert!(names.insert(name), "{name}: twice");
        let source = case["source"].as_str().unwrap();
        assert!(source.starts_with("https://") || source.starts_with("docs/diagnose.md: "));
        let mut problems = more(case);
        if let Some(expected) = case.get("expect") {
            problems.extend(differences(expected, &answer(case), ""));
        }
        if !problems.is_empty() {
            failures.push(format!("{name}\n    {}", problems.join("\n    ")));
        }
    }
    assert!(failures.is_empty(), "{file}:\n{}", failures.join("\n"));
}

/// Every sentence of an answer is one, without a final full stop.
fn sentences(answer: &Value, faults: &mut Vec<String>) {
    match answer {
        Value::Object(object) => {
            for (key, value) in object {
                let sentence = matches!(key.as_str(), "firstStep" | "outlook")
                    || key == "message" && object.contains_key("command");
                if sentence
                    && value
                        .as_str()
                        .is_some_and(|text| text.is_empty() || text.ends_with('.'))
                {
                    faults.push(format!("{key}: {value}"));
                }
                sentences(value, faults);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| sentences(value, faults)),
        _ => {}
    }
}

fn well_formed(answer: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    sentences(answer, &mut faults);
    faults
}

#[test]
fn messages_are_diagnosed_as_expected() {
    let answer = |case: &Value| -> Value {
        serde_json::from_str(&pullpolicy::diagnose_json(&text(case, "line").unwrap())).unwrap()
    };
    check("messages.json", answer, |case| {
        let answer = answer(case);
        let keys: Vec<_> = answer.as_object().unwrap().keys().cloned().collect();
        let whole = keys == ["error"] || keys == ["cause", "firstStep", "retryHelps"];
        let mut faults = well_formed(&answer);
        faults.extend((!whole).then(|| format!("keys {keys:?}")));
        faults
    });
}

#[test]
fn pods_are_diagnosed_as_expected() {
    let answer = |case: &Value| -> Value {
        let (pods, events, nodes) = (
            text(case, "pods"),
            text(case, "events"),
            text(case, "nodes"),
        );
        let answer =
            pullpolicy::diagnose_pods_json(&pods.unwrap(), events.as_deref(), nodes.as_deref());
        serde_json::from_str(&answer).unwrap()
    };
    check("pods.json", answer, |case| {
        let mut faults = well_formed(&answer(case));
        let (pods, events) = (text(case, "pods").unwrap(), text(case, "events"));
        let report = pullpolicy::diagnose_pods(&pods, events.as_deref(), None);
        for run in case["watchdog"].as_array().into_iter().flatten() {
            let tries = run["tries"]
                .as_u64()
                .map(|tries| u32::try_from(tries).unwrap());
            let watchdog = report.as_ref().unwrap().watchdog(tries);
            if run["verdict"] != watchdog.verdict.as_str() || watchdog.line.lines().count() != 1 {
                faults.push(format!("watchdog {run}: {}", watchdog.line));
            }
        }
        faults
    });
}
