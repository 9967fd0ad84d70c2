//! The plan for each backend, policy and mapping.

use alloc::string::ToString;
use alloc::vec::Vec;

use super::{Backend, DaemonMapping, DeployRequest, Deployment, deploy};
use crate::policy::{PullPolicy, RequestedPolicy};

fn plan(
    image: &str,
    policy: Option<RequestedPolicy>,
    backend: Backend,
    mappings: &[(&str, &str)],
) -> Deployment {
    let registries = mappings
        .iter()
        .map(|(from, to)| DaemonMapping::new(from, to).unwrap());
    deploy(&DeployRequest {
        image: image.to_string(),
        policy,
        backend,
        registries: registries.collect(),
        accept_auto: true,
        ..DeployRequest::default()
    })
    .unwrap()
}

fn codes(plan: &Deployment) -> Vec<&'static str> {
    plan.remarks
        .iter()
        .map(|remark| remark.code.as_str())
        .collect()
}

#[test]
fn the_policy_is_the_payloads_on_kubernetes() {
    use RequestedPolicy::{Always, Auto, IfNotPresent, Never};
    for (image, policy, expected, first) in [
        (
            "ghcr.io/acme/app:1.0.0",
            None,
            PullPolicy::IfNotPresent,
            "default-policy",
        ),
        (
            "ghcr.io/acme/app:1.0.0",
            Some(Always),
            PullPolicy::Always,
            "failed-rollout-stays",
        ),
        (
            "ghcr.io/acme/app:1.0.0",
            Some(IfNotPresent),
            PullPolicy::IfNotPresent,
            "failed-rollout-stays",
        ),
        (
            "ghcr.io/acme/app:1.0.0",
            Some(Never),
            PullPolicy::Never,
            "failed-rollout-stays",
        ),
        (
            "ghcr.io/acme/app:1.0.0",
            Some(Auto),
            PullPolicy::IfNotPresent,
            "auto-decided",
        ),
        (
            "ghcr.io/acme/app",
            Some(Auto),
            PullPolicy::Always,
            "auto-decided",
        ),
    ] {
        let plan = plan(image, policy, Backend::Kubernetes, &[]);
        assert_eq!((plan.policy, plan.pull), (expected, None), "{policy:?}");
        assert_eq!(codes(&plan)[0], first, "{policy:?}");
        assert_eq!(codes(&plan).last(), Some(&"failed-rollout-stays"));
        assert_eq!(plan.image, image);
        assert_eq!(
            plan.older_daemon.differs,
            expected != PullPolicy::IfNotPresent
        );
    }
}

#[test]
fn docker_ignores_the_policy_and_pulls() {
    use RequestedPolicy::{Always, Never};
    for (policy, expected) in [
        (None, &[][..]),
        (Some(Always), &["policy-ignored"]),
        (Some(Never), &["policy-ignored"]),
    ] {
        let plan = plan("ghcr.io/acme/app:latest", policy, Backend::Docker, &[]);
        assert_eq!(plan.pull, Some(true));
        assert_eq!(codes(&plan), expected);
        assert!(!plan.older_daemon.differs && plan.warnings.is_empty());
    }
    let local = plan(
        "ghcr.io/acme/app:latest",
        Some(Always),
        Backend::Docker,
        &[("ghcr.io", "local")],
    );
    assert_eq!(
        (local.pull, local.image.as_str()),
        (Some(false), "ghcr.io/acme/app:latest")
    );
}

#[test]
fn local_means_never_on_kubernetes() {
    use RequestedPolicy::{Always, Auto, Never};
    for (policy, expected) in [
        (None, &["local-image", "failed-rollout-stays"][..]),
        (Some(Never), &["local-image", "failed-rollout-stays"]),
        (
            Some(Always),
            &["local-image", "policy-overridden", "failed-rollout-stays"],
        ),
        (
            Some(Auto),
            &["local-image", "policy-overridden", "failed-rollout-stays"],
        ),
    ] {
        let plan = plan(
            "nginx",
            policy,
            Backend::Kubernetes,
            &[("docker.io", "local")],
        );
        assert_eq!(
            (plan.policy, plan.image.as_str()),
            (PullPolicy::Never, "nginx")
        );
        assert_eq!(codes(&plan), expected, "{policy:?}");
        assert!(
            plan.warnings
                .iter()
                .any(|warning| warning.code.as_str() == "must-be-preloaded")
        );
    }
}

#[test]
fn the_first_mapping_of_the_registry_replaces_it() {
    let digest = "sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";
    for (image, mappings, expected) in [
        (
            "nginx:1.27",
            &[("docker.io", "mirror.example.com")][..],
            "mirror.example.com/library/nginx:1.27",
        ),
        (
            "ghcr.io/acme/app",
            &[
                ("quay.io", "local"),
                ("ghcr.io", "m.example.com:5000/ghcr//"),
                ("ghcr.io", "local"),
            ],
            "m.example.com:5000/ghcr/acme/app",
        ),
        (
            "ghcr.io/acme/app:1",
            &[("ghcr.io:443", "local")],
            "ghcr.io/acme/app:1",
        ),
        (
            "ghcr.io/acme/app:1",
            &[("ghcr.io", "LOCAL.example.com")],
            "LOCAL.example.com/acme/app:1",
        ),
    ] {
        assert_eq!(plan(image, None, Backend::Docker, mappings).image, expected);
    }
    let pinned = alloc::format!("ghcr.io/acme/app:1@{digest}");
    let mapped = plan(
        &pinned,
        None,
        Backend::Kubernetes,
        &[("ghcr.io", "quay.io")],
    );
    assert_eq!(mapped.image, alloc::format!("quay.io/acme/app:1@{digest}"));
}

#[test]
fn what_makes_no_image_is_an_error() {
    let request = DeployRequest {
        image: "ghcr.io/acme/app".to_string(),
        registries: Vec::from([DaemonMapping::new("ghcr.io", "https://mirror").unwrap()]),
        ..DeployRequest::default()
    };
    assert_eq!(
        deploy(&request).unwrap_err().code().as_str(),
        "invalid-payload"
    );
    let request = DeployRequest {
        policy: Some(RequestedPolicy::Auto),
        ..request
    };
    let error = deploy(&request).unwrap_err();
    assert_eq!(error.code().as_str(), "invalid-policy");
    assert!(error.suggestion().is_none());
}
