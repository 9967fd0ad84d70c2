//! `cargo xtask documents`: runs the commands that README.md and docs/ show, and compares what they
//! print.

use std::env;
use std::ffi::OsString;
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

/// A document is text and examples by turns.
#[derive(Debug, PartialEq, Eq)]
enum Part {
    Text(String),
    Example(Example),
}

/// Checks every document, or with `--bless` writes into them what the commands print.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    match arguments {
        [] => check(),
        [flag] if flag == "--bless" => bless(),
        _ => Err("documents takes nothing but --bless".to_owned()),
    }
}

/// Every `console` example of README.md and docs/ must print what the document says.
pub(crate) fn check() -> Result<(), String> {
    for_each_document(|path, parts| {
        for part in parts {
            let Part::Example(example) = part else {
                continue;
            };
            println!("    {}: $ {}", path.display(), example.command);
            let printed = printed_by(&example.command)?;
            if printed != without_trailing_blanks(&example.printed) {
                return Err(format!(
                    "`{}` prints:\n{printed}but the document says:\n{}(`cargo xtask documents --bless` writes it anew)",
                    example.command, example.printed
                ));
            }
        }
        Ok(())
    })
}

fn bless() -> Result<(), String> {
    for_each_document(|path, parts| {
        let mut text = String::new();
        for part in parts {
            match part {
                Part::Text(part) => text.push_str(part),
                Part::Example(example) => {
                    let printed = printed_by(&example.command)?;
                    text.push_str(&format!("$ {}\n{printed}", example.command));
                }
            }
        }
        fs::write(path, text).map_err(|error| format!("cannot write `{}`: {error}", path.display()))
    })
}

fn for_each_document(
    mut work: impl FnMut(&Path, &[Part]) -> Result<(), String>,
) -> Result<(), String> {
    run::show(&["cargo", "build", "--quiet", "--release"])?;
    documents()?.into_iter().try_for_each(|path| {
        let text = fs::read_to_string(&path)
            .map_err(|error| format!("cannot read `{}`: {error}", path.display()))?;
        work(&path, &parts(&text))
    })
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

/// An example stands in a block ```` ```console ````: a line `$ COMMAND`, and the lines up to the
/// next one or the end of the block. `cargo xtask` is not called from within itself.
fn parts(document: &str) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut inside = false;
    for line in document.split_inclusive('\n') {
        if line.starts_with("```") {
            inside = line.trim_end() == "```console";
            parts.push(Part::Text(line.to_owned()));
            continue;
        }
        let command = line
            .strip_prefix("$ ")
            .filter(|_| inside)
            .map(str::trim_end);
        match (command, parts.last_mut()) {
            (Some(command), _) if !command.starts_with("cargo xtask") => {
                parts.push(Part::Example(Example {
                    command: command.to_owned(),
                    printed: String::new(),
                }));
            }
            (None, Some(Part::Example(example))) => example.printed.push_str(line),
            (_, Some(Part::Text(text))) => text.push_str(line),
            (_, _) => parts.push(Part::Text(line.to_owned())),
        }
    }
    parts
}

/// Runs the command in a shell that finds the program built just now; cargo's own remarks, on
/// standard error, are no part of what a document shows.
fn printed_by(command: &str) -> Result<String, String> {
    let output = Command::new("sh")
        .args(["-c", command])
        .env("PATH", path_with(&run::target_folder().join("release"))?)
        .output()
        .map_err(|error| format!("cannot run `{command}`: {error}"))?;
    let mut printed = String::from_utf8_lossy(&output.stdout).into_owned();
    if !command.starts_with("cargo ") {
        printed.push_str(&String::from_utf8_lossy(&output.stderr));
    }
    Ok(without_trailing_blanks(&printed))
}

fn path_with(folder: &Path) -> Result<OsString, String> {
    let here = env::current_dir().map_err(|error| format!("cannot tell where this is: {error}"))?;
    let inherited = env::var_os("PATH").unwrap_or_default();
    env::join_paths(std::iter::once(here.join(folder)).chain(env::split_paths(&inherited)))
        .map_err(|error| format!("cannot extend PATH: {error}"))
}

fn without_trailing_blanks(text: &str) -> String {
    let lines = text.trim_end().lines().map(str::trim_end);
    lines.flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_commands_and_what_they_print() {
        let document = "\
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
        let example = |command: &str, printed: &str| {
            Part::Example(Example {
                command: command.to_owned(),
                printed: printed.to_owned(),
            })
        };
        let text = |text: &str| Part::Text(text.to_owned());
        assert_eq!(
            parts(document),
            [
                text("# Title\n"),
                text("```console\n$ cargo xtask test\n"),
                example("pullpolicy resolve x", "Always\n\nmore\n"),
                example("true", ""),
                text("```\n"),
                text("```toml\n$ not a command\n"),
                text("```\n"),
            ]
        );
    }
}
