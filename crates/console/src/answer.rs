//! The commands that both programs have.

use alloc::format;
use alloc::string::String;

use pullpolicy::{Decision, Error, Request, external_json, request_text};
use serde_json::{Value, json};

use crate::excerpt::escaped;
use crate::rules::RulesFile;
use crate::text;
use crate::text::style::{self, paint};

/// What a program writes, with colours, and how it ends.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// For standard output.
    pub output: String,
    /// For standard error.
    pub errors: String,
    /// Whether it is an error value: the exit status is 1.
    pub refused: bool,
}

/// How to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// For people.
    Text,
    /// One line, for programs.
    Json,
}

/// Answers `resolve`: the request of the contract, to which the rules of the file are added.
///
/// The library is asked what any other program would ask it, so that it alone checks the request.
///
/// # Examples
///
/// ```
/// use pullpolicy_console::{Format, resolve};
/// use serde_json::json;
///
/// let answer = resolve(json!({"image": "nginx:1.27.3"}), None, Format::Json);
/// assert!(answer.output.starts_with(r#"{"policy":"IfNotPresent""#));
/// assert!(!answer.refused);
///
/// let answer = resolve(json!({"image": "Nginx"}), None, Format::Text);
/// assert!(answer.errors.contains("error[invalid-image]"));
/// assert!(answer.refused);
/// ```
#[must_use]
pub fn resolve(request: Value, rules: Option<&RulesFile>, format: Format) -> Answer {
    match decide(request, rules) {
        Ok(decision) => decided(&decision, format, rules),
        Err(error) => refused(&error, format, rules),
    }
}

fn decide(mut request: Value, rules: Option<&RulesFile>) -> Result<Decision, Error> {
    let rules = rules.map_or(Ok(json!({})), RulesFile::value)?;
    if let Value::Object(keys) = &mut request {
        keys.insert("rules".into(), rules);
    }
    pullpolicy::resolve(&Request::from_json(&format!("{request}"))?)
}

fn decided(decision: &Decision, format: Format, rules: Option<&RulesFile>) -> Answer {
    let output = match format {
        Format::Json => decision.to_json() + "\n",
        Format::Text => text::decision(decision, rules),
    };
    Answer {
        output,
        ..Answer::default()
    }
}

fn refused(error: &Error, format: Format, rules: Option<&RulesFile>) -> Answer {
    let place = rules.and_then(|rules| rules.place(error.at(), error.input()));
    let (output, errors) = match format {
        Format::Json => {
            let at = place.map(|place| text::at(&format!("{place}")));
            (error.to_json() + "\n", at.unwrap_or_default())
        }
        Format::Text => (String::new(), text::error(error, place.as_ref())),
    };
    Answer {
        output,
        errors,
        refused: true,
    }
}

/// Answers a line of `resolve --batch`, in bytes as they came, without the end of the line.
///
/// # Examples
///
/// ```
/// use pullpolicy_console::resolve_line;
///
/// let answer = resolve_line(br#"{"image": "nginx"}"#);
/// assert!(answer.output.starts_with(r#"{"policy":"Always""#) && !answer.refused);
///
/// let answer = resolve_line(b"{}");
/// assert!(answer.output.starts_with(r#"{"error":{"code":"missing-image""#) && answer.refused);
/// ```
#[must_use]
pub fn resolve_line(line: &[u8]) -> Answer {
    let request = request_text(line).and_then(Request::from_json);
    let decision = request.and_then(|request| pullpolicy::resolve(&request));
    Answer {
        refused: decision.is_err(),
        output: decision.map_or_else(|error| error.to_json(), |decision| decision.to_json()),
        errors: String::new(),
    }
}

/// What keeps a program from answering, as it says so on standard error: wrong usage, or a file that
/// cannot be read.
///
/// # Examples
///
/// ```
/// let text = pullpolicy_console::trouble("cannot read `a`");
/// assert!(text.ends_with(": cannot read `a`\n"));
/// ```
#[must_use]
pub fn trouble(message: &str) -> String {
    format!("{}: {}\n", paint(style::ERROR, "error"), escaped(message))
}

/// Answers `terraform-external`: a query of Terraform's data source `external`, in bytes as they
/// came. An error is one line.
///
/// # Examples
///
/// ```
/// use pullpolicy_console::external;
///
/// let answer = external(br#"{"image": "ghcr.io/acme/dev", "image_tag": "main"}"#);
/// assert!(answer.output.contains(r#""policy":"Always""#));
///
/// let answer = external(b"{}");
/// assert!(answer.refused && answer.output.is_empty());
/// ```
#[must_use]
pub fn external(query: &[u8]) -> Answer {
    match request_text(query).and_then(external_json) {
        Ok(output) => Answer {
            output,
            ..Answer::default()
        },
        Err(error) => Answer {
            errors: error.one_line(),
            refused: true,
            ..Answer::default()
        },
    }
}
