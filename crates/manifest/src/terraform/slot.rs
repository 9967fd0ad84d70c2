//! Where and in which form a policy is written into HCL.
//!
//! Every place comes from the parser. What lies between two of its places is only stepped over.

use hcl_edit::Decorate as _;
use hcl_edit::Span as _;
use hcl_edit::expr::Expression;
use hcl_edit::structure::{Attribute, Block};
use pullpolicy::Span;

use super::hcl::HclSource;
use crate::container::TERRAFORM_KEY;
use crate::document::Slot;
use crate::finding::Obstacle;

/// The slot of a container.
pub(super) fn slot(source: &HclSource<'_, '_, '_>, block: &Block) -> Result<Slot, Obstacle> {
    if let Some(policy) = block.body.get_attribute(TERRAFORM_KEY) {
        return replacement(source, &policy.value);
    }
    let image = block.body.get_attribute("image").ok_or(Obstacle::Form)?;
    if block.body.prefer_oneline() {
        on_lines_of_their_own(source, block, image)
    } else {
        behind(source, image)
    }
}

/// In place of the value that is there.
fn replacement(source: &HclSource<'_, '_, '_>, value: &Expression) -> Result<Slot, Obstacle> {
    match value {
        Expression::String(_) | Expression::Null(_) => Ok(Slot {
            span: source.place(value.span()),
            before: "\"".to_owned(),
            after: "\"".to_owned(),
        }),
        _ => Err(Obstacle::Expression),
    }
}

/// On the line behind the image's, the signs below one another where there is room.
fn behind(source: &HclSource<'_, '_, '_>, image: &Attribute) -> Result<Slot, Obstacle> {
    let key = source.place(image.key.span());
    let indent = indent(source.text, key.start).ok_or(Obstacle::Form)?;
    let comment = image.decor().suffix().map_or("", |text| text);
    let at = source.place(image.span()).end + comment.len();
    let line_end = match source.text.get(at..) {
        Some(rest) if rest.starts_with("\r\n") => "\r\n",
        Some(rest) if rest.starts_with('\n') => "\n",
        _ => return Err(Obstacle::Form),
    };
    let blanks = image.key.decor().suffix().map_or("", |text| text);
    let room = key.end - key.start + blanks.len();
    let gap = " ".repeat(room.saturating_sub(TERRAFORM_KEY.len()).max(1));
    Ok(Slot {
        span: Span::new(at, at),
        before: format!("{line_end}{indent}{TERRAFORM_KEY}{gap}= \""),
        after: "\"".to_owned(),
    })
}

/// A block on one line has room for one argument, and has to be written on more.
fn on_lines_of_their_own(
    source: &HclSource<'_, '_, '_>,
    block: &Block,
    image: &Attribute,
) -> Result<Slot, Obstacle> {
    let place = source.place(block.span());
    let indent = indent(source.text, place.start).ok_or(Obstacle::Form)?;
    let before = image.decor().prefix().map_or("", |text| text);
    let start = source.place(image.span()).start - before.len();
    let end = place.end.saturating_sub(1);
    let inner = source.text.get(start..end).ok_or(Obstacle::Form)?.trim();
    let line_end = source.line_end;
    let step = if indent.contains('\t') { "\t" } else { "  " };
    let begin = format!("{line_end}{indent}{step}");
    Ok(Slot {
        span: Span::new(start, end),
        before: format!("{begin}{inner}{begin}{TERRAFORM_KEY} = \""),
        after: format!("\"{line_end}{indent}"),
    })
}

/// What stands before a place on its line, where that is only blanks.
pub(super) fn indent(text: &str, place: usize) -> Option<&str> {
    let before = text.get(..place)?;
    let rest = before.trim_end_matches([' ', '\t']);
    let begins_line = rest.is_empty() || rest.ends_with(['\n', '\u{feff}']);
    begins_line.then(|| before.get(rest.len()..)).flatten()
}
