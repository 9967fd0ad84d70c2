//! What holds for every input, tried on random ones.

#[path = "invariants/reference.rs"]
mod reference;
#[cfg(feature = "serde")]
#[path = "invariants/request.rs"]
mod request;
#[path = "invariants/tag.rs"]
mod tag;

use proptest::prelude::*;
use proptest::sample::select;
use pullpolicy::{Detail, Reference};

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

/// Pieces that tags are made of.
const TAG_PIECES: &[&str] = &[
    "latest",
    "Nightly",
    "main",
    "edge",
    "v1",
    "1.27",
    "26.37.0",
    "rc",
    "beta.1",
    "alpine",
    "3.20",
    "jdk21",
    "debian-12-r51",
    "20241016",
    "3f2a1bc",
    "sha",
    "build",
    "530",
    "SNAPSHOT",
    "x",
    "immutable",
    "T00-52-20Z",
    "-",
    "-",
    "-",
    ".",
    "_",
    "+",
    "é",
    "@sha256:",
];

/// Tags made of these pieces, few of them with what no tag may have.
fn tags() -> impl Strategy<Value = String> {
    prop::collection::vec(select(TAG_PIECES), 1..9).prop_map(|pieces| pieces.concat())
}

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

/// No text of this length has too long a path, which is looked for after everything else.
const SHORT: usize = 247;

/// A span starts at the first character that no valid reference could have there.
fn starts_where_no_reference_goes_on(text: &str) {
    let Err(error) = Reference::parse(text) else {
        return;
    };
    let capitals = error.message().contains("lower case");
    let placeholder = error.detail() == Some(Detail::Placeholder);
    if capitals || placeholder || text.len() > SHORT {
        return;
    }
    let start = error.span().map_or(0, |span| span.start);
    let front = text.get(..start).unwrap_or_default();
    assert!(
        can_go_on(front),
        "{front:?} is the start of no reference, so {text:?} fails earlier"
    );
    if let Some(next) = text.get(start..).and_then(|rest| rest.chars().next()) {
        assert!(
            !can_go_on(&format!("{front}{next}")),
            "{text:?} may have {next:?} at {start}"
        );
    }
}

/// Whether some valid reference starts with `text`.
fn can_go_on(text: &str) -> bool {
    let digests =
        [("sha256:", 64), ("sha384:", 96), ("sha512:", 128)].map(|(algorithm, digits)| {
            let digest = text.split_once('@').map_or("", |(_, digest)| digest);
            let whole = format!("{algorithm}{}", "0".repeat(digits));
            whole.get(digest.len()..).unwrap_or_default().to_owned()
        });
    ["", "a", "/a", "0/a", ":0/a", "]:0/a", ":]/a"]
        .into_iter()
        .chain(digests.iter().map(String::as_str))
        .any(|rest| Reference::parse(&format!("{text}{rest}")).is_ok())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_024))]

    #[test]
    fn any_text(text in any::<String>()) {
        reference::check(&text);
        starts_where_no_reference_goes_on(&text);
    }

    #[test]
    fn pieces_of_references(text in pieces()) {
        reference::check(&text);
        starts_where_no_reference_goes_on(&text);
    }

    #[test]
    fn nearly_valid_references(text in nearly_valid()) {
        reference::check(&text);
        starts_where_no_reference_goes_on(&text);
    }

    #[test]
    fn long_names(
        registry in prop::option::of("[a-z]{1,3}\\.io|docker\\.io|Acme|a_b\\.io"),
        lengths in prop::collection::vec(1_usize..200, 1..4),
    ) {
        let path = lengths.iter().map(|length| "a".repeat(*length)).collect::<Vec<_>>().join("/");
        reference::check(&registry.map_or(path.clone(), |registry| format!("{registry}/{path}")));
    }

    #[test]
    fn tags_of_known_pieces(text in tags()) {
        tag::check(&text);
    }

    #[test]
    fn any_text_as_a_tag(text in any::<String>()) {
        tag::check(&text);
    }
}

#[cfg(feature = "serde")]
proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_024))]

    #[test]
    fn requests_with_rules(
        image in prop_oneof![nearly_valid(), pieces()],
        tag in prop_oneof![Just(String::new()), tags()],
        policy in select(&["", "auto", "Always", "IfNotPresent", "Never"][..]),
        rules in prop::collection::vec("[mpni][a-z1.*/-]{1,8}", 0..4),
    ) {
        request::check(&format!("{image}\n{tag}\n{policy}\n{}", rules.join("\n")));
    }

    #[test]
    fn any_text_as_a_request(text in "[\\[{\"].*") {
        request::check(&text);
    }
}
