//! From JSON to settings. Every fault has its place, and where it is a misspelling what was meant.

use std::borrow::Cow;
use std::fmt;

use pullpolicy::{Error, Glob, Rules, nearest};
use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use super::{Containers, Exemptions, Mode, OnUnknown, Settings};
use crate::sentences::shown;

/// The keys of the settings.
pub const KEYS: &[&str] = &[
    "mode",
    "containers",
    "never",
    "onUnknown",
    "exempt",
    "rules",
];
/// The keys of `exempt`.
pub const EXEMPTION_KEYS: &[&str] = &["namespaces", "registries", "containers"];

const MODES: &[(&str, Mode)] = &[
    ("warn", Mode::Warn),
    ("mutate", Mode::Mutate),
    ("deny", Mode::Deny),
];
const CONTAINERS: &[(&str, Containers)] =
    &[("moving", Containers::Moving), ("all", Containers::All)];
/// Whether `Never` is decided about.
const NEVER: &[(&str, bool)] = &[("keep", false), ("decide", true)];
const ON_UNKNOWN: &[(&str, OnUnknown)] =
    &[("accept", OnUnknown::Accept), ("reject", OnUnknown::Reject)];

/// Why settings cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    at: String,
    message: String,
}

impl Fault {
    fn new(at: &str, message: String) -> Self {
        Self {
            at: at.to_owned(),
            message,
        }
    }

    /// Where in the settings the fault is, as a JSON pointer.
    #[must_use]
    pub fn at(&self) -> &str {
        &self.at
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = if self.at.is_empty() { "/" } else { &self.at };
        write!(f, "settings, at `{at}`: {}", self.message)
    }
}

impl std::error::Error for Fault {}

impl Settings {
    /// Reads settings; null are the default ones.
    ///
    /// # Errors
    ///
    /// Where they are no JSON, have an unknown key, a value of the wrong type, a word that is not
    /// known, or rules that the library refuses.
    ///
    /// ```
    /// use pullpolicy_kubewarden::{Mode, Settings};
    ///
    /// assert_eq!(Settings::from_json(r#"{"mode": "deny"}"#)?.mode, Mode::Deny);
    /// let fault = Settings::from_json(r#"{"exempt": {"namespace": []}}"#).unwrap_err();
    /// assert_eq!(fault.at(), "/exempt/namespace");
    /// # Ok::<(), pullpolicy_kubewarden::Fault>(())
    /// ```
    pub fn from_json(text: &str) -> Result<Self, Fault> {
        let mut settings = Self::default();
        for (key, value) in members(text, "")? {
            let at = below("", &key);
            match &*key {
                "mode" => settings.mode = word(value, &at, MODES)?,
                "containers" => settings.containers = word(value, &at, CONTAINERS)?,
                "never" => settings.decide_never = word(value, &at, NEVER)?,
                "onUnknown" => settings.on_unknown = word(value, &at, ON_UNKNOWN)?,
                "exempt" => settings.exempt = exemptions(value, &at)?,
                "rules" => settings.rules = rules(value)?,
                _ => return Err(unknown_key(&at, &key, KEYS)),
            }
        }
        Ok(settings)
    }
}

fn exemptions(text: &str, at: &str) -> Result<Exemptions, Fault> {
    let mut exempt = Exemptions::default();
    for (key, value) in members(text, at)? {
        let at = below(at, &key);
        match &*key {
            "namespaces" => exempt.namespaces = globs(value, &at)?,
            "registries" => exempt.registries = globs(value, &at)?,
            "containers" => exempt.containers = globs(value, &at)?,
            _ => return Err(unknown_key(&at, &key, EXEMPTION_KEYS)),
        }
    }
    Ok(exempt)
}

fn rules(text: &str) -> Result<Rules, Fault> {
    if text == "null" {
        return Ok(Rules::default());
    }
    Rules::from_json(text).map_err(|error| Fault::new(error.at(), error_text(&error)))
}

/// What the library says, with what was probably meant.
fn error_text(error: &Error) -> String {
    let meant = error.suggestion().and_then(|meant| meant.value.as_deref());
    with_nearest(error.message().to_owned(), meant)
}

/// The members of an object in their order; null has none.
fn members<'a>(text: &'a str, at: &str) -> Result<Vec<(Cow<'a, str>, &'a str)>, Fault> {
    match serde_json::from_str::<Option<Members<'_>>>(text) {
        Ok(members) => Ok(members.map_or_else(Vec::new, |members| members.0)),
        Err(error) if error.is_data() => Err(wrong_type(at, "an object", text)),
        Err(error) => Err(Fault::new(at, format!("no JSON: {error}"))),
    }
}

fn globs(text: &str, at: &str) -> Result<Vec<Glob>, Fault> {
    let texts: Option<Vec<&RawValue>> =
        serde_json::from_str(text).map_err(|_| wrong_type(at, "a list", text))?;
    let numbered = texts.iter().flatten().enumerate();
    numbered
        .map(|(index, text)| {
            let at = below(at, &index.to_string());
            Glob::new(&string(text.get(), &at)?)
                .map_err(|error| Fault::new(&at, error.message().to_owned()))
        })
        .collect()
}

/// One of the known words; null stands for the first.
fn word<T: Copy + Default>(text: &str, at: &str, known: &[(&'static str, T)]) -> Result<T, Fault> {
    if text == "null" {
        return Ok(T::default());
    }
    let word = string(text, at)?;
    let found = known.iter().find(|(name, _)| *name == word);
    found.map(|(_, value)| *value).ok_or_else(|| {
        let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
        let message = format!(
            "`{}` is not accepted here; expected one of {}",
            shown(&word),
            listed(&names)
        );
        Fault::new(at, with_nearest(message, nearest(&word, names)))
    })
}

fn string(text: &str, at: &str) -> Result<String, Fault> {
    serde_json::from_str(text).map_err(|_| wrong_type(at, "a string", text))
}

fn unknown_key(at: &str, key: &str, known: &[&'static str]) -> Fault {
    let message = format!(
        "`{}` is not a known key; expected one of {}",
        shown(key),
        listed(known)
    );
    Fault::new(
        at,
        with_nearest(message, nearest(key, known.iter().copied())),
    )
}

fn wrong_type(at: &str, expected: &str, found: &str) -> Fault {
    let found = match found.bytes().next() {
        Some(b'{') => "an object",
        Some(b'[') => "a list",
        Some(b'"') => "a string",
        Some(b't' | b'f') => "true or false",
        Some(b'n') => "null",
        _ => "a number",
    };
    Fault::new(at, format!("must be {expected}, not {found}"))
}

fn with_nearest(message: String, nearest: Option<&str>) -> String {
    match nearest {
        Some(nearest) => format!("{message}; the nearest is `{nearest}`"),
        None => message,
    }
}

fn listed(words: &[&str]) -> String {
    let quoted: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
    quoted.join(", ")
}

/// The pointer to a member.
fn below(at: &str, key: &str) -> String {
    let key = shown(key).replace('~', "~0").replace('/', "~1");
    format!("{at}/{key}")
}

/// The members of an object, each value as its text.
struct Members<'a>(Vec<(Cow<'a, str>, &'a str)>);

impl<'de> Deserialize<'de> for Members<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Object;

        impl<'de> Visitor<'de> for Object {
            type Value = Members<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut members = Vec::new();
                while let Some(key) = map.next_key::<crate::containers::Text<'de>>()? {
                    members.push((key.0, map.next_value::<&RawValue>()?.get()));
                }
                Ok(Members(members))
            }
        }

        deserializer.deserialize_map(Object)
    }
}
