//! Takes the paths of this machine out of what is built.

use std::env;
use std::path::{Path, PathBuf};

use crate::run;

/// What tells rustc to name the folders of cargo and of a checkout otherwise.
pub(crate) fn remapped(checkout: &Path) -> Result<String, String> {
    Ok(format!(
        "--remap-path-prefix={}=/cargo --remap-path-prefix={}=/build",
        cargo_home()?,
        checkout.display()
    ))
}

/// The checkout that is worked in.
pub(crate) fn here() -> Result<PathBuf, String> {
    env::current_dir().map_err(|error| format!("cannot tell where this is: {error}"))
}

/// Where cargo keeps the sources of what it builds.
pub(crate) fn cargo_home() -> Result<String, String> {
    env::var("CARGO_HOME")
        .or_else(|_| env::var("HOME").map(|home| format!("{home}/.cargo")))
        .map_err(|_| "neither CARGO_HOME nor HOME is set".to_owned())
}

/// Where the compiler and its libraries lie.
pub(crate) fn sysroot() -> Result<String, String> {
    run::output(&["rustc", "--print", "sysroot"])
        .ok_or_else(|| "rustc does not tell where it lies".to_owned())
}
