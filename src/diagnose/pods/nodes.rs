//! Which images the nodes have, as their status lists them.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::input::Field;
use crate::kubelet::KubernetesVersion;
use crate::places::Places;
use crate::reference::Reference;

/// A kubelet lists this many images by default, the largest first (`nodeStatusMaxImages`).
const LISTED: usize = 50;

/// The nodes by name.
pub(super) struct Nodes {
    nodes: Vec<Node>,
    by_name: Places,
}

struct Node {
    images: Places,
    /// Whether the list may have been cut.
    cut: bool,
    version: Option<KubernetesVersion>,
}

impl Nodes {
    pub(super) fn new(nodes: &[Field<'_>]) -> Self {
        let known = nodes.iter().filter(|node| node.get("status").is_there());
        let names = known.clone().map(|node| node.get("metadata").text("name"));
        Self {
            by_name: Places::new(&mut names.map(Vec::from)),
            nodes: known.map(|node| Node::new(node.get("status"))).collect(),
        }
    }

    /// The node of this name; of several, the last.
    fn get(&self, name: Option<&str>) -> Option<&Node> {
        let place = self.by_name.of(name?.as_bytes()).next_back()?;
        self.nodes.get(place)
    }

    /// Whether the node has the image; none where its status does not tell.
    pub(super) fn has(&self, node: Option<&str>, image: &str) -> Option<bool> {
        let node = self.get(node)?;
        let there = node.images.has(canonical(image)?.as_bytes());
        (there || !node.cut).then_some(there)
    }

    /// Whether the node's kubelet may ask for a record of the pull before it uses its copy. Unknown
    /// ones are taken to be new.
    pub(super) fn verifies(&self, node: Option<&str>) -> bool {
        let version = self.get(node).and_then(|node| node.version);
        version.is_none_or(|version| version >= KubernetesVersion::new(1, 35))
    }
}

impl Node {
    fn new(status: Field<'_>) -> Self {
        let images = status.list("images");
        let cut = images.len() >= LISTED;
        let names = images.flat_map(|image| image.list("names"));
        let names = names.filter_map(|name| canonical(name.string()));
        Self {
            images: Places::new(&mut names.map(String::into_bytes)),
            cut,
            version: status.get("nodeInfo").text("kubeletVersion").parse().ok(),
        }
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
