//! From JSON to a request, to rules, to a cluster.

use alloc::string::{String, ToString};

use super::node::{Node, Value, document, member, parse};
use super::shape;
use super::{Digests, MAX_REQUEST, MAX_RULES, MAX_TEXT, Request};
use crate::error::{Error, ErrorCode};
use crate::explain;
use crate::kubelet::{AllowlistEntry, Cluster, CredentialVerification};
use crate::policy::PullPolicy;
use crate::rules::{Glob, ImageRule, Refresh, RegistryMapping, Rules, Trust};

/// The two policies that a setting of the rules accepts.
const REFRESH: &[(&str, Refresh)] = &[
    ("Always", Refresh::Always),
    ("IfNotPresent", Refresh::IfNotPresent),
];
/// The three policies that an image rule accepts.
const POLICIES: &[(&str, PullPolicy)] = &[
    ("Always", PullPolicy::Always),
    ("IfNotPresent", PullPolicy::IfNotPresent),
    ("Never", PullPolicy::Never),
];
const TRUST: &[(&str, Trust)] = &[("release", Trust::Release), ("digest", Trust::Digest)];

impl Request {
    /// Reads a request.
    ///
    /// # Errors
    ///
    /// In this order: `too-large`, `invalid-request`, `invalid-rules`, `invalid-cluster`,
    /// `invalid-policy`; each with its place as a JSON pointer.
    ///
    /// ```
    /// use pullpolicy::Request;
    ///
    /// let error = Request::from_json(r#"{"image": "nginx", "polcy": "auto"}"#).unwrap_err();
    /// assert_eq!((error.code().as_str(), error.at()), ("invalid-request", "/polcy"));
    /// assert_eq!(error.suggestion().unwrap().value.as_deref(), Some("policy"));
    /// ```
    pub fn from_json(text: &str) -> Result<Self, Error> {
        if text.len() > MAX_REQUEST {
            return Err(explain::too_large("", text.len(), MAX_REQUEST));
        }
        let value = document(text)?;
        Self::read(&value)
    }

    /// Reads a request that is already parsed.
    pub(super) fn read(value: &Value<'_>) -> Result<Self, Error> {
        let root = Node::root(value);
        check_lengths(value)?;
        shape::REQUEST.check_types(&root)?;
        root.check_keys(shape::REQUEST.keys())?;
        let text = |key| root.get(key).map(|node| node.string()).transpose();
        let (image, tag) = (text("image")?, text("tag")?);
        let policy = text("policy")?.filter(|policy| !policy.is_empty());
        let digests = root.get("digests").map(digests).transpose()?;
        let rules = root
            .get("rules")
            .map(|node| Rules::read(&node.coded(ErrorCode::InvalidRules)));
        let rules = rules.transpose()?;
        let cluster = root.get("cluster");
        let cluster = cluster.map(|node| Cluster::read(&node.coded(ErrorCode::InvalidCluster)));
        let cluster = cluster.transpose()?;
        Ok(Self {
            image: image.map(ToString::to_string),
            tag: tag.map(ToString::to_string),
            rules: rules.unwrap_or_default(),
            cluster: cluster.unwrap_or_default(),
            policy: policy.map(str::parse).transpose()?.unwrap_or_default(),
            digests: digests.unwrap_or_default(),
        })
    }
}

impl Rules {
    /// Reads rules in the contract's shape, as a request has them.
    ///
    /// # Errors
    ///
    /// `too-large`, `invalid-request` for a value of the wrong type, and `invalid-rules`, also for what
    /// is no JSON, placed at `/rules` or below.
    ///
    /// ```
    /// use pullpolicy::Rules;
    ///
    /// let error = Rules::from_json(r#"{"pinned": ["a b"]}"#).unwrap_err();
    /// assert_eq!((error.code().as_str(), error.at()), ("invalid-rules", "/rules/pinned/0"));
    /// ```
    pub fn from_json(text: &str) -> Result<Self, Error> {
        let value = parse(text).map_err(|why| explain::malformed_rules(&why))?;
        let node = Node::part("rules", &value);
        check_rules_length(&node)?;
        shape::RULES.check_types(&node)?;
        Self::read(&node.coded(ErrorCode::InvalidRules))
    }

    /// The error for rules that the parser of their own language refuses, TOML for one, so that no
    /// value of them can be had: `invalid-rules` at `/rules`, with the parser's words in it.
    ///
    /// ```
    /// let error = pullpolicy::Rules::malformed("unclosed array, expected `]`");
    /// assert_eq!((error.code().as_str(), error.at()), ("invalid-rules", "/rules"));
    /// assert_eq!(error.message(), "the rules cannot be read: unclosed array, expected `]`");
    /// ```
    #[must_use]
    pub fn malformed(why: &str) -> Error {
        explain::malformed_rules(why)
    }

    pub(super) fn read(node: &Node<'_>) -> Result<Self, Error> {
        shape::RULES.check_keys(node)?;
        let default = Self::default();
        Ok(Self {
            moving: globs(node, "moving")?,
            pinned: globs(node, "pinned")?,
            unknown: word(node, "unknown", REFRESH)?.unwrap_or(default.unknown),
            floating: word(node, "floating", REFRESH)?.unwrap_or(default.floating),
            trust: word(node, "trust", TRUST)?.unwrap_or(default.trust),
            publishers: boolean(node, "publishers")?.unwrap_or(default.publishers),
            images: list(node, "images", |node| image_rule(&node))?,
            registries: list(node, "registries", |node| registry_mapping(&node))?,
        })
    }
}

impl Cluster {
    pub(super) fn read(node: &Node<'_>) -> Result<Self, Error> {
        shape::CLUSTER.check_keys(node)?;
        let version = node
            .get("version")
            .map(|node| node.read(str::parse))
            .transpose()?;
        let stated = node.get("credentialVerification");
        let verification = stated.map(|node| node.read(str::parse::<CredentialVerification>));
        let cluster = Self {
            version: version.unwrap_or_default(),
            always_pull_images: boolean(node, "alwaysPullImages")?.unwrap_or_default(),
            digest_aware_default: boolean(node, "digestAwareDefault")?.unwrap_or_default(),
            credential_verification: verification.transpose()?,
            preloaded_images_verification_allowlist: list(
                node,
                "preloadedImagesVerificationAllowlist",
                |node| node.read(AllowlistEntry::new),
            )?,
        };
        cluster.check().map(|()| cluster)
    }
}

/// Takes the bytes of a request, or of a line of a batch, for text.
///
/// # Errors
///
/// `too-large` for more than [`MAX_REQUEST`] bytes, `invalid-request` for what is no UTF-8.
///
/// ```
/// use pullpolicy::request_text;
///
/// assert_eq!(request_text(b"{}"), Ok("{}"));
/// assert_eq!(request_text(b"{\xff}").unwrap_err().code().as_str(), "invalid-request");
/// ```
pub fn request_text(bytes: &[u8]) -> Result<&str, Error> {
    if bytes.len() > MAX_REQUEST {
        return Err(explain::too_large("", bytes.len(), MAX_REQUEST));
    }
    long_request_text(bytes)
}

/// Takes the bytes of a request for text, where its length is not limited: one about pull secrets.
///
/// # Errors
///
/// `invalid-request` for what is no UTF-8.
///
/// ```
/// use pullpolicy::long_request_text;
///
/// let error = long_request_text(b"{\xff}").unwrap_err();
/// assert_eq!(error.message(), "the request is no UTF-8 text: the byte at offset 1 is wrong");
/// ```
pub fn long_request_text(bytes: &[u8]) -> Result<&str, Error> {
    core::str::from_utf8(bytes).map_err(|error| explain::malformed_text(error.valid_up_to()))
}

/// Lengths go before everything else.
fn check_lengths(value: &Value<'_>) -> Result<(), Error> {
    for (key, at) in [("image", "/image"), ("tag", "/tag")] {
        if let Some(Value::String(text)) = member(value, key) {
            super::check_size(text, MAX_TEXT, at)?;
        }
    }
    member(value, "rules").map_or(Ok(()), |rules| {
        check_rules_length(&Node::part("rules", rules))
    })
}

pub(super) fn check_rules_length(rules: &Node<'_>) -> Result<(), Error> {
    let length = rules.compact_length();
    if length > MAX_RULES {
        Err(explain::too_large("/rules", length, MAX_RULES))
    } else {
        Ok(())
    }
}

fn digests(node: Node<'_>) -> Result<Digests, Error> {
    let mut digests = Digests::default();
    for (tag, value) in node.members()? {
        digests.insert(tag, node.child(tag, value).string()?)?;
    }
    Ok(digests)
}

fn image_rule(node: &Node<'_>) -> Result<ImageRule, Error> {
    Ok(ImageRule {
        matches: node.require("match")?.read(Glob::new)?,
        policy: word(node, "policy", POLICIES)?,
        moving: globs(node, "moving")?,
        pinned: globs(node, "pinned")?,
    })
}

fn registry_mapping(node: &Node<'_>) -> Result<RegistryMapping, Error> {
    let (from, to) = (node.require("from")?, node.require("to")?);
    let target = to.string()?;
    from.read(|from| RegistryMapping::new(from, "local"))?;
    to.read(|_| RegistryMapping::new(from.string()?, target))
}

fn globs(node: &Node<'_>, key: &str) -> Result<alloc::vec::Vec<Glob>, Error> {
    list(node, key, |node| node.read(Glob::new))
}

pub(super) fn list<T>(
    node: &Node<'_>,
    key: &str,
    read: impl Fn(Node<'_>) -> Result<T, Error>,
) -> Result<alloc::vec::Vec<T>, Error> {
    node.get(key)
        .map(|node| node.list(read))
        .transpose()
        .map(Option::unwrap_or_default)
}

fn word<T: Copy>(
    node: &Node<'_>,
    key: &str,
    known: &[(&'static str, T)],
) -> Result<Option<T>, Error> {
    node.get(key).map(|node| node.word(known)).transpose()
}

pub(super) fn boolean(node: &Node<'_>, key: &str) -> Result<Option<bool>, Error> {
    node.get(key).map(|node| node.boolean()).transpose()
}

/// A line of `classify --batch`: the tag, and the repository where it is known.
pub(super) fn tag_and_repository(text: &str) -> Result<(String, Option<String>), Error> {
    let value = document(text)?;
    let root = Node::root(&value);
    shape::CLASSIFY.check_types(&root)?;
    shape::CLASSIFY.check_keys(&root)?;
    let tag = root.require("tag")?.string()?;
    let repository = root
        .get("repository")
        .map(|node| node.string())
        .transpose()?;
    Ok((tag.to_string(), repository.map(ToString::to_string)))
}
