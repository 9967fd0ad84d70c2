//! What docs/terraform.md tells to write and to type, done as it says.

use std::fs;

use super::examples::{copy, examples};
use super::workspace::{REQUIRED, Workspace, packed_mirror, unwrapped};

const DOCUMENT: &str = include_str!("../../../../docs/terraform.md");

/// The blocks of a language.
fn blocks(language: &str) -> impl Iterator<Item = &'static str> {
    let mut fence = String::from("```");
    fence += language;
    fence += "\n";
    let parts: Vec<_> = DOCUMENT.split(&fence).skip(1).collect();
    parts
        .into_iter()
        .filter_map(|part| part.split("```").next())
}

/// The first block of a language that holds this text.
pub(super) fn block(language: &str, text: &str) -> &'static str {
    blocks(language).find(|block| block.contains(text)).unwrap()
}

/// From an empty folder to the two plans.
#[test]
fn a_newcomer_gets_the_policy_of_both_tags() {
    let Some(workspace) = Workspace::new("newcomer") else {
        return;
    };
    let settings = block("hcl", "filesystem_mirror");
    let mirror = "/path/to/target/terraform/mirror";
    assert!(settings.contains(mirror));
    let here = packed_mirror().to_str().unwrap();
    workspace.write("cli.tfrc", &settings.replace(mirror, here));
    workspace.write("main.tf", block("hcl", "required_version"));
    let commands = block("sh", "terraform plan");
    let printed: Vec<String> = commands
        .lines()
        .filter_map(|line| line.strip_prefix("terraform "))
        .map(|line| workspace.run(&line.split(' ').collect::<Vec<_>>()).ok())
        .collect();
    let [_, moving, pinned]: [String; 3] = printed.try_into().unwrap();
    for (printed, policy) in [(&moving, "Always"), (&pinned, "IfNotPresent")] {
        let line = format!("image_pull_policy = {policy:?}");
        assert!(printed.contains(&line), "{printed}");
        assert!(DOCUMENT.contains(&format!("`{line}`")), "{line}");
    }
    let readme = include_str!("../../../../README.md");
    let expression = "provider::pullpolicy::resolve(local.image, var.image_pull_policy)";
    assert!(readme.contains(expression));
    assert!(block("hcl", "required_version").contains(expression));
    let run = workspace.run(&["plan", "-var=image_pull_policy=always"]);
    let text = unwrapped(block("text", "Invalid value"));
    let error = unwrapped(&run.error());
    assert!(error.contains(&text), "{error}");
}

#[test]
fn the_documented_data_source_decides() {
    let tag = "variable \"image_tag\" { default = \"coder-xfce-vnc-latest\" }\n";
    let configuration = format!("{tag}{}", block("hcl", "data \"pullpolicy_decision\""));
    let Some(workspace) = Workspace::new("documented-data") else {
        return;
    };
    workspace.write("main.tf", &format!("{REQUIRED}{configuration}"));
    workspace.write("pullpolicy.toml", "pinned = [\"drop-*\"]\n");
    workspace.run(&["init"]).ok();
    for (tag, policy) in [
        ("coder-xfce-vnc-latest", "Always"),
        ("coder-xfce-vnc-26.37.0", "IfNotPresent"),
        ("drop-summer", "IfNotPresent"),
    ] {
        let outputs = workspace.planned(&[&format!("-var=image_tag={tag}")]);
        assert_eq!(outputs["image_pull_policy"]["value"], policy, "{tag}");
    }
    let call = block("hcl", "resolve_with(").trim();
    let console = |image: &str| {
        let call = call.replace("local.image", image);
        workspace.console(&call).ok().trim().to_owned()
    };
    assert_eq!(
        console(r#""ghcr.io/acme/dev:drop-summer""#),
        r#""IfNotPresent""#
    );
    assert_eq!(console(r#""ghcr.io/acme/dev:summer""#), r#""Always""#);
}

#[test]
fn the_documented_module_decides() {
    let Some(workspace) = Workspace::new("documented-module") else {
        return;
    };
    copy(
        &workspace,
        &examples().join("terraform-module"),
        "terraform-module/",
    );
    let module = block("hcl", "module \"pull_policy\"");
    workspace.write(
        "main.tf",
        &format!(
            "variable \"image_tag\" {{}}\n{module}output \"all\" {{ value = module.pull_policy }}\n"
        ),
    );
    workspace.run(&["init"]).ok();
    for (tag, policy) in [
        ("coder-xfce-vnc-latest", "Always"),
        ("coder-xfce-vnc-26.37.0", "IfNotPresent"),
    ] {
        let outputs = workspace.planned(&[&format!("-var=image_tag={tag}")]);
        let expected = serde_json::json!({
            "image": format!("registry.example.com/dev/workspace:{tag}"), "image_pull_policy": policy,
        });
        assert_eq!(outputs["all"]["value"], expected);
    }
}

#[test]
fn every_documented_configuration_is_formatted() {
    let Some(workspace) = Workspace::new("documented-format") else {
        return;
    };
    fs::remove_file(workspace.folder.join("cli.tfrc")).unwrap();
    for (number, block) in blocks("hcl").enumerate() {
        // A call alone is no configuration.
        if !block.starts_with("provider::") {
            workspace.write(&format!("block{number}.tf"), block);
        }
    }
    workspace.run(&["fmt", "-check", "-diff"]).ok();
}
