//! Commit ids and other hashes, as tags write them.

/// The lengths of an abbreviated commit id: git writes seven digits at least, and a whole one has forty.
const ABBREVIATED: core::ops::RangeInclusive<usize> = 7..=40;
/// The length of a SHA-256.
const WHOLE_SHA256: usize = 64;
/// Hexadecimal words of the usual lengths, which nobody would take for a commit.
const WORDS: [&[u8]; 10] = [
    b"acceded",
    b"baadcafe",
    b"cafebabe",
    b"cafefeed",
    b"deadbeef",
    b"defaced",
    b"effaced",
    b"facaded",
    b"fabaceae",
    b"feedface",
];

/// The length of the commit id that `text` starts with, up to a separator or the end: `3f2a1bc`, and `g3f2a1bc` as
/// `git describe` writes it. A run of digits alone is a commit only where it is `announced`, as in `sha-1234567`.
pub(super) fn commit(text: &[u8], announced: bool) -> Option<usize> {
    // Most pieces are shorter, and need no second look.
    if !text
        .get(*ABBREVIATED.start() - 1)
        .is_some_and(u8::is_ascii_hexdigit)
    {
        return None;
    }
    let (prefix, digits) = match text {
        [b'g', digits @ ..] => (1, digits),
        digits => (0, digits),
    };
    let (mut length, mut letters, mut numerals) = (0, false, false);
    for byte in digits {
        match byte {
            b'0'..=b'9' => numerals = true,
            b'a'..=b'f' => letters = true,
            b'-' | b'_' | b'.' => break,
            _ => return None,
        }
        length += 1;
    }
    let by_length = ABBREVIATED.contains(&length) || length == WHOLE_SHA256;
    let by_digits = match (letters, numerals) {
        (false, _) => announced || prefix == 1,
        (_, false) => {
            matches!(length, 7 | 8 | 40)
                && !digits
                    .get(..length)
                    .is_some_and(|word| WORDS.contains(&word))
        }
        _ => true,
    };
    (by_length && by_digits).then_some(prefix + length)
}

/// The digits of a commit in the versions that Jenkins gives its components.
const JENKINS_DIGITS: usize = 12;

/// The length of the commit in `3107.v665000b_51092` that `text` starts with: behind a count of commits a `v` and twelve
/// digits, with an underscore behind a letter for the sake of those who compare versions
/// ([JEP-229](https://github.com/jenkinsci/jep/blob/master/jep/229/README.adoc)).
pub(super) fn counted_commit(text: &[u8]) -> Option<usize> {
    let [b'v', digits @ ..] = text else {
        return None;
    };
    let (mut count, mut length) = (0, 0);
    while count < JENKINS_DIGITS {
        match digits.get(length)? {
            b'0'..=b'9' | b'a'..=b'f' => count += 1,
            b'_' => {}
            _ => return None,
        }
        length += 1;
    }
    let ends = !digits.get(length).is_some_and(u8::is_ascii_alphanumeric);
    ends.then_some(1 + length)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commits_of_jenkins() {
        assert_eq!(counted_commit(b"v92c105e0f819-7"), Some(13));
        assert_eq!(counted_commit(b"vb_1fceb_58fa_18"), Some(16));
        for text in [
            "v92c105e0f81",
            "v92c105e0f8190",
            "v92c105e0g819",
            "92c105e0f819",
            "v",
            "",
        ] {
            assert_eq!(counted_commit(text.as_bytes()), None, "{text}");
        }
    }

    #[test]
    fn commits_by_shape() {
        for text in [
            "3f2a1bc",
            "befacaad",
            "666416b385e8",
            "g3f2a1bc",
            "g1886123",
            "f226381de39d8e6c397b293a32182459c0e644b3",
            "abb7a6ac3e05182bb91f84f508f30627fea89a9ee6bbcbd32a00f4bb7a85a66e",
        ] {
            assert_eq!(commit(text.as_bytes(), false), Some(text.len()), "{text}");
        }
        assert_eq!(commit(b"3f2a1bc-slim", false), Some(7));
    }

    #[test]
    fn what_is_no_commit() {
        for text in [
            "beef", "decade", "facade", "deadbeef", "9999999", "20240101", "3f2a1b", "3F2A1BC",
            "3f2a1bcx", "",
        ] {
            assert_eq!(commit(text.as_bytes(), false), None, "{text}");
        }
    }

    #[test]
    fn digits_alone_need_an_announcement() {
        assert_eq!(commit(b"1234567", true), Some(7));
        assert_eq!(commit(b"123456", true), None);
    }
}
