//! The few colours of the text output. They are always written, and taken out again where
//! nobody wants them.

use alloc::format;
use alloc::string::String;

use anstyle::{AnsiColor, Style};

/// The decision itself.
pub const DECISION: Style = Style::new().bold();
/// Why.
pub const REASON: Style = AnsiColor::Cyan.on_default().bold();
/// What may go wrong, and the part of a tag that moves.
pub const WARNING: Style = AnsiColor::Yellow.on_default().bold();
/// What is wrong.
pub const ERROR: Style = AnsiColor::Red.on_default().bold();
/// What to do.
pub const HELP: Style = AnsiColor::Green.on_default().bold();
/// The part of a reference that stays.
pub const SAFE: Style = AnsiColor::Green.on_default().bold();
/// The heads of a table.
pub const HEAD: Style = Style::new().dimmed();

/// The text in this style.
#[must_use]
pub fn paint(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}
