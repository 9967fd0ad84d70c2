//! The module `kubernetes`: what comes after the decision. Every call takes and gives JSON.

use alloc::string::String;

use wasm_bindgen::prelude::wasm_bindgen;

/// Answers which pull secret the kubelet would try, in which order, and what is wrong with each.
#[wasm_bindgen(js_name = matchCredentials)]
#[must_use]
pub fn match_credentials(request: &str) -> String {
    pullpolicy::credentials_json(request)
}

/// Answers a waiting reason and its message with the cause and the first step.
#[wasm_bindgen]
#[must_use]
pub fn diagnose(line: &str) -> String {
    pullpolicy::diagnose_json(line)
}

/// Answers pods, and events and nodes where they are known, with a diagnosis for each container.
///
/// An empty text is none: with an optional one the module would have to import a throw.
#[wasm_bindgen(js_name = diagnosePods)]
#[must_use]
pub fn diagnose_pods(pods: &str, events: &str, nodes: &str) -> String {
    let known = |text| Some(text).filter(|text: &&str| !text.is_empty());
    pullpolicy::diagnose_pods_json(pods, known(events), known(nodes))
}

/// Completes the create payload of a deploy daemon.
#[wasm_bindgen(js_name = resolvePayload)]
#[must_use]
pub fn resolve_payload(request: &str) -> String {
    pullpolicy::payload_json(request)
}
