//! The places of things in a list, found by their names.
//!
//! One sorted list for all that is looked up or put in order, where a map for each type would cost
//! a WebAssembly module a tenth of its size.

use alloc::vec::Vec;

/// Names in byte order, each with its place; equal ones in the order of their places.
#[derive(Clone, Debug, Default)]
pub(crate) struct Places(Vec<(Vec<u8>, usize)>);

impl Places {
    /// Numbers the names as they come.
    pub(crate) fn new(names: &mut dyn Iterator<Item = Vec<u8>>) -> Self {
        Self::sorted(names.zip(0..).collect())
    }

    /// The places of these names.
    pub(crate) fn sorted(mut places: Vec<(Vec<u8>, usize)>) -> Self {
        places.sort_unstable();
        Self(places)
    }

    /// The places of a name, in order.
    pub(crate) fn of<'s>(
        &'s self,
        name: &[u8],
    ) -> impl DoubleEndedIterator<Item = usize> + use<'s> {
        let start = self.0.partition_point(|(other, _)| other.as_slice() < name);
        let (_, from) = self.0.split_at(start);
        let length = from.partition_point(|(other, _)| other.as_slice() == name);
        let (same, _) = from.split_at(length);
        same.iter().map(|(_, place)| *place)
    }

    /// Whether the name is there.
    pub(crate) fn has(&self, name: &[u8]) -> bool {
        self.of(name).next().is_some()
    }

    /// All names with their places.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&[u8], usize)> {
        self.0.iter().map(|(name, place)| (name.as_slice(), *place))
    }
}

/// The name of what has two of them, neither of which holds a NUL.
pub(crate) fn pair(first: &str, second: &str) -> Vec<u8> {
    [first, "\0", second].concat().into_bytes()
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::{Places, pair};

    #[test]
    fn equal_names_keep_their_order() {
        let names = ["b", "a", "b", "", "ab"].map(|name| name.as_bytes().to_vec());
        let places = Places::new(&mut names.into_iter());
        let of = |name: &str| places.of(name.as_bytes()).collect::<Vec<_>>();
        assert_eq!(of("b"), [0, 2]);
        assert_eq!(of(""), [3]);
        assert_eq!(of("aa"), [0; 0]);
        let order: Vec<_> = places.iter().map(|(_, place)| place).collect();
        assert_eq!(order, [3, 1, 4, 0, 2]);
    }

    #[test]
    fn pairs_differ_where_their_halves_do() {
        assert_ne!(pair("a", "bc"), pair("ab", "c"));
    }
}
