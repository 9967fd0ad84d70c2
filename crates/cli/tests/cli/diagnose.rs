//! `pullpolicy diagnose`.

use std::fs;

use serde_json::{Value, json};

use crate::common::{folder, run, run_with};

/// A pod whose one container waits so.
fn pod(reason: &str, message: &str) -> String {
    json!({"kind": "Pod", "metadata": {"namespace": "web", "name": "app-0"},
        "spec": {"nodeName": "node-1", "containers": [{"name": "app", "image": "ghcr.io/acme/app:1.4.2", "imagePullPolicy": "Always"}]},
        "status": {"phase": "Pending", "containerStatuses": [{"name": "app", "state": {"waiting": {"reason": reason, "message": message}}}]}})
    .to_string()
}

fn failed(count: u32) -> String {
    json!({"kind": "List", "items": [{"kind": "Event", "reason": "Failed", "count": count, "lastTimestamp": "2026-11-30T10:00:00Z",
        "message": "Failed to pull image \"ghcr.io/acme/app:1.4.2\": received unexpected HTTP status: 503 Service Unavailable",
        "involvedObject": {"kind": "Pod", "namespace": "web", "name": "app-0", "fieldPath": "spec.containers{app}"}}]})
    .to_string()
}

const SERVER: &str = "received unexpected HTTP status: 503 Service Unavailable";
const NEVER: &str =
    "Container image \"ghcr.io/acme/app:1.4.2\" is not present with pull policy of Never";

#[test]
fn text_tells_cause_outlook_steps_and_commands() {
    let path = folder("diagnose").join("events.json");
    fs::write(&path, failed(3)).unwrap();
    let run = run_with(
        &["diagnose", "-", "--events", path.to_str().unwrap()],
        pod(
            "ImagePullBackOff",
            "Back-off pulling image \"ghcr.io/acme/app:1.4.2\"",
        )
        .as_bytes(),
    );
    assert_eq!((run.stderr.as_str(), run.status), ("", Some(0)));
    for text in [
        "web/app-0, container app, image ghcr.io/acme/app:1.4.2",
        "ImagePullBackOff[server-error]: Failed to pull image",
        "waiting can help; the kubelet tries again 40 seconds after failed pull 3, not before 2026-11-30T10:00:40Z",
        "`IfNotPresent` would have started it",
        "1. look at the status page or logs of the registry; the kubelet keeps retrying meanwhile",
        "1 pod; 1 waits for an image",
    ] {
        assert!(run.stdout.contains(text), "{text}: {}", run.stdout);
    }
    let run = run_with(&["diagnose"], pod("ErrImageNeverPull", NEVER).as_bytes());
    assert!(
        run.stdout.contains("crictl pull ghcr.io/acme/app:1.4.2"),
        "{}",
        run.stdout
    );
}

#[test]
fn nothing_of_a_cluster_reaches_the_terminal_or_the_shell_as_it_is() {
    let hostile = pod("ErrImagePull", "denied \u{1b}[31m")
        .replace("ghcr.io/acme/app:1.4.2", "x$(reboot)")
        .replace("web", "-n;reboot");
    let run = run_with(&["diagnose"], hostile.as_bytes());
    assert!(!run.stdout.contains('\u{1b}'), "{:?}", run.stdout);
    assert!(run.stdout.contains("'x$(reboot)'"), "{}", run.stdout);
    assert!(
        run.stdout.contains("kubectl -n '-n;reboot'"),
        "{}",
        run.stdout
    );
}

#[test]
fn json_is_one_line_and_what_the_library_says() {
    let pod = pod("ErrImageNeverPull", NEVER);
    let run = run_with(&["diagnose", "--format", "json"], pod.as_bytes());
    assert_eq!((run.stderr.as_str(), run.status), ("", Some(0)));
    assert_eq!(
        run.stdout,
        format!("{}\n", pullpolicy::diagnose_pods_json(&pod, None, None))
    );
}

#[test]
fn a_batch_answers_line_by_line() {
    let lines = "{\"reason\": \"ErrImagePull\", \"message\": \"pull QPS exceeded\"}\nx\n{\"message\": \"no such host\"}\n";
    let run = run_with(&["diagnose", "--batch"], lines.as_bytes());
    let answers: Vec<Value> = run
        .stdout
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(run.status, Some(1));
    assert_eq!(answers.len(), 3);
    assert_eq!(answers[0]["cause"], "pull-qps");
    assert_eq!(answers[1]["error"]["code"], "invalid-request");
    assert_eq!(answers[2]["cause"], "dns");
}

#[test]
fn the_watchdog_is_one_line_and_a_status() {
    let path = folder("watchdog").join("events.json");
    fs::write(&path, failed(4)).unwrap();
    let events = path.to_str().unwrap();
    let running = pod("", "").replace(
        "\"waiting\":{\"message\":\"\",\"reason\":\"\"}",
        "\"running\":{}",
    );
    for (pod, arguments, status, start) in [
        (running, &[][..], 0, "started: "),
        (
            pod("ErrImageNeverPull", NEVER),
            &["--tries", "9"],
            4,
            "failed: pod web/app-0, container app: ErrImageNeverPull (never-present): ",
        ),
        (pod("ErrImagePull", SERVER), &[], 3, "waiting: "),
        (
            pod("ErrImagePull", SERVER),
            &["--events", events],
            3,
            "waiting: ",
        ),
        (
            pod("ErrImagePull", SERVER),
            &["--events", events, "--tries", "4"],
            4,
            "failed: ",
        ),
        (pod("ErrImagePull", "manifest unknown"), &[], 4, "failed: "),
        (pod("ContainerCreating", ""), &[], 3, "waiting: "),
        (
            "{\"kind\": \"List\", \"items\": []}".to_owned(),
            &[],
            3,
            "waiting: ",
        ),
    ] {
        let arguments: Vec<&str> = ["diagnose", "--watchdog"]
            .iter()
            .chain(arguments)
            .copied()
            .collect();
        let run = run_with(&arguments, pod.as_bytes());
        assert_eq!(run.status, Some(status), "{arguments:?}: {run:?}");
        assert!(run.stdout.starts_with(start), "{}", run.stdout);
        assert_eq!(run.stdout.lines().count(), 1, "{}", run.stdout);
    }
}

#[test]
fn what_cannot_be_read_is_named_and_the_rest_answered() {
    let list = format!(
        "{{\"kind\": \"List\", \"items\": [{{\"kind\": \"Service\"}}, {}]}}",
        pod("ErrImageNeverPull", NEVER)
    );
    let run_of = |arguments: &[&str]| run_with(arguments, list.as_bytes());
    let run = run_of(&["diagnose"]);
    assert_eq!(run.status, Some(1));
    assert!(
        run.stderr.contains("invalid-pods") && run.stderr.contains("/items/0/kind"),
        "{}",
        run.stderr
    );
    let help = "help: give what `kubectl get pods,events,nodes -o json` prints";
    assert!(run.stderr.contains(help), "{}", run.stderr);
    assert!(run.stdout.contains("never-present"), "{}", run.stdout);
    assert_eq!(run_of(&["diagnose", "--watchdog"]).status, Some(1));
    let run = run_with(&["diagnose", "--format", "json"], b"NAME  READY");
    assert_eq!(run.status, Some(1));
    assert!(
        run.stdout
            .starts_with("{\"error\":{\"code\":\"invalid-pods\""),
        "{}",
        run.stdout
    );
}

#[test]
fn wrong_usage_is_status_two() {
    for arguments in [
        &["diagnose", "no-such-file.json"][..],
        &["diagnose", "--batch", "-", "--watchdog"],
        &["diagnose", "--tries", "3"],
        &["diagnose", "--watchdog", "--tries", "0"],
        &["diagnose", "--watchdog", "--format", "json"],
    ] {
        let run = run(arguments);
        assert_eq!(
            (run.stdout.as_str(), run.status),
            ("", Some(2)),
            "{arguments:?}"
        );
    }
}
