//! Rules in JSON.

use alloc::collections::BTreeMap;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use core::ops::Range;

use serde_json::Value;
use serde_json::value::RawValue;

use super::segments;

/// The rules, or the parser's complaint.
pub(super) fn value(text: &str) -> Result<Value, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

/// The place of a pointer into the rules, in bytes, or of what makes the text no JSON.
pub(super) fn locate(text: &str, pointer: &str) -> Range<usize> {
    let mut node: &RawValue = match serde_json::from_str(text) {
        Ok(root) => root,
        Err(error) => {
            let at = offset(text, error.line(), error.column());
            return at..at;
        }
    };
    for segment in segments(pointer) {
        let Some(value) = member(node, &segment) else {
            break;
        };
        node = value;
    }
    // A raw value is a part of the text that it was read from.
    let start = node.get().as_ptr().addr() - text.as_ptr().addr();
    start..start + node.get().len()
}

fn member<'t>(node: &'t RawValue, segment: &str) -> Option<&'t RawValue> {
    let text = node.get();
    if let Ok(index) = segment.parse::<usize>()
        && let Ok(elements) = serde_json::from_str::<Vec<&RawValue>>(text)
    {
        return elements.get(index).copied();
    }
    serde_json::from_str::<BTreeMap<String, &RawValue>>(text)
        .ok()?
        .get(segment)
        .copied()
}

/// The byte of a line and a column, both counted from 1 and the column in bytes.
fn offset(text: &str, line: usize, column: usize) -> usize {
    let lines = text.split_inclusive('\n').take(line.saturating_sub(1));
    let offset = lines.map(str::len).sum::<usize>() + column.saturating_sub(1);
    (offset..=text.len())
        .find(|at| text.is_char_boundary(*at))
        .unwrap_or(text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = r#"{
  "pinned": ["b*", 7],
  "images": [{"match": "a/b", "policy": "Sometimes"}],
  "x/y": {"0": null}
}"#;

    fn place(pointer: &str) -> &'static str {
        RULES.get(locate(RULES, pointer)).unwrap()
    }

    #[test]
    fn a_value_is_found() {
        assert_eq!(place("/pinned/1"), "7");
        assert_eq!(place("/images/0/policy"), "\"Sometimes\"");
        assert_eq!(place("/x~1y/0"), "null");
        assert_eq!(place(""), RULES);
    }

    #[test]
    fn what_is_missing_is_sought_in_what_holds_it() {
        assert_eq!(place("/pinned/5"), "[\"b*\", 7]");
    }

    #[test]
    fn a_syntax_error_is_found() {
        assert_eq!(locate("{\n  \"pinned\": ]\n}", ""), 14..14);
        assert_eq!(locate("", ""), 0..0);
    }
}
