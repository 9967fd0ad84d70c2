//! Which file the user's rules are in.

use std::env;
use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use pullpolicy_console::RulesFile;

use crate::args::RulesChoice;
use crate::status::Trouble;

/// The file that is looked for.
const NAME: &str = "pullpolicy.toml";

/// No rules are read that are longer than this, in bytes; the library reads 64 KiB of them as
/// compact JSON, and a file may hold comments besides.
const LONGEST: u64 = 1 << 20;

/// The path of a file of rules.
pub(crate) struct Located {
    path: PathBuf,
    discovered: bool,
}

/// The file that the command line names, else the nearest `pullpolicy.toml`, if any.
pub(crate) fn chosen(choice: &RulesChoice) -> Result<Option<RulesFile>, Trouble> {
    located(choice)?.as_ref().map(Located::read).transpose()
}

/// Where that file is.
pub(crate) fn located(choice: &RulesChoice) -> Result<Option<Located>, Trouble> {
    if let Some(path) = &choice.rules {
        return Ok(Some(Located {
            path: path.clone(),
            discovered: false,
        }));
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
    Ok(found.map(|path| Located {
        path,
        discovered: true,
    }))
}

impl Located {
    pub(crate) fn read(&self) -> Result<RulesFile, Trouble> {
        let text = read_text(&self.path).map_err(|error| Trouble::reading(&self.path, &error))?;
        let name = self.path.display().to_string();
        Ok(RulesFile::new(name, text, self.discovered))
    }

    /// The folder that the file is in.
    pub(crate) fn folder(&self) -> &Path {
        self.path.parent().unwrap_or(Path::new(""))
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
