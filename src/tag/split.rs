//! Splits a tag into its pieces: a word, a number, or a word with its number, and how each is joined to the last.

use super::dates;
use super::hashes;
use super::words::{Letters, Word};
use crate::error::Span;

/// What stands between a piece and the one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Joint {
    /// Nothing: the tag starts, or letters follow digits (`3rc1`).
    None,
    /// `-`.
    Dash,
    /// `_`.
    Underscore,
    /// `.`, not between two numbers.
    Dot,
}

/// A part of a tag, in bytes; a tag has 128 at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Part {
    pub(super) start: u8,
    pub(super) end: u8,
}

impl Part {
    fn new(start: usize, end: usize) -> Self {
        let byte = |at| u8::try_from(at).unwrap_or(u8::MAX);
        Self {
            start: byte(start),
            end: byte(end),
        }
    }

    /// Both parts and what is between them.
    pub(super) const fn to(self, last: Self) -> Self {
        Self {
            start: self.start,
            end: last.end,
        }
    }
}

impl From<Part> for Span {
    fn from(part: Part) -> Self {
        Self::new(usize::from(part.start), usize::from(part.end))
    }
}

/// A version's numbers, `1.27.3`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Numbers {
    /// How many there are.
    pub(super) count: u8,
    /// The first of them.
    pub(super) first: u32,
    /// The second of them, 0 where there is none.
    pub(super) second: u32,
    /// How many digits the longest has.
    pub(super) longest: u8,
    /// Whether one of them is a date or a time.
    pub(super) dated: bool,
}

/// What the letters of a piece say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Text {
    /// There are none, or only the `v` before a version.
    None,
    /// A word of the vocabulary.
    Known(Word),
    /// Any other letters.
    Strange,
}

/// What a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// `2024-11-07`, with its time of day.
    Date,
    /// `3f2a1bc`; `described` where `git describe` wrote it, as `g3f2a1bc`.
    Commit {
        /// Whether it counts from a release before it.
        described: bool,
    },
    /// Letters, then numbers; one of the two may be missing.
    Plain(Text, Numbers),
}

/// One piece of a tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    pub(super) joint: Joint,
    /// Whether a `v` stands before its numbers.
    pub(super) introduced: bool,
    pub(super) shape: Shape,
    pub(super) part: Part,
}

/// The pieces of a tag, from the left; each byte is read a bounded number of times.
#[derive(Clone, Debug)]
pub(super) struct Pieces<'a> {
    tag: &'a [u8],
    at: usize,
    /// Whether the last piece introduces a commit.
    announced: bool,
}

impl<'a> Pieces<'a> {
    pub(super) const fn new(tag: &'a str) -> Self {
        Self {
            tag: tag.as_bytes(),
            at: 0,
            announced: false,
        }
    }

    fn rest(&self) -> &'a [u8] {
        self.tag.get(self.at..).unwrap_or_default()
    }

    fn joint(&mut self) -> Joint {
        let mut joint = Joint::None;
        loop {
            joint = match self.rest() {
                [b'-', ..] => Joint::Dash,
                [b'_', ..] => Joint::Underscore,
                [b'.', ..] => Joint::Dot,
                _ => return joint,
            };
            self.at += 1;
        }
    }

    fn letters(&mut self) -> Text {
        let rest = self.rest();
        let mut letters = Letters::default();
        let length = rest
            .iter()
            .take_while(|byte| byte.is_ascii_alphabetic())
            .inspect(|letter| letters.push(**letter))
            .count();
        if length == 0 {
            return Text::None;
        }
        self.at += length;
        match rest.get(length..) {
            Some([b'0'..=b'9', ..]) if letters.is_v() => Text::None,
            Some([b'.', b'0'..=b'9', ..]) if letters.is_v() => {
                self.at += 1;
                Text::None
            }
            _ => letters.meaning().map_or(Text::Strange, Text::Known),
        }
    }

    fn numbers(&mut self) -> Numbers {
        let mut numbers = Numbers::default();
        let mut rest = self.rest();
        while let Some((value, length)) = number(rest) {
            match numbers.count {
                0 => numbers.first = value,
                1 => numbers.second = value,
                _ => {}
            }
            numbers.count = numbers.count.saturating_add(1);
            numbers.longest = numbers.longest.max(u8::try_from(length).unwrap_or(u8::MAX));
            let (digits, behind) = rest.split_at_checked(length).unwrap_or_default();
            rest = behind;
            if length >= 8 && dates::is_date(digits) {
                numbers.dated = true;
                rest = rest.get(dates::time(rest)..).unwrap_or_default();
            }
            match rest {
                [b'.', more @ ..] if more.first().is_some_and(u8::is_ascii_digit) => rest = more,
                _ => break,
            }
        }
        self.at = self.tag.len() - rest.len();
        numbers
    }

    /// A piece that only starts where the tag does, or after a separator.
    fn whole(&mut self, joint: Joint) -> Option<Shape> {
        let rest = self.rest();
        let (shape, length) = if joint == Joint::Dot
            && let Some(length) = hashes::counted_commit(rest)
        {
            (Shape::Commit { described: false }, length)
        } else if let Some(length) = hashes::commit(rest, self.announced) {
            (
                Shape::Commit {
                    described: rest.first() == Some(&b'g'),
                },
                length,
            )
        } else {
            let date = dates::calendar(rest)?;
            (
                Shape::Date,
                date + dates::time(rest.get(date..).unwrap_or_default()),
            )
        };
        self.at += length;
        Some(shape)
    }
}

impl Iterator for Pieces<'_> {
    type Item = Piece;

    fn next(&mut self) -> Option<Piece> {
        let first = self.at == 0;
        let joint = self.joint();
        if self.rest().is_empty() {
            return None;
        }
        let start = self.at;
        let whole = if first || joint != Joint::None {
            self.whole(joint)
        } else {
            None
        };
        let shape = whole.unwrap_or_else(|| {
            let text = self.letters();
            Shape::Plain(text, self.numbers())
        });
        // No byte that a tag may hold is left over; any other must not stop the reader.
        self.at = self.at.max(start + 1);
        self.announced = matches!(
            shape,
            Shape::Plain(Text::Known(Word::Commit), Numbers { count: 0, .. })
        );
        let introduced = matches!(shape, Shape::Plain(Text::None, _))
            && self.tag.get(start).is_some_and(u8::is_ascii_alphabetic);
        Some(Piece {
            joint,
            introduced,
            shape,
            part: Part::new(start, self.at),
        })
    }
}

/// The value and the length of the number that `text` starts with; of one with more digits than a `u32` holds, the
/// greatest value.
fn number(text: &[u8]) -> Option<(u32, usize)> {
    let (mut value, mut length) = (0_u32, 0);
    while let Some(digit @ b'0'..=b'9') = text.get(length) {
        value = value.wrapping_mul(10).wrapping_add(u32::from(digit - b'0'));
        length += 1;
    }
    match length {
        0 => None,
        1..=9 => Some((value, length)),
        _ => Some((u32::MAX, length)),
    }
}
