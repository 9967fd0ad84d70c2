//! Takes the paths of this machine out of what is built.

use std::env;

/// What tells rustc to name the folders of cargo and of the workspace otherwise.
pub(crate) fn remapped() -> Result<String, String> {
    let here = env::current_dir().map_err(|error| format!("cannot tell where this is: {error}"))?;
    Ok(format!(
        "--remap-path-prefix={}=/cargo --remap-path-prefix={}=/build",
        cargo_home()?,
        here.display()
    ))
}

/// Where cargo keeps the sources of what it builds.
pub(crate) fn cargo_home() -> Result<String, String> {
    env::var("CARGO_HOME")
        .or_else(|_| env::var("HOME").map(|home| format!("{home}/.cargo")))
        .map_err(|_| "neither CARGO_HOME nor HOME is set".to_owned())
}
