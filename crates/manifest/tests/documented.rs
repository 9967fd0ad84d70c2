//! `docs/lint-rules.md`: every rule is there, and its examples are what they say.
#![expect(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails where what it reads is not what it has to be"
)]

use std::fs;
use std::path::Path;

use pullpolicy_manifest::{Language, Module, Options, Report, Rule};

fn documentation() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/lint-rules.md");
    fs::read_to_string(path).unwrap()
}

/// The examples of a section that begin with this comment, each with what it is written in.
fn examples<'t>(section: &'t str, comment: &str) -> Vec<(&'t str, &'t str)> {
    let blocks = section.split("```").skip(1).step_by(2);
    let blocks = blocks.map(|block| block.split_once('\n').unwrap());
    blocks
        .filter(|(_, text)| text.starts_with(comment))
        .collect()
}

fn report((written_in, text): (&str, &str), options: &Options) -> Report {
    let mut module = Module::new();
    module.add("main.tf", text);
    match written_in {
        "yaml" => Language::Yaml.lint(text, options),
        "hcl" => Language::Terraform(&module).lint(text, options),
        _ => panic!("an example in {written_in}"),
    }
}

#[test]
fn every_rule_has_examples_that_are_what_they_say() {
    let text = documentation();
    for rule in Rule::ALL.iter().copied() {
        let head = format!("\n## {rule}\n");
        let (_, section) = text
            .split_once(&head)
            .unwrap_or_else(|| panic!("{rule} is documented"));
        let section = section.split("\n## ").next().unwrap();
        let mut options = Options::new();
        options.set(rule, Some(rule.severity()));
        let breaks = |example| {
            let report = report(example, &options);
            assert_eq!(report.faults, [], "{example:?}");
            report.findings.iter().any(|finding| finding.rule == rule)
        };
        let fails = examples(section, "# fails\n");
        let passes = examples(section, "# passes\n");
        assert!(
            !fails.is_empty() && !passes.is_empty(),
            "{rule} has examples"
        );
        for example in fails {
            assert!(breaks(example), "{rule} is broken by {example:?}");
        }
        for example in passes {
            assert!(!breaks(example), "{rule} is not broken by {example:?}");
            let report = report(example, &Options::new());
            assert_eq!(
                report.findings,
                [],
                "nothing else is wrong with {example:?}"
            );
        }
    }
}

#[test]
fn the_table_tells_the_severities() {
    let text = documentation();
    for rule in Rule::ALL.iter().copied() {
        let cell = match (rule.severity(), rule.is_on_by_default()) {
            (severity, true) => severity.to_string(),
            (severity, false) => format!("{severity}, off by default"),
        };
        let row = format!("\n| [`{rule}`](#{rule}) | {cell} | ");
        assert!(text.contains(&row), "{row}");
    }
    let rows = text.lines().filter(|line| line.starts_with("| [`")).count();
    assert_eq!(rows, Rule::ALL.len());
}
