//! Lints a long stream: how long that takes, and the most memory that the program holds.

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use crate::run;

/// A text whose middle is repeated.
pub(super) struct Repeated {
    pub(super) first: &'static str,
    pub(super) repeated: String,
    /// What stands between the repetitions.
    pub(super) between: &'static str,
    pub(super) last: &'static str,
}

/// What it took.
pub(super) struct Linted {
    pub(super) seconds: f64,
    /// The largest resident size.
    pub(super) kilobytes: u64,
}

/// Builds the program and its examples.
pub(super) fn build() -> Result<(), String> {
    let line = ["cargo", "build", "--quiet", "--release"];
    let what = ["--package", "pullpolicy-cli", "--bins", "--examples"];
    run::show(&[&line[..], &what].concat())
}

/// Where a program lies that was built for release.
pub(super) fn released(name: &str) -> PathBuf {
    run::target_folder().join("release").join(name)
}

impl Repeated {
    /// A Kubernetes `List` of these objects.
    pub(super) fn list(objects: &[String]) -> Self {
        Self {
            first: "{\"apiVersion\": \"v1\", \"kind\": \"List\", \"items\": [\n",
            repeated: objects.join(",\n"),
            between: ",\n",
            last: "]}\n",
        }
    }

    /// Lints so many bytes, and what is missing to a whole repetition.
    pub(super) fn lint(&self, bytes: usize) -> Result<Linted, String> {
        self.lint_times(bytes.div_ceil(self.repeated.len() + self.between.len()))
    }

    /// Lints so many repetitions.
    pub(super) fn lint_times(&self, times: usize) -> Result<Linted, String> {
        let failure = |error| format!("cannot lint a stream: {error}");
        let start = Instant::now();
        let mut child = Command::new(released("pullpolicy"))
            .args(["lint", "--no-rules", "-"])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(failure)?;
        let mut input = child.stdin.take().ok_or("the program has no input")?;
        let mut write = |text: &str| input.write_all(text.as_bytes()).map_err(failure);
        write(self.first)?;
        write(&self.repeated)?;
        for _ in 1..times {
            write(self.between)?;
            write(&self.repeated)?;
        }
        write(self.last)?;
        // All but what a pipe holds has been read by now.
        let kilobytes = most_memory(&child).ok_or("the program's memory cannot be seen")?;
        drop(input);
        let status = child.wait().map_err(failure)?;
        match status.code() {
            Some(1) => Ok(Linted {
                seconds: start.elapsed().as_secs_f64(),
                kilobytes,
            }),
            _ => Err(format!("the program ended with {status}")),
        }
    }
}

/// The largest resident size so far, in KB.
fn most_memory(child: &Child) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse().ok()
}
