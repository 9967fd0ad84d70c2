//! A policy for Kubewarden that holds the pull policies of a cluster to what `pullpolicy` decides:
//! it writes them, refuses others, or warns of them.
//!
//! [`validate`] answers the request of an AdmissionReview, [`validate_settings`] says whether
//! settings can be read. Both take and give JSON, as Kubewarden's policy server has it:
//!
//! ```
//! use pullpolicy_kubewarden::validate;
//!
//! let answer = validate(br#"{
//!     "settings": {"mode": "mutate"},
//!     "request": {"operation": "CREATE", "kind": {"kind": "Pod"}, "object": {
//!         "spec": {"containers": [{"name": "dev", "image": "ghcr.io/acme/dev:main"}]}
//!     }}
//! }"#)?;
//! let answer: serde_json::Value = serde_json::from_slice(&answer)?;
//! let container = &answer["mutated_object"]["spec"]["containers"][0];
//! assert_eq!(container["imagePullPolicy"], "Always");
//! # Ok::<(), Box<dyn std::error::Error + Send + Sync>>(())
//! ```
//!
//! # How
//!
//! An object is read once, along the ways that its kind has to its containers; what lies beside them
//! is passed over. A policy is put into the text of the object where it belongs, so that no other
//! byte can change, whatever fields the object has. No work recurses over what is given, and time
//! grows with its length.

mod answer;
mod containers;
mod judge;
mod review;
mod sentences;
mod settings;

use kubewarden_policy_sdk::settings::SettingsValidationResponse;
use kubewarden_policy_sdk::wapc_guest::CallResult;
use serde::Deserialize;
use serde_json::value::RawValue;

pub use settings::{
    Containers, EXEMPTION_KEYS, Exemptions, Fault, KEYS, Mode, OnUnknown, Settings,
};

/// Smaller than the usual allocator.
#[cfg(target_family = "wasm")]
#[global_allocator]
static MEMORY: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// Makes the functions known to the host, once for each instance.
#[cfg(target_family = "wasm")]
#[expect(unsafe_code, reason = "the name under which hosts find the function")]
#[unsafe(no_mangle)]
pub extern "C" fn wapc_init() {
    use kubewarden_policy_sdk::wapc_guest::register_function;

    register_function("validate", validate);
    register_function("validate_settings", validate_settings);
    register_function(
        "protocol_version",
        kubewarden_policy_sdk::protocol_version_guest,
    );
}

/// What the policy server asks.
#[derive(Deserialize)]
struct Payload<'a> {
    #[serde(borrow, default)]
    settings: Option<&'a RawValue>,
    #[serde(borrow, default)]
    request: Option<&'a RawValue>,
}

/// Answers a request: accepted, with other policies or with warnings, or refused.
///
/// # Errors
///
/// Where the payload is no JSON object, so that there are no settings to go by.
pub fn validate(payload: &[u8]) -> CallResult {
    let payload: Payload<'_> = serde_json::from_str(std::str::from_utf8(payload)?)?;
    let settings = match Settings::from_json(text(payload.settings)) {
        Ok(settings) => settings,
        Err(fault) => return answer::unusable(&fault),
    };
    let findings = review::review(text(payload.request), &settings);
    answer::answer(findings, &settings)
}

/// Says whether settings can be used; if not, where they are wrong and what was probably meant.
///
/// ```
/// let answer = pullpolicy_kubewarden::validate_settings(br#"{"mod": "warn"}"#)?;
/// let answer: serde_json::Value = serde_json::from_slice(&answer)?;
/// assert_eq!(answer["valid"], false);
/// assert!(answer["message"].as_str().unwrap().ends_with("; the nearest is `mode`"));
/// # Ok::<(), Box<dyn std::error::Error + Send + Sync>>(())
/// ```
///
/// # Errors
///
/// None: what cannot be read is an answer too.
pub fn validate_settings(settings: &[u8]) -> CallResult {
    let read = match std::str::from_utf8(settings) {
        Ok(text) => Settings::from_json(text).map_err(|fault| fault.to_string()),
        Err(error) => Err(format!("the settings cannot be read: {error}")),
    };
    Ok(serde_json::to_vec(&SettingsValidationResponse {
        valid: read.is_ok(),
        message: read.err(),
    })?)
}

/// The text of a part that may be missing.
fn text(part: Option<&RawValue>) -> &str {
    part.map_or("null", RawValue::get)
}
