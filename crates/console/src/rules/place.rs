//! A place in a file.

use alloc::string::String;
use core::fmt;
use core::ops::Range;

use pullpolicy::Span;

use crate::excerpt::Excerpt;

/// File, line and column, counted from 1, and the line itself with the place underlined.
#[derive(Clone, Debug)]
pub struct Place {
    file: String,
    line: usize,
    column: usize,
    pub(crate) excerpt: Excerpt,
}

impl Place {
    /// The place of a range of bytes in the text of a file; of its first line, where it has more.
    pub(crate) fn new(file: String, text: &str, range: Range<usize>) -> Self {
        let before = text.get(..range.start).unwrap_or(text);
        let start_of_line = before.rfind('\n').map_or(0, |at| at + 1);
        let line = text
            .get(start_of_line..)
            .and_then(|rest| rest.lines().next())
            .unwrap_or("");
        let start = before.len() - start_of_line;
        let end = range
            .end
            .saturating_sub(start_of_line)
            .clamp(start, line.len().max(start));
        Self {
            file,
            line: before.matches('\n').count() + 1,
            column: before
                .get(start_of_line..)
                .map_or(0, |part| part.chars().count())
                + 1,
            excerpt: Excerpt::new(line, Span::new(start, end)),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.file, self.line, self.column)
    }
}

#[cfg(test)]
mod tests {
    use alloc::borrow::ToOwned as _;
    use alloc::string::ToString as _;

    use super::*;

    fn place(text: &str, range: Range<usize>) -> (String, String, String) {
        let place = Place::new("f".to_owned(), text, range);
        let under = place.excerpt.indent() + &place.excerpt.carets();
        (place.to_string(), place.excerpt.line(), under)
    }

    fn shown(place: &str, line: &str, under: &str) -> (String, String, String) {
        (place.to_owned(), line.to_owned(), under.to_owned())
    }

    #[test]
    fn lines_and_columns_count_from_one() {
        assert_eq!(place("ab\ncd", 0..1), shown("f:1:1", "ab", "^"));
        assert_eq!(place("ab\ncd", 4..5), shown("f:2:2", "cd", " ^"));
        assert_eq!(place("é = 1\r\n", 5..6), shown("f:1:5", "é = 1", "    ^"));
    }

    #[test]
    fn of_several_lines_the_first_is_shown() {
        assert_eq!(
            place("a = [\n1,\n]", 4..10),
            shown("f:1:5", "a = [", "    ^")
        );
    }

    #[test]
    fn the_end_of_the_text_is_a_place() {
        assert_eq!(place("ab\n", 3..3), shown("f:2:1", "", "^"));
        assert_eq!(place("", 0..0), shown("f:1:1", "", "^"));
        assert_eq!(place("ab", 7..9), shown("f:1:3", "ab", "  ^"));
    }
}
