//! Terraform's native syntax, HCL: what is in a file, and whether two are the same but for policies.

use std::borrow::Cow;
use std::ops::Range;

use hcl_edit::expr::{Expression, FuncCall, TraversalOperator};
use hcl_edit::parser::{Error, parse_body};
use hcl_edit::structure::{Attribute, Block, Body, Structure};
use hcl_edit::{Decorated, Span as _};
use pullpolicy::Span;

use super::comments;
use super::eval::Evaluator;
use super::find::{Argument, Finds, Inner, Source, find};
use super::manifest::{self, Found as Manifest};
use super::module::Module;
use super::slot;
use crate::container::TERRAFORM_KEY;
use crate::document::{Document, Format, Found, Oddity, Slot};
use crate::finding::Obstacle;
use crate::suppress::Suppressions;
use crate::tree::SyntaxError;
use crate::{MAX_TERRAFORM_FILE, container::Container};

const BOM: &str = "\u{feff}";

/// What a file may have of assignments. The parser compares each key of an object with all others,
/// so that many more would take minutes.
const MOST_ASSIGNMENTS: usize = 10_000;

/// What is said of expressions that cost too much to follow.
pub(super) const TOO_OFTEN: &str = "the expressions refer to one another too often";

/// HCL, with the constants of the module.
pub(crate) struct Hcl<'m> {
    pub(crate) module: &'m Module,
}

/// A file with what was found in it.
pub(crate) struct HclDocument<'t> {
    body: Body,
    found: Found<'t>,
    slots: Vec<Result<Slot, Obstacle>>,
}

impl Format for Hcl<'_> {
    const TOO_LARGE: &'static str = "the file is larger than 1 MiB";

    type Document<'t> = HclDocument<'t>;

    fn excess(text: &str) -> Option<&'static str> {
        excess(text)
    }

    fn documents<'t>(
        &self,
        text: &'t str,
    ) -> impl Iterator<Item = Result<HclDocument<'t>, SyntaxError>> {
        std::iter::once(HclDocument::read(text, self.module))
    }

    fn are_alike(one: &HclDocument<'_>, other: &HclDocument<'_>) -> bool {
        same_but_for_policies(&one.body, &other.body)
    }
}

impl<'t> Document<'t> for HclDocument<'t> {
    fn found(&self) -> &Found<'t> {
        &self.found
    }

    fn slot(&self, container: usize) -> Result<Slot, Obstacle> {
        let slot = self.slots.get(container).cloned();
        slot.unwrap_or(Err(Obstacle::Form))
    }

    /// Each container has a place of its own.
    fn also_changed(&self, _: usize) -> Option<Vec<usize>> {
        Some(Vec::new())
    }
}

impl<'t> HclDocument<'t> {
    fn read(text: &'t str, module: &Module) -> Result<Self, SyntaxError> {
        let offset = without_mark(text).1;
        let body = parsed(text).map_err(|error| SyntaxError {
            message: error.message().to_owned(),
            offset: offset + error.location().offset(),
            is_too_large: error.message().starts_with("invalid nesting depth"),
        })?;
        let has_crlf = memchr::memmem::find(text.as_bytes(), b"\r\n").is_some();
        let source = HclSource {
            text,
            line_end: if has_crlf { "\r\n" } else { "\n" },
            offset,
            body: &body,
            evaluator: Evaluator::new(module),
        };
        let Finds {
            mut objects,
            mut places,
            containers,
            mut oddities,
        } = find(&source);
        let containers = containers.into_iter().map(|(container, block, obstacle)| {
            let obstacle = obstacle.map_or(Ok(()), Err);
            let slot = obstacle.and_then(|()| slot::slot(&source, block));
            (container, slot)
        });
        let mut containers: Vec<(Container<'t>, Result<Slot, Obstacle>)> = containers.collect();
        let mut annotations = Suppressions::default();
        for resource in body.get_blocks("resource") {
            let Some(it) = manifest::manifest_of(resource) else {
                continue;
            };
            let found = manifest::find(&source, resource, it);
            let Manifest {
                finds,
                slots,
                places: own_places,
            } = found.ok_or_else(|| too_large(TOO_OFTEN, offset))?;
            let first = objects.len();
            let pods = containers.iter().map(|(it, _)| it.pod).max().unwrap_or(0);
            let own = finds.found.containers.into_iter().map(|mut container| {
                container.object += first;
                container.pod += if container.pod > 0 { pods } else { 0 };
                container
            });
            containers.extend(own.zip(slots));
            oddities.extend(finds.found.oddities.into_iter().map(|oddity| Oddity {
                object: first + oddity.object,
                ..oddity
            }));
            objects.extend(finds.found.objects);
            places.extend(own_places);
            annotations.of_objects(finds.found.suppressions, first);
        }
        if source.evaluator.is_used_up() {
            return Err(too_large(TOO_OFTEN, offset));
        }
        containers.sort_by_key(|(container, _)| container.span.start);
        let (containers, slots): (Vec<_>, Vec<_>) = containers.into_iter().unzip();
        let mut suppressions = comments::suppressions(&source, &containers, &places);
        suppressions.of_objects(annotations, 0);
        Ok(Self {
            found: Found {
                objects,
                containers,
                oddities,
                suppressions,
            },
            slots,
            body,
        })
    }
}

pub(super) fn too_large(message: &str, offset: usize) -> SyntaxError {
    SyntaxError {
        message: message.to_owned(),
        offset,
        is_too_large: true,
    }
}

/// A text without its byte order mark, which the parser refuses, and how long that is.
fn without_mark(text: &str) -> (&str, usize) {
    text.strip_prefix(BOM)
        .map_or((text, 0), |rest| (rest, BOM.len()))
}

/// Parses a file.
pub(super) fn parsed(text: &str) -> Result<Body, Box<Error>> {
    parse_body(without_mark(text).0).map_err(Box::new)
}

/// What a text has too much of to be read, if anything.
pub(super) fn excess(text: &str) -> Option<&'static str> {
    if text.len() > MAX_TERRAFORM_FILE {
        return Some(Hcl::TOO_LARGE);
    }
    // What stands in one object is separated by commas and line ends.
    let mut pieces = text.split([',', '\n']);
    let is_assignment = |piece: &&str| memchr::memchr2(b'=', b':', piece.as_bytes()).is_some();
    let is_too_much = pieces
        .by_ref()
        .filter(is_assignment)
        .nth(MOST_ASSIGNMENTS)
        .is_some();
    is_too_much.then_some("the file has more than 10,000 assignments")
}

/// A file that is being looked through.
pub(super) struct HclSource<'b, 't, 'm> {
    /// With its byte order mark.
    pub(super) text: &'t str,
    /// How it ends its lines.
    pub(super) line_end: &'static str,
    /// Where what was parsed begins in it.
    offset: usize,
    pub(super) body: &'b Body,
    pub(super) evaluator: Evaluator<'m>,
}

impl<'t> HclSource<'_, 't, '_> {
    /// A place in the text, of one that the parser gives.
    pub(super) fn place(&self, range: Option<Range<usize>>) -> Span {
        let range = range.unwrap_or_default();
        Span::new(self.offset + range.start, self.offset + range.end)
    }
}

impl<'b, 't> Source<'t> for HclSource<'b, 't, '_> {
    type Block = &'b Block;

    fn resources(&self) -> Vec<(String, String, &'b Block)> {
        let resources = self.body.get_blocks("resource");
        let named = resources.filter_map(|block| match &block.labels[..] {
            [kind, name] => Some((kind.as_str().to_owned(), name.as_str().to_owned(), block)),
            _ => None,
        });
        named.collect()
    }

    fn blocks(&self, of: &'b Block, name: &str) -> Vec<Inner<&'b Block>> {
        let mut found = Vec::new();
        for block in of.body.blocks() {
            if block.has_ident(name) && !block.is_labeled() {
                found.push(Inner {
                    block,
                    is_dynamic: false,
                });
            }
            let is_dynamic = block.has_ident("dynamic") && block.has_exact_labels(&[name]);
            for block in block.body.blocks().filter(|_| is_dynamic) {
                if block.has_ident("content") {
                    found.push(Inner { block, is_dynamic });
                }
            }
        }
        found
    }

    fn argument(&self, of: &'b Block, name: &str) -> Option<Argument<'t>> {
        let expression = &of.body.get_attribute(name)?.value;
        let span = self.place(expression.span());
        let (value, may_change) = self.evaluator.value(expression);
        Some(Argument {
            value,
            may_change,
            source: Cow::Borrowed(shown(expression, span.of(self.text))),
            span,
            is_literal: matches!(expression, Expression::String(_) | Expression::Null(_)),
            is_decided: is_decided(expression),
        })
    }

    fn names(&self, of: &'b Block) -> Vec<(String, Span)> {
        let arguments = of.body.attributes();
        arguments
            .map(|it| (it.key.as_str().to_owned(), self.place(it.key.span())))
            .collect()
    }

    fn span(&self, of: &'b Block) -> Span {
        self.place(of.span())
    }
}

/// The source of an expression, a template without its quotes.
pub(super) fn shown<'t>(expression: &Expression, source: &'t str) -> &'t str {
    let template = expression.as_string_template();
    let inner = template.and_then(|_| source.strip_prefix('"')?.strip_suffix('"'));
    inner.unwrap_or(source)
}

/// Whether an expression is the answer of this project's provider: of its functions under whatever
/// name a module gives to the provider, or of its data source.
pub(super) fn is_decided(expression: &Expression) -> bool {
    match expression {
        Expression::Parenthesis(inner) => is_decided(inner.inner()),
        Expression::StringTemplate(template) => template
            .as_single_element()
            .and_then(|element| element.as_interpolation())
            .is_some_and(|only| is_decided(&only.expr)),
        Expression::FuncCall(call) => is_answer(call),
        Expression::Traversal(traversal) => {
            let is_data = traversal
                .expr
                .as_variable()
                .is_some_and(|root| &**root == "data");
            let first = traversal.operators.first().map(Decorated::value);
            let is_ours = matches!(first, Some(TraversalOperator::GetAttr(kind))
                if kind.as_str() == "pullpolicy_decision");
            is_data && is_ours
        }
        _ => false,
    }
}

/// Whether a call decides by the tag: it is not, where it is asked for a policy by its name.
fn is_answer(call: &FuncCall) -> bool {
    let namespace = call.name.namespace.iter().map(|part| part.as_str());
    let is_ours = namespace.eq(["provider", "pullpolicy"])
        && matches!(
            call.name.name.as_str(),
            "resolve" | "resolve_tag" | "resolve_with"
        );
    let policy = call.args.get(1).and_then(Expression::as_str);
    is_ours && policy.is_none_or(|policy| policy == "auto")
}

/// Compares two bodies structure by structure: names, labels, values, nesting. Policies are passed
/// over.
fn same_but_for_policies(one: &Body, other: &Body) -> bool {
    let mut open = vec![(one, other)];
    while let Some((one, other)) = open.pop() {
        let mut ones = without_policies(one);
        let mut others = without_policies(other);
        loop {
            match (ones.next(), others.next()) {
                (None, None) => break,
                (Some(Structure::Attribute(one)), Some(Structure::Attribute(other)))
                    if one == other => {}
                (Some(Structure::Attribute(one)), Some(Structure::Attribute(other)))
                    if manifest::is_manifest(one)
                        && one.key == other.key
                        && manifest::same_but_for_policies(&one.value, &other.value) => {}
                (Some(Structure::Block(one)), Some(Structure::Block(other)))
                    if one.ident == other.ident && one.labels == other.labels =>
                {
                    open.push((&one.body, &other.body));
                }
                _ => return false,
            }
        }
    }
    true
}

fn without_policies(body: &Body) -> impl Iterator<Item = &Structure> {
    let is_policy = |attribute: &Attribute| attribute.has_key(TERRAFORM_KEY);
    let structures = body.iter();
    structures.filter(move |structure| !structure.as_attribute().is_some_and(is_policy))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn same(one: &str, other: &str) -> bool {
        let (one, other) = (parsed(one).unwrap(), parsed(other).unwrap());
        let same = same_but_for_policies(&one, &other);
        assert_eq!(same, same_but_for_policies(&other, &one));
        same
    }

    #[test]
    fn policies_may_differ_come_and_go() {
        let one = "a \"b\" {\n  image = \"x\"\n  image_pull_policy = \"Always\"\n}\n";
        assert!(same(one, "a \"b\" { image = \"x\" }\n"));
        assert!(same(one, &one.replace("\"Always\"", "[1]")));
        assert!(same(one, &one.replace('\n', " # c\r\n")));
    }

    #[test]
    fn nothing_else_may() {
        let one = "a \"b\" {\n  image = \"x\"\n  c {\n    d = [1, e.f]\n  }\n}\n";
        for (part, other) in [
            ("\"x\"", "\"y\""),
            ("\"x\"", "<<E\nx\nE"),
            ("\"b\"", "\"b\" c"),
            ("a \"", "e \""),
            ("image", "imagePullPolicy"),
            ("d = ", "image_pull_policy = "),
            ("e.f", "e.g"),
            ("1, ", ""),
            ("  c {\n    d = [1, e.f]\n  }\n", ""),
            ("  c {\n", "  c {\n  }\n  c {\n"),
        ] {
            let other = one.replacen(part, other, 1);
            assert!(one != other && !same(one, &other), "{other}");
        }
    }
}
