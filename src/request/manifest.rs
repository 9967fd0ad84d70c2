//! What whoever lints or fixes a manifest is asked, as JSON: the manifest itself is a text in here.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::node::{Node, Value, document};
use super::read::{boolean, check_rules_length, list};
use super::shape;
use crate::error::{Error, ErrorCode};
use crate::kubelet::Cluster;
use crate::rules::Rules;

/// A manifest, and how it is to be judged.
///
/// The rules of lint and their severities are words of whoever lints, who gives a meaning to each:
/// `R` and `S`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct ManifestRequest<R, S> {
    /// The manifest.
    pub text: String,
    /// The name of its file, which tells what it is written in.
    pub file: Option<String>,
    /// The other files of the module that it belongs to, by their names.
    pub module: Vec<(String, String)>,
    /// The user's conventions.
    pub rules: Rules,
    /// What is known of the cluster.
    pub cluster: Cluster,
    /// Rules to heed that are off by default.
    pub enable: Vec<R>,
    /// Rules with other severities.
    pub severity: Vec<(R, S)>,
    /// Rules not to heed.
    pub disable: Vec<R>,
    /// Whether to write `IfNotPresent`, too.
    pub relax: bool,
    /// Whether to write what is only implied, too.
    pub explicit: bool,
}

impl<R: Copy, S: Copy> ManifestRequest<R, S> {
    /// Reads a manifest, as a string of JSON, and the options, as an object of JSON or null. A string
    /// of JSON tells half a surrogate pair from a character, which a text could only replace.
    ///
    /// Neither has a limit but `rules`.
    ///
    /// # Errors
    ///
    /// `too-large`, `invalid-request`, also for a word that is none of `lints` and `severities`,
    /// `invalid-rules` and `invalid-cluster`; each with its place as a JSON pointer into the options,
    /// of which `/text` would be one.
    ///
    /// ```
    /// use pullpolicy::ManifestRequest;
    ///
    /// let read = |options| {
    ///     ManifestRequest::from_json(r#""kind: Pod\n""#, options, &[("stale-copies", 1)], &[("note", 2)])
    /// };
    /// let request = read(r#"{"severity": {"stale-copies": "note"}}"#)?;
    /// assert_eq!((&*request.text, &*request.severity), ("kind: Pod\n", &[(1, 2)][..]));
    ///
    /// let error = read(r#"{"disable": ["stale-copy"]}"#).unwrap_err();
    /// assert_eq!((error.code().as_str(), error.at()), ("invalid-request", "/disable/0"));
    /// assert_eq!(error.suggestion().unwrap().value.as_deref(), Some("stale-copies"));
    /// # Ok::<(), pullpolicy::Error>(())
    /// ```
    pub fn from_json(
        text: &str,
        options: &str,
        lints: &[(&'static str, R)],
        severities: &[(&'static str, S)],
    ) -> Result<Self, Error> {
        let text = document(text)?;
        let text = Node::part("text", &text).string()?;
        let options = match document(options)? {
            Value::Null => Value::Object(Vec::new()),
            options => options,
        };
        let root = Node::root(&options);
        if let Some(rules) = root.get("rules") {
            check_rules_length(&rules)?;
        }
        shape::MANIFEST.check_types(&root)?;
        root.check_keys(shape::MANIFEST.keys())?;
        let rules = root
            .get("rules")
            .map(|node| Rules::read(&node.coded(ErrorCode::InvalidRules)));
        let cluster = root
            .get("cluster")
            .map(|node| Cluster::read(&node.coded(ErrorCode::InvalidCluster)));
        let file = root.get("file").map(|node| node.string()).transpose()?;
        Ok(Self {
            text: text.to_string(),
            file: file.map(ToString::to_string),
            module: entries(&root, "module", |name, node| {
                Ok((name.to_string(), node.string()?.to_string()))
            })?,
            rules: rules.transpose()?.unwrap_or_default(),
            cluster: cluster.transpose()?.unwrap_or_default(),
            enable: list(&root, "enable", |node| node.word(lints))?,
            severity: entries(&root, "severity", |lint, node| {
                Ok((node.meaning(lint, lints)?, node.word(severities)?))
            })?,
            disable: list(&root, "disable", |node| node.word(lints))?,
            relax: boolean(&root, "relax")?.unwrap_or_default(),
            explicit: boolean(&root, "explicit")?.unwrap_or_default(),
        })
    }
}

/// Each member of an object, read by `read`.
fn entries<T>(
    node: &Node<'_>,
    key: &str,
    read: impl Fn(&str, Node<'_>) -> Result<T, Error>,
) -> Result<Vec<T>, Error> {
    let mut entries = Vec::new();
    if let Some(node) = node.get(key) {
        for (name, value) in node.members()? {
            entries.push(read(name, node.child(name, value))?);
        }
    }
    Ok(entries)
}

#[cfg(test)]
mod tests {
    use alloc::format;
    use alloc::string::String;

    use super::*;
    use crate::request::MAX_RULES;

    type Request = ManifestRequest<u8, u8>;

    fn read(text: &str, options: &str) -> Result<Request, Error> {
        let lints = [("stale-copies", 1), ("not-known", 2)];
        Request::from_json(text, options, &lints, &[("note", 3), ("error", 4)])
    }

    #[test]
    fn every_option_is_read() {
        let options = r#"{
            "file": "a/main.tf", "module": {"b.tf": "b", "c.tf": ""},
            "rules": {"pinned": ["x"]}, "cluster": {"alwaysPullImages": true},
            "enable": ["not-known"], "disable": ["stale-copies", "not-known"],
            "severity": {"not-known": "error"}, "relax": true, "explicit": true
        }"#;
        let request = read(r#""a\u00e4\n""#, options).unwrap();
        assert_eq!(request.text, "aä\n");
        assert_eq!(request.file.as_deref(), Some("a/main.tf"));
        let pair = |name: &str, text: &str| (name.to_string(), text.to_string());
        assert_eq!(request.module, [pair("b.tf", "b"), pair("c.tf", "")]);
        assert_eq!(request.rules.pinned.len(), 1);
        assert!(request.cluster.always_pull_images && request.relax && request.explicit);
        assert_eq!(request.enable, [2]);
        assert_eq!(request.severity, [(2, 4)]);
        assert_eq!(request.disable, [1, 2]);
    }

    #[test]
    fn what_is_missing_or_null_is_at_its_default() {
        let nulls = r#"{"file": null, "module": null, "rules": null, "cluster": null, "enable": null,
            "disable": null, "severity": null, "relax": null, "explicit": null}"#;
        for options in ["null", "{}", nulls] {
            assert_eq!(read("\"\"", options), Ok(Request::default()), "{options}");
        }
    }

    #[test]
    fn faults_are_found_at_their_place() {
        for (text, options, code, at, meant) in [
            ("null", "{}", "invalid-request", "/text", None),
            ("\"\\ud800\"", "{}", "invalid-request", "", None),
            ("", "{}", "invalid-request", "", None),
            ("\"\"", "", "invalid-request", "", None),
            ("\"\"", "[]", "invalid-request", "", None),
            (
                "\"\"",
                r#"{"flie": "x"}"#,
                "invalid-request",
                "/flie",
                Some("file"),
            ),
            (
                "\"\"",
                r#"{"module": {"a/b": 1}}"#,
                "invalid-request",
                "/module/a~1b",
                None,
            ),
            (
                "\"\"",
                r#"{"enable": ["not-know"]}"#,
                "invalid-request",
                "/enable/0",
                Some("not-known"),
            ),
            (
                "\"\"",
                r#"{"severity": {"stale": "note"}}"#,
                "invalid-request",
                "/severity/stale",
                Some("stale-copies"),
            ),
            (
                "\"\"",
                r#"{"severity": {"not-known": "nota"}}"#,
                "invalid-request",
                "/severity/not-known",
                Some("note"),
            ),
            (
                "\"\"",
                r#"{"relax": 1, "rules": {"pinned": ["a b"]}}"#,
                "invalid-request",
                "/relax",
                None,
            ),
            (
                "\"\"",
                r#"{"rules": {"pinned": ["a b"]}}"#,
                "invalid-rules",
                "/rules/pinned/0",
                None,
            ),
            (
                "\"\"",
                r#"{"cluster": {"version": "x"}}"#,
                "invalid-cluster",
                "/cluster/version",
                None,
            ),
        ] {
            let error = read(text, options).unwrap_err();
            assert_eq!(
                (error.code().as_str(), error.at()),
                (code, at),
                "{text} {options}"
            );
            let value = error.suggestion().and_then(|meant| meant.value.as_deref());
            assert_eq!(value, meant, "{options}");
        }
        let long: String = "x".repeat(MAX_RULES);
        let error = read("\"\"", &format!(r#"{{"rules": {{"pinned": ["{long}"]}}}}"#)).unwrap_err();
        assert_eq!((error.code(), error.at()), (ErrorCode::TooLarge, "/rules"));
    }
}
