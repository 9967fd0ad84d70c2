//! Where the parser of `oci-spec` reads a reference differently from Kubernetes, and conversions
//! with its type. The list is checked: a difference of another kind fails, and so does one that
//! has gone.
#![expect(
    clippy::panic,
    reason = "a difference that is not listed is how the test fails"
)]

use std::io::Read as _;

use oci_spec::distribution::Reference as OciReference;
use pullpolicy::Reference;

/// In what way the two parsers differ on a reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Difference {
    /// `oci-spec` refuses an IPv6 address as registry.
    RefusesAddress,
    /// It refuses a long path, since it counts a registry that only its capitals give away.
    RefusesLength,
    /// It reads a registry that only its capitals give away as a part of the path.
    ReadsCapitalsAsPath,
    /// It reads a part of the path as a registry, although no host has an underscore.
    ReadsUnderscoreAsRegistry,
    /// It accepts the id of an image as a name.
    AcceptsId,
    /// It accepts letters, digits and marks beyond ASCII in a tag.
    AcceptsUnicodeTag,
    /// It accepts capitals in the digits of a digest.
    AcceptsCapitalDigits,
}

/// How many of the 46,623 rows differ in which way.
const COUNTS: [(Difference, usize); 7] = [
    (Difference::RefusesAddress, 531),
    (Difference::RefusesLength, 5),
    (Difference::ReadsCapitalsAsPath, 463),
    (Difference::ReadsUnderscoreAsRegistry, 107),
    (Difference::AcceptsId, 4),
    (Difference::AcceptsUnicodeTag, 415),
    (Difference::AcceptsCapitalDigits, 226),
];

/// The parts of a reference as both types show them, with the tag that `oci-spec` fills in.
fn parts(reference: &OciReference) -> [Option<&str>; 4] {
    [
        Some(reference.registry()),
        Some(reference.repository()),
        reference.tag(),
        reference.digest(),
    ]
}

/// How the two parsers differ on `image`, if they do.
///
/// # Panics
///
/// Where they differ in a way that is not listed.
fn difference(image: &str) -> Option<Difference> {
    let ours = Reference::parse(image).ok();
    let theirs = OciReference::try_from(image).ok();
    let as_theirs = ours.as_ref().map(OciReference::from);
    if as_theirs.as_ref().map(parts) == theirs.as_ref().map(parts) {
        return None;
    }
    let head = image.split('/').next().unwrap_or_default();
    let capitals_alone =
        head.contains(|c: char| c.is_ascii_uppercase()) && !head.contains(['.', ':']);
    let digits = image
        .split_once('@')
        .and_then(|(_, digest)| digest.split_once(':'));
    Some(match (ours, theirs) {
        (Some(_), None) if image.starts_with('[') => Difference::RefusesAddress,
        (Some(_), None) if capitals_alone && image.len() > 255 => Difference::RefusesLength,
        (Some(_), Some(_)) if capitals_alone => Difference::ReadsCapitalsAsPath,
        (Some(ours), Some(_)) if ours.registry().is_empty() => {
            Difference::ReadsUnderscoreAsRegistry
        }
        (None, Some(_))
            if image.len() == 64 && image.bytes().all(|byte| byte.is_ascii_hexdigit()) =>
        {
            Difference::AcceptsId
        }
        (None, Some(theirs)) if theirs.tag().is_some_and(|tag| !tag.is_ascii()) => {
            Difference::AcceptsUnicodeTag
        }
        (None, Some(_))
            if digits
                .is_some_and(|(_, digits)| digits.contains(|c: char| c.is_ascii_uppercase())) =>
        {
            Difference::AcceptsCapitalDigits
        }
        (ours, theirs) => panic!("{image:?} is read as {ours:?}, by oci-spec as {theirs:?}"),
    })
}

#[test]
fn the_parsers_differ_in_the_listed_ways_alone() {
    let packed = include_bytes!("data/references.jsonl.gz");
    let mut rows = String::new();
    flate2::read::GzDecoder::new(packed.as_slice())
        .read_to_string(&mut rows)
        .unwrap();
    let differences: Vec<Difference> = rows
        .lines()
        .filter_map(|row| {
            let row: serde_json::Value = serde_json::from_str(row).unwrap();
            difference(row["input"].as_str().unwrap())
        })
        .collect();
    let counted = COUNTS.map(|(kind, _)| {
        (
            kind,
            differences
                .iter()
                .filter(|difference| **difference == kind)
                .count(),
        )
    });
    assert_eq!(counted, COUNTS);
}

#[test]
fn an_example_of_each_difference() {
    let long = format!("Acme/{}", "a".repeat(255));
    let capitals = format!("nginx@sha256:{}", "A".repeat(64));
    for (image, expected) in [
        ("[2001:db8::1]:5000/app:1.0", Difference::RefusesAddress),
        (&long, Difference::RefusesLength),
        ("Acme/app", Difference::ReadsCapitalsAsPath),
        (
            "dev_1.example.com/app",
            Difference::ReadsUnderscoreAsRegistry,
        ),
        (&"0".repeat(64), Difference::AcceptsId),
        ("nginx:café", Difference::AcceptsUnicodeTag),
        (&capitals, Difference::AcceptsCapitalDigits),
    ] {
        assert_eq!(difference(image), Some(expected), "{image}");
    }
}

#[test]
fn converted_there_and_back() {
    let digest = format!("sha256:{}", "0".repeat(64));
    for (image, oci) in [
        ("nginx", "docker.io/library/nginx:latest"),
        ("nginx:1.27", "docker.io/library/nginx:1.27"),
        (
            &format!("acme/app@{digest}"),
            &format!("docker.io/acme/app@{digest}"),
        ),
        (
            &format!("registry.example.com/app:1@{digest}"),
            &format!("registry.example.com/app:1@{digest}"),
        ),
        ("[::1]:5000/app:1", "[::1]:5000/app:1"),
        ("dev_1.example.com/app:1", "dev_1.example.com/app:1"),
    ] {
        let there = OciReference::from(&Reference::parse(image).unwrap());
        assert_eq!(there.whole(), oci);
        let mut buffer = String::from("overwritten");
        let back = Reference::from_oci_spec(&there, &mut buffer).unwrap();
        assert_eq!(back.input(), oci);
        assert_eq!(OciReference::from(&back), there);
    }
}

#[test]
fn parts_that_are_no_reference_are_an_error() {
    let oci = OciReference::with_tag("docker.io".into(), "library/Nginx".into(), "1".into());
    let mut buffer = String::new();
    let error = Reference::from_oci_spec(&oci, &mut buffer).unwrap_err();
    assert_eq!(error.input(), Some("docker.io/library/Nginx:1"));
    assert_eq!(error.code().as_str(), "invalid-image");
}
