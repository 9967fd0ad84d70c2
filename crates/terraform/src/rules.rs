//! The user's rules, as a configuration may give them.

use pullpolicy::Error;
use pullpolicy_console::RulesFile;
use serde_json::Value;

/// The rules object that `value` is, or holds as text: that of a `pullpolicy.toml`, or JSON where
/// its first character is `{`, with which no TOML begins.
pub(crate) fn object(value: Value) -> Result<Value, Error> {
    match value {
        Value::String(text) => {
            let is_json = text.trim_start().starts_with('{');
            let name = if is_json {
                "rules.json"
            } else {
                "pullpolicy.toml"
            };
            RulesFile::new(name, text, false).value()
        }
        value => Ok(value),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn rules_are_an_object_or_the_text_of_one() {
        let rules = json!({"pinned": ["approved-*"], "images": [{"match": "ghcr.io/acme/*", "policy": "Always"}]});
        let toml = "pinned = [\"approved-*\"]\n[[images]]\nmatch = \"ghcr.io/acme/*\"\npolicy = \"Always\"\n";
        for written in [rules.clone(), rules.to_string().into(), toml.into()] {
            assert_eq!(object(written).as_ref(), Ok(&rules));
        }
        assert_eq!(object(json!("")), Ok(json!({})));
    }

    #[test]
    fn what_a_file_says_to_lint_alone_is_none_of_the_rules() {
        let (toml, json) = (
            "unknown = \"IfNotPresent\"\n[lint]\nstale-copies = \"off\"\n",
            r#"{"unknown": "IfNotPresent", "lint": {"stale-copies": "off"}}"#,
        );
        for text in [toml, json] {
            assert_eq!(object(text.into()), Ok(json!({"unknown": "IfNotPresent"})));
        }
    }

    #[test]
    fn a_text_that_nobody_can_read_is_the_rules_fault() {
        for text in ["{\"pinned\": [", "pinned = [", "nonsense"] {
            let error = object(text.into()).unwrap_err();
            assert_eq!(
                (error.code().as_str(), error.at()),
                ("invalid-rules", "/rules")
            );
        }
    }
}
