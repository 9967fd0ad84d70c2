//! From the crates to the modules.
//!
//! The standard library is built with them, so that a panic becomes a trap on the spot: with the
//! prebuilt one each module would carry the texts of panics, and Unicode's tables for printing them,
//! a tenth of its size. That takes `RUSTC_BOOTSTRAP` on a stable toolchain. A fault of the module
//! shows in the host as a trap either way.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use crate::paths;
use crate::run;

use super::toolchain::Toolchain;

/// One module of `crates/wasm`, by the feature of its name.
pub(super) struct Module {
    pub(super) name: &'static str,
    size: Size,
    library: Library,
}

/// What a module needs of the standard library.
enum Library {
    /// `core` and `alloc`.
    Alloc,
    /// All of it, though nothing in it that a host would have to give.
    Std,
}

impl Library {
    /// What cargo is told.
    const fn built(&self) -> &'static str {
        match self {
            Self::Alloc => LIBRARIES,
            Self::Std => "-Zbuild-std=std,panic_abort",
        }
    }
}

/// What a module is built for.
enum Size {
    /// Small, and fast enough for the hot path.
    Balanced,
    /// As small as it can be.
    Least,
}

/// The modules that wasm-pack builds.
pub(super) const MODULES: &[Module] = &[
    Module {
        name: "core",
        size: Size::Balanced,
        library: Library::Alloc,
    },
    Module {
        name: "kubernetes",
        size: Size::Least,
        library: Library::Alloc,
    },
    Module {
        name: "manifest",
        size: Size::Least,
        library: Library::Std,
    },
    Module {
        name: "console",
        size: Size::Least,
        library: Library::Alloc,
    },
];

impl Size {
    /// The level of the profile's optimisation, as a value of TOML.
    const fn level(&self) -> &'static str {
        match self {
            Self::Balanced => "2",
            Self::Least => "'z'",
        }
    }

    /// What the compiler is told besides [`FLAGS`].
    const fn flags(&self) -> &'static str {
        match self {
            Self::Balanced => INLINING,
            Self::Least => "",
        }
    }

    /// How the standard library is built.
    const fn libraries(&self) -> &'static [&'static str] {
        match self {
            Self::Balanced => &[],
            Self::Least => &["-Zbuild-std-features=optimize_for_size"],
        }
    }

    /// What Binaryen is told besides [`BINARYEN`]. A function that is put into its only caller saves
    /// a call, and makes what gzip has to pack less uniform: the latter weighs more. So does what is
    /// computed once and kept.
    const fn binaryen(&self) -> &'static [&'static str] {
        match self {
            Self::Balanced => &["-O3"],
            Self::Least => &[
                "-Os",
                "--one-caller-inline-max-function-size=0",
                "--skip-pass=local-cse",
            ],
        }
    }
}

const TARGET: &str = "wasm32-unknown-unknown";
/// Where npm's Binaryen is, the one whose programs read today's modules.
const TOOLS: &str = "js/tests/node_modules/.bin";
/// The instructions of the first WebAssembly: wasm2js knows no others, and with references as values
/// wasm-bindgen would need an import.
const FLAGS: &str =
    "-Zunstable-options -Cpanic=immediate-abort -Zlocation-detail=none -Ctarget-cpu=mvp";
/// Instructions that every host has had since 2021.
const INSTRUCTIONS: &str = "-Ctarget-feature=+bulk-memory,+nontrapping-fptoint,+sign-ext";
/// What Binaryen is told for every module. Zeros cost gzip less than the addresses of what lies
/// between them; the lowest memory is the end of the stack; the names of tools are no use.
const BINARYEN: [&str; 4] = [
    "--skip-pass=memory-packing",
    "--low-memory-unused",
    "--strip-producers",
    "--strip-target-features",
];
/// As much as the hot path needs.
const INLINING: &str = "-Cllvm-args=-inline-threshold=100";
const LIBRARIES: &str = "-Zbuild-std=core,alloc,panic_abort";

/// Builds one module with its glue: `NAME_bg.wasm` and `NAME_bg.js`.
pub(super) fn module(toolchain: Toolchain, module: &Module, folder: &Path) -> Result<(), String> {
    let raw = absolute(toolchain.cache()).join("raw");
    let raw_folder = raw.display().to_string();
    let options = [
        "--mode",
        "force",
        "--no-opt",
        "--no-pack",
        "--no-typescript",
        "--target",
        "bundler",
        "--profile",
        "wasm",
        "--out-dir",
        &raw_folder,
        "--out-name",
        module.name,
    ];
    let cargo = [
        "--locked",
        "--no-default-features",
        "--features",
        module.name,
        "--config",
        &format!("profile.wasm.opt-level={}", module.size.level()),
    ];
    let build = [
        &["wasm-pack", "build", "crates/wasm"],
        &options[..],
        &["--"],
        &cargo,
        &[module.library.built()],
        module.size.libraries(),
    ];
    let flags = format!("{FLAGS} {INSTRUCTIONS} {}", module.size.flags());
    compile(toolchain, &build.concat(), &flags)?;
    let name = format!("{}_bg", module.name);
    copy(
        &raw.join(format!("{name}.js")),
        &folder.join(format!("{name}.js")),
    )?;
    let name = format!("{name}.wasm");
    let built = raw.join(&name).display().to_string();
    let optimised = folder.join(&name).display().to_string();
    let binaryen = [
        &["wasm-opt", &built, "-o", &optimised],
        module.size.binaryen(),
        &BINARYEN,
    ];
    tool(&binaryen.concat())
}

/// Builds the module without imports.
pub(super) fn portable(toolchain: Toolchain, folder: &Path) -> Result<(), String> {
    let flags = format!("{FLAGS} {INSTRUCTIONS} {INLINING}");
    let built = without_imports(toolchain, &[], &flags)?;
    let module = folder.join("portable.wasm").display().to_string();
    tool(&["wasm-opt", "-O3", &built, "-o", &module])
}

/// Builds the decision in plain JavaScript. It has no more, since a page loads the whole of it.
pub(super) fn script(toolchain: Toolchain, folder: &Path) -> Result<(), String> {
    let flags = format!("{FLAGS} {INLINING}");
    let built = without_imports(toolchain, &["--no-default-features"], &flags)?;
    // wasm2js reads a module only from a file of this extension.
    let optimised = format!("{built}.optimised.wasm");
    let script = folder.join("portable.js").display().to_string();
    tool(&["wasm-opt", "-O3", &built, "-o", &optimised])?;
    tool(&["wasm2js", "-O", &optimised, "-o", &script])?;
    let text =
        fs::read_to_string(&script).map_err(|error| format!("cannot read `{script}`: {error}"))?;
    fs::write(&script, on_demand(&text)?)
        .map_err(|error| format!("cannot write `{script}`: {error}"))
}

/// Compiles `crates/portable` with the features, and gives the path of the module.
fn without_imports(toolchain: Toolchain, features: &[&str], flags: &str) -> Result<String, String> {
    let build = [
        "cargo",
        "rustc",
        "--locked",
        "--package",
        "pullpolicy-portable",
        // Without the library for tests beside it, or there is no link-time optimisation.
        "--crate-type",
        "cdylib",
        "--profile",
        "wasm",
        "--target",
        TARGET,
        LIBRARIES,
    ];
    compile(toolchain, &[&build, features].concat(), flags)?;
    let built = Path::new(toolchain.cache())
        .join(TARGET)
        .join("wasm/pullpolicy_portable.wasm");
    Ok(built.display().to_string())
}

/// Builds the cluster policy. Its SDK needs the standard library. Small, but for what reads requests.
pub(super) fn policy(toolchain: Toolchain, file: &Path) -> Result<(), String> {
    compile(
        toolchain,
        &[
            "cargo",
            "rustc",
            "--locked",
            "--package",
            "pullpolicy-kubewarden",
            "--lib",
            "--crate-type",
            "cdylib",
            "--profile",
            "wasm",
            "--config",
            "profile.wasm.opt-level='z'",
            "--config",
            "profile.wasm.package.serde_json.opt-level='s'",
            "--config",
            "profile.wasm.package.pullpolicy-kubewarden.opt-level='s'",
            "--target",
            TARGET,
            "-Zbuild-std=std,panic_abort",
            "-Zbuild-std-features=optimize_for_size",
        ],
        &format!("{FLAGS} {INSTRUCTIONS}"),
    )?;
    let built = Path::new(toolchain.cache())
        .join(TARGET)
        .join("wasm/pullpolicy_kubewarden.wasm")
        .display()
        .to_string();
    let optimised = file.display().to_string();
    tool(&[
        "wasm-opt",
        "-Oz",
        "--low-memory-unused",
        "--strip-producers",
        "--strip-target-features",
        &built,
        "-o",
        &optimised,
    ])
}

/// wasm2js makes one instance at once; this makes one whenever it is asked, since an instance that
/// trapped is not used again. Indentation, a third of the text, goes.
fn on_demand(script: &str) -> Result<String, String> {
    let (functions, _) = script
        .split_once("var retasmFunc = asmFunc(")
        .ok_or("wasm2js no longer makes its instance as it did")?;
    let lines = functions
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty());
    let lines: Vec<&str> = lines.collect();
    Ok(lines.join("\n") + "\nexport const instantiate = () => asmFunc({});\n")
}

/// The names of the files of a build, in order.
pub(super) fn files(folder: &Path) -> Result<Vec<String>, String> {
    let failure = |error| format!("cannot list `{}`: {error}", folder.display());
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).map_err(failure)? {
        names.push(
            entry
                .map_err(failure)?
                .file_name()
                .to_string_lossy()
                .into_owned(),
        );
    }
    names.sort();
    Ok(names)
}

/// Runs a compiler's command: with the flags, and with the tools of `toolchain` before any other.
fn compile(toolchain: Toolchain, line: &[&str], flags: &str) -> Result<(), String> {
    let flags = format!("{flags} {}", paths::remapped(&paths::here()?)?);
    run::show_with(line, |command| {
        command
            .env("PATH", search_path(toolchain.folder()))
            // One folder, for wasm-pack looks for it in the workspace of the crate.
            .env("CARGO_TARGET_DIR", absolute(toolchain.cache()))
            .env("RUSTC_BOOTSTRAP", "1")
            .env("RUSTFLAGS", flags)
            .env_remove("CARGO_ENCODED_RUSTFLAGS")
    })
}

/// Runs a program of npm's Binaryen.
fn tool(line: &[&str]) -> Result<(), String> {
    run::show_with(line, |command| {
        command.env("PATH", search_path(Some(absolute(TOOLS))))
    })
}

/// Where programs are looked for: in `first` before anywhere else.
fn search_path(first: Option<PathBuf>) -> OsString {
    let others = env::var_os("PATH").unwrap_or_default();
    env::join_paths(first.into_iter().chain(env::split_paths(&others))).unwrap_or(others)
}

fn absolute(path: &str) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| PathBuf::from(path))
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    fs::copy(from, to)
        .map(|_| ())
        .map_err(|error| format!("cannot copy `{}`: {error}", from.display()))
}

#[cfg(test)]
mod tests {
    use super::on_demand;

    #[test]
    fn an_instance_is_made_when_it_is_asked_for() {
        let script = "function asmFunc(imports) {\n   return 1;\n\n}\nvar retasmFunc = asmFunc({\n});\nexport var x = retasmFunc.x;\n";
        let expected = "function asmFunc(imports) {\nreturn 1;\n}\nexport const instantiate = () => asmFunc({});\n";
        assert_eq!(on_demand(script).as_deref(), Ok(expected));
        assert!(on_demand("export {}").is_err());
    }
}
