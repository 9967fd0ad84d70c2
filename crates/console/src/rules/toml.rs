//! Rules in TOML.

use alloc::borrow::ToOwned as _;
use alloc::string::{String, ToString as _};
use core::ops::Range;

use serde_json::{Map, Number, Value, json};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::segments;

/// The rules as JSON, or the parser's complaint.
pub(super) fn value(text: &str) -> Result<Value, String> {
    DeTable::parse(text)
        .map(|table| object(table.get_ref()))
        .map_err(|error| error.message().to_owned())
}

/// The place of a pointer into the rules, in bytes, or of what makes the text no TOML.
///
/// `input` is the text at fault; where that is the last part of the pointer, the key is meant.
pub(super) fn locate(text: &str, pointer: &str, input: Option<&str>) -> Range<usize> {
    let root = match DeTable::parse(text) {
        Ok(table) => DeValue::Table(table.into_inner()),
        Err(error) => return error.span().unwrap_or(0..0),
    };
    let mut place = 0..0;
    let mut node = &root;
    for segment in segments(pointer) {
        let Some((key, value)) = member(node, &segment) else {
            break;
        };
        place = if input == Some(&segment) {
            key
        } else {
            value.span()
        };
        node = value.get_ref();
    }
    place
}

/// A member of a table with the place of its key, or an element of an array.
fn member<'v>(
    value: &'v DeValue<'_>,
    segment: &str,
) -> Option<(Range<usize>, &'v Spanned<DeValue<'v>>)> {
    match value {
        DeValue::Table(table) => table
            .get_key_value(segment)
            .map(|(key, value)| (key.span(), value)),
        DeValue::Array(array) => {
            let value = array.get(segment.parse::<usize>().ok()?)?;
            Some((value.span(), value))
        }
        _ => None,
    }
}

fn object(table: &DeTable<'_>) -> Value {
    let members = table
        .iter()
        .map(|(key, value)| (key.get_ref().to_string(), json(value)));
    Value::Object(members.collect::<Map<_, _>>())
}

/// As deep as the parser lets a document nest. What JSON has no value for, a date or an infinite
/// number, becomes an object, since no rule is one: the library then refuses it at its place.
fn json(value: &Spanned<DeValue<'_>>) -> Value {
    let foreign = |text: String| json!({ text: null });
    match value.get_ref() {
        DeValue::String(text) => json!(text),
        DeValue::Boolean(yes) => json!(yes),
        DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix())
            .map_or_else(|_| foreign(number.to_string()), |number| json!(number)),
        DeValue::Float(number) => {
            let finite = number.as_str().parse().ok().and_then(Number::from_f64);
            finite.map_or_else(|| foreign(number.to_string()), Value::Number)
        }
        DeValue::Datetime(date) => foreign(date.to_string()),
        DeValue::Array(array) => array.iter().map(json).collect(),
        DeValue::Table(table) => object(table),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "\
pinned = [\"b*\"]
unknown = \"Sometimes\"
movng = []

[[images]]
match = \"ghcr.io/acme/**\"
policy = \"Sometimes\"

[[images]]
match = 1979-05-27
";

    fn place(pointer: &str, input: Option<&str>) -> &'static str {
        RULES.get(locate(RULES, pointer, input)).unwrap()
    }

    #[test]
    fn a_value_is_found() {
        assert_eq!(place("/unknown", Some("Sometimes")), "\"Sometimes\"");
        assert_eq!(place("/pinned/0", Some("b*")), "\"b*\"");
        assert_eq!(
            place("/images/0/policy", Some("Sometimes")),
            "\"Sometimes\""
        );
        assert_eq!(place("/images/1/match", None), "1979-05-27");
    }

    #[test]
    fn an_unknown_key_is_found() {
        assert_eq!(place("/movng", Some("movng")), "movng");
    }

    #[test]
    fn what_is_missing_is_sought_in_what_holds_it() {
        assert_eq!(place("/images/1/nothing/more", None), "[[images]]");
        assert_eq!(locate(RULES, "", None), 0..0);
    }

    #[test]
    fn a_syntax_error_is_found() {
        let text = "pinned = [\n\"a\" \"b\"]\n";
        assert_eq!(locate(text, "", None).start, 15);
        assert!(value(text).is_err());
    }

    #[test]
    fn every_value_becomes_json() {
        let text = "a = \"x\"\nb = true\nc = 0x10\nd = 1.5\ne = [1, { f = 2 }]\ng.h = inf\ni = 1979-05-27\n";
        assert_eq!(
            value(text),
            Ok(json!({
                "a": "x", "b": true, "c": 16, "d": 1.5, "e": [1, {"f": 2}],
                "g": {"h": {"inf": null}}, "i": {"1979-05-27": null},
            }))
        );
    }
}
