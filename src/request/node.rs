//! A JSON value that knows its place in the request, for errors that name it.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use hifijson::str::Error as MalformedString;
use hifijson::token::{Expect, Lex as _};
use hifijson::value::parse_bounded;
use hifijson::{Error as Malformed, SliceLexer};

use crate::error::{Error, ErrorCode, pointer_token};
use crate::explain;

/// A value, whose texts lie in what it was read from where nothing in them is escaped.
pub(crate) type Value<'t> = hifijson::value::Value<&'t str, Cow<'t, str>>;

/// The deepest nesting that is read; what a request may hold is nested four deep.
const DEEPEST: usize = 128;

/// Reads JSON text, or says in words what is wrong with it and where.
pub(crate) fn parse(text: &str) -> Result<Value<'_>, String> {
    let mut lexer = SliceLexer::new(text.as_bytes());
    let value = lexer.exactly_one(SliceLexer::ws_peek, |next, lexer| {
        parse_bounded(DEEPEST, next, lexer)
    });
    value.map_err(|error: Malformed| {
        let read = text.len() - lexer.as_slice().len();
        format!("{} at {}", complaint(&error), place(text, read))
    })
}

/// What is wrong with a text, in words of the person who wrote it.
fn complaint(error: &Malformed) -> &'static str {
    match error {
        Malformed::Depth => "lists and objects are nested too deeply",
        Malformed::Num(_) => "a digit is expected",
        Malformed::Str(MalformedString::Control) => {
            "a string holds a control character, which has to be escaped"
        }
        Malformed::Str(MalformedString::Eof) => "a string does not end",
        Malformed::Str(_) => "a string holds an invalid escape",
        Malformed::Token(Expect::Value) => "a value is expected",
        Malformed::Token(Expect::ValueOrEnd) => {
            "a value or the end of the list or object is expected"
        }
        Malformed::Token(Expect::CommaOrEnd) => {
            "a comma or the end of the list or object is expected"
        }
        Malformed::Token(Expect::String) => "a key in double quotes is expected",
        Malformed::Token(Expect::Colon) => "a colon is expected",
        Malformed::Token(Expect::Eof) => "nothing may follow the value",
    }
}

/// Reads the JSON text of a request.
pub(crate) fn document(text: &str) -> Result<Value<'_>, Error> {
    parse(text).map_err(|why| explain::malformed_json(&why))
}

/// An offset as line and column, both counted from 1, the column in characters.
fn place(text: &str, offset: usize) -> String {
    let (mut line, mut column) = (1, 1);
    for (at, character) in text.char_indices() {
        match character {
            _ if at >= offset => break,
            '\n' => (line, column) = (line + 1, 1),
            _ => column += 1,
        }
    }
    format!("line {line} column {column}")
}

/// The value under a key; of several, the last.
pub(crate) fn member<'a, 't>(value: &'a Value<'t>, key: &str) -> Option<&'a Value<'t>> {
    let Value::Object(members) = value else {
        return None;
    };
    let last = members.iter().rfind(|(name, _)| name == key);
    last.map(|(_, value)| value)
}

/// A value, and how it is reached.
#[derive(Clone, Copy)]
pub(crate) struct Node<'a> {
    value: &'a Value<'a>,
    parent: Option<&'a Node<'a>>,
    step: Step<'a>,
    /// The code of what is wrong in here.
    code: ErrorCode,
}

#[derive(Clone, Copy)]
enum Step<'a> {
    Root,
    Key(&'a str),
    Index(usize),
}

impl<'a> Node<'a> {
    /// The whole request.
    pub(crate) fn root(value: &'a Value<'a>) -> Self {
        Self {
            value,
            parent: None,
            step: Step::Root,
            code: ErrorCode::InvalidRequest,
        }
    }

    /// A part that stands alone, as if it were a key of a request.
    pub(crate) fn part(key: &'a str, value: &'a Value<'a>) -> Self {
        Self {
            step: Step::Key(key),
            ..Self::root(value)
        }
    }

    /// The same node, with another code for what is wrong in it.
    pub(crate) fn coded(self, code: ErrorCode) -> Self {
        Self { code, ..self }
    }

    /// The place as a JSON pointer; made only for an error.
    pub(crate) fn pointer(&self) -> String {
        let before = self.parent.map(Node::pointer).unwrap_or_default();
        match self.step {
            Step::Root => before,
            Step::Key(key) => format!("{before}/{}", pointer_token(key)),
            Step::Index(index) => format!("{before}/{index}"),
        }
    }

    fn wrong(&self, expected: &str) -> Error {
        let found = match self.value {
            Value::Null => "null",
            Value::Bool(_) => "true or false",
            Value::Number(_) => "a number",
            Value::String(_) => "a string",
            Value::Array(_) => "a list",
            Value::Object(_) => "an object",
        };
        explain::wrong_type(self.code, &self.pointer(), expected, found)
    }

    pub(crate) fn string(&self) -> Result<&'a str, Error> {
        match self.value {
            Value::String(text) => Ok(text),
            _ => Err(self.wrong("a string")),
        }
    }

    pub(crate) fn boolean(&self) -> Result<bool, Error> {
        match self.value {
            Value::Bool(flag) => Ok(*flag),
            _ => Err(self.wrong("true or false")),
        }
    }

    /// The members of an object, in order, duplicates included.
    pub(crate) fn members(&self) -> Result<&'a [(Cow<'a, str>, Value<'a>)], Error> {
        match self.value {
            Value::Object(members) => Ok(members),
            _ => Err(self.wrong("an object")),
        }
    }

    /// Each element of a list, read by `read`.
    pub(crate) fn list<T>(
        &self,
        read: impl Fn(Node<'_>) -> Result<T, Error>,
    ) -> Result<Vec<T>, Error> {
        let mut list = Vec::new();
        for element in self.elements()? {
            list.push(read(element)?);
        }
        Ok(list)
    }

    /// The elements of a list.
    pub(crate) fn elements(&'a self) -> Result<impl Iterator<Item = Node<'a>>, Error> {
        let Value::Array(list) = self.value else {
            return Err(self.wrong("a list"));
        };
        let child = |(index, value)| self.element(index, value);
        Ok(list.iter().enumerate().map(child))
    }

    pub(crate) fn element(&'a self, index: usize, value: &'a Value<'a>) -> Node<'a> {
        Node {
            value,
            parent: Some(self),
            step: Step::Index(index),
            code: self.code,
        }
    }

    /// The value under a key; none where it is absent or null.
    pub(crate) fn get(&'a self, key: &'a str) -> Option<Node<'a>> {
        match member(self.value, key)? {
            Value::Null => None,
            value => Some(self.child(key, value)),
        }
    }

    /// The value under a key that must be there.
    pub(crate) fn require(&'a self, key: &'a str) -> Result<Node<'a>, Error> {
        self.get(key)
            .ok_or_else(|| explain::missing_key(self.code, &self.pointer(), key))
    }

    pub(crate) fn child(&'a self, key: &'a str, value: &'a Value<'a>) -> Node<'a> {
        Node {
            value,
            parent: Some(self),
            step: Step::Key(key),
            code: self.code,
        }
    }

    /// An object without other keys than the known ones.
    pub(crate) fn check_keys(
        &self,
        known: impl Iterator<Item = &'static str> + Clone,
    ) -> Result<(), Error> {
        let mut keys = self.members()?.iter().map(|(key, _)| key);
        match keys.find(|key| !known.clone().any(|known| known == *key)) {
            None => Ok(()),
            Some(key) => {
                let at = format!("{}/{}", self.pointer(), pointer_token(key));
                let known: Vec<&'static str> = known.collect();
                Err(explain::unknown_key(self.code, &at, key, &known))
            }
        }
    }

    /// What a text is read as, with an error of that reading moved to this place.
    pub(crate) fn read<T>(&self, read: impl Fn(&str) -> Result<T, Error>) -> Result<T, Error> {
        read(self.string()?).map_err(|error| self.here(error))
    }

    /// One of the known words, by its place among them.
    pub(crate) fn word<T: Copy>(&self, known: &[(&'static str, T)]) -> Result<T, Error> {
        self.meaning(self.string()?, known)
    }

    /// What one of the known words means, which stands here as the value or as the key.
    pub(crate) fn meaning<T: Copy>(
        &self,
        text: &str,
        known: &[(&'static str, T)],
    ) -> Result<T, Error> {
        let found = known.iter().find(|(word, _)| *word == text);
        found.map(|(_, meaning)| *meaning).ok_or_else(|| {
            let words: Vec<&'static str> = known.iter().map(|(word, _)| *word).collect();
            explain::unknown_word(self.code, &self.pointer(), text, &words)
        })
    }

    /// An error, moved to this place.
    pub(crate) fn here(&self, error: Error) -> Error {
        error.with(|error| error.at = self.pointer())
    }

    /// How long the value is as compact JSON, in bytes.
    pub(crate) fn compact_length(&self) -> usize {
        compact_length(self.value)
    }
}

/// The recursion is as deep as what was read, at most [`DEEPEST`].
fn compact_length(value: &Value<'_>) -> usize {
    match value {
        Value::Null | Value::Bool(true) => "null".len(),
        Value::Bool(false) => "false".len(),
        Value::Number((number, _)) => number.len(),
        Value::String(text) => quoted_length(text),
        Value::Array(list) => bracketed(list.iter().map(compact_length)),
        Value::Object(members) => bracketed(
            members
                .iter()
                .map(|(key, value)| quoted_length(key) + ":".len() + compact_length(value)),
        ),
    }
}

/// Of a list or an object whose parts have these lengths: the brackets, and the commas between.
fn bracketed(parts: impl ExactSizeIterator<Item = usize>) -> usize {
    "[]".len() + parts.len().saturating_sub(1) + parts.sum::<usize>()
}

fn quoted_length(text: &str) -> usize {
    let length = |byte| match byte {
        b'"' | b'\\' | 0x08 | b'\t' | b'\n' | 0x0c | b'\r' => 2,
        0..=0x1f => "\\u0000".len(),
        _ => 1,
    };
    text.bytes().map(length).sum::<usize>() + "\"\"".len()
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString as _;

    use super::{compact_length, parse};

    #[test]
    fn a_value_is_as_long_as_serde_json_writes_it() {
        for text in [
            "null",
            "false",
            "[ ]",
            "{ }",
            r#"{"a": [1, -2.5, true], "b\u0001\n\"\\": {"c": "\u00e4\u001f"}}"#,
        ] {
            let value: serde_json::Value = serde_json::from_str(text).unwrap();
            assert_eq!(
                compact_length(&parse(text).unwrap()),
                value.to_string().len(),
                "{text}"
            );
        }
    }

    #[test]
    fn complaints_name_the_place_in_characters() {
        let complaint = |text| parse(text).unwrap_err();
        assert_eq!(complaint(""), "a value is expected at line 1 column 1");
        assert_eq!(
            complaint("{\n  \"ä\": ]"),
            "a value is expected at line 2 column 8"
        );
        assert_eq!(
            complaint("{} x"),
            "nothing may follow the value at line 1 column 4"
        );
        let deep = "[".repeat(200);
        assert_eq!(
            complaint(&deep),
            "lists and objects are nested too deeply at line 1 column 129"
        );
    }
}
