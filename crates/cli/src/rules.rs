//! The user's rules: which file they are in, and where in it a fault is.
//!
//! The rules themselves are the library's; here is only the file.

mod json;
mod place;
mod toml;

use std::env;
use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use pullpolicy::{Error, Rules};
use serde_json::Value;

use crate::args::RulesChoice;
use crate::status::Trouble;
pub(crate) use place::Place;

/// The file that is looked for.
const NAME: &str = "pullpolicy.toml";

/// The key under which a file speaks to `lint` and `fix`, and to nothing else.
const LINT: &str = "lint";

/// No rules are read that are longer than this, in bytes; the library reads 64 KiB of them as
/// compact JSON, and a file may hold comments besides.
const LONGEST: u64 = 1 << 20;

/// A file of rules, as it was read.
pub(crate) struct RulesFile {
    path: PathBuf,
    text: String,
    language: Language,
    discovered: bool,
}

#[derive(Clone, Copy)]
enum Language {
    Toml,
    Json,
}

/// The file that the command line names, else the nearest `pullpolicy.toml`, if any.
pub(crate) fn chosen(choice: &RulesChoice) -> Result<Option<RulesFile>, Trouble> {
    if let Some(path) = &choice.rules {
        return RulesFile::read(path.clone(), false).map(Some);
    }
    if choice.no_rules {
        return Ok(None);
    }
    let here = env::current_dir()
        .map_err(|error| Trouble::new(format!("cannot tell the working directory: {error}")))?;
    let found = here
        .ancestors()
        .map(|folder| folder.join(NAME))
        .find(|path| path.is_file());
    found.map(|path| RulesFile::read(path, true)).transpose()
}

impl RulesFile {
    fn read(path: PathBuf, discovered: bool) -> Result<Self, Trouble> {
        let text = read_text(&path).map_err(|error| Trouble::reading(&path, &error))?;
        let is_json = path
            .extension()
            .is_some_and(|extension| extension == "json");
        let language = if is_json {
            Language::Json
        } else {
            Language::Toml
        };
        Ok(Self {
            path,
            text,
            language,
            discovered,
        })
    }

    /// Whether nobody named it.
    pub(crate) fn is_discovered(&self) -> bool {
        self.discovered
    }

    /// Its path, as it was named or found.
    pub(crate) fn name(&self) -> String {
        self.path.display().to_string()
    }

    /// The rules as a request holds them.
    pub(crate) fn value(&self) -> Result<Value, Error> {
        let mut value = self.whole()?;
        if let Value::Object(rules) = &mut value {
            rules.remove(LINT);
        }
        Ok(value)
    }

    /// What the file says to `lint` and `fix` alone.
    pub(crate) fn lint(&self) -> Result<Option<Value>, Error> {
        let value = self.whole()?;
        Ok(value.get(LINT).cloned())
    }

    /// The folder that the file is in.
    pub(crate) fn folder(&self) -> &Path {
        self.path.parent().unwrap_or(Path::new(""))
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
    pub(crate) fn place(&self, pointer: &str, input: Option<&str>) -> Option<Place> {
        let below = pointer.strip_prefix("/rules")?;
        let span = match self.language {
            Language::Toml => toml::locate(&self.text, below, input),
            Language::Json => json::locate(&self.text, below),
        };
        Some(Place::new(self.name(), &self.text, span))
    }
}

fn read_text(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    let read = File::open(path)?
        .take(LONGEST + 1)
        .read_to_string(&mut text)?;
    if read as u64 > LONGEST {
        return Err(io::Error::other(format!(
            "it is longer than {LONGEST} bytes"
        )));
    }
    Ok(text)
}

/// The parts of a JSON pointer (RFC 6901).
fn segments(pointer: &str) -> impl Iterator<Item = String> {
    pointer
        .split('/')
        .skip(1)
        .map(|part| part.replace("~1", "/").replace("~0", "~"))
}
