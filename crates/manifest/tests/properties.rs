//! What holds for every text, tried on random ones that look like manifests.

#[path = "invariants/fix.rs"]
mod fix;
#[path = "invariants/manifest.rs"]
mod manifest;

use std::fs;
use std::path::Path;

use proptest::prelude::*;
use proptest::sample::select;

/// Pieces of manifests, and some that break them.
const PIECES: &[&str] = &[
    "kind: Pod\n",
    "apiVersion: v1\n",
    "kind: List\nitems:\n",
    "---\n",
    "...\n",
    "spec:\n",
    "  containers:\n",
    "  initContainers: &list\n",
    "  - image: app:main\n",
    "  - image: app:1.2.3\n",
    "    imagePullPolicy: Always\n",
    "    imagePullPolicy: IfNotPresent # why\n",
    "    imagePullPolicy: &p IfNotPresent\n",
    "    imagePullPolicy: *p\n",
    "    imagePullPolicy:\n",
    "    imagePullPolicy: 'Never'\n",
    "  - &c\n    image: app:edge\n",
    "  - <<: *c\n    name: x\n",
    "  - *c\n",
    "  - {image: 'app:main', name: a}\n",
    "  - {\"image\":\"app:main\"}\n",
    "  - [image: app:main]\n",
    "  - ? image\n    : app:main\n",
    "  - image: |-\n      app:main\n",
    "  - \"image\": \"app:\\x6dain\"\n",
    "  - name: y\r\n    image: app:beta # z\r\n",
    "image: {repository: app, tag: main, pullPolicy: IfNotPresent}\n",
    "  # pullpolicy: ignore[stale-copies]\n",
    "{\"kind\":\"Pod\",\"spec\":{\"containers\":[{\"image\":\"app:main\"}]}}",
    "{{- if x }}\n",
    "\t",
    "\u{feff}",
    "    image: app\u{301}:main\n",
    "    tty: true",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn of_pieces(pieces in prop::collection::vec(select(PIECES), 0..14)) {
        let text = pieces.concat();
        manifest::check(&text);
        fix::check(&text);
    }

    #[test]
    fn of_pods(pieces in prop::collection::vec(select(PIECES), 0..10)) {
        let text = format!("kind: Pod\nspec:\n  containers:\n{}", pieces.concat());
        manifest::check(&text);
        fix::check(&text);
    }

    #[test]
    fn of_any_text(text in "\\PC{0,80}") {
        manifest::check(&text);
        fix::check(&text);
    }
}

#[test]
fn of_what_is_written_by_hand() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut folders = vec![tests.join("manifests"), tests.join("fixes")];
    let mut count = 0;
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = fs::read_to_string(path).unwrap();
            manifest::check(&text);
            fix::check(&text);
            count += 1;
        }
    }
    assert!(count > 100, "{count} texts were tried");
}
