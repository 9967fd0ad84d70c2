//! Create payloads of deploy daemons, in JSON: what is filled in, what is passed on, what is told.
#![cfg(feature = "serde")]
#![expect(
    clippy::unwrap_used,
    reason = "a test fails where an answer is not what it has to be"
)]

use pullpolicy::payload_json;
use serde_json::{Value, json};

fn answer(request: &Value) -> Value {
    serde_json::from_str(&payload_json(&request.to_string())).unwrap()
}

const IMAGE: &str = "ghcr.io/acme/app:1.0.0";

#[test]
fn every_other_field_is_passed_on_as_it_is_written() {
    let fields = r#""name":"app","network_mode":"bridge","environment_variables":["A=1 2","T=\u0073"],"restart_policy":"always","compute_device":{"id":"cuda","n":1e400},"mount_points":[{"source":"v","target":"/v","mode":"rw"}],"resource_limits":{"memory":12345678901234567890123},"x-unknown":[null,-0.10]"#;
    for (written, policy) in [
        ("", "IfNotPresent"),
        (r#","image_pull_policy":null"#, "IfNotPresent"),
        (r#","image_pull_policy":"""#, "IfNotPresent"),
        (r#","image_pull_policy":"Always""#, "Always"),
        (r#","image_pull_policy":"Never""#, "Never"),
    ] {
        let request =
            format!("{{\"payload\": {{{fields} , \"image_id\" :\"{IMAGE}\"\n{written}}}}}");
        let expected = format!(
            r#"{{"payload":{{{fields},"image_id":"{IMAGE}","image_pull_policy":"{policy}"}},"backend":"#
        );
        let answer = payload_json(&request);
        assert!(answer.starts_with(&expected), "{answer}\n{expected}");
        let answer: Value = serde_json::from_str(&answer.replace("1e400", "1")).unwrap();
        assert_eq!(
            answer["container"],
            json!({"image": IMAGE, "imagePullPolicy": policy})
        );
        assert_eq!(answer["pull"], Value::Null);
    }
}

#[test]
fn image_id_goes_before_image() {
    let payload = json!({"image": "nginx", "image_id": IMAGE});
    assert_eq!(answer(&json!({"payload": payload}))["image"], IMAGE);
    let payload = json!({"image": "nginx", "image_id": null});
    assert_eq!(answer(&json!({"payload": payload}))["image"], "nginx");
}

#[test]
fn the_policy_is_one_of_three_and_auto_only_where_it_is_accepted() {
    for (policy, accept_auto, meant) in [
        ("always", false, json!("Always")),
        ("missing", false, json!("IfNotPresent")),
        ("auto", false, Value::Null),
        ("Auto", true, json!("auto")),
        ("x", false, Value::Null),
    ] {
        let request = json!({"payload": {"image_id": IMAGE, "image_pull_policy": policy}, "acceptAuto": accept_auto});
        let error = &answer(&request)["error"];
        assert_eq!(
            (&error["code"], &error["at"]),
            (
                &json!("invalid-policy"),
                &json!("/payload/image_pull_policy")
            )
        );
        assert_eq!(error["suggestion"]["value"], meant, "{policy}");
        assert_eq!(
            error["message"].as_str().unwrap().contains("`auto`, "),
            accept_auto
        );
    }
    let request = json!({"payload": {"image_id": "ghcr.io/acme/app:main", "image_pull_policy": "auto"}, "acceptAuto": true});
    let answer = answer(&request);
    assert_eq!(
        (&answer["policy"], &answer["requested"]),
        (&json!("Always"), &json!("auto"))
    );
    assert_eq!(answer["payload"]["image_pull_policy"], "Always");
    assert_eq!(answer["remarks"][0]["code"], "auto-decided");
    assert_eq!(answer["olderDaemon"]["differs"], true);
}

#[test]
fn docker_is_told_whether_to_pull() {
    let request = json!({"payload": {"image_id": IMAGE}, "backend": "docker"});
    let pulled = answer(&request);
    assert_eq!(
        (&pulled["pull"], &pulled["container"]),
        (&json!(true), &Value::Null)
    );
    let request = json!({"payload": {"image_id": IMAGE}, "backend": "docker", "registries": [{"from": "ghcr.io", "to": "local"}]});
    assert_eq!(answer(&request)["pull"], false);
}

#[test]
fn the_first_usable_mapping_counts_and_the_others_are_told() {
    let registries = json!([
        null, 1, "x", [], {}, {"from": "ghcr.io"}, {"to": "local"}, {"from": 1, "to": "x"}, {"from": "ghcr.io", "to": null},
        {"from": "ghcr.io", "to": ["x"]}, {"from": "ghcr.io", "to": ""}, {"from": "ghcr.io", "to": "//"}, {"from": "", "to": "x"},
        {"from": "quay.io", "to": "local"}, {"from": "ghcr.io", "to": "m.example.com/"}, {"from": "ghcr.io", "to": "local"},
    ]);
    let answer = answer(&json!({"payload": {"image_id": IMAGE}, "registries": registries}));
    assert_eq!(answer["image"], "m.example.com/acme/app:1.0.0");
    assert_eq!(
        answer["mapping"],
        json!({"at": "/registries/14", "from": "ghcr.io", "to": "m.example.com"})
    );
    let skipped: Vec<_> = answer["skippedMappings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|error| {
            assert_eq!(error["code"], "invalid-payload");
            error["at"].as_str().unwrap()
        })
        .collect();
    let expected = [
        "0", "1", "2", "3", "4", "5", "6", "7/from", "8", "9/to", "10/to", "11/to", "12/from",
    ]
    .map(|at| format!("/registries/{at}"));
    assert_eq!(skipped, expected);
}

#[test]
fn a_list_with_gaps_is_read_as_a_list() {
    let (local, mirror) = (
        json!({"from": "ghcr.io", "to": "local"}),
        json!({"from": "ghcr.io", "to": "m.example.com"}),
    );
    let registries = json!({"10": local, "2": mirror, "x": 1});
    let gaps = answer(&json!({"payload": {"image_id": IMAGE}, "registries": registries}));
    assert_eq!(gaps["mapping"]["at"], "/registries/2");
    assert_eq!(gaps["skippedMappings"][0]["at"], "/registries/x");
    for wrong in [json!("x"), json!(1), json!(true)] {
        let answer = answer(&json!({"payload": {"image_id": IMAGE}, "registries": wrong}));
        assert_eq!(answer["skippedMappings"][0]["at"], "/registries");
        assert_eq!(answer["image"], IMAGE);
    }
    for none in [json!(null), json!([]), json!({})] {
        let answer = answer(&json!({"payload": {"image_id": IMAGE}, "registries": none}));
        assert_eq!(answer["skippedMappings"], json!([]));
    }
}

#[test]
fn the_rules_mappings_come_after_the_daemons() {
    let rules = json!({"registries": [{"from": "ghcr.io", "to": "local"}]});
    let by_rules = answer(&json!({"payload": {"image_id": IMAGE}, "rules": rules}));
    assert_eq!(by_rules["mapping"]["at"], "/rules/registries/0");
    assert_eq!(by_rules["policy"], "Never");
    let registries = json!([{"from": "ghcr.io", "to": "m.example.com"}]);
    let own =
        answer(&json!({"payload": {"image_id": IMAGE}, "rules": rules, "registries": registries}));
    assert_eq!(own["policy"], "IfNotPresent");
}

#[test]
fn faults_are_errors_with_their_place() {
    for (request, code, at) in [
        ("", "invalid-request", ""),
        ("[]", "invalid-request", ""),
        ("{}", "invalid-payload", ""),
        (r#"{"payload": null}"#, "invalid-payload", "/payload"),
        (r#"{"payload": []}"#, "invalid-payload", "/payload"),
        (r#"{"payload": "x"}"#, "invalid-payload", "/payload"),
        (r#"{"payload": {}}"#, "missing-image", "/payload"),
        (
            r#"{"payload": {"image_id": 1}}"#,
            "invalid-payload",
            "/payload/image_id",
        ),
        (
            r#"{"payload": {"image": "Acme/App"}}"#,
            "invalid-image",
            "/payload/image",
        ),
        (
            r#"{"payload": {"image_id": ""}}"#,
            "invalid-image",
            "/payload/image_id",
        ),
        (
            r#"{"payload": {"image_id": "x", "image_pull_policy": 1}}"#,
            "invalid-payload",
            "/payload/image_pull_policy",
        ),
        (
            r#"{"payload": {"image_id": "x"}, "backend": "podman"}"#,
            "invalid-request",
            "/backend",
        ),
        (
            r#"{"payload": {"image_id": "x"}, "backends": "docker"}"#,
            "invalid-request",
            "/backends",
        ),
        (
            r#"{"payload": {"image_id": "x"}, "acceptAuto": 1}"#,
            "invalid-request",
            "/acceptAuto",
        ),
        (
            r#"{"payload": {"image_id": "x"}, "rules": {"pinned": ["***"]}}"#,
            "invalid-rules",
            "/rules/pinned/0",
        ),
        (
            r#"{"payload": {"image_id": "x"}, "registries": [{"from": "docker.io", "to": "https://m"}]}"#,
            "invalid-payload",
            "/registries/0/to",
        ),
    ] {
        let answer: Value = serde_json::from_str(&payload_json(request)).unwrap();
        assert_eq!(answer["error"]["code"], code, "{request}");
        assert_eq!(answer["error"]["at"], at, "{request}");
    }
}

#[test]
fn what_the_payload_keeps_secret_is_in_no_error() {
    for request in [
        r#"{"payload": {"environment_variables": ["PASSWORD=planted"], "image_id": "Bad Image"}}"#,
        r#"{"payload": {"environment_variables": ["PASSWORD=planted"]}}"#,
        r#"{"payload": {"environment_variables": ["PASSWORD=planted"}}"#,
        r#"{"payload": ["PASSWORD=planted"]}"#,
    ] {
        assert!(!payload_json(request).contains("planted"), "{request}");
    }
}

#[test]
fn a_start_loop_is_told_whether_to_go_on() {
    for (reason, message, cause, report_now) in [
        (
            "ErrImageNeverPull",
            "Container image \"x\" is not present with pull policy of Never",
            "never-present",
            true,
        ),
        (
            "ErrImagePull",
            "dial tcp: lookup registry.example.com: no such host",
            "dns",
            true,
        ),
        (
            "ErrImagePull",
            "rpc error: code = Unknown desc = dial tcp 192.0.2.1:443: i/o timeout",
            "timeout",
            false,
        ),
        (
            "ErrImagePull",
            "toomanyrequests: You have reached your pull rate limit",
            "rate-limited",
            false,
        ),
    ] {
        let waiting = json!({"reason": reason, "message": message});
        let answer = answer(&json!({"payload": {"image_id": IMAGE}, "waiting": waiting}));
        assert_eq!(
            (&answer["wait"]["cause"], &answer["wait"]["reportNow"]),
            (&json!(cause), &json!(report_now)),
            "{answer}"
        );
        assert!(!answer["wait"]["firstStep"].as_str().unwrap().is_empty());
    }
    assert_eq!(
        answer(&json!({"payload": {"image_id": IMAGE}}))["wait"],
        Value::Null
    );
}
