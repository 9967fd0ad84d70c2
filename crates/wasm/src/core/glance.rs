//! A decision as one number, so that the hot path crosses the boundary without JSON.
//!
//! All of it is an integer below 2^49, which a JavaScript number holds exactly. From the lowest bit:
//!
//! | bits | what |
//! |--:|---|
//! | 2 | the policy, its place in `policies` of the vocabulary |
//! | 2 | Kubernetes' default, likewise |
//! | 2 | the tag's class, its place in `classes`; 3 where a digest stands alone |
//! | 4 | the tag's kind, its place in `kinds`; 15 where a digest stands alone |
//! | 8 | the length of the tag as written |
//! | 8 | where the evidence starts in the tag |
//! | 8 | the length of the evidence; 0 where there is none |
//! | 15 | where the tag starts in the text |
//!
//! Lengths and offsets count bytes, which are UTF-16 code units as well: what has a decision is
//! ASCII. A tag has at most 128 bytes, an image at most 16,384.

use pullpolicy::{Glance, Span};

/// What is returned in place of a number that holds a decision.
pub const NO_DECISION: f64 = -1.0;

/// Stands for the class of no tag.
const NO_CLASS: u64 = 3;
/// Stands for the kind of no tag.
const NO_KIND: u64 = 15;

/// The number for a decision about `text`, from which its tag is borrowed.
pub(crate) fn packed(seen: &Glance<'_>, text: &str) -> f64 {
    let tag = seen.tag.as_ref();
    let written = tag.and_then(|tag| place(&tag.value, text));
    let written = written.unwrap_or(Span::new(0, 0));
    let evidence = tag.and_then(|tag| tag.evidence);
    let evidence = evidence.unwrap_or(Span::new(0, 0));
    let fields = [
        (15, written.start as u64),
        (8, (evidence.end - evidence.start) as u64),
        (8, evidence.start as u64),
        (8, (written.end - written.start) as u64),
        (4, tag.map_or(NO_KIND, |tag| tag.kind as u64)),
        (2, tag.map_or(NO_CLASS, |tag| tag.class as u64)),
        (2, seen.kubernetes_default as u64),
        (2, seen.policy as u64),
    ];
    let number = fields
        .into_iter()
        .fold(0, |number: u64, (bits, field)| (number << bits) | field);
    number as f64
}

/// Where a text lies within the one that it was borrowed from; none for `latest`, which an
/// untagged image does not hold.
fn place(part: &str, whole: &str) -> Option<Span> {
    let start = part.as_ptr().addr().checked_sub(whole.as_ptr().addr())?;
    let end = start.checked_add(part.len())?;
    (end <= whole.len()).then_some(Span::new(start, end))
}

#[cfg(test)]
mod tests {
    use pullpolicy::{Class, Kind, PullPolicy, RequestedPolicy, glance, glance_tag};

    use super::*;

    /// Reads the number as the documentation of this module says, one field after the other.
    fn fields(number: f64) -> [u64; 8] {
        let mut rest = number as u64;
        assert!(rest < 1 << 49);
        [2, 2, 2, 4, 8, 8, 8, 15].map(|bits| {
            let field = rest & ((1 << bits) - 1);
            rest >>= bits;
            field
        })
    }

    fn of_image(image: &str, requested: RequestedPolicy) -> [u64; 8] {
        fields(packed(&glance(image, requested).unwrap(), image))
    }

    #[test]
    fn every_field_has_its_place() {
        let image = "ghcr.io/acme/dev:coder-latest";
        assert_eq!(
            of_image(image, RequestedPolicy::Never),
            [
                PullPolicy::Never as u64,
                PullPolicy::IfNotPresent as u64,
                Class::Moving as u64,
                Kind::Alias as u64,
                12,
                6,
                6,
                17,
            ]
        );
    }

    #[test]
    fn an_untagged_image_has_a_class_and_no_written_tag() {
        let [_, default, class, kind, rest @ ..] = of_image("nginx", RequestedPolicy::Auto);
        assert_eq!(default, PullPolicy::Always as u64);
        assert_eq!((class, kind), (Class::Moving as u64, Kind::Alias as u64));
        assert_eq!(rest, [0; 4]);
    }

    #[test]
    fn a_digest_alone_has_neither_class_nor_kind() {
        let image = format!("nginx@sha256:{}", "0".repeat(64));
        let [policy, _, class, kind, rest @ ..] = of_image(&image, RequestedPolicy::Auto);
        assert_eq!(policy, PullPolicy::IfNotPresent as u64);
        assert_eq!((class, kind), (NO_CLASS, NO_KIND));
        assert_eq!(rest, [0; 4]);
    }

    #[test]
    fn the_longest_tag_fits() {
        let tag = "x".repeat(128);
        let seen = glance_tag(&tag, RequestedPolicy::Auto).unwrap();
        let [_, _, class, kind, length, ..] = fields(packed(&seen, &tag));
        let expected = (Class::Unknown as u64, Kind::Unrecognised as u64, 128);
        assert_eq!((class, kind, length), expected);
    }

    #[test]
    fn no_word_is_out_of_place() {
        assert!(PullPolicy::ALL.len() <= 1 << 2);
        assert!((Class::ALL.len() as u64) <= NO_CLASS);
        assert!((Kind::ALL.len() as u64) <= NO_KIND);
        for (place, kind) in Kind::ALL.into_iter().enumerate() {
            assert_eq!(kind as usize, place);
        }
        for (place, class) in Class::ALL.into_iter().enumerate() {
            assert_eq!(class as usize, place);
        }
        for (place, policy) in PullPolicy::ALL.into_iter().enumerate() {
            assert_eq!(policy as usize, place);
        }
    }
}
