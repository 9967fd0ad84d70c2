//! `cargo xtask bench manifests`: `pullpolicy lint` over a tree of 10,000 manifests, beside what its
//! parser alone takes, Trivy and Checkov; how its time grows; and its memory over streams of 1 GB.

mod tree;

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use super::{DOCUMENT, machine, replace_between_lines};
use crate::needs::{CHECKOV, Need, TRIVY};
use crate::run::{self, step};
use crate::setup;

const WORK: &str = "target/manifests";
const FILES: usize = 10_000;
const FEWER: usize = 1_000;
/// How long a stream is, in bytes.
const STREAM: usize = 1_000_000_000;
/// How many manifests a stream repeats.
const REPEATED: usize = 1_000;
const START: &str =
    "<!-- The table between these two lines is written by `cargo xtask bench manifests`. -->\n";
const END: &str = "<!-- end of the table of manifests -->\n";

/// What is timed, and how often.
struct Contender {
    name: &'static str,
    command: fn(&Path) -> Command,
    fewer: bool,
    rounds: usize,
    /// The exit statuses of a run that did its work: a finding is one.
    statuses: &'static [i32],
}

const CONTENDERS: [Contender; 5] = [
    Contender {
        name: "`pullpolicy lint`",
        command: lint,
        fewer: false,
        rounds: 15,
        statuses: &[1],
    },
    Contender {
        name: "its parser's events alone",
        command: events,
        fewer: false,
        rounds: 15,
        statuses: &[0],
    },
    Contender {
        name: "`pullpolicy lint`, 1,000 manifests",
        command: lint,
        fewer: true,
        rounds: 15,
        statuses: &[1],
    },
    Contender {
        name: "Trivy",
        command: trivy,
        fewer: false,
        rounds: 1,
        statuses: &[0],
    },
    Contender {
        name: "Checkov",
        command: checkov,
        fewer: false,
        rounds: 1,
        statuses: &[1],
    },
];

/// Measures, and rewrites the table of manifests.
pub(super) fn run() -> Result<(), String> {
    step("setup", || setup::for_task(Need::PEERS))?;
    step("program", || {
        run::show(&[
            "cargo",
            "build",
            "--quiet",
            "--release",
            "--package",
            "pullpolicy-cli",
            "--bins",
            "--examples",
        ])
    })?;
    let (all, fewer) = (Path::new(WORK).join("10000"), Path::new(WORK).join("1000"));
    let bytes = step("manifests", || {
        if Path::new(WORK).exists() {
            fs::remove_dir_all(WORK).map_err(|error| format!("cannot empty `{WORK}`: {error}"))?;
        }
        tree::write(&fewer, FEWER)?;
        tree::write(&all, FILES)
    })?;
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let times = step("times", || times(&all, &fewer))?;
    let streams = [
        step("a stream of YAML", || stream(Stream::Yaml))?,
        step("a list in JSON", || stream(Stream::Json))?,
    ];
    let mut table = table(&times);
    for (name, (seconds, kilobytes)) in ["YAML documents", "one List in JSON"]
        .into_iter()
        .zip(streams)
    {
        table.push_str(&format!(
            "| `pullpolicy lint -`, 1 GB of {name} | {} | | {:.1} MB |\n",
            time(seconds),
            kilobytes as f64 / 1e3
        ));
    }
    println!("{table}");
    let text = format!(
        "{}Its load was {} when this began; {FILES} manifests in as many files, {:.1} MB.\n\n{table}\n",
        machine(),
        load.split_whitespace().next().unwrap_or("not known"),
        bytes as f64 / 1e6
    );
    let document = fs::read_to_string(DOCUMENT)
        .map_err(|error| format!("cannot read `{DOCUMENT}`: {error}"))?;
    let replaced = replace_between_lines(&document, START, END, &text)
        .ok_or_else(|| format!("`{DOCUMENT}` lacks the lines that enclose the table"))?;
    fs::write(DOCUMENT, replaced).map_err(|error| format!("cannot write `{DOCUMENT}`: {error}"))
}

fn released(name: &str) -> PathBuf {
    run::target_folder().join("release").join(name)
}

fn lint(folder: &Path) -> Command {
    let mut command = Command::new(released("pullpolicy"));
    command.args(["lint", "--no-rules"]).arg(folder);
    command
}

fn events(folder: &Path) -> Command {
    let mut command = Command::new(released("examples/events"));
    command.arg(folder);
    command
}

/// Trivy has no choice of checks; what can be left out is.
fn trivy(folder: &Path) -> Command {
    let mut command = Command::new(TRIVY);
    command
        .args([
            "config",
            "--quiet",
            "--skip-check-update",
            "--timeout",
            "2h",
            "--misconfig-scanners",
            "kubernetes",
        ])
        .arg("--cache-dir")
        .arg(Path::new(WORK).join("trivy"))
        .arg(folder);
    command
}

/// The three checks on tags, digests and pull policies.
fn checkov(folder: &Path) -> Command {
    let mut command = Command::new("python3");
    command
        .args([
            "-m",
            "checkov.main",
            "--quiet",
            "--compact",
            "--framework",
            "kubernetes",
        ])
        .args([
            "--check",
            "CKV_K8S_14,CKV_K8S_15,CKV_K8S_43",
            "--skip-download",
            "--directory",
        ])
        .arg(folder)
        .env("PYTHONPATH", CHECKOV);
    command
}

/// The median seconds of each contender. They take turns, so that what else the machine does at a
/// time meets all of them.
fn times(all: &Path, fewer: &Path) -> Result<Vec<f64>, String> {
    let mut times: Vec<Vec<f64>> = CONTENDERS.iter().map(|_| Vec::new()).collect();
    let rounds = CONTENDERS.iter().map(|contender| contender.rounds).max();
    for round in 0..rounds.unwrap_or(0) {
        for (contender, times) in CONTENDERS.iter().zip(&mut times) {
            if round < contender.rounds {
                let folder = if contender.fewer { fewer } else { all };
                times.push(seconds(contender, folder)?);
            }
        }
    }
    Ok(times.into_iter().map(median).collect())
}

fn seconds(contender: &Contender, folder: &Path) -> Result<f64, String> {
    let start = Instant::now();
    let status = (contender.command)(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .map_err(|error| format!("cannot run {}: {error}", contender.name))?;
    let seconds = start.elapsed().as_secs_f64();
    match status.code() {
        Some(code) if contender.statuses.contains(&code) => Ok(seconds),
        _ => Err(format!("{} ended with {status}", contender.name)),
    }
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times.get(times.len() / 2).copied().unwrap_or(f64::NAN)
}

/// The first is the measure of the others.
fn table(times: &[f64]) -> String {
    let mut table =
        String::from("| what | median | times `pullpolicy lint` | memory |\n|---|--:|--:|--:|\n");
    let first = times.first().copied().unwrap_or(f64::NAN);
    for (contender, &seconds) in CONTENDERS.iter().zip(times) {
        table.push_str(&format!(
            "| {} | {} | {:.2} | |\n",
            contender.name,
            time(seconds),
            seconds / first
        ));
    }
    table
}

fn time(seconds: f64) -> String {
    if seconds < 1.0 {
        format!("{:.1} ms", seconds * 1e3)
    } else {
        format!("{seconds:.1} s")
    }
}

/// How a stream holds its manifests.
#[derive(Clone, Copy)]
enum Stream {
    Yaml,
    Json,
}

impl Stream {
    /// What comes first, what is repeated, what stands between the repetitions, and what comes last.
    fn parts(self) -> (&'static str, String, &'static str, &'static str) {
        let manifests = (0..REPEATED).map(tree::manifest);
        match self {
            Self::Yaml => {
                let texts: Vec<String> = manifests.map(|manifest| tree::yaml(&manifest)).collect();
                ("", texts.join("---\n"), "---\n", "")
            }
            Self::Json => {
                let texts: Vec<String> =
                    manifests.map(|manifest| format!("{manifest:#}")).collect();
                (
                    "{\"apiVersion\": \"v1\", \"kind\": \"List\", \"items\": [\n",
                    texts.join(",\n"),
                    ",\n",
                    "]}\n",
                )
            }
        }
    }
}

/// Lints a stream of 1 GB: the seconds that it takes, and the most memory in KB.
fn stream(kind: Stream) -> Result<(f64, u64), String> {
    let failure = |error| format!("cannot lint a stream: {error}");
    let (first, repeated, between, last) = kind.parts();
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
    write(first)?;
    write(&repeated)?;
    for _ in 1..STREAM.div_ceil(repeated.len() + between.len()) {
        write(between)?;
        write(&repeated)?;
    }
    write(last)?;
    // All but what a pipe holds has been read by now.
    let memory = most_memory(&child).ok_or("the program's memory cannot be seen")?;
    drop(input);
    let status = child.wait().map_err(failure)?;
    match status.code() {
        Some(1) => Ok((start.elapsed().as_secs_f64(), memory)),
        _ => Err(format!("the program ended with {status}")),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_is_the_measure_of_the_others() {
        assert_eq!(
            table(&[0.25, 0.125, 0.025, 2.5]),
            "\
| what | median | times `pullpolicy lint` | memory |
|---|--:|--:|--:|
| `pullpolicy lint` | 250.0 ms | 1.00 | |
| its parser's events alone | 125.0 ms | 0.50 | |
| `pullpolicy lint`, 1,000 manifests | 25.0 ms | 0.10 | |
| Trivy | 2.5 s | 10.00 | |
"
        );
        assert_eq!(median(vec![3.0, 1.0, 2.0]), 2.0);
    }

    #[test]
    fn a_stream_is_what_it_says() {
        let (first, repeated, _, last) = Stream::Json.parts();
        let list: serde_json::Value =
            serde_json::from_str(&format!("{first}{repeated}{last}")).unwrap();
        assert_eq!(list["items"].as_array().unwrap().len(), REPEATED);
        let (_, repeated, _, _) = Stream::Yaml.parts();
        assert_eq!(repeated.matches("\n---\n").count(), REPEATED - 1);
    }
}
