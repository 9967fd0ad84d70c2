//! What is told of pull secrets: near misses with their cures, and never a password.
#![cfg(feature = "serde")]
#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test fails where an answer is not what it has to be"
)]

use pullpolicy::{credentials_json, match_credentials_json};
use serde_json::{Value, json};

fn answer(request: &Value) -> Value {
    serde_json::from_str(&credentials_json(&request.to_string())).unwrap()
}

/// A Secret in the short form with these servers.
fn secret(name: &str, servers: &[&str]) -> Value {
    let login = json!({"username": "u", "password": "p"});
    let auths: serde_json::Map<_, _> = servers
        .iter()
        .map(|server| ((*server).to_owned(), login.clone()))
        .collect();
    let config = json!({"auths": auths});
    json!({"name": name, "type": "kubernetes.io/dockerconfigjson", "data": {".dockerconfigjson": config}})
}

/// The codes of the warnings, each with its cure.
fn warnings(answer: &Value) -> Vec<(String, Option<String>)> {
    let warnings = answer["warnings"].as_array().unwrap().iter();
    warnings
        .map(|warning| {
            let cure = warning["suggestion"]["value"].as_str();
            (
                warning["code"].as_str().unwrap().to_owned(),
                cure.map(str::to_owned),
            )
        })
        .collect()
}

const HUB: &str = "https://index.docker.io/v1/";

#[test]
fn near_misses_are_told_with_their_cure() {
    for (image, server, code, cure) in [
        (
            "nginx",
            "https://index.docker.io/v1",
            "docker-hub-slash",
            HUB,
        ),
        ("nginx", "registry-1.docker.io", "docker-hub-host", HUB),
        (
            "nginx",
            "https://registry-1.docker.io/v2/",
            "docker-hub-host",
            HUB,
        ),
        ("nginx", "hub.docker.com", "docker-hub-host", HUB),
        ("acme/app", "*.docker.io", "docker-hub-host", HUB),
        ("nginx", "INDEX.docker.io", "docker-hub-host", HUB),
        ("nginx", "docker.io/acme", "path-differs", HUB),
        ("nginx", "docker.io:443", "port-differs", HUB),
        (
            "registry.example.com:5000/app",
            "registry.example.com",
            "port-differs",
            "registry.example.com:5000",
        ),
        (
            "registry.example.com/app",
            "registry.example.com:443",
            "port-differs",
            "registry.example.com",
        ),
        (
            "registry.example.com/app",
            "https://Registry.example.com",
            "case-differs",
            "registry.example.com",
        ),
        (
            "registry.example.com/app",
            "HTTPS://registry.example.com",
            "scheme",
            "registry.example.com",
        ),
        (
            "registry.example.com/app",
            "oci://registry.example.com/app",
            "scheme",
            "registry.example.com",
        ),
        (
            "registry.example.com/app",
            "//registry.example.com",
            "scheme",
            "registry.example.com",
        ),
        (
            "ghcr.io/acme/app:1.0",
            "ghcr.io/acme/app:1.0",
            "path-differs",
            "ghcr.io",
        ),
        (
            "ghcr.io/acme/app",
            "https://ghcr.io/v2",
            "path-differs",
            "ghcr.io",
        ),
        (
            "a.b.example.com/app",
            "*.example.com",
            "wildcard-labels",
            "a.b.example.com",
        ),
        (
            "example.com/app",
            "*.example.com",
            "wildcard-labels",
            "example.com",
        ),
        ("example.com/app", "*", "wildcard-labels", "example.com"),
        ("[::1]/app", "[::1]", "ipv6-without-port", "*"),
        (
            "registry.example.com/app",
            "registry.example.com:*",
            "server-ignored",
            "registry.example.com",
        ),
        (
            "registry.example.com/app",
            " registry.example.com",
            "server-ignored",
            "registry.example.com",
        ),
    ] {
        let answer = answer(&json!({"image": image, "secrets": [secret("pull", &[server])]}));
        assert_eq!(answer["matches"], json!([]), "{image} {server}");
        let expected = vec![(code.to_owned(), Some(cure.to_owned()))];
        assert_eq!(warnings(&answer), expected, "{image} {server}");
        // The cure is one: written into the Secret, it serves the image.
        let cured = self::answer(&json!({"image": image, "secrets": [secret("pull", &[cure])]}));
        assert_eq!(
            cured["matches"].as_array().unwrap().len(),
            1,
            "{image} {cure}"
        );
    }
}

#[test]
fn servers_that_mean_something_else_are_no_near_misses() {
    for (image, server) in [
        ("nginx", "quay.io"),
        ("quay.io/acme/app", HUB),
        ("ghcr.io/acme/app", "registry.example.com:*"),
        ("ghcr.io/acme/app", "*.example.com"),
    ] {
        let answer = answer(&json!({"image": image, "secrets": [secret("pull", &[server])]}));
        assert_eq!(warnings(&answer), [], "{image} {server}");
    }
}

#[test]
fn logins_that_are_tried_carry_their_risks() {
    let anonymous = ("no-anonymous-pull".to_owned(), None);
    let request = json!({"image": "quay.io/ab/c", "secrets": [secret("pull", &["quay.io/a"])]});
    let leak = (
        "leaks-to-neighbour".to_owned(),
        Some("quay.io/a/".to_owned()),
    );
    assert_eq!(warnings(&answer(&request)), [leak, anonymous.clone()]);

    let secrets = [secret("mine", &["docker.io"]), secret("hub", &[HUB])];
    let hidden = answer(&json!({"image": "nginx", "secrets": secrets}));
    assert_eq!(hidden["matches"][0]["key"], "docker.io");
    assert_eq!(hidden["warnings"][0]["secret"], "hub");
    let hides = ("hides-docker-hub".to_owned(), None);
    assert_eq!(warnings(&hidden), [hides, anonymous.clone()]);

    let token = json!({"auths": {"quay.io": {"identitytoken": "planted"}}});
    let blank = answer(&json!({"image": "quay.io/a", "secrets": [token]}));
    assert_eq!(blank["matches"][0]["blank"], true);
    assert_eq!(
        warnings(&blank),
        [("blank-login".to_owned(), None), anonymous.clone()]
    );

    let elsewhere = answer(&json!({"image": "localhost/app", "secrets": [secret("hub", &[HUB])]}));
    assert_eq!(elsewhere["fallback"], true);
    let code = (
        "docker-hub-elsewhere".to_owned(),
        Some("localhost".to_owned()),
    );
    assert_eq!(warnings(&elsewhere), [code, anonymous]);
}

#[test]
fn skipped_secrets_are_named() {
    let config = json!({"auths": {"ghcr.io": {"auth": "dTpw"}}});
    let bare = json!({"ghcr.io": {"auth": "dTpw"}});
    for (secret_type, data, code) in [
        ("Opaque", json!({".dockerconfigjson": config}), "wrong-type"),
        (
            "kubernetes.io/DockerConfigJson",
            json!({".dockerconfigjson": config}),
            "wrong-type",
        ),
        (
            "kubernetes.io/dockercfg",
            json!({".dockerconfigjson": config}),
            "missing-key",
        ),
        (
            "kubernetes.io/dockerconfigjson",
            json!({".dockerconfigjson": ""}),
            "empty-secret",
        ),
        (
            "kubernetes.io/dockerconfigjson",
            json!({".dockerconfigjson": bare}),
            "wrong-shape",
        ),
        (
            "kubernetes.io/dockercfg",
            json!({".dockercfg": config}),
            "wrong-shape",
        ),
    ] {
        let secret = json!({"name": "pull", "type": secret_type, "data": data});
        let answer = answer(&json!({"image": "ghcr.io/acme/app", "secrets": [secret]}));
        assert_eq!(answer["matches"], json!([]), "{secret_type}");
        assert_eq!(answer["warnings"][0]["code"], code);
        assert_eq!(
            answer["warnings"].as_array().unwrap().len(),
            1,
            "{secret_type}"
        );
    }
}

/// A Pod or another object with these pull secrets.
fn pod(kind: &str, secrets: &Value) -> Value {
    let spec = json!({"imagePullSecrets": secrets});
    let metadata = json!({"name": "web", "namespace": "shop"});
    match kind {
        "Pod" => json!({"kind": kind, "metadata": metadata, "spec": spec}),
        "CronJob" => {
            json!({"kind": kind, "metadata": metadata, "spec": {"jobTemplate": {"spec": {"template": {"spec": spec}}}}})
        }
        _ => json!({"kind": kind, "metadata": metadata, "spec": {"template": {"spec": spec}}}),
    }
}

#[test]
fn the_pod_goes_before_its_service_account() {
    let secrets = json!([secret("a", &["ghcr.io"]), secret("b", &["ghcr.io/acme"])]);
    let account = json!({"kind": "ServiceAccount", "metadata": {"name": "robot"}, "imagePullSecrets": [{"name": "b"}]});
    let ask = |pod: &Value| {
        let request = json!({"image": "ghcr.io/acme/app", "secrets": secrets, "pod": pod, "serviceAccount": account});
        let answer = answer(&request);
        let names = answer["matches"].as_array().unwrap().iter();
        let names: Vec<_> = names
            .map(|one| one["secret"].as_str().unwrap().to_owned())
            .collect();
        (
            names,
            warnings(&answer)
                .into_iter()
                .map(|(code, _)| code)
                .collect::<Vec<_>>(),
        )
    };
    let names = |expected: &[&str]| {
        expected
            .iter()
            .map(|name| (*name).to_owned())
            .collect::<Vec<_>>()
    };
    for kind in ["Pod", "Deployment", "CronJob"] {
        let own = ask(&pod(kind, &json!([{"name": "a"}])));
        assert_eq!(
            own,
            (
                names(&["a"]),
                names(&["service-account-unused", "no-anonymous-pull"])
            ),
            "{kind}"
        );
        assert_eq!(
            ask(&pod(kind, &json!([]))),
            (names(&["b"]), names(&["no-anonymous-pull"])),
            "{kind}"
        );
        assert_eq!(ask(&pod(kind, &json!(null))).0, names(&["b"]), "{kind}");
    }
    // The entry without a name counts, and the ServiceAccount's secrets are kept away.
    let trap = (names(&[]), names(&["empty-name", "service-account-unused"]));
    assert_eq!(ask(&pod("Pod", &json!([{"name": ""}]))), trap);
    assert_eq!(ask(&pod("Pod", &json!([{}]))), trap);
    // A pod that exists is not changed any more.
    let mut live = pod("Pod", &json!([]));
    live["status"] = json!({"phase": "Pending"});
    assert_eq!(ask(&live), (names(&[]), names(&["pod-is-older"])));
    // Twice is twice.
    assert_eq!(
        ask(&pod(
            "Pod",
            &json!([{"name": "a"}, {"name": "b"}, {"name": "a"}])
        ))
        .0,
        names(&["b", "a", "a"])
    );
    assert_eq!(
        ask(&pod("Pod", &json!([{"name": "b"}, {"name": "c"}]))).1,
        names(&["secret-not-found", "no-anonymous-pull"])
    );
}

#[test]
fn secrets_of_another_namespace_are_out_of_reach() {
    let data = json!({".dockerconfigjson": "eyJhdXRocyI6eyJnaGNyLmlvIjp7ImF1dGgiOiJkVHB3In19fQ=="});
    let object = |namespace: &str| json!({"kind": "Secret", "metadata": {"name": "pull", "namespace": namespace}, "type": "kubernetes.io/dockerconfigjson", "data": data});
    let list = json!({"kind": "List", "items": [object("other")]});
    let pod = pod("Pod", &json!([{"name": "pull"}]));
    let request = json!({"image": "ghcr.io/acme/app", "secrets": [list], "pod": pod});
    assert_eq!(
        warnings(&answer(&request)),
        [("other-namespace".to_owned(), None)]
    );
    let list = json!({"kind": "SecretList", "items": [object("other"), object("shop")]});
    let request = json!({"image": "ghcr.io/acme/app", "secrets": [list], "pod": pod});
    let found = answer(&request);
    assert_eq!(found["matches"][0]["secretIndex"], 1);
    assert!(
        found["commands"][0]["command"]
            .as_str()
            .unwrap()
            .contains(" --namespace shop ")
    );
}

#[test]
fn each_answer_ends_with_a_command() {
    let lines = |request: &Value| -> Vec<String> {
        let answer = answer(request);
        let answer = answer.get("mended").unwrap_or(&answer);
        let commands = answer["commands"].as_array().unwrap().iter();
        commands
            .map(|one| one["command"].as_str().unwrap().to_owned())
            .collect()
    };
    let login = r#"--docker-username="$REGISTRY_USER" --docker-password="$REGISTRY_PASSWORD""#;
    assert_eq!(
        lines(&json!({"image": "nginx"})),
        [
            format!("kubectl create secret docker-registry pull-index-docker-io --docker-server=https://index.docker.io/v1/ {login}"),
            r#"kubectl patch serviceaccount default --patch '{"imagePullSecrets":[{"name":"pull-index-docker-io"}]}'"#.to_owned(),
        ]
    );
    assert_eq!(
        lines(&json!({"image": "ghcr.io/acme/app", "secrets": [secret("robot", &["ghcr.io"])]})),
        [format!(
            "kubectl create secret docker-registry robot --docker-server=ghcr.io {login} --dry-run=client -o yaml | kubectl apply -f -"
        )]
    );
    let broken =
        json!({"name": "bad", "type": "kubernetes.io/dockercfg", "data": {".dockercfg": "{"}});
    assert_eq!(
        lines(&json!({"image": "ghcr.io/acme/app", "secrets": [broken]})),
        [
            "kubectl delete secret bad".to_owned(),
            format!("kubectl create secret docker-registry bad --docker-server=ghcr.io {login}"),
        ]
    );
    // A file is not in the cluster, so there is nothing to delete or to replace.
    let create = [
        format!("kubectl create secret docker-registry pull-ghcr-io --docker-server=ghcr.io {login}"),
        r#"kubectl patch serviceaccount default --patch '{"imagePullSecrets":[{"name":"pull-ghcr-io"}]}'"#.to_owned(),
    ];
    for config in [json!("{"), json!({"auths": {"ghcr.io": {"auth": "dTpw"}}})] {
        let request = json!({"image": "ghcr.io/acme/app", "secrets": [config]});
        assert_eq!(lines(&request), create, "{config}");
    }
    let named =
        json!({"image": "ghcr.io/acme/app", "secrets": [secret("config.json", &["ghcr.io"])]});
    assert!(lines(&named)[0].starts_with("kubectl create secret docker-registry config.json "));
    let own = json!({"image": "ghcr.io/acme/app", "pod": pod("Pod", &json!([{"name": "x"}]))});
    assert!(
        lines(&own)[1]
            .starts_with("kubectl patch deployment DEPLOYMENT --namespace shop --patch '{")
    );
}

#[test]
fn a_login_that_is_tried_is_replaced_in_its_place() {
    let object = |name: &str, server: &str| {
        let data = json!({".dockerconfigjson": format!(r#"{{"auths":{{"{server}":{{"auth":"dTpw"}}}}}}"#)});
        let metadata = json!({"name": name, "namespace": "shop"});
        json!({"kind": "Secret", "metadata": metadata, "type": "kubernetes.io/dockerconfigjson", "stringData": data})
    };
    for (server, renewed) in [
        ("https://ghcr.io/v2/acme", "https://ghcr.io/v2/acme"),
        ("ghcr.io/ac", "ghcr.io/ac/"),
        ("user:planted@ghcr.io", "ghcr.io"),
    ] {
        let answer =
            answer(&json!({"image": "ghcr.io/acme/app", "secrets": [object("robot", server)]}));
        let commands = answer["commands"].as_array().unwrap();
        let start = format!(
            "kubectl create secret docker-registry robot --namespace shop --docker-server={renewed} "
        );
        assert!(
            commands[0]["command"].as_str().unwrap().starts_with(&start),
            "{answer}"
        );
        assert_eq!(commands.len(), 1);
    }
    // One of several logins in a Secret is not replaced without the others.
    let two =
        json!({"image": "quay.io/a/b", "secrets": [secret("robot", &["quay.io/a", "quay.io"])]});
    let answer = answer(&two);
    assert!(
        answer["commands"][0]["command"]
            .as_str()
            .unwrap()
            .starts_with("kubectl create secret docker-registry pull-quay-io ")
    );
    assert_eq!(answer["commands"].as_array().unwrap().len(), 2);
}

#[test]
fn a_broken_secret_is_an_error_and_the_rest_is_still_answered() {
    for (config, message) in [
        ("{", "it is no JSON from the byte at offset 1 on"),
        ("[]", "it must be an object, not a list"),
        (r#"{"auths": 1}"#, "`auths` must be an object, not a number"),
        (
            r#"{"auths": {"quay.io": "planted"}}"#,
            "it of the server `quay.io` must be an object, not a string",
        ),
        (
            r#"{"auths": {"quay.io": {"password": ["planted"]}}}"#,
            "`password` of the server `quay.io` must be a string, not a list",
        ),
        (
            r#"{"auths": {"quay.io": {"auth": "planted!"}}}"#,
            "`auth` of the server `quay.io` is not base64",
        ),
        (
            r#"{"auths": {"quay.io": {"auth": "cGxhbnRlZA=="}}}"#,
            "`auth` of the server `quay.io` must be the base64 of a user, `:` and a password",
        ),
        (
            r#"{"HttpHeaders": {"x": 1}}"#,
            "`HttpHeaders` must be a string, not a number",
        ),
    ] {
        let broken = json!({"name": "bad", "type": "kubernetes.io/dockerconfigjson", "data": {".dockerconfigjson": config}});
        let request =
            json!({"image": "ghcr.io/acme/app", "secrets": [secret("good", &["ghcr.io"]), broken]});
        let answer = answer(&request);
        assert_eq!(answer["error"]["code"], "invalid-secret");
        assert_eq!(answer["error"]["at"], "/secrets/1/data/.dockerconfigjson");
        let text = answer["error"]["message"].as_str().unwrap();
        assert!(text.ends_with(message), "{text}");
        assert!(
            text.contains("it tries no pull for the whole pod"),
            "{text}"
        );
        assert_eq!(answer["mended"]["matches"][0]["secret"], "good");
        let line: Value =
            serde_json::from_str(&match_credentials_json(&request.to_string())).unwrap();
        assert_eq!(line["error"], answer["error"]);
    }
}

#[test]
fn what_is_no_secret_is_named_and_the_rest_is_still_answered() {
    let secrets = json!([
        {"kind": "ConfigMap", "metadata": {"name": "x"}},
        7,
        {"kind": "Secret", "type": "kubernetes.io/dockercfg", "data": {".dockercfg": "planted!"}},
        {"kind": "List", "items": [null, {"kind": "Pod"}]},
        {"name": "x", "typ": "y"},
        secret("good", &["ghcr.io"]),
    ]);
    let answer = answer(
        &json!({"image": "ghcr.io/acme/app", "secrets": secrets, "pod": 1, "serviceAccount": {"kind": "Pod"}}),
    );
    let places: Vec<_> = answer["unread"]
        .as_array()
        .unwrap()
        .iter()
        .map(|error| error["at"].as_str().unwrap())
        .collect();
    assert_eq!(
        places,
        [
            "/secrets/0",
            "/secrets/1",
            "/secrets/2/data/.dockercfg",
            "/secrets/3/items/1",
            "/secrets/4/typ",
            "/pod",
            "/serviceAccount"
        ]
    );
    assert_eq!(answer["matches"][0]["secret"], "good");
}

/// Ignored, such a list would make the answer that of another pod.
#[test]
fn pull_secrets_that_are_no_list_of_names_are_named() {
    for secrets in [
        json!("good"),
        json!(1),
        json!({"name": "good"}),
        json!(["good"]),
        json!([["good"]]),
        json!([{"name": "good"}, {"name": 1}]),
    ] {
        let request = json!({
            "image": "ghcr.io/acme/app",
            "secrets": [secret("good", &["ghcr.io"])],
            "pod": pod("Deployment", &secrets),
            "serviceAccount": {"metadata": {"name": "robot"}, "imagePullSecrets": secrets},
        });
        let answer = answer(&request);
        let unread = answer["unread"].as_array().unwrap();
        for (error, at) in unread.iter().zip(["/pod", "/serviceAccount"]) {
            assert_eq!(error["code"], "invalid-request", "{secrets}");
            assert_eq!(error["at"], at, "{secrets}");
            let text = error["message"].as_str().unwrap();
            assert!(text.contains("`imagePullSecrets`"), "{text}");
        }
        assert_eq!(unread.len(), 2, "{secrets}");
        assert_eq!(answer["matches"][0]["secret"], "good", "{secrets}");
    }
}

#[test]
fn requests_of_another_shape_are_errors() {
    for (request, code, at) in [
        ("", "invalid-request", ""),
        ("[]", "invalid-request", ""),
        ("{}", "missing-image", ""),
        (r#"{"image": 1}"#, "invalid-request", "/image"),
        (
            r#"{"image": "x", "secrts": []}"#,
            "invalid-request",
            "/secrts",
        ),
        (r#"{"image": "Acme/App"}"#, "invalid-image", "/image"),
    ] {
        for answer in [credentials_json(request), match_credentials_json(request)] {
            let answer: Value = serde_json::from_str(&answer).unwrap();
            assert_eq!(answer["error"]["code"], code, "{request}");
            assert_eq!(answer["error"]["at"], at, "{request}");
        }
    }
}

/// Every way in which a password can be written, and the ways in which writing it fails.
#[test]
fn passwords_never_appear_in_any_answer() {
    const PLANTED: &str = "cGxhbnRlZA";
    let planted = |text: &str| {
        let text = text.to_lowercase();
        text.contains("planted") || text.contains(&PLANTED.to_lowercase())
    };
    let configs = [
        r#"{"auths": {"ghcr.io": {"username": "planted", "password": "planted", "email": "planted"}}}"#,
        r#"{"auths": {"ghcr.io": {"auth": "dTpwbGFudGVkcGxhbnRlZA==", "identitytoken": "planted"}}}"#,
        r#"{"auths": {"ghcr.io": {"auth": "planted!"}}}"#,
        r#"{"auths": {"ghcr.io": {"auth": "cGxhbnRlZA"}}}"#,
        r#"{"auths": {"ghcr.io": {"auth": {"x": "planted"}}}}"#,
        r#"{"auths": {"ghcr.io": "planted"}}"#,
        r#"{"auths": {"user:planted@ghcr.io": {}, "https://user:planted@ghcr.io/x": {}}}"#,
        r#"{"auths": {"user:planted@ghcr.io": {"auth": "!"}}}"#,
        r#"{"auths": {"user:planted/planted@ghcr.io": {}, "https://planted@ghcr.io": {}}}"#,
        r#"{"auths": {"user:planted://planted@ghcr.io": {"auth": 1}}}"#,
        r#"{"auths": {"https://user:planted://x@ghcr.io": {"auth": 1}}}"#,
        r#"{"user:planted@ghcr.io": {"username": "planted"}}"#,
        r#"{"auths": "planted"}"#,
        r#"{"HttpHeaders": {"Authorization": "planted"}, "auths": {"ghcr.io": {}}}"#,
        r#"{"HttpHeaders": ["planted"]}"#,
        r#""planted""#,
        "planted",
        r#"{"auths": {"ghcr.io": {"password": "planted"#,
        "{\"auths\": {\"ghcr.io\": {\"password\": \"\\u0070lanted\\x\"}}}",
    ];
    for config in configs {
        for key in [".dockerconfigjson", ".dockercfg"] {
            let short = json!({"name": "s", "type": format!("kubernetes.io/{}", key.trim_start_matches('.')), "data": {key: config}});
            let secrets = json!([short, config, {"kind": "Secret", "type": "kubernetes.io/dockercfg", "data": {key: config}}]);
            let request = json!({"image": "ghcr.io/acme/app", "secrets": secrets});
            let text = credentials_json(&request.to_string());
            assert!(!planted(&text), "{config}\n{text}");
            let read = pullpolicy::CredentialsRequest::from_json(&request.to_string()).unwrap();
            let answer = format!("{:?}", pullpolicy::credentials(&read));
            assert!(!planted(&answer), "{config}\n{answer}");
            assert!(!planted(&format!("{read:?}")), "{config}");
            // A map of servers may be handed over as a file or a line too.
            assert!(!planted(&credentials_json(config)), "{config}");
            assert!(!planted(&match_credentials_json(config)), "{config}");
            let object: Value = serde_json::from_str(config).unwrap_or_default();
            let bare = json!({"image": "ghcr.io/acme/app", "secrets": [object]}).to_string();
            assert!(!planted(&credentials_json(&bare)), "{config}");
            // A batch gives servers exactly as they are spelled.
            if !config.contains('@') {
                let request = json!({"image": "ghcr.io/acme/app", "secrets": [short]});
                let line = match_credentials_json(&request.to_string());
                assert!(!planted(&line), "{config}\n{line}");
            }
        }
    }
    for request in [
        r#"{"image": "x", "secrets": "planted"}"#,
        r#"{"image": "x", "secrets": ["planted]}"#,
    ] {
        assert!(!planted(&credentials_json(request)) && !planted(&match_credentials_json(request)));
    }
}

/// Each of these takes far longer where any step is quadratic.
#[test]
fn work_grows_linearly() {
    let long = "a".repeat(8_000);
    let patterns: Vec<String> = (0..100).map(|n| format!("*{long}{n}*b")).collect();
    let patterns: Vec<&str> = patterns.iter().map(String::as_str).collect();
    let image = format!("{}.example.com/app", "a".repeat(16_000));
    let paths: Vec<String> = (0..20_000).map(|n| format!("ghcr.io/{n}")).collect();
    let paths: Vec<&str> = paths.iter().map(String::as_str).collect();
    let names: Vec<Value> = (0..20_000)
        .map(|n| json!({"name": n.to_string()}))
        .collect();
    let lists = format!(
        "{}{}",
        r#"{"kind":"List","items":["#.repeat(4_000),
        "]}".repeat(4_000)
    );
    for request in [
        json!({"image": image, "secrets": [secret("s", &patterns)]}).to_string(),
        json!({"image": "ghcr.io/1", "secrets": [secret("s", &paths)]}).to_string(),
        json!({"image": "ghcr.io/1", "secrets": vec![secret("s", &["x"]); 5_000], "pod": pod("Pod", &json!(names))}).to_string(),
        format!(r#"{{"image":"ghcr.io/1","secrets":{lists}}}"#),
    ] {
        assert!(credentials_json(&request).starts_with(r#"{"repository":"#));
    }
}
