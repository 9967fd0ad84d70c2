//! The program protocol of Terraform's data source `external`: strings in, strings out.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};

use serde::ser::{Serialize, SerializeStruct, Serializer};
use serde_json::{Map, Value};

use super::node::Node;
use super::read::parse;
use super::{MAX_REQUEST, Request, check_size, shape};
use crate::error::Error;
use crate::explain;
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
    let query = parse(query)?;
    let root = Node::root(&query);
    shape::EXTERNAL.check_types(&root)?;
    shape::EXTERNAL.check_keys(&root)?;
    let mut request = Map::new();
    for (key, name) in KEYS {
        let Some(text) = root.get(key).map(|node| node.string()).transpose()? else {
            continue;
        };
        let value = match (name, text) {
            (_, "") => continue,
            ("rules", text) => serde_json::from_str(text)
                .map_err(|error| explain::malformed_rules(&error.to_string()))?,
            (_, text) => Value::from(text),
        };
        request.insert(name.to_owned(), value);
    }
    let decision = resolve(&Request::from_value(&request.into())?)?;
    // Nothing here can fail to serialise: every key is a string, and no writer is involved.
    Ok(serde_json::to_string(&Strings(&decision)).unwrap_or_default())
}

/// A decision, as far as five strings say it.
struct Strings<'d>(&'d Decision);

impl Serialize for Strings<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(decision) = self;
        let tag = decision.tag.as_ref();
        let reason = decision.reasons.first();
        let mut object = serializer.serialize_struct("", 5)?;
        object.serialize_field("policy", decision.policy.as_str())?;
        object.serialize_field("class", tag.map_or("", |tag| tag.class.as_str()))?;
        object.serialize_field("kind", tag.map_or("", |tag| tag.kind.as_str()))?;
        object.serialize_field("reason", reason.map_or("", |reason| &*reason.message))?;
        object.serialize_field("kubernetes_default", decision.kubernetes_default.as_str())?;
        object.end()
    }
}
