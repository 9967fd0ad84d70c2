//! The module `core`: the decision.
//!
//! There are two kinds of calls. The full ones take and give JSON. The lean ones take a text out of
//! a fixed buffer of the module, into which the caller has written it, and give a number: nothing is
//! allocated on either side.

mod glance;
mod text;
mod vocabulary;

use alloc::string::String;

use pullpolicy::{RequestedPolicy, kubernetes_default, resolve_json};
use wasm_bindgen::prelude::wasm_bindgen;

pub use glance::NO_DECISION;

/// Answers a request in JSON with a decision or an error in JSON.
#[wasm_bindgen]
#[must_use]
pub fn resolve(request: &str) -> String {
    resolve_json(request)
}

/// Answers requests in JSON, one a line, with a JSON array of decisions and errors in their order.
#[wasm_bindgen(js_name = resolveMany)]
#[must_use]
pub fn resolve_many(requests: &str) -> String {
    let mut answers = String::from("[");
    for (index, request) in requests.split('\n').enumerate() {
        if index > 0 {
            answers.push(',');
        }
        answers.push_str(&resolve_json(request));
    }
    answers.push(']');
    answers
}

/// Where the text of a lean call has to be written, in UTF-8: an address in the memory.
#[wasm_bindgen(js_name = textAddress)]
#[must_use]
pub fn text_address() -> usize {
    text::address()
}

/// How many bytes there are for the text of a lean call.
#[wasm_bindgen(js_name = textCapacity)]
#[must_use]
pub fn text_capacity() -> usize {
    text::CAPACITY
}

/// The policy for the image of so many bytes: its place in `policies` of `vocabulary`, or
/// [`NO_DECISION`]; `resolve` then says why.
///
/// `requested` is the place of the requested policy in `requested` of `vocabulary`.
#[wasm_bindgen(js_name = pullPolicy)]
#[must_use]
pub fn pull_policy(length: usize, requested: u8) -> f64 {
    lean(length, requested, |image, policy| {
        let policy = pullpolicy::pull_policy(image, policy).ok()?;
        Some(f64::from(policy as u8))
    })
}

/// The decision about the image of so many bytes as one number, as the module `glance` lays it
/// out, or [`NO_DECISION`].
#[wasm_bindgen]
#[must_use]
pub fn glance(length: usize, requested: u8) -> f64 {
    lean(length, requested, |image, policy| {
        let seen = pullpolicy::glance(image, policy).ok()?;
        Some(glance::packed(&seen, image))
    })
}

/// The decision about the tag of so many bytes, as [`glance()`] gives it about an image.
#[wasm_bindgen(js_name = glanceTag)]
#[must_use]
pub fn glance_tag(length: usize, requested: u8) -> f64 {
    lean(length, requested, |tag, policy| {
        let seen = pullpolicy::glance_tag(tag, policy).ok()?;
        Some(glance::packed(&seen, tag))
    })
}

/// What the API server writes for the image of so many bytes where the field is omitted: the place
/// of the policy in `policies` of `vocabulary`, or [`NO_DECISION`] where there is no such text.
#[wasm_bindgen(js_name = kubernetesDefault)]
#[must_use]
pub fn default_policy(length: usize) -> f64 {
    lean(length, 0, |image, _| {
        Some(f64::from(kubernetes_default(image) as u8))
    })
}

fn lean(
    length: usize,
    requested: u8,
    decide: impl FnOnce(&str, RequestedPolicy) -> Option<f64>,
) -> f64 {
    let policy = RequestedPolicy::ALL.get(usize::from(requested));
    let number = policy.and_then(|policy| text::read(length, |text| decide(text, *policy))?);
    number.unwrap_or(NO_DECISION)
}

/// Every word that a number stands for, by what it is a word for, and the versions, in JSON.
#[wasm_bindgen]
#[must_use]
pub fn vocabulary() -> String {
    vocabulary::JSON.into()
}
