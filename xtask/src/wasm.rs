//! `cargo xtask wasm`: builds the modules of `pkg/`, or proves that the committed ones are current.

mod build;
mod compare;
mod fingerprint;
mod toolchain;

use std::fs;
use std::path::Path;

use crate::needs::Need;
use crate::run::step;
use crate::setup;

pub(crate) use toolchain::Toolchain;

/// What is committed, and what the npm package is made of.
const COMMITTED: &str = "pkg";
/// Where a build is made, to be compared or copied.
const BUILT: &str = "target/wasm/pkg";

/// Builds into `pkg/`; with `--check`, builds beside it and compares.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let check = match arguments {
        [] => false,
        [flag] if flag == "--check" => true,
        _ => return Err("wasm takes nothing but --check".to_owned()),
    };
    step("setup", || setup::for_task(Need::WASM))?;
    if check {
        return check_committed();
    }
    build()?;
    step("fingerprint", || fingerprint::write(Path::new(COMMITTED)))
}

fn build() -> Result<(), String> {
    make(Path::new(BUILT))?;
    step("copy", || copy(Path::new(BUILT), Path::new(COMMITTED)))
}

/// The committed build is of these very sources, and a build made now answers each shared case
/// alike. Its bytes may differ: another compiler may have made it.
pub(crate) fn check_committed() -> Result<(), String> {
    let committed = Path::new(COMMITTED);
    step("fingerprint of pkg/", || fingerprint::check(committed))?;
    make(Path::new(BUILT))?;
    step("answers of both builds", || {
        compare::check(committed, Path::new(BUILT))
    })
}

fn make(folder: &Path) -> Result<(), String> {
    let toolchain = Toolchain::find().ok_or("no compiler here has the source of its library")?;
    let _ = fs::remove_dir_all(folder);
    fs::create_dir_all(folder)
        .map_err(|error| format!("cannot make `{}`: {error}", folder.display()))?;
    for module in build::MODULES {
        step(&format!("module {}", module.name), || {
            build::module(toolchain, module, folder)
        })?;
    }
    step("module portable", || build::portable(toolchain, folder))
}

/// Builds the cluster policy into this file.
pub(crate) fn policy(file: &Path) -> Result<(), String> {
    let toolchain = Toolchain::find().ok_or("no compiler here has the source of its library")?;
    build::policy(toolchain, file)
}

/// Replaces everything in `to` by what is in `from`.
fn copy(from: &Path, to: &Path) -> Result<(), String> {
    let failure = |error| format!("cannot copy into `{}`: {error}", to.display());
    if to.is_dir() {
        fs::remove_dir_all(to).map_err(failure)?;
    }
    fs::create_dir_all(to).map_err(failure)?;
    for name in build::files(from)? {
        fs::copy(from.join(&name), to.join(&name)).map_err(failure)?;
        println!("    {}", to.join(&name).display());
    }
    Ok(())
}
