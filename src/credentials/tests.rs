//! The look-ups by name that Kubernetes' own tests make, and the shape of keys.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{Keyring, PullSecret, falls_back, key};

fn secret(servers: &[&str]) -> PullSecret {
    let members: Vec<String> = servers
        .iter()
        .map(|server| alloc::format!(r#""{server}": {{"username": "u", "password": "p"}}"#))
        .collect();
    let config = alloc::format!(r#"{{"auths": {{{}}}}}"#, members.join(","));
    let data = [(".dockerconfigjson", config.as_bytes())];
    PullSecret::new("s", "kubernetes.io/dockerconfigjson", data)
}

/// The keys that serve a name, in order.
fn keys(name: &str, servers: &[&str]) -> Vec<String> {
    let secrets = [secret(servers)];
    let keyring = Keyring::new(&secrets).unwrap();
    let found = keyring.lookup_name(name.to_string());
    found
        .matches
        .iter()
        .map(|one| one.key.to_string())
        .collect()
}

#[test]
fn names_are_looked_up_as_kubernetes_tests_do() {
    for (name, servers, expected) in [
        (
            "prefix.docker.io/path:1111/foo/bar",
            &["https://*.docker.io/v1/"][..],
            &["*.docker.io"][..],
        ),
        (
            "prefix.docker.io/path:1111/foo/bar",
            &["https://*.docker.io/path:1111"],
            &["*.docker.io/path:1111"],
        ),
        (
            "prefix.docker.io/path/subpath:1111/foo/bar",
            &["https://prefix.*.io/path:1111"],
            &[],
        ),
        (
            "index.docker.io/v1//google/docker-registry",
            &["https://index.docker.io/v1/"],
            &["index.docker.io"],
        ),
        (
            "bar.example.com",
            &["bar.example.com/pong", "bar.example.com"],
            &["bar.example.com"],
        ),
        (
            "bar.example.com/pongz",
            &["bar.example.com/pong", "bar.example.com"],
            &["bar.example.com/pong", "bar.example.com"],
        ),
        (
            "foo",
            &["https://index.docker.io/v1/"],
            &["index.docker.io"],
        ),
        ("", &["https://index.docker.io/v1/"], &[]),
        (
            "myhostdocker.io/foo/bar",
            &["https://index.docker.io/v1/"],
            &[],
        ),
        ("quay.io", &["https://quay.io/v1/"], &["quay.io"]),
    ] {
        assert_eq!(keys(name, servers), expected, "{name} {servers:?}");
    }
}

#[test]
fn servers_become_keys() {
    for (server, expected) in [
        ("https://index.docker.io/v1/", Some("index.docker.io")),
        ("https://index.docker.io/v1", Some("index.docker.io/v1")),
        ("http://reg.io/v2/app", Some("reg.io/app")),
        ("reg.io/v2/v2/", Some("reg.io/v2/")),
        ("reg.io/%76%31/x", Some("reg.io/x")),
        ("HTTPS://reg.io", Some("HTTPS://reg.io")),
        ("reg.io/V1/", Some("reg.io/V1/")),
        ("reg.io:*", None),
    ] {
        let found = key(server).map(|key| String::from_utf8(key).unwrap());
        assert_eq!(found.as_deref(), expected, "{server}");
    }
}

#[test]
fn docker_hub_is_the_default_registry_of_these() {
    for (name, expected) in [
        ("foo", true),
        ("foo/bar", true),
        ("docker.io/foo/bar", true),
        ("index.docker.io/foo/bar", true),
        ("localhost/x", true),
        ("", false),
        ("registry.tld/foo/bar", false),
        ("registry:5000/foo/bar", false),
        ("myhostdocker.io/foo/bar", false),
    ] {
        assert_eq!(falls_back(name), expected, "{name}");
    }
}

#[test]
fn many_paths_of_one_host_are_all_found() {
    let servers: Vec<String> = ["", "/a", "/a/", "/a/b", "/a/bc", "/ab", "/b", "/a/b/c"]
        .iter()
        .map(|path| "reg.io".to_string() + path)
        .collect();
    let servers: Vec<&str> = servers.iter().map(String::as_str).collect();
    let expected = [
        "reg.io/a/bc",
        "reg.io/a/b",
        "reg.io/a/",
        "reg.io/a",
        "reg.io",
    ];
    assert_eq!(keys("reg.io/a/bcd", &servers), expected);
}
