//! Patterns on tags and on image names.

use alloc::string::{String, ToString};

use crate::error::Error;
use crate::explain;

/// A pattern in which only `*` (any text without `/`) and `**` (any text) are special.
///
/// Matching is case-sensitive and always on the whole text.
///
/// ```
/// use pullpolicy::Glob;
///
/// let images = Glob::new("ghcr.io/acme/*")?;
/// assert!(images.matches("ghcr.io/acme/dev"));
/// assert!(!images.matches("ghcr.io/acme/team/dev"));
/// assert!(Glob::new("ghcr.io/**")?.matches("ghcr.io/acme/team/dev"));
/// # Ok::<(), pullpolicy::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glob(String);

impl Glob {
    /// Reads a pattern.
    ///
    /// # Errors
    ///
    /// `invalid-rules` where it can match nothing or nobody can tell what it means: an empty
    /// pattern, blanks or control characters, three or more stars in a row.
    pub fn new(pattern: &str) -> Result<Self, Error> {
        let strange = |c: char| c.is_whitespace() || c.is_control();
        if pattern.is_empty() || pattern.contains(strange) || pattern.contains("***") {
            return Err(explain::invalid_glob(pattern));
        }
        Ok(Self(pattern.to_string()))
    }

    /// The pattern as it was written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether the pattern matches the whole of `text`.
    ///
    /// Without recursion: where the text stops to fit, the nearest `*` takes one character more,
    /// and where that would be a `/`, the nearest `**` does.
    #[must_use]
    pub fn matches(&self, text: &str) -> bool {
        let (pattern, text) = (self.0.as_bytes(), text.as_bytes());
        let (mut p, mut t) = (0, 0);
        let mut star = None;
        let mut double_star = None;
        loop {
            match (pattern.get(p), text.get(t)) {
                (Some(b'*'), _) if pattern.get(p + 1) == Some(&b'*') => {
                    p += 2;
                    double_star = Some((p, t));
                    star = None;
                }
                (Some(b'*'), _) => {
                    p += 1;
                    star = Some((p, t));
                }
                (Some(wanted), Some(found)) if wanted == found => {
                    p += 1;
                    t += 1;
                }
                (None, None) => return true,
                _ => {
                    if let Some(resumed) = Self::extend(&mut star, text, false) {
                        (p, t) = resumed;
                    } else if let Some(resumed) = Self::extend(&mut double_star, text, true) {
                        star = None;
                        (p, t) = resumed;
                    } else {
                        return false;
                    }
                }
            }
        }
    }

    /// Lets a star take one byte more: where to go on, in the pattern and in the text.
    fn extend(
        star: &mut Option<(usize, usize)>,
        text: &[u8],
        across: bool,
    ) -> Option<(usize, usize)> {
        let (p, t) = (*star)?;
        let taken = text.get(t)?;
        if *taken == b'/' && !across {
            return None;
        }
        *star = Some((p, t + 1));
        *star
    }
}

#[cfg(test)]
mod tests {
    use super::Glob;

    /// Pattern, a text that it matches, a text that it does not match.
    const TABLE: &[(&str, &str, &str)] = &[
        ("latest", "latest", "latest2"),
        ("*", "anything", "a/b"),
        ("**", "a/b/c", "\u{0}never"),
        ("approved-*", "approved-", "Approved-1"),
        ("*-release", "1-release-release", "1-release-"),
        (
            "ghcr.io/acme/*",
            "ghcr.io/acme/dev",
            "ghcr.io/acme/team/dev",
        ),
        ("ghcr.io/**", "ghcr.io/acme/team/dev", "ghcr.iox/acme"),
        ("**/dev", "ghcr.io/acme/dev", "ghcr.io/acme/dev/x"),
        (
            "*.example.com/**/api-*",
            "eu.example.com/a/b/api-1",
            "eu.example.com/a/b/api-1/x",
        ),
        ("**/*-x/y", "a/b-x/z/c-x/y", "a/b-x/z/y"),
        ("a**b*c", "a/1/b2c", "a/1/b/c"),
        ("**a*b", "xa/ayb", "xa/y/b"),
        ("literal[0-9]?", "literal[0-9]?", "literal5x"),
    ];

    #[test]
    fn patterns_match_whole_texts() {
        for (pattern, text, other) in TABLE {
            let glob = Glob::new(pattern).unwrap();
            assert!(glob.matches(text), "{pattern} must match {text}");
            let never = *other == "\u{0}never";
            assert!(
                never || !glob.matches(other),
                "{pattern} must not match {other}"
            );
        }
    }

    #[test]
    fn patterns_that_nobody_can_read_are_refused() {
        for pattern in ["", " ", "a b", "***", "a****b", "a\u{7}b"] {
            assert!(Glob::new(pattern).is_err(), "{pattern:?}");
        }
    }
}
