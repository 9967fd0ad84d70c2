//! Dates and times of day, as tags write them.

/// The length of the calendar date `2024-11-07` (or `2024_11_07`) that `text` starts with.
pub(super) fn calendar(text: &[u8]) -> Option<usize> {
    let [
        y1,
        y2,
        y3,
        y4,
        b'-' | b'_',
        m1,
        m2,
        b'-' | b'_',
        d1,
        d2,
        rest @ ..,
    ] = text
    else {
        return None;
    };
    let ends = !rest.first().is_some_and(u8::is_ascii_digit);
    (ends && is_day(&[*y1, *y2, *y3, *y4, *m1, *m2, *d1, *d2])).then_some(10)
}

/// Whether a run of digits is a date or a time: `20241107`, with an hour, minutes or seconds behind it, or seconds or
/// milliseconds since 1970.
pub(super) fn is_date(digits: &[u8]) -> bool {
    match digits.len() {
        10 => digits.first() == Some(&b'1') || is_day(digits),
        13 => digits.first() == Some(&b'1'),
        8 | 12 | 14 => is_day(digits),
        _ => false,
    }
}

/// The length of the time of day that may follow a date: `T00-52-20Z`, `T123456Z`, `Z`.
pub(super) fn time(text: &[u8]) -> usize {
    let mut rest = text;
    if let [b'T' | b't', b'0'..=b'9', ..] = rest {
        rest = rest.get(1..).unwrap_or_default();
        while let [b'0'..=b'9', others @ ..] = rest {
            rest = others;
        }
        while let [b'-' | b'_', b'0'..=b'9', b'0'..=b'9', others @ ..] = rest {
            if others
                .first()
                .is_some_and(|byte| byte.is_ascii_alphanumeric() && !matches!(byte, b'Z' | b'z'))
            {
                break;
            }
            rest = others;
        }
    }
    if let [b'Z' | b'z', others @ ..] = rest
        && !others.first().is_some_and(u8::is_ascii_alphanumeric)
    {
        rest = others;
    }
    text.len() - rest.len()
}

/// Whether `digits` start with a year, a month and a day.
fn is_day(digits: &[u8]) -> bool {
    let [
        y1 @ b'1'..=b'2',
        y2 @ (b'9' | b'0'),
        b'0'..=b'9',
        b'0'..=b'9',
        m1,
        m2,
        d1,
        d2,
        ..,
    ] = digits
    else {
        return false;
    };
    let year = matches!((y1, y2), (b'1', b'9') | (b'2', b'0'));
    let month = matches!((m1, m2), (b'0', b'1'..=b'9') | (b'1', b'0'..=b'2'));
    let day = matches!(
        (d1, d2),
        (b'0', b'1'..=b'9') | (b'1' | b'2', b'0'..=b'9') | (b'3', b'0' | b'1')
    );
    year && month && day
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn compact_dates_and_times() {
        for date in [
            "20241016",
            "19991231",
            "202410161530",
            "20260703141021",
            "1616044224",
            "1700000000000",
            "2024101601",
        ] {
            assert!(is_date(date.as_bytes()), "{date}");
        }
        for number in [
            "9999999",
            "20241316",
            "20240132",
            "18990101",
            "21000101",
            "25011901255",
            "123",
            "",
            "3000000000",
        ] {
            assert!(!is_date(number.as_bytes()), "{number}");
        }
    }

    #[test]
    fn calendar_dates() {
        assert_eq!(calendar(b"2024-11-07T00-52-20Z"), Some(10));
        assert_eq!(calendar(b"2021_03_18"), Some(10));
        assert_eq!(calendar(b"2021-03-181"), None);
        assert_eq!(calendar(b"2021-13-18"), None);
        assert_eq!(calendar(b"2021-3-18"), None);
    }

    #[test]
    fn times_of_day() {
        assert_eq!(time(b"T00-52-20Z.hotfix"), 10);
        assert_eq!(time(b"T123456Z"), 8);
        assert_eq!(time(b"Z"), 1);
        assert_eq!(time(b"T1234-3f2a1bc"), 5);
        assert_eq!(time(b"-slim"), 0);
        assert_eq!(time(b"Test"), 0);
    }
}
