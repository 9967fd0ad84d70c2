//! What the caller knows from the registry now.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};

use crate::error::{Detail, Error};
use crate::explain;
use crate::reference::scan_tag;

/// The digests that the tags of one repository have now.
///
/// ```
/// use pullpolicy::{Digests, Request, resolve};
///
/// let digest = format!("sha256:{}", "0".repeat(64));
/// let mut digests = Digests::default();
/// digests.insert("coder-latest", &digest)?;
/// digests.insert("coder-26.37.0", &digest)?;
/// let request = Request { digests, ..Request::for_image("ghcr.io/acme/dev:coder-latest") };
/// assert_eq!(resolve(&request)?.same_today, ["coder-26.37.0"]);
/// # Ok::<(), pullpolicy::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Digests(BTreeMap<String, String>);

impl Digests {
    /// Notes the digest of a tag; a later one replaces it.
    ///
    /// # Errors
    ///
    /// `invalid-request` at `/digests/TAG` where one of the two is malformed.
    pub fn insert(&mut self, tag: &str, digest: &str) -> Result<(), Error> {
        let fault = |text, part| explain::invalid_known_digest(&pointer(tag), text, part);
        match scan_tag(tag) {
            Ok((_, None)) => {}
            _ => return Err(fault(tag, Detail::Tag)),
        }
        match scan_tag(&format!("x@{digest}")) {
            Ok((_, Some(_))) => {}
            _ => return Err(fault(digest, Detail::Digest)),
        }
        self.0.insert(tag.to_string(), digest.to_string());
        Ok(())
    }

    /// The digest of a tag.
    #[must_use]
    pub fn get(&self, tag: &str) -> Option<&str> {
        self.0.get(tag).map(String::as_str)
    }

    /// Tags and digests, in the byte order of the tags.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(tag, digest)| (tag.as_str(), digest.as_str()))
    }
}

/// The place of a tag in the request (RFC 6901).
fn pointer(tag: &str) -> String {
    format!("/digests/{}", crate::error::pointer_token(tag))
}
