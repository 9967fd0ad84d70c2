//! `pullpolicy terraform-external` as Terraform's data source `external` runs it; the provider of
//! that data source is a stand-in, everything else is what users have.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::{env, fs};

use serde_json::{Map, Value, json};

use super::conformance::{self, Case, by_address};
use super::documents::block;
use super::workspace::{Run, Workspace, fresh, mirror, platform};

/// The version that the stand-in behaves like.
const VERSION: &str = "2.3.5";

/// What templates have: three variables, and the data source as docs/terraform.md shows it.
const TEMPLATE: &str = r#"
variable "image" {
  type    = string
  default = "registry.example.com/dev/workspace"
}
variable "image_tag" { type = string }
variable "image_pull_policy" {
  type    = string
  default = "auto"
}
output "result" { value = data.external.pull_policy.result }
"#;

/// One data source for each query of a file.
const EVERY_CASE: &str = r#"
data "external" "case" {
  for_each = jsondecode(file("${path.module}/cases.json"))
  program  = ["pullpolicy", "terraform-external"]
  query    = each.value
}
output "answers" {
  value = { for name, case in data.external.case : name => case.result }
}
"#;

/// A workspace with this configuration, the stand-in installed.
fn configured(name: &str, configuration: &str) -> Option<Workspace> {
    let workspace = Workspace::new(name)?;
    workspace.installs_from(&mirror(stand_in()));
    workspace.write("main.tf", configuration);
    workspace.run(&["init"]).ok();
    Some(workspace)
}

/// A mirror that holds the stand-in under the name of what it stands in for.
fn stand_in() -> &'static Path {
    static MIRROR: OnceLock<PathBuf> = OnceLock::new();
    MIRROR.get_or_init(|| {
        let mirror = fresh("external");
        let folder = mirror
            .join("registry.terraform.io/hashicorp/external")
            .join(VERSION)
            .join(platform());
        fs::create_dir_all(&folder).unwrap();
        let program = folder.join(format!("terraform-provider-external_v{VERSION}"));
        fs::hard_link(env!("CARGO_BIN_EXE_terraform-provider-external"), program).unwrap();
        mirror
    })
}

/// `PATH` with the program `pullpolicy` first. It belongs to another package, so cargo has to be
/// asked for it.
fn path() -> &'static str {
    static PATH: OnceLock<String> = OnceLock::new();
    PATH.get_or_init(|| {
        let built = Command::new(env!("CARGO"))
            .args(["build", "--quiet", "--package", "pullpolicy-cli"])
            .arg("--message-format=json-render-diagnostics")
            .output()
            .unwrap();
        let said = Run::from(built).ok();
        let artifacts = said.lines().map(|line| serde_json::from_str(line).unwrap());
        let program = artifacts
            .filter_map(|artifact: Value| artifact["executable"].as_str().map(PathBuf::from))
            .next_back()
            .unwrap();
        assert!(program.ends_with("pullpolicy"), "{program:?}");
        let others = env::var_os("PATH").unwrap_or_default();
        let folders = [program.parent().unwrap().to_owned()]
            .into_iter()
            .chain(env::split_paths(&others));
        env::join_paths(folders).unwrap().into_string().unwrap()
    })
}

#[test]
fn the_documented_block_gives_the_policy_of_the_tag() {
    let block = block("hcl", "data \"external\"");
    let Some(workspace) = configured("external", &format!("{TEMPLATE}{block}")) else {
        return;
    };
    let result = |arguments: &[&str]| {
        let outputs = workspace.planned_with(("PATH", path()), arguments);
        outputs["result"]["value"].clone()
    };
    assert_eq!(
        result(&["-var=image_tag=coder-xfce-vnc-latest"]),
        json!({
            "policy": "Always", "class": "moving", "kind": "alias", "kubernetes_default": "IfNotPresent",
            "reason": "`latest` is an alias that its publisher re-points",
        })
    );
    for (arguments, policy) in [
        (
            &["-var=image_tag=coder-xfce-vnc-26.37.0"][..],
            "IfNotPresent",
        ),
        (
            &["-var=image_tag=main", "-var=image_pull_policy=Never"],
            "Never",
        ),
        // Terraform makes texts of numbers.
        (&["-var=image_tag=26.37"], "Always"),
    ] {
        assert_eq!(result(arguments)["policy"], policy, "{arguments:?}");
    }
}

#[test]
fn an_error_is_the_plans_on_one_line() {
    let block = block("hcl", "data \"external\"");
    let Some(workspace) = configured("external-error", &format!("{TEMPLATE}{block}")) else {
        return;
    };
    for (arguments, line) in [
        (
            ["-var=image_tag=main", "-var=image_pull_policy=always"],
            "`always` is not a pull policy; it must be exactly `auto`, `Always`, `IfNotPresent` or `Never`; the nearest is `Always`",
        ),
        (
            ["-var=image_tag=main", "-var=image=a&b<c>"],
            "a name has lower-case letters, digits, `.`, `_`, `-` and `/`, not `&`; found in `a&b<c>`",
        ),
    ] {
        let plan = [&["plan", "-json"][..], &arguments].concat();
        let diagnostics = workspace.diagnostics_with(("PATH", path()), &plan);
        assert_eq!(diagnostics.len(), 1, "{diagnostics:?}");
        let detail = diagnostics[0]["diagnostic"]["detail"].as_str().unwrap();
        assert!(
            detail.contains(&format!("\nError Message: {line}\nState: exit status: 1")),
            "{detail}"
        );
    }
}

/// What a query can express of a case: strings, and rules as text.
fn query(case: &Case) -> Option<Map<String, Value>> {
    let mut query = Map::new();
    for (key, value) in &case.request {
        let (name, text) = match (key.as_str(), value) {
            ("image" | "tag" | "policy" | "rules", Value::Null) => continue,
            ("image", Value::String(text)) if !text.is_empty() => ("image", text.clone()),
            ("tag", Value::String(text)) => ("image_tag", text.clone()),
            ("policy", Value::String(text)) => ("image_pull_policy", text.clone()),
            ("rules", rules) => ("rules", rules.to_string()),
            _ => return None,
        };
        query.insert(name.to_owned(), text.into());
    }
    Some(query)
}

/// What the data source has to answer to a case.
fn expected(case: &Case) -> Result<Value, String> {
    let decision = case.answer()?;
    let text = |pointer: &str| {
        decision
            .pointer(pointer)
            .and_then(Value::as_str)
            .unwrap_or("")
    };
    Ok(json!({
        "policy": text("/policy"),
        "class": text("/tag/class"),
        "kind": text("/tag/kind"),
        "reason": text("/reasons/0/message"),
        "kubernetes_default": text("/kubernetes_default"),
    }))
}

#[test]
fn external_answers_what_the_library_answers() {
    let Some(workspace) = configured("conformance-external", EVERY_CASE) else {
        return;
    };
    let (cases, unusual) = conformance::cases();
    let (mut decided, mut refused) = (BTreeMap::new(), BTreeMap::new());
    let (mut good, mut bad, mut left_out) = (Map::new(), Map::new(), unusual);
    for case in &cases {
        let Some(query) = query(case) else {
            left_out += 1;
            continue;
        };
        match expected(case) {
            Ok(answer) => {
                good.insert(case.name.clone(), query.into());
                decided.insert(case.name.clone(), answer);
            }
            Err(error) => {
                bad.insert(case.name.clone(), query.into());
                refused.insert(case.name.clone(), error);
            }
        }
    }
    let variable = ("PATH", path());
    workspace.write("cases.json", &Value::Object(good).to_string());
    let outputs = workspace.planned_with(variable, &[]);
    for (name, answer) in &decided {
        let text = conformance::case(&cases, name);
        assert_eq!(&outputs["answers"]["value"][name], answer, "{text}");
    }
    let mut shown = BTreeMap::new();
    for some in conformance::parcels(bad) {
        workspace.write("cases.json", &Value::Object(some).to_string());
        let diagnostics = workspace.diagnostics_with(variable, &["plan", "-json"]);
        shown.extend(by_address(&diagnostics, conformance::key_of_address));
    }
    for (name, text) in &refused {
        let shown = shown.get(name).and_then(|detail| {
            let (_, message) = detail.split_once("\nError Message: ")?;
            Some(message.split_once("\nState: ")?.0)
        });
        let case = conformance::case(&cases, name);
        assert_eq!(shown, Some(text.as_str()), "{case}");
    }
    conformance::numbers("external", decided.len(), refused.len(), left_out);
}
