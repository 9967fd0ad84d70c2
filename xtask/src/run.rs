//! Runs commands, each as a named and timed step.

use std::env;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Instant;

/// A command line, the program first.
pub(crate) type Line<'a> = &'a [&'a str];

/// The command of a command line, ready to be run.
pub(crate) fn command(line: Line<'_>) -> Command {
    let (program, arguments) = line.split_first().unwrap_or((&"true", &[]));
    let mut command = Command::new(program);
    command.args(arguments);
    command
}

/// Whether the command can be run and succeeds; its output is thrown away.
pub(crate) fn succeeds(line: Line<'_>) -> bool {
    command(line)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// What the command prints on its standard output, or `None` where it fails.
pub(crate) fn output(line: Line<'_>) -> Option<String> {
    let output = command(line).stderr(Stdio::null()).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}

/// Runs the command with its output shown.
pub(crate) fn show(line: Line<'_>) -> Result<(), String> {
    show_with(line, |command| command)
}

/// Runs the command with its output shown, prepared further by `prepare`.
pub(crate) fn show_with(
    line: Line<'_>,
    prepare: impl FnOnce(&mut Command) -> &mut Command,
) -> Result<(), String> {
    println!("    $ {}", line.join(" "));
    let status = prepare(&mut command(line))
        .status()
        .map_err(|error| format!("cannot run `{}`: {error}", line.join(" ")))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("`{}` failed with {status}", line.join(" ")))
    }
}

/// The folder that cargo builds into.
pub(crate) fn target_folder() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from)
}

/// Runs `work` under a name, and prints how long it took.
pub(crate) fn step<T>(name: &str, work: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    println!("==> {name}");
    let start = Instant::now();
    let result = work().map_err(|error| format!("step `{name}`: {error}"));
    let verdict = if result.is_ok() { "ok" } else { "FAILED" };
    println!(
        "    {name}: {verdict} after {:.1} s\n",
        start.elapsed().as_secs_f64()
    );
    result
}

/// How many tests ran, as the test harness itself counts them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Count {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
    pub(crate) ignored: u64,
}

impl Count {
    /// Adds the figures of a line of Rust's, of Node's or of Python's test runner.
    fn add(&mut self, line: &str) {
        self.add_of_node(line);
        self.add_of_cargo(line);
        self.add_of_python(line);
    }

    /// `Ran 3 tests in 0.123s`, and where something was amiss `FAILED (failures=1, errors=1)`, or
    /// `OK (skipped=1)`.
    fn add_of_python(&mut self, line: &str) {
        if let Some(behind) = line.strip_prefix("Ran ") {
            let number = behind.split(' ').next();
            self.passed += number.and_then(|number| number.parse().ok()).unwrap_or(0);
        }
        let amiss = line.strip_prefix("FAILED (").or(line.strip_prefix("OK ("));
        for figure in amiss.into_iter().flat_map(|text| text.split([',', ')'])) {
            let Some((what, number)) = figure.trim().split_once('=') else {
                continue;
            };
            let number = number.parse().unwrap_or(0);
            self.passed = self.passed.saturating_sub(number);
            match what {
                "failures" | "errors" => self.failed += number,
                _ => self.ignored += number,
            }
        }
    }

    /// `ℹ pass 3`, or `# pass 3` where the output is no terminal's.
    fn add_of_node(&mut self, line: &str) {
        let Some(figure) = line.strip_prefix("ℹ ").or(line.strip_prefix("# ")) else {
            return;
        };
        let Some((what, number)) = figure.split_once(' ') else {
            return;
        };
        let Ok(number) = number.parse::<u64>() else {
            return;
        };
        match what {
            "pass" => self.passed += number,
            "fail" | "cancelled" => self.failed += number,
            "skipped" | "todo" => self.ignored += number,
            _ => {}
        }
    }

    /// `test result: ok. 3 passed; 0 failed; 0 ignored; …`
    fn add_of_cargo(&mut self, line: &str) {
        let Some(figures) = line.strip_prefix("test result: ") else {
            return;
        };
        for figure in figures.split([';', '.']) {
            let mut words = figure.split_whitespace();
            let (Some(number), Some(what)) = (words.next(), words.next()) else {
                continue;
            };
            let Ok(number) = number.parse::<u64>() else {
                continue;
            };
            match what {
                "passed" => self.passed += number,
                "failed" => self.failed += number,
                "ignored" => self.ignored += number,
                _ => {}
            }
        }
    }
}

impl std::ops::AddAssign for Count {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.ignored += other.ignored;
    }
}

/// Runs a test command with its output shown, and counts the tests of all its harnesses.
pub(crate) fn counted(line: Line<'_>) -> Result<Count, String> {
    counted_with(line, |command| command)
}

/// [`counted`], with the command prepared further by `prepare`.
pub(crate) fn counted_with(
    line: Line<'_>,
    prepare: impl FnOnce(&mut Command) -> &mut Command,
) -> Result<Count, String> {
    println!("    $ {}", line.join(" "));
    let failure = |error| format!("cannot run `{}`: {error}", line.join(" "));
    let mut child = prepare(&mut command(line))
        .stdout(Stdio::piped())
        .spawn()
        .map_err(failure)?;
    let mut count = Count::default();
    if let Some(stdout) = child.stdout.take() {
        for text in BufReader::new(stdout).lines() {
            let text = text.map_err(failure)?;
            count.add(&text);
            writeln!(std::io::stdout(), "{text}").map_err(failure)?;
        }
    }
    let status = child.wait().map_err(failure)?;
    if status.success() {
        Ok(count)
    } else {
        Err(format!(
            "{} of {} tests failed ({status})",
            count.failed,
            count.passed + count.failed
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_every_harness() {
        let mut count = Count::default();
        for line in [
            "running 3 tests",
            "test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.01s",
            "test result: FAILED. 4 passed; 2 failed; 0 ignored; 0 measured; 7 filtered out; finished in 1.20s",
            "# pass 5",
            "ℹ fail 1",
            "# skipped 2",
            "# duration_ms 120.5",
            "Ran 9 tests in 0.123s",
            "FAILED (failures=1, errors=2, skipped=1)",
            "Ran 1 test in 0.001s",
            "OK (skipped=1)",
            "Ran out of memory",
        ] {
            count.add(line);
        }
        assert_eq!(
            count,
            Count {
                passed: 17,
                failed: 6,
                ignored: 5
            }
        );
    }
}
