//! What is wrong with a text that is no reference: from the place where the grammar stops to what
//! the text's author has to know. Nothing here runs for a valid reference.

use super::grammar::{Algorithm, Stop, Within, is_algorithm};
use crate::error::{Detail, Span};

/// Where and why a text is no reference, name or tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    pub(crate) detail: Detail,
    pub(crate) cause: Cause,
    /// The first character that cannot stand there, given the text in front of it; the whole run
    /// of capitals, the whole placeholder; empty where the text ends too early.
    pub(crate) span: Span,
}

/// The rule that a text breaks; which part of the text it is about says [`Fault::detail`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cause {
    /// There is no text at all.
    Empty,
    /// Blanks in front of the text or behind it.
    Blanks,
    /// A placeholder that nothing has filled in.
    Placeholder,
    /// A scheme, as a URL has.
    Scheme,
    /// Capitals where lower case is required.
    Capitals,
    /// Nothing where a part of the name, a tag or a digest is announced.
    Missing,
    /// A `.`, `_` or `-` that does not stand alone between letters or digits.
    Separator,
    /// A tag that starts with `.` or `-`.
    TagStart,
    /// A character that the part cannot hold.
    Character,
    /// One character more than the part can have.
    TooLong,
    /// A first `/` behind a `:` and something that is no port.
    NeitherPortNorTag,
    /// Brackets around something else than an IPv6 address.
    Address,
    /// A registry in brackets with a `:` but no number.
    Port,
    /// A registry in brackets that nothing follows, or something else than a `/`.
    RegistryEnd,
    /// An image's id in place of a name.
    ImageId,
    /// A digest that starts with none of the known algorithms.
    Algorithm,
    /// A digest with too few or too many digits.
    DigestLength(Algorithm),
    /// Something behind a complete digest.
    DigestEnd,
    /// A tag or a digest where a name alone is expected.
    NotNameAlone,
}

/// What a text is read as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// A reference or a name, which may be mistaken for a URL.
    Reference,
    /// A tag, with or without a digest.
    Tag,
}

/// Says what is wrong where the grammar stops.
///
/// A placeholder goes before everything else: what else is wrong, its value may change. Then come
/// the faults that a text has as a whole, then what is wrong with the character itself.
#[cold]
pub(super) fn diagnose(input: &str, role: Role, stop: Stop) -> Fault {
    let next = input.get(stop.at..).and_then(|rest| rest.chars().next());
    let here = Span::new(stop.at, stop.at + next.map_or(0, char::len_utf8));
    let (detail, cause) = character_fault(input, role, stop, next);
    let (detail, cause, span) = if let Some(span) = placeholder(input) {
        (Detail::Placeholder, Cause::Placeholder, span)
    } else if input.is_empty() {
        (detail, Cause::Empty, here)
    } else if surrounds(input, stop.at) {
        (detail, Cause::Blanks, here)
    } else if role == Role::Reference && scheme(input).is_some() {
        (Detail::Name, Cause::Scheme, first_slash(input))
    } else if cause == Cause::Capitals {
        (detail, cause, capitals(input, stop.at))
    } else {
        (detail, cause, here)
    };
    Fault {
        detail,
        cause,
        span,
    }
}

/// Judges the character at which the grammar stops, in its context.
fn character_fault(input: &str, role: Role, stop: Stop, next: Option<char>) -> (Detail, Cause) {
    let name = |cause| (Detail::Name, cause);
    let tag = |cause| (Detail::Tag, cause);
    let digest = |cause| (Detail::Digest, cause);
    match (stop.within, next) {
        (Within::Capitals, _) => name(Cause::Capitals),
        (Within::ComponentStart | Within::Separator | Within::Component, Some('A'..='Z')) => {
            name(Cause::Capitals)
        }
        (Within::ComponentStart, None | Some('/' | ':' | '@')) => name(Cause::Missing),
        (Within::ComponentStart, Some('.' | '_' | '-')) => name(Cause::Separator),
        (Within::Separator, None | Some('/' | ':' | '@' | '.' | '_' | '-')) => {
            name(Cause::Separator)
        }
        (Within::ComponentStart | Within::Separator | Within::Component, _) => {
            name(Cause::Character)
        }
        (Within::Address, _) => name(Cause::Address),
        (Within::Port, _) => name(Cause::Port),
        (Within::RegistryEnd, _) => name(Cause::RegistryEnd),
        (Within::TagStart | Within::Tag, Some('/'))
            if role == Role::Reference && first_slash(input).start == stop.at =>
        {
            tag(Cause::NeitherPortNorTag)
        }
        (Within::TagStart, None | Some('/' | ':' | '@')) => tag(Cause::Missing),
        (Within::TagStart, Some('.' | '-')) => tag(Cause::TagStart),
        (Within::TagStart | Within::Tag, _) => tag(Cause::Character),
        (Within::TagLimit, _) => tag(Cause::TooLong),
        (Within::Algorithm, None) if input.ends_with('@') => digest(Cause::Missing),
        (Within::Algorithm, Some('A'..='Z')) if names_algorithm(input) => digest(Cause::Capitals),
        (Within::Algorithm, _) => digest(Cause::Algorithm),
        (Within::Digits(algorithm), None) => digest(Cause::DigestLength(algorithm)),
        (Within::Digits(_), Some('A'..='F')) => digest(Cause::Capitals),
        (Within::Digits(_), Some(_)) => digest(Cause::Character),
        (Within::DigestEnd(algorithm), Some(next)) if next.is_ascii_hexdigit() => {
            digest(Cause::DigestLength(algorithm))
        }
        (Within::DigestEnd(_), _) => digest(Cause::DigestEnd),
    }
}

fn first_slash(input: &str) -> Span {
    let at = input.find('/').unwrap_or(input.len());
    Span::new(at, at + 1)
}

/// Whether the digest would start with a known algorithm if it were in lower case.
fn names_algorithm(input: &str) -> bool {
    let digest = input.split_once('@').map_or("", |(_, digest)| digest);
    let algorithm = digest
        .split_once(':')
        .map_or("", |(algorithm, _)| algorithm);
    is_algorithm(algorithm)
}

/// Whether the offset lies in the blanks around the text, as Go's `strings.TrimSpace` sees them.
fn surrounds(input: &str, at: usize) -> bool {
    at >= input.trim_end().len() && at < input.len() || at < input.len() - input.trim_start().len()
}

/// What a URL would start with: a scheme of letters and digits, and `://`.
pub(crate) fn scheme(input: &str) -> Option<&str> {
    let (scheme, _) = input
        .split_once(':')
        .filter(|(_, rest)| rest.starts_with("//"))?;
    let is_scheme = !scheme.is_empty() && scheme.bytes().all(|byte| byte.is_ascii_alphanumeric());
    is_scheme
        .then(|| input.get(..scheme.len() + "://".len()))
        .flatten()
}

/// The run of capitals that starts at an offset.
fn capitals(input: &str, start: usize) -> Span {
    let run = input.bytes().skip(start).take_while(u8::is_ascii_uppercase);
    Span::new(start, start + run.count())
}

/// The first text that a template engine, a shell or a cluster should have replaced.
///
/// `${…}` and `$(…)` reach to the brace that balances theirs, or else to the first one; `{{…}}` to
/// the first `}}`; `%…%` holds a name as a variable has: no digit first, so that it is told from
/// percent-encoding, and neither a blank nor a `/`. What is never closed is no placeholder.
fn placeholder(input: &str) -> Option<Span> {
    // Looked up once: searching at each opener would take quadratic time.
    let last_brace = input.rfind('}');
    let last_parenthesis = input.rfind(')');
    let last_braces = pairs(input).rposition(|pair| pair == b"}}");
    input.match_indices(['$', '{', '%']).find_map(|(start, _)| {
        let text = input.get(start..)?;
        let length = if text.starts_with("${") && last_brace > Some(start) {
            balanced(text, b'{', b'}')
        } else if text.starts_with("$(") && last_parenthesis > Some(start) {
            balanced(text, b'(', b')')
        } else if text.starts_with("{{") && last_braces > Some(start + 1) {
            double_braces(text)
        } else {
            percent_signs(text)
        }?;
        Some(Span::new(start, start + length))
    })
}

/// The length up to the closing byte that balances the first opening one, or to the first.
fn balanced(text: &str, open: u8, close: u8) -> Option<usize> {
    let mut depth = 0_usize;
    let balancing = text.bytes().position(|byte| {
        if byte == open {
            depth += 1;
        } else if byte == close {
            depth -= 1;
            return depth == 0;
        }
        false
    });
    let end = balancing.or_else(|| text.bytes().position(|byte| byte == close))?;
    Some(end + 1)
}

/// The length up to the first `}}`, or `}}}` where three braces open.
fn double_braces(text: &str) -> Option<usize> {
    let end = pairs(text).position(|pair| pair == b"}}")? + "}}".len();
    let triple = text.starts_with("{{{") && text.get(end..)?.starts_with('}');
    Some(end + usize::from(triple))
}

/// Each two neighbouring bytes: a search for a longer text would link in a general one.
fn pairs(text: &str) -> impl ExactSizeIterator<Item = &[u8]> + DoubleEndedIterator {
    text.as_bytes().windows(2)
}

/// The length up to the second `%`, if the first one starts `%NAME%`.
fn percent_signs(text: &str) -> Option<usize> {
    let (name, _) = text.strip_prefix('%')?.split_once('%')?;
    let is_name = name.starts_with(|first: char| !first.is_ascii_digit())
        && !name.contains(|c: char| c == '/' || c.is_whitespace());
    is_name.then_some(name.len() + "%%".len())
}
