//! `kubectl pullpolicy`: the program under the name by which kubectl finds its plugins.
#![cfg(unix)]

use std::env;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::Command;

use crate::common::{MOVING, PROGRAM, folder_with, is_here, run};

/// kubectl, finding its plugin in a folder of this name, where it also works.
fn kubectl(folder: &Path, arguments: &[&str]) -> Command {
    let inherited = env::var_os("PATH").unwrap();
    let paths = std::iter::once(folder.to_owned()).chain(env::split_paths(&inherited));
    let mut command = Command::new("kubectl");
    command
        .args(arguments)
        .current_dir(folder)
        .env("PATH", env::join_paths(paths).unwrap())
        .env("NO_COLOR", "1");
    command
}

fn is_kubectl_here() -> bool {
    is_here(
        "kubectl",
        Command::new("kubectl").args(["version", "--client"]),
    )
}

#[test]
fn kubectl_finds_the_plugin_and_runs_it() {
    if !is_kubectl_here() {
        return;
    }
    let folder = folder_with("kubectl", &[("pod.yaml", MOVING)]);
    let plugin = folder.join("kubectl-pullpolicy");
    symlink(PROGRAM, &plugin).unwrap();

    let list = run(&mut kubectl(&folder, &["plugin", "list"]));
    assert!(
        list.stdout
            .lines()
            .any(|line| Path::new(line) == plugin.as_path()),
        "{list:?}"
    );
    assert_eq!(list.status, Some(0), "{list:?}");

    let direct = run(Command::new(PROGRAM)
        .args(["lint", "pod.yaml"])
        .current_dir(&folder));
    let lint = run(&mut kubectl(&folder, &["pullpolicy", "lint", "pod.yaml"]));
    assert!(lint.stdout.starts_with("warning[stale-copies]: "));
    assert_eq!(lint.stdout, direct.stdout);
    assert_eq!((lint.status, direct.status), (Some(1), Some(1)));
    let resolve = ["pullpolicy", "resolve", "ghcr.io/acme/app:1.2.3"];
    let resolve = run(&mut kubectl(&folder, &resolve));
    assert!(resolve.stdout.starts_with("IfNotPresent\n"), "{resolve:?}");
    assert_eq!(resolve.status, Some(0));
}

#[test]
fn the_plugin_tells_the_name_to_call_it_by() {
    let folder = folder_with("kubectl-name", &[]);
    let plugin = folder.join("kubectl-pullpolicy");
    symlink(PROGRAM, &plugin).unwrap();
    for (arguments, usage, status) in [
        (
            &["--help"][..],
            "Usage: kubectl pullpolicy [OPTIONS] <COMMAND>\n",
            0,
        ),
        (
            &["lint", "--help"],
            "Usage: kubectl pullpolicy lint [OPTIONS] [PATH]...\n",
            0,
        ),
        (&["fix"], "Usage: kubectl pullpolicy fix <PATH>...\n", 2),
    ] {
        let called = run(Command::new(&plugin).args(arguments));
        let said = called.stdout.clone() + &called.stderr;
        assert!(said.contains(usage), "{arguments:?}: {said}");
        assert_eq!(called.status, Some(status));
        let direct = run(Command::new(PROGRAM).args(arguments));
        let said = direct.stdout + &direct.stderr;
        assert!(said.contains(&usage.replace("kubectl ", "")), "{said}");
    }
}
