//! `pullpolicy payload`.

mod text;

use std::fs;
use std::io;
use std::path::Path;

use pullpolicy::{CompletedPayload, Error};
use pullpolicy_console::{RulesFile, text as answers};
use serde::de::IgnoredAny;
use serde_json::{Value, json};
use zeroize::Zeroizing;

use crate::args::{Format, Payload};
use crate::rules;
use crate::status::{Status, Trouble, print, show, show_error};

pub(crate) fn run(options: &Payload) -> Result<Status, Trouble> {
    let payload = read(&options.file)?;
    let registries = options.registries.as_deref().map(read).transpose()?;
    let rules = rules::chosen(&options.rules)?;
    let answer = complete(options, &payload, registries.as_ref(), rules.as_ref());
    let status = if answer.is_ok() {
        Status::Decided
    } else {
        Status::Refused
    };
    match (answer, options.format) {
        (Ok(answer), Format::Json) => print(format!("{}\n", answer.to_json()).as_bytes())?,
        (Ok(answer), Format::Text) => show(&text::payload(&answer))?,
        (Err(error), Format::Json) => print(format!("{}\n", error.to_json()).as_bytes())?,
        (Err(error), Format::Text) => show_error(&answers::error(&error, None))?,
    }
    Ok(status)
}

/// Asks the library what any other program would ask it, so that it alone checks the payload.
fn complete(
    options: &Payload,
    payload: &str,
    registries: Option<&Zeroizing<String>>,
    rules: Option<&RulesFile>,
) -> Result<CompletedPayload, Error> {
    let rules = rules.map_or(Ok(Value::Null), RulesFile::value)?;
    let setting = json!({
        "backend": options.backend.as_str(),
        "acceptAuto": options.accept_auto,
        "rules": rules,
        "waiting": options.waiting_reason.as_ref().map(|reason| {
            json!({"reason": reason, "message": options.waiting_message})
        }),
    })
    .to_string();
    let pieces = [
        setting.strip_suffix('}').unwrap_or_default(),
        r#","registries":"#,
        registries.map_or("null", |text| text.as_str()),
        r#","payload":"#,
        payload,
        "}",
    ];
    CompletedPayload::from_json(&Zeroizing::new(pieces.concat()))
}

/// The text of a file that holds one JSON value, or of the standard input for `-`.
fn read(path: &Path) -> Result<Zeroizing<String>, Trouble> {
    let text = if path == Path::new("-") {
        io::read_to_string(io::stdin())
    } else {
        fs::read_to_string(path)
    };
    let text = Zeroizing::new(text.map_err(|error| Trouble::reading(path, &error))?);
    match serde_json::from_str::<IgnoredAny>(&text) {
        Ok(_) => Ok(text),
        Err(error) => Err(Trouble::reading(path, &error)),
    }
}
