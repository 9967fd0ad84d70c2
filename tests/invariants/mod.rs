//! What holds for every input: shared by the property tests and the fuzz targets.
//!
//! Each function panics with a readable sentence where an invariant is broken.

use pullpolicy::{
    Class, Error, ErrorCode, PullPolicy, Request, RequestedPolicy, Rules, Span, classify,
    pull_policy, resolve, resolve_json,
};

/// A tag alone, whatever the text is.
pub fn tag(text: &str) {
    match classify(text) {
        Ok(tag) => {
            assert_eq!(tag.value, text, "a tag is read whole");
            if let Some(evidence) = tag.evidence {
                lies_within(evidence, text);
                assert!(!evidence.of(text).is_empty(), "evidence of {text:?} is a part of it");
            }
            let unrecognised = tag.kind == pullpolicy::Kind::Unrecognised;
            assert_eq!(unrecognised, tag.class == Class::Unknown, "{text:?}: unknown and unrecognised are one");
            if let Some(release) = tag.release() {
                assert_eq!(tag.class, Class::Pinned, "{text:?} has the release {release}");
            }
        }
        Err(error) => sound(&error, text),
    }
}

/// A request in JSON, whatever the text is.
pub fn json(text: &str) {
    let answer: serde_json::Value =
        serde_json::from_str(&resolve_json(text)).expect("an answer is JSON");
    let error = answer.get("error");
    assert_eq!(error.is_none(), answer.get("policy").is_some(), "a decision or an error: {answer}");
    match Request::from_json(text) {
        Ok(request) => decided(&request),
        Err(error) => assert!(!error.message().is_empty(), "an error says why"),
    }
}

/// A request, and the same one with less in it.
pub fn decided(request: &Request) {
    let answer = resolve(request);
    if let Some(image) = &request.image {
        let alone = pull_policy(image, RequestedPolicy::Auto);
        let plain = resolve(&Request::for_image(image)).map(|decision| decision.policy);
        assert_eq!(alone, plain, "the hot path agrees with the whole decision");
    }
    let plain = Request { rules: Rules::default(), ..request.clone() };
    assert_eq!(answer.is_ok(), resolve(&plain).is_ok(), "rules turn no decision into an error");
    let Ok(decision) = answer else { return };
    if let Some(policy) = request.policy.explicit() {
        assert_eq!(decision.policy, policy, "an explicit policy is never changed");
    }
    let digest = decision.image.as_ref().is_some_and(|image| image.digest.is_some());
    let special = !request.rules.images.is_empty() || !request.rules.registries.is_empty();
    if digest && !special && request.policy == RequestedPolicy::Auto {
        assert_eq!(decision.policy, PullPolicy::IfNotPresent, "a digest decides");
    }
    if let Some(image) = &decision.image {
        let again = resolve(&Request::for_image(&image.normalized)).expect("a normalised image is valid");
        let again = again.image.expect("an image stays an image");
        assert_eq!(again.normalized, image.normalized, "normalising twice is normalising once");
        assert_eq!(
            (&again.registry, &again.repository, &again.tag, &again.digest),
            (&image.registry, &image.repository, &image.tag, &image.digest),
            "normalising keeps the parts"
        );
    }
    for index in 0..request.rules.images.len() {
        let mut fewer = request.clone();
        fewer.rules.images.remove(index);
        assert!(resolve(&fewer).is_ok(), "removing an image rule is no error");
    }
    assert_eq!(decision.effective == PullPolicy::Always, decision.outcomes[0].contacts_registry == Some(true));
}

/// What holds for every error about `text`.
fn sound(error: &Error, text: &str) {
    assert!(!error.message().is_empty() && !error.message().ends_with('.'), "{error}");
    if error.code() != ErrorCode::TooLarge {
        assert_eq!(error.input(), Some(text), "the error about {text:?} repeats it");
        lies_within(error.span().expect("an error about a text has a span"), text);
    }
}

fn lies_within(span: Span, text: &str) {
    assert!(
        span.start <= span.end && text.get(span.start..span.end).is_some(),
        "{span:?} lies within {text:?} and on its characters"
    );
}
