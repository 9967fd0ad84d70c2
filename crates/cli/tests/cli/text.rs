//! What people read: each text in full.

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

fn assert_text(arguments: &[&str], expected: &str) {
    let expected = Run {
        stdout: expected.to_owned(),
        stderr: String::new(),
        status: Some(0),
    };
    assert_eq!(run(arguments), expected);
}

#[test]
fn a_moving_tag() {
    assert_text(
        &["resolve", "registry.example.com/dev/workspace:coder-xfce-vnc-latest"],
        &format!(
            "\
Always

registry.example.com/dev/workspace:coder-xfce-vnc-latest
                                                  ^^^^^^ moving: alias

reason[alias]: `latest` is an alias that its publisher re-points
reason[kubernetes-default-differs]: Kubernetes would write `IfNotPresent` here: it takes any tag but `latest` for fixed, `coder-xfce-vnc-latest` too
  see https://github.com/kubernetes/kubernetes/blob/master/pkg/apis/core/v1/defaults.go
reason[unreviewed-update]: the next start may run code that nobody reviewed; a digest in the reference is the way out

{ALWAYS}"
        ),
    );
}

#[test]
fn a_release_under_a_policy_that_does_not_fit() {
    assert_text(
        &["resolve", "ghcr.io/acme/dev", "--tag", "coder-26.37.0", "--policy", "Always"],
        &format!(
            "\
Always

ghcr.io/acme/dev:coder-26.37.0
                       ^^^^^^^ pinned: version

reason[explicit]: `Always` was requested by name and is kept
reason[kubernetes-default-differs]: Kubernetes would write `IfNotPresent` here: it takes any tag but `latest` for fixed, `coder-26.37.0` too
  see https://github.com/kubernetes/kubernetes/blob/master/pkg/apis/core/v1/defaults.go
warning[registry-dependency]: the tag is published once, so pulling brings nothing new, but an outage of the registry stops the start although the image is on the node
  help: set the policy to `IfNotPresent`

{ALWAYS}"
        ),
    );
}

#[test]
fn a_digest_behind_a_moving_tag() {
    let digest = digest('a');
    let carets = "^".repeat(digest.len());
    assert_text(
        &["resolve", &format!("nginx:latest@{digest}")],
        &format!(
            "\
IfNotPresent

docker.io/library/nginx:latest@{digest}
                               {carets} digest

reason[digest]: a digest names the content itself, so a pull can change nothing
reason[kubernetes-default-differs]: Kubernetes would write `Always` here: it looks at the tag `latest` alone
  see https://github.com/kubernetes/kubernetes/blob/master/pkg/apis/core/v1/defaults.go
warning[moving-tag-beside-digest]: the digest alone decides what runs: `latest` moves on without it, and misleads whoever reads it

{IF_NOT_PRESENT}"
        ),
    );
}

#[test]
fn a_bare_tag_with_what_the_registry_holds_today() {
    let known = digest('b');
    let main = format!("main={known}");
    let release = format!("26.37.0={known}");
    assert_text(
        &[
            "resolve", "--tag", "main", "--policy", "IfNotPresent", "--digest", &main, "--digest",
            &release,
        ],
        &format!(
            "\
IfNotPresent

main
^^^^ moving: branch

reason[explicit]: `IfNotPresent` was requested by name and is kept
warning[stale-copies]: under `IfNotPresent` each node keeps the copy of `main` that it happened to pull, so nodes will run different content without any error
  help: set the policy to `Always`
  help: use `26.37.0`

{IF_NOT_PRESENT}
the same image today: 26.37.0
"
        ),
    );
}

#[test]
fn an_untagged_image_on_a_cluster_that_verifies_credentials() {
    assert_text(
        &["resolve", "ghcr.io/acme/dev", "--policy", "Never", "--credential-verification", "AlwaysVerify"],
        "\
Never

ghcr.io/acme/dev
                ^ moving: alias

reason[explicit]: `Never` was requested by name and is kept
reason[kubernetes-default-differs]: Kubernetes would write `Always` here: it looks at the tag `latest` alone
  see https://github.com/kubernetes/kubernetes/blob/master/pkg/apis/core/v1/defaults.go
warning[stale-copies]: under `Never` each node keeps the copy of `latest` that it happened to pull, so nodes will run different content without any error
  help: set the policy to `Always`
warning[must-be-preloaded]: under `Never` a container waits in ErrImageNeverPull on each node that was not loaded with this very reference
  see https://github.com/kubernetes/kubernetes/blob/master/pkg/kubelet/images/image_manager.go
warning[credentials-checked]: under `AlwaysVerify` the kubelet lets a pod use its copy only where a record shows that the pod's credentials pulled it; without one it asks the registry, and under `Never` the pod waits
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
    assert_text(
        &["classify", "coder-xfce-vnc-latest"],
        "\
moving

coder-xfce-vnc-latest
               ^^^^^^ moving: alias
",
    );
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
fn an_invalid_policy_names_the_four_and_the_nearest() {
    assert_eq!(
        run(&["resolve", "nginx", "--policy", "always"]),
        Run {
            stdout: String::new(),
            stderr: "\
error[invalid-policy]: `always` is no pull policy: `auto`, `Always`, `IfNotPresent` and `Never` are, in exactly this spelling

  always
  ^^^^^^

  help: write `Always`
"
            .to_owned(),
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
