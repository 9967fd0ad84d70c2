//! Lines and columns of places in a text.

use crate::finding::Position;

/// How far apart the places are whose lines and columns are remembered, in bytes.
const STRIDE: usize = 1 << 10;

/// Tells the lines and columns of places.
pub(crate) struct Lines<'t> {
    text: &'t str,
    /// How many lines are before the text.
    before: usize,
    /// Places in their order, from the beginning of the text on; made when first needed.
    known: Vec<(usize, Position)>,
}

impl<'t> Lines<'t> {
    pub(crate) fn new(text: &'t str, before: usize) -> Self {
        Self {
            text,
            before,
            known: Vec::new(),
        }
    }

    /// The line and the column of a place in the text, in bytes.
    pub(crate) fn position(&mut self, place: usize) -> Position {
        if self.known.is_empty() {
            self.look();
        }
        let after = self.known.partition_point(|(known, _)| *known <= place);
        let nearest = after.checked_sub(1).and_then(|index| self.known.get(index));
        let (from, mut position) = nearest.copied().unwrap_or((0, self.first()));
        let rest = self.text.get(from..).unwrap_or("");
        for (at, character) in rest.char_indices() {
            if from + at >= place {
                break;
            }
            step(&mut position, character);
        }
        position
    }

    /// Remembers a place in each stride.
    fn look(&mut self) {
        let mut position = self.first();
        let mut due = 0;
        for (at, character) in self.text.char_indices() {
            if at >= due {
                self.known.push((at, position));
                due = at + STRIDE;
            }
            step(&mut position, character);
        }
    }

    fn first(&self) -> Position {
        Position {
            line: self.before + 1,
            column: 1,
        }
    }
}

/// From the place of a character to the one behind it. A byte order mark has no width.
fn step(position: &mut Position, character: char) {
    match character {
        '\n' => {
            position.line += 1;
            position.column = 1;
        }
        '\u{feff}' if position.column == 1 => {}
        _ => position.column += 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn positions<const N: usize>(text: &str, places: [usize; N]) -> [(usize, usize); N] {
        let mut lines = Lines::new(text, 10);
        places.map(|place| {
            let Position { line, column } = lines.position(place);
            (line, column)
        })
    }

    #[test]
    fn lines_and_columns_count_from_one() {
        assert_eq!(
            positions("\u{feff}ab\nüc\r\nd", [3, 6, 8, 11, 12, 3, 99]),
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
        assert_eq!(positions("", [0, 5]), [(11, 1), (11, 1)]);
    }

    #[test]
    fn long_texts_are_counted_all_the_way() {
        let text = "ü".repeat(5_000) + "\n" + &"x".repeat(5_000);
        assert_eq!(
            positions(&text, [0, 2_048, 10_000, 10_001, 15_001, 1]),
            [
                (11, 1),
                (11, 1_025),
                (11, 5_001),
                (12, 1),
                (12, 5_001),
                (11, 2)
            ]
        );
    }
}
