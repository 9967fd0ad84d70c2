//! `lint` and `fix` on Terraform's files: a folder is a module.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::{Run, fed, folder, program};
use serde_json::{Value, json};

const MAIN: &str = r#"resource "kubernetes_deployment_v1" "main" {
  spec {
    template {
      spec {
        container {
          name              = "dev"
          image             = var.image
          image_pull_policy = "IfNotPresent"
        }
        container {
          name  = "envbox"
          image = "ghcr.io/coder/envbox:${local.tag}"
        }
        container {
          name  = "chosen"
          image = data.coder_parameter.image.value
        }
      }
    }
  }
}
"#;
const VARIABLES: &str =
    "variable \"image\" {\n  default = \"codercom/enterprise-base:ubuntu\"\n}\n";
const LOCALS: &str = r#"{"locals": {"tag": "edge"}}"#;

/// A template of this name: a module with its constants in other files.
fn template(name: &str) -> PathBuf {
    folder_with(
        name,
        &[
            ("main.tf", MAIN),
            ("variables.tf", VARIABLES),
            ("locals.tf.json", LOCALS),
        ],
    )
}

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

fn json_of(run: &Run) -> Value {
    serde_json::from_str(&run.stdout).unwrap_or_else(|error| panic!("{error}: {}", run.stdout))
}

#[test]
fn constants_come_from_the_whole_folder() {
    let folder = template("terraform-module");
    // Of a file that is named alone, too.
    for arguments in [&["lint"][..], &["lint", "main.tf"], &["lint", "./main.tf"]] {
        let run = run_in(&folder, arguments);
        assert_eq!(run.status, Some(1), "{}", run.stderr);
        let stale = run.stdout.matches("warning[stale-copies]: ").count();
        assert_eq!(stale, 2, "{}", run.stdout);
        for part in [
            "the image comes to `codercom/enterprise-base:ubuntu`; ",
            "  at main.tf:8:31, kubernetes_deployment_v1.main.spec.template.spec.container[0] (dev)\n",
            "the image comes to `ghcr.io/coder/envbox:edge`; `image_pull_policy` is omitted",
            "  help: write `image_pull_policy = \"Always\"`\n",
            "`pullpolicy fix` mends 2; 1 not known\n",
        ] {
            assert!(run.stdout.contains(part), "{part}: {}", run.stdout);
        }
    }
    fs::write(
        folder.join("terraform.tfvars"),
        "image = \"ghcr.io/acme/dev:1.2.3\"\n",
    )
    .unwrap();
    let run = run_in(&folder, &["lint"]);
    let stale = run.stdout.matches("warning[stale-copies]: ").count();
    assert_eq!(stale, 1, "{}", run.stdout);
}

#[test]
fn what_is_ignored_is_not_linted_but_counts_in_the_module() {
    let folder = template("terraform-ignored");
    fs::write(folder.join(".gitignore"), "variables.tf\n").unwrap();
    let run = run_in(&folder, &["lint"]);
    assert!(
        run.stdout.contains("`codercom/enterprise-base:ubuntu`"),
        "{}",
        run.stdout
    );
    assert!(run.stdout.contains(" in 2 files: "), "{}", run.stdout);
}

#[test]
fn another_folder_is_another_module() {
    let folder = folder_with(
        "terraform-folders",
        &[
            ("a/main.tf", MAIN),
            ("b/variables.tf", VARIABLES),
            ("locals.tf.json", LOCALS),
        ],
    );
    let run = run_in(&folder, &["lint"]);
    assert_eq!(
        run.stdout,
        "3 containers in 3 files: 0 errors, 0 warnings, 0 notes; 3 not known\n"
    );
    assert_eq!(run.status, Some(0));
}

#[test]
fn json_and_sarif_have_the_address() {
    let folder = template("terraform-json");
    let answer = json_of(&run_in(&folder, &["lint", "--format", "json"]));
    let finding = &answer["findings"][0];
    let path = "kubernetes_deployment_v1.main.spec.template.spec.container[0]";
    assert_eq!(finding["file"], "main.tf");
    assert_eq!(finding["start"], json!({"line": 8, "column": 31}));
    assert_eq!(finding["path"], path);
    assert_eq!(finding["container"], "dev");
    assert_eq!(finding["image"], "codercom/enterprise-base:ubuntu");
    assert_eq!(finding["object"]["kind"], "kubernetes_deployment_v1");
    assert_eq!(finding["object"]["name"], "main");
    assert_eq!(finding["decision"]["policy"], "Always");
    assert_eq!(
        finding["fix"],
        json!({"policy": "Always", "flag": null, "obstacle": null})
    );
    assert_eq!(answer["summary"]["unknown"], 1);
    let answer = json_of(&run_in(&folder, &["lint", "--format", "sarif"]));
    let result = &answer["runs"][0]["results"][0];
    assert_eq!(
        result["locations"][0]["logicalLocations"][0]["fullyQualifiedName"],
        path
    );
    let rule = &answer["runs"][0]["tool"]["driver"]["rules"][0];
    assert_eq!(
        rule["helpUri"],
        Value::Null,
        "there is no public address yet"
    );
}

#[test]
fn a_rule_tells_what_is_not_known() {
    let folder = template("terraform-not-known");
    let run = run_in(
        &folder,
        &["lint", "--enable", "not-known", "--disable", "stale-copies"],
    );
    assert!(
        run.stdout.starts_with(
            "note[not-known]: the image `data.coder_parameter.image.value` is not known here, so nothing is said of its policy\n  at main.tf:16:19, "
        ),
        "{}",
        run.stdout
    );
    assert_eq!(run.status, Some(1));
}

#[test]
fn baselines_know_resources() {
    let folder = template("terraform-baseline");
    let wrote = run_in(&folder, &["lint", "--write-baseline", "known.baseline"]);
    assert_eq!(wrote.status, Some(0), "{}", wrote.stdout);
    fs::write(folder.join("main.tf"), format!("# edited\n{MAIN}")).unwrap();
    let known = run_in(&folder, &["lint", "--baseline", "known.baseline"]);
    assert_eq!(known.status, Some(0), "{}", known.stdout);
    assert!(
        known.stdout.contains("; 2 known before; "),
        "{}",
        known.stdout
    );
}

#[test]
fn policies_are_written() {
    let folder = template("terraform-fix");
    let fixed = MAIN.replace("\"IfNotPresent\"", "\"Always\"").replace(
        "${local.tag}\"\n",
        "${local.tag}\"\n          image_pull_policy = \"Always\"\n",
    );
    let run = run_in(&folder, &["fix", "."]);
    assert_eq!(fs::read_to_string(folder.join("main.tf")).unwrap(), fixed);
    assert_eq!(
        run.stdout,
        "main.tf:7:31: Always for codercom/enterprise-base:ubuntu (dev), IfNotPresent before\n\
         main.tf:12:19: Always for ghcr.io/coder/envbox:edge (envbox), IfNotPresent before\n\
         2 policies written in 1 of 3 files\n"
    );
    assert_eq!((run.stderr.as_str(), run.status), ("", Some(0)));
    let again = run_in(&folder, &["fix", ".", "--relax"]);
    assert_eq!(again.stdout, "0 policies written in 0 of 3 files\n");
    assert_eq!(run_in(&folder, &["lint"]).status, Some(0));
}

#[test]
fn expressions_are_told_and_left() {
    let main = MAIN.replace("\"IfNotPresent\"", "var.policy");
    let variables =
        format!("{VARIABLES}variable \"policy\" {{\n  default = \"IfNotPresent\"\n}}\n");
    let folder = folder_with(
        "terraform-expressions",
        &[("main.tf", &main), ("variables.tf", &variables)],
    );
    let run = run_in(&folder, &["fix", "."]);
    assert_eq!(fs::read_to_string(folder.join("main.tf")).unwrap(), main);
    assert_eq!(
        run.stderr,
        "warning[not-written]: codercom/enterprise-base:ubuntu is left as it is: the policy comes from an expression, which is not rewritten\n  at main.tf:7:31\n"
    );
    assert_eq!(run.status, Some(1));
    let run = run_in(&folder, &["lint"]);
    let part = "  fix: by hand: the policy comes from an expression, which is not rewritten\n";
    assert!(run.stdout.contains(part), "{}", run.stdout);
}

#[test]
fn what_does_not_parse_is_named_and_the_rest_is_linted() {
    let folder = template("terraform-broken");
    fs::write(
        folder.join("broken.tf"),
        "resource \"a\" \"b\" {\n  c = [1,\n}\n",
    )
    .unwrap();
    fs::write(
        folder.join("deep.tf"),
        format!("a = {}\n", "[".repeat(100_000)),
    )
    .unwrap();
    fs::write(folder.join("large.tf"), "# \n".repeat(1 << 19)).unwrap();
    let run = run_in(&folder, &["lint"]);
    assert_eq!(run.status, Some(2));
    assert_eq!(
        run.stdout.matches("warning[stale-copies]").count(),
        2,
        "{}",
        run.stdout
    );
    for part in [
        "error[syntax]: invalid expression; expected ",
        "  at broken.tf:3:1\n",
        "error[too-large]: invalid nesting depth; expected at most 64 nested levels\n  at deep.tf:1:",
        "error[too-large]: the file is larger than 1 MiB\n  at large.tf:1:1\n",
    ] {
        assert!(run.stderr.contains(part), "{part}: {}", run.stderr);
    }
    let fixed = run_in(&folder, &["fix", "."]);
    assert_eq!(fixed.status, Some(2));
    assert!(fixed.stdout.starts_with("main.tf:"), "{}", fixed.stdout);
}

#[test]
fn json_without_a_kind_is_read_where_it_is_terraforms() {
    let text = r#"{"resource": {"kubernetes_pod": {"a": {"spec": {"container": {"image": "ghcr.io/acme/app:main"}}}}}}"#;
    let folder = folder_with(
        "terraform-syntax",
        &[("pod.tf.json", text), ("pod.json", text)],
    );
    let run = run_in(&folder, &["lint", "--format", "github"]);
    assert!(
        run.stdout.starts_with("::warning file=pod.tf.json,line=1,"),
        "{}",
        run.stdout
    );
    assert_eq!(run.stdout.lines().count(), 1);
    run_in(&folder, &["fix", "."]);
    assert_eq!(
        fs::read_to_string(folder.join("pod.tf.json")).unwrap(),
        text.replace(":main\"", ":main\", \"image_pull_policy\": \"Always\"")
    );
}

#[test]
fn the_standard_input_may_be_a_file_of_a_module() {
    let folder = template("terraform-stdin");
    fs::write(folder.join("main.tf"), "locals {\n  tag = \"edge\"\n}\n").unwrap();
    let named: &[&str] = &["--stdin-filename", "main.tf"];
    let run = |arguments: &[&str]| {
        let mut command = program(arguments);
        fed(command.current_dir(&folder), MAIN.as_bytes())
    };
    let lint = run(&[&["lint", "-", "--format", "json"], named].concat());
    let report: Value = serde_json::from_str(&lint.stdout).unwrap();
    let findings = report["findings"].as_array().unwrap();
    let found: Vec<_> = findings
        .iter()
        .map(|it| (it["file"].as_str().unwrap(), it["image"].as_str().unwrap()))
        .collect();
    assert_eq!(
        found,
        [
            ("main.tf", "codercom/enterprise-base:ubuntu"),
            ("main.tf", "ghcr.io/coder/envbox:edge"),
        ],
        "what is in the folder under this name does not count"
    );
    let fix = run(&[&["fix", "-"], named].concat());
    let fixed = MAIN.replace("\"IfNotPresent\"", "\"Always\"").replace(
        "${local.tag}\"\n",
        "${local.tag}\"\n          image_pull_policy = \"Always\"\n",
    );
    assert_eq!((fix.stdout, fix.status), (fixed, Some(0)));
}
