//! What a build was made from, and what it was when it was made.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest as _, Sha256};

use super::build;
use crate::run;

/// The file in `pkg/` that holds the fingerprint.
const NAME: &str = "fingerprint.txt";
/// Folders and files whose content makes a module what it is.
const SOURCES: [&str; 7] = [
    "src",
    "crates/console",
    "crates/manifest/src",
    "crates/manifest/Cargo.toml",
    "crates/wasm",
    "crates/portable",
    "xtask/src/wasm/build.rs",
];

/// Writes the fingerprint of a build beside it.
pub(super) fn write(folder: &Path) -> Result<(), String> {
    let path = folder.join(NAME);
    let text = fingerprint(folder)?;
    fs::write(&path, text).map_err(|error| format!("cannot write `{}`: {error}", path.display()))
}

/// Refuses a build that was made from other sources, or changed since.
pub(super) fn check(folder: &Path) -> Result<(), String> {
    let path = folder.join(NAME);
    let written = fs::read_to_string(&path)
        .map_err(|error| format!("cannot read `{}`: {error}", path.display()))?;
    let current = fingerprint(folder)?;
    let stale: Vec<&str> = current
        .lines()
        .filter(|line| !written.lines().any(|known| known == *line))
        .filter_map(|line| line.split_whitespace().nth(1))
        .collect();
    if stale.is_empty() && written.lines().count() == current.lines().count() {
        Ok(())
    } else {
        Err(format!(
            "`{}` is not what these sources make ({}); run `cargo xtask wasm` and commit it",
            folder.display(),
            stale.join(", ")
        ))
    }
}

/// A hash of the sources, and one of each file of the build, a line each.
fn fingerprint(folder: &Path) -> Result<String, String> {
    let mut lines = format!("{} sources\n", sources()?);
    for name in build::files(folder)? {
        if name != NAME {
            let bytes = read(&folder.join(&name))?;
            lines.push_str(&format!("{} {name}\n", hex(&Sha256::digest(bytes))));
        }
    }
    Ok(lines)
}

fn sources() -> Result<String, String> {
    let mut files = BTreeSet::new();
    for source in SOURCES {
        collect(Path::new(source), &mut files)?;
    }
    let mut hash = Sha256::new();
    for file in files {
        hash.update(file.display().to_string());
        hash.update([0]);
        hash.update(read(&file)?);
        hash.update([0]);
    }
    hash.update(profile()?);
    hash.update(dependencies()?);
    Ok(hex(&hash.finalize()))
}

fn collect(path: &Path, files: &mut BTreeSet<PathBuf>) -> Result<(), String> {
    if !path.is_dir() {
        files.insert(path.to_owned());
        return Ok(());
    }
    let failure = |error| format!("cannot list `{}`: {error}", path.display());
    for entry in fs::read_dir(path).map_err(failure)? {
        collect(&entry.map_err(failure)?.path(), files)?;
    }
    Ok(())
}

/// How the modules are compiled: the profiles of the workspace's manifest.
fn profile() -> Result<String, String> {
    let manifest = String::from_utf8(read(Path::new("Cargo.toml"))?)
        .map_err(|error| format!("`Cargo.toml` is no text: {error}"))?;
    let sections = manifest.split("\n[").filter(|section| {
        section.starts_with("profile.release]") || section.starts_with("profile.wasm]")
    });
    Ok(sections.collect())
}

/// The versions of everything that is linked in, and nothing else of `Cargo.lock`.
fn dependencies() -> Result<String, String> {
    let tree = |package| {
        let line = [
            "cargo",
            "tree",
            "--locked",
            "--package",
            package,
            "--edges",
            "normal",
            "--target",
            "wasm32-unknown-unknown",
            "--all-features",
            "--prefix",
            "none",
            "--no-dedupe",
        ];
        run::output(&line).ok_or(format!("`{}` failed", line.join(" ")))
    };
    let mut packages = BTreeSet::new();
    for package in ["pullpolicy-wasm", "pullpolicy-portable"] {
        // A name and a version; what follows may be a path of this machine.
        packages.extend(tree(package)?.lines().map(|line| {
            let words: Vec<&str> = line.split_whitespace().take(2).collect();
            words.join(" ")
        }));
    }
    Ok(packages.into_iter().collect::<Vec<_>>().join("\n"))
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| format!("cannot read `{}`: {error}", path.display()))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
