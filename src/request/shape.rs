//! The shape of a request: which keys there are, and which JSON type each has.
//!
//! The whole request is compared with it before anything in it is read, so that a value of the
//! wrong type is found before a malformed rule, wherever the two stand.

use super::node::Node;
use crate::error::Error;

/// What a value may be.
pub(crate) enum Shape {
    Text,
    Flag,
    /// A list of such values.
    List(&'static Self),
    /// Any keys, each with such a value.
    Map(&'static Self),
    /// These keys, each of which may be missing or null.
    Keys(&'static [(&'static str, Self)]),
}

use Shape::{Flag, Keys, List, Map, Text};

pub(crate) const REQUEST: Shape = Keys(&[
    ("image", Text),
    ("tag", Text),
    ("policy", Text),
    ("rules", RULES),
    ("cluster", CLUSTER),
    ("digests", Map(&Text)),
]);

pub(crate) const RULES: Shape = Keys(&[
    ("moving", List(&Text)),
    ("pinned", List(&Text)),
    ("unknown", Text),
    ("floating", Text),
    ("trust", Text),
    ("publishers", Flag),
    ("images", List(&IMAGE_RULE)),
    ("registries", List(&REGISTRY_MAPPING)),
]);

const IMAGE_RULE: Shape = Keys(&[
    ("match", Text),
    ("policy", Text),
    ("moving", List(&Text)),
    ("pinned", List(&Text)),
]);

const REGISTRY_MAPPING: Shape = Keys(&[("from", Text), ("to", Text)]);

pub(crate) const CLUSTER: Shape = Keys(&[
    ("version", Text),
    ("alwaysPullImages", Flag),
    ("digestAwareDefault", Flag),
    ("credentialVerification", Text),
    ("preloadedImagesVerificationAllowlist", List(&Text)),
]);

/// The options of a manifest.
pub(super) const MANIFEST: Shape = Keys(&[
    ("file", Text),
    ("module", Map(&Text)),
    ("rules", RULES),
    ("cluster", CLUSTER),
    ("enable", List(&Text)),
    ("severity", Map(&Text)),
    ("disable", List(&Text)),
    ("relax", Flag),
    ("explicit", Flag),
]);

/// A line of `classify --batch`.
pub(crate) const CLASSIFY: Shape = Keys(&[("tag", Text), ("repository", Text)]);

/// A query of Terraform's data source `external`.
pub(super) const EXTERNAL: Shape = Keys(&[
    ("image", Text),
    ("image_tag", Text),
    ("image_pull_policy", Text),
    ("rules", Text),
]);

impl Shape {
    /// Refuses a value of another type, here or in any known part of it.
    pub(crate) fn check_types(&self, node: &Node<'_>) -> Result<(), Error> {
        match self {
            Text => node.string().map(|_| ()),
            Flag => node.boolean().map(|_| ()),
            List(each) => node
                .elements()?
                .try_for_each(|element| each.check_types(&element)),
            Map(each) => node
                .members()?
                .iter()
                .try_for_each(|(key, value)| each.check_types(&node.child(key, value))),
            Keys(keys) => {
                node.members()?;
                keys.iter().try_for_each(|(key, shape)| {
                    node.get(key)
                        .map_or(Ok(()), |value| shape.check_types(&value))
                })
            }
        }
    }

    /// The keys that this value itself may have.
    pub(crate) fn keys(&self) -> impl Iterator<Item = &'static str> + Clone + use<> {
        let keys: &'static [(&'static str, Self)] = match self {
            Keys(keys) => keys,
            Text | Flag | List(_) | Map(_) => &[],
        };
        keys.iter().map(|(key, _)| *key)
    }

    /// Refuses a key that is not known, here or in any part of it.
    pub(crate) fn check_keys(&self, node: &Node<'_>) -> Result<(), Error> {
        match self {
            Text | Flag | Map(_) => Ok(()),
            List(each) => node
                .elements()?
                .try_for_each(|element| each.check_keys(&element)),
            Keys(keys) => {
                node.check_keys(self.keys())?;
                keys.iter().try_for_each(|(key, shape)| {
                    node.get(key)
                        .map_or(Ok(()), |value| shape.check_keys(&value))
                })
            }
        }
    }
}
