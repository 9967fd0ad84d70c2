//! Keys and images as the kubelet compares them: ports as text, hosts label by label, paths by
//! their beginning.

use alloc::vec::Vec;

use super::url::{self, Url};

/// A host without its port, the port, and a path: a key, or an image's name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pattern {
    pub(super) host: Vec<u8>,
    pub(super) port: Vec<u8>,
    pub(super) path: Vec<u8>,
}

impl Pattern {
    /// Reads a key or an image; none where it can match nothing.
    pub(super) fn parse(text: &[u8]) -> Option<Self> {
        let Url { host, path } = url::parse(text)?;
        let (host, port) = split_port(&host);
        Some(Self {
            host: host.to_vec(),
            port: port.to_vec(),
            path,
        })
    }

    /// Whether the host holds anything that stands for more than itself.
    pub(super) fn is_literal(&self) -> bool {
        !self.host.iter().any(|byte| b"*?[\\".contains(byte))
    }

    /// Whether this key serves that image.
    pub(super) fn matches(&self, image: &Self) -> bool {
        self.port == image.port
            && image.path.starts_with(&self.path)
            && self.host_matches(&image.host)
    }

    /// Whether the host's labels match one by one; a `*` never reaches beyond its label.
    pub(super) fn host_matches(&self, host: &[u8]) -> bool {
        let mut labels = host.split(|byte| *byte == b'.');
        let mut patterns = self.host.split(|byte| *byte == b'.');
        loop {
            match (patterns.next(), labels.next()) {
                (None, None) => return true,
                (Some(pattern), Some(label)) if label_matches(pattern, label) => {}
                _ => return false,
            }
        }
    }
}

/// Splits as Go's `net.SplitHostPort` does; where that fails, all of it is the host.
fn split_port(text: &[u8]) -> (&[u8], &[u8]) {
    let whole: (&[u8], &[u8]) = (text, &[]);
    let Some(colon) = text.iter().rposition(|byte| *byte == b':') else {
        return whole;
    };
    let (before, behind) = text.split_at(colon);
    let port = behind.get(1..).unwrap_or_default();
    let host = if before.first() == Some(&b'[') {
        before.get(1..).and_then(|inside| inside.strip_suffix(b"]"))
    } else {
        Some(before)
    };
    let bracketed = before.first() == Some(&b'[');
    let strange: &[u8] = if bracketed { b"[]" } else { b":[]" };
    match host {
        Some(host) if !host.iter().chain(port).any(|byte| strange.contains(byte)) => (host, port),
        _ => whole,
    }
}

/// Whether Go's `filepath.Match` accepts the label; a malformed pattern matches nothing.
fn label_matches(pattern: &[u8], label: &[u8]) -> bool {
    let Some(star) = pattern.iter().rposition(|byte| *byte == b'*') else {
        return same_or_special(pattern, label);
    };
    let tail = pattern.get(star + 1..).unwrap_or_default();
    if !is_special(tail) && !label.ends_with(tail) {
        return false;
    }
    if is_special(pattern) {
        step_by_step(pattern, label)
    } else {
        stars_match(pattern, label).is_some()
    }
}

fn same_or_special(pattern: &[u8], label: &[u8]) -> bool {
    pattern == label && !is_special(pattern) || is_special(pattern) && step_by_step(pattern, label)
}

/// Whether anything but a `*` stands for more than itself: only an address in brackets has it.
fn is_special(pattern: &[u8]) -> bool {
    pattern.iter().any(|byte| b"?[\\".contains(byte))
}

/// A pattern with stars alone, piece by piece, in linear time.
fn stars_match(pattern: &[u8], label: &[u8]) -> Option<()> {
    let pattern = core::str::from_utf8(pattern).ok()?;
    let (first, behind) = pattern.split_once('*')?;
    let (middle, last) = behind.rsplit_once('*').unwrap_or(("", behind));
    let label = core::str::from_utf8(label).ok()?;
    let mut rest = label.strip_prefix(first)?.strip_suffix(last)?;
    for piece in middle.split('*') {
        rest = rest.split_once(piece).map(|(_, behind)| behind)?;
    }
    Some(())
}

/// Any pattern, element by element.
///
/// Without recursion: where the label stops to fit, the last `*` takes one byte more. Images are
/// ASCII, so bytes are characters.
fn step_by_step(pattern: &[u8], label: &[u8]) -> bool {
    let (mut rest, mut text) = (pattern, label);
    let mut star: Option<(&[u8], &[u8])> = None;
    loop {
        if let Some(behind) = rest.strip_prefix(b"*") {
            star = Some((behind, text));
            rest = behind;
            continue;
        }
        if rest.is_empty() && text.is_empty() {
            return true;
        }
        if let (Some((found, behind)), false) = (text.split_first(), rest.is_empty()) {
            match one(rest, *found) {
                None => return false,
                Some((true, after)) => {
                    (rest, text) = (after, behind);
                    continue;
                }
                Some((false, _)) => {}
            }
        }
        // The star takes one byte more, where there is one.
        let Some((after_star, [_, more @ ..])) = star else {
            return false;
        };
        star = Some((after_star, more));
        (rest, text) = (after_star, more);
    }
}

/// Whether the pattern's first element accepts a byte, and what follows that element; none where
/// the element is malformed.
fn one(pattern: &[u8], found: u8) -> Option<(bool, &[u8])> {
    match pattern {
        [b'?', behind @ ..] => Some((true, behind)),
        [b'[', class @ ..] => in_class(class, found),
        [b'\\', escaped, behind @ ..] => Some((*escaped == found, behind)),
        [b'\\'] | [] => None,
        [literal, behind @ ..] => Some((*literal == found, behind)),
    }
}

/// A class, behind its opening bracket: `a-f]`, `^a]`.
fn in_class(class: &[u8], found: u8) -> Option<(bool, &[u8])> {
    let (negated, mut rest) = match class {
        [b'^', behind @ ..] => (true, behind),
        _ => (false, class),
    };
    let mut accepted = false;
    let mut ranges = 0;
    loop {
        if let (Some(behind), true) = (rest.strip_prefix(b"]"), ranges > 0) {
            return Some((accepted != negated, behind));
        }
        let (low, behind) = class_byte(rest)?;
        let (high, behind) = match behind.strip_prefix(b"-") {
            Some(behind) => class_byte(behind)?,
            None => (low, behind),
        };
        accepted |= (low..=high).contains(&found);
        ranges += 1;
        rest = behind;
    }
}

/// One end of a range in a class.
fn class_byte(class: &[u8]) -> Option<(u8, &[u8])> {
    match class {
        [b'-' | b']', ..] | [] | [b'\\'] => None,
        [b'\\', escaped, behind @ ..] => Some((*escaped, behind)),
        [byte, behind @ ..] => Some((*byte, behind)),
    }
    // Go wants something behind it: the class must still be closed.
    .filter(|(_, behind)| !behind.is_empty())
}

#[cfg(test)]
mod tests {
    use super::{Pattern, label_matches, split_port};

    #[test]
    fn keys_match_as_in_kubernetes_own_table() {
        for (key, image, expected) in [
            ("*.kubernetes.io", "prefix.kubernetes.io", true),
            ("prefix.*.io", "prefix.kubernetes.io", true),
            ("prefix.kubernetes.*", "prefix.kubernetes.io", true),
            ("*-good.kubernetes.io", "prefix-good.kubernetes.io", true),
            ("*.kubernetes.io/blah", "prefix.kubernetes.io/blah", true),
            ("prefix.*.io/foo", "prefix.kubernetes.io/foo/bar", true),
            (
                "*.kubernetes.io:1111/blah",
                "prefix.kubernetes.io:1111/blah",
                true,
            ),
            ("*.kubernetes.io", "kubernetes.io", false),
            ("*.*.kubernetes.io", "prefix.kubernetes.io", false),
            ("*kubernetes.io", "a.kubernetes.io", false),
            ("*kubernetes.io", "kubernetes.io", true),
            ("*.*.*.kubernetes.io", "a.b.c.kubernetes.io", true),
            ("kubernetes.io", "kubernetes.com", false),
            ("k*.io", "quay.io", false),
            (
                "*.kubernetes.io:1234/blah",
                "prefix.kubernetes.io:1111/blah",
                false,
            ),
            (
                "prefix.*.io/foo",
                "prefix.kubernetes.io:1111/foo/bar",
                false,
            ),
            ("bar.example.com/pong", "bar.example.com/pongz", true),
            ("*", "[::1]/x", true),
            ("[::1]", "[::1]/x", false),
            ("[::1]:5000", "[::1]:5000/x", true),
            ("reg.io:", "reg.io/x", true),
        ] {
            let key_pattern = Pattern::parse(key.as_bytes()).unwrap();
            let name = Pattern::parse(image.as_bytes()).unwrap();
            assert_eq!(key_pattern.matches(&name), expected, "{key} {image}");
        }
    }

    #[test]
    fn labels_match_as_gos_filepath_match() {
        for (pattern, label, expected) in [
            ("abc", "abc", true),
            ("*", "", true),
            ("a*b*c", "axxbyybzc", true),
            ("a*b*c", "axxbyybz", false),
            ("*a*a", "aa", true),
            ("*aa", "aaa", true),
            ("**", "a", true),
            ("a*a", "a", false),
            ("a*ab*b", "aabb", true),
            ("*b*", "aabcc", true),
            ("[a-c]*x*", "bzxz", true),
            ("[a]*b]", "ab]", true),
            ("[a-c]x", "bx", true),
            ("[^a-c]x", "bx", false),
            ("[:]", ":", true),
            ("[::1]", "1", true),
            ("[::1]", "[::1]", false),
            ("a?c", "abc", true),
            ("\\*", "*", true),
            ("[", "a", false),
            ("[]a]", "a", false),
            ("[-]", "-", false),
            ("a[", "a", false),
        ] {
            let found = label_matches(pattern.as_bytes(), label.as_bytes());
            assert_eq!(found, expected, "{pattern} {label}");
        }
    }

    #[test]
    fn ports_are_split_off_as_in_go() {
        for (text, host, port) in [
            ("reg.io", "reg.io", ""),
            ("reg.io:05000", "reg.io", "05000"),
            ("reg.io:", "reg.io", ""),
            ("[::1]:5", "::1", "5"),
            ("[::1]", "[::1]", ""),
            ("::1", "::1", ""),
            ("a:5:6", "a:5:6", ""),
        ] {
            let (host, port) = (host.as_bytes(), port.as_bytes());
            assert_eq!(split_port(text.as_bytes()), (host, port), "{text}");
        }
    }
}
