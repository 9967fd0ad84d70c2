//! The policy in each mode and for each kind, as the SDK asks it.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test that panics is a test that fails; the lint's exception covers test functions alone"
)]

use kubewarden_policy_sdk::response::ValidationResponse;
use kubewarden_policy_sdk::test::Testcase;
use pullpolicy_kubewarden::validate;
use serde_json::{Value, json};

/// A request of a file under these settings, through the SDK's own test case.
fn eval(fixture: &str, settings: Value, accepted: bool) -> ValidationResponse {
    let case = Testcase {
        name: format!("{fixture} under {settings}"),
        fixture_file: format!("{}/tests/data/{fixture}.json", env!("CARGO_MANIFEST_DIR")),
        expected_validation_result: accepted,
        settings,
    };
    case.eval(validate).unwrap()
}

/// The answer to a request.
fn answer(request: &Value, settings: &Value) -> Value {
    let payload = json!({"request": request, "settings": settings}).to_string();
    serde_json::from_slice(&validate(payload.as_bytes()).unwrap()).unwrap()
}

fn request(group: &str, kind: &str, object: &Value) -> Value {
    json!({
        "operation": "CREATE", "namespace": "dev",
        "kind": {"group": group, "version": "v1", "kind": kind}, "object": object,
    })
}

/// A container that keeps a moving image.
fn stale() -> Value {
    json!({"name": "dev", "image": "ghcr.io/acme/dev:main", "imagePullPolicy": "IfNotPresent"})
}

fn pod_with(container: &Value) -> Value {
    request("", "Pod", &json!({"spec": {"containers": [container]}}))
}

fn is_touched(request: &Value, settings: &Value) -> bool {
    let answer = answer(request, settings);
    assert_eq!(answer["accepted"], true, "{answer}");
    !answer["mutated_object"].is_null()
}

const MUTATE: &str = "mutate";

#[test]
fn each_mode_answers_in_its_own_way() {
    for fixture in ["pod", "deployment", "cronjob", "debugged-pod"] {
        let warned = eval(fixture, json!({}), true);
        assert!(warned.warnings.is_some_and(|all| !all.is_empty()));
        assert!(warned.mutated_object.is_none());

        let denied = eval(fixture, json!({"mode": "deny"}), false);
        let message = denied.message.unwrap();
        assert!(message.contains(" Always, not IfNotPresent: "), "{message}");

        let mutated = eval(fixture, json!({"mode": MUTATE}), true);
        assert!(mutated.warnings.is_none());
        assert!(mutated.mutated_object.is_some());
    }
}

#[test]
fn what_is_deleted_is_not_judged() {
    for mode in ["warn", "deny", MUTATE] {
        let settings = json!({"mode": mode, "onUnknown": "reject"});
        let response = eval("pod-delete", settings, true);
        assert!(response.warnings.is_none() && response.mutated_object.is_none());
    }
}

#[test]
fn every_kind_of_workload_is_known() {
    let spec = json!({"containers": [stale()]});
    let template = json!({"spec": {"template": {"spec": spec}}});
    let cron_job = json!({"spec": {"jobTemplate": {"spec": {"template": {"spec": spec}}}}});
    for (group, kind, object, pointer) in [
        ("", "Pod", json!({"spec": spec}), "/spec"),
        (
            "",
            "PodTemplate",
            json!({"template": {"spec": spec}}),
            "/template/spec",
        ),
        (
            "",
            "ReplicationController",
            template.clone(),
            "/spec/template/spec",
        ),
        (
            "apps",
            "Deployment",
            template.clone(),
            "/spec/template/spec",
        ),
        (
            "apps",
            "ReplicaSet",
            template.clone(),
            "/spec/template/spec",
        ),
        (
            "apps",
            "StatefulSet",
            template.clone(),
            "/spec/template/spec",
        ),
        ("apps", "DaemonSet", template.clone(), "/spec/template/spec"),
        ("batch", "Job", template.clone(), "/spec/template/spec"),
        (
            "batch",
            "CronJob",
            cron_job,
            "/spec/jobTemplate/spec/template/spec",
        ),
        // The same table as for manifests, so what operators define is known too.
        ("argoproj.io", "Rollout", template, "/spec/template/spec"),
        (
            "jobset.x-k8s.io",
            "JobSet",
            json!({"spec": {"replicatedJobs": [{"template": {"spec": {"template": {"spec": spec}}}}]}}),
            "/spec/replicatedJobs/0/template/spec/template/spec",
        ),
    ] {
        let mut expected = object.clone();
        let path = format!("{pointer}/containers/0/imagePullPolicy");
        *expected.pointer_mut(&path).unwrap() = json!("Always");
        let answer = answer(&request(group, kind, &object), &json!({"mode": MUTATE}));
        assert_eq!(answer["mutated_object"], expected, "{kind}");
    }
}

#[test]
fn every_list_of_a_pod_is_read() {
    let object = json!({"spec": {
        "initContainers": [stale()], "containers": [stale()], "ephemeralContainers": [stale()],
        "volumes": [{"name": "v", "image": {"reference": "ghcr.io/acme/dev:main", "pullPolicy": null}}],
    }});
    let answer = answer(&request("", "Pod", &object), &json!({"mode": MUTATE}));
    let spec = &answer["mutated_object"]["spec"];
    for path in [
        "/initContainers/0/imagePullPolicy",
        "/containers/0/imagePullPolicy",
        "/ephemeralContainers/0/imagePullPolicy",
        "/volumes/0/image/pullPolicy",
    ] {
        assert_eq!(spec.pointer(path), Some(&json!("Always")), "{path}");
    }
    assert_eq!(
        answer["audit_annotations"]["changed"],
        "dev=Always, dev=Always, dev=Always, v=Always"
    );
}

#[test]
fn pinned_images_are_held_to_the_decision_only_where_asked_for() {
    let pinned =
        json!({"name": "web", "image": "ghcr.io/acme/web:1.4.2", "imagePullPolicy": "Always"});
    assert!(!is_touched(&pod_with(&pinned), &json!({"mode": MUTATE})));
    let all = json!({"mode": MUTATE, "containers": "all"});
    let answer = answer(&pod_with(&pinned), &all);
    let container = &answer["mutated_object"]["spec"]["containers"][0];
    assert_eq!(container["imagePullPolicy"], "IfNotPresent");
}

#[test]
fn an_omitted_policy_is_what_kubernetes_makes_of_it() {
    let omitted = |image| pod_with(&json!({"name": "c", "image": image}));
    let settings = json!({"mode": MUTATE, "containers": "all"});
    // The API server writes `Always` for these, which is right.
    assert!(!is_touched(&omitted("nginx"), &settings));
    assert!(!is_touched(&omitted("nginx:latest"), &settings));
    assert!(!is_touched(&omitted("nginx:1.27.3"), &settings));
    // And `IfNotPresent`, `Always` for these, which is not.
    assert!(is_touched(&omitted("ghcr.io/acme/dev:main"), &settings));
    let digest = format!("nginx:latest@sha256:{}", "0123456789abcdef".repeat(4));
    assert!(is_touched(&omitted(&digest), &settings));
}

#[test]
fn never_is_kept_unless_it_is_to_be_decided() {
    let preloaded =
        json!({"name": "c", "image": "ghcr.io/acme/dev:main", "imagePullPolicy": "Never"});
    assert!(!is_touched(&pod_with(&preloaded), &json!({"mode": MUTATE})));
    assert!(is_touched(
        &pod_with(&preloaded),
        &json!({"mode": MUTATE, "never": "decide"})
    ));
}

#[test]
fn what_is_exempt_is_left_alone() {
    for exempt in [
        json!({"namespaces": ["kube-*", "dev"]}),
        json!({"registries": ["ghcr.io"]}),
        json!({"registries": ["*.io"]}),
        json!({"containers": ["istio-*", "dev"]}),
    ] {
        let settings = json!({"mode": MUTATE, "exempt": exempt});
        assert!(!is_touched(&pod_with(&stale()), &settings), "{settings}");
    }
    for exempt in [
        json!({"namespaces": ["de", "DEV"]}),
        json!({"registries": ["docker.io", "ghcr.io/acme"]}),
        json!({"containers": ["d"]}),
    ] {
        let settings = json!({"mode": MUTATE, "exempt": exempt});
        assert!(is_touched(&pod_with(&stale()), &settings), "{settings}");
    }
    // Docker Hub by the name that normalisation gives it, and a volume by its own.
    let hub =
        pod_with(&json!({"name": "c", "image": "busybox:1", "imagePullPolicy": "IfNotPresent"}));
    let settings = json!({"mode": MUTATE, "exempt": {"registries": ["docker.io"]}});
    assert!(!is_touched(&hub, &settings));
    let image = json!({"reference": "ghcr.io/acme/m:main", "pullPolicy": "IfNotPresent"});
    // The name behind the image, as any order of keys is allowed.
    let volume = json!({"spec": {"volumes": [{"image": image, "name": "models"}]}});
    let settings = json!({"mode": MUTATE, "exempt": {"containers": ["models"]}});
    assert!(!is_touched(&request("", "Pod", &volume), &settings));
}

#[test]
fn a_pod_that_is_there_keeps_its_policies() {
    let mut update = pod_with(&stale());
    update["operation"] = json!("UPDATE");
    update["oldObject"] = json!({"spec": {"containers": [{"name": "dev", "image": "a:1"}]}});
    assert!(!is_touched(&update, &json!({"mode": MUTATE})));
    for subresource in ["status", "resize", "binding"] {
        update["subResource"] = json!(subresource);
        assert!(!is_touched(&update, &json!({"mode": MUTATE})));
    }
}

#[test]
fn only_the_new_container_of_a_debugged_pod_is_judged() {
    let response = eval("debugged-pod", json!({"mode": MUTATE}), true);
    let object = response.mutated_object.unwrap();
    let spec = &object["spec"];
    assert_eq!(spec["ephemeralContainers"][0]["imagePullPolicy"], "Always");
    assert_eq!(spec["containers"][0]["imagePullPolicy"], "IfNotPresent");
    assert_eq!(spec["volumes"][0]["image"]["pullPolicy"], "IfNotPresent");
}

#[test]
fn what_only_scales_a_workload_rolls_nothing_out() {
    let template = json!({"spec": {"containers": [stale()]}});
    let object = json!({"spec": {"replicas": 5, "template": template}});
    let mut update = request("apps", "Deployment", &object);
    update["operation"] = json!("UPDATE");
    update["oldObject"] = json!({"spec": {"replicas": 3, "template": template}});
    for mode in [MUTATE, "deny"] {
        assert!(!is_touched(&update, &json!({"mode": mode})));
    }
    // Another tag, and another policy, are judged.
    for (key, value) in [
        ("image", "ghcr.io/acme/dev:edge"),
        ("imagePullPolicy", "Always"),
    ] {
        let mut changed = update.clone();
        changed["oldObject"]["spec"]["template"]["spec"]["containers"][0][key] = json!(value);
        assert!(is_touched(&changed, &json!({"mode": MUTATE})), "{key}");
    }
}

#[test]
fn what_a_controller_made_is_left_to_its_owner_and_its_pods() {
    let owner = json!({"kind": "Deployment", "name": "dev", "controller": true});
    let object = |owner| {
        json!({
            "metadata": {"ownerReferences": [owner]},
            "spec": {"template": {"spec": {"containers": [stale()]}}},
        })
    };
    let settings = json!({"mode": MUTATE});
    let owned = request("apps", "ReplicaSet", &object(owner.clone()));
    assert!(!is_touched(&owned, &settings));
    let not_controlled = request("apps", "ReplicaSet", &object(json!({"kind": "Deployment"})));
    assert!(is_touched(&not_controlled, &settings));
    let pod = json!({"metadata": {"ownerReferences": [owner]}, "spec": {"containers": [stale()]}});
    assert!(is_touched(&request("", "Pod", &pod), &settings));
}

#[test]
fn a_mirror_of_what_a_node_runs_is_left_alone() {
    let pod = |annotations| json!({"metadata": {"annotations": annotations}, "spec": {"containers": [stale()]}});
    let settings = json!({"mode": MUTATE});
    let mirror = pod(json!({"kubernetes.io/config.mirror": "0123"}));
    assert!(!is_touched(&request("", "Pod", &mirror), &settings));
    let talked_about = pod(json!({"note": "kubernetes.io/config.mirror"}));
    assert!(is_touched(&request("", "Pod", &talked_about), &settings));
}

#[test]
fn what_a_controller_replaces_is_left_to_its_pods() {
    let settings = json!({"mode": MUTATE, "onUnknown": "reject"});
    let spec = json!({"spec": {"template": {"spec": {"containers": [stale()]}}}});
    assert!(!is_touched(
        &request("serving.knative.dev", "Service", &spec),
        &settings
    ));
    let sidecar =
        json!({"spec": {"sidecars": [{"name": "s", "image": "ghcr.io/acme/s:$(params.tag)"}]}});
    assert!(!is_touched(
        &request("tekton.dev", "Task", &sidecar),
        &settings
    ));
    let open =
        json!({"spec": {"template": {"spec": {"containers": [{"name": "c", "image": ""}]}}}});
    assert!(!is_touched(
        &request("apps", "Deployment", &open),
        &settings
    ));
}

#[test]
fn what_the_api_server_refuses_is_left_to_it() {
    let misspelt =
        json!({"name": "c", "image": "ghcr.io/acme/dev:main", "imagePullPolicy": "always"});
    assert!(!is_touched(&pod_with(&misspelt), &json!({"mode": MUTATE})));
}
