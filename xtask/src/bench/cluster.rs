//! `cargo xtask bench cluster`: the cluster policy in the engine of Kubewarden's policy server,
//! measured by the program in `crates/kubewarden/bench`.

use std::fs;

use serde_json::Value;

use super::{DOCUMENT, machine, replace_between_lines, time};
use crate::cluster::{self, MODULE};
use crate::needs::Need;
use crate::run::{self, step};
use crate::setup;

const START: &str =
    "<!-- The table between these two lines is written by `cargo xtask bench cluster`. -->\n";
const END: &str = "<!-- end of the table of the cluster policy -->\n";
const MANIFEST: &str = "crates/kubewarden/bench/Cargo.toml";
/// A Deployment of four containers, one of which moves without `Always`.
const REQUEST: &str = "crates/kubewarden/tests/data/deployment.json";
const MODES: [&str; 3] = ["mutate", "deny", "warn"];

/// Builds policy and engine, measures, and rewrites the table.
pub(super) fn run() -> Result<(), String> {
    step("setup", || setup::for_task(Need::CLUSTER))?;
    step("cluster policy", cluster::build)?;
    step("engine", || {
        let line = ["cargo", "build", "--release", "--locked", "--manifest-path"];
        run::show(&[&line[..], &[MANIFEST, "--target-dir", &folder()]].concat())
    })?;
    let figures = step("figures", || {
        let program = format!("{}/release/pullpolicy-kubewarden-bench", folder());
        run::output(&[&program, MODULE, REQUEST]).ok_or("the benchmark failed".to_owned())
    })?;
    let table = table(&figures)?;
    println!("{table}");
    let document = fs::read_to_string(DOCUMENT)
        .map_err(|error| format!("cannot read `{DOCUMENT}`: {error}"))?;
    let text = format!("{}\n{table}\n", machine());
    let replaced = replace_between_lines(&document, START, END, &text)
        .ok_or_else(|| format!("`{DOCUMENT}` lacks the lines that enclose the table"))?;
    fs::write(DOCUMENT, replaced).map_err(|error| format!("cannot write `{DOCUMENT}`: {error}"))
}

fn folder() -> String {
    let folder = run::target_folder().join("kubewarden-bench");
    folder.display().to_string()
}

fn table(figures: &str) -> Result<String, String> {
    let figures: Value = serde_json::from_str(figures)
        .map_err(|error| format!("`{figures}` are no figures: {error}"))?;
    let number = |pointer: &str| {
        let figure = figures.pointer(pointer).and_then(Value::as_f64);
        figure.ok_or_else(|| format!("the figures lack `{pointer}`"))
    };
    let mut table = String::from("| what | figure |\n|---|--:|\n");
    let mut row = |what: &str, figure: String| table.push_str(&format!("| {what} | {figure} |\n"));
    for mode in MODES {
        let warm = number(&format!("/{mode}/warmUs"))?;
        let fresh = number(&format!("/{mode}/freshUs"))?;
        row(
            &format!("`{mode}`, an instance that was used before"),
            time(warm * 1e3),
        );
        row(
            &format!("`{mode}`, a fresh instance and the call"),
            time(fresh * 1e3),
        );
    }
    row(
        "compiling the module, once",
        time(number("/compileMs")? * 1e6),
    );
    row(
        "the module with its metadata",
        format!("{:.1} KB", number("/bytes")? / 1e3),
    );
    row(
        "the process with engine and compiled module",
        format!("{:.1} MB", number("/resident")? * 1024.0 / 1e6),
    );
    row(
        "the request",
        format!("{:.1} KB", number("/requestBytes")? / 1e3),
    );
    Ok(table)
}

#[cfg(test)]
mod tests {
    use super::table;

    #[test]
    fn each_mode_has_its_times() {
        let mode = "{\"warmUs\":15.0,\"freshUs\":70.5}";
        let figures = format!(
            "{{\"mutate\":{mode},\"deny\":{mode},\"warn\":{mode},\"compileMs\":190.0,\
             \"bytes\":194900,\"resident\":25000,\"requestBytes\":2240}}"
        );
        let table = table(&figures).unwrap();
        assert!(table.contains("| `deny`, an instance that was used before | 15.00 µs |\n"));
        assert!(table.contains("| `warn`, a fresh instance and the call | 70.50 µs |\n"));
        assert!(table.contains("| compiling the module, once | 190.00 ms |\n"));
        assert!(table.contains("| the module with its metadata | 194.9 KB |\n"));
        assert!(super::table("{}").is_err());
    }
}
