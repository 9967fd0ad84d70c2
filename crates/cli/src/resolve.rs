//! `pullpolicy resolve`.

use pullpolicy::{Decision, Error, Request, request_text, resolve};
use serde_json::{Map, Value, json};

use crate::args::{Cluster, Format, Resolve};
use crate::batch;
use crate::rules::{self, RulesFile};
use crate::status::{Status, Trouble, print, show, show_error};
use crate::text;

pub(crate) fn run(options: &Resolve) -> Result<Status, Trouble> {
    if let Some(path) = &options.batch {
        return batch::run(path, answer_line);
    }
    let rules = rules::chosen(&options.rules)?;
    match decide(options, rules.as_ref()) {
        Ok(decision) => show_decision(&decision, options.format, rules.as_ref()),
        Err(error) => show_refusal(&error, options.format, rules.as_ref()),
    }
}

/// Answers one line of a batch.
fn answer_line(line: &[u8], answers: &mut Vec<u8>) -> Status {
    let request = request_text(line).and_then(Request::from_json);
    let (json, status) = match request.and_then(|request| resolve(&request)) {
        Ok(decision) => (decision.to_json(), Status::Decided),
        Err(error) => (error.to_json(), Status::Refused),
    };
    answers.extend_from_slice(json.as_bytes());
    status
}

/// Asks the library what any other program would ask it, so that it alone checks the request.
fn decide(options: &Resolve, rules: Option<&RulesFile>) -> Result<Decision, Error> {
    let rules = rules.map_or(Ok(json!({})), RulesFile::value)?;
    let request = json!({
        "image": options.image,
        "tag": options.tag,
        "policy": options.policy,
        "rules": rules,
        "cluster": cluster(&options.cluster),
        "digests": options.digests.iter().cloned().collect::<std::collections::BTreeMap<_, _>>(),
    });
    resolve(&Request::from_json(&request.to_string())?)
}

/// What was said of the cluster, as the request spells it.
pub(crate) fn cluster(options: &Cluster) -> Value {
    let mut cluster = Map::new();
    let mut say = |key: &str, value: Value| cluster.insert(key.to_owned(), value);
    if let Some(version) = &options.kubernetes {
        say("version", json!(version));
    }
    if let Some(verification) = &options.credential_verification {
        say("credentialVerification", json!(verification));
    }
    if !options.preloaded_allowlist.is_empty() {
        say(
            "preloadedImagesVerificationAllowlist",
            json!(options.preloaded_allowlist),
        );
    }
    say("alwaysPullImages", json!(options.always_pull_images));
    say("digestAwareDefault", json!(options.digest_aware_default));
    Value::Object(cluster)
}

fn show_decision(
    decision: &Decision,
    format: Format,
    rules: Option<&RulesFile>,
) -> Result<Status, Trouble> {
    match format {
        Format::Json => print(format!("{}\n", decision.to_json()).as_bytes())?,
        Format::Text => show(&text::decision(decision, rules))?,
    }
    Ok(Status::Decided)
}

fn show_refusal(
    error: &Error,
    format: Format,
    rules: Option<&RulesFile>,
) -> Result<Status, Trouble> {
    let place = rules.and_then(|rules| rules.place(error.at(), error.input()));
    match format {
        Format::Json => {
            print(format!("{}\n", error.to_json()).as_bytes())?;
            if let Some(place) = place {
                show_error(&format!("at {place}\n"))?;
            }
        }
        Format::Text => show_error(&text::error(error, place.as_ref()))?,
    }
    Ok(Status::Refused)
}
