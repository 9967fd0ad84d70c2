//! The module `manifest`: lint and fix. Both calls take and give JSON.

use alloc::string::String;

use wasm_bindgen::prelude::wasm_bindgen;

/// Answers a manifest, as a string of JSON, and options with what is wrong with its policies.
#[wasm_bindgen(js_name = lintManifest)]
#[must_use]
pub fn lint_manifest(text: &str, options: &str) -> String {
    pullpolicy_manifest::lint_json(text, options)
}

/// Answers a manifest, as a string of JSON, and options with the manifest as it should be.
#[wasm_bindgen(js_name = fixManifest)]
#[must_use]
pub fn fix_manifest(text: &str, options: &str) -> String {
    pullpolicy_manifest::fix_json(text, options)
}
