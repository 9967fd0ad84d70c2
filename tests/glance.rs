//! A glance says what the whole decision says.
#![expect(
    clippy::unwrap_used,
    reason = "a test fails where its data is not what it has to be"
)]

use std::io::Read as _;

use pullpolicy::{Error, Glance, Request, RequestedPolicy, glance, glance_tag, resolve};
use serde_json::Value;

fn unpacked(packed: &[u8]) -> String {
    let mut text = String::new();
    flate2::read::GzDecoder::new(packed)
        .read_to_string(&mut text)
        .unwrap();
    text
}

/// Both faces of one question, reduced to what a glance holds; errors as they are.
fn same(seen: Result<Glance<'_>, Error>, request: &Request) {
    let question = format!("{request:?}");
    let decided = resolve(request).map(|decision| {
        let tag = decision
            .tag
            .map(|tag| (tag.value.into_owned(), tag.class, tag.kind, tag.evidence));
        (decision.policy, decision.kubernetes_default, tag)
    });
    let seen = seen.map(|seen| {
        let tag = seen
            .tag
            .map(|tag| (tag.value.into_owned(), tag.class, tag.kind, tag.evidence));
        (seen.policy, seen.kubernetes_default, tag)
    });
    assert_eq!(seen, decided, "{question}");
}

#[test]
fn of_every_reference() {
    let rows = unpacked(include_bytes!("data/references.jsonl.gz"));
    for (row, policy) in rows.lines().zip(RequestedPolicy::ALL.iter().cycle()) {
        let row: Value = serde_json::from_str(row).unwrap();
        let image = row["input"].as_str().unwrap();
        let request = Request {
            policy: *policy,
            ..Request::for_image(image)
        };
        same(glance(image, *policy), &request);
    }
}

#[test]
fn of_every_tag() {
    let rows = unpacked(include_bytes!("data/tags.tsv.gz"));
    let tags = rows
        .lines()
        .skip(1)
        .filter_map(|row| row.split('\t').nth(1));
    let hostile = ["", "latest@", "a b", "ä", "${TAG}", "main@sha256:0"];
    for (tag, policy) in tags.chain(hostile).zip(RequestedPolicy::ALL.iter().cycle()) {
        let request = Request {
            policy: *policy,
            ..Request::for_tag(tag)
        };
        same(glance_tag(tag, *policy), &request);
    }
}

#[test]
fn of_a_text_that_is_too_long() {
    let long = "a".repeat(16 * 1024 + 1);
    same(
        glance(&long, RequestedPolicy::Auto),
        &Request::for_image(&long),
    );
    same(
        glance_tag(&long, RequestedPolicy::Auto),
        &Request::for_tag(&long),
    );
}
