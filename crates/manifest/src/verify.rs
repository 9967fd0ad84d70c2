//! Whether two documents are the same but for their policies.

use crate::tree::{NodeId, Tree};
use crate::yaml::POLICY_KEYS;

/// Compares two documents node by node: kinds, quotes, texts, anchors, nesting. Entries under the
/// keys of policies are passed over.
pub(crate) fn same_but_for_policies(one: &Tree<'_>, other: &Tree<'_>) -> bool {
    let mut ones = Walk::of(one);
    let mut others = Walk::of(other);
    loop {
        match (ones.next(), others.next()) {
            (None, None) => return true,
            (Some(a), Some(b)) if one.node(a).is_like(other.node(b)) => {}
            _ => return false,
        }
    }
}

/// The nodes of a document in their order, without policies.
struct Walk<'a, 't> {
    tree: &'a Tree<'t>,
    next: NodeId,
}

impl<'a, 't> Walk<'a, 't> {
    fn of(tree: &'a Tree<'t>) -> Self {
        Self {
            tree,
            next: tree.root(),
        }
    }
}

impl Iterator for Walk<'_, '_> {
    type Item = NodeId;

    fn next(&mut self) -> Option<NodeId> {
        loop {
            let id = self.next;
            let node = self.tree.get(id)?;
            if !(node.is_key && node.is_scalar() && POLICY_KEYS.contains(&&*node.text)) {
                self.next = self.tree.inside(id);
                return Some(id);
            }
            let value = self.tree.behind(id);
            self.next = self.tree.behind(value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::Documents;

    fn same(one: &str, other: &str) -> bool {
        let tree = |text| Documents::of(text).next().unwrap().unwrap();
        let (one, other) = (tree(one), tree(other));
        let same = same_but_for_policies(&one, &other);
        assert_eq!(same, same_but_for_policies(&other, &one));
        same
    }

    #[test]
    fn policies_may_differ_come_and_go() {
        let one = "a: {image: x, imagePullPolicy: Always}\nb: 1\n";
        assert!(same(one, "a: {image: x}\nb: 1\n"));
        assert!(same(one, "a: {imagePullPolicy: [1], image: x}\nb: 1\n"));
        assert!(same(one, one));
    }

    #[test]
    fn nothing_else_may() {
        let one = "a: {image: x}\nb: [1, &c 2, *c]\n";
        for other in [
            "a: {image: y}\nb: [1, &c 2, *c]\n",
            "a: {image: 'x'}\nb: [1, &c 2, *c]\n",
            "a: {image: x}\nb: [1, 2, 2]\n",
            "a: {image: x}\nb: [&c 1, 2, *c]\n",
            "a: {image: x}\nb: [1, [&c 2], *c]\n",
            "a: {image: x, imagePullPolicies: Always}\nb: [1, &c 2, *c]\n",
            "a: {image: x}\nb: [1, &c 2, *c]\nc: 1\n",
            "a: {image: x}\n",
        ] {
            assert!(!same(one, other), "{other}");
        }
    }
}
