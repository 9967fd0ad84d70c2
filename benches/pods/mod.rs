//! Pods as `kubectl get pods -A -o json` prints them, some 12 KB each, with the fields that the API
//! server and the kubelet set: the input of whatever is measured over a whole cluster.

#![expect(clippy::indexing_slicing, reason = "the places are remainders")]

use serde_json::{Value, json};

/// One pod in so many waits for its image.
const WAITING: usize = 20;

/// One of four runs a tag that moves and would be cached, one a version that is asked for at each start.
pub(crate) fn pod(index: usize) -> Value {
    let repository = format!(
        "{}/service-{}",
        [
            "ghcr.io/acme",
            "registry.example.com:5000/team",
            "docker.io/acme"
        ][index % 3],
        index % 97,
    );
    let version = format!("1.{}.{}", index % 30, index % 7);
    let (tag, policy) = match index % 4 {
        0 => ("main", "IfNotPresent"),
        1 => (version.as_str(), "Always"),
        _ => (version.as_str(), "IfNotPresent"),
    };
    let image = format!("{repository}:{tag}");
    let waits = index.is_multiple_of(WAITING);
    let name = format!("service-{}-5d9cf86b95-{index:05}", index % 97);
    json!({
        "apiVersion": "v1",
        "kind": "Pod",
        "metadata": {
            "annotations": {"checksum/config": "d".repeat(64), "checksum/secret": "e".repeat(64)},
            "creationTimestamp": "2026-11-30T10:00:00Z",
            "labels": {"app.kubernetes.io/name": format!("service-{}", index % 97), "pod-template-hash": "5d9cf86b95"},
            "managedFields": [{"apiVersion": "v1", "fieldsType": "FieldsV1", "manager": "kube-controller-manager", "operation": "Update", "fieldsV1": managed()}],
            "name": name,
            "namespace": format!("team-{}", index % 40),
            "ownerReferences": [{"apiVersion": "apps/v1", "kind": "ReplicaSet", "name": "service-5d9cf86b95", "controller": true}],
            "uid": format!("00000000-0000-4000-8000-{index:012}")
        },
        "spec": {
            "containers": [container("app", &image, policy), container("proxy", "docker.io/envoyproxy/envoy:v1.31.2", "IfNotPresent")],
            "nodeName": format!("node-{}", index % 200),
            "restartPolicy": "Always",
            "serviceAccountName": "default",
            "volumes": [{"name": "token", "projected": {"defaultMode": 420, "sources": [{"serviceAccountToken": {"expirationSeconds": 3607, "path": "token"}}]}}]
        },
        "status": {
            "conditions": conditions(),
            "containerStatuses": [status("app", &image, waits), status("proxy", "docker.io/envoyproxy/envoy:v1.31.2", false)],
            "phase": if waits { "Pending" } else { "Running" },
            "startTime": "2026-11-30T10:00:00Z"
        }
    })
}

fn conditions() -> Vec<Value> {
    ["Initialized", "Ready", "ContainersReady", "PodScheduled"]
        .map(|kind| json!({"lastProbeTime": null, "lastTransitionTime": "2026-11-30T10:00:00Z", "status": "True", "type": kind}))
        .into()
}

fn managed() -> Value {
    let variables: serde_json::Map<String, Value> = (0..16)
        .map(|number| {
            (
                format!("k:{{\"name\":\"VARIABLE_{number}\"}}"),
                json!({".": {}, "f:name": {}, "f:value": {}}),
            )
        })
        .collect();
    json!({"f:spec": {"f:containers": {"k:{\"name\":\"app\"}": {"f:env": variables, "f:image": {}, "f:imagePullPolicy": {}}}}})
}

fn container(name: &str, image: &str, policy: &str) -> Value {
    let variables: Vec<Value> = (0..16)
        .map(|number| json!({"name": format!("VARIABLE_{number}"), "value": format!("what the variable {number} is set to")}))
        .collect();
    json!({
        "env": variables,
        "image": image,
        "imagePullPolicy": policy,
        "livenessProbe": {"httpGet": {"path": "/healthz", "port": "http", "scheme": "HTTP"}, "periodSeconds": 10},
        "name": name,
        "ports": [{"containerPort": 8080, "name": "http", "protocol": "TCP"}],
        "resources": {"limits": {"memory": "512Mi"}, "requests": {"cpu": "100m", "memory": "256Mi"}},
        "securityContext": {"allowPrivilegeEscalation": false, "capabilities": {"drop": ["ALL"]}}
    })
}

fn status(name: &str, image: &str, waits: bool) -> Value {
    let state = if waits {
        json!({"waiting": {"message": message(image), "reason": "ImagePullBackOff"}})
    } else {
        json!({"running": {"startedAt": "2026-11-30T10:00:05Z"}})
    };
    json!({"image": image, "imageID": format!("{image}@sha256:{}", "b".repeat(64)), "lastState": {}, "name": name, "ready": !waits, "restartCount": 0, "state": state})
}

/// A text that none of the first families knows, so that most are tried.
pub(crate) fn message(image: &str) -> String {
    format!(
        "Back-off pulling image \"{image}\": ErrImagePull: rpc error: code = NotFound desc = failed to pull and unpack image \"{image}\": failed to resolve reference \"{image}\": {image}: not found"
    )
}
