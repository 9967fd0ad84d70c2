//! The first stage: one pass over the bytes, which tells the parts of a reference from each other
//! and knows no registry by name.
//!
//! Each function reads one production from the offset that it is given and returns where that
//! production ends; its caller looks at what comes next. Nothing is read twice but the digits behind
//! a first `:`, which are a port or start a tag: where the grammar is ambiguous, in front of the
//! first `/`, [`head`] reads what a registry and a path have in common and notes what only one of
//! the two may hold.

use super::runs;

/// What the bytes of a valid reference are, before any default is filled in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Parts {
    pub(super) name: NameParts,
    /// Where the tag ends; the same as where the name ends, if there is no tag.
    pub(super) tag_end: usize,
}

/// What the bytes in front of a tag and a digest are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NameParts {
    pub(super) head: Head,
    /// Where the head ends: the offset of the first `/`, or the same as `end`.
    pub(super) head_end: usize,
    /// Whether a second `/` follows.
    pub(super) nested: bool,
    pub(super) end: usize,
}

/// What stands in front of the first `/`, as far as its characters tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Head {
    /// There is no `/`.
    Absent,
    /// A registry: it has a dot, a port, brackets or a capital.
    Registry,
    /// A host's name without any of these, or the first component of the path.
    Either,
    /// The path's first component: it has a dot, but also an underscore, as no registry has.
    Path,
}

/// The place behind which no reading is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stop {
    /// The offset of the offending character, or the input's length.
    pub(super) at: usize,
    pub(super) within: Within,
}

/// What was being read at a [`Stop`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Within {
    /// The first letter or digit of the name, or behind a `/`.
    ComponentStart,
    /// The letter or digit that a separator has to be followed by.
    Separator,
    /// A component of the path, or the registry, behind a letter or digit.
    Component,
    /// A name that its capitals make invalid, the first of which is at `at`.
    Capitals,
    /// An IPv6 address, behind its `[`.
    Address,
    /// A port, behind its `:`.
    Port,
    /// The `/` behind a registry that can be nothing else.
    RegistryEnd,
    /// The first character of a tag.
    TagStart,
    /// A tag that may go on.
    Tag,
    /// A tag as long as a tag can be.
    TagLimit,
    /// The algorithm of a digest with its `:`.
    Algorithm,
    /// The digits of a digest.
    Digits(Algorithm),
    /// The end of the input, behind a complete digest.
    DigestEnd(Algorithm),
}

/// How a digest was computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Algorithm {
    /// The name with its colon, as it stands in a digest.
    pub(crate) prefix: &'static str,
    /// How many hexadecimal digits follow.
    pub(crate) digits: usize,
}

/// The algorithms that Kubernetes registers, the usual one first.
const ALGORITHMS: [Algorithm; 3] = [
    Algorithm {
        prefix: "sha256:",
        digits: 64,
    },
    Algorithm {
        prefix: "sha384:",
        digits: 96,
    },
    Algorithm {
        prefix: "sha512:",
        digits: 128,
    },
];

/// The most characters that a tag can have.
pub(crate) const TAG_LIMIT: usize = 128;

const fn stop<T>(at: usize, within: Within) -> Result<T, Stop> {
    Err(Stop { at, within })
}

/// Reads `name [":" tag] ["@" digest]`, all of the input.
pub(super) fn reference(bytes: &[u8]) -> Result<Parts, Stop> {
    let name = name(bytes)?;
    let tag_end = match bytes.get(name.end) {
        Some(b':') => tag(bytes, name.end + 1)?,
        _ => name.end,
    };
    digest(bytes, tag_end)?;
    Ok(Parts { name, tag_end })
}

/// Reads `tag ["@" digest]`, all of the input, and returns where the tag ends.
pub(super) fn tag_and_digest(bytes: &[u8]) -> Result<usize, Stop> {
    let end = tag(bytes, 0)?;
    digest(bytes, end)?;
    Ok(end)
}

/// Reads `[registry "/"] path`, behind which only a tag, a digest or the end of the input is left.
fn name(bytes: &[u8]) -> Result<NameParts, Stop> {
    let (head, head_end) = head(bytes)?;
    let (end, nested) = match head {
        Head::Absent => (head_end, false),
        _ => path(bytes, head_end + 1)?,
    };
    if ends_a_name(bytes.get(end)) {
        Ok(NameParts {
            head,
            head_end,
            nested,
            end,
        })
    } else {
        stop(end, Within::Component)
    }
}

/// Reads a registry or the first component of a path, up to the `/` or to what follows a name.
fn head(bytes: &[u8]) -> Result<(Head, usize), Stop> {
    if bytes.first() == Some(&b'[') {
        return Ok((Head::Registry, bracketed_registry(bytes)?));
    }
    let (seen, at) = host_or_component(bytes)?;
    let next = bytes.get(at);
    if next == Some(&b'/') {
        let head = match (seen.capital || seen.dot, seen.underscore) {
            (true, false) => Head::Registry,
            (true, true) => Head::Path,
            (false, _) => Head::Either,
        };
        Ok((head, at))
    } else if next == Some(&b':')
        && !seen.underscore
        && let Some(slash) = port(bytes, at + 1)
    {
        Ok((Head::Registry, slash))
    } else if seen.capital && ends_a_name(next) {
        capitals(bytes)
    } else {
        Ok((Head::Absent, at))
    }
}

/// What a head has that only a registry or only a path may have.
#[derive(Clone, Copy, Default)]
struct Seen {
    capital: bool,
    dot: bool,
    underscore: bool,
}

/// Reads what a host and a component of a path have in common, capitals and underscores included,
/// and returns where it ends.
fn host_or_component(bytes: &[u8]) -> Result<(Seen, usize), Stop> {
    let mut seen = Seen::default();
    let mut start = 0;
    loop {
        let mut end = runs::lower_or_digit(bytes, start);
        if bytes.get(end).is_some_and(u8::is_ascii_uppercase) {
            seen.capital = true;
            end = runs::letter_or_digit(bytes, end);
        }
        if seen.capital && seen.underscore {
            // Neither a registry nor a path, however it goes on.
            return capitals(bytes);
        }
        if end == start {
            return stop(start, expected_letter(start == 0));
        }
        let Some(next) = separator(bytes, end) else {
            return Ok((seen, end));
        };
        match bytes.get(end) {
            Some(b'.') => seen.dot = true,
            Some(b'_') => seen.underscore = true,
            _ => {}
        }
        start = next;
    }
}

/// What is missing where neither a letter nor a digit comes.
const fn expected_letter(first: bool) -> Within {
    if first {
        Within::ComponentStart
    } else {
        Within::Separator
    }
}

/// Stops at the first capital.
#[cold]
fn capitals<T>(bytes: &[u8]) -> Result<T, Stop> {
    let at = bytes.iter().position(u8::is_ascii_uppercase);
    stop(at.unwrap_or(0), Within::Capitals)
}

/// Where the `/` behind a port is, if the port starts at `at` and a `/` follows.
fn port(bytes: &[u8], at: usize) -> Option<usize> {
    let end = runs::of(bytes, at, u8::is_ascii_digit);
    (end > at && bytes.get(end) == Some(&b'/')).then_some(end)
}

/// Reads `"[" address "]" [":" port]` and returns the offset of the `/` behind it.
fn bracketed_registry(bytes: &[u8]) -> Result<usize, Stop> {
    let bracket = runs::of(bytes, 1, |byte| byte.is_ascii_hexdigit() || *byte == b':');
    if bracket == 1 || bytes.get(bracket) != Some(&b']') {
        return stop(bracket, Within::Address);
    }
    let mut end = bracket + 1;
    if bytes.get(end) == Some(&b':') {
        let start = end + 1;
        end = runs::of(bytes, start, u8::is_ascii_digit);
        if end == start {
            return stop(end, Within::Port);
        }
    }
    if bytes.get(end) != Some(&b'/') {
        return stop(end, Within::RegistryEnd);
    }
    // What has neither a colon nor a capital is taken for a path, even in brackets.
    let head = bytes.get(..end).unwrap_or_default();
    if head
        .iter()
        .any(|byte| *byte == b':' || byte.is_ascii_uppercase())
    {
        Ok(end)
    } else {
        stop(end, Within::Address)
    }
}

/// Reads a path and returns where it ends and whether it has a `/`.
fn path(bytes: &[u8], start: usize) -> Result<(usize, bool), Stop> {
    let mut nested = false;
    let mut at = start;
    loop {
        let end = runs::lower_or_digit(bytes, at);
        if end == at {
            let first = bytes.get(at.wrapping_sub(1)) == Some(&b'/');
            return stop(at, expected_letter(first));
        }
        at = if bytes.get(end) == Some(&b'/') {
            nested = true;
            end + 1
        } else {
            match separator(bytes, end) {
                Some(next) => next,
                None => return Ok((end, nested)),
            }
        };
    }
}

/// Where the separator ends that starts at `at`, if one does.
fn separator(bytes: &[u8], at: usize) -> Option<usize> {
    match bytes.get(at)? {
        b'_' if bytes.get(at + 1) == Some(&b'_') => Some(at + 2),
        b'.' | b'_' => Some(at + 1),
        b'-' => Some(runs::of(bytes, at + 1, |byte| *byte == b'-')),
        _ => None,
    }
}

/// Whether a name ends in front of `next`.
fn ends_a_name(next: Option<&u8>) -> bool {
    matches!(next, None | Some(b':' | b'@'))
}

/// Reads a tag and returns where it ends.
fn tag(bytes: &[u8], start: usize) -> Result<usize, Stop> {
    if matches!(bytes.get(start), Some(b'.' | b'-')) {
        return stop(start, Within::TagStart);
    }
    let end = runs::in_tag(bytes, start);
    if end == start {
        stop(start, Within::TagStart)
    } else if end - start > TAG_LIMIT {
        stop(start + TAG_LIMIT, Within::TagLimit)
    } else {
        Ok(end)
    }
}

/// Reads `["@" digest]` up to the end of the input.
fn digest(bytes: &[u8], at: usize) -> Result<(), Stop> {
    match bytes.get(at..).unwrap_or_default() {
        [] => Ok(()),
        [b'@', digest @ ..] => {
            for algorithm in ALGORITHMS {
                if let Some(digits) = digest.strip_prefix(algorithm.prefix.as_bytes()) {
                    let start = at + 1 + algorithm.prefix.len();
                    return check_digits(digits, start, algorithm);
                }
            }
            stop(at + 1 + known_prefix(digest), Within::Algorithm)
        }
        _ => stop(at, Within::Tag),
    }
}

/// Checks the digits of a digest, which start at the offset `start` and end the input.
fn check_digits(digits: &[u8], start: usize, algorithm: Algorithm) -> Result<(), Stop> {
    let is_digit = |byte: &u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    // No early exit: so it compiles to vector instructions, which matters at up to 128 bytes.
    let all = digits.iter().fold(true, |all, byte| all & is_digit(byte));
    if all && digits.len() == algorithm.digits {
        return Ok(());
    }
    let count = digits.iter().take_while(|byte| is_digit(byte)).count();
    if count < algorithm.digits {
        stop(start + count, Within::Digits(algorithm))
    } else {
        stop(start + algorithm.digits, Within::DigestEnd(algorithm))
    }
}

/// Whether `text` names a known algorithm, be it in capitals.
pub(super) fn is_algorithm(text: &str) -> bool {
    let name = |algorithm: &Algorithm| algorithm.prefix.trim_end_matches(':');
    ALGORITHMS
        .iter()
        .any(|algorithm| name(algorithm).eq_ignore_ascii_case(text))
}

/// How many bytes of `digest` some algorithm starts with.
#[cold]
fn known_prefix(digest: &[u8]) -> usize {
    let common = |algorithm: &Algorithm| {
        let pairs = digest.iter().zip(algorithm.prefix.as_bytes());
        pairs
            .take_while(|(byte, expected)| byte == expected)
            .count()
    };
    ALGORITHMS.iter().map(common).max().unwrap_or(0)
}
