//! Conversions to and from the reference of the crate `oci-spec`, with its feature.
//!
//! That crate's own parser is not used: it refuses some references that Kubernetes takes, and takes
//! some that Kubernetes refuses (`tests/oci_spec.rs` lists both).

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};

use oci_spec::distribution::Reference as OciReference;

use crate::error::Error;
use crate::reference::{IMPLIED_TAG, Reference};

/// Takes over the parts, normalised. A reference with neither tag nor digest gets the tag `latest`,
/// since the other type always has one of the two.
///
/// ```
/// use oci_spec::distribution::Reference as OciReference;
/// use pullpolicy::Reference;
///
/// let reference = OciReference::from(&Reference::parse("[2001:db8::1]:5000/app")?);
/// assert_eq!(reference.registry(), "[2001:db8::1]:5000");
/// assert_eq!(reference.repository(), "app");
/// assert_eq!(reference.tag(), Some("latest"));
/// # Ok::<(), pullpolicy::Error>(())
/// ```
impl From<&Reference<'_>> for OciReference {
    fn from(reference: &Reference<'_>) -> Self {
        let registry = reference.registry().to_owned();
        let repository = reference.repository().to_string();
        match (reference.tag(), reference.digest()) {
            (Some(tag), Some(digest)) => {
                Self::with_tag_and_digest(registry, repository, tag.to_owned(), digest.to_owned())
            }
            (None, Some(digest)) => Self::with_digest(registry, repository, digest.to_owned()),
            (tag, None) => {
                Self::with_tag(registry, repository, tag.unwrap_or(IMPLIED_TAG).to_owned())
            }
        }
    }
}

impl<'a> Reference<'a> {
    /// Parses the text of a reference of the crate `oci-spec`, with the feature `oci-spec`.
    ///
    /// That type owns its parts and this one borrows a text, so the caller lends a `buffer`, which
    /// is overwritten with the reference in full. A mirror's registry is no part of it.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse): the other type holds any strings as its parts.
    ///
    /// ```
    /// use oci_spec::distribution::Reference as OciReference;
    /// use pullpolicy::Reference;
    ///
    /// let oci: OciReference = "nginx:1.27".parse().unwrap();
    /// let mut buffer = String::new();
    /// let reference = Reference::from_oci_spec(&oci, &mut buffer)?;
    /// assert_eq!(reference.input(), "docker.io/library/nginx:1.27");
    /// assert_eq!(OciReference::from(&reference), oci);
    /// # Ok::<(), pullpolicy::Error>(())
    /// ```
    pub fn from_oci_spec(reference: &OciReference, buffer: &'a mut String) -> Result<Self, Error> {
        *buffer = reference.whole();
        Self::parse(buffer)
    }
}
