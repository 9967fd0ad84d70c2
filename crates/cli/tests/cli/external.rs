//! Terraform's `external` protocol: one object of strings in, one out, or one line of error.

use std::fs;
use std::path::Path;

use pullpolicy::{Request, resolve};
use serde_json::{Map, Value, json};

use crate::common::{Run, run_with};

fn ask(query: &str) -> Run {
    run_with(&["terraform-external"], query.as_bytes())
}

#[test]
fn a_query_gets_strings_on_one_line() {
    // As Terraform writes it: keys sorted, no line end, `&` escaped.
    let run = ask(
        r#"{"image":"ghcr.io/acme/dev","image_pull_policy":"auto","image_tag":"coder-latest"}"#,
    );
    assert_eq!((run.stderr.as_str(), run.status), ("", Some(0)));
    let result: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(
        result,
        json!({
            "policy": "Always", "class": "moving", "kind": "alias", "kubernetes_default": "IfNotPresent",
            "reason": "`latest` is an alias that its publisher re-points",
        })
    );
}

#[test]
fn what_is_null_elsewhere_is_empty() {
    let digest = "0".repeat(64);
    let run = ask(&format!(
        r#"{{"image":"ghcr.io/acme/dev@sha256:{digest}"}}"#
    ));
    let result: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(
        (&result["class"], &result["kind"]),
        (&json!(""), &json!(""))
    );
    assert_eq!(result["policy"], "IfNotPresent");
}

#[test]
fn empty_texts_are_absent_and_rules_are_json() {
    let run = ask(
        r#"{"image":"","image_pull_policy":"","image_tag":"spring","rules":"{\"pinned\":[\"spring\"]}"}"#,
    );
    let result: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(
        (&result["policy"], &result["kind"]),
        (&json!("IfNotPresent"), &json!("user-rule"))
    );
}

#[test]
fn an_error_is_one_line_and_the_status_one() {
    for (query, words) in [
        ("{}", "neither an image nor a tag was given"),
        (
            r#"{"image":"nginx","image_pull_policy":"always"}"#,
            "the nearest is `Always`",
        ),
        (r#"{"image":"Nginx"}"#, "`Nginx`"),
        (r#"{"image":"ngi\nnx"}"#, r"ngi\nnx"),
        (
            r#"{"image":"nginx","tag":"1.27"}"#,
            "`tag` is not a known key; expected one of `image`, `image_tag`",
        ),
        (
            r#"{"image":"nginx","image_tag":1.27}"#,
            "`/image_tag` must be a string, not a number",
        ),
        (
            r#"{"image":"nginx","rules":"{"}"#,
            "the rules cannot be read",
        ),
        (
            r#"{"image":"nginx","rules":"{\"pined\":[]}"}"#,
            "the nearest is `pinned`",
        ),
        (r#"["nginx"]"#, "must be an object"),
        ("", "not valid JSON"),
    ] {
        let run = ask(query);
        assert_eq!((run.stdout.as_str(), run.status), ("", Some(1)), "{query}");
        assert!(run.stderr.contains(words), "{query}: {}", run.stderr);
        assert!(!run.stderr.contains('\n'), "{query}: {}", run.stderr);
    }
    let long = format!(r#"{{"image":"{}"}}"#, "a".repeat(1 << 20));
    assert!(ask(&long).stderr.contains("at most 1048576 are accepted"));
    let binary = run_with(&["terraform-external"], b"{\xff}");
    assert!(binary.stderr.contains("no UTF-8 text"), "{}", binary.stderr);
}

/// What a query can express of a case of `tests/conformance/`: strings, and rules as text.
fn query(case: &Value) -> Option<Map<String, Value>> {
    let request = case["request"]
        .as_object()
        .filter(|_| case["fill"].is_null())?;
    let mut query = Map::new();
    for (key, value) in request {
        let (name, text) = match (key.as_str(), value) {
            ("image" | "tag" | "policy" | "rules", Value::Null) => continue,
            ("image", Value::String(text)) if !text.is_empty() => ("image", text.clone()),
            ("tag", Value::String(text)) => ("image_tag", text.clone()),
            ("policy", Value::String(text)) => ("image_pull_policy", text.clone()),
            ("rules", rules) => ("rules", rules.to_string()),
            _ => return None,
        };
        query.insert(name.to_owned(), text.into());
    }
    Some(query)
}

#[test]
fn the_shared_cases_have_the_librarys_answers() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/conformance");
    let (mut decided, mut refused, mut left_out) = (0, 0, 0);
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "json") {
            continue;
        }
        let file: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
        for case in file["cases"].as_array().unwrap() {
            let Some(query) = query(case) else {
                left_out += 1;
                continue;
            };
            let run = ask(&Value::Object(query).to_string());
            match Request::from_json(&case["request"].to_string())
                .and_then(|request| resolve(&request))
            {
                Ok(decision) => {
                    decided += 1;
                    let tag = decision.tag.as_ref();
                    let expected = json!({
                        "policy": decision.policy.as_str(),
                        "class": tag.map_or("", |tag| tag.class.as_str()),
                        "kind": tag.map_or("", |tag| tag.kind.as_str()),
                        "reason": decision.reasons[0].message,
                        "kubernetes_default": decision.kubernetes_default.as_str(),
                    });
                    let result: Value = serde_json::from_str(&run.stdout).unwrap();
                    assert_eq!(result, expected, "{case}");
                }
                Err(error) => {
                    refused += 1;
                    assert_eq!(
                        (run.stderr, run.status),
                        (error.one_line(), Some(1)),
                        "{case}"
                    );
                }
            }
        }
    }
    println!(
        "external: {decided} decisions and {refused} errors as the library's, {left_out} cases left out"
    );
    assert!(decided > 400 && refused > 100, "{decided} {refused}");
}
