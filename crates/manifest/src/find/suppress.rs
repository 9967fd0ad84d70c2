//! What the author of a manifest does not want to hear, in comments and annotations.

use pullpolicy::Span;

use crate::container::Container;
use crate::suppress::{RuleSet, Suppressions};
use crate::tree::{Comment, Hops, NodeId, Tree};

/// The annotation, behind which a `.` and the name of a container may follow.
const ANNOTATION: &str = "pullpolicy/ignore";

pub(super) fn suppressions(
    tree: &Tree<'_>,
    hops: &Hops,
    containers: &[Container<'_>],
    objects: &[NodeId],
) -> Suppressions {
    let mut suppressions = Suppressions::default();
    for comment in &tree.comments {
        if let Some(rules) = RuleSet::of_comment(&comment.text) {
            place(tree, containers, comment, rules, &mut suppressions);
        }
    }
    if memchr::memmem::find(tree.text.as_bytes(), ANNOTATION.as_bytes()).is_some() {
        for (object, node) in objects.iter().enumerate() {
            annotations(tree, hops, object, *node, &mut suppressions);
        }
    }
    suppressions
}

/// Notes where a comment holds. Before everything else: in the document. On a line of its own: in
/// the container that begins below. Else in the container that it stands in, or in its line and the
/// next.
fn place(
    tree: &Tree<'_>,
    containers: &[Container<'_>],
    comment: &Comment<'_>,
    rules: RuleSet,
    suppressions: &mut Suppressions,
) {
    let root = tree.node(tree.root()).span();
    if comment.span.start < root.start {
        return suppressions.everywhere(rules);
    }
    let before = tree.text.get(..comment.span.start).unwrap_or("");
    let line = before.rfind('\n').map_or(0, |at| at + 1);
    let stands_alone = before
        .get(line..)
        .is_some_and(|text| text.trim().is_empty());
    let next = tree.first_scalar_behind(comment.span.end);
    // For an own line it counts what comes next, else what the line belongs to.
    let at = match next.filter(|_| stands_alone) {
        Some(next) => tree.node(next).span().start,
        None => before.trim_end().len().saturating_sub(1),
    };
    if let Some(start) = container_at(containers, at) {
        return suppressions.in_container(start, rules);
    }
    let rest = tree.text.get(comment.span.end..).unwrap_or("");
    let mut line_ends = rest
        .match_indices('\n')
        .map(|(at, _)| comment.span.end + at);
    let end = line_ends.nth(1).unwrap_or(tree.text.len());
    suppressions.in_lines(Span::new(line, end), rules);
}

/// Where the container begins that a place is in, the innermost.
pub(crate) fn container_at(containers: &[Container<'_>], place: usize) -> Option<usize> {
    let behind = containers.partition_point(|container| container.span.start <= place);
    let container = containers.get(behind.checked_sub(1)?)?;
    (place < container.span.end).then_some(container.span.start)
}

fn annotations(
    tree: &Tree<'_>,
    hops: &Hops,
    object: usize,
    node: NodeId,
    suppressions: &mut Suppressions,
) {
    let found = tree
        .value(node, "metadata", hops)
        .and_then(|metadata| tree.value(metadata, "annotations", hops));
    let Some(found) = found else {
        return;
    };
    for (key, value) in tree.entries(found) {
        let Some(rest) = tree.node(key).text.strip_prefix(ANNOTATION) else {
            continue;
        };
        let container = match rest.strip_prefix('.') {
            Some(name) => Some(name.to_owned()),
            None if rest.is_empty() => None,
            None => continue,
        };
        let rules = match &*tree.node(tree.resolve(value)).text {
            "*" | "true" => RuleSet::ALL,
            list => RuleSet::of_ids(list),
        };
        suppressions.in_object(object, container, rules);
    }
}
