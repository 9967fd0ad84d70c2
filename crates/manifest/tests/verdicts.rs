//! The manifests of `tests/manifests/`, and the modules of Terraform in the folders of
//! `tests/terraform/`: what is found in each file, and what is said of it.
//!
//! Beside each file is a table: the path of a container, its image, the policy that holds, the
//! one that is wanted, and the rules that it breaks. A line without an image is about a field.
#![expect(
    clippy::unwrap_used,
    reason = "a test fails where what it reads is not what it has to be"
)]

#[path = "common/terraform.rs"]
mod terraform;

use std::fs;
use std::path::{Path, PathBuf};

use pullpolicy::PullPolicy;
use pullpolicy_manifest::{Finding, Options, Report};
use terraform::module_of;

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    paths.sort();
    paths
}

/// The files that have a table beside them, with what is said of each.
fn reports() -> Vec<(PathBuf, String, Report)> {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut folders = vec![tests.join("manifests")];
    folders.extend(files(&tests.join("terraform")));
    let mut reports = Vec::new();
    for folder in folders {
        let module = module_of(files(&folder));
        for table in files(&folder) {
            let Some(name) = table.to_str().unwrap().strip_suffix(".tsv") else {
                continue;
            };
            let path = PathBuf::from(name);
            let text = fs::read_to_string(&path).unwrap();
            let report = terraform::language(name, &module).lint(&text, &Options::new());
            reports.push((path, text, report));
        }
    }
    reports
}

fn expected(manifest: &Path) -> String {
    let mut name = manifest.as_os_str().to_owned();
    name.push(".tsv");
    let table = fs::read_to_string(name).unwrap();
    let mut lines: Vec<String> = table
        .lines()
        .map(|line| {
            let mut cells: Vec<&str> = line.split('\t').map(unquoted).collect();
            cells.resize(5, "");
            cells.join("\t")
        })
        .collect();
    lines.sort();
    lines.join("\n")
}

/// Cells with blanks around their text are in quotes.
fn unquoted(cell: &str) -> &str {
    cell.strip_prefix('"')
        .and_then(|cell| cell.strip_suffix('"'))
        .unwrap_or(cell)
}

/// The report in the form of the table.
fn table(report: &Report) -> String {
    let word = |policy: Option<PullPolicy>| policy.map_or("", PullPolicy::as_str);
    let mut findings: Vec<&Finding> = report.findings.iter().collect();
    let mut lines = Vec::new();
    for verdict in &report.verdicts {
        let is_about = |finding: &&Finding| {
            finding.path == verdict.path
                && finding.object == verdict.object
                && finding.container == verdict.container
                && finding
                    .image
                    .as_ref()
                    .is_none_or(|image| *image == verdict.image)
                && (finding.image.is_some() || finding.container.is_some())
        };
        let (own, others) = findings.into_iter().partition::<Vec<_>, _>(is_about);
        findings = others;
        let mut rules: Vec<_> = own.iter().map(|finding| finding.rule).collect();
        rules.sort();
        let rules: Vec<_> = rules.iter().map(|rule| rule.id()).collect();
        lines.push(
            [
                &verdict.path,
                &verdict.image,
                word(verdict.effective),
                word(verdict.wanted),
                &rules.join(","),
            ]
            .join("\t"),
        );
    }
    for finding in findings {
        lines.push(format!("{}\t\t\t\t{}", finding.path, finding.rule));
    }
    lines.sort();
    lines.join("\n")
}

#[test]
fn every_container_gets_the_right_verdict() {
    let mut wrong = Vec::new();
    let mut containers = 0;
    for (path, _, report) in reports() {
        assert_eq!(report.faults, [], "{}", path.display());
        containers += report.verdicts.len();
        let (table, expected) = (table(&report), expected(&path));
        if table != expected {
            wrong.push(format!(
                "{}\n{table}\n--- expected\n{expected}",
                path.display()
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    assert!(containers > 100, "{containers} containers were found");
}

#[test]
fn positions_lead_to_the_text_at_fault() {
    for (path, text, report) in reports() {
        for finding in report.findings {
            let part = text.get(finding.span.start..finding.span.end);
            let part = part.unwrap_or_else(|| panic!("{}: {finding:?}", path.display()));
            let line = text.lines().nth(finding.start.line - 1).unwrap();
            let line = line.strip_prefix('\u{feff}').unwrap_or(line);
            let from: String = line.chars().skip(finding.start.column - 1).collect();
            let first = part.lines().next().unwrap_or("");
            assert!(from.starts_with(first), "{}: {finding:?}", path.display());
        }
    }
}
