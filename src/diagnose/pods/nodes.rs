//! Which images the nodes have, as their status lists them.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::{String, ToString};

use super::input::Object;
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
    pub(super) fn new(nodes: &'a [Object<'a>]) -> Self {
        let read = |node: &'a Object<'a>| {
            let status = node.status.as_ref()?;
            let names = status.images.iter().flat_map(|image| &image.names);
            let read = Node {
                images: names.filter_map(|name| canonical(name.as_str())).collect(),
                cut: status.images.len() >= LISTED,
                version: status.node_info.kubelet_version.as_str().parse().ok(),
            };
            Some((node.metadata.name.as_str(), read))
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
