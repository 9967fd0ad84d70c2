//! Resources of the type `kubernetes_manifest`, whose argument `manifest` is an object as Kubernetes
//! has it (<https://registry.terraform.io/providers/hashicorp/kubernetes/latest/docs/resources/manifest>).
//!
//! It is laid out as the tree that YAML is read into, so that containers are found as they are there.

use std::borrow::Cow;
use std::collections::HashMap;

use granit_parser::ScalarStyle;
use hcl_edit::Span as _;
use hcl_edit::expr::{Expression, ObjectKey};
use hcl_edit::structure::{Attribute, Block};
use pullpolicy::Span;

use super::eval::Value;
use super::hcl::{HclSource, is_decided, shown};
use super::slot::indent;
use crate::container::{Container, Policy};
use crate::document::Slot;
use crate::find::{self, Finds, Site};
use crate::finding::Obstacle;
use crate::tree::{Builder, Hops, Kind, NodeId, Tree};
use crate::yaml::POLICY_KEYS;

/// The type of the resource.
const TYPE: &str = "kubernetes_manifest";

/// The argument that holds the object.
const MANIFEST: &str = "manifest";

/// The keys of what an image is put together from, where it is written in parts.
const PARTS: [&str; 4] = ["registry", "tag", "digest", "imageTag"];

/// What is found in a manifest, with the place for each container's policy.
pub(super) struct Found<'t> {
    pub(super) finds: Finds<'t>,
    pub(super) slots: Vec<Result<Slot, Obstacle>>,
    /// Where each object is.
    pub(super) places: Vec<Span>,
}

/// The object of a resource, with the path to it.
pub(super) fn manifest_of(resource: &Block) -> Option<(String, &Expression)> {
    let [kind, name] = &resource.labels[..] else {
        return None;
    };
    let manifest = resource.body.get_attribute(MANIFEST)?;
    let is_it = kind.as_str() == TYPE && manifest.value.is_object();
    is_it.then(|| {
        (
            format!("{TYPE}.{}.{MANIFEST}", name.as_str()),
            &manifest.value,
        )
    })
}

/// Whether an argument may hold an object with policies.
pub(super) fn is_manifest(attribute: &Attribute) -> bool {
    attribute.has_key(MANIFEST)
}

/// Finds the containers of a manifest. Nothing where that would take too long.
pub(super) fn find<'t>(
    source: &HclSource<'_, 't, '_>,
    resource: &Block,
    (path, manifest): (String, &Expression),
) -> Option<Found<'t>> {
    let mut layout = Layout {
        source,
        builder: Builder::new(source.text, source.line_end),
        scalars: HashMap::new(),
    };
    layout.lay(manifest);
    let Layout {
        builder, scalars, ..
    } = layout;
    let tree = builder.finish();
    let hops = Hops::default();
    let mut finds = find::find(&tree, &hops, None);
    (!finds.is_full && !hops.are_used_up()).then_some(())?;
    let known = Known {
        tree: &tree,
        hops: &hops,
        scalars,
    };
    let mut slots = Vec::new();
    for (container, site) in finds.found.containers.iter_mut().zip(&finds.sites) {
        known.tell(container, site);
        container.path = joined(&path, &container.path);
        slots.push(known.slot(site));
    }
    for oddity in &mut finds.found.oddities {
        oddity.path = joined(&path, &oddity.path);
    }
    let nodes = finds.nodes_of_objects.iter();
    let mut places: Vec<Span> = nodes.map(|node| tree.node(*node).span()).collect();
    // What is said of the resource is said of its object.
    if let Some(first) = places.first_mut() {
        *first = source.place(resource.span());
    }
    Some(Found {
        finds,
        slots,
        places,
    })
}

fn joined(before: &str, path: &str) -> String {
    let gap = if path.is_empty() || path.starts_with('[') {
        ""
    } else {
        "."
    };
    [before, gap, path].concat()
}

/// What is known of a scalar besides its text.
#[derive(Clone, Copy, Debug)]
struct Scalar {
    is_known: bool,
    may_change: bool,
    is_literal: bool,
    is_decided: bool,
}

/// Lays an expression out as a tree.
struct Layout<'s, 'b, 't, 'm> {
    source: &'s HclSource<'b, 't, 'm>,
    builder: Builder<'t>,
    scalars: HashMap<NodeId, Scalar>,
}

impl Layout<'_, '_, '_, '_> {
    /// As deep as the parser goes, which is not far.
    fn lay(&mut self, expression: &Expression) {
        let span = self.source.place(expression.span());
        match expression {
            Expression::Object(object) => {
                self.builder.begin(Kind::Mapping { is_flow: true }, span, 0);
                for (key, value) in object {
                    self.key(key);
                    self.lay(value.expr());
                }
                self.builder.end(span);
            }
            Expression::Array(array) => {
                self.builder
                    .begin(Kind::Sequence { is_flow: true }, span, 0);
                for element in array {
                    self.lay(element);
                }
                self.builder.end(span);
            }
            _ => self.scalar(expression, span),
        }
    }

    fn key(&mut self, key: &ObjectKey) {
        let (text, style, span) = match key {
            ObjectKey::Ident(name) => (name.as_str().to_owned(), ScalarStyle::Plain, name.span()),
            ObjectKey::Expression(name) => {
                let text = self.source.evaluator.value(name).0.text();
                let style = ScalarStyle::DoubleQuoted;
                (text.unwrap_or_default(), style, name.span())
            }
        };
        let span = self.source.place(span);
        let kind = Kind::Scalar(style);
        self.builder.add(kind, Cow::Owned(text), span, 0);
    }

    fn scalar(&mut self, expression: &Expression, span: Span) {
        let (value, may_change) = self.source.evaluator.value(expression);
        let is_null = value == Value::Null;
        // An empty default stands for a value that has to be given.
        let text = value.text().filter(|text| !(may_change && text.is_empty()));
        let is_known = text.is_some() || (is_null && !may_change);
        let (style, text) = match text {
            Some(text) => (ScalarStyle::DoubleQuoted, Cow::Owned(text)),
            None if is_known => (ScalarStyle::Plain, Cow::Borrowed("")),
            None => {
                let source = shown(expression, span.of(self.source.text));
                (ScalarStyle::DoubleQuoted, Cow::Borrowed(source))
            }
        };
        let node = self.builder.add(Kind::Scalar(style), text, span, 0);
        self.scalars.insert(
            node,
            Scalar {
                is_known,
                may_change,
                is_literal: matches!(expression, Expression::String(_) | Expression::Null(_)),
                is_decided: is_decided(expression),
            },
        );
    }
}

/// A tree with what is known of its scalars.
struct Known<'a, 't> {
    tree: &'a Tree<'t>,
    hops: &'a Hops,
    scalars: HashMap<NodeId, Scalar>,
}

impl Known<'_, '_> {
    /// Notes what is not known of a container.
    fn tell(&self, container: &mut Container<'_>, site: &Site) {
        container.setting.is_terraform = true;
        let own = [site.keys.image];
        let parts = own.iter().chain(&PARTS);
        for part in parts.filter_map(|key| self.tree.value(site.mapping, key, self.hops)) {
            let Some(scalar) = self.scalars.get(&part) else {
                continue;
            };
            let image = &mut container.image;
            image.is_known &= scalar.is_known;
            image.may_change |= scalar.may_change;
            image.is_verbatim &= scalar.is_literal;
        }
        let policy = site.policy.and_then(|entry| self.scalars.get(&entry.value));
        match (policy, &mut container.policy) {
            (Some(scalar), _) if scalar.is_decided => container.policy = Policy::Decided,
            (Some(scalar), Policy::Written(field)) => field.is_known &= scalar.is_known,
            _ => {}
        }
    }

    /// Where the policy is written: in place of what is there, or behind the image.
    fn slot(&self, site: &Site) -> Result<Slot, Obstacle> {
        if let Some(entry) = site.policy {
            let scalar = self.scalars.get(&entry.value);
            let is_literal = scalar.is_some_and(|scalar| scalar.is_literal);
            return is_literal
                .then(|| Slot {
                    span: self.tree.node(entry.value).span(),
                    before: "\"".to_owned(),
                    after: "\"".to_owned(),
                })
                .ok_or(Obstacle::Expression);
        }
        let mut entries = self.tree.entries(site.mapping);
        let image = entries.find(|(key, _)| self.tree.node(*key).text == site.keys.image);
        self.behind(image.ok_or(Obstacle::Form)?, site.keys.policy)
    }

    /// On the line behind the image's, or on the same where that has more than the image.
    fn behind(&self, (key, value): (NodeId, NodeId), policy: &str) -> Result<Slot, Obstacle> {
        let text = self.tree.text;
        let (key, value) = (self.tree.node(key), self.tree.node(value));
        let quote = match key.kind {
            Kind::Scalar(ScalarStyle::Plain) => "",
            _ => "\"",
        };
        let name = [quote, policy, quote].concat();
        let (key, value) = (key.span(), value.span());
        let between = text.get(key.end..value.start).unwrap_or("");
        let blanks = between.len() - between.trim_start().len();
        let mark = between.trim();
        if !matches!(mark, "=" | ":") || value.of(text).contains('\n') {
            return Err(Obstacle::Form);
        }
        let rest = text.get(value.end..).unwrap_or("");
        let line = rest.split('\n').next().unwrap_or("");
        let is_last_line = line.len() == rest.len();
        let line_end = if line.ends_with('\r') { "\r\n" } else { "\n" };
        let line = line.trim_end_matches('\r');
        let (comma, behind) = match line.trim_start().strip_prefix(',') {
            Some(behind) => (",", behind.trim_start()),
            None => ("", line.trim_start()),
        };
        let is_alone = behind.is_empty() || behind.starts_with('#') || behind.starts_with("//");
        match indent(text, key.start).filter(|_| is_alone && !is_last_line) {
            Some(indent) => {
                let room = key.end - key.start + blanks;
                let gap = " ".repeat(
                    room.saturating_sub(name.len())
                        .max(usize::from(mark == "=")),
                );
                let at = value.end + line.len();
                Ok(Slot {
                    span: Span::new(at, at),
                    before: format!("{line_end}{indent}{name}{gap}{mark} \""),
                    after: format!("\"{comma}"),
                })
            }
            None => Ok(Slot {
                span: Span::new(value.end, value.end),
                before: format!(", {name}{}{mark} \"", between.get(..blanks).unwrap_or("")),
                after: "\"".to_owned(),
            }),
        }
    }
}

/// Whether two expressions are the same but for the policies in their objects.
pub(super) fn same_but_for_policies(one: &Expression, other: &Expression) -> bool {
    match (one, other) {
        (Expression::Object(one), Expression::Object(other)) => {
            let mut ones = one.iter().filter(|(key, _)| !is_policy(key));
            let mut others = other.iter().filter(|(key, _)| !is_policy(key));
            loop {
                match (ones.next(), others.next()) {
                    (None, None) => return true,
                    (Some((key, value)), Some((other_key, other_value)))
                        if key == other_key
                            && same_but_for_policies(value.expr(), other_value.expr()) => {}
                    _ => return false,
                }
            }
        }
        (Expression::Array(one), Expression::Array(other)) => {
            let pairs = one.iter().zip(other.iter());
            one.len() == other.len()
                && pairs
                    .into_iter()
                    .all(|(one, other)| same_but_for_policies(one, other))
        }
        _ => one == other,
    }
}

fn is_policy(key: &ObjectKey) -> bool {
    let name = match key {
        ObjectKey::Ident(name) => Some(name.as_str()),
        ObjectKey::Expression(name) => name.as_str(),
    };
    name.is_some_and(|name| POLICY_KEYS.contains(&name))
}
