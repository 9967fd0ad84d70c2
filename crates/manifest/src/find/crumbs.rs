//! The paths of nodes, written out only where somebody asks.

use std::fmt::Write as _;

/// A path by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CrumbId(usize);

/// Paths that share their beginnings.
#[derive(Debug, Default)]
pub(super) struct Crumbs<'a> {
    crumbs: Vec<Crumb<'a>>,
}

#[derive(Clone, Copy, Debug)]
struct Crumb<'a> {
    before: CrumbId,
    step: Step<'a>,
}

#[derive(Clone, Copy, Debug)]
enum Step<'a> {
    Key(&'a str),
    Index(usize),
}

impl<'a> Crumbs<'a> {
    /// The path of the document itself, which is empty.
    pub(super) const ROOT: CrumbId = CrumbId(usize::MAX);

    /// The path to the value under a key.
    pub(super) fn key(&mut self, before: CrumbId, key: &'a str) -> CrumbId {
        self.add(before, Step::Key(key))
    }

    /// The path to an element.
    pub(super) fn index(&mut self, before: CrumbId, index: usize) -> CrumbId {
        self.add(before, Step::Index(index))
    }

    fn add(&mut self, before: CrumbId, step: Step<'a>) -> CrumbId {
        self.crumbs.push(Crumb { before, step });
        CrumbId(self.crumbs.len() - 1)
    }

    /// A path written out. Keys that hold more than letters, digits, `-` and `_` stand in brackets.
    pub(super) fn path(&self, to: CrumbId) -> String {
        let mut steps = Vec::new();
        let mut next = to;
        while let Some(crumb) = self.crumbs.get(next.0) {
            steps.push(crumb.step);
            next = crumb.before;
        }
        let mut path = String::new();
        for step in steps.into_iter().rev() {
            match step {
                Step::Index(index) => {
                    let _ = write!(path, "[{index}]");
                }
                Step::Key(key) if is_plain(key) => {
                    if !path.is_empty() {
                        path.push('.');
                    }
                    path.push_str(key);
                }
                Step::Key(key) => {
                    let _ = write!(path, "[{key:?}]");
                }
            }
        }
        path
    }
}

fn is_plain(key: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    !key.is_empty() && key.bytes().all(plain)
}
