//! The provider: its schema, its optional block, and who answers which request.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::sync::{Mutex, PoisonError};

use pullpolicy::Rules;
use rmpv::Value as Packed;
use serde_json::Value;

use crate::messages::{
    Block, CallFunction, CallFunctionAnswer, ConfigureProvider, DataSource, Diagnostic,
    DiagnosticsAnswer, DynamicValue, Empty, FunctionsAnswer, MetadataAnswer, Named,
    ProviderSchemaAnswer, ReadDataSourceAnswer, Schema, TextFormat, ValidateProviderConfig,
    ValidateProviderConfigAnswer,
};
use crate::types::Type;
use crate::value::{Known, Malformed};
use crate::{data_source, diagnostics, functions, rules};

/// No file of rules is read that is longer than this, in bytes, as on the command line.
const LONGEST: u64 = 1 << 20;

/// What the provider knows: the rules of its block, once Terraform has configured it.
#[derive(Debug, Default)]
pub(crate) struct Provider {
    rules: Mutex<Option<Value>>,
}

impl Provider {
    pub(crate) fn schema(&self, _: &Empty) -> ProviderSchemaAnswer {
        ProviderSchemaAnswer {
            provider: Some(provider_schema()),
            data_source_schemas: [(data_source::NAME.to_owned(), data_source::schema())].into(),
            functions: functions::schema(),
        }
    }

    pub(crate) fn metadata(&self, _: &Empty) -> MetadataAnswer {
        let named = |name: String| Named { name };
        MetadataAnswer {
            data_sources: vec![named(data_source::NAME.to_owned())],
            functions: functions::schema().into_keys().map(named).collect(),
        }
    }

    pub(crate) fn functions(&self, _: &Empty) -> FunctionsAnswer {
        FunctionsAnswer {
            functions: functions::schema(),
        }
    }

    pub(crate) fn call_function(&self, call: &CallFunction) -> CallFunctionAnswer {
        functions::call(call)
    }

    pub(crate) fn validate_config(
        &self,
        request: &ValidateProviderConfig,
    ) -> ValidateProviderConfigAnswer {
        let checked = Settings::of(request.config.as_ref()).and_then(|settings| settings.check());
        ValidateProviderConfigAnswer {
            diagnostics: checked.err().into_iter().collect(),
        }
    }

    pub(crate) fn configure(&self, request: &ConfigureProvider) -> DiagnosticsAnswer {
        let read = Settings::of(request.config.as_ref()).and_then(Settings::read);
        DiagnosticsAnswer {
            diagnostics: match read {
                Ok(rules) => {
                    // A poisoned lock holds the value from before the panic, which is replaced.
                    *self.rules.lock().unwrap_or_else(PoisonError::into_inner) = rules;
                    Vec::new()
                }
                Err(diagnostic) => vec![diagnostic],
            },
        }
    }

    pub(crate) fn validate_data_source(&self, request: &DataSource) -> DiagnosticsAnswer {
        data_source::validate(request)
    }

    pub(crate) fn read_data_source(&self, request: &DataSource) -> ReadDataSourceAnswer {
        let rules = self.rules.lock().unwrap_or_else(PoisonError::into_inner);
        data_source::read(request, rules.as_ref())
    }

    /// There is nothing to be stopped: no request takes long.
    pub(crate) fn stop(&self, _: &Empty) -> Empty {
        Empty {}
    }
}

fn provider_schema() -> Schema {
    let argument = |name, takes, description| crate::messages::Attribute {
        optional: true,
        ..data_source::attribute(name, takes, description)
    };
    Schema {
        version: 0,
        block: Some(Block {
            version: 0,
            attributes: vec![
                argument(
                    "rules",
                    Type::Any,
                    "Rules for every `pullpolicy_decision` that has none of its own: an object, or the text of a \
                     `pullpolicy.toml` or a JSON file. Functions never use them.",
                ),
                argument(
                    "rules_file",
                    Type::Text,
                    "The path of a file that holds such rules, in TOML or JSON; not together with `rules`.",
                ),
            ],
            description: "Decides a container's image pull policy. The block is optional."
                .to_owned(),
            description_kind: TextFormat::Markdown.into(),
        }),
    }
}

/// The provider block.
struct Settings {
    rules: Known,
    file: Known,
}

impl Settings {
    fn of(config: Option<&DynamicValue>) -> Result<Self, Diagnostic> {
        let read = || {
            let config = config.ok_or(Malformed)?.unpack()?;
            let Packed::Map(given) = &config else {
                return Err(Malformed);
            };
            let known = |name: &str, takes_any_type| {
                let mut found = given.iter().filter(|(key, _)| key.as_str() == Some(name));
                let value = found.next().map_or(&Packed::Nil, |(_, value)| value);
                Known::of(value, takes_any_type)
            };
            Ok(Self {
                rules: known("rules", true)?,
                file: known("rules_file", false)?,
            })
        };
        read().map_err(diagnostics::failure)
    }

    /// Checks what is known; no file is read yet.
    fn check(&self) -> Result<(), Diagnostic> {
        let given = |known: &Known| *known != Known::Value(Value::Null);
        if given(&self.rules) && given(&self.file) {
            let why = "`rules` and `rules_file` exclude each other";
            return Err(diagnostics::invalid(Some("rules_file"), why));
        }
        if let Known::Value(rules) = &self.rules
            && !rules.is_null()
        {
            checked(rules.clone(), "rules")?;
        }
        Ok(())
    }

    /// The rules, from the block or from its file.
    fn read(self) -> Result<Option<Value>, Diagnostic> {
        self.check()?;
        let later = |name| {
            let why = format!("`{name}` must be known when Terraform plans");
            diagnostics::invalid(Some(name), why)
        };
        match (self.rules, self.file) {
            (Known::Later, _) => Err(later("rules")),
            (_, Known::Later) => Err(later("rules_file")),
            (_, Known::Value(Value::String(path))) => read_file(&path).map(Some),
            (Known::Value(Value::Null), _) => Ok(None),
            (Known::Value(rules), _) => checked(rules, "rules").map(Some),
        }
    }
}

/// The rules of a file.
fn read_file(path: &str) -> Result<Value, Diagnostic> {
    let text = read_text(path).map_err(|error| {
        let why = format!("cannot read `{}`: {error}", path.escape_debug());
        diagnostics::invalid(Some("rules_file"), why)
    })?;
    checked(text.into(), "rules_file")
}

fn read_text(path: &str) -> io::Result<String> {
    // A pipe could keep the plugin for ever, even from noticing that Terraform is gone.
    if !fs::metadata(path)?.is_file() {
        return Err(io::Error::other("it is no file"));
    }
    let mut text = String::new();
    File::open(path)?
        .take(LONGEST + 1)
        .read_to_string(&mut text)?;
    if text.len() as u64 > LONGEST {
        return Err(io::Error::other(format!(
            "it is longer than {LONGEST} bytes"
        )));
    }
    Ok(text)
}

/// Rules that the library accepts; `name` is the argument that gave them.
fn checked(rules: Value, name: &str) -> Result<Value, Diagnostic> {
    let accepted =
        rules::object(rules).and_then(|rules| Rules::from_json(&rules.to_string()).map(|_| rules));
    accepted.map_err(|error| diagnostics::invalid(Some(name), error.one_line()))
}
