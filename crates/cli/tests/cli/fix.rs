//! `fix`: what is written and what is left, as a command and as a filter.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::{Run, folder, program, run_with};
use serde_json::Value;

const BEFORE: &str = "\
apiVersion: v1
kind: Pod
spec:
  containers:
  - name: moving
    image: ghcr.io/acme/app:main  # moves
  - name: pinned
    image: ghcr.io/acme/app:1.2.3
    imagePullPolicy: Always
";
const FIXED: &str = "\
apiVersion: v1
kind: Pod
spec:
  containers:
  - name: moving
    image: ghcr.io/acme/app:main  # moves
    imagePullPolicy: Always
  - name: pinned
    image: ghcr.io/acme/app:1.2.3
    imagePullPolicy: Always
";

fn file_with(name: &str, text: &str) -> PathBuf {
    let folder = folder(name);
    fs::remove_dir_all(&folder).unwrap();
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("pod.yaml"), text).unwrap();
    folder
}

fn run_in(folder: &Path, arguments: &[&str]) -> Run {
    program(arguments)
        .current_dir(folder)
        .output()
        .unwrap()
        .into()
}

fn text(folder: &Path) -> String {
    fs::read_to_string(folder.join("pod.yaml")).unwrap()
}

#[test]
fn policies_are_written() {
    let folder = file_with("fix-writes", BEFORE);
    let run = run_in(&folder, &["fix", "."]);
    assert_eq!(text(&folder), FIXED);
    assert_eq!(
        run.stdout,
        "pod.yaml:6:12: Always for ghcr.io/acme/app:main (moving), IfNotPresent before\n\
         1 policy written in 1 of 1 files\n"
    );
    assert_eq!((run.stderr.as_str(), run.status), ("", Some(0)));
    let again = run_in(&folder, &["fix", "."]);
    assert_eq!(again.stdout, "0 policies written in 0 of 1 files\n");
    assert_eq!(text(&folder), FIXED);
    let relaxed = run_in(&folder, &["fix", "pod.yaml", "--relax"]);
    assert_eq!(relaxed.status, Some(0));
    assert!(text(&folder).ends_with("1.2.3\n    imagePullPolicy: IfNotPresent\n"));
    assert_eq!(run_in(&folder, &["lint"]).status, Some(0));
}

#[test]
fn nothing_is_written_where_it_is_only_asked_for() {
    let folder = file_with("fix-dry", BEFORE);
    let dry = run_in(&folder, &["fix", ".", "--dry-run"]);
    assert!(
        dry.stdout
            .ends_with("1 policy would be written in 1 of 1 files\n"),
        "{}",
        dry.stdout
    );
    assert_eq!((text(&folder).as_str(), dry.status), (BEFORE, Some(1)));
    let diff = run_in(&folder, &["fix", ".", "--diff"]);
    assert_eq!(
        diff.stdout,
        "\
--- a/pod.yaml
+++ b/pod.yaml
@@ -4,6 +4,7 @@
   containers:
   - name: moving
     image: ghcr.io/acme/app:main  # moves
+    imagePullPolicy: Always
   - name: pinned
     image: ghcr.io/acme/app:1.2.3
     imagePullPolicy: Always
"
    );
    assert_eq!((text(&folder).as_str(), diff.status), (BEFORE, Some(1)));
}

#[test]
fn a_patch_covers_several_documents() {
    let folder = file_with("fix-patch", &format!("{BEFORE}---\n{BEFORE}"));
    let run = run_in(&folder, &["fix", ".", "--diff"]);
    let heads: Vec<&str> = run
        .stdout
        .lines()
        .filter(|line| line.starts_with("@@"))
        .collect();
    assert_eq!(heads, ["@@ -4,6 +4,7 @@", "@@ -14,6 +15,7 @@"]);
}

#[test]
fn the_standard_input_is_passed_on() {
    let run = run_with(&["fix", "-"], BEFORE.as_bytes());
    assert_eq!((run.stdout.as_str(), run.status), (FIXED, Some(0)));
    assert!(
        run.stderr.ends_with("1 policy written in 1 of 1 files\n"),
        "{}",
        run.stderr
    );
    let clean = run_with(&["fix", "-"], FIXED.as_bytes());
    assert_eq!((clean.stdout.as_str(), clean.status), (FIXED, Some(0)));
}

#[test]
fn a_list_of_resources_comes_out_as_one() {
    let list = "\
apiVersion: config.kubernetes.io/v1
kind: ResourceList
functionConfig: {apiVersion: v1, kind: ConfigMap}
items:
- apiVersion: v1
  kind: Pod
  metadata:
    annotations: {config.kubernetes.io/index: '0'}
  spec:
    containers:
    - name: app
      image: ghcr.io/acme/app:main
";
    let run = run_with(&["fix", "-"], list.as_bytes());
    assert_eq!(run.stdout, format!("{list}      imagePullPolicy: Always\n"));
    assert_eq!(run.status, Some(0));
}

#[test]
fn a_file_that_cannot_be_read_is_left_alone() {
    let text_before = format!("{BEFORE}---\na: [1\nb: 2\n");
    let folder = file_with("fix-broken", &text_before);
    fs::write(folder.join("good.yaml"), BEFORE).unwrap();
    let run = run_in(&folder, &["fix", "."]);
    assert_eq!(text(&folder), text_before);
    assert_eq!(fs::read_to_string(folder.join("good.yaml")).unwrap(), FIXED);
    assert!(run.stderr.contains("error[syntax]: "), "{}", run.stderr);
    assert!(run.stderr.contains("  at pod.yaml:12:"), "{}", run.stderr);
    assert_eq!(run.status, Some(2));
    assert_eq!(
        fs::read_dir(&folder).unwrap().count(),
        2,
        "no temporary file is left"
    );
}

#[test]
fn a_filter_passes_on_what_it_cannot_read() {
    let text = format!("a: [1\nb: 2\n---\n{BEFORE}");
    let run = run_with(&["fix", "-"], text.as_bytes());
    assert_eq!(run.stdout, format!("a: [1\nb: 2\n---\n{FIXED}"));
    assert_eq!(run.status, Some(2));
    let bytes = b"\xff\xfe\0a";
    let mut child = program(&["fix", "-"]);
    child
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::null());
    let mut child = child.spawn().unwrap();
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), bytes).unwrap();
    assert_eq!(child.wait_with_output().unwrap().stdout, bytes);
}

#[test]
fn changes_are_told_in_json() {
    let folder = file_with("fix-json", BEFORE);
    let run = run_in(&folder, &["fix", ".", "--format", "json"]);
    let answer: Value = serde_json::from_str(&run.stdout).unwrap();
    let change = &answer["changes"][0];
    assert_eq!(change["file"], "pod.yaml");
    assert_eq!(change["container"], "moving");
    assert_eq!(change["from"], "IfNotPresent");
    assert_eq!(change["to"], "Always");
    assert_eq!(answer["summary"]["changes"], 1);
}

#[test]
fn what_cannot_be_written_is_told() {
    let before = "kind: Pod\nspec:\n  containers:\n  - ? image\n    : ghcr.io/acme/app:main\n";
    let folder = file_with("fix-refused", before);
    let run = run_in(&folder, &["fix", "."]);
    assert_eq!((text(&folder).as_str(), run.status), (before, Some(1)));
    assert!(
        run.stderr.starts_with("warning[not-written]: "),
        "{}",
        run.stderr
    );
    assert_eq!(
        run_with(&["fix", "-"], before.as_bytes()).status,
        Some(0),
        "a filter goes on"
    );
}

#[cfg(unix)]
#[test]
fn permissions_and_links_stay() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};

    let folder = file_with("fix-links", BEFORE);
    let real = folder.join("pod.yaml");
    fs::set_permissions(&real, fs::Permissions::from_mode(0o640)).unwrap();
    symlink("pod.yaml", folder.join("link.yaml")).unwrap();
    let run = run_in(&folder, &["fix", "link.yaml"]);
    assert_eq!(run.status, Some(0), "{}", run.stderr);
    assert_eq!(text(&folder), FIXED);
    assert_eq!(
        fs::metadata(&real).unwrap().permissions().mode() & 0o777,
        0o640
    );
    assert!(
        fs::symlink_metadata(folder.join("link.yaml"))
            .unwrap()
            .is_symlink()
    );
}
