//! `lint_json` and `fix_json` say what `lint` and `fix` say, with places in code units, and whatever
//! they are given, they answer.
#![expect(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "a test fails where what it reads is not what it has to be"
)]

#[path = "common/terraform.rs"]
mod terraform;

use std::fs;
use std::path::{Path, PathBuf};

use pullpolicy_manifest::{FixOptions, Options, Rule, Severity, fix_json, lint_json};
use serde_json::{Value, json};
use terraform::{language, module_of};

/// The files of a folder and of all folders in it, but for the tables.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut entries: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().unwrap() != "tsv" {
            found.push(path);
        }
    }
    found
}

fn fixtures() -> Vec<PathBuf> {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let folders = ["manifests", "terraform", "fixes"];
    folders.map(|folder| files(&tests.join(folder))).concat()
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap().to_str().unwrap().to_owned()
}

/// The files of the folder, by their names.
fn beside(path: &Path) -> Vec<PathBuf> {
    files(path.parent().unwrap())
}

fn parsed(answer: &str) -> Value {
    serde_json::from_str(answer).unwrap()
}

fn linted(text: &str, options: &Value) -> Value {
    parsed(&lint_json(&json!(text).to_string(), &options.to_string()))
}

fn fixed(text: &str, options: &Value) -> Value {
    parsed(&fix_json(&json!(text).to_string(), &options.to_string()))
}

/// The code units between two places.
fn part(text: &str, span: &Value) -> String {
    let units: Vec<u16> = text.encode_utf16().collect();
    let place = |key: &str| usize::try_from(span[key].as_u64().unwrap()).unwrap();
    String::from_utf16(&units[place("start")..place("end")]).unwrap()
}

/// A value without these keys.
fn without(mut value: Value, keys: &[&str]) -> Value {
    for key in keys {
        value.as_object_mut().unwrap().remove(*key).unwrap();
    }
    value
}

#[test]
fn every_file_is_linted_and_fixed_alike() {
    let fixtures = fixtures();
    assert!(fixtures.len() > 100, "{} files", fixtures.len());
    let (mut mended, mut refused) = (0, 0);
    for path in fixtures {
        // What is beyond ASCII makes offsets differ from bytes.
        let comment = if path.extension().unwrap() == "json" {
            ""
        } else {
            "# 😀ä\n"
        };
        let read = fs::read_to_string(&path).unwrap();
        let text = match read.strip_prefix('\u{feff}') {
            Some(_) => read,
            None => format!("{comment}{read}"),
        };
        let (file, beside) = (path.display().to_string(), beside(&path));
        let others: serde_json::Map<_, _> = beside
            .iter()
            .map(|other| (name_of(other), json!(fs::read_to_string(other).unwrap())))
            .collect();
        let module = module_of(beside.into_iter().filter(|other| *other != path));
        let mut module = module;
        module.add(&name_of(&path), &text);
        let language = language(&file, &module);

        let report = language.lint(&text, &Options::new());
        let asked = json!({"file": file, "module": others});
        let answer = linted(&text, &asked);
        let findings = answer["findings"].as_array().unwrap();
        assert_eq!(findings.len(), report.findings.len(), "{file}");
        for (own, finding) in findings.iter().zip(&report.findings) {
            let mut same = without(own.clone(), &["span"]);
            if !same["fix"].is_null() {
                same["fix"] = without(same["fix"].clone(), &["edit"]);
            }
            assert_eq!(same, parsed(&finding.to_json(&file)));
            assert_eq!(part(&text, &own["span"]), finding.span.of(&text), "{file}");
        }
        mended += edits_mend(&text, &asked, findings);
        assert_eq!(answer["summary"]["containers"], report.verdicts.len());

        for (relax, explicit) in [(false, false), (true, false), (false, true)] {
            let options = FixOptions {
                relax,
                explicit,
                ..FixOptions::default()
            };
            let expected = language.fix(&text, &options);
            let asked =
                json!({"file": file, "module": others, "relax": relax, "explicit": explicit});
            let answer = fixed(&text, &asked);
            let bytes = answer["text"].as_str().unwrap().as_bytes();
            assert_eq!(bytes, &*expected.bytes, "{file}");
            let changes = answer["changes"].as_array().unwrap();
            assert_eq!(changes.len(), expected.changes.len(), "{file}");
            for (own, change) in changes.iter().zip(&expected.changes) {
                assert_eq!(
                    without(own.clone(), &["edit"]),
                    parsed(&change.to_json(&file))
                );
                let edit = &own["edit"];
                assert_eq!(
                    part(&text, &edit["span"]),
                    change.edit.span.of(&text),
                    "{file}"
                );
                assert_eq!(edit["text"], change.edit.text);
            }
            let refusals = answer["refusals"].as_array().unwrap();
            assert_eq!(refusals.len(), expected.refusals.len(), "{file}");
            for (own, refusal) in refusals.iter().zip(&expected.refusals) {
                let same = without(own.clone(), &["span"]);
                assert_eq!(same, parsed(&refusal.to_json(&file)));
                assert_eq!(part(&text, &own["span"]), refusal.span.of(&text), "{file}");
            }
            refused += refusals.len();
            assert_eq!(answer["faults"], json!([]), "{file}");
        }
    }
    assert!(
        mended > 100 && refused > 20,
        "{mended} mended, {refused} refused"
    );
}

/// A text with an edit made, whose places are in code units.
fn edited(text: &str, edit: &Value) -> String {
    let units: Vec<u16> = text.encode_utf16().collect();
    let before = json!({"start": 0, "end": edit["span"]["start"]});
    let after = json!({"start": edit["span"]["end"], "end": units.len()});
    let new = edit["text"].as_str().unwrap();
    format!("{}{new}{}", part(text, &before), part(text, &after))
}

/// Makes the edit of each finding alone, sees that the finding is gone, and counts them.
fn edits_mend(text: &str, asked: &Value, findings: &[Value]) -> usize {
    let edits = findings.iter().filter(|it| !it["fix"]["edit"].is_null());
    let count = edits.clone().count();
    for finding in edits {
        let is_same = |other: &&Value| {
            let keys = ["rule", "object", "path"];
            keys.iter().all(|key| other[key] == finding[key])
        };
        let edited = edited(text, &finding["fix"]["edit"]);
        let answer = linted(&edited, asked);
        let left = answer["findings"].as_array().unwrap().iter();
        let before = findings.iter().filter(is_same).count();
        assert_eq!(finding["fix"]["obstacle"], Value::Null);
        assert!(left.filter(is_same).count() < before, "{finding}\n{edited}");
    }
    count
}

const MOVING: &str = "kind: Pod\nspec:\n  containers:\n  - image: ghcr.io/acme/app:main\n";

#[test]
fn what_cannot_be_read_is_told_and_the_rest_is_done() {
    let text = format!("\u{feff}{MOVING}---\n# 😀\na: [1\nb: 2\n---\r\n{MOVING}");
    let fault = json!({
        "file": "-", "kind": "syntax", "start": {"line": 8, "column": 2},
    });
    let answer = linted(&text, &Value::Null);
    assert_eq!(answer["findings"].as_array().unwrap().len(), 2);
    assert_eq!(answer["summary"]["unread"], 1);
    let own = &answer["faults"][0];
    for key in ["file", "kind", "start"] {
        assert_eq!(own[key], fault[key]);
    }
    let before = text.find(": 2").unwrap();
    let units = text.get(..before).unwrap().encode_utf16().count();
    assert_eq!(own["offset"], units);

    let answer = fixed(&text, &Value::Null);
    let policy = "    imagePullPolicy: Always\n";
    let expected =
        format!("\u{feff}{MOVING}{policy}---\n# 😀\na: [1\nb: 2\n---\r\n{MOVING}{policy}");
    assert_eq!(answer["text"], expected);
    assert_eq!(answer["faults"][0], *own);
}

#[test]
fn options_are_those_of_the_command_line() {
    let rules = |options: Value| -> Vec<(String, String)> {
        let pinned = MOVING.replace("main", "1.2.3");
        let text = format!("{MOVING}---\n{pinned}    imagePullPolicy: Always\n");
        let answer = linted(&text, &options);
        let findings = answer["findings"].as_array().unwrap().iter();
        let word = |value: &Value| value.as_str().unwrap().to_owned();
        findings
            .map(|it| (word(&it["rule"]), word(&it["severity"])))
            .collect()
    };
    let (stale, depends) = (Rule::StaleCopies, Rule::RegistryDependency);
    let said = |rule: Rule, severity: Severity| (rule.to_string(), severity.to_string());
    let plain = [
        said(stale, Severity::Warning),
        said(depends, Severity::Warning),
    ];
    assert_eq!(rules(Value::Null), plain);
    assert_eq!(rules(json!({"disable": ["stale-copies"]})), plain[1..]);
    let severity = json!({"severity": {"stale-copies": "error"}});
    assert_eq!(rules(severity)[0], said(stale, Severity::Error));
    let both = json!({"enable": ["stale-copies"], "severity": {"stale-copies": "error"}, "disable": ["stale-copies"]});
    assert_eq!(rules(both), plain[1..]);
    assert_eq!(rules(json!({"rules": {"pinned": ["main"]}})), plain[1..]);
    let always = json!({"cluster": {"alwaysPullImages": true}});
    assert!(!rules(always).contains(&plain[0]));
}

#[test]
fn a_file_of_terraform_is_looked_at_in_its_module() {
    let text = "resource \"kubernetes_pod\" \"a\" {\n  spec {\n    container {\n      image = var.image\n    }\n  }\n}\n";
    let variables = |tag| format!("variable \"image\" {{\n  default = \"app:{tag}\"\n}}\n");
    let images = |options: Value| linted(text, &options)["findings"][0]["image"].clone();
    let module = json!({"infra/variables.tf": variables("main"), "main.tf": variables("other")});
    assert_eq!(
        images(json!({"file": "infra/main.tf", "module": module})),
        "app:main"
    );
    assert_eq!(images(json!({"file": "infra/main.tf"})), Value::Null);
    let unknown = linted(text, &json!({"file": "main.tf"}));
    assert_eq!(unknown["summary"]["unknown"], 1);
}

#[test]
fn what_is_asked_wrongly_is_an_error_of_the_contract() {
    for (text, options, code, at) in [
        ("null", "{}", "invalid-request", "/text"),
        ("", "{}", "invalid-request", ""),
        ("\"\\udc00\"", "{}", "invalid-request", ""),
        ("\"\"", "[]", "invalid-request", ""),
        ("\"\"", "", "invalid-request", ""),
        (
            "\"\"",
            r#"{"enable": ["x"]}"#,
            "invalid-request",
            "/enable/0",
        ),
        (
            "\"\"",
            r#"{"rules": {"x": 1}}"#,
            "invalid-rules",
            "/rules/x",
        ),
        (
            "\"\"",
            r#"{"cluster": {"x": 1}}"#,
            "invalid-cluster",
            "/cluster/x",
        ),
    ] {
        for answer in [lint_json(text, options), fix_json(text, options)] {
            let error = &parsed(&answer)["error"];
            assert_eq!(
                (&error["code"], &error["at"]),
                (&json!(code), &json!(at)),
                "{answer}"
            );
        }
    }
}
