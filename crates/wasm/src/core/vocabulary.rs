//! What the numbers of a glance stand for, in the library's own words.

/// One object: a list of words for each enumeration, and the two versions.
///
/// Written down, since a writer would be larger; the test compares it with the library.
pub(crate) const JSON: &str = concat!(
    r#"{"requested":["auto","Always","IfNotPresent","Never"],"#,
    r#""policies":["Always","IfNotPresent","Never"],"#,
    r#""classes":["moving","pinned","unknown"],"#,
    r#""kinds":["alias","channel","branch","floating-version","snapshot","version","prerelease","#,
    r#""date","commit","build","user-rule","unrecognised"],"#,
    r#""version":""#,
    env!("CARGO_PKG_VERSION"),
    r#"","semantics":"1"}"#
);

#[cfg(test)]
mod tests {
    use pullpolicy::{Class, Kind, PullPolicy, RequestedPolicy, SEMANTICS};
    use serde_json::{Value, json};

    #[test]
    fn words_stand_in_the_order_of_their_numbers() {
        let vocabulary: Value = serde_json::from_str(super::JSON).unwrap();
        let expected = json!({
            "requested": RequestedPolicy::ALL.map(RequestedPolicy::as_str),
            "policies": PullPolicy::ALL.map(PullPolicy::as_str),
            "classes": Class::ALL.map(Class::as_str),
            "kinds": Kind::ALL.map(Kind::as_str),
            "version": env!("CARGO_PKG_VERSION"),
            "semantics": SEMANTICS,
        });
        assert_eq!(vocabulary, expected);
    }
}
