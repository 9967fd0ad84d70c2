//! `cargo xtask mutants`: mutates the decision, and lists the mutants that no test notices.

use crate::needs::Need;
use crate::run::{self, step};
use crate::setup;

/// The rooms that decide; what they answer must not change unnoticed.
const FILES: [&str; 14] = [
    "src/resolve.rs",
    "src/resolve/*.rs",
    "src/kubelet.rs",
    "src/kubelet/*.rs",
    "src/explain.rs",
    "src/explain/*.rs",
    "src/tag.rs",
    "src/tag/*.rs",
    "src/rules.rs",
    "src/rules/*.rs",
    "src/request.rs",
    "src/request/*.rs",
    "src/publishers.rs",
    "src/publishers/*.rs",
];

/// Runs cargo-mutants on [`FILES`]; further arguments are passed on to it.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    step("setup", || setup::for_task(Need::MUTANTS))?;
    let mut line = vec![
        "cargo",
        "mutants",
        "--package",
        "pullpolicy",
        "--all-features",
    ];
    for file in FILES {
        line.extend(["--file", file]);
    }
    line.extend(arguments.iter().map(String::as_str));
    step("mutants", || run::show(&line))
}
