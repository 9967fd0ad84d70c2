//! `cargo xtask bench`: runs the benchmarks and writes their table into `docs/benchmarks.md`.

mod cluster;
mod javascript;
mod manifests;
mod terraform;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::run::{self, step};

const DOCUMENT: &str = "docs/benchmarks.md";
const START: &str =
    "<!-- The table between these two lines is written by `cargo xtask bench`. -->\n";
const END: &str = "<!-- end of the table -->\n";

/// One benchmark: the name of its function, and the median time of one element in nanoseconds.
#[derive(Clone, Debug, PartialEq)]
struct Row {
    name: String,
    nanoseconds: f64,
}

/// Runs every benchmark of the workspace, and rewrites the table.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    match arguments {
        [] => {}
        [name] if name == "terraform" => return terraform::run(),
        [name] if name == "cluster" => return cluster::run(),
        [name] if name == "javascript" => return javascript::run(),
        [name] if name == "manifests" => return manifests::run(),
        _ => {
            let text = "bench takes nothing but `javascript`, `terraform`, `manifests` or `cluster`; for one benchmark use cargo bench";
            return Err(text.to_owned());
        }
    }
    let results = &run::target_folder().join("criterion");
    if results.is_dir() {
        fs::remove_dir_all(results)
            .map_err(|error| format!("cannot remove the last results: {error}"))?;
    }
    step("benchmarks", || {
        run::show(&[
            "cargo",
            "bench",
            "--workspace",
            "--all-features",
            "--bench",
            "*",
        ])
    })?;
    let table = table(&collect(results)?);
    println!("{table}");
    let document = fs::read_to_string(DOCUMENT)
        .map_err(|error| format!("cannot read `{DOCUMENT}`: {error}"))?;
    let replaced = replace_between(&document, &format!("{}\n{table}\n", machine()))
        .ok_or_else(|| format!("`{DOCUMENT}` lacks the lines that enclose its table"))?;
    fs::write(DOCUMENT, replaced).map_err(|error| format!("cannot write `{DOCUMENT}`: {error}"))
}

/// Reads criterion's results, group by group.
fn collect(folder: &Path) -> Result<BTreeMap<String, Vec<Row>>, String> {
    let mut groups: BTreeMap<String, Vec<Row>> = BTreeMap::new();
    for path in result_folders(folder)? {
        let benchmark = read_json(&path.join("benchmark.json"))?;
        let estimates = read_json(&path.join("estimates.json"))?;
        let text = |key: &str| benchmark.get(key).and_then(Value::as_str);
        let nanoseconds = estimates
            .pointer("/median/point_estimate")
            .and_then(Value::as_f64)
            .ok_or_else(|| format!("`{}` has no median", path.display()))?;
        let elements = benchmark
            .pointer("/throughput/Elements")
            .and_then(Value::as_f64)
            .unwrap_or(1.0);
        let name = [text("function_id"), text("value_str")]
            .into_iter()
            .flatten();
        let row = Row {
            name: name.collect::<Vec<_>>().join(", "),
            nanoseconds: nanoseconds / elements,
        };
        groups
            .entry(text("group_id").unwrap_or("").to_owned())
            .or_default()
            .push(row);
    }
    for rows in groups.values_mut() {
        rows.sort_by(|a, b| a.nanoseconds.total_cmp(&b.nanoseconds));
    }
    Ok(groups)
}

/// The folders `…/new`, each of which holds the last result of one benchmark.
fn result_folders(root: &Path) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    let mut waiting = vec![root.to_owned()];
    while let Some(folder) = waiting.pop() {
        let entries = fs::read_dir(&folder)
            .map_err(|error| format!("cannot list `{}`: {error}", folder.display()))?;
        for entry in entries {
            let path = entry
                .map_err(|error| format!("cannot list results: {error}"))?
                .path();
            if path.ends_with("new") {
                found.push(path);
            } else if path.is_dir() {
                waiting.push(path);
            }
        }
    }
    Ok(found)
}

fn read_json(path: &Path) -> Result<Value, String> {
    let failure =
        |error: &dyn std::fmt::Display| format!("cannot read `{}`: {error}", path.display());
    let text = fs::read_to_string(path).map_err(|error| failure(&error))?;
    serde_json::from_str(&text).map_err(|error| failure(&error))
}

/// The fastest of a group stands first; the others say how many times its time they take.
fn table(groups: &BTreeMap<String, Vec<Row>>) -> String {
    let mut text =
        String::from("| group | benchmark | median | times the first |\n|---|---|--:|--:|\n");
    for (group, rows) in groups {
        let first = rows.first().map_or(1.0, |row| row.nanoseconds);
        for row in rows {
            text.push_str(&format!(
                "| {group} | {} | {} | {:.2} |\n",
                row.name,
                time(row.nanoseconds),
                row.nanoseconds / first
            ));
        }
    }
    text
}

fn time(nanoseconds: f64) -> String {
    if nanoseconds < 1_000.0 {
        format!("{nanoseconds:.1} ns")
    } else if nanoseconds < 1_000_000.0 {
        format!("{:.2} µs", nanoseconds / 1_000.0)
    } else {
        format!("{:.2} ms", nanoseconds / 1_000_000.0)
    }
}

/// What the figures were measured on.
fn machine() -> String {
    let processor = fs::read_to_string("/proc/cpuinfo").ok().and_then(|text| {
        let line = text.lines().find(|line| line.starts_with("model name"))?;
        line.split_once(':').map(|(_, name)| name.trim().to_owned())
    });
    let compiler = run::output(&["rustc", "--version"]);
    format!(
        "Measured on {} with {}.\n",
        processor.as_deref().unwrap_or("an unnamed processor"),
        compiler.as_deref().unwrap_or("an unnamed compiler")
    )
}

fn replace_between(document: &str, table: &str) -> Option<String> {
    replace_between_lines(document, START, END, table)
}

/// The document with another text between these two lines.
fn replace_between_lines(document: &str, start: &str, end: &str, table: &str) -> Option<String> {
    let (before, rest) = document.split_once(start)?;
    let (_, after) = rest.split_once(end)?;
    Some(format!("{before}{start}\n{table}{end}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fastest_is_the_measure_of_its_group() {
        let row = |name: &str, nanoseconds| Row {
            name: name.to_owned(),
            nanoseconds,
        };
        let groups = BTreeMap::from([(
            "parse".to_owned(),
            vec![row("ours", 150.0), row("theirs", 9_000.0)],
        )]);
        assert_eq!(
            table(&groups),
            "\
| group | benchmark | median | times the first |
|---|---|--:|--:|
| parse | ours | 150.0 ns | 1.00 |
| parse | theirs | 9.00 µs | 60.00 |
"
        );
    }

    #[test]
    fn only_the_table_is_replaced() {
        let document = format!("# Title\n{START}old\n{END}more\n");
        assert_eq!(
            replace_between(&document, "new\n"),
            Some(format!("# Title\n{START}\nnew\n{END}more\n"))
        );
        assert_eq!(replace_between("# Title\n", "new\n"), None);
    }
}
