//! What a file of Terraform's JSON consists of: blocks under their names and labels, and values.

use granit_parser::ScalarStyle;
use hcl_edit::expr::{Array, Expression, Object, ObjectKey, ObjectValue};

use super::module::template;
use super::number::decimal;
use crate::tree::{Hops, Kind, NodeId, Tree};

/// Values that nest deeper are not known.
const DEEPEST: u32 = 128;

/// The blocks of a file.
#[derive(Clone, Copy)]
pub(super) struct Blocks<'a, 't> {
    pub(super) tree: &'a Tree<'t>,
    pub(super) hops: &'a Hops,
}

impl<'t> Blocks<'_, 't> {
    /// The file's own arguments and blocks.
    pub(super) fn roots(self) -> Vec<NodeId> {
        self.one_or_many(self.tree.root())
    }

    /// A block is written as one object, and several as a list of them.
    pub(super) fn one_or_many(self, node: NodeId) -> Vec<NodeId> {
        if self.tree.node(node).is_sequence() {
            self.tree.children(node).collect()
        } else {
            vec![node]
        }
    }

    /// What is behind labels, with the labels.
    pub(super) fn labelled(self, node: NodeId) -> Vec<(String, NodeId)> {
        let objects = self.one_or_many(node).into_iter();
        objects.flat_map(|object| self.entries(object)).collect()
    }

    /// What an object has under each key.
    pub(super) fn entries(self, object: NodeId) -> Vec<(String, NodeId)> {
        let entries = self.tree.entries(object);
        let named = entries.map(|(key, value)| (self.tree.node(key).text.to_string(), value));
        named.collect()
    }

    /// The blocks of this name.
    pub(super) fn under(self, node: NodeId, name: &str) -> Vec<NodeId> {
        let value = self.tree.value(node, name, self.hops);
        value
            .map(|value| self.one_or_many(value))
            .unwrap_or_default()
    }

    /// An argument, null where it is written so.
    pub(super) fn argument(self, node: NodeId, name: &str) -> Option<NodeId> {
        Some(self.tree.entry(node, name, self.hops)?.value)
    }

    /// A value whose strings are templates.
    pub(super) fn expression(self, node: NodeId) -> Expression {
        self.value(node, template)
    }

    /// A value whose strings are meant as they are.
    pub(super) fn literal(self, node: NodeId) -> Expression {
        self.value(node, |text| Expression::from(text))
    }

    fn value(self, id: NodeId, string: fn(&str) -> Expression) -> Expression {
        let node = self.tree.node(id);
        match node.kind {
            _ if node.depth > DEEPEST => unreadable(),
            _ if node.is_null() => Expression::null(),
            Kind::Scalar(ScalarStyle::Plain) => plain(&node.text),
            Kind::Scalar(_) => string(&node.text),
            Kind::Sequence { .. } => {
                let values = self.tree.children(id).map(|it| self.value(it, string));
                Expression::Array(Array::from(values.collect::<Vec<_>>()))
            }
            Kind::Mapping { .. } => {
                let mut object = Object::new();
                for (key, value) in self.tree.entries(id) {
                    let key = Expression::from(&*self.tree.node(key).text);
                    let value = ObjectValue::new(self.value(value, string));
                    object.insert(ObjectKey::Expression(key), value);
                }
                Expression::Object(object)
            }
            Kind::Alias(_) => unreadable(),
        }
    }
}

/// A value that is no string.
fn plain(text: &str) -> Expression {
    match text {
        "true" => Expression::from(true),
        "false" => Expression::from(false),
        // Numbers are only ever put into texts.
        _ => decimal(text).map_or_else(unreadable, Expression::from),
    }
}

/// What is not known.
pub(super) fn unreadable() -> Expression {
    Expression::from(hcl_edit::Ident::new("unreadable"))
}
