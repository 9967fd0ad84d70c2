//! What programs read: the library's own bytes, on one line.

use crate::common::{run, run_with};
use pullpolicy::{classify_json, resolve_json};
use serde_json::{Value, json};

/// The flags, and the request that they stand for.
fn flags_and_requests() -> Vec<(Vec<&'static str>, Value)> {
    vec![
        (
            vec!["ghcr.io/acme/dev:coder-latest"],
            json!({"image": "ghcr.io/acme/dev:coder-latest"}),
        ),
        (
            vec!["ghcr.io/acme/dev", "--tag", "26.37.0", "--policy", "Always"],
            json!({"image": "ghcr.io/acme/dev", "tag": "26.37.0", "policy": "Always"}),
        ),
        (vec!["--tag", "main"], json!({"tag": "main"})),
        (
            vec![
                "nginx",
                "--kubernetes",
                "1.34",
                "--always-pull-images",
                "--digest-aware-default",
            ],
            json!({
                "image": "nginx",
                "cluster": {"version": "1.34", "alwaysPullImages": true, "digestAwareDefault": true},
            }),
        ),
        (
            vec![
                "ghcr.io/acme/dev:1.2.3",
                "--credential-verification",
                "NeverVerifyAllowlistedImages",
                "--preloaded-allowlist",
                "ghcr.io/other/*",
                "--preloaded-allowlist",
                "docker.io/library/nginx",
            ],
            json!({
                "image": "ghcr.io/acme/dev:1.2.3",
                "cluster": {
                    "credentialVerification": "NeverVerifyAllowlistedImages",
                    "preloadedImagesVerificationAllowlist":
                        ["ghcr.io/other/*", "docker.io/library/nginx"],
                },
            }),
        ),
        (vec![""], json!({"image": ""})),
        (vec!["Nginx/UPPER"], json!({"image": "Nginx/UPPER"})),
        (
            vec!["nginx", "--tag", "é"],
            json!({"image": "nginx", "tag": "é"}),
        ),
        (
            vec!["nginx:1", "--tag", "2"],
            json!({"image": "nginx:1", "tag": "2"}),
        ),
        (
            vec!["nginx", "--policy", "always"],
            json!({"image": "nginx", "policy": "always"}),
        ),
        (
            vec!["nginx", "--kubernetes", "one"],
            json!({"image": "nginx", "cluster": {"version": "one"}}),
        ),
        (
            vec!["nginx", "--digest", "latest=sha256:0"],
            json!({"image": "nginx", "digests": {"latest": "sha256:0"}}),
        ),
    ]
}

#[test]
fn flags_are_answered_as_the_request_that_they_stand_for() {
    for (flags, request) in flags_and_requests() {
        let arguments = [&["resolve", "--format", "json"][..], &flags].concat();
        let answer = resolve_json(&request.to_string());
        let run = run(&arguments);
        assert_eq!(run.stdout, format!("{answer}\n"), "{flags:?}");
        assert_eq!(run.stderr, "", "{flags:?}");
        assert_eq!(
            run.status,
            Some(i32::from(answer.starts_with("{\"error\":"))),
            "{flags:?}"
        );
    }
}

#[test]
fn a_batch_is_answered_as_the_library_answers() {
    let requests: Vec<String> = flags_and_requests()
        .into_iter()
        .map(|(_, request)| request.to_string())
        .collect();
    let answers: Vec<String> = requests
        .iter()
        .map(|request| resolve_json(request))
        .collect();
    let run = run_with(
        &["resolve", "--batch"],
        (requests.join("\n") + "\n").as_bytes(),
    );
    assert_eq!(run.stdout, answers.join("\n") + "\n");
    assert_eq!((run.stderr.as_str(), run.status), ("", Some(1)));
}

#[test]
fn a_decision_has_every_key() {
    let refused = run(&["resolve", "--format", "json", "ghcr.io/acme/dev@sha256:0"]);
    let error: Value = serde_json::from_str(&refused.stdout).unwrap();
    let keys = |value: &Value| {
        value
            .as_object()
            .unwrap()
            .keys()
            .cloned()
            .collect::<Vec<_>>()
    };
    assert_eq!(
        keys(&error["error"]),
        [
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
        ]
    );
    let decided = run(&["resolve", "--format", "json", "ghcr.io/acme/dev"]);
    let decision: Value = serde_json::from_str(&decided.stdout).unwrap();
    assert_eq!(
        keys(&decision),
        [
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
        ]
    );
    assert_eq!(decided.stdout.matches('\n').count(), 1);
}

#[test]
fn a_tag_is_classified_as_the_library_does() {
    let tag = |text: &str| json!({"tag": text});
    let in_repository = |text: &str, name: &str| json!({"tag": text, "repository": name});
    for (arguments, line) in [
        (vec!["coder-xfce-vnc-latest"], tag("coder-xfce-vnc-latest")),
        (
            vec!["16.2", "--repository", "postgres"],
            in_repository("16.2", "postgres"),
        ),
        (vec!["a b"], tag("a b")),
        (
            vec!["1.0", "--repository", "nginx:1"],
            in_repository("1.0", "nginx:1"),
        ),
        (vec!["1.0", "--repository", ""], in_repository("1.0", "")),
    ] {
        let answer = classify_json(&line.to_string());
        let run = run(&[&["classify", "--format", "json"][..], &arguments].concat());
        assert_eq!(run.stdout, format!("{answer}\n"), "{arguments:?}");
        assert_eq!(
            run.status,
            Some(i32::from(answer.starts_with("{\"error\":"))),
            "{arguments:?}"
        );
    }
}

#[test]
fn the_contract_of_classify_is_kept() {
    let run = run_with(
        &["classify", "--batch"],
        b"{\"tag\": \"coder-latest\"}\n{\"tag\": \"x\", \"repositry\": \"y\"}\n{\"tag\": \"1.0.0\", \"repository\": \"Nginx:1\"}\n",
    );
    let lines: Vec<Value> = run
        .stdout
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(
        lines[0],
        json!({
            "class": "moving", "kind": "alias",
            "evidence": {"text": "latest", "start": 6, "end": 12},
        })
    );
    assert_eq!(lines[1]["error"]["code"], "invalid-request");
    assert_eq!(lines[1]["error"]["suggestion"]["value"], "repository");
    assert_eq!(lines[2]["error"]["code"], "invalid-image");
    assert_eq!(lines[2]["error"]["at"], "/repository");
    assert_eq!((lines.len(), run.status), (3, Some(1)));
}
