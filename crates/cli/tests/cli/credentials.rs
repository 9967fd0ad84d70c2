//! `pullpolicy credentials`: files as kubectl prints them, and never a password.

use std::fs;

use serde_json::Value;

use crate::common::{folder, run, run_with};

/// Writes a file for a test, and gives its path.
fn file(name: &str, text: &str) -> String {
    let path = folder("credentials").join(name);
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

/// `{"auths":{"ghcr.io":{"username":"robot","password":"planted"}}}`
const LOGIN: &str =
    "eyJhdXRocyI6eyJnaGNyLmlvIjp7InVzZXJuYW1lIjoicm9ib3QiLCJwYXNzd29yZCI6InBsYW50ZWQifX19";

fn secret(name: &str, secret_type: &str) -> String {
    format!(
        "apiVersion: v1\nkind: Secret\nmetadata:\n  name: {name}\n  namespace: shop\ntype: {secret_type}\ndata:\n  .dockerconfigjson: {LOGIN}\n"
    )
}

#[test]
fn secrets_are_read_from_yaml_and_json() {
    let typed = "kubernetes.io/dockerconfigjson";
    let list = format!(
        r#"{{"apiVersion": "v1", "kind": "List", "items": [{{"kind": "Secret", "metadata": {{"name": "c"}}, "type": "{typed}", "data": {{".dockerconfigjson": "{LOGIN}"}}}}]}}"#
    );
    let documents = format!("{}---\n{}", secret("a", typed), secret("b", "Opaque"));
    let (yaml, json) = (file("many.yaml", &documents), file("list.json", &list));
    let config = file(
        "config.json",
        r#"{"auths": {"ghcr.io": {"auth": "cm9ib3Q6cGxhbnRlZA=="}}}"#,
    );
    let run = run(&[
        "credentials",
        "ghcr.io/acme/app:1.0",
        "--secrets",
        &yaml,
        &json,
        &config,
        "--format",
        "json",
    ]);
    assert_eq!((run.status, run.stderr.as_str()), (Some(0), ""));
    let answer: Value = serde_json::from_str(&run.stdout).unwrap();
    let tried: Vec<_> = answer["matches"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["secret"].as_str().unwrap())
        .collect();
    assert_eq!(tried, ["a", "c", "config.json"]);
    assert_eq!(answer["warnings"][0]["code"], "wrong-type");
}

#[test]
fn a_text_tells_the_order_the_faults_and_the_commands() {
    let input = secret("robot", "kubernetes.io/dockerconfigjson");
    let run = run_with(
        &["credentials", "ghcr.io/acme/app:1.0", "--secrets", "-"],
        input.as_bytes(),
    );
    assert_eq!(run.status, Some(0), "{}", run.stderr);
    for part in [
        "ghcr.io/acme/app\n\n1. secret `robot`, server `ghcr.io`\n",
        "but never a pull without any login",
        "warning[no-anonymous-pull]: ",
        "    kubectl create secret docker-registry robot --namespace shop --docker-server=ghcr.io ",
    ] {
        assert!(run.stdout.contains(part), "{part}\n{}", run.stdout);
    }
}

#[test]
fn the_pod_and_its_account_choose() {
    let secrets = secret("robot", "kubernetes.io/dockerconfigjson");
    let secrets = file("robot.yaml", &secrets);
    let pod = file(
        "pod.yaml",
        "kind: Pod\nmetadata: {name: web, namespace: shop}\nspec: {imagePullSecrets: [{name: \"\"}]}\n",
    );
    let account = file(
        "account.yaml",
        "kind: ServiceAccount\nmetadata: {name: web, namespace: shop}\nimagePullSecrets: [{name: robot}]\n",
    );
    let run = run(&[
        "credentials",
        "ghcr.io/acme/app",
        "--secrets",
        &secrets,
        "--pod",
        &pod,
        "--service-account",
        &account,
    ]);
    assert_eq!(run.status, Some(0));
    for part in [
        "warning[empty-name]: ",
        "warning[service-account-unused]: ",
        "kubectl patch deployment DEPLOYMENT --namespace shop ",
    ] {
        assert!(run.stdout.contains(part), "{part}\n{}", run.stdout);
    }
}

#[test]
fn a_batch_answers_line_by_line() {
    let lines = r#"{"image": "nginx", "secrets": [{"name": "hub", "type": "kubernetes.io/dockercfg", "data": {".dockercfg": {"index.docker.io": {"auth": "dTpw"}}}}]}
{"image": "Nginx"}
{"image": "nginx", "secrets": [{"name": "bad", "type": "kubernetes.io/dockercfg", "data": {".dockercfg": "planted"}}]}
"#;
    let run = run_with(&["credentials", "--batch"], lines.as_bytes());
    assert_eq!(run.status, Some(1));
    let answers: Vec<&str> = run.stdout.lines().collect();
    assert_eq!(answers.len(), 3);
    assert_eq!(
        answers[0],
        r#"{"repository":"docker.io/library/nginx","matches":[{"secret":"hub","secretIndex":0,"server":"index.docker.io","key":"index.docker.io"}],"fallback":true}"#
    );
    assert!(answers[1].starts_with(r#"{"error":{"code":"invalid-image","#));
    assert!(answers[2].starts_with(r#"{"error":{"code":"invalid-secret","#));
    assert!(!run.stdout.contains("planted"));
}

#[test]
fn no_output_holds_a_planted_password() {
    let good = secret("robot", "kubernetes.io/dockerconfigjson");
    let texts = [
        good.as_str(),
        &good.replace(LOGIN, "cGxhbnRlZA=="),
        &good.replace(LOGIN, "planted!"),
        &good.replace("data:", "stringData:").replace(
            LOGIN,
            "'{\"auths\": {\"ghcr.io\": {\"auth\": \"planted!\"}}}'",
        ),
        &good.replace(LOGIN, "[planted]"),
        &good.replace(LOGIN, "'planted"),
        &good.replace("kind: Secret", "kind: planted: x"),
        "planted",
        "{\"auths\": {\"ghcr.io\": {\"password\": \"planted\"}}",
        "{\"auths\": {\"ghcr.io\": {\"password\": [\"planted\"]}}}",
        "{\"auths\": {\"u:planted@ghcr.io\": {\"auth\": \"dTpw\"}}}",
    ];
    for text in texts {
        for format in ["text", "json"] {
            let run = run_with(
                &[
                    "credentials",
                    "ghcr.io/acme/app",
                    "--secrets",
                    "-",
                    "--format",
                    format,
                ],
                text.as_bytes(),
            );
            let said = [run.stdout, run.stderr].concat();
            let encoded = said.contains("cGxhbnRlZA") || said.contains(LOGIN);
            assert!(!said.contains("planted") && !encoded, "{text}\n{said}");
            assert!(!said.is_empty());
        }
    }
}

#[test]
fn what_cannot_be_read_is_told() {
    let broken = file("broken.yaml", "a: [\n");
    let run = run(&["credentials", "nginx", "--secrets", &broken]);
    assert_eq!((run.status, run.stdout.as_str()), (Some(2), ""));
    assert!(
        run.stderr
            .contains("broken.yaml`: it is no valid YAML, at line "),
        "{}",
        run.stderr
    );
    let input = "kind: ConfigMap\n---\nkind: Secret\ntype: kubernetes.io/dockercfg\ndata: {.dockercfg: e30=}\n";
    let run = run_with(
        &["credentials", "nginx", "--secrets", "-"],
        input.as_bytes(),
    );
    assert_eq!(run.status, Some(1));
    assert!(
        run.stderr
            .contains("error[invalid-secret]: `/secrets/0` is of the kind `ConfigMap`"),
        "{}",
        run.stderr
    );
    assert!(run.stdout.contains("no secret is tried"), "{}", run.stdout);
    let pod = file("bad-pod.yaml", "spec: {imagePullSecrets: robot}\n");
    let input = secret("robot", "kubernetes.io/dockerconfigjson");
    let run = run_with(
        &["credentials", "nginx", "--secrets", "-", "--pod", &pod],
        input.as_bytes(),
    );
    assert_eq!(run.status, Some(1));
    let help = "a list of names\n  help: give what `kubectl get` prints of one object ";
    assert!(run.stderr.contains(help), "{}", run.stderr);
}
