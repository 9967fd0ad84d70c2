//! `pullpolicy payload`: what a deploy daemon should make of what it is asked.

use std::fs;

use serde_json::Value;

use crate::common::{folder, run_with};

const PAYLOAD: &[u8] =
    br#"{"name": "app", "image_id": "ghcr.io/acme/app:main", "environment_variables": ["A=1"]}"#;

#[test]
fn the_fragment_comes_first() {
    let run = run_with(&["payload"], PAYLOAD);
    assert_eq!((run.status, run.stderr.as_str()), (Some(0), ""));
    let start =
        "image: ghcr.io/acme/app:main\nimagePullPolicy: IfNotPresent\n\nremark[default-policy]: ";
    assert!(run.stdout.starts_with(start), "{}", run.stdout);
    for part in [
        "remark[failed-rollout-stays]: ",
        "remark[older-daemon]: ",
        "warning[stale-copies]: ",
    ] {
        assert!(run.stdout.contains(part), "{part}\n{}", run.stdout);
    }
    assert!(!run.stdout.contains("A=1"));
}

#[test]
fn json_repeats_the_payload_as_it_is() {
    let run = run_with(
        &["payload", "-", "--backend", "docker", "--format", "json"],
        PAYLOAD,
    );
    let start = r#"{"payload":{"name":"app","image_id":"ghcr.io/acme/app:main","environment_variables":["A=1"],"image_pull_policy":"IfNotPresent"},"backend":"docker","#;
    assert!(run.stdout.starts_with(start), "{}", run.stdout);
    let answer: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(answer["pull"], true);
}

#[test]
fn mappings_and_rules_are_read_from_files() {
    let path = folder("payload").join("registries.json");
    fs::write(
        &path,
        r#"{"0": null, "3": {"from": "ghcr.io", "to": "local"}}"#,
    )
    .unwrap();
    let run = run_with(
        &[
            "payload",
            "--registries",
            path.to_str().unwrap(),
            "--accept-auto",
        ],
        PAYLOAD,
    );
    assert_eq!(run.status, Some(0));
    assert!(
        run.stdout.contains("imagePullPolicy: Never\n"),
        "{}",
        run.stdout
    );
    assert!(
        run.stdout
            .contains("skipped[invalid-payload]: `/registries/0` must be an object, not null\n"),
        "{}",
        run.stdout
    );
}

#[test]
fn faults_are_errors_or_trouble() {
    for (payload, status, said) in [
        (
            r#"{"image_id": "x", "image_pull_policy": "always"}"#,
            1,
            "error[invalid-policy]: `always` is not",
        ),
        (
            r#"{"image_id": "x", "image_pull_policy": "auto"}"#,
            1,
            "error[invalid-policy]: `auto` is not",
        ),
        (
            "[]",
            1,
            "error[invalid-payload]: `/payload` must be an object, not a list",
        ),
        (
            "{}",
            1,
            "error[missing-image]: the payload has neither `image_id` nor `image`\n  help: give the payload an `image_id` ",
        ),
        // No text can leave its place in the request.
        (
            r#"{"image_id": "x"},"acceptAuto":true"#,
            2,
            "cannot read `-`: trailing characters",
        ),
        ("", 2, "cannot read `-`: "),
    ] {
        let run = run_with(&["payload"], payload.as_bytes());
        assert_eq!(
            (run.status, run.stdout.as_str()),
            (Some(status), ""),
            "{payload}"
        );
        assert!(run.stderr.contains(said), "{payload}\n{}", run.stderr);
    }
}

#[test]
fn a_missing_image_under_never_is_reported_at_once() {
    let run = run_with(
        &["payload", "--waiting-reason", "ErrImageNeverPull"],
        PAYLOAD,
    );
    let said = "waiting[never-present]: report it now: waiting cannot help\n  help: ";
    assert!(run.stdout.contains(said), "{}", run.stdout);
}
