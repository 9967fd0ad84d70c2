//! What holds for every image with every pull secret: shared by the fuzz target and the replay of
//! its corpus.
//!
//! The functions panic with a readable sentence where an invariant is broken.
#![expect(clippy::expect_used, reason = "a broken invariant has to end the test")]

use pullpolicy::{Keyring, PullSecret, credentials_json, match_credentials_json, payload_json};
use serde_json::Value;

const TYPES: [(&str, &str); 2] = [
    ("kubernetes.io/dockerconfigjson", ".dockerconfigjson"),
    ("kubernetes.io/dockercfg", ".dockercfg"),
];

/// Checks a text as a request in JSON if it starts like one, else as an image, a line end and a
/// docker config.
pub(crate) fn check(text: &str) {
    if text.starts_with('{') {
        json(text);
    } else {
        let (image, config) = text.split_once('\n').unwrap_or((text, ""));
        for (secret_type, key) in TYPES {
            looked_up(
                image,
                &PullSecret::new("s", secret_type, [(key, config.as_bytes())]),
            );
        }
    }
}

/// Every room answers any text with JSON, and the batch agrees with the whole answer.
fn json(text: &str) {
    let read =
        |answer: String| -> Value { serde_json::from_str(&answer).expect("an answer is JSON") };
    let payload = payload_json(text);
    assert!(payload.starts_with('{'), "an answer is an object");
    let (whole, line) = (
        read(credentials_json(text)),
        read(match_credentials_json(text)),
    );
    if whole.get("repository").is_some() && line.get("repository").is_some() {
        assert_eq!(whole.get("repository"), line.get("repository"));
        assert_eq!(whole.get("fallback"), line.get("fallback"));
        let keys = |answer: &Value| -> Vec<Option<Value>> {
            let matches = answer.get("matches").and_then(Value::as_array);
            let matches = matches.expect("matches are a list").iter();
            matches.map(|one| one.get("key").cloned()).collect()
        };
        assert_eq!(keys(&whole), keys(&line), "a batch finds the same");
    }
}

fn looked_up(image: &str, secret: &PullSecret) {
    let Ok(once) = Keyring::new([secret]) else {
        return;
    };
    let Ok(found) = once.lookup(image) else {
        return;
    };
    let servers: Vec<&str> = secret.servers().collect();
    for one in &found.matches {
        assert!(servers.contains(&one.server), "a login is the secret's");
        assert!(!found.fallback || one.key == "index.docker.io");
    }
    let keys: Vec<&str> = found.matches.iter().map(|one| one.key.as_ref()).collect();
    // What is no UTF-8 in a key is replaced, and then sorts elsewhere.
    if keys.iter().all(|key| !key.contains('\u{fffd}')) {
        assert!(
            keys.is_sorted_by(|a, b| a >= b),
            "keys are tried in descending order"
        );
    }
    let twice = Keyring::new([secret, secret]).expect("what can be read can be read twice");
    let twice = twice.lookup(image).expect("the image is still valid");
    assert_eq!(
        twice.matches.len(),
        2 * found.matches.len(),
        "a secret twice counts twice"
    );
}
