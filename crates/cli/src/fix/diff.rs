//! What would change, as a patch.

use std::collections::VecDeque;
use std::fmt::Write as _;

use pullpolicy_manifest::Part;
use similar::{ChangeTag, TextDiff};

use pullpolicy_console::escaped;
use pullpolicy_console::text::style::{self, paint};

/// Lines around a change.
const CONTEXT: usize = 3;

/// A patch of one file, whose parts come one after the other.
pub(super) struct Patch {
    file: String,
    text: String,
    /// The last parts, as long as they end within a line.
    old: String,
    new: String,
    /// How many lines of the old and the new text are behind.
    old_line: usize,
    new_line: usize,
    /// The last lines that are the same.
    before: VecDeque<String>,
    hunk: Option<Hunk>,
}

/// Changed lines, and those around them.
struct Hunk {
    old_line: usize,
    new_line: usize,
    lines: Vec<(ChangeTag, String)>,
    /// How many lines at its end are the same.
    same: usize,
}

impl Patch {
    pub(super) fn new(file: &str) -> Self {
        Self {
            file: file.to_owned(),
            text: String::new(),
            old: String::new(),
            new: String::new(),
            old_line: 0,
            new_line: 0,
            before: VecDeque::new(),
            hunk: None,
        }
    }

    /// Takes in a part, with the bytes that take its place.
    pub(super) fn part(&mut self, part: &Part<'_>, bytes: &[u8]) {
        self.old.push_str(&String::from_utf8_lossy(part.bytes));
        self.new.push_str(&String::from_utf8_lossy(bytes));
        if self.old.ends_with('\n') {
            self.compare();
        }
    }

    fn compare(&mut self) {
        let (old, new) = (std::mem::take(&mut self.old), std::mem::take(&mut self.new));
        if old == new {
            for line in old.split_inclusive('\n') {
                self.line(ChangeTag::Equal, line);
            }
            return;
        }
        let diff = TextDiff::from_lines(&old, &new);
        for change in diff.iter_all_changes() {
            self.line(change.tag(), change.value());
        }
    }

    fn line(&mut self, tag: ChangeTag, line: &str) {
        match (&mut self.hunk, tag) {
            (None, ChangeTag::Equal) => {
                self.before.push_back(line.to_owned());
                if self.before.len() > CONTEXT {
                    self.before.pop_front();
                }
            }
            (Some(hunk), ChangeTag::Equal) => {
                hunk.lines.push((tag, line.to_owned()));
                hunk.same += 1;
                // Two changes that are closer share a hunk.
                if hunk.same > 2 * CONTEXT {
                    self.close();
                }
            }
            (Some(hunk), _) => {
                hunk.lines.push((tag, line.to_owned()));
                hunk.same = 0;
            }
            (None, _) => {
                let before = self.before.drain(..);
                let mut lines: Vec<_> = before.map(|line| (ChangeTag::Equal, line)).collect();
                let context = lines.len();
                lines.push((tag, line.to_owned()));
                self.hunk = Some(Hunk {
                    old_line: self.old_line - context,
                    new_line: self.new_line - context,
                    lines,
                    same: 0,
                });
            }
        }
        self.old_line += usize::from(tag != ChangeTag::Insert);
        self.new_line += usize::from(tag != ChangeTag::Delete);
    }

    /// Ends a hunk, and keeps what may stand before the next one.
    fn close(&mut self) {
        let Some(mut hunk) = self.hunk.take() else {
            return;
        };
        let kept = hunk.lines.len() - hunk.same.saturating_sub(CONTEXT);
        let rest = hunk.lines.split_off(kept);
        let rest = rest.into_iter().map(|(_, line)| line);
        self.before = rest.rev().take(CONTEXT).collect();
        self.before.make_contiguous().reverse();
        let count = |without: ChangeTag| {
            let lines = hunk.lines.iter();
            lines.filter(|(tag, _)| *tag != without).count()
        };
        let (olds, news) = (count(ChangeTag::Insert), count(ChangeTag::Delete));
        // What has no lines stands behind a line, and is counted from there.
        let at = |line: usize, count: usize| line + usize::from(count > 0);
        let head = format!(
            "@@ -{},{olds} +{},{news} @@",
            at(hunk.old_line, olds),
            at(hunk.new_line, news)
        );
        let _ = writeln!(self.text, "{}", paint(style::REASON, &head));
        for (tag, line) in &hunk.lines {
            let _ = writeln!(self.text, "{}", shown(*tag, line));
        }
    }

    /// The patch, or nothing where nothing would change.
    pub(super) fn finish(mut self) -> String {
        self.compare();
        self.close();
        if self.text.is_empty() {
            return String::new();
        }
        let file = escaped(&self.file);
        format!("--- a/{file}\n+++ b/{file}\n{}", self.text)
    }
}

fn shown(tag: ChangeTag, line: &str) -> String {
    let (text, end) = match line.strip_suffix('\n') {
        Some(text) => (text, ""),
        None => (line, "\n\\ No newline at end of file"),
    };
    let (mark, style) = match tag {
        ChangeTag::Equal => return format!(" {text}{end}"),
        ChangeTag::Delete => ('-', style::ERROR),
        ChangeTag::Insert => ('+', style::SAFE),
    };
    // A carriage return stays at the end of its line.
    let (text, carriage) = match text.strip_suffix('\r') {
        Some(text) => (text, "\r"),
        None => (text, ""),
    };
    format!("{}{carriage}{end}", paint(style, &format!("{mark}{text}")))
}
