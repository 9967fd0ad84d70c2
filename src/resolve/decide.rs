//! From a reference and the rules to a policy: `Copy` values only, for the hot path.

use crate::error::Span;
use crate::policy::{PullPolicy, RequestedPolicy};
use crate::reference::{Name, Reference};
use crate::rules::{ImageRule, Rules, TagRule, Trust};
use crate::tag::{self, Class, Kind, Reading};

/// What is decided about: the parts of a reference, or a bare tag.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Subject<'a> {
    /// Registry and repository; none for a bare tag.
    pub(crate) name: Option<Name<'a>>,
    /// The tag as written.
    pub(crate) tag: Option<&'a str>,
    /// The digest.
    pub(crate) digest: Option<&'a str>,
}

impl<'a> Subject<'a> {
    pub(crate) fn of_reference(reference: &Reference<'a>) -> Self {
        Self {
            name: Some(reference.name()),
            tag: reference.tag(),
            digest: reference.digest(),
        }
    }

    /// The tag that a pull would ask for: `latest` where neither tag nor digest is written.
    pub(crate) fn effective_tag(&self) -> Option<&'a str> {
        match (self.tag, self.digest) {
            (None, None) => Some("latest"),
            (tag, _) => tag,
        }
    }

    /// What the API server writes where the field is omitted. It looks at the tag alone, as
    /// `SetDefaults_Container` does; `digest_aware` is the rule proposed in KEP-6083.
    pub(crate) fn kubernetes_default(&self, digest_aware: bool) -> PullPolicy {
        let latest = self.effective_tag() == Some("latest");
        if latest && !(digest_aware && self.digest.is_some()) {
            PullPolicy::Always
        } else {
            PullPolicy::IfNotPresent
        }
    }

    /// The class of the tag under the rules, of which `image` is the one for the image.
    pub(crate) fn class(&self, rules: &Rules, image: Option<(usize, &ImageRule)>) -> Class {
        self.read(rules, image)
            .map_or(Class::Unknown, |read| read.reading.class)
    }

    /// What the tag says under the rules; none where a digest stands alone.
    fn read(&self, rules: &Rules, image: Option<(usize, &ImageRule)>) -> Option<Read> {
        let tag = self.effective_tag()?;
        if let Some(rule) = rules.for_tag(image, tag) {
            let class = if rule.pinned {
                Class::Pinned
            } else {
                Class::Moving
            };
            let evidence = self.tag.map(|tag| Span::new(0, tag.len()));
            let reading = Reading {
                class,
                kind: Kind::UserRule,
                evidence,
                convention: None,
            };
            return Some(Read {
                reading,
                rule: Some(rule),
                distrusted: false,
            });
        }
        let mut reading = match self.tag {
            Some(tag) => tag::read(tag, self.name.as_ref().filter(|_| rules.publishers)),
            None => tag::UNTAGGED,
        };
        let distrusted = rules.trust == Trust::Digest && reading.class == Class::Pinned;
        if distrusted {
            reading.class = Class::Unknown;
        }
        Some(Read {
            reading,
            rule: None,
            distrusted,
        })
    }
}

/// A reading under the rules.
struct Read {
    reading: Reading,
    rule: Option<TagRule>,
    distrusted: bool,
}

/// Who decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Decider {
    /// The caller, by an explicit policy.
    Explicit,
    /// The registry mapping at this place.
    Mapping(usize),
    /// The image rule at this place.
    ImageRule(usize),
    /// The digest.
    Digest,
    /// One of the user's patterns on tags.
    TagRule(TagRule),
    /// The publisher's convention.
    Publisher,
    /// That no tag is written.
    Untagged,
    /// The tag's shape.
    Shape,
}

/// A setting of the rules that bent what followed from the tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Setting {
    /// `floating`: floating versions are cached.
    Floating,
    /// `unknown`: unrecognisable tags are cached.
    Unknown,
    /// `trust`: the tag would be pinned, but only digests are trusted.
    Trust,
}

/// The decision without its explanation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Verdict {
    pub(crate) policy: PullPolicy,
    pub(crate) decider: Decider,
    /// What the tag says; none where a digest stands alone.
    pub(crate) reading: Option<Reading>,
    pub(crate) setting: Option<Setting>,
}

/// Decides, in the order that [`resolve`](crate::resolve) documents.
pub(crate) fn decide(subject: &Subject<'_>, requested: RequestedPolicy, rules: &Rules) -> Verdict {
    let image = subject.name.as_ref().and_then(|name| rules.for_image(name));
    let read = subject.read(rules, image);
    match (before_the_tag(subject, requested, rules, image), read) {
        (None, Some(read)) => by_tag(subject, &read, rules),
        (settled, read) => {
            let (decider, policy) = settled.unwrap_or(DIGEST);
            let reading = read.map(|read| read.reading);
            Verdict {
                policy,
                decider,
                reading,
                setting: None,
            }
        }
    }
}

/// The policy alone: the same decision, but a tag is only read where it decides.
pub(crate) fn policy(
    subject: &Subject<'_>,
    requested: RequestedPolicy,
    rules: &Rules,
) -> PullPolicy {
    let image = subject.name.as_ref().and_then(|name| rules.for_image(name));
    if let Some((_, policy)) = before_the_tag(subject, requested, rules, image) {
        return policy;
    }
    let read = subject.read(rules, image);
    read.map_or(DIGEST.1, |read| by_tag(subject, &read, rules).policy)
}

/// What follows from a digest.
const DIGEST: (Decider, PullPolicy) = (Decider::Digest, PullPolicy::IfNotPresent);

/// What decides whatever the tag says.
fn before_the_tag(
    subject: &Subject<'_>,
    requested: RequestedPolicy,
    rules: &Rules,
    image: Option<(usize, &ImageRule)>,
) -> Option<(Decider, PullPolicy)> {
    if let Some(policy) = requested.explicit() {
        return Some((Decider::Explicit, policy));
    }
    let registry = subject.name.as_ref().map(Name::registry);
    if let Some(index) = registry.and_then(|registry| rules.local_mapping(registry)) {
        return Some((Decider::Mapping(index), PullPolicy::Never));
    }
    if let Some((index, Some(policy))) = image.map(|(index, rule)| (index, rule.policy)) {
        return Some((Decider::ImageRule(index), policy));
    }
    subject.digest.map(|_| DIGEST)
}

/// No digest, no image rule, no mapping: the tag decides.
fn by_tag(subject: &Subject<'_>, read: &Read, rules: &Rules) -> Verdict {
    let reading = read.reading;
    let (policy, setting) = match (reading.class, reading.kind) {
        (Class::Pinned, _) => (PullPolicy::IfNotPresent, None),
        (Class::Moving, Kind::FloatingVersion) => {
            let policy = PullPolicy::from(rules.floating);
            (
                policy,
                (policy != PullPolicy::Always).then_some(Setting::Floating),
            )
        }
        (Class::Moving, _) => (PullPolicy::Always, None),
        (Class::Unknown, _) => match PullPolicy::from(rules.unknown) {
            PullPolicy::Always => (
                PullPolicy::Always,
                read.distrusted.then_some(Setting::Trust),
            ),
            policy => (policy, Some(Setting::Unknown)),
        },
    };
    let decider = match (read.rule, reading.convention) {
        (Some(rule), _) => Decider::TagRule(rule),
        (None, _) if subject.tag.is_none() => Decider::Untagged,
        (None, Some(_)) => Decider::Publisher,
        (None, None) => Decider::Shape,
    };
    Verdict {
        policy,
        decider,
        reading: Some(reading),
        setting,
    }
}
