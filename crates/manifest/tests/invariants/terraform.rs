//! What holds for every text that is linted and fixed as a configuration of Terraform's: shared by the
//! property tests and the fuzz target.
//!
//! The function panics with a readable sentence where an invariant is broken.
#![expect(clippy::expect_used, reason = "a broken invariant has to end the test")]

use hcl_edit::Span;
use hcl_edit::expr::{Expression, ObjectKey};
use hcl_edit::parser::parse_body;
use hcl_edit::structure::{BlockLabel, Body, Structure};
use pullpolicy_manifest::{Language, Module, Options};

use super::{fix, manifest};

/// Checks everything, in both syntaxes.
pub(crate) fn check(text: &str) {
    let mut module = Module::new();
    module.add("main.tf", text);
    check_in(Language::Terraform(&module), text, without_policies);
    let mut module = Module::new();
    module.add("main.tf.json", text);
    check_in(
        Language::TerraformJson(&module),
        text,
        fix::without_policies,
    );
}

fn check_in(language: Language<'_>, text: &str, without_policies: fn(&str) -> Vec<String>) {
    let report = language.lint(text, &Options::new());
    manifest::places(text, &report);
    fix::check_in(language, text, without_policies);
}

/// The structures of a text without policies, each as it is written.
fn without_policies(text: &str) -> Vec<String> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let body = parse_body(text).expect("what was read can be read");
    let mut told = Vec::new();
    tell(text, &body, &mut told);
    told
}

fn tell(text: &str, body: &Body, told: &mut Vec<String>) {
    for structure in body {
        match structure {
            Structure::Attribute(attribute) if attribute.has_key("image_pull_policy") => {}
            Structure::Attribute(attribute) if attribute.has_key("manifest") => {
                told.push("manifest =".to_owned());
                tell_value(text, &attribute.value, told);
            }
            Structure::Attribute(attribute) => {
                let place = attribute.value.span().expect("what was read has a place");
                let value = text.get(place).expect("a place is in the text");
                told.push(format!("{} = {value}", attribute.key.as_str()));
            }
            Structure::Block(block) => {
                let labels: Vec<&str> = block.labels.iter().map(BlockLabel::as_str).collect();
                told.push(format!("{} {labels:?} {{", block.ident.as_str()));
                tell(text, &block.body, told);
                told.push("}".to_owned());
            }
        }
    }
}

/// A key as it is written.
fn written(text: &str, key: &ObjectKey) -> String {
    let place = match key {
        ObjectKey::Ident(name) => name.span(),
        ObjectKey::Expression(name) => name.span(),
    };
    let place = place.expect("what was read has a place");
    text.get(place).expect("a place is in the text").to_owned()
}

/// An object as Kubernetes has it, in which policies are entries.
fn tell_value(text: &str, value: &Expression, told: &mut Vec<String>) {
    match value {
        Expression::Object(object) => {
            told.push("{".to_owned());
            for (key, value) in object {
                let name = match key {
                    ObjectKey::Ident(name) => Some(name.as_str()),
                    ObjectKey::Expression(name) => name.as_str(),
                };
                if !name.is_some_and(|name| matches!(name, "imagePullPolicy" | "pullPolicy")) {
                    told.push(written(text, key));
                    tell_value(text, value.expr(), told);
                }
            }
            told.push("}".to_owned());
        }
        Expression::Array(array) => {
            told.push("[".to_owned());
            for element in array {
                tell_value(text, element, told);
            }
            told.push("]".to_owned());
        }
        _ => {
            let place = value.span().expect("what was read has a place");
            told.push(text.get(place).expect("a place is in the text").to_owned());
        }
    }
}
