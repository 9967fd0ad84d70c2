//! The request: what is asked, and what the caller knows.

mod digests;
#[cfg(feature = "serde")]
mod external;
#[cfg(feature = "serde")]
mod manifest;
#[cfg(feature = "serde")]
pub(crate) mod node;
#[cfg(feature = "serde")]
mod read;
#[cfg(feature = "serde")]
pub(crate) mod shape;
#[cfg(feature = "serde")]
mod write;

use alloc::string::{String, ToString};

pub use digests::Digests;
#[cfg(feature = "serde")]
pub use external::external_json;
#[cfg(feature = "serde")]
pub use manifest::ManifestRequest;
#[cfg(feature = "serde")]
pub use read::{long_request_text, request_text};
#[cfg(feature = "serde")]
pub use write::{classify_json, resolve_json};

use crate::error::Error;
use crate::explain;
use crate::kubelet::Cluster;
use crate::policy::RequestedPolicy;
use crate::rules::Rules;

/// The longest image or tag that is read, in bytes: 16 KiB.
pub const MAX_TEXT: usize = 16 * 1024;
/// The longest rules that are read, in bytes of compact JSON: 64 KiB.
pub const MAX_RULES: usize = 64 * 1024;
/// The longest request that is read, in bytes: 1 MiB.
pub const MAX_REQUEST: usize = 1024 * 1024;

/// What is asked: an image, a tag or both, the requested policy, and what the caller knows.
///
/// ```
/// use pullpolicy::{PullPolicy, Request, RequestedPolicy, resolve};
///
/// let request = Request {
///     tag: Some("26.37.0".to_owned()),
///     policy: RequestedPolicy::Auto,
///     ..Request::for_image("ghcr.io/acme/dev")
/// };
/// assert_eq!(resolve(&request)?.policy, PullPolicy::IfNotPresent);
/// # Ok::<(), pullpolicy::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Request {
    /// The image reference, at most [`MAX_TEXT`] bytes.
    pub image: Option<String>,
    /// The tag, where it is kept apart from the image, with or without a digest; an empty one
    /// counts as absent.
    pub tag: Option<String>,
    /// The requested policy.
    pub policy: RequestedPolicy,
    /// The user's conventions.
    pub rules: Rules,
    /// What is known of the cluster.
    pub cluster: Cluster,
    /// What the caller knows from the registry now.
    pub digests: Digests,
}

impl Request {
    /// `auto` for this image, with everything else at its default.
    #[must_use]
    pub fn for_image(image: &str) -> Self {
        Self {
            image: Some(image.to_string()),
            ..Self::default()
        }
    }

    /// `auto` for this tag alone, with everything else at its default.
    #[must_use]
    pub fn for_tag(tag: &str) -> Self {
        Self {
            tag: Some(tag.to_string()),
            ..Self::default()
        }
    }

    pub(crate) fn check_sizes(&self) -> Result<(), Error> {
        check_size(self.image.as_deref().unwrap_or(""), MAX_TEXT, "/image")?;
        check_size(self.tag.as_deref().unwrap_or(""), MAX_TEXT, "/tag")
    }
}

/// Refuses a text of more than `limit` bytes.
pub(crate) fn check_size(text: &str, limit: usize, at: &str) -> Result<(), Error> {
    if text.len() > limit {
        Err(explain::too_large(at, text.len(), limit))
    } else {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::ErrorCode;
    use crate::resolve;

    #[test]
    fn a_request_for_a_tag_names_no_image() {
        let request = Request::for_tag("26.37.0");
        assert_eq!(
            (request.image.as_deref(), request.tag.as_deref()),
            (None, Some("26.37.0"))
        );
    }

    #[test]
    fn texts_are_bounded_in_a_request_that_is_no_json_too() {
        for length in [MAX_TEXT, MAX_TEXT + 1] {
            let long = "a".repeat(length);
            for request in [Request::for_image(&long), Request::for_tag(&long)] {
                let too_large = resolve(&request).unwrap_err().code() == ErrorCode::TooLarge;
                assert_eq!(too_large, length > MAX_TEXT, "{length}");
            }
        }
    }

    #[cfg(feature = "serde")]
    #[test]
    fn bytes_are_bounded_before_they_are_read() {
        let blanks = alloc::vec![b' '; MAX_REQUEST + 1];
        let (longest, _) = blanks.split_at(MAX_REQUEST);
        assert_eq!(request_text(longest).map(str::len), Ok(MAX_REQUEST));
        let error = request_text(&blanks).unwrap_err();
        assert_eq!(error.code(), ErrorCode::TooLarge);
        assert_eq!(request_text(b"{}"), Ok("{}"));
    }

    #[cfg(feature = "serde")]
    #[test]
    fn a_line_names_a_tag_and_perhaps_its_repository() {
        let pinned =
            r#"{"class":"pinned","kind":"version","evidence":{"text":"16.2","start":0,"end":4}}"#;
        let moving = r#"{"class":"moving","kind":"floating-version","evidence":{"text":"16.2","start":0,"end":4}}"#;
        assert_eq!(
            classify_json(r#"{"tag":"16.2","repository":"postgres"}"#),
            pinned
        );
        assert_eq!(classify_json(r#"{"tag":"16.2"}"#), moving);
    }

    #[cfg(feature = "serde")]
    #[test]
    fn terraform_asks_and_is_answered_in_strings() {
        let query = r#"{"image":"ghcr.io/acme/dev","image_tag":"26.37.0","image_pull_policy":"","rules":""}"#;
        let answer = external_json(query).unwrap();
        assert!(
            answer.starts_with(
                r#"{"policy":"IfNotPresent","class":"pinned","kind":"version","reason":"#
            ),
            "{answer}"
        );
    }
}
