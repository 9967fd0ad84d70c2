//! `pullpolicy resolve`.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use crate::args::{Cluster, Resolve};
use crate::batch;
use crate::rules;
use crate::status::{self, Status, Trouble};

pub(crate) fn run(options: &Resolve) -> Result<Status, Trouble> {
    if let Some(path) = &options.batch {
        return batch::run(path, answer_line);
    }
    let rules = rules::chosen(&options.rules)?;
    let answer =
        pullpolicy_console::resolve(request(options), rules.as_ref(), options.format.into());
    status::answer(&answer)
}

/// Answers one line of a batch.
fn answer_line(line: &[u8], answers: &mut Vec<u8>) -> Status {
    let answer = pullpolicy_console::resolve_line(line);
    answers.extend_from_slice(answer.output.as_bytes());
    Status::of(&answer)
}

/// The request without its rules.
fn request(options: &Resolve) -> Value {
    json!({
        "image": options.image,
        "tag": options.tag,
        "policy": options.policy,
        "cluster": cluster(&options.cluster),
        "digests": options.digests.iter().cloned().collect::<BTreeMap<_, _>>(),
    })
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
