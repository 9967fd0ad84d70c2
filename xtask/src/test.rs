//! `cargo xtask test`: everything that must pass before a change lands.

use std::path::Path;

use crate::cluster;
use crate::documents;
use crate::needs::{BARE_TARGET, MSRV, Need};
use crate::run::{self, step};
use crate::setup;
use crate::wasm;

/// The combinations of the library's features, each of which must build without a warning.
const FEATURES: [&str; 4] = ["", "serde", "oci-spec", "serde,oci-spec"];

/// Sets up unless told `--no-setup`, then runs step after step until one fails.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    match arguments {
        [] => step("setup", || setup::for_task(Need::TEST))?,
        [flag] if flag == "--no-setup" => {}
        _ => return Err("test takes nothing but --no-setup".to_owned()),
    }
    step("format", format)?;
    step("clippy", || {
        run::show(&[
            "cargo",
            "clippy",
            "--workspace",
            "--all-targets",
            "--all-features",
            "--",
            "-D",
            "warnings",
        ])
    })?;
    step("features", features)?;
    let left_out: Vec<&str> = [
        step_with(Need::BareTarget, "bare target (no_std)", bare_target)?,
        step_with(Need::OldestToolchain, "oldest toolchain", oldest_toolchain)?,
    ]
    .into_iter()
    .flatten()
    .collect();
    step("documentation", documentation)?;
    step("commands in the documents", documents::check)?;
    let mut count = step("tests", || {
        run::counted(&[
            "cargo",
            "test",
            "--workspace",
            "--all-features",
            "--no-fail-fast",
        ])
    })?;
    wasm::check_committed()?;
    count += step("package for JavaScript", || {
        run::counted(&["npm", "test", "--silent"])
    })?;
    count += step("cluster policy", cluster::test)?;
    if !left_out.is_empty() {
        println!(
            "left out, since this machine has not what they need: {}",
            left_out.join(", ")
        );
    }
    println!(
        "{} passed, {} failed, {} skipped",
        count.passed, count.failed, count.ignored
    );
    Ok(())
}

/// Runs a step that needs what not every machine may have; gives its name where it was left out.
fn step_with(
    need: Need,
    name: &str,
    work: impl FnOnce() -> Result<(), String>,
) -> Result<Option<&str>, String> {
    if need.is_met() {
        step(name, work).map(|()| None)
    } else {
        println!("==> {name}: LEFT OUT, {} is missing\n", need.name());
        Ok(Some(name))
    }
}

fn format() -> Result<(), String> {
    run::show(&["cargo", "fmt", "--all", "--check"])?;
    // The fuzz targets are a workspace of their own, since they need a nightly toolchain.
    if Path::new("fuzz/Cargo.toml").is_file() {
        run::show(&[
            "cargo",
            "fmt",
            "--manifest-path",
            "fuzz/Cargo.toml",
            "--check",
        ])?;
    }
    Ok(())
}

fn features() -> Result<(), String> {
    FEATURES.into_iter().try_for_each(|features| {
        run::show(&[
            "cargo",
            "clippy",
            "--quiet",
            "--package",
            "pullpolicy",
            "--no-default-features",
            "--features",
            features,
            "--",
            "-D",
            "warnings",
        ])
    })
}

fn bare_target() -> Result<(), String> {
    ["", "serde"].into_iter().try_for_each(|features| {
        run::show(&[
            "cargo",
            "check",
            "--quiet",
            "--package",
            "pullpolicy",
            "--target",
            BARE_TARGET,
            "--no-default-features",
            "--features",
            features,
        ])
    })
}

fn oldest_toolchain() -> Result<(), String> {
    run::show(&[
        "rustup",
        "run",
        MSRV,
        "cargo",
        "check",
        "--workspace",
        "--all-features",
    ])
}

fn documentation() -> Result<(), String> {
    let line = [
        "cargo",
        "doc",
        "--package",
        "pullpolicy",
        "--all-features",
        "--no-deps",
    ];
    run::show_with(&line, |command| command.env("RUSTDOCFLAGS", "-D warnings"))
}
