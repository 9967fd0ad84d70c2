//! The shared conformance cases (`tests/conformance/*.json`), answered by the library itself.
//!
//! The format and the matching rule are described in `docs/conformance.md`; every other face runs
//! the same files. What is checked about the files alone runs without any feature.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use serde_json::Value;

/// One case, as a face would run it.
struct Case {
    /// File and name: `rules/match: ** alone`.
    id: String,
    case: Value,
}

/// Every case of every file, in the order of the files' names.
fn cases() -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/conformance");
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
            source.starts_with("https://") || source.starts_with("DESIGN.md: "),
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

#[cfg(feature = "serde")]
mod answers {
    use super::{Case, Value, cases, differences};

    /// What the library makes of a request.
    fn answer(request: &str) -> Value {
        serde_json::from_str(&pullpolicy::resolve_json(request)).unwrap()
    }

    /// Where an answer lacks a key of the contract, has another one, or says what none may say.
    fn malformed(answer: &Value) -> Vec<String> {
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

    fn problems(case: &Case) -> Vec<String> {
        let answer = answer(&case.request());
        let mut problems = differences(&case.case["expect"], &answer, "");
        problems.extend(malformed(&answer));
        problems
    }
}
