//! The hooks of `.pre-commit-hooks.yaml`, installed from this repository and run by pre-commit.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::common::{FIXED, MOVING, PINNED, folder_with, is_here, repository, run};

/// What the setup of the tests installs, else what is on the PATH.
fn pre_commit() -> Command {
    let packages = repository().join("target/python/pre-commit");
    if !packages.join("pre_commit").is_dir() {
        return Command::new("pre-commit");
    }
    let mut command = Command::new("python3");
    command
        .args(["-m", "pre_commit"])
        .env("PYTHONPATH", packages);
    command
}

/// A git repository of this name, with these files in it.
fn git_repository(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = folder_with(name, files);
    for arguments in [&["init", "--quiet"][..], &["add", "--all"]] {
        let done = run(Command::new("git").args(arguments).current_dir(&folder));
        assert_eq!(done.status, Some(0), "{done:?}");
    }
    folder
}

/// Installs the hooks from this repository as it is now, and runs them over all files of `folder`:
/// what the run printed, and whether every hook passed.
fn hooks_over(folder: &Path) -> (String, bool) {
    let mut command = pre_commit();
    command
        .args(["try-repo", "--all-files", "--color=never"])
        .arg(repository())
        .current_dir(folder)
        // The program is built as pre-commit builds it, but with no time spent on its speed.
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "256")
        .env(
            "CARGO_TARGET_DIR",
            Path::new(env!("CARGO_TARGET_TMPDIR")).join("integrations-build"),
        );
    let run = run(&mut command);
    (run.stdout + &run.stderr, run.status == Some(0))
}

#[test]
fn the_hooks_are_installed_and_run() {
    if !is_here("pre-commit", pre_commit().arg("--version")) {
        return;
    }
    // None of these can hold containers; the first two are no YAML.
    let others = [
        ("tsconfig.json", "{\n  // a comment\n}\n"),
        ("terraform.tfvars", "tag = [\n  \"main\",\n]\n"),
        ("notes.md", MOVING),
    ];
    let mut files = vec![("deploy/pinned.yaml", PINNED), ("deploy/web.yml", MOVING)];
    files.extend(others);
    let folder = git_repository("pre-commit", &files);
    let is_after = |file: &str, text: &str| {
        let now = fs::read_to_string(folder.join(file)).unwrap();
        assert_eq!(now, text, "{file}");
    };

    // Hooks that are tried run in the order of their names: what the first mends passes the second.
    let (printed, passed) = hooks_over(&folder);
    assert!(!passed, "{printed}");
    for text in [
        "pullpolicy fix...........................................................Failed\n\
         - hook id: pullpolicy-fix\n\
         - files were modified by this hook\n",
        "1 policy written in 1 of 2 files\n",
        "pullpolicy lint..........................................................Passed\n",
    ] {
        assert!(printed.contains(text), "{text}: {printed}");
    }
    is_after("deploy/web.yml", FIXED);
    is_after("deploy/pinned.yaml", PINNED);

    let never = format!("{PINNED}    imagePullPolicy: Never\n");
    fs::write(folder.join("deploy/pinned.yaml"), &never).unwrap();
    let (printed, passed) = hooks_over(&folder);
    assert!(!passed, "{printed}");
    for text in [
        "pullpolicy fix...........................................................Passed\n",
        "pullpolicy lint..........................................................Failed\n\
         - hook id: pullpolicy-lint\n\
         - exit code: 1\n",
        "warning[must-be-preloaded]: ",
        "  at deploy/pinned.yaml:8:22, Pod pinned, spec.containers[0] (app)\n",
        "2 containers in 2 files: 0 errors, 1 warning, 0 notes\n",
    ] {
        assert!(printed.contains(text), "{text}: {printed}");
    }
    is_after("deploy/web.yml", FIXED);
    is_after("deploy/pinned.yaml", &never);
    for (file, text) in others {
        is_after(file, text);
    }
}
