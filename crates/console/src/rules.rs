//! A file with the user's rules: what it says, and where in it a fault is.
//!
//! The rules themselves are the library's; here is only the file.

mod json;
mod place;
mod toml;

use alloc::string::String;

use pullpolicy::{Error, Rules};
use serde_json::Value;

pub use place::Place;

/// The key under which a file speaks to `lint` and `fix`, and to nothing else.
const LINT: &str = "lint";

/// A file of rules, as it was read.
///
/// # Examples
///
/// ```
/// use pullpolicy_console::RulesFile;
///
/// let file = RulesFile::new("pullpolicy.toml", "unknown = \"Sometimes\"\n", false);
/// assert_eq!(file.value()?["unknown"], "Sometimes");
/// let place = file.place("/rules/unknown", Some("Sometimes")).unwrap();
/// assert_eq!(place.to_string(), "pullpolicy.toml:1:11");
/// # Ok::<(), pullpolicy::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct RulesFile {
    name: String,
    text: String,
    language: Language,
    discovered: bool,
}

#[derive(Clone, Copy, Debug)]
enum Language {
    Toml,
    Json,
}

impl RulesFile {
    /// The file of this path and content: JSON where its name ends in `.json`, else TOML.
    ///
    /// `discovered`: whether nobody named it.
    #[must_use]
    pub fn new(path: impl Into<String>, text: impl Into<String>, discovered: bool) -> Self {
        let name = path.into();
        let language = if is_json(&name) {
            Language::Json
        } else {
            Language::Toml
        };
        Self {
            name,
            text: text.into(),
            language,
            discovered,
        }
    }

    /// Whether nobody named it.
    #[must_use]
    pub fn is_discovered(&self) -> bool {
        self.discovered
    }

    /// Its path, as it was named or found.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The rules as a request holds them.
    ///
    /// # Errors
    ///
    /// `invalid-rules` where the file is no TOML, or no JSON.
    pub fn value(&self) -> Result<Value, Error> {
        let mut value = self.whole()?;
        if let Value::Object(rules) = &mut value {
            rules.remove(LINT);
        }
        Ok(value)
    }

    /// What the file says to `lint` and `fix` alone.
    ///
    /// # Errors
    ///
    /// As those of [`RulesFile::value`].
    pub fn lint(&self) -> Result<Option<Value>, Error> {
        let value = self.whole()?;
        Ok(value.get(LINT).cloned())
    }

    fn whole(&self) -> Result<Value, Error> {
        let read = match self.language {
            Language::Toml => toml::value(&self.text),
            Language::Json => json::value(&self.text),
        };
        read.map_err(|why| Rules::malformed(&why))
    }

    /// Where in the file a pointer into the request leads, if it leads into the rules. `input`: the
    /// text at fault there, which tells a key from its value.
    #[must_use]
    pub fn place(&self, pointer: &str, input: Option<&str>) -> Option<Place> {
        let below = pointer.strip_prefix("/rules")?;
        let span = match self.language {
            Language::Toml => toml::locate(&self.text, below, input),
            Language::Json => json::locate(&self.text, below),
        };
        Some(Place::new(self.name.clone(), &self.text, span))
    }
}

/// Whether a path's last part ends in `.json`, with something before it.
fn is_json(path: &str) -> bool {
    let file = path.rsplit(['/', '\\']).next().unwrap_or(path);
    file.strip_suffix(".json")
        .is_some_and(|stem| !stem.is_empty())
}

/// The parts of a JSON pointer (RFC 6901).
fn segments(pointer: &str) -> impl Iterator<Item = String> {
    pointer
        .split('/')
        .skip(1)
        .map(|part| part.replace("~1", "/").replace("~0", "~"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_tells_the_language() {
        for path in ["a.json", "/b.toml/a.json", "..json", "C:\\b\\a.json"] {
            assert!(is_json(path), "{path}");
        }
        for path in [
            "json",
            ".json",
            "/b/.json",
            "a.JSON",
            "a.json/b",
            "a.json.toml",
            "",
        ] {
            assert!(!is_json(path), "{path}");
        }
    }
}
