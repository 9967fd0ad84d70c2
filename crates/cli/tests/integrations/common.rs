//! Folders to work in, runs of other programs, and what to do where these are missing.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_pullpolicy");

/// A Pod whose image moves while its nodes keep their copies.
pub(crate) const MOVING: &str = "\
apiVersion: v1
kind: Pod
metadata: {name: web, namespace: shop}
spec:
  containers:
  - name: app
    image: ghcr.io/acme/app:main
";
/// The same as `fix` leaves it.
pub(crate) const FIXED: &str = "\
apiVersion: v1
kind: Pod
metadata: {name: web, namespace: shop}
spec:
  containers:
  - name: app
    image: ghcr.io/acme/app:main
    imagePullPolicy: Always
";
pub(crate) const PINNED: &str = "\
apiVersion: v1
kind: Pod
metadata: {name: pinned}
spec:
  containers:
  - name: app
    image: ghcr.io/acme/app:1.2.3
";

/// The root of the repository.
pub(crate) fn repository() -> PathBuf {
    fs::canonicalize(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).unwrap()
}

/// An empty folder of this name, with these files in it.
pub(crate) fn folder_with(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    for (file, text) in files {
        let path = folder.join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

/// What a run printed, both streams as one text each, and its exit status.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) stdout: String,
    pub(crate) stderr: String,
    pub(crate) status: Option<i32>,
}

pub(crate) fn run(command: &mut Command) -> Run {
    let output = command.output().expect("the command starts");
    Run {
        stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
        stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
        status: output.status.code(),
    }
}

/// Whether a tool is here; says so on the real standard error, which the harness does not capture,
/// where it is not.
pub(crate) fn is_here(tool: &str, probe: &mut Command) -> bool {
    if probe.output().is_ok_and(|output| output.status.success()) {
        return true;
    }
    assert!(
        std::env::var("CI").as_deref() != Ok("true"),
        "{tool} is not installed, and CI has to run this test"
    );
    let test = std::thread::current();
    let name = test.name().unwrap_or_default();
    let text = format!("SKIPPED, since {tool} is not installed: {name}\n");
    std::io::stderr().write_all(text.as_bytes()).unwrap();
    false
}
