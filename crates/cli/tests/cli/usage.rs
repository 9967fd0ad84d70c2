//! How the program is called, and how it ends.

use crate::common::{program, run};

#[test]
fn wrong_usage_is_status_two() {
    for arguments in [
        &[][..],
        &["resolve"],
        &["resolve", "a", "b"],
        &["resolve", "nginx", "--batch"],
        &["resolve", "--batch", "-", "--tag", "x"],
        &["resolve", "--batch", "-", "--rules", "x.toml"],
        &["resolve", "--batch", "-", "--no-rules"],
        &["resolve", "--batch", "-", "--kubernetes", "1.36"],
        &["resolve", "--batch", "-", "--always-pull-images"],
        &["resolve", "nginx", "--rules", "x.toml", "--no-rules"],
        &["resolve", "nginx", "--digest", "latest"],
        &["resolve", "nginx", "--format", "yaml"],
        &["classify"],
        &["classify", "x", "--batch"],
        &["completions", "no-such-shell"],
        &["man", "no-such-command"],
        &["no-such-command"],
    ] {
        let run = run(arguments);
        assert_eq!(
            (run.stdout.as_str(), run.status),
            ("", Some(2)),
            "{arguments:?}"
        );
        assert!(!run.stderr.is_empty(), "{arguments:?}");
    }
}

#[test]
fn help_tells_examples_and_exit_statuses() {
    let help = run(&["--help"]);
    assert_eq!((help.stderr.as_str(), help.status), ("", Some(0)));
    for text in [
        "resolve",
        "classify",
        "completions",
        "man",
        "Exit status:",
        "NO_COLOR",
    ] {
        assert!(help.stdout.contains(text), "{text}: {}", help.stdout);
    }
    let help = run(&["resolve", "--help"]);
    assert_eq!(help.status, Some(0));
    for text in [
        "Examples:",
        "--batch",
        "--rules",
        "--kubernetes",
        "--always-pull-images",
        "Exit status:",
    ] {
        assert!(help.stdout.contains(text), "{text}: {}", help.stdout);
    }
    let version = run(&["--version"]);
    assert_eq!(
        version.stdout,
        format!("pullpolicy {}\n", env!("CARGO_PKG_VERSION"))
    );
}

#[test]
fn colour_is_only_where_it_is_wanted() {
    let arguments = ["resolve", "nginx"];
    let coloured = |variables: &[(&str, &str)], more: &[&str]| {
        let output = program(&arguments)
            .args(more)
            .envs(variables.iter().copied())
            .output()
            .unwrap();
        String::from_utf8(output.stdout).unwrap().contains('\u{1b}')
    };
    assert!(!coloured(&[], &[]), "a pipe is no terminal");
    assert!(coloured(&[], &["--color", "always"]));
    assert!(coloured(&[("CLICOLOR_FORCE", "1")], &[]));
    assert!(!coloured(
        &[("NO_COLOR", "1"), ("CLICOLOR_FORCE", "1")],
        &[]
    ));
    assert!(!coloured(&[("CLICOLOR_FORCE", "1")], &["--color", "never"]));
    assert!(!coloured(&[], &["--color", "always", "--format", "json"]));
}

#[test]
fn every_shell_has_completions() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = run(&["completions", shell]);
        assert_eq!(
            (script.stderr.as_str(), script.status),
            ("", Some(0)),
            "{shell}"
        );
        assert!(script.stdout.contains("always-pull-images"), "{shell}");
    }
}

#[test]
fn the_man_pages_are_written() {
    let page = run(&["man"]);
    assert_eq!(page.status, Some(0));
    assert!(page.stdout.contains(".TH pullpolicy 1"), "{}", page.stdout);
    let page = run(&["man", "resolve"]);
    assert!(
        page.stdout.contains(".TH pullpolicy-resolve 1"),
        "{}",
        page.stdout
    );
    assert!(
        page.stdout.contains("always\\-pull\\-images"),
        "{}",
        page.stdout
    );
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_trouble() {
    let full = std::fs::OpenOptions::new()
        .write(true)
        .open("/dev/full")
        .unwrap();
    for arguments in [
        &["resolve", "nginx"][..],
        &["resolve", "nginx", "--format", "json"],
    ] {
        let output = program(arguments)
            .stdout(full.try_clone().unwrap())
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert!(stderr.starts_with("error: cannot write: "), "{stderr}");
    }
}
