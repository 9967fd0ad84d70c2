//! What holds for every input, tried on random ones.

#[path = "invariants/reference.rs"]
mod reference;

use proptest::prelude::*;
use proptest::sample::select;

/// Pieces that references are made of, and some that break them.
const PIECES: &[&str] = &[
    "a",
    "B",
    "0",
    "app",
    "nginx",
    "Acme",
    "localhost",
    "docker.io",
    "index.docker.io",
    "library",
    "registry.example.com",
    "dev_1.example.com",
    "[::1]",
    "[12]",
    "[FF]",
    "5000",
    "latest",
    "v1.27",
    "sha256",
    "sha384",
    "sha512",
    "md5",
    "SHA256",
    "/",
    ":",
    "@",
    ".",
    "_",
    "__",
    "-",
    "--",
    "[",
    "]",
    " ",
    "\n",
    "\0",
    "é",
    "\u{212a}",
    "\u{3000}",
    "${",
    "$(",
    "{{",
    "}",
    "}}",
    ")",
    "%",
    "://",
    "https://",
    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "@sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
];

/// Texts made of these pieces.
fn pieces() -> impl Strategy<Value = String> {
    prop::collection::vec(select(PIECES), 0..9).prop_map(|pieces| pieces.concat())
}

/// References that keep to the grammar, and those with one character put in somewhere.
fn nearly_valid() -> impl Strategy<Value = String> {
    let valid = "((docker\\.io|localhost|[a-z]{1,3}\\.io|[A-Z]{1,2})(:[0-9]{1,4})?/)?\
                 [a-z0-9]{1,6}((\\.|_|__|-{1,3}|/)[a-z0-9]{1,4}){0,3}(:[A-Za-z0-9_][\\w.-]{0,9})?";
    let digest = prop_oneof![
        3 => Just(String::new()),
        1 => "@sha256:[0-9a-f]{64}",
        1 => "@sha512:[0-9a-f]{128}",
        1 => "@sha(256|384|512):[0-9a-fA-F]{0,130}",
    ];
    (
        valid,
        digest,
        any::<prop::sample::Index>(),
        prop::option::of(any::<char>()),
    )
        .prop_map(|(front, digest, place, character)| {
            let mut text = front + &digest;
            if let Some(character) = character {
                let places: Vec<usize> = text.char_indices().map(|(place, _)| place).collect();
                text.insert(*place.get(&places), character);
            }
            text
        })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_024))]

    #[test]
    fn any_text(text in any::<String>()) {
        reference::check(&text);
    }

    #[test]
    fn pieces_of_references(text in pieces()) {
        reference::check(&text);
    }

    #[test]
    fn nearly_valid_references(text in nearly_valid()) {
        reference::check(&text);
    }

    #[test]
    fn long_names(
        registry in prop::option::of("[a-z]{1,3}\\.io|docker\\.io|Acme|a_b\\.io"),
        lengths in prop::collection::vec(1_usize..200, 1..4),
    ) {
        let path = lengths.iter().map(|length| "a".repeat(*length)).collect::<Vec<_>>().join("/");
        reference::check(&registry.map_or(path.clone(), |registry| format!("{registry}/{path}")));
    }
}
