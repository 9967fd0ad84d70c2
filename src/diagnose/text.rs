//! A message as the rules see it: in lower case, with names and addresses taken out.
//!
//! An image may be called `acme/denied:429`. What a user or a registry named must not be read as
//! what went wrong, so addresses and quoted names become [`NAME`] before a phrase is looked for.

use alloc::string::String;

use super::scene::behind_last;

/// Stands for a name or an address that was taken out.
pub(super) const NAME: char = '\u{1}';

/// Words behind which a quoted word is a name, whatever it looks like.
const NAMED: [&str; 8] = [
    "image",
    "reference",
    "repository",
    "tag",
    "for",
    "container",
    "platform",
    "name",
];

/// A message, ready to be searched.
pub(super) struct Text {
    /// In lower case, complete.
    whole: String,
    /// In lower case, without names and addresses.
    plain: String,
}

impl Text {
    pub(super) fn new(message: &str) -> Self {
        let whole = primary(message).to_ascii_lowercase();
        let plain = without_names(&whole);
        Self { whole, plain }
    }

    /// Whether the message says this, outside of names.
    pub(super) fn says(&self, phrase: &str) -> bool {
        self.plain.contains(phrase)
    }

    /// Whether the message ends with this, full stops and brackets apart.
    pub(super) fn ends(&self, phrase: &str) -> bool {
        let end = |c: char| c.is_whitespace() || matches!(c, '.' | ']' | ')' | '"' | '}');
        self.plain.trim_end_matches(end).ends_with(phrase)
    }

    /// Whether the message holds this anywhere, in names too.
    pub(super) fn holds(&self, part: &str) -> bool {
        self.whole.contains(part)
    }

    /// Whether the word stands in the message by itself, and not as a part of a name.
    pub(super) fn word(&self, word: &str) -> bool {
        let joins =
            |c: char| c.is_ascii_alphanumeric() || matches!(c, '/' | '-' | '_' | '.' | '@' | NAME);
        self.plain.match_indices(word).any(|(start, _)| {
            let before = self
                .plain
                .get(..start)
                .and_then(|before| before.chars().next_back());
            let rest = self.plain.get(start + word.len()..).unwrap_or("");
            let mut after = rest.chars();
            let follows = match after.next() {
                // A full stop ends a sentence, unless a name goes on behind it.
                Some('.') => after.next().is_some_and(joins),
                Some(next) => joins(next),
                None => false,
            };
            !before.is_some_and(joins) && !follows
        })
    }

    /// Whether an HTTP status between the two is reported.
    pub(super) fn status(&self, first: u32, last: u32) -> bool {
        let mut rest = self.plain.as_str();
        let mut before = "";
        while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
            let (gap, digits) = rest.split_at_checked(start).unwrap_or((rest, ""));
            let end = digits
                .find(|c: char| !c.is_ascii_digit())
                .unwrap_or(digits.len());
            let (number, after) = digits.split_at_checked(end).unwrap_or((digits, ""));
            // Only what stands directly before the number counts, so the gap is enough.
            let context = if gap.is_empty() { before } else { gap };
            let within = number.len() == 3
                && number
                    .parse()
                    .is_ok_and(|code: u32| (first..=last).contains(&code));
            if within && (introduced(context) || phrased(after)) {
                return true;
            }
            before = number;
            rest = after;
        }
        false
    }
}

/// What stands before a number that is a status: `status code 401`, `HTTP 403`, `StatusCode: 404`.
fn introduced(before: &str) -> bool {
    let before = before.trim_end_matches([' ', ':', '=', '\\', '"', NAME]);
    [
        "status",
        "status code",
        "statuscode",
        "http",
        "registry",
        "fetching blob",
        "request to",
    ]
    .into_iter()
    .any(|word| before.ends_with(word))
}

/// What stands behind a number that is a status: `401 Unauthorized`, `403 (Forbidden)`.
fn phrased(after: &str) -> bool {
    let after = after.trim_start_matches([' ', '(']);
    [
        "unauthorized",
        "forbidden",
        "not found",
        "page not found",
        "too many requests",
        "internal server error",
        "bad gateway",
        "service unavailable",
        "service temporarily unavailable",
        "gateway time",
        "proxy authentication required",
    ]
    .into_iter()
    .any(|phrase| after.starts_with(phrase))
}

/// Where mirrors failed before the registry itself, only what the registry said.
///
/// `containers/image` writes `(Mirrors also failed: [MIRROR: ERROR]): IMAGE: ERROR`.
fn primary(message: &str) -> &str {
    message
        .split_once("(Mirrors also failed: [")
        .and_then(|(_, rest)| behind_last(rest, "]): "))
        .unwrap_or(message)
}

/// The text with [`NAME`] in the place of each address and each quoted name.
fn without_names(text: &str) -> String {
    let separates = |c: char| c.is_whitespace() || c == '"';
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    let (mut separator, mut last) = (' ', "");
    loop {
        let end = rest.find(separates).unwrap_or(rest.len());
        let (word, tail) = rest.split_at_checked(end).unwrap_or((rest, ""));
        let quoted = separator == '"' && tail.starts_with('"');
        if word.contains("://") {
            let kept = word.trim_end_matches([':', ',', ')', ']']).len();
            plain.push(NAME);
            plain.push_str(word.get(kept..).unwrap_or(""));
        } else if quoted && is_name(word, last) {
            plain.push(NAME);
        } else {
            plain.push_str(word);
        }
        if !word.is_empty() {
            last = word;
        }
        let mut tail = tail.chars();
        let Some(next) = tail.next() else {
            return plain;
        };
        plain.push(next);
        separator = next;
        rest = tail.as_str();
    }
}

fn is_name(word: &str, before: &str) -> bool {
    word.contains(['/', '.', '@', ':']) && word.len() > 1 || NAMED.contains(&before)
}

#[cfg(test)]
mod tests {
    use super::Text;

    #[test]
    fn names_are_not_read_as_faults() {
        let text = Text::new(
            r#"Failed to pull image "acme/unauthorized:429": Get "https://denied.example.com/v2/403 not found": x"#,
        );
        assert!(!text.word("unauthorized"));
        assert!(!text.word("denied"));
        assert!(!text.status(429, 429));
        let text = Text::new(r#"Failed to pull image "forbidden": acme/denied:401: denied"#);
        assert!(!text.word("forbidden"));
        assert!(!text.status(401, 401));
        assert!(text.word("denied"));
    }

    #[test]
    fn statuses_are_told_from_other_numbers() {
        for (message, status) in [
            (
                "unexpected status code https://quay.io/v2/: 502 Bad Gateway",
                502,
            ),
            ("Error: Status 429 trying to pull", 429),
            ("error parsing HTTP 403 response body", 403),
            ("invalid status code from registry 403 (Forbidden)", 403),
            (
                "received unexpected HTTP status: 500 Internal Server Error.",
                500,
            ),
            ("StatusCode: 404, \"<html>\"", 404),
        ] {
            assert!(Text::new(message).status(status, status), "{message}");
        }
        assert!(!Text::new("API error (500): no basic auth credentials").status(400, 599));
        assert!(!Text::new("expected 401 bytes, got 4291").status(400, 599));
    }

    #[test]
    fn a_failed_mirror_is_not_the_registry() {
        let text = Text::new(
            "(Mirrors also failed: [mirror.example.com/x: dial tcp: lookup mirror.example.com: no such host]): docker.io/library/x: reading manifest 1: toomanyrequests",
        );
        assert!(!text.says("no such host"));
        assert!(text.word("toomanyrequests"));
    }
}
