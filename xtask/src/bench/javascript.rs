//! `cargo xtask bench javascript`: the package for JavaScript beside what its users would do without
//! it, measured under Node.js by `benches/javascript.mjs`.

use serde_json::Value;

use super::{DOCUMENT, machine, time, write_table};
use crate::needs::Need;
use crate::run::{self, step};
use crate::setup;

const START: &str =
    "<!-- The table between these two lines is written by `cargo xtask bench javascript`. -->\n";
const END: &str = "<!-- end of the table of JavaScript -->\n";

/// Measures, and rewrites the table of JavaScript.
pub(super) fn run() -> Result<(), String> {
    step("setup", || setup::for_task(Need::WASM))?;
    step("package", || {
        run::show(&["npm", "run", "--silent", "prepare"])
    })?;
    let figures = step("figures", || {
        run::output(&["node", "benches/javascript.mjs"]).ok_or("the benchmark failed".to_owned())
    })?;
    let table = table(&figures)?;
    println!("{table}");
    let node = run::output(&["node", "--version"]).unwrap_or_default();
    let text = format!("{}\nNode.js {node}.\n\n{table}\n", machine().trim_end());
    write_table(DOCUMENT, START, END, &text)
}

fn table(figures: &str) -> Result<String, String> {
    let mut table = String::from("| what | median | times the line before |\n|---|--:|--:|\n");
    for line in figures.lines() {
        let figure: Value = serde_json::from_str(line)
            .map_err(|error| format!("`{line}` is no figure: {error}"))?;
        let number = |key: &str| figure.get(key).and_then(Value::as_f64);
        let name = figure
            .get("name")
            .and_then(Value::as_str)
            .unwrap_or_default();
        let nanoseconds = number("nanoseconds").ok_or("a figure without a time")?;
        let ratio =
            number("beside").map_or(String::new(), |other| format!("{:.2}", nanoseconds / other));
        table.push_str(&format!("| {name} | {} | {ratio} |\n", time(nanoseconds)));
    }
    Ok(table)
}

#[cfg(test)]
mod tests {
    use super::table;

    #[test]
    fn a_figure_is_told_beside_the_one_before() {
        let figures = "{\"name\":\"theirs\",\"nanoseconds\":800.0,\"beside\":null}\n\
             {\"name\":\"ours\",\"nanoseconds\":200.0,\"beside\":800.0}";
        assert_eq!(
            table(figures).unwrap(),
            "\
| what | median | times the line before |
|---|--:|--:|
| theirs | 800.0 ns |  |
| ours | 200.0 ns | 0.25 |
"
        );
        assert!(table("{}").is_err());
    }
}
