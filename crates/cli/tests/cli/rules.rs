//! The user's rules: which file is read, and how a fault in it is shown.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::{Run, folder, program, run};
use serde_json::Value;

/// A folder of its own with this file in it.
fn folder_with(name: &str, file: &str, text: &str) -> PathBuf {
    let folder = folder(name);
    fs::write(folder.join(file), text).unwrap();
    folder
}

fn run_in(folder: &Path, arguments: &[&str]) -> Run {
    program(arguments)
        .current_dir(folder)
        .output()
        .unwrap()
        .into()
}

fn first_line(run: &Run) -> &str {
    run.stdout.lines().next().unwrap_or("")
}

#[test]
fn the_nearest_file_upwards_is_read() {
    let outer = folder_with("discovery", "pullpolicy.toml", "moving = [\"b*\"]\n");
    let inner = outer.join("a/b");
    fs::create_dir_all(&inner).unwrap();
    let found = run_in(&inner, &["resolve", "ghcr.io/acme/dev:b26.37.0"]);
    assert_eq!(found.status, Some(0));
    assert_eq!(first_line(&found), "Always");
    assert!(
        found.stdout.contains("reason[moving-rule]: "),
        "{}",
        found.stdout
    );
    let file = outer.join("pullpolicy.toml").canonicalize().unwrap();
    assert!(
        found
            .stdout
            .contains(&format!("  see {}:1:11\n", file.display())),
        "{}",
        found.stdout
    );
    assert!(
        found
            .stdout
            .ends_with(&format!("\nwith the rules of {}\n", file.display()))
    );

    fs::write(inner.join("pullpolicy.toml"), "pinned = [\"b*\"]\n").unwrap();
    assert_eq!(
        first_line(&run_in(&inner, &["resolve", "ghcr.io/acme/dev:b-x"])),
        "IfNotPresent"
    );
    fs::remove_file(inner.join("pullpolicy.toml")).unwrap();
}

#[test]
fn no_file_is_read_where_none_is_wanted() {
    let folder = folder_with("unwanted", "pullpolicy.toml", "pinned = [\"main\"]\n");
    let decided = run_in(&folder, &["resolve", "nginx:main"]);
    assert_eq!(first_line(&decided), "IfNotPresent");
    let decided = run_in(&folder, &["resolve", "nginx:main", "--no-rules"]);
    assert_eq!(first_line(&decided), "Always");
    assert!(
        !decided.stdout.contains("pullpolicy.toml"),
        "{}",
        decided.stdout
    );
    let path = folder.join("requests.jsonl");
    fs::write(&path, "{\"image\": \"nginx:main\"}\n").unwrap();
    let batch = run_in(&folder, &["resolve", "--batch", path.to_str().unwrap()]);
    assert!(
        batch.stdout.starts_with("{\"policy\":\"Always\","),
        "{}",
        batch.stdout
    );
}

#[test]
fn a_named_file_replaces_the_discovered_one() {
    let folder = folder_with("named", "pullpolicy.toml", "pinned = [\"main\"]\n");
    fs::write(
        folder.join("other.toml"),
        "[[images]]\nmatch = \"**\"\npolicy = \"Never\"\n",
    )
    .unwrap();
    fs::write(folder.join("other.json"), "{\"moving\": [\"main\"]}").unwrap();
    let decided = run_in(&folder, &["resolve", "nginx:main", "--rules", "other.toml"]);
    assert_eq!(first_line(&decided), "Never");
    assert!(
        decided.stdout.contains("  see other.toml:1:1\n"),
        "{}",
        decided.stdout
    );
    assert!(
        !decided.stdout.contains("with the rules of"),
        "{}",
        decided.stdout
    );
    let decided = run_in(&folder, &["resolve", "nginx:main", "--rules", "other.json"]);
    assert!(
        decided.stdout.contains("reason[moving-rule]: "),
        "{}",
        decided.stdout
    );
    assert!(
        decided.stdout.contains("  see other.json:1:13\n"),
        "{}",
        decided.stdout
    );
}

#[test]
fn a_malformed_rule_is_shown_in_its_line() {
    let folder = folder_with(
        "malformed",
        "pullpolicy.toml",
        "# Our conventions\npinned = [\"b*\"]\nunknown = \"Allways\"\n",
    );
    let refused = run_in(&folder, &["resolve", "nginx", "--rules", "pullpolicy.toml"]);
    assert_eq!((refused.stdout.as_str(), refused.status), ("", Some(1)));
    let lines: Vec<&str> = refused.stderr.lines().collect();
    assert!(
        lines[0].starts_with("error[invalid-rules]: `Allways` "),
        "{}",
        refused.stderr
    );
    assert_eq!(
        lines[1..],
        [
            "  at pullpolicy.toml:3:11, in the request /rules/unknown",
            "",
            "  unknown = \"Allways\"",
            "            ^^^^^^^^^",
            "",
            "  help: write `Always`",
        ]
    );
}

#[test]
fn an_unknown_rule_is_shown_with_the_nearest_known_one() {
    let text = "[[images]]\nmatch = \"ghcr.io/**\"\npolcy = \"Always\"\n";
    let folder = folder_with("unknown", "rules.toml", text);
    let refused = run_in(&folder, &["resolve", "nginx", "--rules", "rules.toml"]);
    assert_eq!(refused.status, Some(1));
    let lines: Vec<&str> = refused.stderr.lines().collect();
    assert!(
        lines[0].starts_with("error[invalid-rules]: `polcy` "),
        "{}",
        refused.stderr
    );
    assert_eq!(
        lines[1..],
        [
            "  at rules.toml:3:1, in the request /rules/images/0/polcy",
            "",
            "  polcy = \"Always\"",
            "  ^^^^^",
            "",
            "  help: write `policy`",
        ]
    );
}

#[test]
fn what_is_no_toml_or_json_is_shown_where_it_breaks() {
    let folder = folder_with("broken", "rules.toml", "pinned = [\n  \"a\" \"b\"\n]\n");
    fs::write(folder.join("rules.json"), "{\n  \"pinned\": ]\n}").unwrap();
    for (file, place) in [
        ("rules.toml", "rules.toml:2:"),
        ("rules.json", "rules.json:2:13"),
    ] {
        let refused = run_in(&folder, &["resolve", "nginx", "--rules", file]);
        assert_eq!(refused.status, Some(1));
        assert!(
            refused.stderr.starts_with("error[invalid-rules]: "),
            "{}",
            refused.stderr
        );
        assert!(
            refused.stderr.contains(&format!("\n  at {place}")),
            "{}",
            refused.stderr
        );
        assert!(
            refused.stderr.contains(", in the request /rules\n"),
            "{}",
            refused.stderr
        );
    }
}

#[test]
fn in_json_the_error_is_an_answer_and_the_place_a_remark() {
    let folder = folder_with("json-error", "rules.toml", "publishers = \"no\"\n");
    let refused = run_in(
        &folder,
        &[
            "resolve",
            "nginx",
            "--rules",
            "rules.toml",
            "--format",
            "json",
        ],
    );
    let error: Value = serde_json::from_str(&refused.stdout).unwrap();
    assert_eq!(error["error"]["code"], "invalid-request");
    assert_eq!(error["error"]["at"], "/rules/publishers");
    assert_eq!(refused.stderr, "at rules.toml:1:14\n");
    assert_eq!(refused.status, Some(1));
}

#[test]
fn rules_that_cannot_be_read_are_trouble() {
    let folder = folder_with("unreadable", "latin.toml", "");
    fs::write(folder.join("latin.toml"), b"# \xff\n").unwrap();
    fs::write(folder.join("long.toml"), vec![b'#'; (1 << 20) + 1]).unwrap();
    for file in ["missing.toml", "latin.toml", "long.toml"] {
        let run = run_in(&folder, &["resolve", "nginx", "--rules", file]);
        assert_eq!((run.stdout.as_str(), run.status), ("", Some(2)), "{file}");
        assert!(
            run.stderr
                .starts_with(&format!("error: cannot read `{file}`: ")),
            "{}",
            run.stderr
        );
    }
}

#[test]
fn deep_nesting_ends_in_an_error() {
    let folder = folder("deep");
    let texts = [
        format!("x = {}{}", "[".repeat(100_000), "]".repeat(100_000)),
        format!("{}x = 1", "a.".repeat(100_000)),
        format!("[{}x]", "a.".repeat(100_000)),
    ];
    for text in texts {
        fs::write(folder.join("rules.toml"), &text).unwrap();
        let path = folder.join("rules.toml");
        let run = run(&["resolve", "nginx", "--rules", path.to_str().unwrap()]);
        assert_eq!(run.status, Some(1), "{}", run.stderr);
        assert!(
            run.stderr.starts_with("error[invalid-rules]: "),
            "{}",
            run.stderr
        );
    }
}

#[test]
fn the_example_does_what_its_comments_say() {
    let file = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../examples/pullpolicy.toml"
    );
    for (image, policy) in [
        ("ghcr.io/acme/app:drop-heron", "IfNotPresent"),
        ("ghcr.io/acme/app:team-red", "Always"),
        ("registry.example.com/demo/shop/web:latest", "IfNotPresent"),
        ("ghcr.io/acme/nightly:20261130", "Always"),
        ("ghcr.io/acme/app:20261130", "IfNotPresent"),
        ("local.example.com/tools/shell:1.0.0", "Never"),
    ] {
        let decided = run(&["resolve", image, "--rules", file]);
        assert_eq!(first_line(&decided), policy, "{image}");
    }
}
