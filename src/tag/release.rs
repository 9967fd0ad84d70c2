//! The release that a tag names, as a semantic version.

use alloc::string::String;

use semver::{BuildMetadata, Prerelease, Version};

use super::{Kind, Tag};

impl Tag<'_> {
    /// The release that the tag names, if its version is a semantic one: three numbers, and perhaps a pre-release.
    ///
    /// What stands before the version does not count, nor does the base system or runtime behind it. So that releases
    /// compare in their order, the words and numbers of a pre-release are its identifiers, however they are joined
    /// (`rc10`, `rc-10` and `rc.10` are `rc.10`); a number behind `_` is the build.
    ///
    /// ```
    /// use pullpolicy::classify;
    /// use semver::Version;
    ///
    /// assert_eq!(classify("v1.30.4-alpine3.20")?.release(), Some(Version::new(1, 30, 4)));
    /// assert_eq!(classify("coder-xfce-2.0.0-rc.1")?.release(), Version::parse("2.0.0-rc.1").ok());
    /// assert!(classify("3.15.0rc9")?.release() < classify("3.15.0rc10")?.release());
    /// assert_eq!(classify("jdk-21.0.4_7")?.release(), Version::parse("21.0.4+7").ok());
    /// assert_eq!(classify("8u302")?.release(), None);
    /// assert_eq!(classify("1.27")?.release(), None);
    /// # Ok::<(), pullpolicy::Error>(())
    /// ```
    #[must_use]
    pub fn release(&self) -> Option<Version> {
        if !matches!(self.kind, Kind::Version | Kind::Prerelease) {
            return None;
        }
        let text = self
            .evidence?
            .of(&self.value)
            .trim_start_matches(|letter: char| letter.is_ascii_alphabetic());
        let length = text
            .find(|letter: char| !letter.is_ascii_digit() && letter != '.')
            .unwrap_or(text.len());
        let (numbers, rest) = text.split_at_checked(length)?;
        let mut numbers = numbers
            .trim_end_matches('.')
            .split('.')
            .map(str::parse::<u64>);
        let (major, minor, patch) = (
            numbers.next()?.ok()?,
            numbers.next()?.ok()?,
            numbers.next()?.ok()?,
        );
        if numbers.next().is_some() {
            return None;
        }
        let (pre, build) = match self.kind {
            Kind::Prerelease => (
                Prerelease::new(&identifiers(rest)).ok()?,
                BuildMetadata::EMPTY,
            ),
            _ => (
                Prerelease::EMPTY,
                BuildMetadata::new(&identifiers(rest)).ok()?,
            ),
        };
        Some(Version {
            major,
            minor,
            patch,
            pre,
            build,
        })
    }
}

/// The words and numbers of `text`, with a dot between them.
fn identifiers(text: &str) -> String {
    let mut identifiers = String::new();
    let mut last = None;
    for letter in text.chars() {
        let kind = letter
            .is_ascii_alphanumeric()
            .then_some(letter.is_ascii_digit());
        if kind.is_some() {
            if kind != last && !identifiers.is_empty() {
                identifiers.push('.');
            }
            identifiers.push(letter);
        }
        last = kind;
    }
    identifiers
}

#[cfg(test)]
mod tests {
    use semver::Version;

    use crate::{Request, classify, resolve};

    fn release(tag: &str) -> Option<Version> {
        classify(tag).unwrap().release()
    }

    #[test]
    fn a_decision_has_the_release_of_its_tag() {
        let release = |request| resolve(&request).unwrap().release();
        assert_eq!(
            release(Request::for_image("ghcr.io/acme/dev:coder-26.37.0")),
            Some(Version::new(26, 37, 0))
        );
        assert_eq!(
            release(Request::for_tag("26.37.0")),
            Some(Version::new(26, 37, 0))
        );
        assert_eq!(release(Request::for_image("ghcr.io/acme/dev")), None);
    }

    #[test]
    fn a_semantic_version_is_itself() {
        for version in [
            "0.0.1",
            "1.27.3",
            "2024.10.1",
            "1.0.0-alpha.1",
            "2.0.0-rc.10",
        ] {
            assert_eq!(release(version), Version::parse(version).ok(), "{version}");
        }
    }

    #[test]
    fn pre_releases_are_in_order() {
        let tags = ["3.0.0a1", "3.0.0b2", "3.0.0-rc-2", "3.0.0rc10-slim"];
        assert!(tags.map(release).is_sorted());
        assert!(tags.iter().all(|tag| release(tag).is_some()));
        assert!(release("3.0.0-rc2") < release("3.0.0-rc10"));
        assert!(release("3.0.0-rc10") < release("3.0.0"));
    }

    #[test]
    fn what_is_no_semantic_version() {
        for tag in [
            "1.27",
            "8u302",
            "1.2.3.4",
            "3.0.0-M02",
            "latest",
            "20241016",
            "99999999999999999999.1.2",
        ] {
            assert_eq!(release(tag), None, "{tag}");
        }
    }
}
