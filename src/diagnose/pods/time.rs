//! Timestamps as the API server writes them: RFC 3339, in UTC.

use alloc::format;
use alloc::string::String;

/// The timestamp so many seconds later; none where it is no timestamp in UTC.
pub(super) fn later(timestamp: &str, seconds: u32) -> Option<String> {
    let (date, time) = timestamp.strip_suffix('Z')?.split_once('T')?;
    let (time, _) = time.split_once('.').unwrap_or((time, ""));
    let [year, month, day] = numbers(date, '-')?;
    let [hour, minute, second] = numbers(time, ':')?;
    let valid = (1..=12).contains(&month)
        && (1..=31).contains(&day)
        && hour < 24
        && minute < 60
        && second <= 60
        && year <= 9999;
    if !valid {
        return None;
    }
    let of_day = hour * 3600 + minute * 60 + second + u64::from(seconds);
    let (year, month, day) = date_of(day_number(year, month, day) + of_day / 86_400);
    let of_day = of_day % 86_400;
    Some(format!(
        "{year:04}-{month:02}-{day:02}T{:02}:{:02}:{:02}Z",
        of_day / 3600,
        of_day / 60 % 60,
        of_day % 60
    ))
}

fn numbers(text: &str, separator: char) -> Option<[u64; 3]> {
    let mut parts = text.split(separator).map(|part| {
        let digits = !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
        digits.then(|| part.parse().ok())?
    });
    let numbers = [parts.next()??, parts.next()??, parts.next()??];
    parts.next().is_none().then_some(numbers)
}

/// Days of 400 years of the Gregorian calendar, which then begins anew.
const ERA: u64 = 146_097;

/// The number of a day, counted from 1 March of the year -400. Years begin in March here, so that
/// the leap day is their last.
fn day_number(year: u64, month: u64, day: u64) -> u64 {
    let year = year + 400 - u64::from(month <= 2);
    let month = (month + 9) % 12;
    year * 365 + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day - 1
}

/// The year, month and day of such a number.
fn date_of(number: u64) -> (u64, u64, u64) {
    let of_era = number % ERA;
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / (ERA - 1)) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * of_year + 2) / 153;
    let day = of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 {
        shifted + 3
    } else {
        shifted - 9
    };
    let year = number / ERA * 400 + year_of_era + u64::from(month <= 2);
    (year.saturating_sub(400), month, day)
}

#[cfg(test)]
mod tests {
    use super::later;

    #[test]
    fn seconds_are_added_over_every_border() {
        for (timestamp, seconds, sum) in [
            ("2026-11-30T22:32:16Z", 10, "2026-11-30T22:32:26Z"),
            ("2026-11-30T23:59:59Z", 1, "2026-12-01T00:00:00Z"),
            ("2026-12-31T23:59:50Z", 300, "2027-01-01T00:04:50Z"),
            ("2024-02-28T23:59:00Z", 60, "2024-02-29T00:00:00Z"),
            ("2023-02-28T23:59:00Z", 60, "2023-03-01T00:00:00Z"),
            ("2000-02-29T12:00:00Z", 86_400, "2000-03-01T12:00:00Z"),
            ("2026-01-01T00:00:00.123456Z", 0, "2026-01-01T00:00:00Z"),
        ] {
            assert_eq!(
                later(timestamp, seconds).as_deref(),
                Some(sum),
                "{timestamp}"
            );
        }
        for other in [
            "",
            "Z",
            "2026-01-01",
            "2026-13-01T00:00:00Z",
            "2026-01-01T00:00:00+01:00",
            "aT00:00:00Z",
        ] {
            assert_eq!(later(other, 1), None, "{other}");
        }
    }
}
