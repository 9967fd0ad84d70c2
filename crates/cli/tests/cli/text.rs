//! What people read: each text in full. The sentences are the library's, which tests them word for
//! word; here they stand as `{}`.

use pullpolicy::{Request, RequestedPolicy, resolve};
use serde_json::{Value, json};

use crate::common::{Run, run};

const ALWAYS: &str = "\
image on node  registry     pull tried  starts  runs     waits in
yes            reachable    yes         yes     current  -
yes            unreachable  yes         no      -        ImagePullBackOff
no             reachable    yes         yes     current  -
no             unreachable  yes         no      -        ImagePullBackOff
";

const IF_NOT_PRESENT: &str = "\
image on node  registry     pull tried  starts  runs     waits in
yes            reachable    no          yes     cached   -
yes            unreachable  no          yes     cached   -
no             reachable    yes         yes     current  -
no             unreachable  yes         no      -        ImagePullBackOff
";

fn digest(digit: char) -> String {
    format!("sha256:{}", digit.to_string().repeat(64))
}

/// The sentences of the decision about this request, reasons first.
fn sentences(request: &Value) -> Vec<String> {
    let decision = resolve(&Request::from_json(&request.to_string()).unwrap()).unwrap();
    let reasons = decision
        .reasons
        .into_iter()
        .map(|reason| reason.message.into_owned());
    reasons
        .chain(
            decision
                .warnings
                .into_iter()
                .map(|warning| warning.message.into_owned()),
        )
        .collect()
}

/// The text with the sentences in its places.
fn filled(text: &str, sentences: &[String]) -> String {
    let mut parts = text.split("{}");
    let mut filled = parts.next().unwrap_or_default().to_owned();
    for (part, sentence) in parts.by_ref().zip(sentences) {
        filled = filled + sentence + part;
    }
    assert_eq!(
        text.matches("{}").count(),
        sentences.len(),
        "each sentence has its place"
    );
    filled
}

fn assert_text(arguments: &[&str], request: &Value, text: &str) {
    let text = text
        .replace("IF_NOT_PRESENT", IF_NOT_PRESENT)
        .replace("ALWAYS", ALWAYS);
    let stdout = filled(&text, &sentences(request));
    assert_eq!(
        run(arguments),
        Run {
            stdout,
            stderr: String::new(),
            status: Some(0)
        }
    );
}

#[test]
fn a_moving_tag() {
    let image = "registry.example.com/dev/workspace:coder-xfce-vnc-latest";
    assert_text(
        &["resolve", image],
        &json!({"image": image}),
        "\
Always

registry.example.com/dev/workspace:coder-xfce-vnc-latest
                                                  ^^^^^^ moving: alias

reason[alias]: {}
reason[kubernetes-default-differs]: {}
  see https://github.com/kubernetes/kubernetes/blob/master/pkg/apis/core/v1/defaults.go
reason[unreviewed-update]: {}

ALWAYS",
    );
}

#[test]
fn a_release_under_a_policy_that_does_not_fit() {
    assert_text(
        &[
            "resolve",
            "ghcr.io/acme/dev",
            "--tag",
            "coder-26.37.0",
            "--policy",
            "Always",
        ],
        &json!({"image": "ghcr.io/acme/dev", "tag": "coder-26.37.0", "policy": "Always"}),
        "\
Always

ghcr.io/acme/dev:coder-26.37.0
                       ^^^^^^^ pinned: version

reason[explicit]: {}
reason[kubernetes-default-differs]: {}
  see https://github.com/kubernetes/kubernetes/blob/master/pkg/apis/core/v1/defaults.go
warning[registry-dependency]: {}
  help: set the policy to `IfNotPresent`

ALWAYS",
    );
}

#[test]
fn a_digest_behind_a_moving_tag() {
    let image = format!("nginx:latest@{}", digest('a'));
    assert_text(
        &["resolve", &image],
        &json!({"image": image}),
        "\
IfNotPresent

docker.io/library/nginx:latest@sha256:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ digest

reason[digest]: {}
reason[kubernetes-default-differs]: {}
  see https://github.com/kubernetes/kubernetes/blob/master/pkg/apis/core/v1/defaults.go
warning[moving-tag-beside-digest]: {}

IF_NOT_PRESENT",
    );
}

#[test]
fn a_bare_tag_with_what_the_registry_holds_today() {
    let known = digest('b');
    let (main, release) = (format!("main={known}"), format!("26.37.0={known}"));
    assert_text(
        &[
            "resolve",
            "--tag",
            "main",
            "--policy",
            "IfNotPresent",
            "--digest",
            &main,
            "--digest",
            &release,
        ],
        &json!({
            "tag": "main", "policy": "IfNotPresent", "digests": {"main": known, "26.37.0": known},
        }),
        "\
IfNotPresent

main
^^^^ moving: branch

reason[explicit]: {}
warning[stale-copies]: {}
  help: set the policy to `Always`
  help: use `26.37.0`

IF_NOT_PRESENT
the same image today: 26.37.0
",
    );
}

#[test]
fn an_untagged_image_on_a_cluster_that_verifies_credentials() {
    assert_text(
        &["resolve", "ghcr.io/acme/dev", "--policy", "Never", "--credential-verification", "AlwaysVerify"],
        &json!({
            "image": "ghcr.io/acme/dev", "policy": "Never",
            "cluster": {"credentialVerification": "AlwaysVerify"},
        }),
        "\
Never

ghcr.io/acme/dev
                ^ moving: alias

reason[explicit]: {}
reason[kubernetes-default-differs]: {}
  see https://github.com/kubernetes/kubernetes/blob/master/pkg/apis/core/v1/defaults.go
warning[stale-copies]: {}
  help: set the policy to `Always`
warning[must-be-preloaded]: {}
  see https://github.com/kubernetes/kubernetes/blob/master/pkg/kubelet/images/image_manager.go
warning[credentials-checked]: {}
  see https://github.com/kubernetes/enhancements/tree/master/keps/sig-node/2535-ensure-secret-pulled-images

image on node  registry     pull tried  starts   runs    waits in
yes            reachable    no          depends  cached  ErrImageNeverPull
yes            unreachable  no          depends  cached  ErrImageNeverPull
no             reachable    no          no       -       ErrImageNeverPull
no             unreachable  no          no       -       ErrImageNeverPull
",
    );
}

#[test]
fn a_classified_tag() {
    let run = run(&["classify", "coder-xfce-vnc-latest"]);
    assert_eq!(
        run.stdout,
        "\
moving

coder-xfce-vnc-latest
               ^^^^^^ moving: alias
"
    );
    assert_eq!((run.stderr.as_str(), run.status), ("", Some(0)));
}

#[test]
fn an_invalid_image_shows_where() {
    let run = run(&["resolve", "registry.example.com/App:1.0"]);
    assert_eq!((run.status, run.stdout.as_str()), (Some(1), ""));
    let lines: Vec<&str> = run.stderr.lines().collect();
    assert!(
        lines[0].starts_with("error[invalid-image]: "),
        "{}",
        run.stderr
    );
    assert_eq!(
        lines[1..6],
        [
            "",
            "  registry.example.com/App:1.0",
            "                       ^",
            "",
            "  where the policy is omitted, Kubernetes writes IfNotPresent",
        ]
    );
    assert_eq!(lines[6], "  the container waits in InvalidImageName");
    assert!(lines[7].starts_with("  help: "), "{}", run.stderr);
}

#[test]
fn an_invalid_policy_names_the_nearest() {
    let error = "always".parse::<RequestedPolicy>().unwrap_err();
    let stderr = "\
error[invalid-policy]: {}

  always
  ^^^^^^

  help: write `Always`
";
    assert_eq!(
        run(&["resolve", "nginx", "--policy", "always"]),
        Run {
            stdout: String::new(),
            stderr: filled(stderr, &[error.message().to_owned()]),
            status: Some(1),
        }
    );
}

#[test]
fn nothing_invisible_reaches_the_terminal() {
    let run = run(&["resolve", "nginx:\u{1b}[2J\u{202e}漢"]);
    assert_eq!(run.status, Some(1));
    assert!(
        run.stderr.is_ascii() || !run.stderr.contains(['\u{1b}', '\u{202e}']),
        "{}",
        run.stderr
    );
    assert!(
        run.stderr.contains("  nginx:\\u{1b}[2J\\u{202e}漢\n"),
        "{}",
        run.stderr
    );
    assert!(run.stderr.contains("\n        ^^^^^^\n"), "{}", run.stderr);
}

#[test]
fn an_error_without_a_suggestion_still_says_what_to_do() {
    let cases: [(&[&str], &str); 6] = [
        (
            &["resolve", "--tag=-main"],
            "write at most 128 letters, digits, `_`, `.` and `-`, none of the last two in front",
        ),
        (
            &["resolve", "nginx", "--policy", "monthly"],
            "write `auto` to let the tag decide",
        ),
        (
            &["resolve", "${var.image}"],
            "let the template fill this in first, and decide for what it writes",
        ),
        (
            &["resolve", ""],
            "write REGISTRY/REPOSITORY:TAG, such as `ghcr.io/acme/dev:1.4.0`",
        ),
        (
            &["resolve", "nginx:1.27", "--tag", "1.28"],
            "leave one of the two out",
        ),
        (
            &["resolve", "nginx", "--kubernetes", "new"],
            "correct what is said of the cluster, or leave it out: then every version is provided for",
        ),
    ];
    for (arguments, step) in cases {
        let run = run(arguments);
        assert_eq!(run.status, Some(1), "{}", run.stderr);
        let helps: Vec<&str> = run
            .stderr
            .lines()
            .filter_map(|line| line.strip_prefix("  help: "))
            .collect();
        assert_eq!(helps, [step], "{arguments:?}: {}", run.stderr);
    }
}

#[test]
fn a_tag_with_a_digest_is_decided_by_the_digest_that_is_not_shown() {
    let tag = format!("main@{}", digest('a'));
    let sentences = sentences(&json!({"tag": tag}));
    let run = run(&["resolve", "--tag", &tag]);
    assert_eq!((run.status, run.stderr.as_str()), (Some(0), ""));
    assert!(
        run.stdout
            .starts_with("IfNotPresent\n\nmain\n\nreason[digest]"),
        "{}",
        run.stdout
    );
    for sentence in sentences {
        assert!(run.stdout.contains(&sentence), "{}", run.stdout);
    }
}
