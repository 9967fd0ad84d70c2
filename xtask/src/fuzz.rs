//! `cargo xtask fuzz`: runs the fuzz targets of `fuzz/` on a nightly toolchain.

mod corpus;

use std::fs;

use crate::needs::Need;
use crate::run::{self, step};
use crate::setup;

/// Executions of each target where `--runs` does not say otherwise.
const RUNS: u64 = 10_000_000;

/// The longest input; longer ones show nothing new and cost more.
const LENGTH: &str = "-max_len=512";

/// What the command line asks for.
struct Request {
    targets: Vec<String>,
    runs: u64,
    minimise: bool,
}

/// Fuzzes the named targets, or all of them.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let request = parse(arguments)?;
    step("setup", || setup::for_task(Need::FUZZ))?;
    let targets = if request.targets.is_empty() {
        all_targets()?
    } else {
        request.targets
    };
    let runs = format!("-runs={}", request.runs);
    for target in &targets {
        step(&format!("fuzz {target}"), || {
            corpus::unpack(target)?;
            fuzz("run", &[target, "--", &runs, LENGTH])
        })?;
        if request.minimise {
            step(&format!("minimise {target}"), || {
                fuzz("cmin", &[target, "--", LENGTH])?;
                let count = corpus::pack(target)?;
                println!("{count} inputs are in fuzz/corpus/{target}.jsonl");
                Ok(())
            })?;
        }
    }
    Ok(())
}

fn parse(arguments: &[String]) -> Result<Request, String> {
    let mut request = Request {
        targets: Vec::new(),
        runs: RUNS,
        minimise: false,
    };
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        match argument.as_str() {
            "--minimise" => request.minimise = true,
            "--runs" => {
                let number = rest.next().ok_or("--runs takes a number")?;
                request.runs = number
                    .parse()
                    .map_err(|_| format!("--runs takes a number, not `{number}`"))?;
            }
            flag if flag.starts_with('-') => return Err(format!("fuzz does not know `{flag}`")),
            target => request.targets.push(target.to_owned()),
        }
    }
    Ok(request)
}

/// Runs cargo-fuzz, without a sanitizer: the library has no unsafe code for one to watch, and is
/// several times as fast without.
fn fuzz(command: &str, arguments: &[&str]) -> Result<(), String> {
    let mut line = vec!["rustup", "run", "nightly", "cargo", "fuzz", command];
    line.extend(["-s", "none"]);
    line.extend(arguments);
    run::show(&line)
}

fn all_targets() -> Result<Vec<String>, String> {
    let entries = fs::read_dir("fuzz/fuzz_targets")
        .map_err(|error| format!("cannot list fuzz/fuzz_targets: {error}"))?;
    let mut names = Vec::new();
    for entry in entries {
        let path = entry
            .map_err(|error| format!("cannot list fuzz/fuzz_targets: {error}"))?
            .path();
        if path.extension().is_some_and(|extension| extension == "rs")
            && let Some(name) = path.file_stem().and_then(|name| name.to_str())
        {
            names.push(name.to_owned());
        }
    }
    names.sort();
    Ok(names)
}
