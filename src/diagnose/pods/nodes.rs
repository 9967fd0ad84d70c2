//! Which images the nodes have, as their status lists them.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::{String, ToString};

use super::input::Field;
use crate::kubelet::KubernetesVersion;
use crate::reference::Reference;

/// A kubelet lists this many images by default, the largest first (`nodeStatusMaxImages`).
const LISTED: usize = 50;

/// The nodes by name.
pub(super) struct Nodes<'a>(BTreeMap<&'a str, Node>);

struct Node {
    images: BTreeSet<String>,
    /// Whether the list may have been cut.
    cut: bool,
    version: Option<KubernetesVersion>,
}

impl<'a> Nodes<'a> {
    pub(super) fn new(nodes: &[Field<'a>]) -> Self {
        let read = |node: &Field<'a>| {
            let status = node.get("status");
            let images = status.list("images");
            let read = Node {
                cut: images.len() >= LISTED,
                images: images
                    .flat_map(|image| image.list("names"))
                    .filter_map(|name| canonical(name.string()))
                    .collect(),
                version: status.get("nodeInfo").text("kubeletVersion").parse().ok(),
            };
            let name = node.get("metadata").text("name");
            status.is_there().then_some((name, read))
        };
        Self(nodes.iter().filter_map(read).collect())
    }

    /// Whether the node has the image; none where its status does not tell.
    pub(super) fn has(&self, node: Option<&str>, image: &str) -> Option<bool> {
        let node = self.0.get(node?)?;
        let there = node.images.contains(&canonical(image)?);
        (there || !node.cut).then_some(there)
    }

    /// Whether the node's kubelet may ask for a record of the pull before it uses its copy. Unknown
    /// ones are taken to be new.
    pub(super) fn verifies(&self, node: Option<&str>) -> bool {
        let version = node.and_then(|node| self.0.get(node)?.version);
        version.is_none_or(|version| version >= KubernetesVersion::new(1, 35))
    }
}

/// The image as a node's status names it: normalised, with `latest` written out, and by its digest
/// where it has one.
fn canonical(image: &str) -> Option<String> {
    let image = Reference::parse(image).ok()?;
    let name = image.name().to_string();
    Some(match (image.digest(), image.tag()) {
        (Some(digest), _) => format!("{name}@{digest}"),
        (None, tag) => format!("{name}:{}", tag.unwrap_or("latest")),
    })
}
