//! What holds for every request: shared by the property tests, the fuzz target and the replay of
//! its corpus.
//!
//! The functions panic with a readable sentence where an invariant is broken.
#![expect(clippy::expect_used, reason = "a broken invariant has to end the test")]

use pullpolicy::{
    Glob, ImageRule, PullPolicy, RegistryMapping, Request, RequestedPolicy, Rules, pull_policy,
    resolve, resolve_json,
};
use serde_json::Value;

/// Checks a text as a request in JSON if it starts like one, else as a [plain](plain) one.
pub(crate) fn check(text: &str) {
    if text.starts_with(['{', '[', '"']) {
        json(text);
    } else {
        decided(&plain(text));
    }
}

/// A request from lines: image, tag, policy, then one rule a line, its kind by the first character.
///
/// So that a fuzzer reaches the decision without learning JSON first.
fn plain(text: &str) -> Request {
    let mut lines = text.split('\n');
    let mut line = || lines.next().filter(|line| !line.is_empty());
    let mut request = Request {
        image: line().map(str::to_owned),
        tag: line().map(str::to_owned),
        policy: line()
            .and_then(|policy| policy.parse().ok())
            .unwrap_or_default(),
        ..Request::default()
    };
    while let Some(rule) = line() {
        add(&mut request.rules, rule);
    }
    request
}

fn add(rules: &mut Rules, line: &str) {
    let Some((kind, text)) = line.split_at_checked(1) else {
        return;
    };
    let Ok(glob) = Glob::new(text) else { return };
    match kind {
        "m" => rules.moving.push(glob),
        "p" => rules.pinned.push(glob),
        "r" => rules.registries.extend(RegistryMapping::new(text, "local")),
        "n" => {
            let policy = Some(PullPolicy::Never);
            rules.images.push(ImageRule {
                policy,
                ..ImageRule::new(glob)
            });
        }
        _ => rules.images.push(ImageRule::new(glob)),
    }
}

/// Any text as a request in JSON: a decision or an error, in JSON.
fn json(text: &str) {
    let answer: Value = serde_json::from_str(&resolve_json(text)).expect("an answer is JSON");
    assert_ne!(
        answer.get("error").is_some(),
        answer.get("policy").is_some(),
        "an answer is a decision or an error: {answer}"
    );
    match Request::from_json(text) {
        Ok(request) => decided(&request),
        Err(error) => assert!(!error.message().is_empty(), "an error says why"),
    }
}

/// A request, and the same one with less in it.
fn decided(request: &Request) {
    let answer = resolve(request);
    if let Some(image) = &request.image {
        let whole = resolve(&Request::for_image(image)).map(|decision| decision.policy);
        assert_eq!(
            pull_policy(image, RequestedPolicy::Auto),
            whole,
            "the hot path agrees with the whole decision"
        );
    }
    let unruled = Request {
        rules: Rules::default(),
        ..request.clone()
    };
    assert_eq!(
        answer.is_ok(),
        resolve(&unruled).is_ok(),
        "rules make no decision an error, and no error a decision"
    );
    let Ok(decision) = answer else { return };
    if let Some(policy) = request.policy.explicit() {
        assert_eq!(
            decision.policy, policy,
            "an explicit policy is never changed"
        );
    }
    let Some(image) = &decision.image else { return };
    let special = !request.rules.images.is_empty() || !request.rules.registries.is_empty();
    if image.digest.is_some() && !special && request.policy == RequestedPolicy::Auto {
        assert_eq!(
            decision.policy,
            PullPolicy::IfNotPresent,
            "a digest decides"
        );
    }
    let again =
        resolve(&Request::for_image(&image.normalized)).expect("a normalised image is valid");
    let again = again.image.expect("an image stays one");
    assert_eq!(
        (
            &again.normalized,
            &again.registry,
            &again.repository,
            &again.tag,
            &again.digest
        ),
        (
            &image.normalized,
            &image.registry,
            &image.repository,
            &image.tag,
            &image.digest
        ),
        "normalising twice is normalising once"
    );
    for index in 0..request.rules.images.len() {
        let mut fewer = request.clone();
        fewer.rules.images.remove(index);
        assert!(
            resolve(&fewer).is_ok(),
            "removing an image rule makes no error"
        );
    }
}
