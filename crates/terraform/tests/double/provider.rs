//! The data source `external`: a program gets the query on its standard input, as a JSON object of
//! strings, and answers with another; what it says on standard error is shown where it fails.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::process::{Command, Stdio};

use rmpv::Value as Packed;

use crate::messages::{
    Attribute, Block, CallFunction, CallFunctionAnswer, ConfigureProvider, DataSource, Diagnostic,
    DiagnosticsAnswer, DynamicValue, Empty, FunctionsAnswer, MetadataAnswer, ProviderSchemaAnswer,
    ReadDataSourceAnswer, Schema, Severity, ValidateProviderConfig, ValidateProviderConfigAnswer,
};

const NAME: &str = "external";

/// What Go's encoder of JSON writes otherwise than others do.
const ESCAPED: [(char, &str); 5] = [
    ('<', "\\u003c"),
    ('>', "\\u003e"),
    ('&', "\\u0026"),
    ('\u{2028}', "\\u2028"),
    ('\u{2029}', "\\u2029"),
];

#[derive(Debug, Default)]
pub(crate) struct Provider;

impl Provider {
    pub(crate) fn schema(&self, _: &Empty) -> ProviderSchemaAnswer {
        let attribute = |name: &str, r#type: &str, computed: bool| Attribute {
            name: name.to_owned(),
            r#type: r#type.into(),
            optional: !computed,
            computed,
            ..Attribute::default()
        };
        let attributes = vec![
            attribute("program", r#"["list","string"]"#, false),
            attribute("working_dir", r#""string""#, false),
            attribute("query", r#"["map","string"]"#, false),
            attribute("result", r#"["map","string"]"#, true),
            attribute("id", r#""string""#, true),
        ];
        let block = Block {
            attributes,
            ..Block::default()
        };
        let schema = Schema {
            version: 0,
            block: Some(block),
        };
        ProviderSchemaAnswer {
            provider: Some(Schema {
                version: 0,
                block: Some(Block::default()),
            }),
            data_source_schemas: [(NAME.to_owned(), schema)].into(),
            functions: BTreeMap::new(),
        }
    }

    pub(crate) fn read_data_source(&self, request: &DataSource) -> ReadDataSourceAnswer {
        match read(request) {
            Ok(state) => ReadDataSourceAnswer {
                state: Some(DynamicValue { msgpack: state }),
                diagnostics: Vec::new(),
            },
            Err((summary, detail)) => ReadDataSourceAnswer {
                state: None,
                diagnostics: vec![Diagnostic {
                    severity: Severity::Error.into(),
                    summary: summary.to_owned(),
                    detail,
                    attribute: None,
                }],
            },
        }
    }

    pub(crate) fn metadata(&self, _: &Empty) -> MetadataAnswer {
        MetadataAnswer::default()
    }

    pub(crate) fn functions(&self, _: &Empty) -> FunctionsAnswer {
        FunctionsAnswer::default()
    }

    pub(crate) fn call_function(&self, _: &CallFunction) -> CallFunctionAnswer {
        CallFunctionAnswer::default()
    }

    pub(crate) fn validate_config(
        &self,
        _: &ValidateProviderConfig,
    ) -> ValidateProviderConfigAnswer {
        ValidateProviderConfigAnswer::default()
    }

    pub(crate) fn configure(&self, _: &ConfigureProvider) -> DiagnosticsAnswer {
        DiagnosticsAnswer::default()
    }

    pub(crate) fn validate_data_source(&self, _: &DataSource) -> DiagnosticsAnswer {
        DiagnosticsAnswer::default()
    }

    pub(crate) fn stop(&self, _: &Empty) -> Empty {
        Empty {}
    }
}

/// An error: its summary, and its detail.
type Fault = (&'static str, String);

/// The state, packed: the arguments, and what the program answered.
fn read(request: &DataSource) -> Result<Vec<u8>, Fault> {
    let broken = |why: &dyn std::fmt::Display| ("The stand-in is broken", why.to_string());
    let packed = request.config.as_ref().map(|config| config.msgpack.clone());
    let config = rmpv::decode::read_value(&mut packed.unwrap_or_default().as_slice())
        .map_err(|error| broken(&error))?;
    let given = |name: &str| {
        let mut members = config.as_map().into_iter().flatten();
        members.find_map(|(key, value)| (key.as_str() == Some(name)).then(|| value.clone()))
    };
    let result = ask(
        &given("program").unwrap_or(Packed::Nil),
        given("working_dir").as_ref().and_then(Packed::as_str),
        &query(given("query").as_ref()),
    )?;
    let result = result
        .into_iter()
        .map(|(key, value)| (key.into(), value.unwrap_or_default().into()))
        .collect();
    let state = ["program", "working_dir", "query"]
        .into_iter()
        .map(|name| (name.into(), given(name).unwrap_or(Packed::Nil)))
        .chain([
            ("result".into(), Packed::Map(result)),
            ("id".into(), "-".into()),
        ]);
    let mut packed = Vec::new();
    rmpv::encode::write_value(&mut packed, &Packed::Map(state.collect()))
        .map_err(|error| broken(&error))?;
    Ok(packed)
}

/// One object with sorted keys, without those whose value is null, and without a line's end.
fn query(given: Option<&Packed>) -> String {
    let members = given.and_then(Packed::as_map).into_iter().flatten();
    let strings: BTreeMap<_, _> = members
        .filter_map(|(key, value)| Some((key.as_str()?, value.as_str()?)))
        .collect();
    let text = serde_json::json!(strings).to_string();
    ESCAPED
        .iter()
        .fold(text, |text, (letter, escape)| text.replace(*letter, escape))
}

/// Runs the program, without a shell; elements that are null or empty are dropped.
fn ask(
    program: &Packed,
    folder: Option<&str>,
    query: &str,
) -> Result<BTreeMap<String, Option<String>>, Fault> {
    let words = program.as_array().map(Vec::as_slice).unwrap_or_default();
    let words = words.iter().filter_map(Packed::as_str);
    let mut words = words.filter(|word| !word.is_empty());
    let program = words.next().unwrap_or_default();
    let mut command = Command::new(program);
    command.args(words).current_dir(folder.unwrap_or("."));
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| {
            (
                "External Program Lookup Failed",
                format!("{program}: {error}"),
            )
        })?;
    if let Some(mut input) = child.stdin.take() {
        // A program need not read its input.
        let _ = input.write_all(query.as_bytes());
    }
    let failed = |message: &str, state: &str| {
        let text = format!("Program: {program}\nError Message: {message}\nState: {state}");
        ("External Program Execution Failed", text)
    };
    let output = child
        .wait_with_output()
        .map_err(|error| failed(&error.to_string(), "unknown"))?;
    if !output.status.success() {
        let message = String::from_utf8_lossy(&output.stderr);
        return Err(failed(&message, &output.status.to_string()));
    }
    let answer: Option<_> = serde_json::from_slice(&output.stdout)
        .map_err(|error| ("Unexpected External Program Results", error.to_string()))?;
    Ok(answer.unwrap_or_default())
}
