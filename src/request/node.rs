//! A JSON value that knows its place in the request, for errors that name it.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde_json::{Map, Value};

use crate::error::{Error, ErrorCode, pointer_token};
use crate::explain;

/// A value, and how it is reached.
#[derive(Clone, Copy)]
pub(crate) struct Node<'a> {
    value: &'a Value,
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
    pub(crate) fn root(value: &'a Value) -> Self {
        Self {
            value,
            parent: None,
            step: Step::Root,
            code: ErrorCode::InvalidRequest,
        }
    }

    /// A part that stands alone, as if it were a key of a request.
    pub(crate) fn part(key: &'a str, value: &'a Value) -> Self {
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
        self.value.as_str().ok_or_else(|| self.wrong("a string"))
    }

    pub(crate) fn boolean(&self) -> Result<bool, Error> {
        self.value
            .as_bool()
            .ok_or_else(|| self.wrong("true or false"))
    }

    pub(crate) fn map(&self) -> Result<&'a Map<String, Value>, Error> {
        self.value
            .as_object()
            .ok_or_else(|| self.wrong("an object"))
    }

    /// Each element of a list, read by `read`.
    pub(crate) fn list<T>(
        &self,
        read: impl Fn(Node<'_>) -> Result<T, Error>,
    ) -> Result<Vec<T>, Error> {
        let list = self.value.as_array().ok_or_else(|| self.wrong("a list"))?;
        let child = |(index, value)| self.element(index, value);
        list.iter().enumerate().map(child).map(read).collect()
    }

    pub(crate) fn element(&'a self, index: usize, value: &'a Value) -> Node<'a> {
        Node {
            value,
            parent: Some(self),
            step: Step::Index(index),
            code: self.code,
        }
    }

    /// The value under a key; none where it is absent or null.
    pub(crate) fn get(&'a self, key: &'a str) -> Option<Node<'a>> {
        let value = self.value.get(key).filter(|value| !value.is_null())?;
        Some(self.child(key, value))
    }

    /// The value under a key that must be there.
    pub(crate) fn require(&'a self, key: &'a str) -> Result<Node<'a>, Error> {
        self.get(key)
            .ok_or_else(|| explain::missing_key(self.code, &self.pointer(), key))
    }

    pub(crate) fn child(&'a self, key: &'a str, value: &'a Value) -> Node<'a> {
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
        match self
            .map()?
            .keys()
            .find(|key| !known.clone().any(|known| known == *key))
        {
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
        let text = self.string()?;
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
        self.value.to_string().len()
    }
}
