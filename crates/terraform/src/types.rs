//! The types of arguments and answers, as Terraform's type constraints.

use serde_json::{Map, Value, json};

/// A type constraint.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Type {
    Text,
    Number,
    Flag,
    /// Whatever the configuration gives.
    Any,
    List(&'static Type),
    Map(&'static Type),
    Object(&'static [(&'static str, Type)]),
}

use Type::{Flag, List, Number, Object, Text};

impl Type {
    /// The constraint in Terraform's JSON.
    pub(crate) fn to_json(self) -> Vec<u8> {
        self.value().to_string().into_bytes()
    }

    fn value(self) -> Value {
        match self {
            Text => "string".into(),
            Number => "number".into(),
            Flag => "bool".into(),
            Self::Any => "dynamic".into(),
            List(each) => json!(["list", each.value()]),
            Self::Map(each) => json!(["map", each.value()]),
            Object(attributes) => {
                let members = attributes
                    .iter()
                    .map(|(name, each)| ((*name).to_owned(), each.value()));
                json!(["object", members.collect::<Map<_, _>>()])
            }
        }
    }
}

/// The part of a tag that decides.
const EVIDENCE: Type = Object(&[("text", Text), ("start", Number), ("end", Number)]);

/// What `classify` answers.
pub(crate) const CLASSIFIED: Type =
    Object(&[("class", Text), ("kind", Text), ("evidence", EVIDENCE)]);

const IMAGE: Type = Object(&[
    ("input", Text),
    ("registry", Text),
    ("repository", Text),
    ("tag", Text),
    ("digest", Text),
    ("normalized", Text),
]);

const TAG: Type = Object(&[
    ("value", Text),
    ("class", Text),
    ("kind", Text),
    ("evidence", EVIDENCE),
]);

const REASON: Type = Object(&[("code", Text), ("message", Text), ("source", Text)]);

const WARNING: Type = Object(&[
    ("code", Text),
    ("message", Text),
    ("source", Text),
    (
        "suggestion",
        Object(&[("policy", Text), ("reference", Text), ("value", Text)]),
    ),
]);

const OUTCOME: Type = Object(&[
    ("on_node", Flag),
    ("registry", Text),
    ("contacts_registry", Flag),
    ("starts", Flag),
    ("runs", Text),
    ("waiting", Text),
]);

/// The whole decision.
pub(crate) const DECISION: Type = Object(&[
    ("policy", Text),
    ("effective", Text),
    ("requested", Text),
    ("kubernetes_default", Text),
    ("image", IMAGE),
    ("tag", TAG),
    ("reasons", List(&REASON)),
    ("warnings", List(&WARNING)),
    ("outcomes", List(&OUTCOME)),
    ("same_today", List(&Text)),
    ("semantics", Text),
]);

#[cfg(test)]
mod tests {
    use pullpolicy::{Request, resolve};

    use super::*;
    use crate::value::snake_case;

    /// Whether the value has exactly the type: every attribute, and no other.
    fn fits(value: &Value, constraint: Type) -> bool {
        match (value, constraint) {
            (Value::Null, _) => true,
            (value, Text) => value.is_string(),
            (value, Number) => value.is_number(),
            (value, Flag) => value.is_boolean(),
            (Value::Array(list), List(each)) => list.iter().all(|value| fits(value, *each)),
            (Value::Object(object), Object(attributes)) => {
                object.len() == attributes.len()
                    && object.iter().all(|(key, value)| {
                        let name = snake_case(key);
                        let attribute = attributes.iter().find(|(known, _)| *known == name);
                        attribute.is_some_and(|(_, each)| fits(value, *each))
                    })
            }
            _ => false,
        }
    }

    #[test]
    fn a_decision_has_the_type_that_the_schema_promises() {
        let request = json!({
            "image": "ghcr.io/acme/dev:coder-latest", "policy": "IfNotPresent",
            "cluster": {"alwaysPullImages": true},
            "digests": {
                "coder-latest": format!("sha256:{}", "0".repeat(64)),
                "coder-26.37.0": format!("sha256:{}", "0".repeat(64)),
            },
        });
        let decision = resolve(&Request::from_json(&request.to_string()).unwrap()).unwrap();
        let value: Value = serde_json::from_str(&decision.to_json()).unwrap();
        assert!(value["warnings"].as_array().unwrap().len() > 1);
        assert_eq!(value["sameToday"], json!(["coder-26.37.0"]));
        assert!(fits(&value, DECISION));
        assert!(fits(
            &json!({"class": "moving", "kind": "alias", "evidence": null}),
            CLASSIFIED
        ));
        assert!(!fits(&json!({"class": "moving"}), CLASSIFIED));
    }

    #[test]
    fn constraints_in_terraforms_json() {
        assert_eq!(Text.to_json(), br#""string""#);
        assert_eq!(Type::Map(&Text).to_json(), br#"["map","string"]"#);
        assert_eq!(
            CLASSIFIED.to_json(),
            br#"["object",{"class":"string","evidence":["object",{"end":"number","start":"number","text":"string"}],"kind":"string"}]"#
        );
    }
}
