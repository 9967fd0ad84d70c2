//! The buffer through which texts come in without an allocation.

use pullpolicy::MAX_TEXT;
use spin::Mutex;

/// Enough for the longest image that is read.
pub(crate) const CAPACITY: usize = MAX_TEXT;

static TEXT: Mutex<[u8; CAPACITY]> = Mutex::new([0; CAPACITY]);

/// Where the buffer is.
pub(crate) fn address() -> usize {
    TEXT.lock().as_ptr().addr()
}

/// Reads the first `length` bytes, none if they are no text.
pub(crate) fn read<T>(length: usize, read: impl FnOnce(&str) -> T) -> Option<T> {
    let text = TEXT.lock();
    let text = str::from_utf8(text.get(..length)?).ok()?;
    Some(read(text))
}

/// Writes the text, as a host would, and gives its length.
#[cfg(test)]
pub(crate) fn write(text: &str) -> usize {
    for (place, byte) in TEXT.lock().iter_mut().zip(text.bytes()) {
        *place = byte;
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::{NO_DECISION, default_policy, glance, glance_tag, pull_policy};

    #[test]
    fn a_lean_call_reads_what_was_written() {
        assert_eq!(pull_policy(write("nginx:1.27.3"), 0).to_string(), "1");
        assert_eq!(pull_policy(write("nginx:latest"), 3).to_string(), "2");
        assert_eq!(default_policy(write("nginx")).to_string(), "0");
        assert!(glance(write("nginx:latest"), 0) > 0.0);
        assert!(glance_tag(write("latest"), 0) > 0.0);
    }

    #[test]
    fn where_there_is_no_decision_the_number_says_so() {
        let none = NO_DECISION.to_string();
        assert_eq!(pull_policy(write("Nginx"), 0).to_string(), none);
        assert_eq!(pull_policy(write("nginx"), 4).to_string(), none);
        assert_eq!(pull_policy(CAPACITY + 1, 0).to_string(), none);
        assert_eq!(glance_tag(write(""), 0).to_string(), none);
        assert_eq!(default_policy(CAPACITY + 1).to_string(), none);
        let half = write("ä") - 1;
        assert_eq!(glance(half, 0).to_string(), none);
    }
}
