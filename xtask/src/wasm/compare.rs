//! Whether two builds answer alike.

use std::path::Path;

use crate::run;

/// Asks both builds every shared case.
pub(super) fn check(one: &Path, other: &Path) -> Result<(), String> {
    let (one, other) = (one.display().to_string(), other.display().to_string());
    run::show(&["node", "xtask/src/wasm/compare.mjs", &one, &other])
}
