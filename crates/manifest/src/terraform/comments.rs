//! What the author of a configuration does not want to hear, in comments.
//!
//! The parser keeps comments with what they stand beside, and tells no places of them; none are
//! needed, since a comment holds for what it stands beside.

use hcl_edit::Decorate as _;
use hcl_edit::Span as _;
use hcl_edit::expr::{Expression, ObjectKey};
use hcl_edit::structure::{Block, Body, Structure};
use pullpolicy::Span;

use super::hcl::HclSource;
use super::manifest;
use crate::container::Container;
use crate::find::container_at;
use crate::suppress::{RuleSet, Suppressions};

/// A comment that is for us, and what it holds for: nothing where it holds for the file.
type Comment = (RuleSet, Option<Span>);

/// Notes where comments hold. Before everything else: in the file. Else for what stands below, on
/// the same line or around: a block with all that is in it, or the container that an argument is in.
pub(super) fn suppressions(
    source: &HclSource<'_, '_, '_>,
    containers: &[Container<'_>],
    objects: &[Span],
) -> Suppressions {
    let mut suppressions = Suppressions::default();
    let mut lines = Vec::new();
    let objects = objects.iter().enumerate();
    let mut starts: Vec<(usize, usize)> = objects.map(|(at, it)| (it.start, at)).collect();
    starts.sort_unstable();
    for (rules, place) in comments(source) {
        let Some(place) = place else {
            suppressions.everywhere(rules);
            continue;
        };
        let object = starts.binary_search_by_key(&place.start, |(start, _)| *start);
        if let Some((_, object)) = object.ok().and_then(|at| starts.get(at)) {
            suppressions.in_object(*object, None, rules);
            continue;
        }
        let first = containers.partition_point(|it| it.span.start < place.start);
        let within = containers.get(first..).unwrap_or_default().iter();
        let mut found: Vec<usize> = within
            .map(|container| container.span.start)
            .take_while(|start| *start < place.end)
            .collect();
        if found.is_empty() {
            found.extend(container_at(containers, place.start));
        }
        if found.is_empty() {
            lines.push((place, rules));
        }
        for start in found {
            suppressions.in_container(start, rules);
        }
    }
    lines.sort_by_key(|(place, _)| place.start);
    for (place, rules) in lines {
        suppressions.in_lines(place, rules);
    }
    suppressions
}

fn comments(source: &HclSource<'_, '_, '_>) -> Vec<Comment> {
    let mut comments = Vec::new();
    if memchr::memmem::find(source.text.as_bytes(), b"pullpolicy:").is_none() {
        return comments;
    }
    let mut note = |text: &str, place: Option<Span>| {
        comments.extend(rules(text).map(|rules| (rules, place)));
    };
    let mut open: Vec<(&Body, Option<&Block>)> = vec![(source.body, None)];
    while let Some((body, block)) = open.pop() {
        let around = block.map(|block| source.place(block.span()));
        for (index, structure) in body.iter().enumerate() {
            let is_first = index == 0 && block.is_none();
            let own = Some(source.place(structure.span()));
            let decor = structure.decor();
            let before = decor.prefix().map_or("", |text| text);
            let behind = decor.suffix().map_or("", |text| text);
            note(before, own.filter(|_| !is_first));
            note(behind, own);
            match structure {
                Structure::Block(block) => open.push((&block.body, Some(block))),
                Structure::Attribute(attribute) if manifest::is_manifest(attribute) => {
                    within(source, &attribute.value, &mut note);
                }
                Structure::Attribute(_) => {}
            }
        }
        let decor = body.decor();
        for text in [decor.prefix(), decor.suffix()].into_iter().flatten() {
            if around.is_some() {
                note(text, around);
            }
        }
    }
    comments
}

/// Notes the comments in an object or a list, as deep as the parser goes.
fn within(
    source: &HclSource<'_, '_, '_>,
    expression: &Expression,
    note: &mut impl FnMut(&str, Option<Span>),
) {
    let own = Some(source.place(expression.span()));
    let decor = expression.decor();
    for text in [decor.prefix(), decor.suffix()].into_iter().flatten() {
        note(text, own);
    }
    match expression {
        Expression::Object(object) => {
            for (key, value) in object {
                let decor = match key {
                    ObjectKey::Ident(name) => name.decor(),
                    ObjectKey::Expression(name) => name.decor(),
                };
                let place = Some(source.place(value.expr().span()));
                for text in [decor.prefix(), decor.suffix()].into_iter().flatten() {
                    note(text, place);
                }
                within(source, value.expr(), note);
            }
            note(object.trailing(), own);
        }
        Expression::Array(array) => {
            for element in array {
                within(source, element, note);
            }
        }
        _ => {}
    }
}

/// The rules that the comments of a text name, which has nothing but blanks besides.
fn rules(text: &str) -> Option<RuleSet> {
    let mut found: Option<RuleSet> = None;
    let mut rest = text;
    while let Some((comment, behind)) = first_comment(rest) {
        if let Some(rules) = RuleSet::of_comment(comment) {
            found.get_or_insert_default().add(rules);
        }
        rest = behind;
    }
    found
}

/// What the first comment of a text says, and what is behind it.
fn first_comment(text: &str) -> Option<(&str, &str)> {
    let text = text.trim_start();
    if let Some(line) = line_comment(text) {
        return Some(line.split_once('\n').unwrap_or((line, "")));
    }
    let block = text.strip_prefix("/*")?;
    Some(block.split_once("*/").unwrap_or((block, "")))
}

fn line_comment(text: &str) -> Option<&str> {
    text.strip_prefix('#').or_else(|| text.strip_prefix("//"))
}
