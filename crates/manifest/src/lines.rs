//! Lines and columns of places in a text.

use memchr::{memchr_iter, memrchr};

use crate::finding::Position;

/// Finds the lines of places that are asked for, most often in the order of the text.
pub(crate) struct Lines<'t> {
    text: &'t str,
    /// How many lines are before the text.
    before: usize,
    /// The last place that was asked for, and how many lines end before it.
    last: (usize, usize),
}

impl<'t> Lines<'t> {
    pub(crate) fn new(text: &'t str, before: usize) -> Self {
        Self {
            text,
            before,
            last: (0, 0),
        }
    }

    /// The line and the column of a place in the text, in bytes.
    pub(crate) fn position(&mut self, place: usize) -> Position {
        let bytes = self.text.as_bytes();
        let place = place.min(bytes.len());
        let (from, lines) = match self.last {
            (from, lines) if from <= place => (from, lines),
            _ => (0, 0),
        };
        let between = bytes.get(from..place).unwrap_or_default();
        let lines = lines + memchr_iter(b'\n', between).count();
        self.last = (place, lines);
        let begin = memrchr(b'\n', bytes.get(..place).unwrap_or_default()).map_or(0, |at| at + 1);
        let on_line = self.text.get(begin..place).unwrap_or("");
        let on_line = on_line.strip_prefix('\u{feff}').unwrap_or(on_line);
        Position {
            line: self.before + lines + 1,
            column: on_line.chars().count() + 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_columns_count_from_one() {
        let mut lines = Lines::new("\u{feff}ab\nüc\r\nd", 10);
        let positions = [3, 6, 8, 11, 12, 3, 99].map(|place| {
            let Position { line, column } = lines.position(place);
            (line, column)
        });
        assert_eq!(
            positions,
            [
                (11, 1),
                (12, 1),
                (12, 2),
                (13, 1),
                (13, 2),
                (11, 1),
                (13, 2)
            ]
        );
    }
}
