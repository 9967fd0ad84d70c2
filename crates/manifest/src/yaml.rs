//! YAML and JSON documents: what is in them, and where a policy is written in their text.

mod slot;

pub(crate) use slot::POLICY_KEYS;

use std::collections::HashSet;

use crate::document::{Document, Format, Found, Slot};
use crate::find::{Finds, Site, find};
use crate::finding::Obstacle;
use crate::tree::{Documents, Hops, NodeId, SyntaxError, Tree};
use crate::verify::same_but_for_policies;

/// YAML and JSON, with the containers where Kubernetes has them.
pub(crate) struct Yaml {
    /// The text is a list of which it holds the items from this one on.
    pub(crate) first_item: Option<usize>,
}

impl Format for Yaml {
    const TOO_LARGE: &'static str = "the document is larger than 16 MiB";

    type Document<'t> = YamlDocument<'t>;

    fn documents<'t>(
        &self,
        text: &'t str,
    ) -> impl Iterator<Item = Result<YamlDocument<'t>, SyntaxError>> {
        Documents::of(text).map(|tree| YamlDocument::new(tree?, self.first_item))
    }

    fn are_alike(one: &YamlDocument<'_>, other: &YamlDocument<'_>) -> bool {
        same_but_for_policies(&one.tree, &other.tree)
    }
}

/// A document with what was found in it.
pub(crate) struct YamlDocument<'t> {
    pub(crate) tree: Tree<'t>,
    hops: Hops,
    finds: Finds<'t>,
}

impl<'t> YamlDocument<'t> {
    /// Looks for the containers. `first_item`: the document is a list, of which it holds the items
    /// from this one on. Fails where that would take too much time or memory.
    pub(crate) fn new(tree: Tree<'t>, first_item: Option<usize>) -> Result<Self, SyntaxError> {
        let hops = Hops::default();
        let finds = find(&tree, &hops, first_item);
        Self::of(tree, hops, finds)
    }

    /// A document of which everything is found.
    pub(crate) fn of(tree: Tree<'t>, hops: Hops, finds: Finds<'t>) -> Result<Self, SyntaxError> {
        let excess = if hops.are_used_up() {
            "the document merges too many mappings into one another"
        } else if finds.is_full {
            "the document has too many containers"
        } else {
            return Ok(Self { tree, hops, finds });
        };
        Err(SyntaxError {
            message: excess.to_owned(),
            offset: tree.node(tree.root()).span().start,
            is_too_large: true,
        })
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

    fn also_changed(&self, container: usize) -> Option<Vec<usize>> {
        let sites = &self.finds.sites;
        let site = sites.get(container)?;
        let written = written_into(site);
        let is_shared = self.tree.is_anchored(site.mapping)
            || written.is_some_and(|written| self.tree.is_anchored(written));
        // Uses of one mapping lie side by side. Anything else that changes has to name an anchor.
        let (first, last) = if is_shared {
            self.hops.take(sites.len()).then_some(())?;
            if written.is_none() && self.is_merged_elsewhere(site)? {
                return None;
            }
            (0, sites.len())
        } else {
            let same = |other: &&Site| other.mapping == site.mapping;
            let before = sites
                .get(..container)?
                .iter()
                .rev()
                .take_while(same)
                .count();
            let behind = sites.get(container..)?.iter().take_while(same).count();
            (container - before, container + behind)
        };
        let others = sites.iter().enumerate().take(last).skip(first);
        let changed = others.filter(|(index, other)| {
            *index != container && self.changes_with(site, written, other)
        });
        Some(changed.map(|(index, _)| index).collect())
    }
}

/// The node in whose place the policy is written, where there is one.
fn written_into(site: &Site) -> Option<NodeId> {
    let own = site.policy.filter(|entry| entry.owner == site.mapping);
    own.map(|entry| entry.written)
}

impl YamlDocument<'_> {
    /// Whether a mapping is merged into what is no container, and might become one by a policy.
    /// Nothing where that would take too long to tell.
    fn is_merged_elsewhere(&self, site: &Site) -> Option<bool> {
        let mut seen = HashSet::from([site.mapping]);
        let mut open = vec![site.mapping];
        while let Some(mapping) = open.pop() {
            for alias in self.tree.aliases(mapping) {
                self.hops.take(1).then_some(())?;
                let Some(user) = self.tree.merged_by(alias) else {
                    continue;
                };
                let sites = &self.finds.sites;
                let known = sites.binary_search_by_key(&user, |site| site.mapping);
                let (own, _) = self.tree.own_entry(user, site.keys.policy);
                if known.is_err() && own.is_none() {
                    return Some(true);
                }
                if seen.insert(user) {
                    open.push(user);
                }
            }
        }
        Some(false)
    }

    /// Whether `other` gets another policy with what is written into the slot of `site`.
    fn changes_with(&self, site: &Site, written: Option<NodeId>, other: &Site) -> bool {
        match (written, other.policy) {
            (Some(written), Some(entry)) => entry.written == written || entry.value == written,
            (Some(_), None) => false,
            (None, _) if other.mapping == site.mapping => true,
            // An own policy goes before any that is merged in.
            (None, Some(entry)) if entry.owner == other.mapping => false,
            (None, _) => {
                let merged = self.tree.merged_into(other.mapping, &self.hops);
                merged.contains(&site.mapping)
            }
        }
    }
}
