//! The files that `lint` and `fix` look at: which, in which order, and how they are read.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use ignore::WalkBuilder;
use ignore::overrides::OverrideBuilder;
use memchr::{memchr, memmem};
use pullpolicy_manifest::{Part, Splitter, Syntax};

use crate::status::Trouble;

/// How much is read at a time.
const CHUNK: u64 = 1 << 18;
/// Files by their endings, in folders, besides those of Terraform.
const ENDINGS: [&str; 3] = ["yaml", "yml", "json"];
/// Why a file is skipped.
const BINARY: &str = "it is binary, or in an encoding other than UTF-8";
const TEMPLATE: &str = "it is a chart's template, to be looked at as `helm template` prints it";
/// What a JSON file has that is a manifest. There are many in folders that are not.
const KIND: &[u8] = b"\"kind\"";
/// What a chart's template has that is not rendered.
const ACTION: &[u8] = b"{{";

/// What is to be looked at.
pub(crate) enum Source {
    Stdin {
        /// What the file would be called.
        name: Option<PathBuf>,
    },
    File {
        path: PathBuf,
        /// It was named, rather than found in a folder.
        is_named: bool,
    },
}

impl Source {
    pub(crate) fn syntax(&self) -> Syntax {
        self.path().map_or(Syntax::Yaml, syntax)
    }

    /// Where the file is, or would be.
    pub(crate) fn path(&self) -> Option<&Path> {
        match self {
            Self::Stdin { name } => name.as_deref(),
            Self::File { path, .. } => Some(path),
        }
    }

    /// The folder that a file is in.
    pub(crate) fn folder(&self) -> Option<&Path> {
        let folder = self.path()?.parent()?;
        Some(if folder == Path::new("") {
            Path::new(".")
        } else {
            folder
        })
    }

    /// Whether skipping it for this reason is a failure: it was named, and is no text.
    pub(crate) fn must_be_read(&self, why: &str) -> bool {
        matches!(self, Self::File { is_named: true, .. }) && why == BINARY
    }

    /// The name that reports use, with `/` on every system.
    pub(crate) fn name(&self) -> String {
        let name = self.path().unwrap_or(Path::new("-")).display().to_string();
        let name = if cfg!(windows) {
            name.replace('\\', "/")
        } else {
            name
        };
        name.strip_prefix("./").unwrap_or(&name).to_owned()
    }
}

/// The files of the paths, in the order of their names; and what of them cannot be read. The
/// standard input is looked at as a file of the name would be, if there is one.
pub(crate) fn sources(
    paths: &[PathBuf],
    exclude: &[String],
    no_ignore: bool,
    stdin: Option<&PathBuf>,
) -> Result<(Vec<Source>, Vec<String>), Trouble> {
    let mut sources = Vec::new();
    let mut troubles = Vec::new();
    for path in paths {
        if path == Path::new("-") {
            let name = stdin.cloned();
            sources.push(Source::Stdin { name });
            continue;
        }
        let mut overrides = OverrideBuilder::new(".");
        for glob in exclude {
            let added = overrides.add(&format!("!{glob}"));
            added.map_err(|error| Trouble::new(format!("cannot exclude `{glob}`: {error}")))?;
        }
        let overrides = overrides
            .build()
            .map_err(|error| Trouble::new(format!("cannot exclude: {error}")))?;
        let walk = WalkBuilder::new(path)
            .standard_filters(!no_ignore)
            .require_git(false)
            .overrides(overrides)
            .sort_by_file_name(std::ffi::OsStr::cmp)
            .build();
        for entry in walk {
            match entry {
                Ok(entry) => {
                    let is_named = entry.depth() == 0;
                    let is_folder = entry.file_type().is_some_and(|kind| kind.is_dir());
                    let is_file = entry.file_type().is_some_and(|kind| kind.is_file());
                    let is_wanted = is_file && has_ending(entry.path());
                    if is_wanted || (is_named && !is_folder) {
                        sources.push(Source::File {
                            path: entry.into_path(),
                            is_named,
                        });
                    }
                }
                Err(error) => troubles.push(error.to_string()),
            }
        }
    }
    Ok((sources, troubles))
}

fn syntax(path: &Path) -> Syntax {
    let name = path.file_name().and_then(|name| name.to_str());
    Syntax::of_file(name.unwrap_or(""))
}

fn has_ending(path: &Path) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str());
    let is_known = |ending: &str| {
        ENDINGS
            .iter()
            .any(|known| ending.eq_ignore_ascii_case(known))
    };
    syntax(path) != Syntax::Yaml || ending.is_some_and(is_known)
}

/// What came of reading a file.
pub(crate) enum Reading {
    /// It was read to its end.
    Whole,
    /// It was not read, for this reason.
    Skipped(&'static str),
}

/// Reads a source part by part, in constant memory.
pub(crate) fn read(
    source: &Source,
    each: &mut dyn FnMut(&Part<'_>) -> Result<(), Trouble>,
) -> Result<Reading, Trouble> {
    let splitter = match source.syntax() {
        Syntax::Yaml => Splitter::new(),
        Syntax::Terraform | Syntax::TerraformJson => Splitter::whole(),
    };
    match source {
        Source::Stdin { .. } => {
            let stdin = io::stdin().lock();
            read_from(stdin, splitter, &mut |_| None, each)
                .map_err(|stop| stop.trouble(Path::new("-")))
        }
        Source::File { path, is_named } => {
            let is_template = is_template(path);
            let is_json = path.extension().is_some_and(|end| end == "json");
            let is_json = is_json && source.syntax() == Syntax::Yaml;
            let mut skips = |first: &[u8]| {
                if memchr(0, first).is_some() {
                    return Some(BINARY);
                }
                if is_template && memmem::find(first, ACTION).is_some() {
                    return Some(TEMPLATE);
                }
                let is_foreign = is_json && !is_named && memmem::find(first, KIND).is_none();
                is_foreign.then_some("")
            };
            File::open(path)
                .map_err(Stop::Reading)
                .and_then(|file| read_from(file, splitter, &mut skips, each))
                .map_err(|stop| stop.trouble(path))
        }
    }
}

/// Why reading stopped.
enum Stop {
    Reading(io::Error),
    Elsewhere(Trouble),
}

impl Stop {
    fn trouble(self, path: &Path) -> Trouble {
        match self {
            Self::Reading(error) => Trouble::reading(path, &error),
            Self::Elsewhere(trouble) => trouble,
        }
    }
}

fn read_from(
    mut input: impl Read,
    mut splitter: Splitter,
    skips: &mut dyn FnMut(&[u8]) -> Option<&'static str>,
    each: &mut dyn FnMut(&Part<'_>) -> Result<(), Trouble>,
) -> Result<Reading, Stop> {
    let mut chunk = Vec::new();
    let mut is_first = true;
    loop {
        chunk.clear();
        let read = input.by_ref().take(CHUNK).read_to_end(&mut chunk);
        let is_last = read.map_err(Stop::Reading)? == 0;
        if std::mem::take(&mut is_first)
            && let Some(why) = skips(&chunk)
        {
            return Ok(Reading::Skipped(why));
        }
        splitter.push(&chunk);
        if is_last {
            splitter.finish();
        }
        while let Some(part) = splitter.next_part() {
            each(&part).map_err(Stop::Elsewhere)?;
        }
        if is_last {
            return Ok(Reading::Whole);
        }
    }
}

/// Whether a file is among the templates of a chart, or among the files that these may render.
fn is_template(path: &Path) -> bool {
    let folders = path.ancestors().skip(1);
    folders
        .filter(|folder| {
            let name = folder.file_name();
            name.is_some_and(|name| name == "templates" || name == "files")
        })
        .filter_map(Path::parent)
        .any(|chart| chart.join("Chart.yaml").is_file())
}
