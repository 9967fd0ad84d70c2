//! A text with one part of it underlined, made safe for a terminal.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;

use pullpolicy::Span;
use unicode_width::UnicodeWidthChar as _;

/// Characters that are shown before, within and after the underlined part at most.
const CONTEXT: usize = 100;

/// A line of text, and the columns under which the carets stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excerpt {
    before: String,
    inside: String,
    after: String,
}

impl Excerpt {
    /// The text, cut where it is long, with what is no visible character escaped.
    #[must_use]
    pub fn new(text: &str, span: Span) -> Self {
        let inside = span.of(text);
        let before = text.get(..span.start).unwrap_or(text);
        let after = text.get(span.end..).unwrap_or("");
        Self {
            before: escaped(&last(before)).into_owned(),
            inside: escaped(&first(inside)).into_owned(),
            after: escaped(&first(after)).into_owned(),
        }
    }

    /// The line itself.
    #[must_use]
    pub fn line(&self) -> String {
        [self.before.as_str(), &self.inside, &self.after].concat()
    }

    /// The blanks that stand before the carets.
    #[must_use]
    pub fn indent(&self) -> String {
        " ".repeat(width(&self.before))
    }

    /// The carets; one for an empty part, where something is missing.
    #[must_use]
    pub fn carets(&self) -> String {
        "^".repeat(width(&self.inside).max(1))
    }
}

/// The text with its control and invisible characters written as Rust writes them, so that none of
/// them reaches the terminal.
#[must_use]
pub fn escaped(text: &str) -> Cow<'_, str> {
    if text.chars().all(is_visible) {
        return Cow::Borrowed(text);
    }
    let mut safe = String::with_capacity(text.len() + 16);
    for character in text.chars() {
        if is_visible(character) {
            safe.push(character);
        } else {
            safe.extend(character.escape_default());
        }
    }
    Cow::Owned(safe)
}

fn is_visible(character: char) -> bool {
    character.width().is_some_and(|columns| columns > 0)
}

fn width(text: &str) -> usize {
    text.chars().filter_map(char::width).sum()
}

fn first(text: &str) -> Cow<'_, str> {
    match text.char_indices().nth(CONTEXT) {
        Some((at, _)) => Cow::Owned(format!("{}…", text.get(..at).unwrap_or(""))),
        None => Cow::Borrowed(text),
    }
}

fn last(text: &str) -> Cow<'_, str> {
    match text.char_indices().nth_back(CONTEXT) {
        Some((at, left_out)) => Cow::Owned(format!(
            "…{}",
            text.get(at + left_out.len_utf8()..).unwrap_or("")
        )),
        None => Cow::Borrowed(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str, start: usize, end: usize) -> [String; 2] {
        let excerpt = Excerpt::new(text, Span::new(start, end));
        [excerpt.line(), excerpt.indent() + &excerpt.carets()]
    }

    #[test]
    fn the_carets_stand_under_the_part() {
        assert_eq!(
            shown("coder-latest", 6, 12),
            ["coder-latest", "      ^^^^^^"]
        );
        assert_eq!(shown("nginx:", 6, 6), ["nginx:", "      ^"]);
    }

    #[test]
    fn columns_are_counted_not_bytes() {
        assert_eq!(shown("é:ü", 3, 5), ["é:ü", "  ^"]);
        assert_eq!(shown("漢字:x", 6, 7), ["漢字:x", "    ^"]);
        assert_eq!(shown("a漢b", 1, 4), ["a漢b", " ^^"]);
    }

    #[test]
    fn nothing_reaches_the_terminal_but_visible_characters() {
        assert_eq!(shown("\u{1b}[2Jx", 4, 5), ["\\u{1b}[2Jx", "         ^"]);
        assert_eq!(shown("a\nb", 1, 2), ["a\\nb", " ^^"]);
        assert_eq!(shown("a\u{202e}b", 1, 4), ["a\\u{202e}b", " ^^^^^^^^"]);
    }

    #[test]
    fn a_long_text_is_cut_around_the_part() {
        let text = format!("{}!{}", "a".repeat(5_000), "b".repeat(5_000));
        let [line, carets] = shown(&text, 5_000, 5_001);
        assert_eq!(line, format!("…{}!{}…", "a".repeat(100), "b".repeat(100)));
        assert_eq!(carets, format!("{}^", " ".repeat(101)));
    }

    #[test]
    fn a_span_outside_the_text_is_harmless() {
        assert_eq!(shown("abc", 7, 9), ["abc", "   ^"]);
    }
}
