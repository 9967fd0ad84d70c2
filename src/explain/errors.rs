//! The sentences of the errors.

use alloc::format;
use alloc::string::{String, ToString};

use super::faults::{clip, push_visible};
use super::nearest;
use crate::error::{Detail, Error, ErrorCode, Span, Suggestion};
use crate::kubelet::{CredentialVerification, KubernetesVersion};
use crate::policy::RequestedPolicy;
use crate::rules::LOCAL;

pub(super) fn value(text: impl Into<String>) -> Suggestion {
    Suggestion {
        value: Some(text.into()),
        ..Suggestion::default()
    }
}

/// User input in backticks, cut where it is long, with invisible characters escaped.
pub(super) fn quoted(text: &str) -> String {
    format!("`{}`", clip(text))
}

/// Known words, each in backticks.
pub(super) fn listed(known: &[&str]) -> String {
    let mut list = String::new();
    for word in known {
        list.push_str(if list.is_empty() { "`" } else { ", `" });
        list.push_str(word);
        list.push('`');
    }
    list
}

/// A sentence with a text in the place of each `{}`, as [`quoted`] shows it.
pub(super) fn sentence(template: &str, texts: &[&str]) -> String {
    let mut parts = template.split("{}");
    let mut sentence = parts.next().unwrap_or("").to_string();
    for (part, text) in parts.zip(texts) {
        sentence.push_str(&quoted(text));
        sentence.push_str(part);
    }
    sentence
}

/// An error about a text at a place in the request, the whole of it at fault.
pub(super) fn about(code: ErrorCode, at: &str, text: &str, message: String) -> Error {
    Error::new(code, at, message).with(|error| {
        error.input = Some(text.to_string());
        error.span = Some(Span::new(0, text.len()));
    })
}

/// An error with the faulty text, its place and the nearest good value, on one line.
pub(crate) fn one_line(error: &Error) -> String {
    let mut text = error.message().to_string();
    if let Some(input) = error.input().map(quoted)
        && !text.contains(&input)
    {
        text.push_str(&format!("; found in {input}"));
    }
    let at = error.at();
    if at.matches('/').count() > 1 && !text.contains(at) {
        text.push_str(&format!("; it stands at `{at}`"));
    }
    if let Some(nearest) = error.suggestion().and_then(|meant| meant.value.as_deref()) {
        text.push_str(&format!("; the nearest is `{nearest}`"));
    }
    let mut line = String::with_capacity(text.len());
    for character in text.chars() {
        push_visible(character, &mut line);
    }
    line
}

/// A part of the request is longer than the contract allows.
pub(crate) fn too_large(at: &str, length: usize, limit: usize) -> Error {
    let part = at.strip_prefix('/').unwrap_or("request");
    let message = format!("`{part}` is {length} bytes long; at most {limit} are accepted");
    Error::new(ErrorCode::TooLarge, at, message)
}

/// Neither an image nor a tag.
pub(crate) fn missing_image() -> Error {
    Error::new(
        ErrorCode::MissingImage,
        "",
        "neither an image nor a tag was given",
    )
}

/// Not one of the four policies.
pub(crate) fn invalid_policy(text: &str) -> Error {
    let message = sentence(
        "{} is not a pull policy; it must be exactly `auto`, `Always`, `IfNotPresent` or `Never`",
        &[text],
    );
    let meant = meant_policy(text).map(|policy| value(policy.as_str()));
    about(ErrorCode::InvalidPolicy, "/policy", text, message).with(|error| error.suggestion = meant)
}

/// The policy that other tools' words and misspellings mean.
pub(super) fn meant_policy(text: &str) -> Option<RequestedPolicy> {
    /// Words of Docker, Compose, Podman, GitLab and older APIs, and what they become here.
    const WORDS: [(&str, RequestedPolicy); 12] = [
        ("auto", RequestedPolicy::Auto),
        ("automatic", RequestedPolicy::Auto),
        ("Always", RequestedPolicy::Always),
        ("AlwaysPull", RequestedPolicy::Always),
        ("PullAlways", RequestedPolicy::Always),
        ("newer", RequestedPolicy::Always),
        ("IfNotPresent", RequestedPolicy::IfNotPresent),
        ("PullIfNotPresent", RequestedPolicy::IfNotPresent),
        ("missing", RequestedPolicy::IfNotPresent),
        ("IfMissing", RequestedPolicy::IfNotPresent),
        ("Never", RequestedPolicy::Never),
        ("PullNever", RequestedPolicy::Never),
    ];
    let word = nearest(text.trim(), WORDS.map(|(word, _)| word))?;
    WORDS
        .into_iter()
        .find_map(|(known, policy)| (known == word).then_some(policy))
}

/// The separate tag contradicts the image's.
pub(crate) fn conflicting_tag(input: &str, tag: &str, other: &str) -> Error {
    let message = format!("the tag `{tag}` contradicts the tag `{other}` of the image");
    Error::new(ErrorCode::ConflictingTag, "/tag", message).with(|error| {
        error.input = Some(input.to_string());
        error.span = Some(Span::new(0, tag.len()));
    })
}

/// The separate tag's digest contradicts the image's.
pub(crate) fn conflicting_digest(input: &str, digest: &str, other: &str) -> Error {
    let message = format!("the digest `{digest}` contradicts the digest `{other}` of the image");
    Error::new(ErrorCode::ConflictingDigest, "/tag", message).with(|error| {
        error.input = Some(input.to_string());
        error.span = Some(Span::new(input.len() - digest.len(), input.len()));
    })
}

/// Not JSON at all.
pub(crate) fn malformed_json(why: &str) -> Error {
    Error::new(
        ErrorCode::InvalidRequest,
        "",
        format!("the request is not valid JSON: {why}"),
    )
}

/// Not even text. `valid`: how many bytes are.
#[cfg(feature = "serde")]
pub(crate) fn malformed_text(valid: usize) -> Error {
    let message = format!("the request is no UTF-8 text: the byte at offset {valid} is wrong");
    Error::new(ErrorCode::InvalidRequest, "", message)
}

/// A file of rules that its own language's parser refuses.
#[cfg(feature = "serde")]
pub(crate) fn malformed_rules(why: &str) -> Error {
    let message = format!("the rules cannot be read: {}", one_sentence(why));
    Error::new(ErrorCode::InvalidRules, "/rules", message)
}

/// A parser's complaint as one sentence without a full stop.
#[cfg(feature = "serde")]
fn one_sentence(why: &str) -> String {
    let mut sentence = String::new();
    for line in why.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if !sentence.is_empty() {
            sentence.push_str("; ");
        }
        sentence.push_str(line);
    }
    sentence.trim_end_matches('.').to_string()
}

/// A place in the request, in words.
fn place(at: &str) -> String {
    if at.is_empty() {
        "the request".to_string()
    } else {
        format!("`{at}`")
    }
}

/// A value of another JSON type than the contract's.
pub(crate) fn wrong_type(code: ErrorCode, at: &str, expected: &str, found: &str) -> Error {
    let place = place(at);
    Error::new(code, at, format!("{place} must be {expected}, not {found}"))
}

/// A key that the contract does not have.
pub(crate) fn unknown_key(code: ErrorCode, at: &str, key: &str, known: &[&'static str]) -> Error {
    let message = format!(
        "{} is not a known key; expected one of {}",
        quoted(key),
        listed(known)
    );
    let meant = nearest(key, known.iter().copied()).map(value);
    about(code, at, key, message).with(|error| error.suggestion = meant)
}

/// A key that must be there.
#[cfg(feature = "serde")]
pub(crate) fn missing_key(code: ErrorCode, at: &str, key: &str) -> Error {
    Error::new(code, at, format!("{} has no `{key}`", place(at)))
}

/// A word that is none of the accepted ones.
pub(crate) fn unknown_word(code: ErrorCode, at: &str, text: &str, known: &[&'static str]) -> Error {
    let message = format!(
        "{} is not accepted here; expected one of {}",
        quoted(text),
        listed(known)
    );
    let meant = nearest(text, known.iter().copied()).map(value);
    about(code, at, text, message).with(|error| error.suggestion = meant)
}

/// A tag or digest in `digests` that is none. `at` is its place.
pub(crate) fn invalid_known_digest(at: &str, text: &str, part: Detail) -> Error {
    let message = format!("{} is not a valid {}", quoted(text), part.as_str());
    about(ErrorCode::InvalidRequest, at, text, message)
}

/// A pattern that nobody can read.
pub(crate) fn invalid_glob(pattern: &str) -> Error {
    let message = sentence(
        "{} is not a pattern: `*` stands for any text without `/`, `**` for any text, and blanks never match",
        &[pattern],
    );
    about(ErrorCode::InvalidRules, "/rules", pattern, message)
}

/// A mapping from what normalisation never writes. `meant`: what it does write.
pub(crate) fn invalid_registry(from: &str, meant: Option<&str>) -> Error {
    let message = sentence(
        "{} is not a registry as a normalised image names it",
        &[from],
    );
    about(ErrorCode::InvalidRules, "/rules/registries", from, message)
        .with(|error| error.suggestion = meant.map(value))
}

/// A mapping to nothing.
pub(crate) fn invalid_mapping_target(to: &str) -> Error {
    let message = sentence("{} is neither `local` nor a registry", &[to]);
    let meant = to.eq_ignore_ascii_case(LOCAL).then(|| value(LOCAL));
    about(ErrorCode::InvalidRules, "/rules/registries", to, message)
        .with(|error| error.suggestion = meant)
}

/// Not a version of Kubernetes.
pub(crate) fn invalid_version(text: &str) -> Error {
    let message = sentence("{} is not a version of Kubernetes such as `1.36`", &[text]);
    about(ErrorCode::InvalidCluster, "/cluster/version", text, message)
}

/// Not a verification policy.
pub(crate) fn invalid_verification(text: &str) -> Error {
    let known = CredentialVerification::ALL.map(CredentialVerification::as_str);
    unknown_word(
        ErrorCode::InvalidCluster,
        "/cluster/credentialVerification",
        text,
        &known,
    )
}

/// A verification policy on a kubelet that has none.
pub(crate) fn verification_unknown(
    stated: CredentialVerification,
    version: KubernetesVersion,
) -> Error {
    let text = stated.as_str();
    let message = format!(
        "`{text}` cannot be set on Kubernetes {version}: the kubelet verifies credentials from 1.33 on"
    );
    about(
        ErrorCode::InvalidCluster,
        "/cluster/credentialVerification",
        text,
        message,
    )
}

/// An entry of the allowlist that the kubelet refuses.
pub(crate) fn invalid_allowlist_entry(entry: &str) -> Error {
    let message = sentence(
        "{} is not an entry of the allowlist: the kubelet expects a normalised name such as `docker.io/library/nginx` or a prefix such as `ghcr.io/acme/*`",
        &[entry],
    );
    about(
        ErrorCode::InvalidCluster,
        "/cluster/preloadedImagesVerificationAllowlist",
        entry,
        message,
    )
}

#[cfg(all(test, feature = "serde"))]
mod tests {
    use super::malformed_rules;

    #[test]
    fn a_parsers_complaint_becomes_one_sentence() {
        let error = malformed_rules("expected `=`\n\n  found end of line.\n");
        let expected = "the rules cannot be read: expected `=`; found end of line";
        assert_eq!(error.message(), expected);
    }
}
