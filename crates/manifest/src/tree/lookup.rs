//! Values by their keys, as a reader of the document sees them: aliases followed, merged mappings
//! merged.

use std::cell::Cell;

use super::{NodeId, Tree};

/// The key under which other mappings are merged in (<https://yaml.org/type/merge.html>), as the
/// reader that Kubernetes uses understands it.
const MERGE: &str = "<<";

/// An entry of a mapping.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The mapping that the entry is written in: the one that was asked, or one merged into it.
    pub(crate) owner: NodeId,
    /// The value as it is written, perhaps an alias.
    pub(crate) written: NodeId,
    /// The value, aliases followed.
    pub(crate) value: NodeId,
}

/// How many mappings may be looked into for the sake of merges, in a document: many more than any
/// manifest has, and few enough for one that was made to cost time.
#[derive(Debug)]
pub(crate) struct Hops(Cell<usize>);

impl Default for Hops {
    fn default() -> Self {
        Self(Cell::new(1 << 22))
    }
}

impl Hops {
    /// Takes so many steps, if that many are left.
    pub(crate) fn take(&self, steps: usize) -> bool {
        let left = self.0.get().checked_sub(steps);
        self.0.set(left.unwrap_or(0));
        left.is_some()
    }

    /// Whether they did not suffice.
    pub(crate) fn are_used_up(&self) -> bool {
        self.0.get() == 0
    }
}

impl Tree<'_> {
    /// The entry of a mapping under this key: its own, the last where it has several, as Kubernetes
    /// reads JSON; else that of the first merged mapping that has one.
    pub(crate) fn entry(&self, mapping: NodeId, key: &str, hops: &Hops) -> Option<Entry> {
        let mapping = self.resolve(mapping);
        let (own, merges) = self.own_entry(mapping, key);
        if own.is_some() || !merges {
            return own;
        }
        self.merged_into(mapping, hops)
            .into_iter()
            .find_map(|merged| self.own_entry(merged, key).0)
    }

    /// The value of a mapping under this key, without those that are null.
    pub(crate) fn value(&self, mapping: NodeId, key: &str, hops: &Hops) -> Option<NodeId> {
        let value = self.entry(mapping, key, hops)?.value;
        (!self.node(value).is_null()).then_some(value)
    }

    /// The text of a mapping under this key.
    pub(crate) fn text_of(&self, mapping: NodeId, key: &str, hops: &Hops) -> Option<&str> {
        let value = self.node(self.value(mapping, key, hops)?);
        value.is_scalar().then_some(&*value.text)
    }

    /// The mapping's own entry, and whether it has a key that merges others.
    pub(crate) fn own_entry(&self, mapping: NodeId, key: &str) -> (Option<Entry>, bool) {
        let mut own = None;
        let mut merges = false;
        for (name, written) in self.entries(mapping) {
            let name = self.node(self.resolve(name));
            if name.text == key && name.is_scalar() {
                own = Some(Entry {
                    owner: mapping,
                    written,
                    value: self.resolve(written),
                });
            }
            merges |= name.text == MERGE;
        }
        (own, merges)
    }

    /// The mapping that an alias is merged into, alone or in a list.
    pub(crate) fn merged_by(&self, alias: NodeId) -> Option<NodeId> {
        let parent = self.node(alias).parent;
        let (value, mapping) = if self.node(parent).is_sequence() {
            (parent, self.node(parent).parent)
        } else {
            (alias, parent)
        };
        let is_merged = self.key_of(value).is_some_and(|key| key.text == MERGE);
        is_merged.then_some(mapping)
    }

    /// The mappings that are merged into this one, nearest first, each once.
    pub(crate) fn merged_into(&self, mapping: NodeId, hops: &Hops) -> Vec<NodeId> {
        let mut merged: Vec<NodeId> = Vec::new();
        let mut open = vec![mapping];
        while let Some(next) = open.pop() {
            let mut sources = Vec::new();
            for (key, value) in self.entries(next) {
                if !hops.take(1) {
                    return merged;
                }
                if self.node(key).text != MERGE {
                    continue;
                }
                let value = self.resolve(value);
                if self.node(value).is_sequence() {
                    sources.extend(self.children(value).map(|id| self.resolve(id)));
                } else {
                    sources.push(value);
                }
            }
            if !hops.take(sources.len() * (merged.len() + 1)) {
                return merged;
            }
            // What is merged in first goes before what comes later, and before what is merged into it.
            for source in sources.into_iter().rev() {
                if source != mapping && !merged.contains(&source) {
                    open.push(source);
                }
            }
            if next != mapping && !merged.contains(&next) {
                merged.push(next);
            }
        }
        merged
    }
}
