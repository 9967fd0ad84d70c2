//! From the parser's events to trees.

use std::borrow::Cow;

use granit_parser::{Event, Parser, ScanError, Span as Place, StrInput, StructureStyle, options};
use pullpolicy::Span;

use super::{Comment, Kind, Node, NodeId, Tree};

/// What a document may have of nodes; a manifest of 16 MiB has fewer.
const MOST_NODES: usize = 1 << 20;

/// Comments are of interest only where they speak to this program.
const SPEAKING: &str = "pullpolicy:";

/// Reads the documents of a text, one after the other.
pub(crate) struct Documents<'t> {
    text: &'t str,
    line_end: &'static str,
    parser: Parser<'t, StrInput<'t>>,
    is_over: bool,
}

/// Why a document cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SyntaxError {
    pub(crate) message: String,
    pub(crate) offset: usize,
    pub(crate) is_too_large: bool,
}

impl<'t> Documents<'t> {
    pub(crate) fn of(text: &'t str) -> Self {
        let options = options! {
            emit_comments: memchr::memmem::find(text.as_bytes(), SPEAKING.as_bytes()).is_some(),
            max_buffered_comment_events: usize::MAX,
        };
        let has_crlf = memchr::memmem::find(text.as_bytes(), b"\r\n").is_some();
        Self {
            text,
            line_end: if has_crlf { "\r\n" } else { "\n" },
            parser: Parser::new_from_str_with_options(text, options),
            is_over: false,
        }
    }
}

impl<'t> Iterator for Documents<'t> {
    type Item = Result<Tree<'t>, SyntaxError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_over {
            return None;
        }
        let mut builder = Builder::new(self.text, self.line_end);
        loop {
            match self.parser.next_event() {
                Some(Ok((Event::DocumentEnd, _))) => {
                    return Some(Ok(builder.finish()));
                }
                Some(Ok((event, place))) if builder.tree.nodes.len() < MOST_NODES => {
                    builder.take(event, &place);
                }
                Some(Ok((_, place))) => {
                    self.is_over = true;
                    return Some(Err(SyntaxError {
                        message: format!("the document has more than {MOST_NODES} nodes"),
                        offset: place.start.byte_offset().unwrap_or(0),
                        is_too_large: true,
                    }));
                }
                Some(Err(error)) => {
                    self.is_over = true;
                    return Some(Err(SyntaxError::of(&error, self.text)));
                }
                None => {
                    self.is_over = true;
                    return None;
                }
            }
        }
    }
}

impl SyntaxError {
    fn of(error: &ScanError, text: &str) -> Self {
        let message = error.info();
        let hint = if text.contains("{{") {
            "; is it a template that was not rendered?"
        } else {
            ""
        };
        Self {
            message: message.trim_end_matches('.').to_owned() + hint,
            offset: error.marker().byte_offset().unwrap_or(0),
            is_too_large: false,
        }
    }
}

/// Builds the tree of a document.
pub(crate) struct Builder<'t> {
    tree: Tree<'t>,
    open: Vec<Open>,
}

/// A sequence or a mapping that is not complete.
struct Open {
    node: usize,
    is_mapping: bool,
    /// How many nodes it holds, keys and values each.
    children: usize,
}

impl<'t> Builder<'t> {
    pub(crate) fn new(text: &'t str, line_end: &'static str) -> Self {
        Self {
            tree: Tree {
                text,
                line_end,
                nodes: Vec::new(),
                anchors: Vec::new(),
                aliases: Vec::new(),
                comments: Vec::new(),
            },
            open: Vec::new(),
        }
    }

    /// The tree of what was added.
    pub(crate) fn finish(mut self) -> Tree<'t> {
        self.tree.aliases.sort_unstable();
        self.tree
    }

    fn take(&mut self, event: Event<'t>, place: &Place) {
        let span = place.byte_range().unwrap_or_default();
        let span = Span::new(span.start, span.end);
        match event {
            Event::Scalar(text, style, anchor, tag) => {
                let is_text = tag.is_some_and(|tag| tag.core_suffix() == Some("str"));
                // The parser spells out a null that is not written.
                let text = if span.start == span.end {
                    Cow::Borrowed("")
                } else {
                    text
                };
                let node = self.add(Kind::Scalar(style), text, span, anchor);
                if let Some(node) = self.tree.nodes.get_mut(node.index()) {
                    node.is_text = is_text;
                }
            }
            Event::Alias(anchor) => {
                let anchor = number(anchor);
                let node = self.add(Kind::Alias(anchor), Cow::Borrowed(""), span, 0);
                self.tree.aliases.push((anchor, node));
            }
            Event::SequenceStart(style, anchor, _) => {
                let is_flow = style == StructureStyle::Flow;
                self.begin(Kind::Sequence { is_flow }, span, anchor);
            }
            Event::MappingStart(style, anchor, _) => {
                let is_flow = style == StructureStyle::Flow;
                self.begin(Kind::Mapping { is_flow }, span, anchor);
            }
            Event::SequenceEnd | Event::MappingEnd => self.end(span),
            Event::Comment(text, _) => self.tree.comments.push(Comment { text, span }),
            _ => {}
        }
    }

    /// Adds a node within what is open.
    pub(crate) fn add(
        &mut self,
        kind: Kind,
        text: Cow<'t, str>,
        span: Span,
        anchor: usize,
    ) -> NodeId {
        let index = self.tree.nodes.len();
        let mut is_key = false;
        let parent = self.open.last().map_or(0, |open| open.node);
        if let Some(open) = self.open.last_mut() {
            is_key = open.is_mapping && open.children % 2 == 0;
            open.children += 1;
        }
        if anchor > 0 {
            let id = NodeId(number(index));
            self.tree.anchors.push((number(anchor), id));
        }
        self.tree.nodes.push(Node {
            kind,
            text,
            start: number(span.start),
            end: number(span.end),
            next: NodeId(number(index + 1)),
            parent: NodeId(number(parent)),
            depth: number(self.open.len()),
            anchor: number(anchor),
            is_key,
            is_text: false,
        });
        NodeId(number(index))
    }

    /// Opens a sequence or a mapping.
    pub(crate) fn begin(&mut self, kind: Kind, span: Span, anchor: usize) {
        let node = self.add(kind, Cow::Borrowed(""), span, anchor);
        self.open.push(Open {
            node: node.index(),
            is_mapping: matches!(kind, Kind::Mapping { .. }),
            children: 0,
        });
    }

    /// Closes what was opened last.
    pub(crate) fn end(&mut self, span: Span) {
        let Some(open) = self.open.pop() else {
            return;
        };
        let next = NodeId(number(self.tree.nodes.len()));
        if let Some(node) = self.tree.nodes.get_mut(open.node) {
            node.next = next;
            node.end = number(span.end);
        }
    }
}

/// A number of a document, none of which is larger than [`MAX_DOCUMENT`](crate::MAX_DOCUMENT).
fn number(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
