//! Which compiler builds the modules. It builds the standard library with them, so it has to have
//! that library's source; no prebuilt target is needed.

use std::path::{Path, PathBuf};

use crate::run;

/// A toolchain that has the source of its standard library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Toolchain {
    /// The one that everything else is built with.
    Ambient,
    /// The one of Debian's packages `rustc-web`, `cargo-web` and `rust-web-src`, for machines on
    /// which rustup gives no source.
    Debian,
}

/// Where Debian's programs are.
const DEBIAN: &str = "/usr/bin";

impl Toolchain {
    /// The first that is here.
    pub(crate) fn find() -> Option<Self> {
        [Self::Ambient, Self::Debian]
            .into_iter()
            .find(|toolchain| toolchain.has_source())
    }

    fn has_source(self) -> bool {
        let rustc = self
            .folder()
            .map_or_else(|| "rustc".into(), |folder| folder.join("rustc"));
        run::output(&[&rustc.display().to_string(), "--print", "sysroot"]).is_some_and(|root| {
            Path::new(&root)
                .join("lib/rustlib/src/rust/library/std/Cargo.toml")
                .is_file()
        })
    }

    /// Where its programs are, if not where they are found anyway.
    pub(super) fn folder(self) -> Option<PathBuf> {
        match self {
            Self::Ambient => None,
            Self::Debian => Some(DEBIAN.into()),
        }
    }

    /// The folder that its builds go to: what one compiler made, another does not read.
    pub(super) const fn cache(self) -> &'static str {
        match self {
            Self::Ambient => "target/wasm",
            Self::Debian => "target/wasm-debian",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Toolchain;

    #[test]
    fn compilers_share_no_folder() {
        assert_ne!(Toolchain::Ambient.cache(), Toolchain::Debian.cache());
    }
}
