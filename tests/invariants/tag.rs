//! What holds for every text that is read as a tag: shared by the property tests, the fuzz target
//! and the replay of its corpus.
//!
//! The function panics with a readable sentence where an invariant is broken.
#![expect(clippy::expect_used, reason = "a broken invariant has to end the test")]

use pullpolicy::{Class, Kind, Span, classify, classify_in};

/// Repositories of publishers with conventions of their own, and one without.
const REPOSITORIES: [&str; 4] = [
    "postgres",
    "ubuntu",
    "bitnami/redis",
    "registry.example.com/app",
];

/// Checks everything.
pub(crate) fn check(text: &str) {
    for repository in REPOSITORIES {
        let placed = classify_in(repository, text);
        assert_eq!(
            placed.is_ok(),
            classify(text).is_ok(),
            "{text:?} is a tag or none, in {repository} as elsewhere"
        );
        if let Ok(tag) = placed {
            within(tag.evidence, text);
        }
    }
    match classify(text) {
        Ok(tag) => {
            // A tag may come with a digest, which is no part of its value.
            let alone = text.split('@').next().unwrap_or_default();
            assert_eq!(tag.value, alone, "a tag is read whole");
            within(tag.evidence, text);
            let unrecognised = tag.kind == Kind::Unrecognised;
            assert_eq!(
                (unrecognised, unrecognised),
                (tag.class == Class::Unknown, tag.evidence.is_none()),
                "what is not recognised in {text:?} is unknown and has no evidence, and nothing else"
            );
            if let Some(release) = tag.release() {
                assert_eq!(
                    tag.class,
                    Class::Pinned,
                    "{text:?} is the release {release}"
                );
            }
        }
        Err(error) => {
            assert_eq!(error.input(), Some(text), "the error repeats the tag");
            let span = error.span().expect("an error about a tag has a span");
            assert!(
                text.get(span.start..span.end).is_some(),
                "{span:?} lies within {text:?} and on its characters"
            );
        }
    }
}

fn within(evidence: Option<Span>, text: &str) {
    if let Some(evidence) = evidence {
        let part = text.get(evidence.start..evidence.end);
        assert!(
            part.is_some_and(|part| !part.is_empty()),
            "the evidence {evidence:?} is a part of {text:?}"
        );
    }
}
