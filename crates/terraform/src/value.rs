//! Values on their way: msgpack as Terraform writes it, JSON as the library reads it.

use rmpv::Value as Packed;
use serde_json::{Map, Number, Value};

use crate::messages::DynamicValue;

/// How deep a value may be nested: far deeper than any request, and no danger to the stack.
const DEPTH: usize = 256;

/// A message that is none of Terraform's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Malformed;

impl std::fmt::Display for Malformed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the value that Terraform sent cannot be read")
    }
}

impl DynamicValue {
    /// The value, as it was packed.
    pub(crate) fn unpack(&self) -> Result<Packed, Malformed> {
        let mut rest = self.msgpack.as_slice();
        let value =
            rmpv::decode::read_value_with_max_depth(&mut rest, DEPTH).map_err(|_| Malformed)?;
        if rest.is_empty() {
            Ok(value)
        } else {
            Err(Malformed)
        }
    }

    /// A value to send.
    pub(crate) fn pack(value: &Packed) -> Result<Self, Malformed> {
        let mut msgpack = Vec::new();
        rmpv::encode::write_value(&mut msgpack, value).map_err(|_| Malformed)?;
        Ok(Self { msgpack })
    }
}

/// What is known of a value.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Known {
    /// All of it.
    Value(Value),
    /// It, or a part of it, is computed later.
    Later,
}

impl Known {
    /// The value as JSON. An argument that takes any type arrives as a pair, its type first.
    pub(crate) fn of(value: &Packed, takes_any_type: bool) -> Result<Self, Malformed> {
        match value {
            Packed::Array(pair) if takes_any_type => match pair.as_slice() {
                [Packed::Binary(constraint), value] => {
                    // A type too deep to be read is none of a number's that is asked for.
                    let constraint = serde_json::from_slice(constraint).unwrap_or_default();
                    Ok(match json(value)? {
                        Self::Value(value) => Self::Value(with_numbers(value, &constraint)?),
                        Self::Later => Self::Later,
                    })
                }
                _ => Err(Malformed),
            },
            value => json(value),
        }
    }
}

/// Makes numbers again of those that Terraform packs as text: any that is no binary fraction, so
/// that `1.36` would pass for a version and `1.5` would not.
fn with_numbers(value: Value, constraint: &Value) -> Result<Value, Malformed> {
    Ok(match value {
        Value::String(digits) if constraint == "number" => {
            number(digits.parse().map_err(|_| Malformed)?)?
        }
        Value::Array(list) => {
            let each = list
                .into_iter()
                .enumerate()
                .map(|(index, value)| with_numbers(value, element(constraint, index)));
            Value::Array(each.collect::<Result<_, _>>()?)
        }
        Value::Object(object) => {
            let each = object.into_iter().map(|(key, value)| {
                let value = with_numbers(value, attribute(constraint, &key))?;
                Ok((key, value))
            });
            Value::Object(each.collect::<Result<_, _>>()?)
        }
        other => other,
    })
}

/// The type of an element of a tuple, a list or a set of this type.
fn element(constraint: &Value, index: usize) -> &Value {
    match (constraint.get(0), constraint.get(1)) {
        (Some(kind), Some(each)) if kind == "tuple" => each.get(index).unwrap_or(&Value::Null),
        (_, each) => each.unwrap_or(&Value::Null),
    }
}

/// The type of an attribute of an object, or an element of a map, of this type.
fn attribute<'a>(constraint: &'a Value, key: &str) -> &'a Value {
    match (constraint.get(0), constraint.get(1)) {
        (Some(kind), Some(each)) if kind == "object" => each.get(key).unwrap_or(&Value::Null),
        (_, each) => each.unwrap_or(&Value::Null),
    }
}

/// Recursion is bounded, since [`DynamicValue::unpack`] bounds the depth.
fn json(value: &Packed) -> Result<Known, Malformed> {
    Ok(Known::Value(match value {
        // Every extension stands for what is not known yet.
        Packed::Ext(..) => return Ok(Known::Later),
        Packed::Nil => Value::Null,
        Packed::Boolean(value) => (*value).into(),
        Packed::Integer(value) => {
            let number = value.as_i64().map(Number::from);
            Value::Number(
                number
                    .or_else(|| value.as_u64().map(Number::from))
                    .ok_or(Malformed)?,
            )
        }
        Packed::F32(value) => number(f64::from(*value))?,
        Packed::F64(value) => number(*value)?,
        Packed::String(text) => text.as_str().ok_or(Malformed)?.into(),
        Packed::Binary(_) => return Err(Malformed),
        Packed::Array(values) => {
            let mut list = Vec::with_capacity(values.len());
            for value in values {
                match json(value)? {
                    Known::Value(value) => list.push(value),
                    Known::Later => return Ok(Known::Later),
                }
            }
            Value::Array(list)
        }
        Packed::Map(members) => {
            let mut object = Map::new();
            for (key, value) in members {
                let key = key.as_str().ok_or(Malformed)?;
                match json(value)? {
                    Known::Value(value) => object.insert(key.to_owned(), value),
                    Known::Later => return Ok(Known::Later),
                };
            }
            Value::Object(object)
        }
    }))
}

fn number(value: f64) -> Result<Value, Malformed> {
    Number::from_f64(value).map(Value::Number).ok_or(Malformed)
}

/// An answer of the library. Nothing in one can fail to serialise: every key is a string.
pub(crate) fn written(answer: &impl serde::Serialize) -> Value {
    serde_json::to_value(answer).unwrap_or_default()
}

/// An answer of the library with its keys in snake case, ready to be packed.
pub(crate) fn packed(value: &Value) -> Packed {
    match value {
        Value::Null => Packed::Nil,
        Value::Bool(value) => Packed::Boolean(*value),
        Value::Number(number) => match (number.as_u64(), number.as_i64()) {
            (Some(number), _) => Packed::from(number),
            (None, Some(number)) => Packed::from(number),
            (None, None) => Packed::from(number.as_f64().unwrap_or_default()),
        },
        Value::String(text) => Packed::from(text.as_str()),
        Value::Array(list) => Packed::Array(list.iter().map(packed).collect()),
        Value::Object(object) => Packed::Map(
            object
                .iter()
                .map(|(key, value)| (Packed::from(snake_case(key)), packed(value)))
                .collect(),
        ),
    }
}

/// `kubernetesDefault` as `kubernetes_default`.
pub(crate) fn snake_case(key: &str) -> String {
    let mut snake = String::with_capacity(key.len() + 4);
    for letter in key.chars() {
        if letter.is_ascii_uppercase() {
            snake.push('_');
        }
        snake.push(letter.to_ascii_lowercase());
    }
    snake
}

/// `kubernetes_default` as `kubernetesDefault`; a key that is no snake case stays as it is.
pub(crate) fn camel_case(key: &str) -> String {
    let mut camel = String::with_capacity(key.len());
    let mut letters = key.chars().peekable();
    while let Some(letter) = letters.next() {
        match letters.peek() {
            Some(next) if letter == '_' && next.is_ascii_lowercase() => {
                camel.push(next.to_ascii_uppercase());
                letters.next();
            }
            _ => camel.push(letter),
        }
    }
    camel
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn known(bytes: &[u8], takes_any_type: bool) -> Result<Known, Malformed> {
        let value = DynamicValue {
            msgpack: bytes.to_vec(),
        };
        Known::of(&value.unpack()?, takes_any_type)
    }

    #[test]
    fn values_as_terraform_packs_them() {
        for (bytes, value) in [
            (&b"\xa4auto"[..], json!("auto")),
            (b"\xc0", json!(null)),
            (b"\xc3", json!(true)),
            (b"\x0c", json!(12)),
            (b"\xcb\x3f\xf8\0\0\0\0\0\0", json!(1.5)),
            (
                b"\x82\xa1a\x92\xa1x\xa1y\xa1b\xc0",
                json!({"a": ["x", "y"], "b": null}),
            ),
        ] {
            assert_eq!(known(bytes, false), Ok(Known::Value(value)), "{bytes:x?}");
        }
    }

    #[test]
    fn a_value_of_any_type_brings_its_type() {
        assert_eq!(
            known(b"\x92\xc4\x08\"string\"\xa1x", true),
            Ok(Known::Value(json!("x")))
        );
        assert_eq!(known(b"\xc0", true), Ok(Known::Value(json!(null))));
    }

    #[test]
    fn numbers_that_terraform_writes_as_text_are_numbers() {
        let of = |constraint: Value, value: Value| {
            let pair = vec![
                Packed::Binary(constraint.to_string().into_bytes()),
                packed(&value),
            ];
            Known::of(&Packed::Array(pair), true)
        };
        let object = json!(["object", {
            "a": "number", "b": "string", "c": ["list", "number"], "d": ["map", "number"],
            "e": ["tuple", ["string", "number"]], "f": ["list", ["set", "number"]],
        }]);
        let given = json!({
            "a": "1.36", "b": "1.36", "c": ["1.1", "2"], "d": {"x": "0.1"}, "e": ["1.1", "1.1"],
            "f": [["1.1"]],
        });
        assert_eq!(
            of(object, given),
            Ok(Known::Value(json!({
                "a": 1.36, "b": "1.36", "c": [1.1, 2.0], "d": {"x": 0.1}, "e": ["1.1", 1.1],
                "f": [[1.1]],
            })))
        );
        assert_eq!(of(json!("number"), json!("x")), Err(Malformed));
        assert_eq!(
            of(json!(["tuple", []]), json!(["1.1"])),
            Ok(Known::Value(json!(["1.1"])))
        );
    }

    #[test]
    fn what_is_unknown_somewhere_is_known_later() {
        for bytes in [
            &b"\xc7\x07\x0c\x82\x01\xc2\x02\xa2x:"[..],
            b"\xd4\0\0",
            b"\x91\xd4\0\0",
            b"\x81\xa1a\x91\xd4\0\0",
        ] {
            assert_eq!(known(bytes, false), Ok(Known::Later), "{bytes:x?}");
        }
    }

    #[test]
    fn malformed_values_are_refused() {
        let deep = [vec![0x91; 100_000], vec![0xc0]].concat();
        for bytes in [
            &b""[..],
            b"\xa4aut",
            b"\xa1\xff",
            b"\xa1x\xa1y",
            b"\x81\x01\x02",
            b"\xdd\xff\xff\xff\xff",
            b"\xc6\xff\xff\xff\xff",
            b"\xcb\x7f\xf8\0\0\0\0\0\0",
            &deep,
        ] {
            let shown = bytes.get(..bytes.len().min(12));
            assert_eq!(known(bytes, false), Err(Malformed), "{shown:x?}");
        }
        assert_eq!(known(b"\x91\xa1x", true), Err(Malformed));
    }

    #[test]
    fn keys_change_their_style_and_back() {
        for (camel, snake) in [
            ("kubernetesDefault", "kubernetes_default"),
            ("policy", "policy"),
            (
                "preloadedImagesVerificationAllowlist",
                "preloaded_images_verification_allowlist",
            ),
        ] {
            assert_eq!(snake_case(camel), snake);
            assert_eq!(camel_case(snake), camel);
            assert_eq!(camel_case(camel), camel);
        }
        assert_eq!(camel_case("a__b_"), "a_B_");
    }
}
