//! What the author of a manifest does not want to hear, in comments and annotations.

use pullpolicy::Span;

use crate::container::Container;
use crate::document::{Scope, Suppression};
use crate::tree::{Comment, Hops, NodeId, Tree};

/// Begins a comment that is for us.
const COMMENT: &str = "pullpolicy:";
/// The annotation, behind which a `.` and the name of a container may follow.
const ANNOTATION: &str = "pullpolicy/ignore";

pub(super) fn suppressions(
    tree: &Tree<'_>,
    hops: &Hops,
    containers: &[Container<'_>],
    objects: &[NodeId],
) -> Vec<Suppression> {
    let mut suppressions: Vec<Suppression> = tree
        .comments
        .iter()
        .filter_map(|comment| {
            let rules = rules_of_comment(&comment.text)?;
            let scope = Scope::Text(scope(tree, containers, comment));
            Some(Suppression { scope, rules })
        })
        .collect();
    if memchr::memmem::find(tree.text.as_bytes(), ANNOTATION.as_bytes()).is_some() {
        for (object, node) in objects.iter().enumerate() {
            annotations(tree, hops, object, *node, &mut suppressions);
        }
    }
    suppressions
}

/// The rules that a comment names: none of them means all. Nothing where it says something else.
fn rules_of_comment(text: &str) -> Option<Vec<String>> {
    let rest = text.trim_start().strip_prefix(COMMENT)?.trim_start();
    let rest = rest.strip_prefix("ignore")?;
    let Some(list) = rest.strip_prefix('[') else {
        let is_word = rest.is_empty() || rest.starts_with(char::is_whitespace);
        return is_word.then(Vec::new);
    };
    let (list, _) = list.split_once(']')?;
    Some(words(list))
}

fn words(list: &str) -> Vec<String> {
    list.split(',')
        .map(|word| word.trim().to_owned())
        .filter(|word| !word.is_empty())
        .collect()
}

/// Where a comment holds. Before everything else: for the document. On a line of its own: for the
/// container that begins below. Else for the container that it stands in, or for its line and the
/// next.
fn scope(tree: &Tree<'_>, containers: &[Container<'_>], comment: &Comment<'_>) -> Span {
    let root = tree.node(tree.root()).span();
    if comment.span.start < root.start {
        return Span::new(0, tree.text.len());
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
    let behind = containers.partition_point(|container| container.span.start <= at);
    let within = behind
        .checked_sub(1)
        .and_then(|index| containers.get(index))
        .filter(|container| at < container.span.end);
    if let Some(container) = within {
        return container.span;
    }
    let rest = tree.text.get(comment.span.end..).unwrap_or("");
    let mut line_ends = rest
        .match_indices('\n')
        .map(|(at, _)| comment.span.end + at);
    let end = line_ends.nth(1).unwrap_or(tree.text.len());
    Span::new(line, end)
}

fn annotations(
    tree: &Tree<'_>,
    hops: &Hops,
    object: usize,
    node: NodeId,
    suppressions: &mut Vec<Suppression>,
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
        let value = &tree.node(tree.resolve(value)).text;
        let rules = match &**value {
            "*" | "true" => Vec::new(),
            list => match words(list) {
                // An empty list names nothing.
                words if words.is_empty() => continue,
                words => words,
            },
        };
        suppressions.push(Suppression {
            scope: Scope::Object(object, container),
            rules,
        });
    }
}
