//! Answers as text for people: the decision first, then why, then what to do.

mod outcomes;
pub mod style;

use alloc::borrow::ToOwned as _;
use alloc::format;
use alloc::string::{String, ToString as _};
use core::fmt::Write as _;

use anstyle::Style;
use pullpolicy::{Class, Decision, Detail, Error, ErrorCode, ReasonCode, Span, Suggestion, Tag};

use crate::excerpt::{Excerpt, escaped};
use crate::rules::{Place, RulesFile};
use style::paint;

/// A decision. A user's rule that had a say in it is named by its place in the file.
#[must_use]
pub fn decision(decision: &Decision, rules: Option<&RulesFile>) -> String {
    let mut text = format!("{}\n\n", paint(style::DECISION, decision.policy.as_str()));
    text.push_str(&reference(decision));
    text.push('\n');
    for reason in &decision.reasons {
        text.push_str(&remark(
            style::REASON,
            "reason",
            reason.code.as_str(),
            &reason.message,
        ));
        text.push_str(&source(reason.source.as_deref(), rules));
    }
    for warning in &decision.warnings {
        text.push_str(&remark(
            style::WARNING,
            "warning",
            warning.code.as_str(),
            &warning.message,
        ));
        text.push_str(&warning.suggestion.as_ref().map(helps).unwrap_or_default());
        text.push_str(&source(warning.source.as_deref(), rules));
    }
    text.push('\n');
    text.push_str(&outcomes::table(&decision.outcomes));
    if !decision.same_today.is_empty() {
        let same = decision.same_today.join(", ");
        text.push_str(&format!("\nthe same image today: {}\n", escaped(&same)));
    }
    if let Some(rules) = rules.filter(|rules| rules.is_discovered()) {
        text.push_str(&format!("\nwith the rules of {}\n", escaped(rules.name())));
    }
    text
}

/// What a tag says about itself: the class first.
#[must_use]
pub fn tag(tag: &Tag<'_>) -> String {
    let span = tag.evidence.unwrap_or(Span::new(0, tag.value.len()));
    format!(
        "{}\n\n{}",
        paint(class_style(tag.class), tag.class.as_str()),
        underlined(&tag.value, span, class_style(tag.class), &label(tag))
    )
}

/// An error: what is wrong, where, and what to do next. `place`: where in a file, if in one.
#[must_use]
pub fn error(error: &Error, place: Option<&Place>) -> String {
    let mut text = remark(
        style::ERROR,
        "error",
        error.code().as_str(),
        error.message(),
    );
    match place {
        Some(place) => {
            let at = error.at();
            let place_and_pointer = format!("{place}, in the request {at}");
            text.push_str(&format!("  at {}\n", escaped(&place_and_pointer)));
            text.push_str(&framed(&place.excerpt));
        }
        None => {
            if let (Some(input), Some(span)) = (error.input(), error.span()) {
                text.push_str(&framed(&Excerpt::new(input, span)));
            }
        }
    }
    text.push_str(&consequences(error));
    match error.suggestion() {
        Some(suggestion) => text.push_str(&helps(suggestion)),
        None => text.push_str(&help(next_step(error))),
    }
    text
}

/// What to do about an error where nothing better is known to write.
fn next_step(error: &Error) -> &'static str {
    match (error.code(), error.detail()) {
        (_, Some(Detail::Placeholder)) => {
            "let the template fill this in first, and decide for what it writes"
        }
        (ErrorCode::TooLarge, _) => "give one image or tag, not the file that it stands in",
        (ErrorCode::InvalidRequest, _) if ["/pod", "/serviceAccount"].contains(&error.at()) => {
            "give what `kubectl get` prints of one object with `-o yaml` or `-o json`"
        }
        (ErrorCode::InvalidSecret, _) => {
            "correct that secret or leave it out; the commands of the answer create a new one"
        }
        (ErrorCode::InvalidPods, _) => {
            "give what `kubectl get pods,events,nodes -o json` prints, or a part of it"
        }
        (ErrorCode::InvalidPayload, _) => {
            "a payload is an object with `image_id` or `image`, and mappings are a list of `{\"from\": …, \"to\": …}`"
        }
        (ErrorCode::InvalidRequest, _) => {
            "a request has `image` or `tag`, and may have `policy`, `rules`, `cluster` and `digests`"
        }
        (ErrorCode::InvalidRules, _) => "correct the rules; `--no-rules` decides without a file",
        (ErrorCode::InvalidCluster, _) => {
            "correct what is said of the cluster, or leave it out: then every version is provided for"
        }
        (ErrorCode::InvalidPolicy, _) => "write `auto` to let the tag decide",
        (ErrorCode::MissingImage, _) if error.at() == "/payload" => {
            "give the payload an `image_id` such as `ghcr.io/acme/dev:1.4.0`"
        }
        (ErrorCode::MissingImage, _) => {
            "give an image such as `ghcr.io/acme/dev:1.4.0`, or a tag by `--tag`"
        }
        (ErrorCode::InvalidImage, _) => {
            "write REGISTRY/REPOSITORY:TAG, such as `ghcr.io/acme/dev:1.4.0`"
        }
        (ErrorCode::InvalidTag, _) => {
            "write at most 128 letters, digits, `_`, `.` and `-`, none of the last two in front"
        }
        (ErrorCode::ConflictingTag | ErrorCode::ConflictingDigest, _) => "leave one of the two out",
        _ => "`pullpolicy help` tells what each command reads",
    }
}

/// An error on one line, with its place in a file.
#[must_use]
pub fn error_line(error: &Error, place: Option<&Place>) -> String {
    let message = error.one_line();
    match place {
        Some(place) => format!("{message}, at {place}"),
        None => message,
    }
}

/// The reference with the part underlined that decided.
fn reference(decision: &Decision) -> String {
    let by_digest = decision
        .reasons
        .first()
        .is_some_and(|reason| reason.code == ReasonCode::Digest);
    let image = decision.image.as_ref();
    let tag = decision.tag.as_ref();
    let text = match (image, tag) {
        (Some(image), _) => image.normalized.as_str(),
        (None, Some(tag)) => &tag.value,
        (None, None) => "",
    };
    let digest = image.and_then(|image| image.digest.as_deref());
    if by_digest && digest.is_none() {
        // The digest came with a tag alone, and a decision about a tag shows no more than that.
        return format!("{text}\n");
    }
    let end = text.len();
    if let Some(digest) = digest.filter(|_| by_digest || tag.is_none()) {
        let span = Span::new(end - digest.len(), end);
        return underlined(text, span, style::SAFE, "digest");
    }
    let Some(tag) = tag else {
        return format!("{text}\n");
    };
    // A reference ends with its tag, unless a digest follows; an untagged one has only its place.
    let written = image.is_none_or(|image| image.tag.is_some());
    let after_tag = end - digest.map_or(0, |digest| digest.len() + 1);
    let start = if written {
        after_tag - tag.value.len()
    } else {
        after_tag
    };
    let span = match tag.evidence {
        Some(evidence) if written => Span::new(start + evidence.start, start + evidence.end),
        _ => Span::new(start, after_tag),
    };
    underlined(text, span, class_style(tag.class), &label(tag))
}

fn label(tag: &Tag<'_>) -> String {
    format!("{}: {}", tag.class.as_str(), tag.kind.as_str())
}

fn underlined(text: &str, span: Span, style: Style, label: &str) -> String {
    let excerpt = Excerpt::new(text, span);
    let carets = format!("{} {label}", excerpt.carets());
    format!(
        "{}\n{}{}\n",
        excerpt.line(),
        excerpt.indent(),
        paint(style, &carets)
    )
}

/// Where in a file a fault is, for people who read the error as JSON.
pub(crate) fn at(place: &str) -> String {
    format!("at {}\n", escaped(place))
}

/// The faulty text, set apart by a blank line and an indent.
fn framed(excerpt: &Excerpt) -> String {
    let carets = paint(style::ERROR, &excerpt.carets());
    format!("\n  {}\n  {}{carets}\n\n", excerpt.line(), excerpt.indent())
}

/// What is said and its code, painted, and the message.
#[must_use]
pub fn remark(style: Style, what: &str, code: &str, message: &str) -> String {
    format!(
        "{}: {}\n",
        paint(style, &format!("{what}[{code}]")),
        escaped(message)
    )
}

/// Where a rule comes from: its public address, or its place in the user's file.
fn source(source: Option<&str>, rules: Option<&RulesFile>) -> String {
    let Some(source) = source else {
        return String::new();
    };
    let place = rules.and_then(|rules| rules.place(source, None));
    let shown = place.map_or_else(|| source.to_owned(), |place| place.to_string());
    format!("  see {}\n", escaped(&shown))
}

/// What Kubernetes makes of an image that is none.
fn consequences(error: &Error) -> String {
    let mut text = String::new();
    if let Some(policy) = error.kubernetes_default() {
        let _ = writeln!(
            text,
            "  where the policy is omitted, Kubernetes writes {policy}"
        );
    }
    if let Some(waiting) = error.waiting() {
        let _ = writeln!(text, "  the container waits in {}", waiting.as_str());
    }
    if let Some(who) = error.rejected_by() {
        let _ = writeln!(text, "  the pod is rejected by: {who}");
    }
    text
}

/// What is suggested, a line for each part of it.
#[must_use]
pub fn helps(suggestion: &Suggestion) -> String {
    let policy = suggestion
        .policy
        .map(|policy| format!("set the policy to `{policy}`"));
    let reference = suggestion
        .reference
        .as_deref()
        .map(|reference| format!("use `{reference}`"));
    let value = suggestion
        .value
        .as_deref()
        .map(|value| format!("write `{value}`"));
    [policy, reference, value]
        .into_iter()
        .flatten()
        .map(|text| help(&text))
        .collect()
}

/// What to do, on a line.
#[must_use]
pub fn help(text: &str) -> String {
    format!("  {} {}\n", paint(style::HELP, "help:"), escaped(text))
}

fn class_style(class: Class) -> Style {
    match class {
        Class::Pinned => style::SAFE,
        Class::Moving | Class::Unknown => style::WARNING,
    }
}
