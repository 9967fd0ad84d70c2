//! The hosts that `docs/embedding.md` shows are the files of `examples/`.

use std::fs;
use std::path::Path;

/// The line before the text of a file, with the file's path in it.
const MARK: &str = "<!-- the whole of ";

/// The files that the document shows, each with what it shows of it.
fn shown(document: &str) -> Vec<(&str, &str)> {
    let mut rest = document;
    let mut files = Vec::new();
    while let Some((path, behind)) = rest
        .split_once(MARK)
        .and_then(|(_, behind)| behind.split_once(" -->\n```"))
    {
        let Some((text, behind)) = behind
            .split_once('\n')
            .and_then(|(_, behind)| behind.split_once("```\n"))
        else {
            break;
        };
        files.push((path, text));
        rest = behind;
    }
    files
}

#[test]
fn the_document_shows_the_files_as_they_are() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = |path: &str| fs::read_to_string(root.join(path)).unwrap_or_default();
    let document = read("docs/embedding.md");
    let files = shown(&document);
    let paths: Vec<&str> = files.iter().map(|(path, _)| *path).collect();
    assert_eq!(
        paths,
        [
            "examples/python/pullpolicy.py",
            "examples/embedding/node.mjs",
            "examples/embedding/go/main.go",
            "examples/embedding/java/Embedding.java",
            "examples/embedding/rust/src/main.rs",
        ]
    );
    for (path, text) in files {
        assert_eq!(text, read(path), "{path}");
    }
}
