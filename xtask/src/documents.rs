//! Runs the commands that README.md and docs/ show, and compares what they print.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::run;

/// A command as a document shows it, with what it is said to print.
#[derive(Debug, PartialEq, Eq)]
struct Example {
    command: String,
    printed: String,
}

/// Every `console` example of README.md and docs/ must print what the document says.
pub(crate) fn check() -> Result<(), String> {
    run::show(&["cargo", "build", "--quiet", "--release"])?;
    for document in documents()? {
        let text = fs::read_to_string(&document)
            .map_err(|error| format!("cannot read `{}`: {error}", document.display()))?;
        for example in examples(&text) {
            println!("    {}: $ {}", document.display(), example.command);
            compare(&example)?;
        }
    }
    Ok(())
}

fn documents() -> Result<Vec<PathBuf>, String> {
    let mut found = vec![PathBuf::from("README.md")];
    let entries = fs::read_dir("docs").map_err(|error| format!("cannot list docs/: {error}"))?;
    for entry in entries {
        let path = entry
            .map_err(|error| format!("cannot list docs/: {error}"))?
            .path();
        if path.extension().is_some_and(|extension| extension == "md") {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// The examples of a document: in a block ```` ```console ````, a line `$ COMMAND` and the lines
/// up to the next one or the end of the block. `cargo xtask` is not called from within itself.
fn examples(text: &str) -> Vec<Example> {
    let mut found: Vec<Example> = Vec::new();
    let mut inside = false;
    let mut current: Option<Example> = None;
    for line in text.lines() {
        if line.starts_with("```") {
            found.extend(current.take());
            inside = line == "```console";
        } else if !inside {
        } else if let Some(command) = line.strip_prefix("$ ") {
            found.extend(current.take());
            current = Some(Example {
                command: command.to_owned(),
                printed: String::new(),
            });
        } else if let Some(example) = &mut current {
            example.printed.push_str(line);
            example.printed.push('\n');
        }
    }
    found.retain(|example| !example.command.starts_with("cargo xtask"));
    found
}

/// Runs the command in a shell that finds the program built just now; cargo's own remarks, on
/// standard error, are no part of what a document shows.
fn compare(example: &Example) -> Result<(), String> {
    let output = Command::new("sh")
        .args(["-c", &example.command])
        .env("PATH", path_with(Path::new("target/release"))?)
        .output()
        .map_err(|error| format!("cannot run `{}`: {error}", example.command))?;
    let mut printed = String::from_utf8_lossy(&output.stdout).into_owned();
    if !example.command.starts_with("cargo ") {
        printed.push_str(&String::from_utf8_lossy(&output.stderr));
    }
    if without_trailing_blanks(&printed) == without_trailing_blanks(&example.printed) {
        Ok(())
    } else {
        Err(format!(
            "`{}` prints:\n{printed}\nbut the document says:\n{}",
            example.command, example.printed
        ))
    }
}

fn path_with(folder: &Path) -> Result<std::ffi::OsString, String> {
    let here = env::current_dir().map_err(|error| format!("cannot tell where this is: {error}"))?;
    let inherited = env::var_os("PATH").unwrap_or_default();
    env::join_paths(std::iter::once(here.join(folder)).chain(env::split_paths(&inherited)))
        .map_err(|error| format!("cannot extend PATH: {error}"))
}

fn without_trailing_blanks(text: &str) -> String {
    let lines: Vec<&str> = text.trim_end().lines().map(str::trim_end).collect();
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_commands_and_what_they_print() {
        let text = "\
# Title
```console
$ cargo xtask test
$ pullpolicy resolve x
Always

more
$ true
```
```toml
$ not a command
```
";
        let example = |command: &str, printed: &str| Example {
            command: command.to_owned(),
            printed: printed.to_owned(),
        };
        assert_eq!(
            examples(text),
            [
                example("pullpolicy resolve x", "Always\n\nmore\n"),
                example("true", "")
            ]
        );
    }
}
