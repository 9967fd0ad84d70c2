//! Which tags are published once, as patterns that RE2, and so CEL and Terraform, can read.

use std::fmt::Write as _;

use pullpolicy::{Role, repointing_publishers, vocabulary};

/// The patterns, made from the library's tables. Each is searched for anywhere in the text; none
/// holds a backslash or a quotation mark, which every language would escape in its own way.
///
/// A tag is published once if one of these holds, and where it is not certain, none does:
///
/// - [`release`](Self::release) without [`prerelease`](Self::prerelease), or
///   [`candidate`](Self::candidate) without [`twice`](Self::twice); and in both cases neither
///   [`undoing`](Self::undoing) nor [`borrowed`](Self::borrowed), and the image is not one of those
///   that are [`repointing`](Self::repointing)
/// - [`date`](Self::date) without [`dirty`](Self::dirty)
/// - [`commit`](Self::commit) with [`digit`](Self::digit) and [`hex_letter`](Self::hex_letter)
///
/// ```
/// let patterns = pullpolicy_admission::Patterns::new();
/// assert!(patterns.undoing.contains("nightly"));
/// assert!(patterns.repointing.contains("bitnami/"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Patterns {
    /// The tag holds a full version: `26.37.0`, `coder-xfce-26.37.0`, `v1.2.3-alpine3.20`.
    pub release: String,
    /// The tag is a numbered pre-release: `1.2.3-rc.1`, `1.0rc2-slim`.
    pub candidate: String,
    /// A word for pre-releases stands in the tag.
    pub prerelease: String,
    /// Two such words stand in it.
    pub twice: String,
    /// A word undoes the version beside it (`1.2.3-nightly`), or a number of it is left open.
    pub undoing: String,
    /// The first version belongs to a base image or a runtime: `alpine-3.20.1`.
    pub borrowed: String,
    /// The tag ends in a date, behind words alone.
    pub date: String,
    /// The build held changes that no commit has.
    pub dirty: String,
    /// The tag may be the id of a commit.
    pub commit: String,
    /// A digit.
    pub digit: String,
    /// The commit's id has a letter, so that it is no other number.
    pub hex_letter: String,
    /// The image, not the tag: of a publisher who re-points full versions too.
    pub repointing: String,
}

impl Patterns {
    /// Makes the patterns.
    #[must_use]
    pub fn new() -> Self {
        let prereleases = words(Role::Prerelease);
        let before = "(?:[A-Za-z]+[_-])*";
        let after = "(?:[_-][0-9A-Za-z.]+)*";
        // No part is so long that it may be a date.
        let version = "v?[0-9]{1,5}[.][0-9]{1,5}[.][0-9]{1,7}(?:[.][0-9]{1,7})*";
        let series = "v?[0-9]{1,5}(?:[.][0-9]{1,7})*";
        // `1.2.3.x`, but not `1.2.3-x86`.
        let open = "[0-9][._-]*x(?:[^0-9a-z]|$)";
        Self {
            release: format!("(?i)^{before}{version}{after}$"),
            candidate: format!(
                "(?i)^{before}{series}[_.-]?(?:{prereleases})[.-]?[0-9]{{1,3}}{after}$"
            ),
            prerelease: word(&prereleases),
            twice: format!(
                "(?i)(?:^|[^a-z])(?:{prereleases})[^a-z](?:.*[^a-z])?(?:{prereleases})(?:[^a-z]|$)"
            ),
            undoing: format!("{}|{open}", word(&words(Role::Undoes))),
            borrowed: format!("(?i)^{before}(?:{})[_-]v?[0-9]", words(Role::Base)),
            date: format!(
                "^{before}(?:19|20)[0-9][0-9](?:-?(?:0[1-9]|1[0-2])-?(?:0[1-9]|[12][0-9]|3[01]))$"
            ),
            dirty: word("dirty"),
            commit: "^(?:(?:sha|commit)-)?[0-9a-f]{7,40}$".to_owned(),
            digit: "[0-9]".to_owned(),
            hex_letter: "(?:^|-)[0-9a-f]*[a-f][0-9a-f]*$".to_owned(),
            repointing: repointing(),
        }
    }

    /// Each pattern with its name.
    #[must_use]
    pub fn named(&self) -> [(&'static str, &str); 12] {
        [
            ("borrowed", &self.borrowed),
            ("candidate", &self.candidate),
            ("commit", &self.commit),
            ("date", &self.date),
            ("digit", &self.digit),
            ("dirty", &self.dirty),
            ("hex_letter", &self.hex_letter),
            ("prerelease", &self.prerelease),
            ("release", &self.release),
            ("repointing", &self.repointing),
            ("twice", &self.twice),
            ("undoing", &self.undoing),
        ]
    }
}

impl Default for Patterns {
    fn default() -> Self {
        Self::new()
    }
}

/// The words of a role, as alternatives.
fn words(role: Role) -> String {
    let mut words: Vec<_> = vocabulary()
        .filter_map(|(word, its)| (its == role).then_some(word))
        .collect();
    words.sort_unstable();
    words.join("|")
}

/// One of the words, with no letter beside it.
fn word(words: &str) -> String {
    format!("(?i)(?:^|[^a-z])(?:{words})(?:[^a-z]|$)")
}

/// The names whose versions are re-pointed, Docker Hub's also without its own name.
fn repointing() -> String {
    let mut pattern = String::from("^(?:");
    for (place, name) in repointing_publishers().iter().enumerate() {
        let joint = if place > 0 { "|" } else { "" };
        let escaped = name.replace('.', "[.]");
        // Writing into a string cannot fail.
        let _ = match escaped.strip_prefix("docker[.]io/") {
            Some(path) => write!(pattern, "{joint}(?:(?:index[.])?docker[.]io/)?{path}"),
            None => write!(pattern, "{joint}{escaped}"),
        };
    }
    pattern + ")"
}

#[cfg(test)]
mod tests {
    use super::Patterns;

    #[test]
    fn no_language_has_to_escape_them() {
        for (name, pattern) in Patterns::new().named() {
            let plain = |letter: char| letter.is_ascii_graphic() && !r#"\'"`"#.contains(letter);
            assert!(pattern.chars().all(plain), "{name}: {pattern}");
        }
    }
}
