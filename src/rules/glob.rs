//! Patterns on tags and on image names.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::error::Error;
use crate::explain;

/// A pattern in which only `*` (any text without `/`) and `**` (any text) are special.
///
/// Matching is case-sensitive and always on the whole text.
///
/// ```
/// use pullpolicy::Glob;
///
/// let images = Glob::new("ghcr.io/acme/*")?;
/// assert!(images.matches("ghcr.io/acme/dev"));
/// assert!(!images.matches("ghcr.io/acme/team/dev"));
/// assert!(Glob::new("ghcr.io/**")?.matches("ghcr.io/acme/team/dev"));
/// # Ok::<(), pullpolicy::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glob(String);

impl Glob {
    /// Reads a pattern.
    ///
    /// # Errors
    ///
    /// `invalid-rules` where it can match nothing or nobody can tell what it means: an empty
    /// pattern, blanks, control characters or characters beyond ASCII, which no tag or name has,
    /// three or more stars in a row.
    pub fn new(pattern: &str) -> Result<Self, Error> {
        let strange = |c: char| c.is_whitespace() || c.is_control();
        if pattern.is_empty()
            || pattern.contains(strange)
            || pattern.contains("***")
            || !pattern.is_ascii()
        {
            return Err(explain::invalid_glob(pattern));
        }
        Ok(Self(pattern.to_string()))
    }

    /// The pattern as it was written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether the text starts and ends as the pattern does, which settles nearly all of them.
    fn may_match(&self, text: &str) -> bool {
        let pattern = self.0.as_str();
        match (pattern.split_once('*'), pattern.rsplit_once('*')) {
            (Some((start, _)), Some((_, end))) => text.starts_with(start) && text.ends_with(end),
            _ => text == pattern,
        }
    }

    /// Whether the pattern matches the whole of `text`.
    ///
    /// All readings are followed at once, one bit each, so that no pattern makes the work more than
    /// the text's length times a 64th of the pattern's.
    #[must_use]
    pub fn matches(&self, text: &str) -> bool {
        if !self.may_match(text) {
            return false;
        }
        let mut blocks = Block::of(self.0.as_bytes());
        blocks
            .iter_mut()
            .fold(1, |carry, block| block.arrive(carry));
        for byte in text.bytes() {
            if !Block::step(&mut blocks, byte) {
                return false;
            }
        }
        blocks
            .last()
            .is_some_and(|block| block.places & block.end != 0)
    }
}

/// How many places of a pattern a block holds.
const PLACES: usize = 64;
/// How many characters a pattern can ask for: tags and names are ASCII.
const CHARACTERS: usize = 128;

/// 64 places of a pattern, each a bit. A place is in front of a token: a character, `*` or `**`.
struct Block {
    /// For each character the places in front of it.
    literal: [u64; CHARACTERS],
    /// The places in front of `*`.
    star: u64,
    /// The places in front of `**`.
    double_star: u64,
    /// The place behind the last token.
    end: u64,
    /// The places that the text read so far may have reached.
    places: u64,
}

impl Block {
    const EMPTY: Self = Self {
        literal: [0; CHARACTERS],
        star: 0,
        double_star: 0,
        end: 0,
        places: 0,
    };

    /// The places of a pattern.
    fn of(pattern: &[u8]) -> Vec<Self> {
        let mut blocks = Vec::new();
        let mut block = Self::EMPTY;
        let mut place = 1_u64;
        let mut rest = pattern;
        loop {
            rest = match rest {
                [] => break,
                [b'*', b'*', rest @ ..] => {
                    block.double_star |= place;
                    rest
                }
                [b'*', rest @ ..] => {
                    block.star |= place;
                    rest
                }
                [byte, rest @ ..] => {
                    if let Some(places) = block.literal.get_mut(usize::from(*byte)) {
                        *places |= place;
                    }
                    rest
                }
            };
            place = place.rotate_left(1);
            if place == 1 {
                blocks.push(core::mem::replace(&mut block, Self::EMPTY));
            }
        }
        block.end = place;
        blocks.push(block);
        blocks
    }

    /// Reads a character; false where no place is left.
    fn step(blocks: &mut [Self], byte: u8) -> bool {
        let mut carry = 0;
        let mut alive = false;
        for block in blocks {
            let literal = block.literal.get(usize::from(byte)).copied().unwrap_or(0);
            let passed = literal & block.places;
            let across = if byte == b'/' { 0 } else { block.star };
            block.places = (passed << 1) | (block.places & (across | block.double_star));
            carry = block.arrive(carry) | (passed >> (PLACES - 1));
            alive |= block.places != 0;
        }
        alive
    }

    /// Takes a place over from the block before, and gives one to the block behind. A star may also
    /// stand for nothing, and no two stand in a row.
    fn arrive(&mut self, carry: u64) -> u64 {
        self.places |= carry;
        let skipped = self.places & (self.star | self.double_star);
        self.places |= skipped << 1;
        skipped >> (PLACES - 1)
    }
}

#[cfg(test)]
mod tests {
    use alloc::format;

    use super::Glob;

    /// Pattern, a text that it matches, a text that it does not match.
    const TABLE: &[(&str, &str, &str)] = &[
        ("latest", "latest", "latest2"),
        ("*", "anything", "a/b"),
        ("**", "a/b/c", "\u{0}never"),
        ("approved-*", "approved-", "Approved-1"),
        ("*-release", "1-release-release", "1-release-"),
        (
            "ghcr.io/acme/*",
            "ghcr.io/acme/dev",
            "ghcr.io/acme/team/dev",
        ),
        ("ghcr.io/**", "ghcr.io/acme/team/dev", "ghcr.iox/acme"),
        ("**/dev", "ghcr.io/acme/dev", "ghcr.io/acme/dev/x"),
        (
            "*.example.com/**/api-*",
            "eu.example.com/a/b/api-1",
            "eu.example.com/a/b/api-1/x",
        ),
        ("**/*-x/y", "a/b-x/z/c-x/y", "a/b-x/z/y"),
        ("a**b*c", "a/1/b2c", "a/1/b/c"),
        ("*a*", "aa", "a/a"),
        ("**a*b", "xa/ayb", "xa/y/b"),
        ("literal[0-9]?", "literal[0-9]?", "literal5x"),
    ];

    #[test]
    fn patterns_match_whole_texts() {
        for (pattern, text, other) in TABLE {
            let glob = Glob::new(pattern).unwrap();
            assert!(glob.matches(text), "{pattern} must match {text}");
            let never = *other == "\u{0}never";
            assert!(
                never || !glob.matches(other),
                "{pattern} must not match {other}"
            );
        }
    }

    /// Patterns longer than a block, with their stars on both sides of its edge.
    #[test]
    fn long_patterns_match_as_short_ones_do() {
        for length in 60..70 {
            let letters = "a".repeat(length);
            for star in ["*", "**"] {
                let glob = Glob::new(&format!("{letters}{star}b{letters}")).unwrap();
                assert!(glob.matches(&format!("{letters}b{letters}")), "{length}");
                assert!(glob.matches(&format!("{letters}cbb{letters}")), "{length}");
                assert!(!glob.matches(&format!("{letters}b{letters}a/")), "{length}");
                let across = glob.matches(&format!("{letters}/b{letters}"));
                assert_eq!(across, star == "**", "{length}");
            }
        }
    }

    #[test]
    fn patterns_that_nobody_can_read_are_refused() {
        for pattern in ["", " ", "a b", "***", "a****b", "a\u{7}b", "é*"] {
            assert!(Glob::new(pattern).is_err(), "{pattern:?}");
        }
    }
}
