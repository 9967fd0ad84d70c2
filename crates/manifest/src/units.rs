//! Places in a text as JSON counts them: in UTF-16 code units.

use pullpolicy::Span;

/// How far apart the places are that are remembered, in bytes.
const STRIDE: usize = 1 << 10;

/// Counts the code units of UTF-16 before places of a text.
pub(crate) struct Units<'t> {
    text: &'t str,
    /// Places in bytes, about one in each stride, with the code units before them. None where the
    /// two are the same.
    known: Vec<(usize, usize)>,
}

impl<'t> Units<'t> {
    pub(crate) fn of(text: &'t str) -> Self {
        let mut known = Vec::new();
        if !text.is_ascii() {
            let (mut units, mut due) = (0, 0);
            for (at, character) in text.char_indices() {
                if at >= due {
                    known.push((at, units));
                    due = at + STRIDE;
                }
                units += character.len_utf16();
            }
        }
        Self { text, known }
    }

    /// A place that is given in bytes, in code units.
    pub(crate) fn before(&self, place: usize) -> usize {
        let after = self.known.partition_point(|(known, _)| *known <= place);
        let nearest = after.checked_sub(1).and_then(|index| self.known.get(index));
        let Some(&(from, units)) = nearest else {
            return place;
        };
        let between = self.text.get(from..place).unwrap_or_default();
        units + between.chars().map(char::len_utf16).sum::<usize>()
    }

    /// A span that is given in bytes, in code units.
    pub(crate) fn span(&self, span: Span) -> Span {
        Span::new(self.before(span.start), self.before(span.end))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_count_code_units() {
        let text = "\u{feff}a😀ü\r\nb";
        for (at, _) in text.char_indices().chain([(text.len(), ' ')]) {
            let expected = text.get(..at).unwrap().encode_utf16().count();
            assert_eq!(Units::of(text).before(at), expected, "{at}");
        }
        assert_eq!(Units::of("ascii").span(Span::new(1, 5)), Span::new(1, 5));
        assert_eq!(Units::of("").before(0), 0);
    }

    #[test]
    fn long_texts_are_counted_all_the_way() {
        let text = "😀x".repeat(2_000);
        let units = Units::of(&text);
        for at in [0, 1, 1_024, 1_999] {
            assert_eq!(units.before(5 * at), 3 * at);
            assert_eq!(units.before(5 * at + 4), 3 * at + 2);
        }
    }
}
