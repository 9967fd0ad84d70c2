//! Numbers as Terraform puts them into texts.

/// More digits than these are no longer exact in Terraform, whose numbers have 512 bits.
const MOST_DIGITS: i64 = 150;

/// The text of a number, from how it is written in HCL or JSON: all its digits, without an exponent
/// and without zeros that say nothing. None where it is no number, or has too many digits.
pub(super) fn decimal(written: &str) -> Option<String> {
    let (sign, unsigned) = match written.strip_prefix('-') {
        Some(unsigned) => ("-", unsigned.trim_start()),
        None => ("", written),
    };
    let (mantissa, exponent) = unsigned.split_once(['e', 'E']).unwrap_or((unsigned, "0"));
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let all = [whole, fraction].concat();
    if all.is_empty() || !all.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let exponent: i64 = exponent.parse().ok()?;
    let significant = all.trim_start_matches('0');
    let leading = all.len() - significant.len();
    let digits = significant.trim_end_matches('0');
    if digits.is_empty() {
        return Some(format!("{sign}0"));
    }
    // How many of the digits, and of zeros behind them, are before the point.
    let before = whole.len() as i64 - leading as i64;
    let before = before.checked_add(exponent)?;
    let count = digits.len() as i64;
    if count > MOST_DIGITS || !(-MOST_DIGITS..=MOST_DIGITS).contains(&before) {
        return None;
    }
    let zeros = |count: i64| "0".repeat(usize::try_from(count).unwrap_or(0));
    Some(if before <= 0 {
        format!("{sign}0.{}{digits}", zeros(-before))
    } else if before >= count {
        format!("{sign}{digits}{}", zeros(before - count))
    } else {
        let (before, behind) = digits.split_at_checked(usize::try_from(before).ok()?)?;
        format!("{sign}{before}.{behind}")
    })
}

#[cfg(test)]
mod tests {
    use super::decimal;

    #[test]
    fn numbers_are_written_as_terraform_writes_them() {
        // What `terraform console` (1.11.4) makes of them.
        for (written, expected) in [
            ("1.0", "1"),
            ("1e3", "1000"),
            ("1E+3", "1000"),
            ("1.50", "1.5"),
            ("0.1e-4", "0.00001"),
            ("1e-7", "0.0000001"),
            ("12345678901234567890123", "12345678901234567890123"),
            ("12345678901234567890123.450", "12345678901234567890123.45"),
            ("100.0", "100"),
            ("0.0", "0"),
            ("1.5e1", "15"),
            ("007", "7"),
            ("00.10", "0.1"),
            ("-0", "-0"),
            ("-1.50", "-1.5"),
            ("- 2", "-2"),
            ("0e5", "0"),
            ("0.000e-3", "0"),
        ] {
            assert_eq!(decimal(written).as_deref(), Some(expected), "{written}");
        }
        let most = format!("1{}", "0".repeat(149));
        assert_eq!(decimal("1e149"), Some(most));
    }

    #[test]
    fn what_is_no_number_or_too_long_is_not_known() {
        let long = "1".repeat(151);
        for written in [
            "",
            "-",
            ".",
            "e5",
            "x",
            "1x",
            "1e",
            "1e+-3",
            "0x10",
            "1_000",
            "NaN",
            "1.2.3",
            "1e150",
            "1e-200",
            "1e9223372036854775807",
            "1e99999999999999999999",
            &long,
        ] {
            assert_eq!(decimal(written), None, "{written}");
        }
    }
}
