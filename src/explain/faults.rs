//! What is wrong with a text that is no reference, no tag or no repository: the sentence for each
//! cause, and what to write instead where that follows.

use alloc::format;
use alloc::string::{String, ToString};

use crate::error::{Detail, Error, ErrorCode, Span, Suggestion};
use crate::kubelet::Waiting;
use crate::reference::{
    Algorithm, Cause, Fault, Name, REPOSITORY_LIMIT, Reference, TAG_LIMIT, kubernetes_default,
    scan_tag, scheme,
};

/// The error for an image that is no reference.
pub(crate) fn invalid_image(input: &str, fault: Fault) -> Error {
    // The API server looks at nothing else in an image, and at the blanks only in a pod.
    let rejected = input.is_empty() || input.trim() != input;
    let repaired = repaired_name(input, |text| {
        let reference = Reference::scan(text).ok()?;
        Some(reference.normalized().to_string())
    });
    error(ErrorCode::InvalidImage, "image", input, fault, repaired).with(|inner| {
        inner.kubernetes_default = Some(kubernetes_default(input));
        inner.waiting = (!rejected).then_some(Waiting::InvalidImageName);
        inner.rejected_by = rejected.then_some("api-server");
    })
}

/// The error for a repository that is no name, or not a name alone.
pub(crate) fn invalid_repository(input: &str, fault: Fault) -> Error {
    let repaired = repaired_name(input, |text| Some(Name::scan(text).ok()?.to_string()));
    error(
        ErrorCode::InvalidImage,
        "repository",
        input,
        fault,
        repaired,
    )
}

/// The error for a tag that is none.
pub(crate) fn invalid_tag(input: &str, fault: Fault) -> Error {
    let repaired = lower_case_digest(input.trim());
    let repaired = scan_tag(&repaired).is_ok().then_some(repaired);
    error(ErrorCode::InvalidTag, "tag", input, fault, repaired)
}

/// What the three errors have in common; `subject` is the key in the request and what the sentence
/// calls the text.
fn error(
    code: ErrorCode,
    subject: &str,
    input: &str,
    fault: Fault,
    repaired: Option<String>,
) -> Error {
    Error::new(code, format!("/{subject}"), sentence(subject, input, fault)).with(|inner| {
        inner.input = Some(input.to_string());
        inner.span = Some(fault.span);
        inner.detail = Some(fault.detail);
        inner.suggestion = repaired.map(|reference| Suggestion {
            reference: Some(reference),
            ..Suggestion::default()
        });
    })
}

/// The sentence for a fault in `input`, a `subject`.
fn sentence(subject: &str, input: &str, fault: Fault) -> String {
    let character = character(input, fault.span);
    let part = part(input, fault.span);
    match (fault.cause, fault.detail) {
        (Cause::Empty, _) => format!("the {subject} is empty"),
        (Cause::Blanks, _) => match clip(input.trim()).as_str() {
            "" => format!("the {subject} is blank"),
            text => format!("the {subject} `{text}` has blanks around it"),
        },
        (Cause::Placeholder, _) => {
            let placeholder = clip(fault.span.of(input));
            format!("nothing has filled in the placeholder `{placeholder}`")
        }
        (Cause::Scheme, _) => {
            let scheme = clip(scheme(input).unwrap_or_default());
            format!("the {subject} starts with a registry or a repository, not with `{scheme}`")
        }
        (Cause::Capitals, Detail::Digest) => {
            let capitals = fault.span.of(input);
            format!(
                "digests are lower case, unlike `{capitals}`",
                capitals = clip(capitals)
            )
        }
        (Cause::Capitals, _) => format!("repository names are lower case, unlike `{part}`"),
        (Cause::Missing, detail) => missing(detail, input, fault.span),
        (Cause::Separator, _) => format!(
            "`{part}` has a separator (`.`, `_`, `__` or dashes) that is not between letters or digits"
        ),
        (Cause::TagStart, _) => {
            format!("a tag starts with a letter, a digit or `_`, not with {character}")
        }
        (Cause::Character, Detail::Digest) => {
            format!("a digest has the digits `0` to `9` and `a` to `f`, not {character}")
        }
        (Cause::Character, Detail::Tag) => {
            format!("a tag has letters, digits, `_`, `.` and `-`, not {character}")
        }
        (Cause::Character, _) => {
            format!("a name has lower-case letters, digits, `.`, `_`, `-` and `/`, not {character}")
        }
        (Cause::TooLong, Detail::Tag) => format!("a tag has at most {TAG_LIMIT} characters"),
        (Cause::TooLong, _) => format!(
            "a repository has at most {REPOSITORY_LIMIT} characters, counting a missing `library/`"
        ),
        (Cause::NeitherPortNorTag, _) => {
            let head = clip(input.get(..fault.span.start).unwrap_or_default());
            format!("`{head}` is no registry with a port, and a tag has no `/`")
        }
        (Cause::Address, _) => {
            "brackets hold an IPv6 address, which has hexadecimal digits and `:`".to_string()
        }
        (Cause::Port, _) => format!("a port is a number, not {character}"),
        (Cause::RegistryEnd, _) => {
            let registry = clip(input.get(..fault.span.start).unwrap_or_default());
            format!(
                "the registry `{registry}` is followed by `/` and a repository, not by {character}"
            )
        }
        (Cause::ImageId, _) => {
            "64 hexadecimal digits alone are the id of an image, not its name".to_string()
        }
        (Cause::Algorithm, _) => {
            "a digest starts with `sha256:`, `sha384:` or `sha512:`".to_string()
        }
        (Cause::DigestLength(algorithm), _) => {
            let Algorithm { prefix, digits } = algorithm;
            let mut parts = input.rsplit('@');
            let written = parts.find_map(|part| part.strip_prefix(prefix));
            let written = written.unwrap_or_default();
            let found = written.bytes().take_while(u8::is_ascii_hexdigit).count();
            let name = prefix.trim_end_matches(':');
            format!("a {name} digest has {digits} digits, not {found}")
        }
        (Cause::DigestEnd, _) => {
            "nothing follows a digest, not even a tag, which stands in front of the `@`".to_string()
        }
        (Cause::NotNameAlone, Detail::Digest) => {
            "a repository is named without a digest".to_string()
        }
        (Cause::NotNameAlone, _) => "a repository is named without a tag".to_string(),
    }
}

/// The sentence for a part that is announced and does not come.
fn missing(detail: Detail, input: &str, span: Span) -> String {
    let part = match detail {
        Detail::Tag => "a tag",
        Detail::Digest => "a digest",
        _ => "a part of the name",
    };
    match (span.of(input), input.chars().next_back()) {
        ("", Some(last)) => format!("{part} is missing behind `{last}`"),
        (next, _) => format!("{part} is missing in front of `{next}`"),
    }
}

/// The character that a span starts with, in backticks if it is visible in every font.
fn character(input: &str, span: Span) -> String {
    match span.of(input).chars().next() {
        None => "the end".to_string(),
        Some(' ') => "a blank".to_string(),
        Some(visible @ '!'..='~') => format!("`{visible}`"),
        Some(other) => format!("U+{:04X}", u32::from(other)),
    }
}

/// The part of the input around the span's start, as far as the next `/`, `:` or `@`.
fn part(input: &str, span: Span) -> String {
    let (front, rest) = input.split_at_checked(span.start).unwrap_or((input, ""));
    let start = front.rfind(['/', ':', '@']).map_or(0, |at| at + 1);
    let end = rest.find(['/', ':', '@']).unwrap_or(rest.len());
    clip(input.get(start..front.len() + end).unwrap_or_default())
}

/// The characters of the input that a sentence repeats at once, before it breaks off.
const CLIP: usize = 80;

/// Whether a reader of a message would not see the character, or see others because of it: controls,
/// blanks that are no spaces, and Unicode's format characters (general category Cf).
fn is_invisible(character: char) -> bool {
    let formats = matches!(
        character,
        '\u{ad}'
            | '\u{600}'..='\u{605}'
            | '\u{61c}'
            | '\u{6dd}'
            | '\u{70f}'
            | '\u{180e}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{feff}'
            | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e007f}'
    );
    formats || character.is_control() || (character.is_whitespace() && character != ' ')
}

/// The text, or its start where it is too long for a sentence, with invisible characters escaped.
pub(super) fn clip(text: &str) -> String {
    let mut clipped = String::new();
    // What is escaped is longer than it was, so what is written counts.
    let mut length = 0;
    for character in text.chars() {
        if length >= CLIP {
            clipped.push('…');
            break;
        }
        length += push_visible(character, &mut clipped);
    }
    clipped
}

/// Adds a character, escaped where it is invisible, and gives how many that makes.
pub(super) fn push_visible(character: char, text: &mut String) -> usize {
    if is_invisible(character) {
        let escaped = character.escape_default();
        let length = escaped.len();
        text.extend(escaped);
        length
    } else {
        text.push(character);
        1
    }
}

/// The first of the likely repairs that `read` accepts, as `read` spells it: no blanks around the
/// text and no scheme, and then no capitals either, but in the tag.
fn repaired_name(input: &str, read: impl Fn(&str) -> Option<String>) -> Option<String> {
    let text = input.trim();
    let text = scheme(text)
        .and_then(|scheme| text.strip_prefix(scheme))
        .unwrap_or(text);
    read(text).or_else(|| read(&lower_case_name(&lower_case_digest(text))))
}

/// The text with its name in lower case, whatever is wrong with it.
fn lower_case_name(text: &str) -> String {
    let front = text.split('@').next().unwrap_or_default();
    let slash = front.rfind('/').unwrap_or(0);
    let end = front
        .rfind(':')
        .filter(|&colon| colon >= slash)
        .unwrap_or(front.len());
    let (name, rest) = text.split_at_checked(end).unwrap_or((text, ""));
    format!("{}{rest}", name.to_ascii_lowercase())
}

/// The text with its digest in lower case.
fn lower_case_digest(text: &str) -> String {
    match text.split_once('@') {
        Some((front, digest)) => format!("{front}@{}", digest.to_ascii_lowercase()),
        None => text.to_string(),
    }
}
