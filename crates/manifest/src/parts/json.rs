//! The items of a list in JSON that is too large to be read as a whole, `kubectl get -o json` for one.

use super::{Cut, PartKind};
use crate::MAX_DOCUMENT;

/// Follows a JSON object, and cuts out each item of its `items`.
///
/// Only the nesting is followed here; whether it is JSON at all, the parser says of each item.
#[derive(Debug, Default)]
pub(super) struct Items {
    /// Up to where the window was looked at.
    at: usize,
    place: Place,
    depth: usize,
    is_in_string: bool,
    is_escaped: bool,
    /// Where the last key of the outermost object begins.
    key: usize,
    /// That key is `items`, and nothing but its colon came since.
    is_items: bool,
    /// How many items were cut out.
    count: usize,
    is_skipping: bool,
}

/// Where in the object the window begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Place {
    /// Before the items.
    #[default]
    Before,
    /// Between two items.
    Between,
    /// At an item.
    Item,
    /// Behind the items.
    Behind,
    /// Behind the object.
    Over,
}

impl Items {
    /// Whether the object has ended.
    pub(super) fn is_over(&self) -> bool {
        self.place == Place::Over
    }

    /// As of [`super::Cutter::cut`].
    pub(super) fn cut(&mut self, window: &[u8], is_last: bool) -> Option<Cut> {
        while let Some(byte) = window.get(self.at).copied() {
            if self.at >= MAX_DOCUMENT {
                return Some(self.end(self.place));
            }
            if self.place == Place::Between && !self.is_in_string && byte == b'{' && self.at > 0 {
                return Some(self.end(Place::Item));
            }
            if self.place == Place::Between && byte == b'{' {
                self.place = Place::Item;
            }
            self.at += 1;
            if let Some(next) = self.step(byte, window) {
                return Some(self.end(next));
            }
        }
        (is_last && self.at > 0).then(|| self.end(self.place))
    }

    /// Takes in a byte; gives the place behind it, where a part ends with it.
    fn step(&mut self, byte: u8, window: &[u8]) -> Option<Place> {
        if self.is_in_string {
            match byte {
                _ if self.is_escaped => self.is_escaped = false,
                b'\\' => self.is_escaped = true,
                b'"' => {
                    self.is_in_string = false;
                    let key = window.get(self.key..self.at);
                    self.is_items = self.depth == 1 && key == Some(b"\"items\"");
                }
                _ => {}
            }
            return None;
        }
        match byte {
            b'"' => {
                self.is_in_string = true;
                self.key = self.at - 1;
            }
            b'[' | b'{' => {
                self.depth += 1;
                let begins = self.place == Place::Before && self.depth == 2;
                if begins && byte == b'[' && self.is_items {
                    return Some(Place::Between);
                }
                self.is_items = false;
            }
            b']' | b'}' => {
                self.depth = self.depth.saturating_sub(1);
                return match (self.place, self.depth) {
                    (Place::Item, 2) => Some(Place::Between),
                    (Place::Between, 1) => Some(Place::Behind),
                    (_, 0) => Some(Place::Over),
                    _ => None,
                };
            }
            b':' | b' ' | b'\t' | b'\r' | b'\n' => {}
            _ => self.is_items = false,
        }
        None
    }

    /// Ends the part; the next one begins at `next`.
    fn end(&mut self, next: Place) -> Cut {
        let is_cut_short = next == self.place;
        let kind = match self.place {
            Place::Before | Place::Item if self.is_skipping => PartKind::Between,
            Place::Before | Place::Item if is_cut_short && self.at >= MAX_DOCUMENT => {
                PartKind::TooLarge
            }
            // An object without any items is read as a whole.
            Place::Before if next == Place::Over => PartKind::Document,
            Place::Item => PartKind::Document,
            _ => PartKind::Between,
        };
        let item = (self.place == Place::Item).then_some(self.count);
        if self.place == Place::Item && next != Place::Item {
            self.count += 1;
        }
        self.is_skipping = is_cut_short;
        let cut = Cut {
            length: self.at,
            kind,
            item,
        };
        self.at = 0;
        self.place = next;
        cut
    }
}
