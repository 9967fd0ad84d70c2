//! What holds for every text that is read as a reference: shared by the property tests, the fuzz
//! target and the replay of its corpus.
//!
//! The functions panic with a readable sentence where an invariant is broken.
#![expect(clippy::expect_used, reason = "a broken invariant has to end the test")]

use pullpolicy::{Error, ErrorCode, PullPolicy, Reference, kubernetes_default};

/// Checks everything.
pub(crate) fn check(text: &str) {
    let parts = match Reference::parse(text) {
        Ok(reference) => {
            valid(&reference, text);
            Some(parts(&reference))
        }
        Err(error) => {
            invalid(&error, text);
            None
        }
    };
    assert_eq!(
        parts,
        by_the_rules(text),
        "{text:?} has the parts that the rules give it"
    );
}

/// Registry, repository, tag and digest.
type Parts = [String; 4];

fn parts(reference: &Reference<'_>) -> Parts {
    [
        reference.registry().to_owned(),
        reference.repository().to_string(),
        reference.tag().unwrap_or_default().to_owned(),
        reference.digest().unwrap_or_default().to_owned(),
    ]
}

fn valid(reference: &Reference<'_>, text: &str) {
    assert_eq!(reference.input(), text, "the input is kept");
    let normalized = reference.normalized().to_string();
    let again = Reference::parse(&normalized).expect("a normalised reference is valid");
    assert_eq!(
        parts(&again),
        parts(reference),
        "normalising {text:?} keeps the parts"
    );
    assert_eq!(
        again.normalized().to_string(),
        normalized,
        "{normalized:?} is its own normal form"
    );
    assert_eq!(again.name().to_string(), reference.name().to_string());
    assert_eq!(again.name().official(), reference.name().official());

    let mut assembled = reference.name().to_string();
    for (mark, part) in [(':', reference.tag()), ('@', reference.digest())] {
        if let Some(part) = part {
            assembled.push(mark);
            assembled.push_str(part);
        }
    }
    assert_eq!(
        assembled, normalized,
        "the parts of {text:?} make up the whole"
    );
    let written = |name: &str| assembled == format!("{name}{text}");
    let legacy = text.strip_prefix("index.docker.io/");
    assert!(
        ["", "docker.io/", "docker.io/library/"]
            .into_iter()
            .any(written)
            || [text.strip_prefix("docker.io/"), legacy]
                .into_iter()
                .flatten()
                .any(|short| {
                    assembled == format!("docker.io/{short}")
                        || assembled == format!("docker.io/library/{short}")
                }),
        "nothing but Docker Hub's defaults makes {normalized:?} of {text:?}"
    );

    assert_eq!(
        reference.kubernetes_default(),
        kubernetes_default(text),
        "{text:?}"
    );
    let always = reference.tag() == Some("latest")
        || reference.tag().is_none() && reference.digest().is_none();
    let expected = if always {
        PullPolicy::Always
    } else {
        PullPolicy::IfNotPresent
    };
    assert_eq!(kubernetes_default(text), expected, "{text:?}");
}

fn invalid(error: &Error, text: &str) {
    assert_eq!(error.code(), ErrorCode::InvalidImage);
    assert_eq!(error.input(), Some(text));
    assert_eq!(
        error.kubernetes_default(),
        Some(PullPolicy::IfNotPresent),
        "{text:?}"
    );
    assert_eq!(
        kubernetes_default(text),
        PullPolicy::IfNotPresent,
        "{text:?}"
    );
    assert!(
        error.detail().is_some(),
        "{text:?} has a part that is at fault"
    );
    let rejected = text.is_empty() || text.trim() != text;
    assert_eq!(error.rejected_by().is_some(), rejected, "{text:?}");
    assert_eq!(error.waiting().is_some(), !rejected, "{text:?}");
    let message = error.message();
    assert!(
        !message.is_empty() && !message.ends_with('.') && message.len() < 600,
        "{message}"
    );
    assert!(!message.contains(char::is_control), "{message:?}");

    let span = error.span().expect("an invalid image has a span");
    let covered = text.get(span.start..span.end);
    assert!(
        covered.is_some(),
        "{span:?} lies within {text:?} and on its characters"
    );
    assert_eq!(
        covered == Some(""),
        span.start == text.len(),
        "{span:?} in {text:?}"
    );

    if let Some(suggestion) = error.suggestion() {
        let reference = suggestion
            .reference
            .as_deref()
            .expect("a reference is suggested");
        let parsed = Reference::parse(reference).expect("a suggestion is valid");
        assert_eq!(parsed.normalized().to_string(), reference);
    }
}

/// What the rules say, one after the other: slow, and plain to see.
fn by_the_rules(text: &str) -> Option<Parts> {
    let is_id = text.len() == 64 && text.chars().all(is_lower_hex);
    let (front, digest) = split(text, text.find('@'));
    let last_slash = front.rfind('/').unwrap_or(0);
    let (name, tag) = split(front, front.rfind(':').filter(|&colon| colon >= last_slash));
    let (head, rest) = split(name, name.find('/'));
    let (registry, path) = match rest {
        Some(path) if looks_like_registry(head) && is_registry(head) => (head, path),
        Some(_) if looks_like_registry(head) => ("", name),
        _ => ("docker.io", name),
    };
    let registry = if registry == "index.docker.io" {
        "docker.io"
    } else {
        registry
    };
    let namespace = if registry == "docker.io" && !path.contains('/') {
        "library/"
    } else {
        ""
    };
    let repository = format!("{namespace}{path}");
    let valid = !is_id
        && repository.len() <= 255
        && repository.split('/').all(is_component)
        && tag.is_none_or(is_tag)
        && digest.is_none_or(is_digest);
    let text = |part: Option<&str>| part.unwrap_or_default().to_owned();
    valid.then(|| [registry.to_owned(), repository, text(tag), text(digest)])
}

/// The text in front of a place and behind its character, or the whole text.
fn split(text: &str, place: Option<usize>) -> (&str, Option<&str>) {
    let at = |place| Some((text.get(..place)?, text.get(place + 1..)));
    place.and_then(at).unwrap_or((text, None))
}

fn looks_like_registry(head: &str) -> bool {
    head == "localhost" || head.contains(|c: char| c == '.' || c == ':' || c.is_ascii_uppercase())
}

fn is_registry(text: &str) -> bool {
    let colon = text.rfind(':').filter(|_| !text.ends_with(']'));
    let (host, port) = split(text, colon);
    let is_port = |port: &str| !port.is_empty() && port.chars().all(|c| c.is_ascii_digit());
    let address = host
        .strip_prefix('[')
        .and_then(|address| address.strip_suffix(']'));
    let is_host = match address {
        Some(address) => {
            !address.is_empty() && address.chars().all(|c| c.is_ascii_hexdigit() || c == ':')
        }
        None => host.split('.').all(is_label),
    };
    is_host && port.is_none_or(is_port)
}

fn is_label(text: &str) -> bool {
    let has_edges = text.starts_with(|c: char| c.is_ascii_alphanumeric())
        && text.ends_with(|c: char| c.is_ascii_alphanumeric());
    has_edges && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
}

fn is_component(text: &str) -> bool {
    let is_letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
    let is_separator = |between: &str| {
        matches!(between, "" | "." | "_" | "__") || between.chars().all(|c| c == '-')
    };
    let has_edges = text.starts_with(is_letter) && text.ends_with(is_letter);
    has_edges && text.split(is_letter).all(is_separator)
}

fn is_tag(text: &str) -> bool {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    text.len() <= 128
        && text.starts_with(is_word)
        && text.chars().all(|c| is_word(c) || c == '.' || c == '-')
}

fn is_digest(text: &str) -> bool {
    let digits = |algorithm| text.strip_prefix(algorithm);
    let of_length =
        |length| move |digits: &str| digits.len() == length && digits.chars().all(is_lower_hex);
    digits("sha256:").is_some_and(of_length(64))
        || digits("sha384:").is_some_and(of_length(96))
        || digits("sha512:").is_some_and(of_length(128))
}

fn is_lower_hex(character: char) -> bool {
    matches!(character, '0'..='9' | 'a'..='f')
}
