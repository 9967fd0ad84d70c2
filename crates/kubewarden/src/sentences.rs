//! What the policy says. Warnings are short: the API server cuts those of more than 256 characters,
//! and all of them together at 4096.

use std::fmt::Display;

use pullpolicy::Error;

use crate::containers::Container;
use crate::judge::Wrong;

/// How many containers are told of. Of the others only their number is.
pub(crate) const MOST_TOLD: usize = 10;

/// How much of a text is shown.
const MOST_SHOWN: usize = 80;

/// The longest name of a container that Kubernetes accepts.
const LONGEST_NAME: usize = 63;

/// A text as it can be shown: on one line, and not too long.
pub(crate) fn shown(text: &str) -> String {
    let mut shown: String = text
        .chars()
        .map(|c| if c.is_control() { '?' } else { c })
        .take(MOST_SHOWN)
        .collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    shown
}

/// The first sentences, and how many there are besides.
pub(crate) fn told(sentences: impl IntoIterator<Item = String>, all: usize) -> Vec<String> {
    let mut told: Vec<String> = sentences.into_iter().take(MOST_TOLD).collect();
    if let Some(more @ 1..) = all.checked_sub(told.len()) {
        told.push(format!("and {more} more"));
    }
    told
}

pub(crate) fn wrong(wrong: &Wrong<'_>) -> String {
    let Wrong {
        container,
        has,
        wanted,
        reason,
    } = wrong;
    let key = container.keys.policy;
    let image = shown(&container.image.0);
    let mut sentence = format!(
        "{}: `{image}` needs {key} {wanted}, not {has}",
        label(container)
    );
    if let Some(reason) = reason {
        sentence.push_str(&format!(": {reason}"));
    }
    sentence
}

/// A policy that was written, for the audit log.
pub(crate) fn changed(wrong: &Wrong<'_>) -> String {
    format!("{}={}", label(&wrong.container), wrong.wanted)
}

pub(crate) fn refused(wrong: &[String]) -> String {
    format!(
        "pull policies do not fit their images: {}",
        wrong.join("; ")
    )
}

pub(crate) fn not_understood(unknown: &[String]) -> String {
    format!("not understood, so refused: {}", unknown.join("; "))
}

pub(crate) fn unreadable_image(container: &Container<'_>, error: &Error) -> String {
    format!("{}: {}", label(container), shown_message(error.message()))
}

pub(crate) fn no_request(error: &serde_json::Error) -> String {
    format!(
        "no request of an AdmissionReview: {}",
        shown(&error.to_string())
    )
}

pub(crate) fn unknown_operation(operation: &str) -> String {
    format!(
        "the operation `{}` is none of CREATE, UPDATE, DELETE and CONNECT",
        shown(operation)
    )
}

pub(crate) fn unknown_kind(group: &str, kind: &str) -> String {
    format!(
        "it is not known where a `{}` of the group `{}` has containers",
        shown(kind),
        shown(group)
    )
}

pub(crate) fn no_object() -> String {
    "the request has no object".to_owned()
}

pub(crate) fn unreadable_object(error: &impl Display) -> String {
    format!("the object cannot be read: {}", shown(&error.to_string()))
}

pub(crate) fn too_many(containers: usize, most: usize) -> String {
    format!("{containers} containers are more than the {most} that are judged")
}

/// What a container is called: its name, or its place where it has none that Kubernetes accepts.
fn label(container: &Container<'_>) -> String {
    let name = container.name.as_ref().map_or("", |name| &name.0);
    let fits = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '.';
    if !name.is_empty() && name.len() <= LONGEST_NAME && name.chars().all(fits) {
        name.to_owned()
    } else {
        format!("{}[{}]", container.list, container.index)
    }
}

fn shown_message(message: &str) -> String {
    let most = 2 * MOST_SHOWN;
    let mut shown: String = message.chars().take(most).collect();
    if shown.len() < message.len() {
        shown.push('…');
    }
    shown
}
