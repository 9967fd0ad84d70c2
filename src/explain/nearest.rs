//! The nearest known word to one that is not known.

use alloc::vec::Vec;

/// Texts longer than this are no misspelling of anything, and are not compared.
const LONGEST: usize = 48;

/// The known word that a misspelt one most likely means: at most half of it differs.
///
/// Every face that refuses a word or a key names the nearest with this.
///
/// ```
/// use pullpolicy::nearest;
///
/// assert_eq!(nearest("only-warn", ["mutate", "only_warning"]), Some("only_warning"));
/// assert_eq!(nearest("x", ["mutate", "warn"]), None);
/// ```
#[must_use]
pub fn nearest<'k>(text: &str, known: impl IntoIterator<Item = &'k str>) -> Option<&'k str> {
    if text.len() > LONGEST {
        return None;
    }
    let distances = known.into_iter().map(|word| (distance(text, word), word));
    let (least, word) = distances.min_by_key(|(distance, _)| *distance)?;
    (least * 2 <= word.len().max(text.len())).then_some(word)
}

/// The edit distance (Levenshtein's) between two words, case and separators ignored.
fn distance(left: &str, right: &str) -> usize {
    let (left, right) = (folded(left), folded(right));
    let mut row: Vec<usize> = (0..=right.len()).collect();
    for (done, a) in left.iter().enumerate() {
        let mut diagonal = done;
        let mut previous = done + 1;
        for (cell, b) in row.iter_mut().skip(1).zip(&right) {
            let substituted = diagonal + usize::from(a != b);
            diagonal = *cell;
            previous = substituted.min(previous + 1).min(*cell + 1);
            *cell = previous;
        }
        if let Some(first) = row.first_mut() {
            *first = done + 1;
        }
    }
    row.last().copied().unwrap_or(0)
}

fn folded(word: &str) -> Vec<char> {
    word.chars()
        .filter(|c| !matches!(c, '-' | '_' | ' '))
        .map(|c| c.to_ascii_lowercase())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{distance, nearest};

    #[test]
    fn distances_are_levenshteins() {
        for (left, right, expected) in [
            ("", "", 0),
            ("", "abc", 3),
            ("kitten", "sitting", 3),
            ("abc", "acb", 2),
            ("a-B_c", "abc", 0),
        ] {
            assert_eq!(distance(left, right), expected, "{left} {right}");
            assert_eq!(distance(right, left), expected, "{right} {left}");
        }
    }

    #[test]
    fn far_words_are_not_suggested() {
        let known = ["moving", "pinned", "images"];
        assert_eq!(nearest("image", known), Some("images"));
        assert_eq!(nearest("Pined", known), Some("pinned"));
        assert_eq!(nearest("pin", known), Some("pinned"));
        assert_eq!(nearest("pinxyz", known), Some("pinned"));
        assert_eq!(nearest("piwxyz", known), None);
        assert_eq!(nearest("colour", known), None);
        assert_eq!(nearest(&"moving".repeat(20), known), None);
    }
}
