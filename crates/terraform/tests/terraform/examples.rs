//! The modules of `examples/`, run as they are committed.

use std::fs;
use std::path::{Path, PathBuf};

use pullpolicy::{PullPolicy, RequestedPolicy, pull_policy};
use serde_json::json;

use super::workspace::{SOURCE, Workspace};

fn examples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples")
}

/// Copies the files of a folder, and of those in it, into the workspace.
fn copy(workspace: &Workspace, from: &Path, to: &str) {
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        if path.is_dir() {
            copy(workspace, &path, &format!("{to}{name}/"));
        } else {
            workspace.write(&format!("{to}{name}"), &fs::read_to_string(&path).unwrap());
        }
    }
}

#[test]
fn every_example_is_formatted() {
    let Some(workspace) = Workspace::new("format") else {
        return;
    };
    for folder in ["terraform-module", "coder-template"] {
        copy(&workspace, &examples().join(folder), &format!("{folder}/"));
    }
    copy(
        &workspace,
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/suite"),
        "suite/",
    );
    workspace
        .run(&["fmt", "-check", "-recursive", "-diff"])
        .ok();
}

#[test]
fn the_module_passes_its_own_tests() {
    let Some(workspace) = Workspace::new("module-suite") else {
        return;
    };
    copy(&workspace, &examples().join("terraform-module"), "");
    workspace.run(&["init"]).ok();
    workspace.run(&["validate"]).ok();
    let printed = workspace.run(&["test"]).ok();
    assert!(printed.contains("8 passed, 0 failed."), "{printed}");
}

#[test]
fn the_module_pulls_wherever_the_library_does() {
    let Some(workspace) = Workspace::new("module-tags") else {
        return;
    };
    copy(&workspace, &examples().join("terraform-module"), "policy/");
    let hand = include_str!("../../../../tests/data/tags-by-hand.tsv");
    let tags: Vec<&str> = hand
        .lines()
        .skip(1)
        .filter_map(|line| line.split('\t').next())
        .collect();
    workspace.write(
        "main.tf",
        &format!(
            r#"
module "policy" {{
  source   = "./policy"
  for_each = toset({})
  image    = "ghcr.io/acme/dev:${{each.key}}"
}}
output "policies" {{ value = {{ for tag, module in module.policy : tag => module.image_pull_policy }} }}
"#,
            json!(tags)
        ),
    );
    workspace.run(&["init"]).ok();
    let outputs = workspace.planned(&[]);
    let mut same = 0;
    for tag in &tags {
        let policy =
            pull_policy(&format!("ghcr.io/acme/dev:{tag}"), RequestedPolicy::Auto).unwrap();
        let modules = outputs["policies"]["value"][tag].as_str().unwrap();
        same += usize::from(policy.as_str() == modules);
        assert!(
            policy == PullPolicy::IfNotPresent || modules == "Always",
            "{tag}"
        );
    }
    println!(
        "the module: {same} of {} hard tags as the library",
        tags.len()
    );
    assert!(same * 10 > tags.len() * 7, "{same} of {}", tags.len());
}

#[test]
fn the_decision_of_the_coder_template_plans_alone() {
    let Some(workspace) = Workspace::new("coder-decision") else {
        return;
    };
    copy(
        &workspace,
        &examples().join("coder-template/pull-policy"),
        "",
    );
    let main = fs::read_to_string(workspace.folder.join("main.tf")).unwrap();
    assert!(main.contains(SOURCE), "the address of the tests' mirror");
    workspace.run(&["init"]).ok();
    workspace.run(&["validate"]).ok();
    let printed = workspace.run(&["test"]).ok();
    assert!(printed.contains("5 passed, 0 failed."), "{printed}");
}
