//! The texts of `tests/fixes/`: `before` is given; `fix`, `relax` and `explicit` are what has to come
//! out, byte for byte, with nothing, `--relax` and `--explicit`. Where one is missing, the text has to
//! stay as it is, or as `fix` leaves it.
#![expect(
    clippy::unwrap_used,
    reason = "a test fails where what it reads is not what it has to be"
)]

#[path = "common/terraform.rs"]
mod terraform;

use std::fs;
use std::path::{Path, PathBuf};

use pullpolicy::PullPolicy;
use pullpolicy_manifest::{FixOptions, Language, Module, Obstacle, Options, Remedy, fix};

fn folders() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixes");
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    paths.sort();
    paths
}

/// The text of this name in a folder, whatever its extension.
fn text(folder: &Path, name: &str) -> Option<String> {
    let path = path(folder, name)?;
    Some(fs::read_to_string(path).unwrap())
}

fn path(folder: &Path, name: &str) -> Option<PathBuf> {
    let paths = ["yaml", "json", "tf", "tf.json"].map(|it| folder.join(name).with_extension(it));
    paths.into_iter().find(|path| path.exists())
}

/// The constants of a folder that is a module of Terraform as long as nothing is fixed.
fn module(folder: &Path) -> Module {
    terraform::module_of(path(folder, "before"))
}

/// What the texts of a folder are written in.
fn language<'m>(folder: &Path, module: &'m Module) -> Language<'m> {
    let before = path(folder, "before").unwrap();
    terraform::language(before.to_str().unwrap(), module)
}

fn options(name: &str) -> FixOptions {
    FixOptions {
        relax: name == "relax",
        explicit: name == "explicit",
        ..FixOptions::default()
    }
}

fn fixed(folder: &Path, text: &str, name: &str) -> String {
    let module = module(folder);
    let fixed = language(folder, &module).fix(text, &options(name));
    assert_eq!(fixed.faults, []);
    String::from_utf8(fixed.bytes.into_owned()).unwrap()
}

#[test]
fn what_comes_out_is_right_to_the_byte() {
    for folder in folders() {
        let before = text(&folder, "before").unwrap();
        let after = text(&folder, "fix").unwrap_or_else(|| before.clone());
        assert_eq!(
            fixed(&folder, &before, "fix"),
            after,
            "{}",
            folder.display()
        );
        for name in ["relax", "explicit"] {
            if let Some(after) = text(&folder, name) {
                assert_eq!(
                    fixed(&folder, &before, name),
                    after,
                    "{} {name}",
                    folder.display()
                );
            }
        }
    }
}

#[test]
fn a_second_time_nothing_changes() {
    for folder in folders() {
        let before = text(&folder, "before").unwrap();
        for name in ["fix", "relax", "explicit"] {
            let once = fixed(&folder, &before, name);
            assert_eq!(
                fixed(&folder, &once, name),
                once,
                "{} {name}",
                folder.display()
            );
        }
    }
}

#[test]
fn after_relax_nothing_fixable_remains() {
    for folder in folders() {
        let before = text(&folder, "before").unwrap();
        let after = fixed(&folder, &before, "relax");
        let module = module(&folder);
        let report = language(&folder, &module).lint(&after, &Options::new());
        for finding in report.findings {
            assert!(
                finding.remedy == Remedy::None || finding.obstacle.is_some(),
                "{}: {finding:?}",
                folder.display()
            );
        }
    }
}

#[test]
fn changes_are_told_as_they_are_made() {
    let before = "kind: Pod\nspec:\n  containers:\n  - name: a\n    image: ghcr.io/acme/app:main\n";
    let fixed = fix(before, &FixOptions::default());
    let [change] = &fixed.changes[..] else {
        panic!("{:?}", fixed.changes)
    };
    let (start, end) = (change.edit.span.start, change.edit.span.end);
    let mut spliced = before.to_owned();
    spliced.replace_range(start..end, &change.edit.text);
    assert_eq!(spliced.as_bytes(), fixed.bytes.as_ref());
    assert_eq!((change.position.line, change.position.column), (5, 12));
    assert_eq!(change.path, "spec.containers[0]");
    assert_eq!(change.from.map(PullPolicy::as_str), Some("IfNotPresent"));
    assert_eq!(change.to.as_str(), "Always");
}

#[test]
fn what_is_shared_by_uses_that_differ_is_told_and_left() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixes/shared-anchor");
    let before = text(&folder, "before").unwrap();
    let fixed = fix(&before, &FixOptions::default());
    assert_eq!(fixed.bytes.as_ref(), before.as_bytes());
    let refusals: Vec<_> = fixed
        .refusals
        .iter()
        .map(|refusal| (refusal.container.as_deref().unwrap(), refusal.obstacle))
        .collect();
    assert_eq!(
        refusals,
        [
            ("moving", Obstacle::Shared),
            ("scalar-moving", Obstacle::Shared),
            ("elsewhere", Obstacle::Shared),
        ]
    );
}

#[test]
fn a_text_that_cannot_be_read_is_left_alone() {
    let text =
        "kind: Pod\nspec:\n  containers:\n  - image: ghcr.io/acme/app:main\n---\na: [1\nb: 2\n";
    let fixed = fix(text, &FixOptions::default());
    assert_eq!(fixed.bytes.as_ref(), text.as_bytes());
    assert_eq!(fixed.changes, []);
    assert_eq!(fixed.faults.len(), 1);
    assert_eq!(fixed.faults[0].position.line, 7);
}

#[test]
fn what_terraform_computes_is_told_and_left() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixes/terraform-expressions");
    let before = text(&folder, "before").unwrap();
    let module = module(&folder);
    let fixed = Language::Terraform(&module).fix(&before, &options("relax"));
    let refusals: Vec<_> = fixed
        .refusals
        .iter()
        .map(|refusal| (refusal.container.as_deref().unwrap(), refusal.obstacle))
        .collect();
    assert_eq!(
        refusals,
        [
            ("variable", Obstacle::Expression),
            ("parentheses", Obstacle::Expression),
            ("pinned-by-a-variable", Obstacle::Variable),
        ]
    );
}

#[test]
fn a_file_of_terraform_that_cannot_be_read_is_left_alone() {
    let before = "resource \"kubernetes_pod\" \"a\" {\n  spec {\n    container {\n      image = \"app:main\"\n    }\n  }\n";
    let fixed = Language::Terraform(&Module::new()).fix(before, &FixOptions::default());
    assert_eq!(fixed.bytes.as_ref(), before.as_bytes());
    assert_eq!((fixed.changes.len(), fixed.faults.len()), (0, 1));
}
