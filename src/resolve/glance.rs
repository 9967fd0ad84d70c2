//! The decision without its explanation: what a caller on a hot path needs.

use alloc::borrow::Cow;

use super::{Subject, decide, scanned_image, scanned_tag};
use crate::error::Error;
use crate::policy::{PullPolicy, RequestedPolicy};
use crate::tag::Tag;

/// A decision under the default rules without its explanation, made without allocating.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Glance<'a> {
    /// What to write.
    pub policy: PullPolicy,
    /// What the API server writes where the field is omitted.
    pub kubernetes_default: PullPolicy,
    /// What the tag says; none where a digest stands alone, `latest` for an untagged image.
    pub tag: Option<Tag<'a>>,
}

impl<'a> Glance<'a> {
    fn at(subject: &Subject<'a>, requested: RequestedPolicy) -> Self {
        let verdict = decide(subject, requested, &super::DEFAULT_RULES);
        let tag = subject.effective_tag().zip(verdict.reading);
        Self {
            policy: verdict.policy,
            kubernetes_default: subject.kubernetes_default(false),
            tag: tag.map(|(value, reading)| Tag {
                value: Cow::Borrowed(value),
                class: reading.class,
                kind: reading.kind,
                evidence: reading.evidence,
            }),
        }
    }
}

/// Decides about an image under the default rules, and says no more than the policy, what the
/// field's default would be, and what the tag says.
///
/// The same as [`resolve`](crate::resolve), without its allocations; the tag is borrowed from
/// `image`.
///
/// # Errors
///
/// `too-large` and `invalid-image`.
///
/// ```
/// use pullpolicy::{Class, PullPolicy, RequestedPolicy, glance};
///
/// let seen = glance("ghcr.io/acme/dev:coder-latest", RequestedPolicy::IfNotPresent)?;
/// assert_eq!(seen.policy, PullPolicy::IfNotPresent);
/// let tag = seen.tag.unwrap();
/// assert_eq!((&*tag.value, tag.class), ("coder-latest", Class::Moving));
/// assert_eq!(tag.evidence.unwrap().of(&tag.value), "latest");
/// # Ok::<(), pullpolicy::Error>(())
/// ```
pub fn glance(image: &str, requested: RequestedPolicy) -> Result<Glance<'_>, Error> {
    scanned_image(image).map(|subject| Glance::at(&subject, requested))
}

/// Decides about a tag alone, as [`glance`] does about an image.
///
/// # Errors
///
/// `too-large`, `missing-image` for an empty tag, and `invalid-tag`.
///
/// ```
/// use pullpolicy::{Kind, PullPolicy, RequestedPolicy, glance_tag};
///
/// let seen = glance_tag("coder-xfce-vnc-26.37.0", RequestedPolicy::Auto)?;
/// assert_eq!(seen.policy, PullPolicy::IfNotPresent);
/// assert_eq!(seen.tag.unwrap().kind, Kind::Version);
/// # Ok::<(), pullpolicy::Error>(())
/// ```
pub fn glance_tag(tag: &str, requested: RequestedPolicy) -> Result<Glance<'_>, Error> {
    scanned_tag(tag).map(|subject| Glance::at(&subject, requested))
}
