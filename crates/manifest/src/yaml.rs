//! YAML and JSON documents: what is in them, and where a policy is written in their text.

mod slot;

use crate::document::{Document, Found, Slot};
use crate::find::{Finds, find};
use crate::finding::Obstacle;
use crate::tree::{Hops, NodeId, Tree};

/// A document with what was found in it.
pub(crate) struct YamlDocument<'t> {
    pub(crate) tree: Tree<'t>,
    hops: Hops,
    finds: Finds<'t>,
}

impl<'t> YamlDocument<'t> {
    /// `first_item`: the document is a list, of which it holds the items from this one on.
    pub(crate) fn new(tree: Tree<'t>, first_item: Option<usize>) -> Self {
        let hops = Hops::default();
        let finds = find(&tree, &hops, first_item);
        Self { tree, hops, finds }
    }

    /// The document merges mappings into one another more often than is followed.
    pub(crate) fn is_tangled(&self) -> bool {
        self.finds.is_tangled
    }
}

impl<'t> Document<'t> for YamlDocument<'t> {
    fn found(&self) -> &Found<'t> {
        &self.finds.found
    }

    fn slot(&self, container: usize) -> Result<Slot, Obstacle> {
        let site = self.finds.sites.get(container).ok_or(Obstacle::Form)?;
        slot::slot(&self.tree, site)
    }

    fn also_changed(&self, container: usize) -> Vec<usize> {
        let Some(site) = self.finds.sites.get(container) else {
            return Vec::new();
        };
        let replaced = site
            .policy
            .filter(|entry| entry.owner == site.mapping)
            .map(|entry| entry.written);
        let is_merged = replaced.is_none() && self.tree.is_anchored(site.mapping);
        let others = self.finds.sites.iter().enumerate();
        let changed = others.filter(|(index, other)| {
            let changes = match (replaced, other.policy) {
                (Some(written), Some(entry)) => entry.written == written || entry.value == written,
                (None, None) => {
                    other.mapping == site.mapping
                        || (is_merged && self.merges(other.mapping, site.mapping))
                }
                _ => false,
            };
            *index != container && changes
        });
        changed.map(|(index, _)| index).collect()
    }
}

impl YamlDocument<'_> {
    fn merges(&self, mapping: NodeId, source: NodeId) -> bool {
        let merged = self.tree.merged_into(mapping, &self.hops);
        merged.contains(&source)
    }
}
