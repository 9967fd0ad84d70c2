//! Base64 as Go's `encoding/base64` decodes it, one character at a time.
//!
//! Go skips line ends anywhere, also between two `=`, and ignores stray low bits; padding must be
//! whole or, for `auth`, missing altogether. No engine of the crate `base64` does all of that, and
//! each decodes into a buffer, while `auth` is only looked at here, so that no copy of a password
//! ever exists.

/// The text is not base64.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Malformed;

/// Whether the padding may be left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Padding {
    Required,
    Optional,
}

/// Decodes characters, giving each byte to `sink`.
pub(super) fn decode(
    text: impl IntoIterator<Item = char>,
    padding: Padding,
    mut sink: impl FnMut(u8),
) -> Result<(), Malformed> {
    let (mut bits, mut digits, mut padded) = (0_u32, 0_usize, 0_usize);
    for character in text {
        match character {
            '\r' | '\n' => {}
            '=' => padded += 1,
            _ if padded > 0 => return Err(Malformed),
            _ => {
                bits = (bits << 6) | value(character).ok_or(Malformed)?;
                digits += 1;
                // The first digit of four completes no byte, each other one does.
                if let Some(below) = [None, Some(4), Some(2), Some(0)]
                    .get((digits - 1) % 4)
                    .copied()
                    .flatten()
                {
                    let [.., byte] = (bits >> below).to_be_bytes();
                    sink(byte);
                }
            }
        }
    }
    let missing = (4 - digits % 4) % 4;
    let whole = padded == missing || padded == 0 && padding == Padding::Optional;
    if whole && missing != 3 {
        Ok(())
    } else {
        Err(Malformed)
    }
}

/// What a digit of the standard alphabet stands for.
fn value(digit: char) -> Option<u32> {
    let digit = u32::from(digit);
    let from = |first: char, value: u32| digit.checked_sub(u32::from(first)).map(|d| d + value);
    match char::from_u32(digit)? {
        'A'..='Z' => from('A', 0),
        'a'..='z' => from('a', 26),
        '0'..='9' => from('0', 52),
        '+' => Some(62),
        '/' => Some(63),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::{Padding, decode};

    fn decoded(text: &str, padding: Padding) -> Option<Vec<u8>> {
        let mut bytes = Vec::new();
        decode(text.chars(), padding, |byte| bytes.push(byte)).ok()?;
        Some(bytes)
    }

    #[test]
    fn what_go_accepts_is_decoded() {
        for (text, expected) in [
            ("", ""),
            ("cyNhOnA=", "s#a:p"),
            ("cyNhOnA", "s#a:p"),
            ("cyNhYmM6cA==", "s#abc:p"),
            ("cyNhYmM6cA", "s#abc:p"),
            ("cyNhYmM6cA=\n=\r\n", "s#abc:p"),
            ("\ncyN\r\nhOnA=", "s#a:p"),
            ("c2E6cB==", "sa:p"),
            ("\n", ""),
        ] {
            let expected = Some(expected.as_bytes().to_vec());
            assert_eq!(decoded(text, Padding::Optional), expected, "{text:?}");
        }
    }

    #[test]
    fn what_go_refuses_is_malformed() {
        for text in [
            "cyNhOnA==",
            "cyNhYjpw==",
            "cyNhYmM6cA===",
            "cyNhYmM6cA=",
            "cyNhOnA= ",
            "====",
            "=",
            "A",
            "cyNhOnA=cyNhOnA=",
            "cyP__vs6cD8-",
            "user:pass",
            "cyNhOnA\u{a0}",
            " ",
        ] {
            assert_eq!(decoded(text, Padding::Optional), None, "{text:?}");
        }
        assert_eq!(decoded("cyNhOnA", Padding::Required), None);
        assert!(decoded("cyNhOnA=\n", Padding::Required).is_some());
    }
}
