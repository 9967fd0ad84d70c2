//! `action.yml`: what GitHub's schema asks of it, and what its steps do.
#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::common::{FIXED, MOVING, PINNED, PROGRAM, folder_with, is_here, repository, run};
use crate::composite::{Outcome, Use};

const ANNOTATION: &str = "::warning file=deploy/web.yaml,line=7,endLine=7,col=12,endColumn=33,title=stale-copies::`imagePullPolicy` is omitted, which makes `IfNotPresent`: under `IfNotPresent` each node keeps the copy of `main` that it happened to pull, so nodes will run different content without any error; write `imagePullPolicy: Always`\n";
const PATCH: &str = "\
--- a/deploy/web.yaml
+++ b/deploy/web.yaml
@@ -5,3 +5,4 @@
   containers:
   - name: app
     image: ghcr.io/acme/app:main
+    imagePullPolicy: Always
";
const FILES: [(&str, &str); 2] = [("deploy/web.yaml", MOVING), ("deploy/pinned.yaml", PINNED)];

/// The action with these inputs and the program that was built already.
fn action(name: &str, inputs: &[(&str, &str)]) -> (Outcome, PathBuf) {
    let mut inputs = inputs.to_vec();
    inputs.push(("program", PROGRAM));
    let call = Use::new(name, &FILES, &inputs);
    (call.run(), call.workspace)
}

fn read(folder: &Path, file: &str) -> String {
    fs::read_to_string(folder.join(file)).unwrap()
}

#[test]
fn the_schema_of_actions_accepts_it() {
    let cli = repository().join("js/tests/node_modules/@action-validator/cli/cli.mjs");
    let validator = |file: &Path| {
        let mut command = Command::new("node");
        command.arg(&cli).arg(file);
        command
    };
    if !is_here(
        "@action-validator/cli",
        Command::new("test").arg("-f").arg(&cli),
    ) {
        return;
    }
    let file = repository().join("action.yml");
    let valid = run(&mut validator(&file));
    assert_eq!(valid.status, Some(0), "{valid:?}");
    let text = fs::read_to_string(&file)
        .unwrap()
        .replace("using: composite", "using: shell");
    let folder = folder_with("action-schema", &[("action.yml", &text)]);
    let faulty = run(&mut validator(&folder.join("action.yml")));
    assert_eq!(faulty.status, Some(1), "{faulty:?}");
}

#[test]
fn lint_annotates_and_fails() {
    let (outcome, _) = action("action-lint", &[]);
    assert_eq!(outcome.stdout, ANNOTATION, "{outcome:?}");
    assert_eq!(
        (outcome.status, outcome.outputs["status"].as_str()),
        (1, "1")
    );
    assert_eq!(outcome.steps, ["Run the program"]);
}

#[test]
fn nothing_to_find_is_a_success() {
    for inputs in [
        &[("paths", "deploy/pinned.yaml")][..],
        &[("fail-on", "error")],
        &[("arguments", "--disable\nstale-copies\n")],
        &[("arguments", "--exclude\r\nweb.yaml\r\n")],
    ] {
        let (outcome, _) = action("action-success", inputs);
        assert_eq!(
            (outcome.status, outcome.outputs["status"].as_str()),
            (0, "0"),
            "{outcome:?}"
        );
    }
}

#[test]
fn findings_are_written_as_sarif_besides() {
    let (outcome, workspace) = action("action-sarif", &[("sarif", "found.sarif")]);
    assert_eq!((outcome.stdout.as_str(), outcome.status), (ANNOTATION, 1));
    let sarif: Value = serde_json::from_str(&read(&workspace, "found.sarif")).unwrap();
    let results = &sarif["runs"][0]["results"];
    assert_eq!(results.as_array().unwrap().len(), 1);
    assert_eq!(results[0]["ruleId"], "stale-copies");
    let location = &results[0]["locations"][0]["physicalLocation"];
    assert_eq!(location["artifactLocation"]["uri"], "deploy/web.yaml");

    let (outcome, _) = action("action-sarif", &[("sarif", "no/folder/found.sarif")]);
    assert_eq!(
        (outcome.status, outcome.outputs["status"].as_str()),
        (2, "2")
    );
}

#[test]
fn rules_and_known_findings_are_heeded() {
    let call = |inputs: &[(&str, &str)]| {
        let mut inputs = inputs.to_vec();
        inputs.extend([("program", PROGRAM), ("working-directory", "deploy")]);
        let mut files = FILES.to_vec();
        files.push(("deploy/ours.toml", "pinned = [\"main\"]\n"));
        Use::new("action-rules", &files, &inputs)
    };
    assert_eq!(call(&[]).run().status, 1);
    assert_eq!(call(&[("rules", "ours.toml")]).run().status, 0);
    let known = call(&[("baseline", "known.json")]);
    let folder = known.workspace.join("deploy");
    let written = run(Command::new(PROGRAM)
        .args(["lint", ".", "--write-baseline", "known.json"])
        .current_dir(&folder));
    assert_eq!(written.status, Some(0), "{written:?}");
    let outcome = known.run();
    assert_eq!((outcome.stdout.as_str(), outcome.status), ("", 0));
}

#[test]
fn a_patch_is_shown_and_a_fix_is_written() {
    let (outcome, workspace) = action("action-diff", &[("command", "diff")]);
    assert_eq!((outcome.stdout.as_str(), outcome.status), (PATCH, 1));
    assert_eq!(read(&workspace, "deploy/web.yaml"), MOVING);

    let (outcome, workspace) = action("action-fix", &[("command", "fix")]);
    assert_eq!(
        (outcome.status, outcome.outputs["status"].as_str()),
        (0, "0")
    );
    assert_eq!(read(&workspace, "deploy/web.yaml"), FIXED);
    assert_eq!(read(&workspace, "deploy/pinned.yaml"), PINNED);
}

#[test]
fn what_cannot_be_done_is_status_two() {
    for inputs in [
        &[("command", "lnt")][..],
        &[("paths", "absent")],
        &[("format", "xml")],
        &[("command", "fix"), ("baseline", "known.json")],
    ] {
        let (outcome, _) = action("action-trouble", inputs);
        assert_eq!(
            (outcome.status, outcome.outputs["status"].as_str()),
            (2, "2"),
            "{outcome:?}"
        );
    }
    let (outcome, _) = action("action-trouble", &[("command", "lnt")]);
    assert_eq!(
        outcome.stdout,
        "::error title=pullpolicy::there is no command `lnt`; those that there are: lint, diff, fix\n"
    );
}

#[test]
fn an_input_is_never_run() {
    let hostile = "$(touch made) `touch made`; touch made #.yaml";
    let call = Use::new(
        "action-hostile",
        &[(hostile, MOVING), ("two words.yaml", MOVING)],
        &[
            ("program", PROGRAM),
            ("paths", &format!("{hostile}\n\ntwo words.yaml")),
        ],
    );
    let outcome = call.run();
    assert_eq!(
        (outcome.stdout.matches("::warning").count(), outcome.status),
        (2, 1),
        "{outcome:?}"
    );
    for input in ["sarif", "arguments", "fail-on", "rules", "command"] {
        let (_, workspace) = action("action-hostile-inputs", &[(input, hostile)]);
        assert!(!workspace.join("made").exists(), "{input}");
    }
    assert!(!call.workspace.join("made").exists());
}

#[test]
fn the_program_is_built_once() {
    let mut call = Use::new("action-build", &FILES, &[("command", "diff")]);
    let build = Path::new(env!("CARGO_TARGET_TMPDIR")).join("integrations-build");
    // Built as the action builds it, but with no time spent on its speed.
    call.environment = vec![
        ("CARGO_PROFILE_RELEASE_LTO", "off".to_owned()),
        ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0".to_owned()),
        ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "256".to_owned()),
        ("CARGO_TARGET_DIR", build.display().to_string()),
    ];
    let first = call.run();
    assert_eq!(
        (first.stdout.as_str(), first.status),
        (PATCH, 1),
        "{first:?}"
    );
    assert_eq!(first.steps.len(), 4);
    let (path, key) = first.cache.unwrap();
    let folder = call.temp.join("pullpolicy");
    assert_eq!(Path::new(&path), folder);
    assert!(folder.join("bin/pullpolicy").is_file());
    let hash = key.strip_prefix("pullpolicy-Linux-X64-").unwrap();
    assert!(
        hash.len() == 40 && hash.bytes().all(|byte| byte.is_ascii_hexdigit()),
        "{key}"
    );

    // Where the cache brought it, nothing is built.
    call.environment
        .push(("CARGO_NET_OFFLINE", "true".to_owned()));
    call.environment
        .push(("CARGO_HOME", "/dev/null".to_owned()));
    let second = call.run();
    assert_eq!(
        (second.stdout.as_str(), second.status),
        (PATCH, 1),
        "{second:?}"
    );
    assert_eq!(second.cache.unwrap().1, key);
}
