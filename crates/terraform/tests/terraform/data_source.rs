//! The data source and the provider block.

use serde_json::json;

use super::workspace::{Workspace, unwrapped};

#[test]
fn its_warnings_are_terraforms() {
    let Some(workspace) = Workspace::with(
        "data-warnings",
        r#"
data "pullpolicy_decision" "dev" {
  image  = "ghcr.io/acme/dev:main"
  policy = "IfNotPresent"
}
output "policy" { value = data.pullpolicy_decision.dev.decision.policy }
"#,
    ) else {
        return;
    };
    let diagnostics = workspace.diagnostics(&["plan", "-json"]);
    assert_eq!(diagnostics.len(), 1, "{diagnostics:?}");
    assert_eq!(diagnostics[0]["@level"], "warn");
    let diagnostic = &diagnostics[0]["diagnostic"];
    assert_eq!(diagnostic["summary"], "Image pull policy: stale-copies");
    assert_eq!(diagnostic["address"], "data.pullpolicy_decision.dev");
    assert!(
        diagnostic["detail"].as_str().unwrap().contains("`main`"),
        "{diagnostic}"
    );
    workspace.run(&["apply", "-auto-approve"]).ok();
    assert_eq!(
        workspace.run(&["output", "-raw", "policy"]).ok(),
        "IfNotPresent"
    );
}

#[test]
fn its_errors_stand_on_the_argument() {
    let Some(workspace) = Workspace::with(
        "data-errors",
        r#"
data "pullpolicy_decision" "dev" {
  image = "ghcr.io/acme/dev:main"
  policy = "always"
}
"#,
    ) else {
        return;
    };
    for command in ["validate", "plan"] {
        let error = unwrapped(&workspace.run(&[command]).error());
        assert!(
            error.contains("Error: Invalid value for \"policy\""),
            "{error}"
        );
        assert!(error.contains("policy = \"always\""), "{error}");
        assert!(error.contains("`always` is not a pull policy"), "{error}");
    }
}

#[test]
fn an_error_about_the_cluster_has_the_keys_as_they_are_written() {
    let Some(workspace) = Workspace::with("data-cluster", "") else {
        return;
    };
    for (cluster, words) in [
        (
            "always_pull_image = true",
            "`always_pull_image` is not a known key; expected one of `version`, `always_pull_images`, \
             `digest_aware_default`, `credential_verification`, `preloaded_images_verification_allowlist`; it stands at \
             `/cluster/always_pull_image`; the nearest is `always_pull_images`",
        ),
        (
            "always_pull_images = \"yes\"",
            "`/cluster/always_pull_images` must be true or false, not a string",
        ),
        ("credential_verification = \"neverVerify\"", "`neverVerify`"),
        (
            "alwaysPullImages = true, always_pull_images = false",
            "`alwaysPullImages` is not a known key; it stands at `/cluster/alwaysPullImages`; the nearest is \
             `always_pull_images`",
        ),
        (
            "alwaysPull_images = true",
            "`alwaysPull_images` is not a known key",
        ),
        // Of these two numbers Terraform packs the first as text.
        (
            "version = 1.36",
            "`/cluster/version` must be a string, not a number",
        ),
        (
            "version = 1.5",
            "`/cluster/version` must be a string, not a number",
        ),
    ] {
        workspace.write(
            "data.tf",
            &format!(
                "data \"pullpolicy_decision\" \"dev\" {{\n  tag = \"main\"\n  cluster = {{ {cluster} }}\n}}\n"
            ),
        );
        let error = unwrapped(&workspace.run(&["validate"]).error());
        assert!(error.contains("Invalid value for \"cluster\""), "{error}");
        assert!(error.contains(words), "{error}");
    }
}

#[test]
fn the_providers_rules_are_for_data_sources_without_their_own() {
    let block = r#"
provider "pullpolicy" { PLACE }
data "pullpolicy_decision" "theirs" { image = "ghcr.io/acme/dev:spring" }
data "pullpolicy_decision" "own" {
  image = "ghcr.io/acme/dev:spring"
  rules = {}
}
output "policies" {
  value = [
    data.pullpolicy_decision.theirs.decision.policy,
    data.pullpolicy_decision.own.decision.policy,
    provider::pullpolicy::resolve("ghcr.io/acme/dev:spring", "auto"),
  ]
}
"#;
    for (name, place) in [
        ("rules-object", r#"rules = { pinned = ["spring"] }"#),
        ("rules-text", r#"rules = "pinned = ['spring']""#),
        (
            "rules-file",
            r#"rules_file = "${path.module}/pullpolicy.toml""#,
        ),
    ] {
        let Some(workspace) = Workspace::with(name, &block.replace("PLACE", place)) else {
            return;
        };
        workspace.write("pullpolicy.toml", "pinned = [\"spring\"]\n");
        let outputs = workspace.planned(&[]);
        assert_eq!(
            outputs["policies"]["value"],
            json!(["IfNotPresent", "Always", "Always"]),
            "{name}"
        );
    }
}

#[test]
fn a_faulty_provider_block_is_refused() {
    let Some(workspace) = Workspace::new("block-errors") else {
        return;
    };
    let pipe = workspace.folder.join("pipe");
    let made = std::process::Command::new("mkfifo").arg(pipe).status();
    assert!(made.unwrap().success());
    for (block, summary, word) in [
        (
            r#"rules = { pined = [] }"#,
            "Invalid value for \"rules\"",
            "the nearest is `pinned`",
        ),
        (
            r#"rules_file = "missing.toml""#,
            "Invalid value for \"rules_file\"",
            "cannot read `missing.toml`",
        ),
        (
            r#"rules_file = "bad.toml""#,
            "Invalid value for \"rules_file\"",
            "the rules cannot be read",
        ),
        (
            r#"rules_file = "long.toml""#,
            "Invalid value for \"rules_file\"",
            "it is longer than 1048576 bytes",
        ),
        (
            r#"rules_file = "pipe""#,
            "Invalid value for \"rules_file\"",
            "cannot read `pipe`: it is no file",
        ),
        (
            "rules = {}\n rules_file = \"x\"",
            "Invalid value for \"rules_file\"",
            "exclude each other",
        ),
        (
            "rules = [terraform_data.x.output]",
            "Invalid value for \"rules\"",
            "must be known when Terraform plans",
        ),
    ] {
        workspace.write("bad.toml", "pinned = [");
        workspace.write("long.toml", &"#".repeat((1 << 20) + 1));
        workspace.write(
            "main.tf",
            &format!(
                r#"{}
resource "terraform_data" "x" {{ input = "y" }}
provider "pullpolicy" {{
  {block}
}}
data "pullpolicy_decision" "dev" {{ tag = "main" }}
"#,
                super::workspace::REQUIRED
            ),
        );
        workspace.run(&["init"]).ok();
        let error = unwrapped(&workspace.run(&["plan"]).error());
        assert!(
            error.contains(summary) && error.contains(word),
            "{block}: {error}"
        );
    }
}

/// Terraform takes the mark off before it asks, so a warning names the tag.
#[test]
fn what_is_sensitive_null_or_a_number_is_decided_as_terraform_gives_it() {
    let Some(workspace) = Workspace::with(
        "data-given",
        r#"
data "pullpolicy_decision" "sensitive" {
  tag    = sensitive("main")
  policy = "IfNotPresent"
}
data "pullpolicy_decision" "number" {
  tag     = 26.37
  policy  = null
  rules   = { pinned = null }
  cluster = { version = null }
  digests = null
}
output "policies" {
  value = [
    data.pullpolicy_decision.sensitive.decision.policy,
    data.pullpolicy_decision.number.decision.policy,
  ]
}
output "tag" {
  value     = data.pullpolicy_decision.sensitive.tag
  sensitive = true
}
"#,
    ) else {
        return;
    };
    let outputs = workspace.planned(&[]);
    assert_eq!(
        outputs["policies"]["value"],
        json!(["IfNotPresent", "Always"])
    );
    assert_eq!(outputs["tag"]["value"], "main");
}

#[test]
fn what_is_known_later_is_read_later() {
    let Some(workspace) = Workspace::with(
        "data-unknown",
        r#"
resource "terraform_data" "tag" { input = "26.37.0" }
data "pullpolicy_decision" "dev" {
  tag     = terraform_data.tag.output
  cluster = { version = "1.36", always_pull_images = false }
}
output "policy" { value = data.pullpolicy_decision.dev.decision.policy }
"#,
    ) else {
        return;
    };
    let plan = workspace.run(&["plan"]).ok();
    assert!(plan.contains("will be read during apply"), "{plan}");
    workspace.run(&["apply", "-auto-approve"]).ok();
    assert_eq!(
        workspace.run(&["output", "-raw", "policy"]).ok(),
        "IfNotPresent"
    );
}

#[test]
fn the_arguments_come_back_as_they_were_given() {
    let Some(workspace) = Workspace::with(
        "data-arguments",
        r#"
data "pullpolicy_decision" "dev" {
  tag     = "coder-latest"
  rules   = { images = [{ match = "ghcr.io/**", policy = "Never" }], publishers = true }
  digests = {
    coder-latest    = "sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
    "coder-26.37.0" = "sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
  }
}
output "all" { value = data.pullpolicy_decision.dev }
"#,
    ) else {
        return;
    };
    let outputs = workspace.planned(&[]);
    let all = &outputs["all"]["value"];
    assert_eq!(
        all["rules"],
        json!({"images": [{"match": "ghcr.io/**", "policy": "Never"}], "publishers": true})
    );
    assert_eq!(all["image"], json!(null));
    assert_eq!(all["decision"]["same_today"], json!(["coder-26.37.0"]));
}
