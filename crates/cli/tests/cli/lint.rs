//! `lint`: what is read, what is told and in which form, and how it ends.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::{Run, folder, program, run, run_with};
use serde_json::Value;

const MOVING: &str = "\
apiVersion: v1
kind: Pod
metadata: {name: web, namespace: shop}
spec:
  containers:
  - name: app
    image: ghcr.io/acme/app:main
";
const PINNED: &str = "\
kind: Pod
apiVersion: v1
spec: {containers: [{name: app, image: 'ghcr.io/acme/app:1.2.3'}]}
";

/// An empty folder of this name, with these files in it.
fn folder_with(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = folder(name);
    fs::remove_dir_all(&folder).unwrap();
    for (file, text) in files {
        let path = folder.join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

fn run_in(folder: &Path, arguments: &[&str]) -> Run {
    program(arguments)
        .current_dir(folder)
        .output()
        .unwrap()
        .into()
}

fn json(run: &Run) -> Value {
    serde_json::from_str(&run.stdout).unwrap_or_else(|error| panic!("{error}: {}", run.stdout))
}

#[test]
fn a_finding_is_told_as_a_compiler_would() {
    let folder = folder_with("lint-text", &[("pod.yaml", MOVING)]);
    let run = run_in(&folder, &["lint", "pod.yaml"]);
    assert_eq!(
        run.stdout,
        "\
warning[stale-copies]: `imagePullPolicy` is omitted, which makes `IfNotPresent`: under `IfNotPresent` each node keeps the copy of `main` that it happened to pull, so nodes will run different content without any error
  at pod.yaml:7:12, Pod shop/web, spec.containers[0] (app)

      image: ghcr.io/acme/app:main
             ^^^^^^^^^^^^^^^^^^^^^

  reason[branch]: `main` names a branch, re-pointed by each push
  help: write `imagePullPolicy: Always`
  fix: `pullpolicy fix` writes it

1 container in 1 file: 0 errors, 1 warning, 0 notes; `pullpolicy fix` mends 1
"
    );
    assert_eq!((run.stderr.as_str(), run.status), ("", Some(1)));
}

#[test]
fn nothing_wrong_is_status_0() {
    let run = run_with(&["lint", "-"], PINNED.as_bytes());
    assert_eq!(
        run.stdout,
        "1 container in 1 file: 0 errors, 0 warnings, 0 notes\n"
    );
    assert_eq!((run.stderr.as_str(), run.status), ("", Some(0)));
}

#[test]
fn folders_are_read_without_what_gitignore_names() {
    let folder = folder_with(
        "lint-folder",
        &[
            (".gitignore", "out/\n"),
            ("b/two.yml", MOVING),
            ("a/one.yaml", MOVING),
            ("out/three.yaml", MOVING),
            (".hidden/four.yaml", MOVING),
            ("notes.txt", MOVING),
            (
                "five.json",
                r#"{"kind":"Pod","spec":{"containers":[{"image":"app:main"}]}}"#,
            ),
            ("tsconfig.json", "{\n  // a comment\n}\n"),
        ],
    );
    let files = |arguments: &[&str]| -> Vec<String> {
        let run = run_in(
            &folder,
            &[&["lint", "--format", "json"], arguments].concat(),
        );
        assert_eq!(run.status, Some(1), "{}", run.stderr);
        let findings = json(&run)["findings"].as_array().unwrap().clone();
        let files = findings
            .iter()
            .map(|finding| finding["file"].as_str().unwrap().to_owned());
        files.collect()
    };
    assert_eq!(files(&[]), ["a/one.yaml", "b/two.yml", "five.json"]);
    assert_eq!(files(&["--exclude", "a/"]), ["b/two.yml", "five.json"]);
    assert_eq!(files(&["b", "notes.txt"]), ["b/two.yml", "notes.txt"]);
    assert_eq!(
        files(&["--no-ignore"]),
        [
            ".hidden/four.yaml",
            "a/one.yaml",
            "b/two.yml",
            "five.json",
            "out/three.yaml"
        ]
    );
}

#[test]
fn json_holds_everything() {
    let folder = folder_with(
        "lint-json",
        &[("pod.yaml", MOVING), ("bad.yaml", "a: [1\nb: 2\n")],
    );
    let run = run_in(&folder, &["lint", "--format", "json", "."]);
    let answer = json(&run);
    let finding = &answer["findings"][0];
    assert_eq!(finding["file"], "pod.yaml");
    assert_eq!(finding["rule"], "stale-copies");
    assert_eq!(finding["severity"], "warning");
    assert_eq!(
        finding["start"],
        serde_json::json!({"line": 7, "column": 12})
    );
    assert_eq!(finding["end"], serde_json::json!({"line": 7, "column": 33}));
    assert_eq!(finding["object"]["kind"], "Pod");
    assert_eq!(finding["object"]["namespace"], "shop");
    assert_eq!(finding["path"], "spec.containers[0]");
    assert_eq!(finding["container"], "app");
    assert_eq!(finding["image"], "ghcr.io/acme/app:main");
    assert_eq!(finding["decision"]["policy"], "Always");
    assert_eq!(finding["decision"]["tag"]["class"], "moving");
    assert_eq!(finding["error"], Value::Null);
    assert_eq!(
        finding["fix"],
        serde_json::json!({"policy": "Always", "flag": null, "obstacle": null})
    );
    assert_eq!(answer["faults"][0]["file"], "bad.yaml");
    assert_eq!(answer["faults"][0]["kind"], "syntax");
    assert_eq!(answer["faults"][0]["start"]["line"], 2);
    assert_eq!(answer["summary"]["warnings"], 1);
    assert_eq!(answer["summary"]["unread"], 1);
    assert_eq!(run.status, Some(2));
}

#[test]
fn the_decision_is_the_one_of_resolve() {
    let folder = folder_with("lint-same", &[("pod.yaml", MOVING)]);
    let linted = run_in(&folder, &["lint", "--format", "json", "pod.yaml"]);
    let resolved = run(&["resolve", "ghcr.io/acme/app:main", "--format", "json"]);
    assert!(
        linted.stdout.contains(resolved.stdout.trim_end()),
        "{}",
        linted.stdout
    );
}

#[test]
fn sarif_has_what_readers_of_sarif_expect() {
    let folder = folder_with(
        "lint-sarif",
        &[("a b/pod.yaml", MOVING), ("bad.yaml", "a: [1\nb: 2\n")],
    );
    let run = run_in(&folder, &["lint", "--format", "sarif"]);
    let answer = json(&run);
    assert_eq!(answer["version"], "2.1.0");
    let sarif = &answer["runs"][0];
    let rules = sarif["tool"]["driver"]["rules"].as_array().unwrap();
    let result = &sarif["results"][0];
    let rule = &rules[usize::try_from(result["ruleIndex"].as_u64().unwrap()).unwrap()];
    assert_eq!(rule["id"], result["ruleId"]);
    assert_eq!(result["ruleId"], "stale-copies");
    assert_eq!(result["level"], "warning");
    let place = &result["locations"][0]["physicalLocation"];
    assert_eq!(place["artifactLocation"]["uri"], "a%20b/pod.yaml");
    assert_eq!(
        place["region"],
        serde_json::json!({"startLine": 7, "startColumn": 12, "endLine": 7, "endColumn": 33})
    );
    assert_eq!(sarif["columnKind"], "unicodeCodePoints");
    let invocation = &sarif["invocations"][0];
    assert_eq!(invocation["executionSuccessful"], false);
    assert_eq!(
        invocation["toolExecutionNotifications"]
            .as_array()
            .unwrap()
            .len(),
        1
    );
    assert_eq!(run.status, Some(2));
}

#[test]
fn github_gets_annotations() {
    let folder = folder_with("lint-github", &[("a,b.yaml", MOVING)]);
    let run = run_in(&folder, &["lint", "--format", "github"]);
    let start =
        "::warning file=a%2Cb.yaml,line=7,endLine=7,col=12,endColumn=33,title=stale-copies::";
    assert!(run.stdout.starts_with(start), "{}", run.stdout);
    assert_eq!((run.stdout.lines().count(), run.status), (1, Some(1)));
}

#[test]
fn rules_of_lint_are_turned_on_and_off() {
    let folder = folder_with("lint-rules", &[("pod.yaml", MOVING)]);
    let status =
        |arguments: &[&str]| run_in(&folder, &[&["lint", "pod.yaml"], arguments].concat()).status;
    assert_eq!(status(&["--disable", "stale-copies"]), Some(0));
    assert_eq!(status(&["--fail-on", "warning"]), Some(1));
    assert_eq!(status(&["--fail-on", "error"]), Some(0));
    let unknown = run_in(&folder, &["lint", "pod.yaml", "--disable", "stale"]);
    assert_eq!(unknown.status, Some(2));
    assert!(
        unknown.stderr.contains("stale-copies"),
        "{}",
        unknown.stderr
    );
    let implied = run_with(
        &["lint", "-", "--enable", "implicit-default"],
        PINNED.as_bytes(),
    );
    assert!(
        implied.stdout.starts_with("note[implicit-default]: "),
        "{}",
        implied.stdout
    );
    assert_eq!(implied.status, Some(1));
}

#[test]
fn the_file_of_rules_speaks_to_lint_too() {
    let folder = folder_with(
        "lint-settings",
        &[
            ("sub/pod.yaml", MOVING),
            ("skipped/pod.yaml", MOVING),
            (
                "pullpolicy.toml",
                "pinned = []\n[lint]\nexclude = [\"skipped/\"]\nfail-on = \"error\"\nseverity = { stale-copies = \"note\" }\n",
            ),
        ],
    );
    let run = run_in(&folder, &["lint"]);
    assert!(
        run.stdout.starts_with("note[stale-copies]: "),
        "{}",
        run.stdout
    );
    assert!(run.stdout.contains("in 1 file: "), "{}", run.stdout);
    assert_eq!(run.status, Some(0));
    let resolved = run_in(&folder, &["resolve", "nginx:main"]);
    assert_eq!(resolved.status, Some(0), "{}", resolved.stderr);

    fs::write(folder.join("pullpolicy.toml"), "pinned = [\"main\"]\n").unwrap();
    assert_eq!(run_in(&folder, &["lint", "sub"]).status, Some(0));

    for (text, part) in [
        ("[lint]\nexlude = []\n", "exlude"),
        ("[lint]\ndisable = [\"stale\"]\n", "`stale` is no rule"),
        ("[lint]\nfail-on = \"fatal\"\n", "`fatal` is no severity"),
        ("unknown = \"Allways\"\n", "Allways"),
    ] {
        fs::write(folder.join("pullpolicy.toml"), text).unwrap();
        let run = run_in(&folder, &["lint"]);
        assert_eq!((run.stdout.as_str(), run.status), ("", Some(2)), "{text}");
        assert!(
            run.stderr.contains(part) && run.stderr.contains("pullpolicy.toml"),
            "{}",
            run.stderr
        );
    }
}

#[test]
fn old_debts_are_kept_in_a_baseline() {
    let folder = folder_with("lint-baseline", &[("pod.yaml", MOVING)]);
    let wrote = run_in(&folder, &["lint", "--write-baseline", "known.json"]);
    assert_eq!(wrote.status, Some(0), "{}", wrote.stdout);
    let known = run_in(&folder, &["lint", "--baseline", "known.json"]);
    assert_eq!(known.status, Some(0), "{}", known.stdout);
    assert!(
        known.stdout.contains("; 1 known before\n"),
        "{}",
        known.stdout
    );
    fs::write(
        folder.join("pod.yaml"),
        format!("# moved\n{}", MOVING.replace(":main", ":edge")),
    )
    .unwrap();
    let other = run_in(&folder, &["lint", "--baseline", "known.json"]);
    assert_eq!(other.status, Some(1), "another image is another debt");
    fs::write(folder.join("known.json"), "[]").unwrap();
    let broken = run_in(&folder, &["lint", "--baseline", "known.json"]);
    assert_eq!((broken.stdout.as_str(), broken.status), ("", Some(2)));
}

#[test]
fn what_cannot_be_read_is_named_and_the_rest_is_linted() {
    let folder = folder_with(
        "lint-unreadable",
        &[
            ("pod.yaml", MOVING),
            (
                "bad.yaml",
                "a: b: c\n---\nkind: Pod\nspec: {containers: [{image: 'app:edge'}]}\n",
            ),
        ],
    );
    fs::write(folder.join("latin.yaml"), b"a: \xe9\n").unwrap();
    fs::write(folder.join("binary.yaml"), b"\x7fELF\0\0").unwrap();
    let run = run_in(&folder, &["lint", ".", "missing.yaml"]);
    assert_eq!(run.status, Some(2));
    assert_eq!(
        run.stdout.matches("warning[stale-copies]").count(),
        2,
        "{}",
        run.stdout
    );
    for part in [
        "error[syntax]: ",
        "  at bad.yaml:1:",
        "error[encoding]: the text is not UTF-8\n  at latin.yaml:1:4\n",
        "skipped binary.yaml: ",
        "missing.yaml",
    ] {
        assert!(run.stderr.contains(part), "{part}: {}", run.stderr);
    }
    let named = run_in(&folder, &["lint", "binary.yaml"]);
    assert_eq!(named.status, Some(2), "what was named must be readable");
}

#[test]
fn templates_of_charts_are_left_to_helm() {
    let folder = folder_with(
        "lint-chart",
        &[
            ("app/Chart.yaml", "name: app\n"),
            (
                "app/values.yaml",
                "image: {repository: ghcr.io/acme/app, tag: main, pullPolicy: IfNotPresent}\n",
            ),
            (
                "app/templates/pod.yaml",
                "{{- if .Values.x }}\nkind: Pod\n{{- end }}\n",
            ),
            ("app/templates/plain.yaml", MOVING),
            (
                "other/templates/pod.yaml",
                "{{- if .Values.x }}\nkind: Pod\n{{- end }}\n",
            ),
        ],
    );
    let run = run_in(&folder, &["lint", "app"]);
    assert_eq!(run.status, Some(1), "{}", run.stderr);
    assert_eq!(
        run.stdout.matches("warning[stale-copies]").count(),
        2,
        "{}",
        run.stdout
    );
    assert!(
        run.stderr.starts_with("skipped app/templates/pod.yaml: "),
        "{}",
        run.stderr
    );
    let run = run_in(&folder, &["lint", "other"]);
    assert_eq!(run.status, Some(2));
    assert!(
        run.stderr
            .contains("is it a template that was not rendered?"),
        "{}",
        run.stderr
    );
}

#[test]
fn many_files_are_told_in_their_order() {
    let files: Vec<(String, String)> = (0..600)
        .map(|index| {
            (
                format!("{index:04}.yaml"),
                MOVING.replace("web", &format!("web-{index}")),
            )
        })
        .collect();
    let files: Vec<(&str, &str)> = files
        .iter()
        .map(|(name, text)| (name.as_str(), text.as_str()))
        .collect();
    let folder = folder_with("lint-many", &files);
    let run = run_in(&folder, &["lint", "--format", "github"]);
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert_eq!(lines.len(), 600);
    for (index, line) in lines.iter().enumerate() {
        assert!(
            line.starts_with(&format!("::warning file={index:04}.yaml,")),
            "{line}"
        );
    }
}

#[test]
fn a_cluster_that_always_pulls_makes_policies_moot() {
    let run = run_with(&["lint", "-", "--always-pull-images"], MOVING.as_bytes());
    assert_eq!(run.status, Some(0), "{}", run.stdout);
}

#[cfg(unix)]
#[test]
fn links_lead_nowhere_twice() {
    let folder = folder_with("lint-links", &[("pod.yaml", MOVING)]);
    std::os::unix::fs::symlink("..", folder.join("loop")).unwrap();
    std::os::unix::fs::symlink("nowhere", folder.join("dangling.yaml")).unwrap();
    let run = run_in(&folder, &["lint"]);
    assert_eq!(run.stdout.matches("warning[stale-copies]").count(), 1);
    assert_eq!(run.status, Some(1), "{}", run.stderr);
}
