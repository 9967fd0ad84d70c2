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
        let (mut names, mut known) = (Vec::new(), Vec::new());
        for node in nodes {
            let status = node.get("status");
            if status.is_there() {
                names.push(node.get("metadata").text("name").into());
                known.push(Node::new(status));
            }
        }
        Self {
            by_name: Places::new(&mut names.into_iter()),
            nodes: known,
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
        let mut names = Vec::new();
        for image in images {
            for name in image.list("names") {
                if let Some(name) = canonical(name.string()) {
                    names.push(name.into_bytes());
                }
            }
        }
        Self {
            images: Places::new(&mut names.into_iter()),
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
