//! `cargo xtask answers`: what the libraries answer to the calls of `pullpolicy/kubernetes` and
//! `pullpolicy/manifest`, with which the tests of the npm package compare what each host answers.

use std::io::{self, BufRead as _, Write as _};

use pullpolicy::{credentials_json, diagnose_json, diagnose_pods_json, payload_json};
use pullpolicy_manifest::{fix_json, lint_json};
use serde_json::Value;

/// Reads lines `{"call": …, "texts": […]}`, and writes an answer for each.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    if !arguments.is_empty() {
        return Err("answers takes no arguments".to_owned());
    }
    let failure = |error| format!("cannot answer: {error}");
    let mut output = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let answer = answer(&line.map_err(failure)?)?;
        writeln!(output, "{answer}").map_err(failure)?;
    }
    Ok(())
}

fn answer(line: &str) -> Result<String, String> {
    let wrong = || format!("`{line}` is no call");
    let call: Value = serde_json::from_str(line).map_err(|_| wrong())?;
    let texts = call.get("texts").and_then(Value::as_array);
    let texts = texts.into_iter().flatten().filter_map(Value::as_str);
    let texts: Vec<&str> = texts.collect();
    match (call.get("call").and_then(Value::as_str), &*texts) {
        (Some("matchCredentials"), [request]) => Ok(credentials_json(request)),
        (Some("diagnose"), [waiting]) => Ok(diagnose_json(waiting)),
        (Some("diagnosePods"), [pods, events, nodes]) => {
            let known = [*events, *nodes].map(|text| Some(text).filter(|text| !text.is_empty()));
            let [events, nodes] = known;
            Ok(diagnose_pods_json(pods, events, nodes))
        }
        (Some("resolvePayload"), [request]) => Ok(payload_json(request)),
        (Some("lintManifest"), [text, options]) => Ok(lint_json(text, options)),
        (Some("fixManifest"), [text, options]) => Ok(fix_json(text, options)),
        _ => Err(wrong()),
    }
}
