//! Values that write themselves as compact JSON.
//!
//! The types of the contract implement serde's `Serialize` as well, for callers of the library. The
//! faces get their text from here, which needs no `serde_json` in a WebAssembly module, and writes a key
//! at once with its quotes: many short copies are what takes long there.

use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// A value that can write itself as JSON.
pub(crate) trait WriteJson {
    /// Adds the value, without a blank.
    fn write_json(&self, json: &mut String);
}

/// The value as compact JSON.
pub(crate) fn to_json(value: &impl WriteJson) -> String {
    // Most decisions are somewhat shorter.
    let mut json = String::with_capacity(1536);
    value.write_json(&mut json);
    json
}

impl WriteJson for str {
    fn write_json(&self, json: &mut String) {
        json.push('"');
        let mut rest = self;
        while let Some(at) = rest.bytes().position(is_escaped) {
            let (plain, behind) = rest.split_at(at);
            json.push_str(plain);
            let mut characters = behind.chars();
            // A character that is escaped is ASCII.
            escape(characters.next().unwrap_or_default(), json);
            rest = characters.as_str();
        }
        json.push_str(rest);
        json.push('"');
    }
}

/// What stands in no JSON string as it is (RFC 8259).
fn is_escaped(byte: u8) -> bool {
    matches!(byte, 0..=0x1f | b'"' | b'\\')
}

fn escape(character: char, json: &mut String) {
    let short = match character {
        '"' => "\\\"",
        '\\' => "\\\\",
        '\u{8}' => "\\b",
        '\t' => "\\t",
        '\n' => "\\n",
        '\u{c}' => "\\f",
        '\r' => "\\r",
        other => {
            json.push_str("\\u00");
            let code = u32::from(other);
            json.extend(
                [code >> 4, code & 0xf].map(|digit| char::from_digit(digit, 16).unwrap_or('0')),
            );
            return;
        }
    };
    json.push_str(short);
}

impl WriteJson for String {
    fn write_json(&self, json: &mut String) {
        self.as_str().write_json(json);
    }
}

impl WriteJson for Cow<'_, str> {
    fn write_json(&self, json: &mut String) {
        str::write_json(self, json);
    }
}

impl WriteJson for bool {
    fn write_json(&self, json: &mut String) {
        json.push_str(if *self { "true" } else { "false" });
    }
}

/// Whole numbers, which JSON spells as Rust does.
macro_rules! whole_numbers {
    ($($number:ty),+) => {
        $(impl WriteJson for $number {
            fn write_json(&self, json: &mut String) {
                json.push_str(&self.to_string());
            }
        })+
    };
}

whole_numbers!(usize, u32, u64, i64);

impl<T: WriteJson + ?Sized> WriteJson for &T {
    fn write_json(&self, json: &mut String) {
        (**self).write_json(json);
    }
}

impl<T: WriteJson> WriteJson for Option<T> {
    fn write_json(&self, json: &mut String) {
        match self {
            None => json.push_str("null"),
            Some(value) => value.write_json(json),
        }
    }
}

impl<T: WriteJson> WriteJson for [T] {
    fn write_json(&self, json: &mut String) {
        json.push('[');
        for (place, value) in self.iter().enumerate() {
            if place > 0 {
                json.push(',');
            }
            value.write_json(json);
        }
        json.push(']');
    }
}

impl<T: WriteJson, const N: usize> WriteJson for [T; N] {
    fn write_json(&self, json: &mut String) {
        self.as_slice().write_json(json);
    }
}

impl<T: WriteJson> WriteJson for Vec<T> {
    fn write_json(&self, json: &mut String) {
        self.as_slice().write_json(json);
    }
}

/// Writes a type as its spelling.
macro_rules! as_word {
    ($($name:ty),+) => {
        $(
            impl $crate::json::write::WriteJson for $name {
                fn write_json(&self, json: &mut alloc::string::String) {
                    self.as_str().write_json(json);
                }
            }

            impl serde::Serialize for $name {
                fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                    to.serialize_str(self.as_str())
                }
            }
        )+
    };
}
pub(crate) use as_word;

/// Writes a struct as an object with the named keys, in this order.
macro_rules! as_object {
    ($name:ty, |$value:ident| { $first:literal: $head:expr, $($key:literal: $field:expr,)* }) => {
        impl $crate::json::write::WriteJson for $name {
            fn write_json(&self, json: &mut alloc::string::String) {
                let $value = self;
                json.push_str(concat!("{\"", $first, "\":"));
                $head.write_json(json);
                $(
                    json.push_str(concat!(",\"", $key, "\":"));
                    $field.write_json(json);
                )*
                json.push('}');
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                use serde::ser::SerializeStruct as _;

                let $value = self;
                let mut object = to.serialize_struct("", [$first, $($key),*].len())?;
                object.serialize_field($first, &$head)?;
                $(object.serialize_field($key, &$field)?;)*
                object.end()
            }
        }
    };
}
pub(crate) use as_object;

#[cfg(test)]
mod tests {
    use alloc::string::String;

    use super::to_json;

    #[test]
    fn texts_are_escaped_as_serde_json_does() {
        let all: String = (0..=0x17f)
            .filter_map(char::from_u32)
            .chain(['\u{2028}', '😀'])
            .collect();
        for text in ["", "plain", "\"", "a\\b\u{1f}\u{7f}", &all] {
            assert_eq!(to_json(&text), serde_json::to_string(text).unwrap());
        }
    }

    #[test]
    fn lists_and_what_is_absent() {
        assert_eq!(to_json(&[Some(1_u32), None]), "[1,null]");
        assert_eq!(to_json(&["a"; 0]), "[]");
        assert_eq!(to_json(&[true, false]), "[true,false]");
    }
}
