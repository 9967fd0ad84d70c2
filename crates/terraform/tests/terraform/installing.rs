//! The ways by which Terraform finds the provider without a network.

use std::fs;
use std::path::Path;

use super::workspace::{
    PROGRAM, REQUIRED, Run, SOURCE, VERSION, Workspace, mirror, packed_mirror, unpacked_mirror,
};

const OUTPUT: &str = r#"
output "policy" { value = provider::pullpolicy::resolve("ghcr.io/acme/dev:main", "auto") }
"#;

fn configured(name: &str) -> Option<Workspace> {
    let workspace = Workspace::new(name)?;
    workspace.write("main.tf", &format!("{REQUIRED}{OUTPUT}"));
    Some(workspace)
}

fn installed(run: Run) {
    let said = run.ok();
    assert!(said.contains(&format!("{SOURCE} v{VERSION}")), "{said}");
}

#[test]
fn from_an_unpacked_mirror() {
    let Some(workspace) = configured("unpacked") else {
        return;
    };
    installed(workspace.run(&["init"]));
    assert_eq!(workspace.planned(&[])["policy"]["value"], "Always");
}

#[test]
fn from_a_packed_mirror() {
    let Some(workspace) = configured("packed") else {
        return;
    };
    workspace.installs_from(&mirror(packed_mirror()));
    installed(workspace.run(&["init"]));
    assert_eq!(workspace.planned(&[])["policy"]["value"], "Always");
}

#[test]
fn both_mirrors_have_one_checksum() {
    let Some(workspace) = configured("checksum") else {
        return;
    };
    installed(workspace.run(&["init"]));
    let lock = workspace.folder.join(".terraform.lock.hcl");
    let first = fs::read_to_string(&lock).unwrap();
    assert!(first.contains("h1:"), "{first}");
    workspace.installs_from(&mirror(packed_mirror()));
    fs::remove_dir_all(workspace.folder.join(".terraform")).unwrap();
    installed(workspace.run(&["init", "-lockfile=readonly"]));
    assert_eq!(fs::read_to_string(&lock).unwrap(), first);
}

#[test]
fn through_a_plugin_cache() {
    let Some(workspace) = configured("cache") else {
        return;
    };
    workspace.installs_from(&mirror(packed_mirror()));
    let cache = workspace.folder.join("cache");
    fs::create_dir(&cache).unwrap();
    let variable = ("TF_PLUGIN_CACHE_DIR", cache.to_str().unwrap());
    installed(workspace.run_with(variable, &["init"]));
    fs::remove_dir_all(workspace.folder.join(".terraform")).unwrap();
    let again = workspace.run_with(variable, &["init"]).ok();
    assert!(again.contains("from the shared cache directory"), "{again}");
    assert_eq!(workspace.planned(&[])["policy"]["value"], "Always");
}

#[test]
fn by_a_development_override_without_init() {
    let Some(workspace) = configured("override") else {
        return;
    };
    let folder = Path::new(PROGRAM).parent().unwrap();
    workspace.installs_from(&format!(
        "  dev_overrides {{\n    {SOURCE:?} = {folder:?}\n  }}\n  direct {{}}\n"
    ));
    let plan = workspace.run(&["plan"]).ok();
    assert!(
        plan.contains("Provider development overrides are in effect"),
        "{plan}"
    );
    assert!(plan.contains(r#"policy = "Always""#), "{plan}");
}

#[test]
fn by_a_folder_named_on_the_command_line() {
    let Some(workspace) = configured("plugin-dir") else {
        return;
    };
    workspace.installs_from("  direct {}\n");
    let argument = format!("-plugin-dir={}", unpacked_mirror().display());
    installed(workspace.run(&["init", &argument]));
    assert_eq!(workspace.planned(&[])["policy"]["value"], "Always");
}

#[test]
fn the_schema_documents_everything() {
    let Some(workspace) = configured("schema") else {
        return;
    };
    installed(workspace.run(&["init"]));
    let schemas = workspace.run(&["providers", "schema", "-json"]).ok();
    let schemas: serde_json::Value = serde_json::from_str(&schemas).unwrap();
    let ours = &schemas["provider_schemas"][SOURCE];
    let functions = ours["functions"].as_object().unwrap();
    let names: Vec<_> = functions.keys().map(String::as_str).collect();
    assert_eq!(
        names,
        [
            "classify",
            "explain",
            "kubernetes_default",
            "resolve",
            "resolve_tag",
            "resolve_with"
        ]
    );
    let told = |value: &serde_json::Value| value.as_str().is_some_and(|text| text.len() > 20);
    for (name, function) in functions {
        assert!(
            told(&function["summary"]) && told(&function["description"]),
            "{name}"
        );
        for parameter in function["parameters"].as_array().unwrap() {
            assert!(told(&parameter["description"]), "{name} {parameter}");
        }
    }
    assert_eq!(functions["resolve"]["return_type"], "string");
    assert_eq!(
        functions["resolve_with"]["parameters"][2]["type"],
        "dynamic"
    );
    let data_source = &ours["data_source_schemas"]["pullpolicy_decision"]["block"]["attributes"];
    let attributes: Vec<_> = data_source.as_object().unwrap().keys().collect();
    assert_eq!(
        attributes,
        [
            "cluster", "decision", "digests", "image", "policy", "rules", "tag"
        ]
    );
    for block in [data_source, &ours["provider"]["block"]["attributes"]] {
        for (name, attribute) in block.as_object().unwrap() {
            assert!(told(&attribute["description"]), "{name}");
        }
    }
}
