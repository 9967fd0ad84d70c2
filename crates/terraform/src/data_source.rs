//! The data source `pullpolicy_decision`, for Terraform before 1.8, for warnings, and for the
//! rules of a provider block.

use pullpolicy::{Decision, Error, Request};
use rmpv::Value as Packed;
use serde_json::{Map, Value};

use crate::diagnostics;
use crate::messages::{
    Attribute, Block, DataSource, Diagnostic, DiagnosticsAnswer, DynamicValue,
    ReadDataSourceAnswer, Schema, TextFormat,
};
use crate::rules;
use crate::types::{self, Type};
use crate::value::{Known, Malformed, camel_case, packed, written};

pub(crate) const NAME: &str = "pullpolicy_decision";

/// The keys of `cluster`.
const CLUSTER: [&str; 5] = [
    "version",
    "always_pull_images",
    "digest_aware_default",
    "credential_verification",
    "preloaded_images_verification_allowlist",
];

/// The computed attribute.
const DECISION: &str = "decision";

/// The arguments, each the key of the request that it becomes.
const ARGUMENTS: [(&str, Type, &str); 6] = [
    (
        "image",
        Type::Text,
        "The image reference. At least one of `image` and `tag` is needed.",
    ),
    (
        "tag",
        Type::Text,
        "The tag, where it is kept apart from the image or stands alone; with or without a digest. Empty means none.",
    ),
    (
        "policy",
        Type::Text,
        "`auto` (the default, also for null and `\"\"`), `Always`, `IfNotPresent` or `Never`.",
    ),
    (
        "rules",
        Type::Any,
        "Your own conventions, instead of the provider's: an object with any of `moving`, `pinned`, `unknown`, \
         `floating`, `trust`, `publishers`, `images`, `registries`, or the text of a `pullpolicy.toml` or a JSON file.",
    ),
    (
        "cluster",
        Type::Any,
        "What is known of the cluster: an object with any of `version`, `always_pull_images`, `digest_aware_default`, \
         `credential_verification`, `preloaded_images_verification_allowlist`. It changes `effective`, the outcomes and \
         the warnings, never `policy`.",
    ),
    (
        "digests",
        Type::Map(&Type::Text),
        "What the registry's tags of this repository are now, tag to digest; the pinned tags that are the same image \
         come back in `same_today`.",
    ),
];

pub(crate) fn schema() -> Schema {
    let argument = |(name, takes, description): (&str, Type, &str)| Attribute {
        optional: true,
        ..attribute(name, takes, description)
    };
    let decision = Attribute {
        computed: true,
        ..attribute(
            DECISION,
            types::DECISION,
            "The whole decision, as the function `explain` returns it: `policy` is what to write into \
             `image_pull_policy`, `reasons` says why, `effective` is what runs after admission. Its `warnings` are \
             shown as Terraform's warnings too.",
        )
    };
    Schema {
        version: 0,
        block: Some(Block {
            version: 0,
            attributes: ARGUMENTS
                .into_iter()
                .map(argument)
                .chain([decision])
                .collect(),
            description: "Decides an image's pull policy, and says why.".to_owned(),
            description_kind: TextFormat::Markdown.into(),
        }),
    }
}

/// An attribute that is neither optional nor computed.
pub(crate) fn attribute(name: &str, takes: Type, description: &str) -> Attribute {
    Attribute {
        name: name.to_owned(),
        r#type: takes.to_json(),
        description: description.to_owned(),
        optional: false,
        computed: false,
        description_kind: TextFormat::Markdown.into(),
    }
}

/// Checks the arguments as far as they are known; the provider's rules are not yet.
pub(crate) fn validate(request: &DataSource) -> DiagnosticsAnswer {
    let checked = Arguments::of(request)
        .map_err(diagnostics::failure)
        .and_then(|arguments| arguments.check());
    DiagnosticsAnswer {
        diagnostics: checked.err().into_iter().collect(),
    }
}

/// Decides. `defaults` are the rules of the provider block.
pub(crate) fn read(request: &DataSource, defaults: Option<&Value>) -> ReadDataSourceAnswer {
    let decided = Arguments::of(request)
        .map_err(diagnostics::failure)
        .and_then(|arguments| arguments.decide(defaults));
    match decided {
        Ok((state, warnings)) => ReadDataSourceAnswer {
            state: Some(state),
            diagnostics: warnings,
        },
        Err(diagnostic) => ReadDataSourceAnswer {
            state: None,
            diagnostics: vec![diagnostic],
        },
    }
}

/// The arguments as they came.
struct Arguments {
    /// Every attribute, packed; the state has to repeat them.
    given: Vec<(Packed, Packed)>,
    /// Those that are known and not null, as the request spells them.
    request: Map<String, Value>,
    /// The names of those that are known later.
    later: Vec<&'static str>,
    /// The keys of `cluster` as they came; the request has the contract's.
    cluster: Vec<String>,
}

impl Arguments {
    fn of(request: &DataSource) -> Result<Self, Malformed> {
        if request.type_name != NAME {
            return Err(Malformed);
        }
        let config = request.config.as_ref().ok_or(Malformed)?.unpack()?;
        let Packed::Map(given) = config else {
            return Err(Malformed);
        };
        let mut arguments = Self {
            given: Vec::new(),
            request: Map::new(),
            later: Vec::new(),
            cluster: Vec::new(),
        };
        for (name, takes, _) in ARGUMENTS {
            let value = given
                .iter()
                .find_map(|(key, value)| (key.as_str() == Some(name)).then_some(value));
            match value
                .map(|value| Known::of(value, matches!(takes, Type::Any)))
                .transpose()?
            {
                None | Some(Known::Value(Value::Null)) => {}
                Some(Known::Value(value)) => {
                    let value = match value {
                        Value::Object(keys) if name == "cluster" => {
                            arguments.cluster = keys.keys().cloned().collect();
                            contract_keys(keys)
                        }
                        value => value,
                    };
                    arguments.request.insert(name.to_owned(), value);
                }
                Some(Known::Later) => arguments.later.push(name),
            }
        }
        arguments.given = given;
        Ok(arguments)
    }

    /// What can be said before everything is known.
    fn check(&self) -> Result<(), Diagnostic> {
        self.check_spelling()?;
        let checked = self.read(None).and_then(|request| {
            if self.later.contains(&"image") || self.later.contains(&"tag") {
                return Ok(());
            }
            pullpolicy::resolve(&request).map(|_| ())
        });
        checked.map_err(|error| self.refusal(&error))
    }

    /// Refuses the contract's spelling of a key of `cluster`: beside this one it would win or lose
    /// silently.
    fn check_spelling(&self) -> Result<(), Diagnostic> {
        let known = |key: &String| {
            let same = |known: &&&str| key != *known && camel_case(key) == camel_case(known);
            CLUSTER.iter().find(same).map(|known| (key.clone(), *known))
        };
        match self.cluster.iter().find_map(known) {
            Some((key, known)) => {
                let why = format!(
                    "`{key}` is not a known key; it stands at `/cluster/{key}`; the nearest is `{known}`"
                );
                Err(diagnostics::invalid(Some("cluster"), why))
            }
            None => Ok(()),
        }
    }

    /// The state, and the decision's warnings.
    fn decide(
        self,
        defaults: Option<&Value>,
    ) -> Result<(DynamicValue, Vec<Diagnostic>), Diagnostic> {
        self.check_spelling()?;
        let decision = self
            .read(defaults)
            .and_then(|request| pullpolicy::resolve(&request))
            .map_err(|error| self.refusal(&error))?;
        let warnings = decision.warnings.iter().map(diagnostics::warning).collect();
        let state = DynamicValue::pack(&self.state(&decision)).map_err(diagnostics::failure)?;
        Ok((state, warnings))
    }

    /// The library's error, with the keys of `cluster` as they are spelt here.
    fn refusal(&self, error: &Error) -> Diagnostic {
        let mut refusal = diagnostics::refusal(error);
        if error.at().starts_with("/cluster") {
            let known = CLUSTER.iter().copied();
            for key in self.cluster.iter().map(String::as_str).chain(known) {
                let text = |key: &str| [format!("`{key}`"), format!("/cluster/{key}")];
                for (theirs, ours) in text(&camel_case(key)).iter().zip(&text(key)) {
                    refusal.detail = refusal.detail.replace(theirs, ours);
                }
            }
        }
        refusal
    }

    fn read(&self, defaults: Option<&Value>) -> Result<Request, Error> {
        let mut request = self.request.clone();
        if let Some(own) = request.remove("rules") {
            request.insert("rules".to_owned(), rules::object(own)?);
        } else if let Some(rules) = defaults {
            request.insert("rules".to_owned(), rules.clone());
        }
        Request::from_json(&Value::Object(request).to_string())
    }

    fn state(self, decision: &Decision) -> Packed {
        let mut attributes = self.given;
        attributes.retain(|(key, _)| key.as_str() != Some(DECISION));
        attributes.push((DECISION.into(), packed(&written(decision))));
        Packed::Map(attributes)
    }
}

/// The cluster with its keys as the contract spells them.
fn contract_keys(cluster: Map<String, Value>) -> Value {
    let renamed = cluster
        .into_iter()
        .map(|(key, value)| (camel_case(&key), value));
    Value::Object(renamed.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(type_name: &str, config: &[u8]) -> DataSource {
        DataSource {
            type_name: type_name.to_owned(),
            config: Some(DynamicValue {
                msgpack: config.to_vec(),
            }),
        }
    }

    #[test]
    fn what_terraform_never_sends_is_refused() {
        let tag = b"\x81\xa3tag\xa4main";
        assert!(validate(&asked(NAME, tag)).diagnostics.is_empty());
        assert!(read(&asked(NAME, tag), None).state.is_some());
        for (name, config) in [
            ("pullpolicy_other", &tag[..]),
            (NAME, b"\xc0"),
            (NAME, b"\x81"),
        ] {
            let request = asked(name, config);
            let refused = read(&request, None);
            assert_eq!(refused.state, None, "{name} {config:x?}");
            assert_eq!(refused.diagnostics, validate(&request).diagnostics);
            assert_eq!(refused.diagnostics[0].summary, "Plugin failure");
        }
    }
}
