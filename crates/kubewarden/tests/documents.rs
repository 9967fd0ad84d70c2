//! What is written about the policy says the same everywhere, and what the policy does.

#![expect(
    clippy::unwrap_used,
    reason = "a test that panics is a test that fails; the lint's exception covers test functions alone"
)]

use std::fs;
use std::path::Path;

use pullpolicy_kubewarden::{EXEMPTION_KEYS, KEYS, Settings};
use serde_json::{Value, json};

fn text(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(name)).unwrap()
}

fn yaml(text: &str) -> Value {
    serde_yaml::from_str(text).unwrap()
}

fn schema() -> Value {
    serde_json::from_str(&text("settings.schema.json")).unwrap()
}

fn keys(object: &Value) -> Vec<&str> {
    object
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect()
}

fn sorted<'k>(known: &[&'k str]) -> Vec<&'k str> {
    let mut known = known.to_vec();
    known.sort_unstable();
    known
}

/// The policies in the `yaml` examples of a document.
fn policies_in(document: &str) -> Vec<Value> {
    let blocks = document.split("```yaml\n").skip(1);
    blocks
        .map(|block| yaml(block.split_once("```").unwrap().0))
        .filter(|value| value["kind"] == "ClusterAdmissionPolicy")
        .collect()
}

#[test]
fn the_schema_knows_the_keys_that_are_read() {
    let schema = schema();
    assert_eq!(keys(&schema["properties"]), sorted(KEYS));
    let exempt = &schema["properties"]["exempt"]["properties"];
    assert_eq!(keys(exempt), sorted(EXEMPTION_KEYS));
}

#[test]
fn each_word_of_the_schema_is_read_and_its_first_is_the_default() {
    let schema = schema();
    let read = |settings: Value| Settings::from_json(&settings.to_string());
    let mut words = 0;
    for (key, property) in schema["properties"].as_object().unwrap() {
        let Some(accepted) = property["enum"].as_array() else {
            continue;
        };
        for word in accepted {
            read(json!({key: word})).unwrap();
            words += 1;
        }
        assert_eq!(accepted[0], property["default"]);
        assert_eq!(read(json!({key: accepted[0]})), read(json!({})));
        assert_ne!(read(json!({key: accepted[1]})), read(json!({})));
    }
    assert_eq!(words, 13);
    for (key, property) in schema["properties"]["rules"]["properties"]
        .as_object()
        .unwrap()
    {
        for word in property["enum"].as_array().into_iter().flatten() {
            read(json!({"rules": {key: word}})).unwrap();
        }
        let fault = read(json!({"rules": {key: 0}})).unwrap_err();
        assert_eq!(fault.at(), format!("/rules/{key}"));
    }
}

#[test]
fn the_form_asks_for_settings_that_there_are() {
    let questions = yaml(&text("questions-ui.yml"));
    let schema = schema();
    let mut asked = Vec::new();
    for question in questions["questions"].as_array().unwrap() {
        let variable = question["variable"].as_str().unwrap();
        if variable == "description" {
            continue;
        }
        let property = &schema["properties"][variable];
        if question["type"] == "enum" {
            let mut accepted = property["enum"].as_array().unwrap().clone();
            accepted.retain(|word| !word.is_null());
            assert_eq!(question["options"], Value::Array(accepted));
            assert_eq!(question["default"], property["default"]);
        }
        for inner in question["subquestions"].as_array().into_iter().flatten() {
            let (outer, key) = inner["variable"].as_str().unwrap().split_once('.').unwrap();
            assert_eq!(outer, variable);
            assert!(property["properties"][key].is_object(), "{key}");
        }
        asked.push(variable);
    }
    // Rules are lists of objects, which the form cannot show.
    let shown: Vec<&str> = KEYS.iter().copied().filter(|key| *key != "rules").collect();
    assert_eq!(asked, shown);
}

#[test]
fn the_package_says_what_the_metadata_says() {
    let metadata = yaml(&text("metadata.yml"));
    let package = yaml(&text("artifacthub-pkg.yml"));
    let annotations = &package["annotations"];
    let inner = |key: &str| yaml(annotations[key].as_str().unwrap());
    assert_eq!(inner("kubewarden/rules"), metadata["rules"]);
    assert_eq!(
        inner("kubewarden/questions-ui"),
        yaml(&text("questions-ui.yml"))
    );
    assert_eq!(annotations["kubewarden/mutation"], "true");
    assert_eq!(package["version"], env!("CARGO_PKG_VERSION"));
    let said = &metadata["annotations"];
    assert_eq!(
        said["io.kubewarden.policy.version"],
        env!("CARGO_PKG_VERSION")
    );
    assert_eq!(
        said["io.kubewarden.policy.description"],
        package["description"]
    );
    assert_eq!(said["io.kubewarden.policy.license"], package["license"]);
}

#[test]
fn each_policy_of_the_documents_can_be_applied() {
    let metadata = yaml(&text("metadata.yml"));
    let policies: Vec<Value> = ["README.md", "../../docs/cluster.md"]
        .iter()
        .flat_map(|name| policies_in(&text(name)))
        .collect();
    assert!(policies.len() >= 3);
    for policy in policies {
        assert_eq!(policy["apiVersion"], "policies.kubewarden.io/v1");
        let spec = &policy["spec"];
        assert_eq!(spec["rules"], metadata["rules"]);
        let settings = Settings::from_json(&spec["settings"].to_string()).unwrap();
        let mutates = settings.mode == pullpolicy_kubewarden::Mode::Mutate;
        assert_eq!(spec["mutating"], json!(mutates), "{policy}");
    }
}
