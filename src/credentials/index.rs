//! Which keys serve an image: literal hosts are looked up, globs are tried one by one.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use super::pattern::Pattern;

/// The keys of a keyring by what they match; each is known by its rank.
#[derive(Clone, Debug, Default)]
pub(super) struct Index {
    /// Keys with a literal host, by host and port, each group in the byte order of its paths.
    literal: BTreeMap<Vec<u8>, Vec<Path>>,
    globs: Vec<(Pattern, usize)>,
}

/// A path under a literal host.
#[derive(Clone, Debug)]
struct Path {
    path: Vec<u8>,
    rank: usize,
    /// The nearest path before this one that this one begins with.
    shorter: Option<usize>,
}

impl Index {
    /// Indexes keys by their rank; a key that cannot be read again matches nothing.
    pub(super) fn new<'k>(keys: impl Iterator<Item = &'k [u8]>) -> Self {
        let mut index = Self::default();
        for (rank, key) in keys.enumerate() {
            match Pattern::parse(key) {
                None => {}
                Some(pattern) if pattern.is_literal() => {
                    let group = index.literal.entry(host_and_port(&pattern)).or_default();
                    group.push(Path {
                        path: pattern.path,
                        rank,
                        shorter: None,
                    });
                }
                Some(pattern) => index.globs.push((pattern, rank)),
            }
        }
        for group in index.literal.values_mut() {
            group.sort_by(|a, b| a.path.cmp(&b.path));
            link(group);
        }
        index
    }

    /// The ranks of the keys that serve an image, in ascending order.
    ///
    /// Every path that the image's begins with is also a beginning of the last path that does not
    /// come after the image's, so following `shorter` from there finds them all.
    pub(super) fn serving(&self, image: &Pattern) -> Vec<usize> {
        let mut ranks = Vec::new();
        if let Some(group) = self.literal.get(&host_and_port(image)) {
            let after = group.partition_point(|entry| entry.path <= image.path);
            let mut next = after.checked_sub(1);
            while let Some(entry) = next.and_then(|at| group.get(at)) {
                if image.path.starts_with(&entry.path) {
                    ranks.push(entry.rank);
                }
                next = entry.shorter;
            }
        }
        let globs = self.globs.iter();
        ranks.extend(
            globs
                .filter(|(glob, _)| glob.matches(image))
                .map(|(_, rank)| rank),
        );
        ranks.sort_unstable();
        ranks
    }
}

fn host_and_port(pattern: &Pattern) -> Vec<u8> {
    [pattern.host.as_slice(), b":", &pattern.port].concat()
}

/// Links each path of a sorted group to the nearest one that it begins with.
fn link(group: &mut [Path]) {
    let mut open: Vec<usize> = Vec::new();
    for at in 0..group.len() {
        let (before, behind) = group.split_at_mut(at);
        let Some(entry) = behind.first_mut() else {
            return;
        };
        let begins = |shorter: &usize| {
            let shorter = before.get(*shorter);
            shorter.is_some_and(|shorter| entry.path.starts_with(&shorter.path))
        };
        while open.last().is_some_and(|last| !begins(last)) {
            open.pop();
        }
        entry.shorter = open.last().copied();
        open.push(at);
    }
}
