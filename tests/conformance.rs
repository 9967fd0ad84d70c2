//! The shared conformance cases (`tests/conformance/*.json`), answered by the library itself.
//!
//! The format and the matching rule are described in `docs/conformance.md`; every other face runs
//! the same files. What is checked about the files alone runs without any feature.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test that panics is a test that fails; the lint's exception covers test functions alone"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use serde_json::Value;

#[cfg(feature = "serde")]
#[path = "conformance/diagnose.rs"]
mod diagnose;
#[cfg(feature = "serde")]
#[path = "conformance/shape.rs"]
mod shape;

#[cfg(feature = "serde")]
#[path = "conformance/rooms.rs"]
mod rooms;

/// One case, as a face would run it.
struct Case {
    /// File and name: `rules/match: ** alone`.
    id: String,
    case: Value,
}

/// Every case about a decision.
fn cases() -> Vec<Case> {
    cases_in("")
}

/// Every case of every file in a folder of the cases, in the order of the files' names.
fn cases_in(folder: &str) -> Vec<Case> {
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/conformance");
    let folder = cases.join(folder);
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "json")
        })
        .collect();
    files.sort();
    let mut cases = Vec::new();
    for path in files {
        let stem = path.file_stem().unwrap().to_str().unwrap();
        let file: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap())
            .unwrap_or_else(|error| panic!("{stem}.json: {error}"));
        for case in file["cases"].as_array().unwrap() {
            let name = case["name"].as_str().unwrap();
            cases.push(Case {
                id: format!("{stem}/{name}"),
                case: case.clone(),
            });
        }
    }
    cases
}

impl Case {
    /// The request's text, with what `fill` and `padTo` add to it.
    fn request(&self) -> String {
        let mut text = match self.case["requestText"].as_str() {
            Some(text) => text.to_owned(),
            None => filled(self.case["request"].clone(), &self.case["fill"]).to_string(),
        };
        if let Some(length) = self.case["padTo"].as_u64() {
            let missing = usize::try_from(length).unwrap() - text.len();
            text.push_str(&" ".repeat(missing));
        }
        text
    }
}

/// The request with `fill.text`, `fill.times` over, behind the string at `fill.at`.
fn filled(mut request: Value, fill: &Value) -> Value {
    if let Some(at) = fill["at"].as_str() {
        let times = usize::try_from(fill["times"].as_u64().unwrap()).unwrap();
        let place = request.pointer_mut(at).unwrap();
        *place = (place.as_str().unwrap().to_owned()
            + &fill["text"].as_str().unwrap().repeat(times))
            .into();
    }
    request
}

/// Where `actual` is not what `expected` names, as `pointer: expected, got`.
///
/// Of an object only the named keys are compared; an array has to have the same length, and its
/// elements are compared in the same way; any other value has to be equal.
fn differences(expected: &Value, actual: &Value, pointer: &str) -> Vec<String> {
    match (expected, actual) {
        (Value::Object(named), Value::Object(all)) => named
            .iter()
            .flat_map(|(key, value)| match all.get(key) {
                Some(found) => differences(value, found, &format!("{pointer}/{key}")),
                None => vec![format!("{pointer}/{key}: {value}, got no such key")],
            })
            .collect(),
        (Value::Array(wanted), Value::Array(found)) if wanted.len() == found.len() => wanted
            .iter()
            .zip(found)
            .enumerate()
            .flat_map(|(index, (value, found))| {
                differences(value, found, &format!("{pointer}/{index}"))
            })
            .collect(),
        _ if expected == actual => Vec::new(),
        _ => vec![format!("{pointer}: {expected}, got {actual}")],
    }
}

#[test]
fn the_matching_rule_sees_each_kind_of_difference() {
    let actual = serde_json::json!({"a": 1, "b": [{"c": null, "d": "x"}], "e": null});
    for same in [
        serde_json::json!({}),
        serde_json::json!({"a": 1}),
        serde_json::json!({"b": [{"c": null}]}),
        serde_json::json!({"b": [{}], "e": null}),
    ] {
        assert_eq!(differences(&same, &actual, ""), Vec::<String>::new());
    }
    for (other, place) in [
        (serde_json::json!({"a": 2}), "/a: 2, got 1"),
        (
            serde_json::json!({"b": []}),
            "/b: [], got [{\"c\":null,\"d\":\"x\"}]",
        ),
        (
            serde_json::json!({"b": [{"d": "y"}]}),
            "/b/0/d: \"y\", got \"x\"",
        ),
        (
            serde_json::json!({"b": [{"c": {}}]}),
            "/b/0/c: {}, got null",
        ),
        (serde_json::json!({"f": null}), "/f: null, got no such key"),
        (
            serde_json::json!([]),
            ": [], got {\"a\":1,\"b\":[{\"c\":null,\"d\":\"x\"}],\"e\":null}",
        ),
    ] {
        assert_eq!(differences(&other, &actual, ""), [place]);
    }
}

#[test]
fn every_case_is_well_formed() {
    let mut ids = BTreeSet::new();
    for case in cases() {
        let id = &case.id;
        assert!(ids.insert(id.clone()), "{id}: twice");
        let keys: Vec<_> = case
            .case
            .as_object()
            .unwrap()
            .keys()
            .map(String::as_str)
            .collect();
        let known = [
            "expect",
            "fill",
            "name",
            "padTo",
            "request",
            "requestText",
            "source",
        ];
        assert!(keys.iter().all(|key| known.contains(key)), "{id}: {keys:?}");
        assert!(
            keys.contains(&"request") != keys.contains(&"requestText"),
            "{id}: one request"
        );
        assert!(
            case.case["expect"]
                .as_object()
                .is_some_and(|expect| !expect.is_empty()),
            "{id}: expect"
        );
        let source = case.case["source"].as_str().unwrap();
        assert!(
            source.starts_with("https://") || source.starts_with("docs/contract.md: "),
            "{id}: {source}"
        );
        // A request that cannot be built would be an error in the case, not in the library.
        assert!(case.request().len() < 2 << 20, "{id}: too long");
    }
    assert!(ids.len() >= 1000, "{} cases", ids.len());
}

/// Every string that stands at `key` in a value's objects, at any depth.
fn words(value: &Value, key: &str, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(object) => {
            if let Some(word) = object.get(key).and_then(Value::as_str) {
                found.insert(word.to_owned());
            }
            object.values().for_each(|value| words(value, key, found));
        }
        Value::Array(values) => values.iter().for_each(|value| words(value, key, found)),
        _ => {}
    }
}

#[test]
fn every_code_of_the_contract_is_expected_somewhere() {
    let places: BTreeMap<&str, (&str, &[&str])> = BTreeMap::from([
        (
            "reasons",
            (
                "code",
                &[
                    "explicit",
                    "registry-mapping",
                    "image-rule",
                    "digest",
                    "pinned-rule",
                    "moving-rule",
                    "publisher",
                    "untagged",
                    "alias",
                    "channel",
                    "branch",
                    "floating-version",
                    "snapshot",
                    "version",
                    "prerelease",
                    "date",
                    "commit",
                    "build",
                    "unrecognised",
                    "kubernetes-default-differs",
                    "unreviewed-update",
                ][..],
            ),
        ),
        (
            "warnings",
            (
                "code",
                &[
                    "stale-copies",
                    "registry-dependency",
                    "must-be-preloaded",
                    "looks-like-latest",
                    "moving-tag-beside-digest",
                    "mutable-release",
                    "port-as-tag",
                    "overridden-by-admission",
                    "credentials-checked",
                ],
            ),
        ),
        (
            "tag",
            (
                "kind",
                &[
                    "alias",
                    "channel",
                    "branch",
                    "floating-version",
                    "snapshot",
                    "version",
                    "prerelease",
                    "date",
                    "commit",
                    "build",
                    "user-rule",
                    "unrecognised",
                ],
            ),
        ),
        (
            "error",
            (
                "code",
                &[
                    "too-large",
                    "invalid-request",
                    "invalid-rules",
                    "invalid-cluster",
                    "invalid-policy",
                    "missing-image",
                    "invalid-image",
                    "invalid-tag",
                    "conflicting-tag",
                    "conflicting-digest",
                ],
            ),
        ),
    ]);
    let cases = cases();
    for (place, (key, all)) in places {
        let mut found = BTreeSet::new();
        for case in &cases {
            words(&case.case["expect"][place], key, &mut found);
        }
        let all: BTreeSet<String> = all.iter().map(|&code| code.to_owned()).collect();
        assert_eq!(found, all, "{place}.{key}");
    }
    for (key, all) in [
        ("class", &["moving", "pinned", "unknown"][..]),
        ("detail", &["digest", "name", "placeholder", "tag"]),
        ("effective", &["Always", "IfNotPresent", "Never"]),
        ("requested", &["Always", "IfNotPresent", "Never", "auto"]),
        ("runs", &["cached", "current"]),
        (
            "waiting",
            &["ErrImageNeverPull", "ImagePullBackOff", "InvalidImageName"],
        ),
        ("rejectedBy", &["api-server"]),
    ] {
        let mut found = BTreeSet::new();
        for case in &cases {
            words(&case.case["expect"], key, &mut found);
        }
        assert!(found.iter().eq(all), "{key}: {found:?}");
    }
}

#[test]
fn the_table_of_outcomes_is_complete() {
    let mut combinations = BTreeSet::new();
    for case in cases()
        .into_iter()
        .filter(|case| case.id.starts_with("outcomes/"))
    {
        let rows = case.case["expect"]["outcomes"].as_array().unwrap();
        assert_eq!(rows.len(), 4, "{}", case.id);
        assert!(
            rows.iter().all(|row| row.as_object().unwrap().len() == 6),
            "{}",
            case.id
        );
        let cluster = &case.case["request"]["cluster"];
        combinations.insert(format!(
            "{} {} {} {} {}",
            case.case["request"]["policy"],
            cluster["version"],
            cluster["credentialVerification"],
            cluster["preloadedImagesVerificationAllowlist"],
            cluster["alwaysPullImages"],
        ));
    }
    // Before 1.33 there is no verification to state; from then on it is unstated, one of four
    // policies, and the allowlist holds the image or does not.
    let verifications = 1 + 4 * (1 + 3 + 2);
    assert_eq!(combinations.len(), 3 * 2 * verifications);
}

/// What the library makes of a request, and where that is not what the case expects.
#[cfg(feature = "serde")]
fn problems(case: &Case) -> Vec<String> {
    let answer = serde_json::from_str(&pullpolicy::resolve_json(&case.request())).unwrap();
    let mut problems = differences(&case.case["expect"], &answer, "");
    problems.extend(shape::malformed(&answer));
    problems
}

#[cfg(feature = "serde")]
#[test]
fn every_case_is_answered_as_expected() {
    let cases = cases();
    let mut failures = Vec::new();
    for case in &cases {
        let problems = problems(case);
        if !problems.is_empty() {
            failures.push(format!("{}\n    {}", case.id, problems.join("\n    ")));
        }
    }
    assert!(
        failures.is_empty(),
        "{} of {} cases are answered otherwise:\n{}",
        failures.len(),
        cases.len(),
        failures.join("\n")
    );
}

#[cfg(feature = "serde")]
#[test]
fn serde_writes_what_the_faces_write() {
    for case in cases() {
        let request = pullpolicy::Request::from_json(&case.request());
        let answers = match request.and_then(|request| pullpolicy::resolve(&request)) {
            Ok(decision) => (serde_json::to_string(&decision), decision.to_json()),
            Err(error) => (serde_json::to_string(&error), error.to_json()),
        };
        assert_eq!(answers.0.unwrap(), answers.1, "{}", case.id);
    }
}

#[cfg(feature = "serde")]
#[test]
fn an_answer_that_is_not_well_formed_is_seen() {
    let answer = |request: &str| -> Value {
        serde_json::from_str(&pullpolicy::resolve_json(request)).unwrap()
    };
    let decision = answer(r#"{"image": "ghcr.io/acme/dev:latest", "policy": "IfNotPresent"}"#);
    let error = answer(r#"{"image": "nginx:"}"#);
    for (answer, at, wrong) in [
        (
            &decision,
            "/tag/evidence",
            serde_json::json!({"text": "latest", "start": 1, "end": 6}),
        ),
        (
            &decision,
            "/reasons/0",
            serde_json::json!({"code": "explicit", "message": "x"}),
        ),
        (&decision, "/reasons/0/code", "publisher".into()),
        (&decision, "/warnings/0/message", "".into()),
        (
            &decision,
            "/warnings/0/suggestion",
            serde_json::json!({"policy": "Always"}),
        ),
        (&decision, "/outcomes", serde_json::json!([])),
        (
            &decision,
            "/outcomes/3",
            serde_json::json!({"onNode": false}),
        ),
        (&decision, "/image", serde_json::json!({"input": "x"})),
        (&decision, "/semantics", "2".into()),
        (&error, "/error/message", "a full stop.".into()),
        (&error, "/error/span", serde_json::json!({"start": 0})),
        (
            &error,
            "/error",
            serde_json::json!({"code": "invalid-image"}),
        ),
    ] {
        assert_eq!(shape::malformed(answer), Vec::<String>::new());
        let mut answer = answer.clone();
        *answer.pointer_mut(at).unwrap() = wrong;
        assert_ne!(shape::malformed(&answer), Vec::<String>::new(), "{at}");
    }
}
