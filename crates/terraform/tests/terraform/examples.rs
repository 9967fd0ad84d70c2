//! The modules of `examples/`, run as they are committed.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use pullpolicy::{PullPolicy, RequestedPolicy, pull_policy, repointing_publishers};
use serde_json::json;

use super::workspace::{SOURCE, Workspace};

pub(super) fn examples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples")
}

/// Copies the files of a folder, and of those in it, into the workspace.
pub(super) fn copy(workspace: &Workspace, from: &Path, to: &str) {
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
fn the_module_knows_whose_versions_move() {
    let Some(workspace) = Workspace::new("module-publishers") else {
        return;
    };
    copy(&workspace, &examples().join("terraform-module"), "policy/");
    let publishers =
        repointing_publishers()
            .iter()
            .map(|publisher| match publisher.strip_suffix('/') {
                Some(folder) => format!("{folder}/tool:7.2.3"),
                None => format!("{publisher}:7.2.3"),
            });
    let hub = ["bitnami/redis:7.2.3", "index.docker.io/bitnami/redis:7.2.3"].map(str::to_owned);
    let moving: Vec<String> = publishers.chain(hub).collect();
    assert!(moving.len() > 10, "{moving:?}");
    let pinned = ["ghcr.io/bitnami/redis:7.2.3", "ghcr.io/acme/dev:7.2.3"];
    let images: Vec<&str> = moving.iter().map(String::as_str).chain(pinned).collect();
    workspace.write(
        "main.tf",
        &format!(
            r#"
module "policy" {{
  source   = "./policy"
  for_each = toset({})
  image    = each.key
}}
output "policies" {{ value = {{ for image, module in module.policy : image => module.image_pull_policy }} }}
"#,
            json!(images)
        ),
    );
    workspace.run(&["init"]).ok();
    let outputs = workspace.planned(&[]);
    for image in images {
        let policy = pull_policy(image, RequestedPolicy::Auto).unwrap();
        let expected = if pinned.contains(&image) {
            PullPolicy::IfNotPresent
        } else {
            PullPolicy::Always
        };
        assert_eq!(policy, expected, "{image}");
        assert_eq!(
            outputs["policies"]["value"][image],
            policy.as_str(),
            "{image}"
        );
    }
}

/// Coder shows nothing but the text, so it has to name the value.
#[test]
fn the_modules_errors_name_the_value() {
    let Some(workspace) = Workspace::new("module-errors") else {
        return;
    };
    copy(&workspace, &examples().join("terraform-module"), "");
    workspace.run(&["init"]).ok();
    for (variables, words) in [
        (
            &[
                "-var=image=ghcr.io/acme/dev",
                "-var=image_pull_policy=always",
            ][..],
            "`always` is not a pull policy; it must be exactly auto, Always, IfNotPresent or Never.",
        ),
        (
            &["-var=image=ghcr.io/acme/dev", "-var=image_tag=a b"],
            "`a b` is not a tag;",
        ),
        (&["-var=image=a b"], "`a b` is not an image;"),
        (
            &["-var=image=ghcr.io/acme/dev:main", "-var=image_tag=1.0.0"],
            "another tag, `main`, than image_tag, `1.0.0`.",
        ),
    ] {
        let diagnostics = workspace.diagnostics(&[&["plan", "-json"], variables].concat());
        assert_eq!(diagnostics.len(), 1, "{diagnostics:?}");
        let detail = diagnostics[0]["diagnostic"]["detail"].as_str().unwrap();
        assert!(detail.contains(words), "{detail}");
    }
}

/// What follows each occurrence of `before`, up to the first letter that no name has.
fn named<'a>(text: &'a str, before: &str) -> BTreeSet<&'a str> {
    let parts = text.split(before).skip(1);
    parts
        .filter_map(|part| {
            part.split(|c: char| !c.is_ascii_lowercase() && c != '_')
                .next()
        })
        .collect()
}

#[test]
fn the_coder_template_takes_either_way_to_the_policy() {
    let read = |name: &str| fs::read_to_string(examples().join(name)).unwrap();
    let template = read("coder-template/main.tf");
    let readme = read("coder-template/README.md");
    let reason = ": ${module.pull_policy.reason}";
    assert!(template.contains(reason) && readme.contains(reason));
    let without = template.replace(reason, "");
    for (way, template) in [
        ("coder-template/pull-policy/main.tf", &template),
        ("terraform-module/main.tf", &without),
    ] {
        let module = read(way);
        let used = named(template, "module.pull_policy.");
        assert!(used.contains("image_pull_policy"), "{used:?}");
        assert!(
            used.is_subset(&named(&module, "output \"")),
            "{way}: {used:?}"
        );
        let given = ["image", "image_tag", "image_pull_policy"];
        assert_eq!(named(&module, "variable \""), given.into(), "{way}");
    }
}

#[test]
fn what_the_coder_image_copies_is_there() {
    let readme = fs::read_to_string(examples().join("coder-template/README.md")).unwrap();
    let copied: Vec<Vec<&str>> = readme
        .lines()
        .filter(|line| line.starts_with("COPY "))
        .map(|line| line.split(' ').skip(2).collect())
        .collect();
    let mirror = ["target/terraform/mirror", "/home/coder/.terraform.d/mirror"];
    let settings = [
        "examples/coder-template/terraformrc",
        "/home/coder/.terraformrc",
    ];
    assert_eq!(copied, [mirror, settings]);
    let text = fs::read_to_string(examples().join("..").join(settings[0])).unwrap();
    assert!(
        text.contains(&format!("path    = {:?}", mirror[1])),
        "{text}"
    );
    assert!(readme.contains(&format!("TF_CLI_CONFIG_FILE={}", settings[1])));
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
