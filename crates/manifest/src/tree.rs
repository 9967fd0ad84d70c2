//! A YAML document with the place of everything in it: what the parser's events tell, in a list.
//!
//! JSON is read as the YAML that it is. Aliases are not expanded but followed on demand, so that
//! what they multiply costs nothing until somebody looks at it, and nothing that is looked at once
//! need be looked at twice.

mod build;
mod lookup;

use std::borrow::Cow;

use granit_parser::ScalarStyle;
use pullpolicy::Span;

pub(crate) use build::{Builder, Documents, SyntaxError};
pub(crate) use lookup::{Entry, Hops};

/// A node by its place in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct NodeId(u32);

impl NodeId {
    fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a node is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Scalar(ScalarStyle),
    Sequence {
        is_flow: bool,
    },
    Mapping {
        is_flow: bool,
    },
    /// The anchor that it names.
    Alias(u32),
}

/// A node of a document.
#[derive(Clone, Debug)]
pub(crate) struct Node<'t> {
    pub(crate) kind: Kind,
    /// A scalar's text, with quotes and escapes resolved.
    pub(crate) text: Cow<'t, str>,
    start: u32,
    end: u32,
    /// The node behind this one and all that is in it.
    next: NodeId,
    /// The node that it is directly in; of the document itself, that.
    parent: NodeId,
    pub(crate) depth: u32,
    /// The anchor's number, 0 without one.
    anchor: u32,
    /// Whether it is the key of a mapping.
    pub(crate) is_key: bool,
    /// Whether it is tagged `!!str`, and so a text whatever it looks like; other tags say nothing
    /// that is asked here.
    is_text: bool,
}

/// What is read where there is nothing.
static NOTHING: Node<'static> = Node {
    kind: Kind::Scalar(ScalarStyle::Plain),
    text: Cow::Borrowed(""),
    start: 0,
    end: 0,
    next: NodeId(u32::MAX),
    parent: NodeId(0),
    depth: 0,
    anchor: 0,
    is_key: false,
    is_text: false,
};

impl<'t> Node<'t> {
    /// Where it is written, in bytes of the text.
    pub(crate) fn span(&self) -> Span {
        Span::new(self.start as usize, self.end as usize)
    }

    pub(crate) fn is_mapping(&self) -> bool {
        matches!(self.kind, Kind::Mapping { .. })
    }

    pub(crate) fn is_sequence(&self) -> bool {
        matches!(self.kind, Kind::Sequence { .. })
    }

    pub(crate) fn is_scalar(&self) -> bool {
        matches!(self.kind, Kind::Scalar(_))
    }

    /// Whether two nodes of different documents are the same, but for their places.
    pub(crate) fn is_like(&self, other: &Node<'_>) -> bool {
        let Self {
            kind,
            text,
            depth,
            anchor,
            is_key,
            is_text,
            ..
        } = self;
        *kind == other.kind
            && *text == other.text
            && *depth == other.depth
            && *anchor == other.anchor
            && *is_key == other.is_key
            && *is_text == other.is_text
    }

    /// Whether it is null: nothing, or one of null's spellings (YAML 1.2.2, 10.3.2).
    pub(crate) fn is_null(&self) -> bool {
        self.kind == Kind::Scalar(ScalarStyle::Plain)
            && !self.is_text
            && matches!(&*self.text, "" | "~" | "null" | "Null" | "NULL")
    }
}

/// A document.
#[derive(Debug)]
pub(crate) struct Tree<'t> {
    /// The text of the part of the file that it is in; places count from its beginning.
    pub(crate) text: &'t str,
    /// How the text ends its lines.
    pub(crate) line_end: &'static str,
    /// In the order of the text, each node before what is in it.
    nodes: Vec<Node<'t>>,
    /// The anchors by their numbers, which rise.
    anchors: Vec<(u32, NodeId)>,
    /// The aliases by the anchors that they name.
    aliases: Vec<(u32, NodeId)>,
    /// The comments, where the text has any that may concern us.
    pub(crate) comments: Vec<Comment<'t>>,
}

/// A comment.
#[derive(Clone, Debug)]
pub(crate) struct Comment<'t> {
    /// What is behind the `#`.
    pub(crate) text: Cow<'t, str>,
    pub(crate) span: Span,
}

impl<'t> Tree<'t> {
    /// The node that is the document.
    pub(crate) fn root(&self) -> NodeId {
        NodeId(0)
    }

    pub(crate) fn node(&self, id: NodeId) -> &Node<'t> {
        self.nodes.get(id.index()).unwrap_or(&NOTHING)
    }

    /// The node, if the document has one of this number.
    pub(crate) fn get(&self, id: NodeId) -> Option<&Node<'t>> {
        self.nodes.get(id.index())
    }

    /// The node that comes next in the text: the first within this one, where it holds any.
    pub(crate) fn inside(&self, id: NodeId) -> NodeId {
        NodeId(id.0.saturating_add(1))
    }

    /// The nodes from this one on, in the order of the text.
    pub(crate) fn ids_from(&self, first: NodeId) -> impl Iterator<Item = NodeId> + use<> {
        (first.0..self.nodes.len() as u32).map(NodeId)
    }

    /// The first scalar or alias that begins at this place or behind it.
    pub(crate) fn first_scalar_behind(&self, place: usize) -> Option<NodeId> {
        let before = |node: &Node<'_>| (node.start as usize) < place;
        let first = self.nodes.partition_point(before);
        self.ids_from(NodeId(first as u32)).find(|id| {
            let node = self.node(*id);
            node.is_scalar() || matches!(node.kind, Kind::Alias(_))
        })
    }

    /// The nodes within this one: elements, or keys and values by turns.
    pub(crate) fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let end = self.node(id).next;
        let first = NodeId(id.0 + 1);
        let within = move |id: &NodeId| *id < end && id.index() < self.nodes.len();
        std::iter::successors(Some(first).filter(within), move |id| {
            Some(self.node(*id).next).filter(within)
        })
    }

    /// The keys and values of a mapping, in the order of the text, without what is merged in.
    pub(crate) fn entries(&self, id: NodeId) -> impl Iterator<Item = (NodeId, NodeId)> + '_ {
        let is_mapping = self.node(id).is_mapping();
        let mut children = self.children(id).filter(move |_| is_mapping);
        std::iter::from_fn(move || Some((children.next()?, children.next()?)))
    }

    /// The node behind this one and all that is in it.
    pub(crate) fn behind(&self, id: NodeId) -> NodeId {
        self.node(id).next
    }

    /// The key of a value.
    pub(crate) fn key_of(&self, value: NodeId) -> Option<&Node<'t>> {
        let before = value.0.checked_sub(1)?;
        Some(self.node(NodeId(before))).filter(|node| node.is_key)
    }

    /// The node itself, or the one that it is an alias of.
    pub(crate) fn resolve(&self, id: NodeId) -> NodeId {
        match self.node(id).kind {
            Kind::Alias(anchor) => self.anchored(anchor).unwrap_or(id),
            _ => id,
        }
    }

    fn anchored(&self, anchor: u32) -> Option<NodeId> {
        let found = self.anchors.binary_search_by_key(&anchor, |(id, _)| *id);
        self.anchors.get(found.ok()?).map(|(_, node)| *node)
    }

    /// The aliases of a node.
    pub(crate) fn aliases(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let anchor = self.node(id).anchor;
        let first = self.aliases.partition_point(|(of, _)| *of < anchor);
        let found = self.aliases.get(first..).unwrap_or_default().iter();
        found
            .take_while(move |(of, _)| *of == anchor)
            .map(|(_, alias)| *alias)
    }

    /// The first alias of the document.
    pub(crate) fn first_alias(&self) -> Option<NodeId> {
        self.aliases.iter().map(|(_, alias)| *alias).min()
    }

    /// Whether a node has an anchor of its own.
    pub(crate) fn is_anchored(&self, id: NodeId) -> bool {
        self.node(id).anchor > 0
    }

    /// The source of a node.
    pub(crate) fn source(&self, id: NodeId) -> &'t str {
        self.node(id).span().of(self.text)
    }
}

#[cfg(test)]
mod tests;
