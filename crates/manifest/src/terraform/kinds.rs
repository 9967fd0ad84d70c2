//! The resources that have pods
//! (<https://registry.terraform.io/providers/hashicorp/kubernetes/latest/docs>).

/// Blocks within each other, the last of which is a pod's spec.
type PodSpec = &'static [&'static str];

static KINDS: [(&str, PodSpec); 8] = [
    ("kubernetes_pod", &["spec"]),
    ("kubernetes_deployment", TEMPLATE),
    ("kubernetes_replication_controller", TEMPLATE),
    ("kubernetes_stateful_set", TEMPLATE),
    ("kubernetes_daemonset", TEMPLATE),
    ("kubernetes_daemon_set", TEMPLATE),
    ("kubernetes_job", TEMPLATE),
    (
        "kubernetes_cron_job",
        &["spec", "job_template", "spec", "template", "spec"],
    ),
];
const TEMPLATE: PodSpec = &["spec", "template", "spec"];

/// The resources whose pull secrets are given to pods.
static ACCOUNTS: [&str; 2] = [
    "kubernetes_service_account",
    "kubernetes_default_service_account",
];

/// The blocks of a pod's spec that are containers.
pub(super) static CONTAINERS: [&str; 2] = ["init_container", "container"];

/// The way to the pod's spec in a resource of this type.
pub(super) fn pod_spec(kind: &str) -> Option<PodSpec> {
    let kind = unversioned(kind);
    let row = KINDS.iter().find(|(known, _)| *known == kind);
    row.map(|(_, path)| *path)
}

/// Whether a resource of this type is a service account.
pub(super) fn is_account(kind: &str) -> bool {
    ACCOUNTS.contains(&unversioned(kind))
}

/// Whether a resource of this type is a pod, rather than something that makes pods.
pub(super) fn is_pod(kind: &str) -> bool {
    unversioned(kind) == "kubernetes_pod"
}

/// The type without `_v1` and its like, which name the same.
fn unversioned(kind: &str) -> &str {
    match kind.rsplit_once("_v") {
        Some((rest, version)) if version.starts_with(|c: char| c.is_ascii_digit()) => rest,
        _ => kind,
    }
}
