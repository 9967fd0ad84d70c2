//! From a decision or an error to the contract's JSON.
//!
//! Offsets are UTF-8 bytes in Rust and UTF-16 code units in JSON; here is where they change.

use alloc::string::String;

use super::read::tag_and_repository;
use super::{MAX_REQUEST, Request, check_size};
use crate::error::{Detail, Error, Span, Suggestion};
use crate::explain::{Reason, Warning};
use crate::json::write::{as_object, as_word, to_json};
use crate::kubelet::{Outcome, RegistryState, Runs, Waiting};
use crate::policy::{PullPolicy, RequestedPolicy};
use crate::resolve::{Decision, Image, resolve};
use crate::tag::{Class, Kind, Tag, classify, classify_in};

/// Answers a request in JSON with a decision or an error in JSON, on one line: what every face but
/// a Rust caller's own calls.
///
/// ```
/// let answer = pullpolicy::resolve_json(r#"{"image": "node:18-alpine"}"#);
/// assert!(answer.starts_with(r#"{"policy":"Always","#));
/// let answer = pullpolicy::resolve_json(r#"{"image": "Node:18"}"#);
/// assert!(answer.starts_with(r#"{"error":{"code":"invalid-image","#));
/// ```
#[must_use]
pub fn resolve_json(request: &str) -> String {
    match Request::from_json(request).and_then(|request| resolve(&request)) {
        Ok(decision) => decision.to_json(),
        Err(error) => error.to_json(),
    }
}

/// Answers `{"tag": "…", "repository": "…"}` (the second may be missing) with
/// `{"class", "kind", "evidence"}` or an error, on one line.
///
/// ```
/// assert_eq!(
///     pullpolicy::classify_json(r#"{"tag": "coder-latest"}"#),
///     r#"{"class":"moving","kind":"alias","evidence":{"text":"latest","start":6,"end":12}}"#,
/// );
/// ```
#[must_use]
pub fn classify_json(line: &str) -> String {
    let classified = check_size(line, MAX_REQUEST, "").and_then(|()| {
        let (tag, repository) = tag_and_repository(line)?;
        let tag = match &repository {
            Some(repository) => classify_in(repository, &tag)?,
            None => classify(&tag)?,
        };
        Ok(to_json(&Classified(&tag)))
    });
    classified.unwrap_or_else(|error| error.to_json())
}

impl Decision {
    /// The decision in the contract's JSON, on one line.
    #[must_use]
    pub fn to_json(&self) -> String {
        to_json(self)
    }
}

impl Error {
    /// `{"error": …}` in the contract's JSON, on one line.
    #[must_use]
    pub fn to_json(&self) -> String {
        to_json(self)
    }
}

as_word!(
    PullPolicy,
    RequestedPolicy,
    Class,
    Kind,
    RegistryState,
    Runs,
    Waiting
);

as_object!(Decision, |decision| {
    "policy": decision.policy,
    "effective": decision.effective,
    "requested": decision.requested,
    "kubernetesDefault": decision.kubernetes_default,
    "image": decision.image,
    "tag": decision.tag,
    "reasons": decision.reasons,
    "warnings": decision.warnings,
    "outcomes": decision.outcomes,
    "sameToday": decision.same_today,
    "semantics": decision.semantics,
});

as_object!(Image, |image| {
    "input": image.input,
    "registry": image.registry,
    "repository": image.repository,
    "tag": image.tag,
    "digest": image.digest,
    "normalized": image.normalized,
});

as_object!(Tag<'_>, |tag| {
    "value": tag.value,
    "class": tag.class,
    "kind": tag.kind,
    "evidence": Evidence::of(tag),
});

/// What `classify --batch` answers: a tag without its value.
struct Classified<'t>(&'t Tag<'t>);

as_object!(Classified<'_>, |classified| {
    "class": classified.0.class,
    "kind": classified.0.kind,
    "evidence": Evidence::of(classified.0),
});

/// The part of a tag that decided; a tag is ASCII, so its offsets are the same in bytes and units.
struct Evidence<'t> {
    text: &'t str,
    span: Span,
}

impl<'t> Evidence<'t> {
    fn of(tag: &'t Tag<'_>) -> Option<Self> {
        tag.evidence.map(|span| Self {
            text: span.of(&tag.value),
            span,
        })
    }
}

as_object!(Evidence<'_>, |evidence| {
    "text": evidence.text,
    "start": evidence.span.start,
    "end": evidence.span.end,
});

as_object!(Reason, |reason| {
    "code": reason.code.as_str(),
    "message": reason.message,
    "source": reason.source,
});

as_object!(Warning, |warning| {
    "code": warning.code.as_str(),
    "message": warning.message,
    "source": warning.source,
    "suggestion": warning.suggestion,
});

as_object!(Suggestion, |suggestion| {
    "policy": suggestion.policy,
    "reference": suggestion.reference,
    "value": suggestion.value,
});

as_object!(Outcome, |outcome| {
    "onNode": outcome.on_node,
    "registry": outcome.registry,
    "contactsRegistry": outcome.contacts_registry,
    "starts": outcome.starts,
    "runs": outcome.runs,
    "waiting": outcome.waiting,
});

as_object!(Error, |error| {
    "error": ErrorBody(error),
});

impl Error {
    /// What stands under `error`.
    pub(crate) fn body(&self) -> ErrorBody<'_> {
        ErrorBody(self)
    }
}

/// What stands under `error`.
pub(crate) struct ErrorBody<'e>(&'e Error);

as_object!(ErrorBody<'_>, |body| {
    "code": body.0.code().as_str(),
    "message": body.0.message(),
    "input": body.0.input(),
    "at": body.0.at(),
    "span": body.0.span().map(|span| Utf16Span::of(span, body.0.input().unwrap_or(""))),
    "detail": body.0.detail().map(Detail::as_str),
    "suggestion": body.0.suggestion(),
    "kubernetesDefault": body.0.kubernetes_default(),
    "waiting": body.0.waiting(),
    "rejectedBy": body.0.rejected_by(),
});

/// A span in UTF-16 code units.
struct Utf16Span {
    start: usize,
    end: usize,
}

impl Utf16Span {
    fn of(span: Span, text: &str) -> Self {
        let units = |end| {
            text.get(..end)
                .map_or(end, |before| before.encode_utf16().count())
        };
        Self {
            start: units(span.start),
            end: units(span.end),
        }
    }
}

as_object!(Utf16Span, |span| {
    "start": span.start,
    "end": span.end,
});
