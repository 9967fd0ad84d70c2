//! The module `console`: what the program for Node says, with its colours.

use alloc::string::{String, ToString as _};

use pullpolicy_console::{Answer, Format, RulesFile};
use serde_json::{Value, json};
use wasm_bindgen::prelude::wasm_bindgen;

/// Answers a request in JSON under the rules of a file, if there is one: its path, else an empty text.
///
/// `discovered`: whether nobody named that file. The answer is an object: `stdout`, `stderr`, `status`.
/// Texts are borrowed, since a text that is given away could be refused by a throw.
#[wasm_bindgen(js_name = resolveFor)]
#[must_use]
pub fn resolve_for(
    request: &str,
    path: &str,
    text: &str,
    discovered: bool,
    as_json: bool,
) -> String {
    let rules = (!path.is_empty()).then(|| RulesFile::new(path, text, discovered));
    let format = if as_json { Format::Json } else { Format::Text };
    // The library says what is wrong with no request.
    let request = serde_json::from_str(request).unwrap_or(Value::Null);
    written(&pullpolicy_console::resolve(
        request,
        rules.as_ref(),
        format,
    ))
}

/// Answers a line of a batch, in bytes as they came, with a decision or an error in JSON.
#[wasm_bindgen(js_name = resolveLine)]
#[must_use]
pub fn resolve_line(line: &[u8]) -> String {
    pullpolicy_console::resolve_line(line).output
}

/// Answers a query of Terraform's data source `external`, in bytes as they came.
#[wasm_bindgen]
#[must_use]
pub fn external(query: &[u8]) -> String {
    written(&pullpolicy_console::external(query))
}

/// What is said on standard error of what keeps the program from answering.
#[wasm_bindgen]
#[must_use]
pub fn trouble(message: &str) -> String {
    pullpolicy_console::trouble(message)
}

fn written(answer: &Answer) -> String {
    json!({
        "stdout": answer.output,
        "stderr": answer.errors,
        "status": u8::from(answer.refused),
    })
    .to_string()
}
