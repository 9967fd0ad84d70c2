//! What the policies decide, against the library.

use std::collections::HashSet;

use pullpolicy::{PullPolicy, RequestedPolicy, pull_policy, vocabulary};
use pullpolicy_admission::Target;
use serde_json::{Value, json};

use crate::data;
use crate::engine::{Answer, Engine, engines};

/// How many containers a Pod of the test has.
const TOGETHER: usize = 500;

/// How often policy and library agree.
#[derive(Debug, Default, PartialEq, Eq)]
struct Agreement {
    same: usize,
    /// The policy wants Always, the library IfNotPresent.
    cautious: usize,
    /// The library takes it for no reference.
    invalid: usize,
    /// The policy is content with less than the library: must stay empty.
    wrong: Vec<String>,
}

fn pods() -> (Engine, Engine) {
    let (mut validating, mut mutating) = engines("1.36", &[Target::Pods]);
    (validating.remove(0), mutating.remove(0))
}

fn pod(images: &[String]) -> Value {
    let containers = images.iter().enumerate().map(|(place, image)| {
        json!({"name": format!("c{place}"), "image": image, "imagePullPolicy": "IfNotPresent"})
    });
    json!({"metadata": {"name": "p"}, "spec": {"containers": containers.collect::<Vec<_>>()}})
}

/// The names of the containers that the policy wants to be pulled at each start.
fn moving(engine: &Engine, object: &Value) -> HashSet<String> {
    let values = engine.variables(object, &Value::Null);
    let moving = values["moving"].json().unwrap();
    let moving = moving.as_array().unwrap().iter();
    moving
        .map(|entry| entry["name"].as_str().unwrap().to_owned())
        .collect()
}

fn compare(engine: &Engine, images: &[String]) -> Agreement {
    let mut agreement = Agreement::default();
    for images in images.chunks(TOGETHER) {
        let moving = moving(engine, &pod(images));
        for (place, image) in images.iter().enumerate() {
            let always = moving.contains(&format!("c{place}"));
            match (pull_policy(image, RequestedPolicy::Auto), always) {
                (Err(_), _) => agreement.invalid += 1,
                (Ok(PullPolicy::Always), true) | (Ok(PullPolicy::IfNotPresent), false) => {
                    agreement.same += 1;
                }
                (Ok(PullPolicy::IfNotPresent), true) => agreement.cautious += 1,
                (Ok(_), _) => agreement.wrong.push(image.clone()),
            }
        }
    }
    agreement
}

fn report(what: &str, agreement: &Agreement) {
    let valid = agreement.same + agreement.cautious + agreement.wrong.len();
    println!(
        "{what}: {valid} valid, {} as the library ({:.2} %), {} Always where the library says IfNotPresent, {} the other way round; {} no reference",
        agreement.same,
        100.0 * agreement.same as f64 / valid as f64,
        agreement.cautious,
        agreement.wrong.len(),
        agreement.invalid,
    );
    assert_eq!(agreement.wrong, Vec::<String>::new());
}

#[test]
fn no_reference_is_pulled_less_than_the_library_would() {
    let images = data::references();
    for (kind, engine) in [("validating", pods().0), ("mutating", pods().1)] {
        let agreement = compare(&engine, &images);
        report(&format!("references, {kind}"), &agreement);
        assert!(agreement.same > 15_000, "{agreement:?}");
    }
}

#[test]
fn no_tag_is_pulled_less_than_the_library_would() {
    let agreement = compare(&pods().0, &data::tags());
    report("tags", &agreement);
    assert!(agreement.same > 130_000, "{}", agreement.same);
}

/// Tags put together from all the words and numbers that the reading knows of.
#[test]
fn no_invented_tag_is_pulled_less_than_the_library_would() {
    let words: Vec<&str> = vocabulary()
        .map(|(word, _)| word)
        .chain(["coder", "xfce", "v", "dev0", "dev2", "Latest", "RC"])
        .collect();
    let numbers = [
        "1",
        "1.2",
        "1.2.3",
        "v1.2.3",
        "1.2.3.4",
        "10.0.17763",
        "17",
        "20241016",
        "2024-11-07",
        "3f2a1bc",
        "1700000000",
        "2024.10.16",
        "8u302",
        "1.2.34567",
        "12345.1.2",
        "1.x",
        "2.0.X",
    ];
    let repositories = [
        "ghcr.io/acme/dev",
        "localhost:5000/acme/nginx",
        "postgres",
        "mirror.gcr.io/library/postgres",
        "bitnami/redis",
        "docker.io/bitnami/redis",
        "index.docker.io/bitnami/redis",
        "registry.redhat.io/ubi9/ubi",
        "nvcr.io/nvidia/pytorch",
        "cr.l5d.io/linkerd/proxy",
    ];
    let joints = ["-", "_", ".", ""];
    let mut seed = 0x9e37_79b9_7f4a_7c15_u64;
    let mut draw = move |below: usize| {
        seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(seed >> 33).unwrap() % below
    };
    let mut images = Vec::new();
    for _ in 0..100_000 {
        let mut image = format!("{}:", repositories[draw(repositories.len())]);
        for piece in 0..=draw(4) {
            if piece > 0 {
                image += joints[draw(joints.len())];
            }
            let pieces = if draw(2) == 0 {
                &words[..]
            } else {
                &numbers[..]
            };
            image += pieces[draw(pieces.len())];
        }
        images.push(image);
    }
    let agreement = compare(&pods().0, &images);
    report("invented tags", &agreement);
    assert!(agreement.same > 50_000, "{}", agreement.same);
}

#[test]
fn what_is_published_once_and_what_is_not() {
    let (validating, mutating) = pods();
    let digest = format!("nginx@sha256:{}", "a".repeat(64));
    let both = format!("nginx:latest@sha256:{}", "a".repeat(64));
    let long = format!("ghcr.io/{}acme/dev:1.2.3", "acme/".repeat(200));
    for (image, once) in [
        (digest.as_str(), true),
        (&both, true),
        ("ghcr.io/acme/dev:26.37.0", true),
        ("localhost:5000/dev:coder-xfce-vnc-26.37.0", true),
        ("nginx:1.27.3-alpine3.20", true),
        ("ghcr.io/acme/dev:1.2.3-rc.1", true),
        ("ghcr.io/acme/dev:1.0rc2-slim", true),
        ("ghcr.io/acme/dev:20241016", true),
        ("ghcr.io/acme/dev:nightly-2024-10-16", true),
        ("ghcr.io/acme/dev:sha-3f2a1bc", true),
        ("nginx", false),
        ("localhost:5000/dev", false),
        ("registry.example.com:26.37.0/dev", false),
        ("nginx:latest", false),
        ("ghcr.io/acme/dev:coder-latest", false),
        ("ghcr.io/acme/dev:1.2.3-nightly", false),
        ("ghcr.io/acme/dev:1.2.3-NIGHTLY", false),
        ("ghcr.io/acme/dev:1.2.3-rc", false),
        ("ghcr.io/acme/dev:1.2.3-rc.1-beta.2", false),
        ("ghcr.io/acme/dev:1.27", false),
        ("ghcr.io/acme/dev:1.2.3.x", false),
        ("ghcr.io/acme/dev:alpine-3.20.1", false),
        ("ghcr.io/acme/dev:20241016-dirty", false),
        ("ghcr.io/acme/dev:1234567", false),
        ("bitnami/redis:7.2.3", false),
        ("index.docker.io/bitnami/redis:7.2.3", false),
        ("nginx@sha256:a", false),
        ("", false),
        (&long, false),
    ] {
        let object = pod(&[image.to_owned()]);
        let answer = validating.answer(&object, &Value::Null);
        assert_eq!(answer == Answer::Met, once, "{image}: {answer:?}");
        let Answer::Applied(applied) = mutating.answer(&object, &Value::Null) else {
            panic!("{image}");
        };
        assert_eq!(
            applied.iter().all(|value| *value == json!({})),
            once,
            "{image}"
        );
    }
}
