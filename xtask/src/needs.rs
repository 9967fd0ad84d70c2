//! What the tasks need on a machine, how to see whether it is there, and how to install it.

use std::path::Path;

use crate::run;

/// The oldest toolchain that the project promises to build with.
pub(crate) const MSRV: &str = env!("CARGO_PKG_RUST_VERSION");

/// A target without an operating system: what builds for it uses no standard library.
pub(crate) const BARE_TARGET: &str = "thumbv7em-none-eabi";

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
    ];
    /// What `cargo xtask fuzz` needs.
    pub(crate) const FUZZ: &[Self] = &[Self::Nightly, Self::CargoFuzz];
    /// What `cargo xtask mutants` needs.
    pub(crate) const MUTANTS: &[Self] = &[Self::CargoMutants];

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
            Self::BareTarget => {
                run::output(&["rustc", "--print", "target-libdir", "--target", BARE_TARGET])
                    .is_some_and(|folder| Path::new(&folder).is_dir())
            }
            Self::Nightly => run::succeeds(&["rustup", "run", "nightly", "cargo", "--version"]),
            Self::CargoFuzz => run::succeeds(&["cargo", "fuzz", "--version"]),
            Self::CargoMutants => run::succeeds(&["cargo", "mutants", "--version"]),
        }
    }

    /// The command that would install it here, the first that may be run.
    pub(crate) fn way(self) -> Option<&'static [&'static str]> {
        self.ways()
            .iter()
            .find(|way| (way.allowed)())
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
        }
    }
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
