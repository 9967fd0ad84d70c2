//! `pullpolicy emit`.

use crate::common::{Run, run};

fn written(text: &str) -> Run {
    Run {
        stdout: text.to_owned(),
        stderr: String::new(),
        status: Some(0),
    }
}

#[test]
fn each_version_has_its_policies() {
    for (kind, version, text) in [
        (
            "validating-admission-policy",
            "1.30",
            include_str!("../../../../examples/admission/validating-1.30.yaml"),
        ),
        (
            "validating-admission-policy",
            "v1.34.2-gke.1",
            include_str!("../../../../examples/admission/validating-1.31.yaml"),
        ),
        (
            "mutating-admission-policy",
            "1.33",
            include_str!("../../../../examples/admission/mutating-1.32.yaml"),
        ),
        (
            "mutating-admission-policy",
            "1.35",
            include_str!("../../../../examples/admission/mutating-1.34.yaml"),
        ),
        (
            "mutating-admission-policy",
            "1.37",
            include_str!("../../../../examples/admission/mutating-1.36.yaml"),
        ),
    ] {
        assert_eq!(
            run(&["emit", kind, "--kubernetes", version]),
            written(text),
            "{kind} {version}"
        );
    }
    let newest = include_str!("../../../../examples/admission/mutating-1.36.yaml");
    assert_eq!(run(&["emit", "mutating-admission-policy"]), written(newest));
}

#[test]
fn options_are_heeded() {
    let run = run(&[
        "emit",
        "validating-admission-policy",
        "--action",
        "deny,audit",
        "--name",
        "fleet",
        "--on",
        "pods",
        "--exempt-namespace",
        "build",
        "--exempt-namespace",
        "ci",
        "--failure-policy",
        "ignore",
    ]);
    assert_eq!((run.stderr.as_str(), run.status), ("", Some(0)));
    for text in [
        "name: \"fleet-pods\"",
        "validationActions: [\"Deny\", \"Audit\"]",
        "values: [\"build\", \"ci\"]",
        "failurePolicy: Ignore",
    ] {
        assert!(run.stdout.contains(text), "{text}");
    }
    assert!(!run.stdout.contains("kube-system"));
    assert!(!run.stdout.contains("fleet-workloads"));
}

#[test]
fn no_namespace_need_be_exempt() {
    let run = run(&["emit", "mutating-admission-policy", "--no-exemption"]);
    assert_eq!(run.status, Some(0));
    assert!(!run.stdout.contains("namespaceSelector"));
}

#[test]
fn what_cannot_be_written_says_what_to_do() {
    for (arguments, message) in [
        (
            &["mutating-admission-policy", "--kubernetes", "1.31"][..],
            "error: Kubernetes 1.31 has no MutatingAdmissionPolicy: it came with 1.32; `pullpolicy emit validating-admission-policy` refuses there what it cannot mend\n",
        ),
        (
            &["validating-admission-policy", "--action", "warn,deny"],
            "error: Kubernetes refuses `deny` together with `warn`, as both tell the same; use `deny` and `audit`, or `warn` and `audit`\n",
        ),
    ] {
        let run = run(&[&["emit"], arguments].concat());
        let expected = Run {
            stdout: String::new(),
            stderr: message.to_owned(),
            status: Some(2),
        };
        assert_eq!(run, expected, "{arguments:?}");
    }
}

#[test]
fn wrong_usage() {
    for arguments in [
        &["emit"][..],
        &["emit", "admission-policy"],
        &[
            "emit",
            "validating-admission-policy",
            "--kubernetes",
            "newest",
        ],
        &["emit", "validating-admission-policy", "--on", "nodes"],
        &["emit", "mutating-admission-policy", "--action", "deny"],
        &[
            "emit",
            "mutating-admission-policy",
            "--exempt-namespace",
            "a",
            "--no-exemption",
        ],
    ] {
        let run = run(arguments);
        assert_eq!(
            (run.stdout.as_str(), run.status),
            ("", Some(2)),
            "{arguments:?}"
        );
        assert!(!run.stderr.is_empty(), "{arguments:?}");
    }
}
