//! The small table of what will happen on the node.

use alloc::borrow::ToOwned as _;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use pullpolicy::Outcome;

use super::style::{self, paint};

const HEADS: [&str; 6] = [
    "image on node",
    "registry",
    "pull tried",
    "starts",
    "runs",
    "waits in",
];

/// One line for each situation, under the heads of the columns.
pub(super) fn table(outcomes: &[Outcome]) -> String {
    let rows: Vec<[&str; 6]> = outcomes.iter().map(row).collect();
    let mut widths = HEADS.map(str::len);
    for row in &rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = cell.len().max(*width);
        }
    }
    let mut text = format!("{}\n", paint(style::HEAD, &line(&HEADS, &widths)));
    for row in &rows {
        text.push_str(&line(row, &widths));
        text.push('\n');
    }
    text
}

fn row(outcome: &Outcome) -> [&'static str; 6] {
    [
        yes_or_no(Some(outcome.on_node)),
        outcome.registry.as_str(),
        yes_or_no(outcome.contacts_registry),
        yes_or_no(outcome.starts),
        outcome.runs.map_or("-", |runs| runs.as_str()),
        outcome.waiting.map_or("-", |waiting| waiting.as_str()),
    ]
}

/// `depends`: on the kubelet's records, which nobody outside of the node can know.
fn yes_or_no(known: Option<bool>) -> &'static str {
    match known {
        Some(true) => "yes",
        Some(false) => "no",
        None => "depends",
    }
}

fn line(cells: &[&str; 6], widths: &[usize; 6]) -> String {
    let cells: Vec<String> = cells
        .iter()
        .zip(widths)
        .map(|(cell, width)| format!("{cell:width$}"))
        .collect();
    cells.join("  ").trim_end().to_owned()
}
