//! From what a tag's pieces say to its class, by the shape alone and by its publisher's conventions.

use super::findings::{Findings, Version};
use super::split::{Part, Pieces};
use super::{Class, Kind, Reading};
use crate::error::Span;
use crate::publishers::{Conventions, Practice};
use crate::reference::Name;

/// Reads a tag of the repository `name` under the conventions of its publisher.
pub(super) fn judge(tag: &str, name: Option<&Name<'_>>, conventions: Conventions) -> Reading {
    let mut findings = Findings::default();
    for piece in Pieces::new(tag) {
        findings.take(piece);
    }
    findings.claim_version(tag, name);
    let by_shape = findings.read(None);
    if let Some(publisher) = conventions.releases {
        let reading = match publisher.practice {
            Practice::Frozen => findings.frozen(tag, by_shape),
            practice => findings.read(Some(practice)),
        };
        if reading != by_shape {
            return Reading {
                convention: Some(&publisher.convention),
                ..reading
            };
        }
    }
    if let Some(publisher) = conventions.words
        && by_shape.class == Class::Unknown
        && !findings.dirty
    {
        return Reading {
            convention: Some(&publisher.convention),
            ..whole(tag, Class::Moving, Kind::Alias)
        };
    }
    by_shape
}

impl Findings {
    /// A version behind the repository's own name is its own, though a runtime is called so too.
    fn claim_version(&mut self, tag: &str, name: Option<&Name<'_>>) {
        if let Some(version) = &mut self.version
            && let Some(lender) = version.lender
            && name.is_some_and(|name| {
                let (_, path) = name.repository_pieces();
                let own = path.rsplit('/').next().unwrap_or_default();
                Span::from(lender).of(tag).eq_ignore_ascii_case(own)
            })
        {
            version.lender = None;
        }
    }

    /// The reading under one practice; by the shape alone where there is none.
    fn read(&self, practice: Option<Practice>) -> Reading {
        if self.dirty {
            return UNKNOWN;
        }
        self.pinned(practice).unwrap_or_else(|| self.moving())
    }

    /// The part that pins the tag, unless a word beside it moves.
    fn pinned(&self, practice: Option<Practice>) -> Option<Reading> {
        if let Some(part) = self.introduced
            && practice == Some(Practice::OwnVersion)
        {
            return Some(pinned(Kind::Version, part));
        }
        let revision = self
            .revision
            .filter(|_| practice == Some(Practice::Revisions));
        let pin = self.pin.or(revision.map(|part| (Kind::Build, part)));
        let stays = self.version_stays(practice);
        match (self.full_version(practice), pin) {
            (Some(version), pin) if stays && !(self.narrowed && pin.is_some()) => Some(version),
            (_, pin) => pin.map(|(kind, part)| pinned(kind, part)),
        }
    }

    /// Whether a full version is left alone by the words beside it and by the practice.
    fn version_stays(&self, practice: Option<Practice>) -> bool {
        let undone = match practice {
            Some(Practice::OnlyBuilds | Practice::OwnVersion | Practice::Revisions) => true,
            Some(Practice::StreamReleases) => self.branch.is_some(),
            _ => self.undone,
        };
        !undone && self.latest.is_none() && self.snapshot.is_none()
    }

    /// The version, if it names one release.
    fn full_version(&self, practice: Option<Practice>) -> Option<Reading> {
        let version = self.version?;
        let full = version.full || is_full_release(version, practice);
        let kind = if version.prerelease {
            Kind::Prerelease
        } else {
            Kind::Version
        };
        full.then_some(if version.lender.is_some() {
            UNKNOWN
        } else {
            pinned(kind, version.part)
        })
    }

    /// The part that moves.
    fn moving(&self) -> Reading {
        let aliased = self.strange.is_none_or(|strange| strange.start > 0);
        let parts = [
            (Kind::Alias, self.latest),
            (Kind::Snapshot, self.snapshot),
            (Kind::Channel, self.channel),
            (Kind::Branch, self.branch),
            (
                Kind::FloatingVersion,
                self.version.map(|version| version.part),
            ),
            (Kind::Alias, self.alias.filter(|_| aliased)),
        ];
        let part = parts
            .into_iter()
            .find_map(|(kind, part)| Some((kind, part?)));
        part.map_or(UNKNOWN, |(kind, part)| moving(kind, part))
    }

    /// The reading where every tag stays, unless a word alone says that it moves.
    fn frozen(&self, tag: &str, by_shape: Reading) -> Reading {
        let word = self.latest.is_some() || self.channel.is_some() || self.branch.is_some();
        if by_shape.class == Class::Pinned || (word && self.version.is_none()) {
            by_shape
        } else {
            whole(tag, Class::Pinned, Kind::Version)
        }
    }
}

/// Whether a version names a full release by its publisher's counting.
const fn is_full_release(version: Version, practice: Option<Practice>) -> bool {
    match practice {
        Some(Practice::FullRelease { numbers, from, to }) => {
            version.numbers.count >= numbers
                && from <= version.numbers.first
                && version.numbers.first <= to
        }
        _ => false,
    }
}

const UNKNOWN: Reading = Reading {
    class: Class::Unknown,
    kind: Kind::Unrecognised,
    evidence: None,
    convention: None,
};

/// The reading for which the whole tag is the evidence.
fn whole(tag: &str, class: Class, kind: Kind) -> Reading {
    Reading {
        class,
        kind,
        evidence: Some(Span::new(0, tag.len())),
        convention: None,
    }
}

fn moving(kind: Kind, part: Part) -> Reading {
    Reading {
        class: Class::Moving,
        kind,
        evidence: Some(part.into()),
        convention: None,
    }
}

fn pinned(kind: Kind, part: Part) -> Reading {
    Reading {
        class: Class::Pinned,
        kind,
        evidence: Some(part.into()),
        convention: None,
    }
}
