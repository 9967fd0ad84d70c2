//! Runs of characters of one kind, eight bytes at a time.
//!
//! Most runs in a reference are shorter than eight bytes, and where each one ends differs from
//! reference to reference. So a loop over single bytes spends its time on branches that the
//! processor predicts wrongly; a word of eight bytes tells a run's length without a branch.

/// The end of the run of lower-case letters and digits that starts at `at`.
pub(super) fn lower_or_digit(bytes: &[u8], at: usize) -> usize {
    run(bytes, at, |word| {
        word.between(b'a', b'z') | word.between(b'0', b'9')
    })
}

/// The end of the run of letters and digits that starts at `at`.
pub(super) fn letter_or_digit(bytes: &[u8], at: usize) -> usize {
    run(bytes, at, |word| {
        word.folded().between(b'a', b'z') | word.between(b'0', b'9')
    })
}

/// The end of the run of letters, digits, `_`, `.` and `-` that starts at `at`.
pub(super) fn in_tag(bytes: &[u8], at: usize) -> usize {
    run(bytes, at, |word| {
        word.folded().between(b'a', b'z')
            | word.between(b'0', b'9')
            | word.between(b'-', b'.')
            | word.between(b'_', b'_')
    })
}

/// The end of the run of bytes that starts at `at`, one by one: for what is rare.
pub(super) fn of(bytes: &[u8], at: usize, is_member: impl Fn(&u8) -> bool) -> usize {
    let rest = bytes.get(at..).unwrap_or_default();
    at + rest.iter().take_while(|byte| is_member(byte)).count()
}

/// The end of a run, of which `members` marks the bytes in a word.
fn run(bytes: &[u8], mut at: usize, members: impl Fn(Word) -> u64) -> usize {
    loop {
        let word = Word::read(bytes, at);
        let others = !(members(word) & word.ascii()) & TOPS;
        if others != 0 {
            return at + others.trailing_zeros() as usize / 8;
        }
        at += size_of::<Word>();
    }
}

/// Eight bytes, the first one in the lowest bits. A set of its bytes is a mask of their top bits.
#[derive(Clone, Copy)]
struct Word(u64);

/// The top bit of each byte.
const TOPS: u64 = each(0x80);

impl Word {
    /// The bytes from `at` on, then zeros, which are in no run.
    fn read(bytes: &[u8], at: usize) -> Self {
        let rest = bytes.get(at..).unwrap_or_default();
        if let Some(eight) = rest.first_chunk() {
            return Self(u64::from_le_bytes(*eight));
        }
        match bytes.last_chunk() {
            // Read up to the end of the text, and shift out what stands in front of `at`.
            Some(eight) if !rest.is_empty() => {
                Self(u64::from_le_bytes(*eight) >> (8 * (size_of::<Self>() - rest.len())))
            }
            _ => Self(
                rest.iter()
                    .rfold(0, |word, byte| word << 8 | u64::from(*byte)),
            ),
        }
    }

    /// The bytes that are ASCII.
    const fn ascii(self) -> u64 {
        !self.0 & TOPS
    }

    /// The bytes from `low` to `high`; wrong for those that are not ASCII.
    const fn between(self, low: u8, high: u8) -> u64 {
        // No sum overflows its byte. Its top bit says whether the byte reaches `low`, and whether
        // it goes beyond `high`.
        let bytes = self.0 & !TOPS;
        (bytes + each(0x80 - low)) & !(bytes + each(0x7f - high))
    }

    /// The word with its letters in lower case; other bytes become none.
    const fn folded(self) -> Self {
        Self(self.0 | each(0x20))
    }
}

/// A word of eight times the same byte.
const fn each(byte: u8) -> u64 {
    u64::from_ne_bytes([byte; size_of::<u64>()])
}

#[cfg(test)]
mod tests {
    use alloc::vec;
    use alloc::vec::Vec;

    use super::{in_tag, letter_or_digit, lower_or_digit, of};

    /// The three runs, each beside the bytes that it is made of.
    type Run = (fn(&[u8], usize) -> usize, fn(&u8) -> bool);
    const RUNS: [Run; 3] = [
        (lower_or_digit, |byte| {
            byte.is_ascii_lowercase() || byte.is_ascii_digit()
        }),
        (letter_or_digit, u8::is_ascii_alphanumeric),
        (in_tag, |byte| {
            byte.is_ascii_alphanumeric() || b"_.-".contains(byte)
        }),
    ];

    #[test]
    fn every_byte_ends_a_run_or_belongs_to_it() {
        for (run, is_member) in RUNS {
            for byte in 0..=u8::MAX {
                assert_eq!(run(&[byte], 0), usize::from(is_member(&byte)), "{byte}");
                assert_eq!(
                    run(&[b'a', byte], 1),
                    1 + usize::from(is_member(&byte)),
                    "{byte}"
                );
            }
        }
    }

    #[test]
    fn a_run_ends_at_any_place() {
        for length in 0..40 {
            for (place, end) in (0..=length).flat_map(|place| [(place, b'/'), (place, 0xe1)]) {
                let mut bytes: Vec<u8> = vec![b'a'; length];
                if let Some(byte) = bytes.get_mut(place) {
                    *byte = end;
                }
                for (run, is_member) in RUNS {
                    for start in 0..=length {
                        let expected = of(&bytes, start, is_member);
                        assert_eq!(
                            run(&bytes, start),
                            expected,
                            "{place} from {start} in {length}"
                        );
                    }
                }
            }
        }
    }
}
