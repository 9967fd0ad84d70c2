//! The YAML: the committed examples, what may be chosen, and what is refused.

use std::fs;
use std::path::Path;

use pullpolicy::KubernetesVersion;
use pullpolicy_admission::{Action, FailurePolicy, Fault, Policy, Target, mutating, validating};
use serde_json::{Value, json};

use crate::yaml;

const SAFE: [Action; 2] = [Action::Warn, Action::Audit];

fn policy(minor: u32) -> Policy {
    Policy::for_version(KubernetesVersion::new(1, minor))
}

/// Compares with the committed file, or writes it where `BLESS` is set.
fn compare(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../examples/admission")
        .join(name);
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, text).unwrap();
    }
    let committed = fs::read_to_string(&path).unwrap();
    assert!(
        committed == text,
        "`{name}` is not what is written; run the tests with BLESS=1"
    );
}

#[test]
fn the_examples_are_what_is_written() {
    for minor in 30..=37 {
        let name = if minor < 31 {
            "validating-1.30.yaml"
        } else {
            "validating-1.31.yaml"
        };
        compare(name, &validating(&policy(minor), &SAFE).unwrap());
    }
    for minor in 32..=37 {
        let name = match minor {
            32 | 33 => "mutating-1.32.yaml",
            34 | 35 => "mutating-1.34.yaml",
            _ => "mutating-1.36.yaml",
        };
        compare(name, &mutating(&policy(minor)).unwrap());
    }
}

#[test]
fn each_policy_has_its_binding_and_the_versions_api() {
    for minor in 30..=37 {
        let mut streams = vec![(
            "Validating",
            "v1",
            validating(&policy(minor), &SAFE).unwrap(),
        )];
        let api = match minor {
            32 | 33 => "v1alpha1",
            34 | 35 => "v1beta1",
            _ => "v1",
        };
        streams.extend(
            mutating(&policy(minor))
                .ok()
                .map(|text| ("Mutating", api, text)),
        );
        assert_eq!(streams.len(), if minor < 32 { 1 } else { 2 });
        for (kind, api, text) in streams {
            let documents = yaml::documents(&text);
            assert_eq!(documents.len(), 12, "{kind} {minor}");
            for pair in documents.chunks(2) {
                for document in pair {
                    assert_eq!(
                        document["apiVersion"],
                        json!(format!("admissionregistration.k8s.io/{api}"))
                    );
                }
                assert_eq!(pair[0]["kind"], json!(format!("{kind}AdmissionPolicy")));
                assert_eq!(
                    pair[1]["kind"],
                    json!(format!("{kind}AdmissionPolicyBinding"))
                );
                assert_eq!(pair[0]["metadata"]["name"], pair[1]["spec"]["policyName"]);
                assert_eq!(pair[0]["spec"]["failurePolicy"], json!("Fail"));
                let selector = &pair[1]["spec"]["matchResources"]["namespaceSelector"];
                let values = json!([{"key": "kubernetes.io/metadata.name", "operator": "NotIn", "values": ["kube-system"]}]);
                assert_eq!(selector["matchExpressions"], values);
                let actions = &pair[1]["spec"]["validationActions"];
                let wanted = if kind == "Validating" {
                    json!(["Warn", "Audit"])
                } else {
                    Value::Null
                };
                assert_eq!(*actions, wanted);
                let reinvoked = if kind == "Validating" {
                    Value::Null
                } else {
                    json!("IfNeeded")
                };
                assert_eq!(pair[0]["spec"]["reinvocationPolicy"], reinvoked);
            }
        }
    }
}

/// Every resource that is matched, with its operations.
#[test]
fn the_matched_resources() {
    let documents = yaml::documents(&validating(&policy(36), &SAFE).unwrap());
    let mut found = Vec::new();
    for document in documents.iter().step_by(2) {
        for rule in document["spec"]["matchConstraints"]["resourceRules"]
            .as_array()
            .unwrap()
        {
            assert_eq!(rule["apiVersions"], json!(["v1"]));
            found.push((
                rule["apiGroups"].clone(),
                rule["resources"].clone(),
                rule["operations"].clone(),
            ));
        }
    }
    let (create, both) = (json!(["CREATE"]), json!(["CREATE", "UPDATE"]));
    assert_eq!(
        found,
        [
            (json!([""]), json!(["pods"]), create.clone()),
            (
                json!([""]),
                json!(["pods/ephemeralcontainers"]),
                json!(["UPDATE"])
            ),
            (
                json!(["apps"]),
                json!(["deployments", "statefulsets", "daemonsets", "replicasets"]),
                both.clone()
            ),
            (json!([""]), json!(["replicationcontrollers"]), both.clone()),
            (json!(["batch"]), json!(["jobs"]), create),
            (json!(["batch"]), json!(["cronjobs"]), both.clone()),
            (json!([""]), json!(["podtemplates"]), both),
        ]
    );
}

#[test]
fn what_may_be_chosen() {
    let policy = Policy {
        name: "true".to_owned(),
        targets: vec![Target::Workloads, Target::Pods, Target::Pods],
        exempt_namespaces: vec![],
        failure_policy: FailurePolicy::Ignore,
        ..policy(36)
    };
    let documents = yaml::documents(
        &validating(&policy, &[Action::Audit, Action::Deny, Action::Deny]).unwrap(),
    );
    let names: Vec<_> = documents
        .iter()
        .step_by(2)
        .map(|it| it["metadata"]["name"].clone())
        .collect();
    assert_eq!(
        names,
        [
            "true-pods",
            "true-workloads",
            "true-jobs",
            "true-cronjobs",
            "true-podtemplates"
        ]
    );
    assert_eq!(documents[0]["spec"]["failurePolicy"], json!("Ignore"));
    let binding = json!({"policyName": "true-pods", "validationActions": ["Deny", "Audit"]});
    assert_eq!(documents[1]["spec"], binding);
}

#[test]
fn what_is_refused_says_what_to_do() {
    let refused = |policy: &Policy| validating(policy, &SAFE).unwrap_err().to_string();
    assert_eq!(
        refused(&policy(29)),
        "Kubernetes 1.29 has no ValidatingAdmissionPolicy of the API version v1: it came with 1.30; a webhook can enforce the decision there, and `pullpolicy lint` finds what breaks it"
    );
    assert_eq!(
        mutating(&policy(31)).unwrap_err().to_string(),
        "Kubernetes 1.31 has no MutatingAdmissionPolicy: it came with 1.32; `pullpolicy emit validating-admission-policy` refuses there what it cannot mend"
    );
    let newer = "Kubernetes 1.38 is later than 1.37, the newest that is known here; what is written for 1.37 has the API version v1, which later versions serve too";
    assert_eq!(refused(&policy(38)), newer);
    assert_eq!(mutating(&policy(38)).unwrap_err().to_string(), newer);
    for name in [
        "",
        "Pull",
        "a_b",
        "-a",
        "a.",
        "a..b",
        "a\n",
        &"a".repeat(201),
    ] {
        let policy = Policy {
            name: name.to_owned(),
            ..policy(36)
        };
        assert_eq!(
            validating(&policy, &SAFE),
            Err(Fault::Name(name.to_owned())),
            "{name}"
        );
    }
    for name in ["", "a.b", "kube system", "a\"", &"a".repeat(64)] {
        let policy = Policy {
            exempt_namespaces: vec![name.to_owned()],
            ..policy(36)
        };
        assert_eq!(
            mutating(&policy),
            Err(Fault::Namespace(name.to_owned())),
            "{name}"
        );
    }
    let policy = policy(36);
    assert_eq!(
        validating(&policy, &[Action::Deny, Action::Warn]),
        Err(Fault::DenyAndWarn)
    );
    assert_eq!(validating(&policy, &[]), Err(Fault::Nothing("action")));
    let nowhere = Policy {
        targets: vec![],
        ..policy
    };
    assert_eq!(mutating(&nowhere), Err(Fault::Nothing("target")));
}
