//! The manifests that are measured: the same ones at each run, in a mix as a cluster's repository has.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use serde_json::{Map, Value, json};

use crate::sample::SplitMix64;

const SEED: u64 = 20_261_207;
/// How many files a folder holds.
const FOLDER: usize = 100;

/// Kinds, each with how many of a hundred manifests are of it.
const KINDS: [(&str, u64); 12] = [
    ("Deployment", 38),
    ("Service", 16),
    ("ConfigMap", 10),
    ("StatefulSet", 6),
    ("CronJob", 6),
    ("Ingress", 5),
    ("ServiceAccount", 4),
    ("DaemonSet", 4),
    ("HorizontalPodAutoscaler", 4),
    ("Job", 3),
    ("Pod", 2),
    ("Rollout", 2),
];
const NAMES: [&str; 8] = [
    "api", "billing", "catalog", "gateway", "mailer", "search", "session", "worker",
];
const IMAGES: [&str; 8] = [
    "registry.example.com/shop/api",
    "registry.example.com:5000/shop/worker",
    "ghcr.io/acme/gateway",
    "ghcr.io/acme/mailer",
    "nginx",
    "redis",
    "postgres",
    "busybox",
];
const TAGS: [&str; 12] = [
    ":1.4.2",
    ":v2.11.0",
    ":1.27.3-alpine",
    ":16.2",
    ":sha-3f2a1bc",
    ":2026-03-14",
    ":latest",
    ":main",
    ":stable",
    ":1.27",
    "",
    "@sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
];
/// More often omitted than written, as in most repositories.
const POLICIES: [Option<&str>; 5] = [None, None, None, Some("IfNotPresent"), Some("Always")];

/// Numbers that depend on nothing but where they start.
struct Dice(SplitMix64);

impl Dice {
    fn below(&mut self, bound: u64) -> u64 {
        self.0.next() % bound
    }

    fn one_of<T: Copy>(&mut self, choices: &[T]) -> Option<T> {
        let place = self.below(choices.len() as u64);
        choices.get(usize::try_from(place).ok()?).copied()
    }

    fn text(&mut self, choices: &[&'static str]) -> &'static str {
        self.one_of(choices).unwrap_or_default()
    }

    fn kind(&mut self) -> &'static str {
        let mut left = self.below(100);
        for (kind, share) in KINDS {
            if left < share {
                return kind;
            }
            left -= share;
        }
        "Deployment"
    }
}

/// Writes as many manifests, one a file, below a folder that is empty or not there.
pub(super) fn write(folder: &Path, count: usize) -> Result<u64, String> {
    let failure = |error| format!("cannot write below `{}`: {error}", folder.display());
    let mut bytes = 0;
    for number in 0..count {
        let part = folder.join(format!("team-{:03}", number / FOLDER));
        if number % FOLDER == 0 {
            fs::create_dir_all(&part).map_err(failure)?;
        }
        let text = yaml(&manifest(number));
        bytes += text.len() as u64;
        fs::write(part.join(format!("{number:05}.yaml")), text).map_err(failure)?;
    }
    Ok(bytes)
}

/// The manifest of a number.
pub(super) fn manifest(number: usize) -> Value {
    let mut dice = Dice(SplitMix64(SEED + number as u64));
    let kind = dice.kind();
    let name = format!("{}-{number}", dice.text(&NAMES));
    let labels = json!({"app.kubernetes.io/name": name, "app.kubernetes.io/part-of": "shop"});
    let metadata = json!({"name": name, "namespace": "shop", "labels": labels});
    let template = |dice: &mut Dice| json!({"metadata": {"labels": labels}, "spec": pod(dice)});
    let selector = json!({"matchLabels": labels});
    let (version, rest) = match kind {
        "Service" => (
            "v1",
            json!({"spec": {"type": "ClusterIP", "selector": labels, "ports": [
                {"name": "http", "port": 80, "targetPort": 8080, "protocol": "TCP"},
            ]}}),
        ),
        "ConfigMap" => (
            "v1",
            json!({"data": {
                "LOG_LEVEL": "info",
                "CACHE_SIZE": "128",
                "application.yaml": "server:\n  port: 8080\n  hosts:\n  - shop.example.com\nlog: info\n",
            }}),
        ),
        "Ingress" => (
            "networking.k8s.io/v1",
            json!({"spec": {"rules": [{"host": "shop.example.com", "http": {"paths": [
                {"path": "/", "pathType": "Prefix", "backend": {"service": {"name": name, "port": {"number": 80}}}},
            ]}}]}}),
        ),
        "ServiceAccount" => ("v1", json!({"automountServiceAccountToken": false})),
        "HorizontalPodAutoscaler" => (
            "autoscaling/v2",
            json!({"spec": {
                "minReplicas": 2,
                "maxReplicas": 10,
                "scaleTargetRef": {"apiVersion": "apps/v1", "kind": "Deployment", "name": name},
            }}),
        ),
        "Pod" => ("v1", json!({"spec": pod(&mut dice)})),
        "Job" => (
            "batch/v1",
            json!({"spec": {"backoffLimit": 2, "template": template(&mut dice)}}),
        ),
        "CronJob" => (
            "batch/v1",
            json!({"spec": {"schedule": "*/15 * * * *", "jobTemplate": {"spec": {"template": template(&mut dice)}}}}),
        ),
        "DaemonSet" => (
            "apps/v1",
            json!({"spec": {"selector": selector, "template": template(&mut dice)}}),
        ),
        "Rollout" => (
            "argoproj.io/v1alpha1",
            json!({"spec": {"replicas": 3, "selector": selector, "template": template(&mut dice)}}),
        ),
        _ => (
            "apps/v1",
            json!({"spec": {"replicas": 2, "selector": selector, "template": template(&mut dice)}}),
        ),
    };
    let mut manifest = Map::new();
    manifest.insert("apiVersion".to_owned(), version.into());
    manifest.insert("kind".to_owned(), kind.into());
    manifest.insert("metadata".to_owned(), metadata);
    if let Value::Object(rest) = rest {
        manifest.extend(rest);
    }
    manifest.into()
}

fn pod(dice: &mut Dice) -> Value {
    let count = 1 + dice.below(4) / 2;
    let containers: Vec<Value> = (0..count).map(|place| container(dice, place)).collect();
    let mut pod = json!({
        "serviceAccountName": "default",
        "securityContext": {"runAsNonRoot": true, "runAsUser": 10_001},
        "containers": containers,
        "volumes": [{"name": "config", "configMap": {"name": "shop"}}],
    });
    if dice.below(4) == 0
        && let Some(pod) = pod.as_object_mut()
    {
        pod.insert("initContainers".to_owned(), json!([container(dice, 9)]));
    }
    pod
}

fn container(dice: &mut Dice, place: u64) -> Value {
    let image = format!("{}{}", dice.text(&IMAGES), dice.text(&TAGS));
    let mut container = json!({
        "name": format!("{}-{place}", dice.text(&NAMES)),
        "image": image,
        "args": ["--listen=:8080", "--config=/etc/shop/config.yaml"],
        "ports": [{"name": "http", "containerPort": 8080}],
        "env": [
            {"name": "LOG_LEVEL", "value": "info"},
            {"name": "POD_NAME", "valueFrom": {"fieldRef": {"fieldPath": "metadata.name"}}},
            {"name": "TOKEN", "valueFrom": {"secretKeyRef": {"name": "shop", "key": "token"}}},
        ],
        "resources": {
            "requests": {"cpu": "100m", "memory": "128Mi"},
            "limits": {"cpu": "1", "memory": "512Mi"},
        },
        "readinessProbe": {"httpGet": {"path": "/ready", "port": "http"}, "periodSeconds": 10},
        "volumeMounts": [{"name": "config", "mountPath": "/etc/shop", "readOnly": true}],
    });
    if let Some(policy) = dice.one_of(&POLICIES).flatten()
        && let Some(container) = container.as_object_mut()
    {
        container.insert("imagePullPolicy".to_owned(), policy.into());
    }
    container
}

/// A manifest as YAML in block style.
pub(super) fn yaml(manifest: &Value) -> String {
    let mut text = String::from("# Applied by the pipeline of the shop.\n");
    if let Value::Object(fields) = manifest {
        mapping(&mut text, fields, 0);
    }
    text
}

fn mapping(text: &mut String, fields: &Map<String, Value>, indent: usize) {
    for (place, (key, value)) in fields.iter().enumerate() {
        // The first field of an element stands behind its dash.
        let indent_of_key = if place == 0 && text.ends_with("- ") {
            0
        } else {
            indent
        };
        // Writing to a text never fails.
        let _ = write!(text, "{:indent_of_key$}{key}:", "");
        node(text, value, indent);
    }
}

/// What follows a key, up to the end of its last line.
fn node(text: &mut String, value: &Value, indent: usize) {
    match value {
        Value::Object(fields) => {
            text.push('\n');
            mapping(text, fields, indent + 2);
        }
        Value::Array(items) => {
            text.push('\n');
            for item in items {
                let _ = write!(text, "{:indent$}- ", "");
                match item {
                    Value::Object(fields) => mapping(text, fields, indent + 2),
                    other => text.push_str(&format!("{other}\n")),
                }
            }
        }
        Value::String(lines) if lines.contains('\n') => {
            text.push_str(" |\n");
            let deeper = indent + 2;
            for line in lines.lines() {
                let _ = writeln!(text, "{:deeper$}{line}", "");
            }
        }
        Value::String(plain) if is_plain(plain) => text.push_str(&format!(" {plain}\n")),
        other => text.push_str(&format!(" {other}\n")),
    }
}

/// Whether a text needs no quotes.
fn is_plain(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_alphabetic() || first == '/')
        && !matches!(text, "true" | "false" | "null")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn manifests_are_the_same_at_each_run() {
        assert_eq!(manifest(7), manifest(7));
        assert_ne!(manifest(7), manifest(8));
        let kinds: Vec<Value> = (0..200)
            .map(|number| manifest(number)["kind"].clone())
            .collect();
        for (kind, _) in KINDS {
            assert!(kinds.contains(&kind.into()), "{kind}");
        }
        assert_eq!(KINDS.iter().map(|(_, share)| share).sum::<u64>(), 100);
    }

    #[test]
    fn yaml_is_written_as_people_write_it() {
        let value = json!({
            "a": {"n": 1, "t": "x", "q": "1", "b": "one\ntwo\n"},
            "l": [{"k": "v", "m": [{"z": true}]}, {"k": "w"}],
            "s": ["--x=:1"],
        });
        assert_eq!(
            yaml(&value),
            "\
# Applied by the pipeline of the shop.
a:
  b: |
    one
    two
  n: 1
  q: \"1\"
  t: x
l:
- k: v
  m:
  - z: true
- k: w
s:
- \"--x=:1\"
"
        );
    }
}
