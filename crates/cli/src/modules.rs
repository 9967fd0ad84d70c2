//! What files are written in, and the modules of Terraform that they belong to.

use std::collections::HashMap;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use memchr::memmem;
use pullpolicy_manifest::{Language, MAX_TERRAFORM_FILE, Module, Part, Syntax};

use crate::files::Source;

/// What is in the type of every resource that has containers. A file without it needs no constants.
const KUBERNETES: &[u8] = b"kubernetes_";

/// The constants of modules, each read when it is first asked for.
#[derive(Default)]
pub(crate) struct Modules {
    known: Mutex<HashMap<PathBuf, Arc<Module>>>,
}

impl Modules {
    /// Does something with a part of a file in the language that it is written in.
    pub(crate) fn with<T>(
        &self,
        source: &Source,
        part: &Part<'_>,
        action: impl FnOnce(Language<'_>) -> T,
    ) -> T {
        let constants = || match (source, source.folder()) {
            _ if memmem::find(part.bytes, KUBERNETES).is_none() => Arc::default(),
            (Source::Stdin { .. }, Some(folder)) => Arc::new(with_stdin(folder, source, part)),
            (_, Some(folder)) => self.of(folder),
            (_, None) => Arc::default(),
        };
        match source.syntax() {
            Syntax::Yaml => action(Language::Yaml),
            syntax => action(syntax.language(&constants())),
        }
    }

    /// The constants of all of Terraform's files in a folder, which are one module.
    fn of(&self, folder: &Path) -> Arc<Module> {
        // A thread that panicked left nothing half done in here.
        let known = || self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(module) = known().get(folder) {
            return Arc::clone(module);
        }
        let module = Arc::new(read(folder, None));
        known().insert(folder.to_owned(), Arc::clone(&module));
        module
    }
}

/// Reads a module of which one file is on the standard input, whatever there is of it in the folder.
fn with_stdin(folder: &Path, source: &Source, part: &Part<'_>) -> Module {
    let name = source.path().and_then(Path::file_name);
    let mut module = read(folder, name);
    let name = name.and_then(OsStr::to_str);
    if let (Some(name), Ok(text)) = (name, std::str::from_utf8(part.bytes)) {
        module.add(name, text);
    }
    module
}

/// Reads a module, but for one file. What of it cannot be read is told where that file itself is
/// looked at.
fn read(folder: &Path, but: Option<&OsStr>) -> Module {
    let mut module = Module::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        if but == Some(&name) {
            continue;
        }
        let Some(name) = name.to_str().filter(|name| Module::reads(name)) else {
            continue;
        };
        let path = entry.path();
        let length =
            fs::metadata(&path).map_or(0, |data| if data.is_file() { data.len() } else { 0 });
        if length == 0 || length > MAX_TERRAFORM_FILE as u64 {
            continue;
        }
        if let Ok(text) = fs::read_to_string(&path) {
            module.add(name, &text);
        }
    }
    module
}
