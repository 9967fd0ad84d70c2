//! Where and in which form a policy is written into YAML or JSON.
//!
//! Every place comes from the parser. What lies between two of its places, a colon or a line end, is
//! only stepped over, and refused where it is anything else.

use granit_parser::ScalarStyle;
use pullpolicy::Span;

use crate::document::Slot;
use crate::find::Site;
use crate::finding::Obstacle;
use crate::tree::{Kind, Node, NodeId, Tree};

/// The keys of policies, wherever they are.
pub(crate) const POLICY_KEYS: [&str; 3] = ["imagePullPolicy", "pullPolicy", "image_pull_policy"];

/// The slot of a container.
pub(super) fn slot(tree: &Tree<'_>, site: &Site) -> Result<Slot, Obstacle> {
    match site.policy.filter(|entry| entry.owner == site.mapping) {
        Some(entry) => replacement(tree, entry.written),
        None => insertion(tree, site),
    }
}

/// In place of the value that is there.
fn replacement(tree: &Tree<'_>, written: NodeId) -> Result<Slot, Obstacle> {
    let node = tree.node(written);
    let span = node.span();
    let around = |quote: &str| {
        Ok(Slot {
            span,
            before: quote.to_owned(),
            after: quote.to_owned(),
        })
    };
    if is_used_elsewhere(tree, written) {
        return Err(Obstacle::Shared);
    }
    match node.kind {
        Kind::Scalar(ScalarStyle::Plain) if span.start == span.end => {
            // What is not written is placed at the end of its key.
            let rest = tree.text.get(span.end..).unwrap_or("");
            let at = span.end + 1;
            rest.starts_with(':')
                .then(|| Slot {
                    span: Span::new(at, at),
                    before: " ".to_owned(),
                    after: String::new(),
                })
                .ok_or(Obstacle::Form)
        }
        // The null of JSON stands under a quoted key, and a policy there is quoted too.
        Kind::Scalar(ScalarStyle::Plain) if node.is_null() => {
            around(tree.key_of(written).map_or("", quote))
        }
        Kind::Alias(_) | Kind::Scalar(ScalarStyle::Plain) => around(""),
        Kind::Scalar(ScalarStyle::SingleQuoted) => around("'"),
        Kind::Scalar(ScalarStyle::DoubleQuoted) => around("\""),
        _ => Err(Obstacle::Form),
    }
}

/// Whether aliases bring the value to where no policy is meant.
fn is_used_elsewhere(tree: &Tree<'_>, written: NodeId) -> bool {
    tree.aliases(written).any(|alias| {
        let key = tree.key_of(alias);
        key.is_none_or(|key| !POLICY_KEYS.contains(&&*key.text))
    })
}

/// A new entry, behind that of the image, or another one where the image comes from elsewhere or is
/// written on several lines; before the first where all are.
fn insertion(tree: &Tree<'_>, site: &Site) -> Result<Slot, Obstacle> {
    let neighbour = [site.keys.image, "name"]
        .into_iter()
        .find_map(|key| simple_entry(tree, site.mapping, Some(key)))
        .or_else(|| simple_entry(tree, site.mapping, None));
    match (tree.node(site.mapping).kind, neighbour) {
        // A pair in a list needs no braces, and so has no room for a second entry.
        (Kind::Mapping { is_flow: true }, _) if !tree.source(site.mapping).starts_with('{') => {
            Err(Obstacle::Form)
        }
        (Kind::Mapping { is_flow: true }, Some(neighbour)) => {
            in_flow(tree, neighbour, site.keys.policy)
        }
        (Kind::Mapping { is_flow: false }, Some(neighbour)) => {
            in_block(tree, neighbour, site.keys.policy)
        }
        (Kind::Mapping { is_flow: false }, None) => before_all(tree, site),
        _ => Err(Obstacle::Form),
    }
}

/// A line of its own before a mapping's first key.
fn before_all(tree: &Tree<'_>, site: &Site) -> Result<Slot, Obstacle> {
    let (key, _) = tree.entries(site.mapping).next().ok_or(Obstacle::Form)?;
    let before = indent(tree, key).filter(|before| !before.contains('\t'));
    let before = before
        .filter(|_| is_simple(tree, key))
        .ok_or(Obstacle::Form)?;
    let at = tree.node(key).span().start;
    let quote = quote(tree.node(key));
    Ok(Slot {
        span: Span::new(at, at),
        before: format!("{quote}{}{quote}: ", site.keys.policy),
        after: format!("{}{}", tree.line_end, " ".repeat(before.len())),
    })
}

/// An own entry on one line, under this key or any.
fn simple_entry(tree: &Tree<'_>, mapping: NodeId, name: Option<&str>) -> Option<(NodeId, NodeId)> {
    let found = tree.entries(mapping).filter(|(key, value)| {
        let is_named = name.is_none_or(|name| tree.node(*key).text == name);
        let is_alias = matches!(tree.node(*value).kind, Kind::Alias(_));
        let source = tree.source(*value);
        is_named
            && is_simple(tree, *key)
            && (is_alias || is_simple(tree, *value))
            && !source.is_empty()
            && !source.contains(['\n', '\r'])
    });
    found.last()
}

fn is_simple(tree: &Tree<'_>, id: NodeId) -> bool {
    matches!(
        tree.node(id).kind,
        Kind::Scalar(ScalarStyle::Plain | ScalarStyle::SingleQuoted | ScalarStyle::DoubleQuoted)
    )
}

/// A line of its own.
fn in_block(
    tree: &Tree<'_>,
    (key, value): (NodeId, NodeId),
    policy: &str,
) -> Result<Slot, Obstacle> {
    let before = indent(tree, key).filter(|before| !before.contains('\t'));
    let before = before.ok_or(Obstacle::Form)?;
    let colon = between(tree, key, value).trim_start_matches([' ', '\t']);
    if !colon.starts_with(':') {
        return Err(Obstacle::Form);
    }
    let rest = tree.text.get(tree.node(value).span().end..).unwrap_or("");
    let line = rest.split(['\n', '\r']).next().unwrap_or("");
    let is_comment = line.starts_with([' ', '\t']) && line.trim_start().starts_with('#');
    if !is_comment && !line.trim().is_empty() {
        return Err(Obstacle::Form);
    }
    let at = tree.node(value).span().end + line.len();
    let line_end = match tree.text.get(at..) {
        Some(rest) if rest.starts_with("\r\n") => "\r\n",
        Some(rest) if rest.starts_with('\r') => "\r",
        Some("") => tree.line_end,
        _ => "\n",
    };
    let indent = " ".repeat(before.len());
    let quote = quote(tree.node(key));
    Ok(Slot {
        span: Span::new(at, at),
        before: format!("{line_end}{indent}{quote}{policy}{quote}: "),
        after: String::new(),
    })
}

/// Between braces.
fn in_flow(
    tree: &Tree<'_>,
    (key, value): (NodeId, NodeId),
    policy: &str,
) -> Result<Slot, Obstacle> {
    let quote = quote(tree.node(key));
    let colon = match between(tree, key, value) {
        colon if quote.is_empty() && colon.trim_start().starts_with(':') => ": ",
        // JSON is written as it is around.
        colon if colon.trim() == ":" && !colon.contains(['\n', '\r']) => colon,
        _ => return Err(Obstacle::Form),
    };
    let before = indent(tree, key).filter(|before| !before.contains('-'));
    let gap = match before {
        Some(before) => [tree.line_end, before].concat(),
        None if colon.ends_with(' ') => " ".to_owned(),
        None => String::new(),
    };
    let at = tree.node(value).span().end;
    // Beside quoted keys the value is quoted too, as JSON wants it.
    Ok(Slot {
        span: Span::new(at, at),
        before: format!(",{gap}{quote}{policy}{quote}{colon}{quote}"),
        after: quote.to_owned(),
    })
}

/// What stands between a key and its value.
fn between<'t>(tree: &Tree<'t>, key: NodeId, value: NodeId) -> &'t str {
    let (key, value) = (tree.node(key).span(), tree.node(value).span());
    tree.text.get(key.end..value.start).unwrap_or("")
}

/// What stands before a node on its line, where that is only its indent and dashes.
fn indent<'t>(tree: &Tree<'t>, id: NodeId) -> Option<&'t str> {
    let before = tree.text.get(..tree.node(id).span().start)?;
    let rest = before.trim_end_matches([' ', '\t', '-']);
    let begins_line = rest.is_empty() || rest.ends_with(['\n', '\r', '\u{feff}']);
    begins_line.then(|| before.get(rest.len()..)).flatten()
}

/// The quotes that a key has.
fn quote(key: &Node<'_>) -> &'static str {
    match key.kind {
        Kind::Scalar(ScalarStyle::DoubleQuoted) => "\"",
        Kind::Scalar(ScalarStyle::SingleQuoted) => "'",
        _ => "",
    }
}
