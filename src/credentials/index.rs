//! Which keys serve an image: literal hosts are looked up, globs are tried one by one.

use alloc::vec::Vec;

use super::pattern::Pattern;
use crate::places::Places;

/// The keys of a keyring by their rank, their place in the order in which they are tried.
#[derive(Clone, Debug, Default)]
pub(super) struct Index {
    /// Ranks by host, port and path, since a literal host can only match the same.
    literal: Places,
    globs: Vec<(Pattern, usize)>,
}

impl Index {
    /// Indexes keys by their rank; a key that cannot be read again matches nothing.
    pub(super) fn new<'k>(keys: impl Iterator<Item = &'k [u8]>) -> Self {
        let (mut literal, mut globs) = (Vec::new(), Vec::new());
        for (rank, key) in keys.enumerate() {
            match Pattern::parse(key) {
                None => {}
                Some(pattern) if pattern.is_literal() => {
                    let name = [host_and_port(&pattern), pattern.path].concat();
                    literal.push((name, rank));
                }
                Some(pattern) => globs.push((pattern, rank)),
            }
        }
        Self {
            literal: Places::sorted(literal),
            globs,
        }
    }

    /// The ranks of all keys that serve an image, in order.
    pub(super) fn serving(&self, image: &Pattern) -> Vec<usize> {
        let mut ranks = Vec::new();
        // A key's path is one of the beginnings of the image's, of which there are few.
        let mut beginning = host_and_port(image);
        ranks.extend(self.literal.of(&beginning));
        for byte in &image.path {
            beginning.push(*byte);
            ranks.extend(self.literal.of(&beginning));
        }
        for (glob, rank) in &self.globs {
            if glob.matches(image) {
                ranks.push(*rank);
            }
        }
        ranks.sort_unstable();
        ranks
    }
}

/// What has to be the same. No host holds a slash, so a path begins where it should.
fn host_and_port(pattern: &Pattern) -> Vec<u8> {
    [pattern.host.as_slice(), b":", &pattern.port].concat()
}
