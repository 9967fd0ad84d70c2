//! Splits a text into parts that can be read one at a time, whatever its size.
//!
//! YAML allows this: a line that begins with `---` or `...` ends a document wherever it stands, even
//! within a text in quotes (YAML 1.2.2, production 206, `c-forbidden`). Of a document that is larger
//! than [`SPLIT`], the items of its list are read one by one.

mod json;

use memchr::{memchr, memchr_iter, memchr2};

use crate::{MAX_DOCUMENT, MAX_TERRAFORM_FILE};
use json::Items;

/// A document is read as a whole up to this size, in bytes. Beyond it, each item of its `items` is
/// a part.
const SPLIT: usize = 1 << 20;

const BOM: &[u8] = b"\xef\xbb\xbf";

/// A part of a text. All parts, one behind the other, are the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part<'t> {
    /// What it is.
    pub kind: PartKind,
    /// Its bytes.
    pub bytes: &'t [u8],
    /// How many bytes are before it.
    pub offset: usize,
    /// How many lines are before it.
    pub line: usize,
    /// For a part that holds items of a list: the index of the first.
    pub item: Option<usize>,
}

/// What a part is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartKind {
    /// A document, or items of a large list, to be read on its own.
    Document,
    /// The beginning of a document, or of an item, that is larger than [`MAX_DOCUMENT`]; of a file
    /// of Terraform's that is larger than [`MAX_TERRAFORM_FILE`].
    TooLarge,
    /// What stands between the items of a large list, or goes on with what is too large.
    Between,
}

/// Splits a text that comes in pieces.
///
/// ```
/// use pullpolicy_manifest::Splitter;
///
/// let mut splitter = Splitter::new();
/// splitter.push(b"kind: Pod\n---\nkind: Dep");
/// assert_eq!(splitter.next_part().unwrap().bytes, b"kind: Pod\n");
/// assert_eq!(splitter.next_part(), None, "the rest may go on");
/// splitter.push(b"loyment\n");
/// splitter.finish();
/// assert_eq!(splitter.next_part().unwrap().bytes, b"---\nkind: Deployment\n");
/// assert_eq!(splitter.next_part(), None);
/// ```
#[derive(Debug, Default)]
pub struct Splitter {
    buffer: Vec<u8>,
    /// The bytes of the buffer that were handed out.
    used: usize,
    is_finished: bool,
    walk: Walk,
}

impl Splitter {
    /// A splitter that has seen nothing.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// A splitter that gives out the text as a whole, as Terraform's files are read.
    ///
    /// ```
    /// use pullpolicy_manifest::Splitter;
    ///
    /// let mut splitter = Splitter::whole();
    /// splitter.push(b"a = 1\n---\n");
    /// assert_eq!(splitter.next_part(), None, "the rest may go on");
    /// splitter.finish();
    /// assert_eq!(splitter.next_part().unwrap().bytes, b"a = 1\n---\n");
    /// ```
    #[must_use]
    pub fn whole() -> Self {
        Self {
            walk: Walk::whole(),
            ..Self::default()
        }
    }

    /// Takes in what comes next of the text.
    pub fn push(&mut self, bytes: &[u8]) {
        self.buffer.drain(..self.used);
        self.used = 0;
        self.buffer.extend_from_slice(bytes);
    }

    /// Notes that nothing more will come.
    pub fn finish(&mut self) {
        self.is_finished = true;
    }

    /// The next part; `None` where more of the text is needed to tell where it ends, and after the
    /// last one.
    pub fn next_part(&mut self) -> Option<Part<'_>> {
        let window = self.buffer.get(self.used..).unwrap_or_default();
        let part = self.walk.next_part(window, self.is_finished)?;
        self.used += part.bytes.len();
        Some(part)
    }
}

/// The parts of a text that is there as a whole.
pub(crate) struct Parts<'t> {
    text: &'t [u8],
    walk: Walk,
}

impl<'t> Parts<'t> {
    pub(crate) fn of(text: &'t [u8]) -> Self {
        Self {
            text,
            walk: Walk::default(),
        }
    }

    /// The text in one piece.
    pub(crate) fn whole(text: &'t [u8]) -> Self {
        Self {
            text,
            walk: Walk::whole(),
        }
    }
}

impl<'t> Iterator for Parts<'t> {
    type Item = Part<'t>;

    fn next(&mut self) -> Option<Part<'t>> {
        let window = self.text.get(self.walk.offset..)?;
        self.walk.next_part(window, true)
    }
}

/// How far a text was walked through.
#[derive(Debug, Default)]
struct Walk {
    cutter: Cutter,
    /// The text is one part.
    is_whole: bool,
    offset: usize,
    line: usize,
}

impl Walk {
    fn whole() -> Self {
        Self {
            is_whole: true,
            ..Self::default()
        }
    }

    /// The part at the beginning of the window, as of [`Cutter::cut`].
    fn next_part<'t>(&mut self, window: &'t [u8], is_last: bool) -> Option<Part<'t>> {
        let cut = if self.is_whole {
            self.cut_whole(window, is_last)?
        } else {
            self.cutter.cut(window, is_last)?
        };
        let Cut { length, kind, item } = cut;
        let bytes = window.get(..length).unwrap_or_default();
        let (offset, line) = (self.offset, self.line);
        self.offset += bytes.len();
        self.line += memchr_iter(b'\n', bytes).count();
        Some(Part {
            kind,
            bytes,
            offset,
            line,
            item,
        })
    }
}

impl Walk {
    /// As of [`Cutter::cut`], where the text is one part.
    fn cut_whole(&self, window: &[u8], is_last: bool) -> Option<Cut> {
        let kind = match window.len() {
            0 => return None,
            _ if self.offset > 0 => PartKind::Between,
            length if length > MAX_TERRAFORM_FILE => PartKind::TooLarge,
            _ if is_last => PartKind::Document,
            _ => return None,
        };
        Some(Cut {
            length: window.len(),
            kind,
            item: None,
        })
    }
}

/// Where the next part ends.
#[derive(Clone, Copy, Debug)]
struct Cut {
    length: usize,
    kind: PartKind,
    item: Option<usize>,
}

/// Finds the ends of parts. It sees a window that begins with the part, and remembers how far it
/// has looked.
#[derive(Debug, Default)]
struct Cutter {
    /// Where the line begins that is looked at next.
    at: usize,
    /// Up to where no further line end was found.
    searched: usize,
    /// The window begins within a line.
    is_within_line: bool,
    /// The part has more than blank lines, comments and directives.
    has_content: bool,
    /// The part has its `---`.
    has_marker: bool,
    /// The part continues a document that is too large.
    is_skipping: bool,
    /// The list in block style that the part is in, and the index of the entry it begins with.
    list: List,
    first_item: Option<usize>,
    /// The list in JSON that is read item by item.
    items: Option<Items>,
}

/// How far a list of `items` in block style was followed.
#[derive(Clone, Copy, Debug, Default)]
enum List {
    #[default]
    None,
    /// `items:` was read.
    Head,
    /// So many entries were read, with their dashes in this column.
    Entries { column: usize, count: usize },
}

impl Cutter {
    /// Where the part at the beginning of the window ends; `None` where that is not yet known, or
    /// where nothing is left.
    fn cut(&mut self, window: &[u8], is_last: bool) -> Option<Cut> {
        loop {
            if let Some(items) = &mut self.items {
                let cut = items.cut(window, is_last)?;
                if items.is_over() {
                    *self = Self::default();
                }
                return Some(cut);
            }
            if self.at == window.len() {
                return (is_last && self.at > 0).then(|| self.end(window.len()));
            }
            let unseen = window.get(self.searched..).unwrap_or_default();
            let found = memchr(b'\n', unseen).map(|at| self.searched + at + 1);
            let end = found.unwrap_or(window.len());
            let is_whole = found.is_some() || is_last;
            self.searched = end;
            if self.at < SPLIT && end >= SPLIT && !self.is_skipping && is_json(window) {
                self.items = Some(Items::default());
                continue;
            }
            if end > MAX_DOCUMENT {
                return Some(self.too_large(end, is_whole));
            }
            if !is_whole {
                return None;
            }
            let line = window.get(self.at..end).unwrap_or_default();
            // A byte order mark may begin a document, and be nowhere in it.
            let unmarked = line.strip_prefix(BOM).filter(|_| self.at == 0);
            let line = unmarked.unwrap_or(line);
            if !std::mem::take(&mut self.is_within_line) {
                if self.begins_part(line) {
                    return Some(self.end(self.at));
                }
                if is_marker(line, b"...") {
                    self.list = List::None;
                    let end = end - line.len() + first_line(line);
                    return Some(self.end(end));
                }
            }
            self.at = end;
        }
    }

    /// Takes note of a line; tells whether a new part begins with it.
    fn begins_part(&mut self, line: &[u8]) -> bool {
        let is_first = self.at == 0;
        if is_marker(line, b"---") {
            self.list = List::None;
            if !is_first && (self.has_marker || self.has_content || self.is_skipping) {
                return true;
            }
            self.is_skipping = false;
            self.has_marker = true;
            self.has_content = line.iter().skip(3).any(|byte| !byte.is_ascii_whitespace());
            return false;
        }
        let indent = line.iter().take_while(|byte| **byte == b' ').count();
        let text = line.get(indent..).unwrap_or_default();
        match text {
            [] | [b'\r' | b'\n' | b'#', ..] => return false,
            [b'%', ..] if indent == 0 && !self.has_marker && !self.has_content => return false,
            _ => self.has_content = true,
        }
        let is_entry = matches!(text, [b'-'] | [b'-', b' ' | b'\r' | b'\n', ..]);
        match &mut self.list {
            List::Head if is_entry => {
                self.list = List::Entries {
                    column: indent,
                    count: 1,
                };
            }
            List::Entries { column, count } if is_entry && indent == *column => {
                if self.at >= SPLIT {
                    return true;
                }
                *count += 1;
            }
            _ if indent == 0 => {
                self.list = match text.strip_prefix(b"items:") {
                    Some([] | [b' ' | b'\r' | b'\n', ..]) => List::Head,
                    _ => List::None,
                };
            }
            _ => {}
        }
        false
    }

    /// Ends the part, and begins the next.
    fn end(&mut self, length: usize) -> Cut {
        let kind = if self.is_skipping {
            PartKind::Between
        } else {
            PartKind::Document
        };
        let next_item = match self.list {
            List::Entries { count, .. } => Some(count),
            List::None | List::Head => None,
        };
        let item = self.first_item;
        *self = Self {
            list: self.list,
            first_item: next_item,
            ..Self::default()
        };
        Cut { length, kind, item }
    }

    /// Gives up on a part that is too large, before the line that ends at `end` or with it.
    fn too_large(&mut self, end: usize, is_whole: bool) -> Cut {
        let length = if self.at > 0 { self.at } else { end };
        let kind = if self.is_skipping {
            PartKind::Between
        } else {
            PartKind::TooLarge
        };
        *self = Self {
            is_skipping: true,
            is_within_line: self.at == 0 && !is_whole,
            ..Self::default()
        };
        Cut {
            length,
            kind,
            item: None,
        }
    }
}

/// Whether a line begins with this marker, and nothing else but blanks follows it at once.
fn is_marker(line: &[u8], marker: &[u8]) -> bool {
    let rest = line.strip_prefix(marker);
    rest.is_some_and(|rest| rest.first().is_none_or(u8::is_ascii_whitespace))
}

/// How long the first line of a text is. Carriage returns alone end lines too, behind which a
/// document may begin.
fn first_line(text: &[u8]) -> usize {
    match memchr2(b'\r', b'\n', text) {
        Some(at) if text.get(at..).is_some_and(|rest| rest.starts_with(b"\r\n")) => at + 2,
        Some(at) => at + 1,
        None => text.len(),
    }
}

/// Whether a text begins as JSON does.
fn is_json(text: &[u8]) -> bool {
    let text = text.strip_prefix(BOM).unwrap_or(text);
    text.trim_ascii_start().first() == Some(&b'{')
}

#[cfg(test)]
mod tests;
