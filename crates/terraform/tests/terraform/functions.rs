//! The functions: what they answer, what they refuse, and how Terraform shows that.

use serde_json::{Value, json};

use super::workspace::{REQUIRED, Workspace, unwrapped};

const VARIABLES: &str = r#"
variable "image" {
  type    = string
  default = "registry.example.com/dev/workspace:coder-xfce-vnc-latest"
}
variable "policy" {
  type    = string
  default = "auto"
}
output "policy" { value = provider::pullpolicy::resolve(var.image, var.policy) }
"#;

/// What the library says about `always`.
const NOT_A_POLICY: &str = "`always` is not a pull policy; it must be exactly `auto`, `Always`, `IfNotPresent` or \
                            `Never`; the nearest is `Always`";

#[test]
fn plan_and_apply_give_the_policy_of_the_tag() {
    let Some(workspace) = Workspace::with("plan-and-apply", VARIABLES) else {
        return;
    };
    assert_eq!(workspace.planned(&[])["policy"]["value"], "Always");
    let pinned = "-var=image=registry.example.com/dev/workspace:coder-xfce-vnc-26.37.0";
    assert_eq!(
        workspace.planned(&[pinned])["policy"]["value"],
        "IfNotPresent"
    );
    // The saved plan holds a checksum of each call, which has to come out the same.
    workspace.run(&["apply", "saved.tfplan"]).ok();
    assert_eq!(
        workspace.run(&["output", "-raw", "policy"]).ok(),
        "IfNotPresent"
    );
    workspace
        .run(&["apply", "-auto-approve", pinned, "-var=policy=Never"])
        .ok();
    assert_eq!(workspace.run(&["output", "-raw", "policy"]).ok(), "Never");
    assert_eq!(workspace.residue(), Vec::<std::path::PathBuf>::new());
}

#[test]
fn an_error_names_the_argument_its_value_and_the_nearest_good_one() {
    let Some(workspace) = Workspace::with("argument-error", VARIABLES) else {
        return;
    };
    let error = unwrapped(&workspace.run(&["plan", "-var=policy=always"]).error());
    assert!(
        error.contains("Error: Invalid function argument"),
        "{error}"
    );
    let text = format!("Invalid value for \"policy\" parameter: {NOT_A_POLICY}.");
    assert!(error.contains(&text), "{error}");

    let diagnostics = workspace.diagnostics(&["plan", "-json", "-var=policy=always"]);
    assert_eq!(diagnostics.len(), 1, "{diagnostics:?}");
    assert_eq!(
        diagnostics[0]["@message"],
        "Error: Invalid function argument"
    );
    assert_eq!(
        diagnostics[0]["diagnostic"]["detail"],
        format!("Invalid value for \"policy\" parameter: {NOT_A_POLICY}.")
    );
}

#[test]
fn each_function_blames_the_argument_at_fault() {
    let Some(workspace) = Workspace::with("blame", VARIABLES) else {
        return;
    };
    for (call, parameter, word) in [
        (r#"resolve("Nginx", "auto")"#, "image", "`Nginx`"),
        (r#"resolve("nginx:$${tag}", "auto")"#, "image", "${tag}"),
        (
            r#"resolve("nginx", "")"#,
            "policy",
            "must be exactly `auto`",
        ),
        (r#"resolve_tag("a b", "auto")"#, "tag", "`a b`"),
        (
            r#"resolve_tag("", "auto")"#,
            "tag",
            "neither an image nor a tag",
        ),
        (r#"classify("a/b")"#, "tag", "`a/b`"),
        (r#"explain("nginx", "missing")"#, "policy", "`IfNotPresent`"),
        (
            r#"resolve_with("nginx", "auto", { pined = [] })"#,
            "rules",
            "the nearest is `pinned`",
        ),
        (
            r#"resolve_with("nginx", "auto", { pinned = ["a b"] })"#,
            "rules",
            "`/rules/pinned/0`",
        ),
        (
            r#"resolve_with("nginx", "auto", "pinned = [")"#,
            "rules",
            "the rules cannot be read",
        ),
        (
            r#"resolve_with("nginx", "auto", 7)"#,
            "rules",
            "not a number",
        ),
        (
            r#"resolve("nginx", null)"#,
            "policy",
            "argument must not be null",
        ),
        (r#"resolve(["nginx"], "auto")"#, "image", "string required"),
    ] {
        let error = unwrapped(
            &workspace
                .console(&format!("provider::pullpolicy::{call}"))
                .error(),
        );
        let start = format!("Invalid value for \"{parameter}\" parameter: ");
        assert!(error.contains(&start), "{call}: {error}");
        assert!(error.contains(word), "{call}: {error}");
        assert!(!error.contains(".."), "{call}: {error}");
    }
    let error = unwrapped(
        &workspace
            .console(r#"provider::pullpolicy::resolve("nginx")"#)
            .error(),
    );
    assert!(error.contains("Missing value for \"policy\""), "{error}");
    let error = unwrapped(&workspace.console("provider::pullpolicy::resolv()").error());
    assert!(
        error.contains("\"resolv\" is not available from the provider"),
        "{error}"
    );
}

#[test]
fn the_console_answers() {
    let Some(workspace) = Workspace::with("console", VARIABLES) else {
        return;
    };
    for (expression, answer) in [
        (r#"resolve("node:18-alpine", "auto")"#, r#""Always""#),
        (r#"resolve_tag(26.37, "auto")"#, r#""Always""#),
        (r#"resolve_tag("26.37.0", "auto")"#, r#""IfNotPresent""#),
        (
            r#"resolve_with("ghcr.io/acme/dev:spring", "auto", { pinned = ["spring"] })"#,
            r#""IfNotPresent""#,
        ),
        (
            r#"resolve_with("ghcr.io/acme/dev:spring", "auto", {})"#,
            r#""Always""#,
        ),
        (
            r#"resolve_with("ghcr.io/acme/dev:spring", "auto", jsonencode({ unknown = "IfNotPresent" }))"#,
            r#""IfNotPresent""#,
        ),
        (
            r#"kubernetes_default("ghcr.io/acme/dev:main")"#,
            r#""IfNotPresent""#,
        ),
        (r#"classify("coder-latest").evidence.text"#, r#""latest""#),
        (
            r#"explain("ghcr.io/acme/dev:main", "auto").outcomes[1].waiting"#,
            r#""ImagePullBackOff""#,
        ),
    ] {
        let printed = workspace
            .console(&format!("provider::pullpolicy::{expression}"))
            .ok();
        assert_eq!(printed.trim(), answer, "{expression}");
    }
}

#[test]
fn literal_calls_are_checked_by_validate() {
    let Some(workspace) = Workspace::with(
        "validate",
        r#"output "policy" { value = provider::pullpolicy::resolve("nginx", "Newer") }"#,
    ) else {
        return;
    };
    let error = unwrapped(&workspace.run(&["validate"]).error());
    assert!(error.contains("`Newer` is not a pull policy"), "{error}");
    workspace.write("main.tf", &format!("{REQUIRED}{VARIABLES}"));
    workspace.run(&["validate"]).ok();
}

#[test]
fn what_is_unknown_is_answered_once_it_is_known() {
    let Some(workspace) = Workspace::with(
        "unknown",
        r#"
resource "terraform_data" "tag" { input = "26.37.0" }
output "policy" { value = provider::pullpolicy::resolve("ghcr.io/acme/dev:${terraform_data.tag.output}", "auto") }
output "with" {
  value = provider::pullpolicy::resolve_with("ghcr.io/acme/dev:x", "auto", { pinned = [terraform_data.tag.output, "x"] })
}
"#,
    ) else {
        return;
    };
    let plan = workspace.run(&["plan"]).ok();
    assert!(plan.contains("policy = (known after apply)"), "{plan}");
    workspace.run(&["apply", "-auto-approve"]).ok();
    for output in ["policy", "with"] {
        assert_eq!(
            workspace.run(&["output", "-raw", output]).ok(),
            "IfNotPresent"
        );
    }
}

#[test]
fn what_is_sensitive_stays_so() {
    let Some(workspace) = Workspace::with("sensitive", VARIABLES) else {
        return;
    };
    let printed = workspace
        .console(r#"provider::pullpolicy::resolve(sensitive("nginx"), "auto")"#)
        .ok();
    assert_eq!(printed.trim(), "(sensitive value)");
}

#[test]
fn two_modules_use_it_under_their_own_names() {
    let Some(workspace) = Workspace::new("modules") else {
        return;
    };
    let module = |local: &str| {
        format!(
            r#"
terraform {{
  required_providers {{
    {local} = {{ source = "registry.example.com/acme/pullpolicy" }}
  }}
}}
variable "tag" {{ type = string }}
output "policy" {{ value = provider::{local}::resolve_tag(var.tag, "auto") }}
"#
        )
    };
    workspace.write("one/main.tf", &module("pullpolicy"));
    workspace.write("two/main.tf", &module("other"));
    workspace.write(
        "main.tf",
        r#"
module "one" {
  source = "./one"
  tag    = "main"
}
module "two" {
  source = "./two"
  tag    = "26.37.0"
}
output "policies" { value = [module.one.policy, module.two.policy] }
"#,
    );
    workspace.run(&["init"]).ok();
    let outputs = workspace.planned(&[]);
    assert_eq!(
        outputs["policies"]["value"],
        json!(["Always", "IfNotPresent"])
    );
}

#[test]
fn five_hundred_calls_in_one_plan() {
    let Some(workspace) = Workspace::with(
        "five-hundred",
        r#"
output "policies" {
  value = [for n in range(500) : provider::pullpolicy::resolve("ghcr.io/acme/dev:1.${n}${n % 2 == 0 ? ".0" : ""}", "auto")]
}
"#,
    ) else {
        return;
    };
    let outputs = workspace.planned(&[]);
    let policies = outputs["policies"]["value"].as_array().unwrap();
    assert_eq!(policies.len(), 500);
    for (number, policy) in policies.iter().enumerate() {
        let expected = if number % 2 == 0 {
            "IfNotPresent"
        } else {
            "Always"
        };
        assert_eq!(policy, expected, "{number}");
    }
}

#[test]
fn the_committed_suite_passes() {
    let Some(workspace) = Workspace::new("suite") else {
        return;
    };
    workspace.write("main.tf", include_str!("../suite/main.tf"));
    workspace.write(
        "decision.tftest.hcl",
        include_str!("../suite/decision.tftest.hcl"),
    );
    workspace.run(&["init"]).ok();
    let printed = workspace.run(&["test"]).ok();
    assert!(
        printed.contains("Success! 5 passed, 0 failed."),
        "{printed}"
    );
}

#[test]
fn it_works_without_tls_too() {
    let Some(workspace) = Workspace::with("without-tls", VARIABLES) else {
        return;
    };
    let plan = workspace
        .run_with(("TF_DISABLE_PLUGIN_TLS", "1"), &["plan"])
        .ok();
    assert!(plan.contains(r#"policy = "Always""#), "{plan}");
}

#[test]
fn the_whole_decision_is_a_typed_object() {
    let Some(workspace) = Workspace::with(
        "explain",
        r#"output "why" { value = provider::pullpolicy::explain("ghcr.io/acme/dev@sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", "Always") }"#,
    ) else {
        return;
    };
    let why = &workspace.planned(&[])["why"]["value"];
    assert_eq!(why["policy"], "Always");
    assert_eq!(why["kubernetes_default"], "IfNotPresent");
    assert_eq!(why["tag"], Value::Null);
    assert_eq!(why["warnings"][0]["code"], "registry-dependency");
    assert_eq!(why["warnings"][0]["suggestion"]["policy"], "IfNotPresent");
    assert_eq!(why["outcomes"][0]["on_node"], true);
}
