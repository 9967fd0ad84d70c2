//! The few colours of the text output. They are always written, and taken out again by `anstream`
//! where nobody wants them.

use anstyle::{AnsiColor, Style};

/// The decision itself.
pub(crate) const DECISION: Style = Style::new().bold();
/// Why.
pub(crate) const REASON: Style = AnsiColor::Cyan.on_default().bold();
/// What may go wrong, and the part of a tag that moves.
pub(crate) const WARNING: Style = AnsiColor::Yellow.on_default().bold();
/// What is wrong.
pub(crate) const ERROR: Style = AnsiColor::Red.on_default().bold();
/// What to do.
pub(crate) const HELP: Style = AnsiColor::Green.on_default().bold();
/// The part of a reference that stays.
pub(crate) const SAFE: Style = AnsiColor::Green.on_default().bold();
/// The heads of a table.
pub(crate) const HEAD: Style = Style::new().dimmed();

/// The text in this style.
pub(crate) fn paint(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}
