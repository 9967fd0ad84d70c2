//! References against what Kubernetes' own parser made of them.
#![expect(
    clippy::unwrap_used,
    reason = "a test fails where its data is not what it has to be"
)]

use std::io::Read as _;

use pullpolicy::{Reference, Request, kubernetes_default, resolve};
use serde_json::Value;

/// The rows of `references.jsonl.gz`: images, each with the answer of Kubernetes' parser.
fn rows() -> Vec<Value> {
    let packed = include_bytes!("data/references.jsonl.gz");
    let mut text = String::new();
    flate2::read::GzDecoder::new(packed.as_slice())
        .read_to_string(&mut text)
        .unwrap();
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// What a row says, and what the library says, in the same form.
#[derive(Debug, PartialEq, Eq)]
struct Answer {
    parts: Option<[String; 4]>,
    kubernetes_default: String,
}

fn expected(row: &Value) -> Answer {
    let text = |key: &str| row[key].as_str().unwrap().to_owned();
    Answer {
        parts: row["ok"]
            .as_bool()
            .unwrap()
            .then(|| ["domain", "path", "tag", "digest"].map(text)),
        kubernetes_default: text("kubernetes_default"),
    }
}

fn actual(input: &str) -> Answer {
    let parts = Reference::parse(input).ok().map(|reference| {
        assert_eq!(
            reference.kubernetes_default(),
            kubernetes_default(input),
            "{input:?}"
        );
        [
            reference.registry().to_owned(),
            reference.repository().to_string(),
            reference.tag().unwrap_or_default().to_owned(),
            reference.digest().unwrap_or_default().to_owned(),
        ]
    });
    Answer {
        parts,
        kubernetes_default: kubernetes_default(input).to_string(),
    }
}

#[test]
fn every_row_agrees() {
    let rows = rows();
    assert_eq!(rows.len(), 46_623);
    let differences: Vec<_> = rows
        .iter()
        .filter(|row| expected(row) != actual(row["input"].as_str().unwrap()))
        .map(|row| (row, actual(row["input"].as_str().unwrap())))
        .collect();
    assert!(
        differences.is_empty(),
        "{} differences, the first: {:#?}",
        differences.len(),
        &differences[..differences.len().min(5)]
    );
}

/// What the whole decision says of an image, in the form of a row: empty where it says nothing.
fn decided(input: &str) -> Answer {
    match resolve(&Request::for_image(input)) {
        Ok(decision) => {
            let image = decision.image.unwrap();
            assert_eq!(image.input, input);
            Answer {
                parts: Some([
                    image.registry.unwrap_or_default(),
                    image.repository,
                    image.tag.unwrap_or_default(),
                    image.digest.unwrap_or_default(),
                ]),
                kubernetes_default: decision.kubernetes_default.to_string(),
            }
        }
        Err(error) => Answer {
            parts: None,
            kubernetes_default: error.kubernetes_default().unwrap().to_string(),
        },
    }
}

#[test]
fn every_decision_agrees_too() {
    for row in rows() {
        let input = row["input"].as_str().unwrap();
        assert_eq!(decided(input), expected(&row), "{input:?}");
    }
}

#[test]
fn normalised_forms() {
    for (image, normalised, official) in [
        ("nginx", "docker.io/library/nginx", Some("nginx")),
        (
            "index.docker.io/nginx:1",
            "docker.io/library/nginx:1",
            Some("nginx"),
        ),
        (
            "docker.io/library/nginx",
            "docker.io/library/nginx",
            Some("nginx"),
        ),
        ("library/nginx", "docker.io/library/nginx", Some("nginx")),
        ("library/nginx/unit", "docker.io/library/nginx/unit", None),
        ("acme/app", "docker.io/acme/app", None),
        ("localhost/library/nginx", "localhost/library/nginx", None),
        ("Docker.io/nginx", "Docker.io/nginx", None),
        ("docker.io:443/nginx", "docker.io:443/nginx", None),
        (
            "registry:5000",
            "docker.io/library/registry:5000",
            Some("registry"),
        ),
        ("[2001:db8::1]:5000/app", "[2001:db8::1]:5000/app", None),
        ("[FF]/app", "[FF]/app", None),
        ("Acme/app", "Acme/app", None),
        ("dev_1.example.com/app:1", "dev_1.example.com/app:1", None),
    ] {
        let reference = Reference::parse(image).unwrap();
        assert_eq!(reference.normalized().to_string(), normalised);
        assert_eq!(reference.name().official(), official, "{image}");
        let again = Reference::parse(normalised).unwrap();
        assert_eq!(again.normalized().to_string(), normalised);
        assert_eq!(again.name().to_string(), reference.name().to_string());
        assert_eq!(again.name().official(), official, "{image}");
    }
}
