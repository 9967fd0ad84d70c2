//! The program protocol of Terraform's data source `external`: strings in, strings out.

use alloc::string::String;
use alloc::vec::Vec;

use super::node::{Node, Value, document, parse};
use super::{MAX_REQUEST, Request, check_size, shape};
use crate::error::Error;
use crate::explain;
use crate::json::write::{as_object, to_json};
use crate::resolve::{Decision, resolve};

/// The keys of a query, and what each is in a request.
const KEYS: [(&str, &str); 4] = [
    ("image", "image"),
    ("image_tag", "tag"),
    ("image_pull_policy", "policy"),
    ("rules", "rules"),
];

/// Answers a query of Terraform's data source `external`: a JSON object with any of the keys
/// `image`, `image_tag`, `image_pull_policy` and `rules` (itself JSON, as text), whose values are
/// strings, an empty one absent. The result has the keys `policy`, `class`, `kind`, `reason` and
/// `kubernetes_default`, all strings, on one line.
///
/// # Errors
///
/// As [`Request::from_json`] and [`resolve`]. The protocol shows an error as one line on standard
/// error: [`Error::one_line`].
///
/// ```
/// let result = pullpolicy::external_json(r#"{"image": "ghcr.io/acme/dev", "image_tag": "main"}"#)?;
/// assert!(result.starts_with(r#"{"policy":"Always","class":"moving","kind":"branch","#));
/// let error = pullpolicy::external_json(r#"{"image": "nginx", "tag": "1.27"}"#).unwrap_err();
/// assert!(error.one_line().starts_with("`tag` is not a known key"));
/// # Ok::<(), pullpolicy::Error>(())
/// ```
pub fn external_json(query: &str) -> Result<String, Error> {
    check_size(query, MAX_REQUEST, "")?;
    let query = document(query)?;
    let root = Node::root(&query);
    shape::EXTERNAL.check_types(&root)?;
    shape::EXTERNAL.check_keys(&root)?;
    let mut request = Vec::new();
    for (key, name) in KEYS {
        let Some(text) = root.get(key).map(|node| node.string()).transpose()? else {
            continue;
        };
        let value = match (name, text) {
            (_, "") => continue,
            ("rules", text) => parse(text).map_err(|why| explain::malformed_rules(&why))?,
            (_, text) => Value::String(text.into()),
        };
        request.push((name.into(), value));
    }
    let decision = resolve(&Request::read(&Value::Object(request))?)?;
    Ok(to_json(&Strings(&decision)))
}

/// A decision, as far as five strings say it.
struct Strings<'d>(&'d Decision);

as_object!(Strings<'_>, |strings| {
    "policy": strings.0.policy,
    "class": strings.0.tag.as_ref().map_or("", |tag| tag.class.as_str()),
    "kind": strings.0.tag.as_ref().map_or("", |tag| tag.kind.as_str()),
    "reason": strings.0.reasons.first().map_or("", |reason| &*reason.message),
    "kubernetes_default": strings.0.kubernetes_default,
});
