//! From a tag's pieces to its class: which part names the release, and what the others do to it.

use super::split::{Joint, Numbers, Piece, Pieces, Shape, Text};
use super::words::Word;
use super::{Class, Kind, Reading};
use crate::error::Span;
use crate::publishers::{Conventions, Practice};

/// How many numbers a full release has, unless its publisher counts otherwise.
const FULL: usize = 3;
/// From how many digits on a number counts builds, and is no part of a floating version.
const LARGE: usize = 5;

/// What the last pieces were about, which tells whose a number is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Subject {
    /// The tag's start, or a word to which no number belongs.
    None,
    /// The version of the product.
    Version,
    /// A base system or runtime whose number may follow.
    Base(Word),
    /// A base system or runtime with its number.
    NumberedBase,
    /// A word that starts at this byte and gives a following number its meaning.
    Word(Word, usize),
    /// An unknown word.
    Strange,
}

/// The best candidate for the part that names the release.
#[derive(Clone, Copy, Debug)]
struct Version {
    span: Span,
    numbers: Numbers,
    /// Whether it names one release and not a series.
    full: bool,
    prerelease: bool,
}

/// What the pieces read so far say.
#[derive(Clone, Copy, Debug)]
struct Findings {
    subject: Subject,
    version: Option<Version>,
    /// A date, a commit or a build number, the first of them.
    pin: Option<(Kind, Span)>,
    /// The build is told more exactly than by its version: a commit counted from that release, or a count of builds.
    narrowed: bool,
    /// A number behind a floating version, with that version.
    revision: Option<Span>,
    /// The last full version that a `v` introduces.
    introduced: Option<Span>,
    latest: Option<Span>,
    snapshot: Option<Span>,
    channel: Option<Span>,
    branch: Option<Span>,
    alias: Option<Span>,
    /// A stream, a branch or an environment stands beside the version, and is re-pointed while that stays.
    undone: bool,
    dirty: bool,
    /// The first word that nobody knows.
    strange: Option<Span>,
}

/// Reads a tag under the conventions of its publisher.
pub(super) fn judge(tag: &str, conventions: Conventions) -> Reading {
    let mut findings = Findings::new();
    for piece in Pieces::new(tag) {
        findings.take(piece);
    }
    findings.verdict(tag, conventions)
}

impl Findings {
    const fn new() -> Self {
        Self {
            subject: Subject::None,
            version: None,
            pin: None,
            narrowed: false,
            revision: None,
            introduced: None,
            latest: None,
            snapshot: None,
            channel: None,
            branch: None,
            alias: None,
            undone: false,
            dirty: false,
            strange: None,
        }
    }

    fn take(&mut self, piece: Piece) {
        match piece.shape {
            Shape::Date => self.pin(Kind::Date, piece.span),
            Shape::Commit { described } => {
                self.narrowed |= described && self.version.is_some();
                self.pin(Kind::Commit, piece.span);
            }
            Shape::Plain(text, numbers) => match text {
                Text::None => self.number(piece, numbers),
                Text::Known(word) if numbers.count == 0 => self.word(piece, word),
                Text::Known(word) => self.numbered_word(piece, word, numbers),
                Text::Strange => self.strange(piece, numbers),
            },
        }
    }

    fn pin(&mut self, kind: Kind, span: Span) {
        self.pin = self.pin.or(Some((kind, span)));
        self.subject = Subject::None;
    }

    /// A word without a number.
    fn word(&mut self, piece: Piece, word: Word) {
        let span = piece.span;
        let after = Subject::Word(word, span.start);
        self.subject = match word {
            Word::Latest => {
                self.latest = self.latest.or(Some(span));
                after
            }
            Word::Snapshot => {
                self.snapshot = self.snapshot.or(Some(span));
                after
            }
            // `python3.10-rc` is the runtime's candidate, not the product's.
            Word::PreRelease if self.subject == Subject::NumberedBase => Subject::NumberedBase,
            Word::PreRelease | Word::Stream | Word::Environment => {
                self.channel = self.channel.or(Some(span));
                // `beta-5.6.0` is a release, that the beta channel got first.
                self.undone |= word != Word::PreRelease || self.version.is_some();
                after
            }
            Word::Grade => {
                self.channel = self.channel.or(Some(span));
                after
            }
            Word::Branch => {
                self.branch = self.branch.or(Some(span));
                self.undone = true;
                after
            }
            Word::Topic if span.start == 0 => {
                self.branch = Some(span);
                self.undone = true;
                after
            }
            Word::Request => after,
            Word::System | Word::Java | Word::Runtime => {
                self.alias = self.alias.or(Some(span));
                Subject::Base(word)
            }
            Word::CodeName | Word::Flavour | Word::Architecture => {
                self.alias = self.alias.or(Some(span));
                match self.subject {
                    Subject::NumberedBase => Subject::NumberedBase,
                    _ => Subject::None,
                }
            }
            Word::Dirty => {
                self.dirty = true;
                Subject::None
            }
            Word::Topic
            | Word::Release
            | Word::Letter
            | Word::LetterB
            | Word::Counter
            | Word::Update
            | Word::Commit => after,
        };
    }

    /// A number without a word, or with the `v` of a version.
    fn number(&mut self, piece: Piece, numbers: Numbers) {
        let span = piece.span;
        match self.subject {
            Subject::Base(word) if owns(word, piece, numbers) => {
                if let Some(alias) = &mut self.alias
                    && alias.end + 1 == span.start
                {
                    alias.end = span.end;
                }
                self.subject = Subject::NumberedBase;
            }
            Subject::NumberedBase
                if piece.joint == Joint::Underscore || piece.joint == Joint::None => {}
            Subject::Word(word, start) if numbers.count < FULL && !numbers.dated => {
                self.number_after(word, Span::new(start, span.end), piece, numbers);
            }
            Subject::Strange
                if piece.joint == Joint::Dot && numbers.count < FULL && !numbers.dated => {}
            Subject::Version if piece.joint == Joint::Underscore && !numbers.dated => {
                if let Some(version) = &mut self.version {
                    version.span.end = span.end;
                    version.numbers.count += numbers.count;
                    // `17_35`, as Java counts its builds.
                    version.full |= version.numbers.count >= FULL
                        || (version.numbers.first > 8 && numbers.longest > 1);
                }
            }
            _ => self.product(piece, numbers),
        }
    }

    /// The number of a word before it: `rc-5`, `build.530`, `pr-1234`.
    fn number_after(&mut self, word: Word, span: Span, piece: Piece, numbers: Numbers) {
        match word {
            Word::PreRelease | Word::Stream | Word::Letter | Word::LetterB | Word::Snapshot
                if numbers.count == 1 && (self.version.is_some() || piece.joint == Joint::Dot) =>
            {
                self.prerelease(span, numbers);
            }
            Word::Counter if numbers.count == 1 => self.count(span),
            Word::Update if self.version.is_some() => self.update(span),
            Word::Topic | Word::Request if word == Word::Request || span.start == 0 => {
                self.branch = Some(span);
                self.undone = true;
                self.subject = Subject::None;
            }
            Word::Release if piece.joint == Joint::Dash && self.version.is_none() => {
                self.branch = self.branch.or(Some(span));
                self.product(piece, numbers);
            }
            Word::Stream | Word::Branch | Word::Environment | Word::Snapshot
                if counts_builds(numbers) =>
            {
                self.pin(Kind::Build, piece.span);
            }
            _ => self.product(piece, numbers),
        }
    }

    /// A word with its number: `alpine3.20`, `rc1`, `r51`.
    fn numbered_word(&mut self, piece: Piece, word: Word, numbers: Numbers) {
        let span = piece.span;
        if numbers.dated && numbers.count < FULL {
            return self.pin(Kind::Date, span);
        }
        match word {
            Word::System
            | Word::CodeName
            | Word::Java
            | Word::Runtime
            | Word::Flavour
            | Word::Architecture => {
                self.alias = self.alias.or(Some(span));
                self.subject = Subject::NumberedBase;
            }
            Word::PreRelease | Word::Stream | Word::Snapshot if numbers.count < FULL => {
                self.prerelease(span, numbers)
            }
            Word::LetterB
                if numbers.count == 1 && (piece.joint != Joint::None || self.version.is_none()) =>
            {
                self.pin(Kind::Build, span);
            }
            Word::Letter | Word::LetterB if self.version.is_some() => {
                self.prerelease(span, numbers)
            }
            Word::Counter if numbers.count == 1 => self.count(span),
            Word::Update if self.version.is_some() => self.update(span),
            Word::Topic | Word::Request if word == Word::Request || span.start == 0 => {
                self.branch = self.branch.or(Some(span));
                self.undone = true;
            }
            Word::Grade if numbers.count < FULL => self.channel = self.channel.or(Some(span)),
            Word::Branch if numbers.count < FULL => self.branch = self.branch.or(Some(span)),
            Word::Latest => self.latest = self.latest.or(Some(span)),
            Word::Release => self.product(piece, numbers),
            _ => self.strange(piece, numbers),
        }
    }

    /// A word that is not in the vocabulary, with or without a number.
    fn strange(&mut self, piece: Piece, numbers: Numbers) {
        let adjacent = piece.joint == Joint::None && piece.span.start > 0;
        if numbers.dated && numbers.count < FULL {
            self.pin(Kind::Date, piece.span);
        } else if numbers.count >= FULL && !adjacent {
            self.product(piece, numbers);
        } else if !(adjacent && self.subject == Subject::NumberedBase) {
            self.strange = self.strange.or(Some(piece.span));
            if adjacent && let Some((Kind::Build, _)) = self.pin {
                self.pin = None;
            }
            self.subject = Subject::Strange;
        }
    }

    /// A count of builds.
    fn count(&mut self, span: Span) {
        self.narrowed |= self.pin.is_none();
        self.pin(Kind::Build, span);
    }

    /// The number of a pre-release: with the version before it, or alone.
    fn prerelease(&mut self, span: Span, numbers: Numbers) {
        let start = self
            .version
            .map_or(span.start, |version| version.span.start);
        self.version = Some(Version {
            span: Span::new(start, span.end),
            numbers,
            full: true,
            prerelease: true,
        });
        self.undone = false;
        self.subject = Subject::Version;
    }

    /// The number of an update of the version before it.
    fn update(&mut self, span: Span) {
        if let Some(version) = &mut self.version {
            version.span.end = span.end;
            version.full = true;
        }
        self.subject = Subject::Version;
    }

    /// A number that belongs to no other word, so it is the product's.
    fn product(&mut self, piece: Piece, numbers: Numbers) {
        let span = piece.span;
        if numbers.dated && numbers.count < FULL {
            return self.pin(Kind::Date, span);
        }
        let full = numbers.count >= FULL || (numbers.count == 2 && numbers.longest >= LARGE);
        if full && piece.introduced {
            self.introduced = Some(span);
        }
        match self.version {
            Some(version) if version.full || !full => {
                if counts_builds(numbers) {
                    self.pin(Kind::Build, span);
                } else if piece.joint == Joint::Dash
                    && numbers.count == 1
                    && self.subject == Subject::Version
                {
                    self.revision = Some(Span::new(version.span.start, span.end));
                }
            }
            None if numbers.count == 1 && numbers.longest >= LARGE => {
                self.strange = self.strange.or(Some(span));
            }
            _ => {
                self.version = Some(Version {
                    span,
                    numbers,
                    full,
                    prerelease: false,
                })
            }
        }
        self.subject = Subject::Version;
    }

    fn verdict(self, tag: &str, conventions: Conventions) -> Reading {
        let by_shape = self.by_shape(None);
        if let Some(publisher) = conventions.releases {
            let reading = match publisher.practice {
                Practice::Frozen => self.frozen(tag, by_shape),
                practice => self.by_shape(Some(practice)),
            };
            if reading != by_shape {
                return Reading {
                    convention: Some(&publisher.convention),
                    ..reading
                };
            }
        }
        match (conventions.words, self.strange) {
            (Some(publisher), Some(span)) if by_shape.class == Class::Unknown && !self.dirty => {
                Reading {
                    convention: Some(&publisher.convention),
                    ..moving(Kind::Alias, span)
                }
            }
            _ => by_shape,
        }
    }

    /// The reading where every tag stays, unless a word says that it moves.
    fn frozen(&self, tag: &str, by_shape: Reading) -> Reading {
        let moves = self.latest.is_some() || self.channel.is_some() || self.branch.is_some();
        if by_shape.class == Class::Pinned || (moves && self.version.is_none()) {
            return by_shape;
        }
        pinned(Kind::Version, Span::new(0, tag.len()))
    }

    /// The version, if it names one release.
    fn full_version(&self, practice: Option<Practice>) -> Option<Version> {
        let version = self.version?;
        match (practice, self.revision) {
            (Some(Practice::Revisions), Some(span)) => Some(Version { span, ..version }),
            _ => (version.full || is_full_release(version.numbers, practice)).then_some(version),
        }
    }

    fn by_shape(&self, practice: Option<Practice>) -> Reading {
        if self.dirty {
            return unknown();
        }
        if let (Some(Practice::OwnVersion), Some(span)) = (practice, self.introduced) {
            return pinned(Kind::Version, span);
        }
        let only_builds = matches!(practice, Some(Practice::OnlyBuilds | Practice::OwnVersion));
        let version = self.full_version(practice);
        let stays =
            !self.undone && self.latest.is_none() && self.snapshot.is_none() && !only_builds;
        match (version, self.pin) {
            (Some(version), _) if stays && !self.narrowed => {
                let kind = if version.prerelease {
                    Kind::Prerelease
                } else {
                    Kind::Version
                };
                return pinned(kind, version.span);
            }
            (_, Some((kind, span))) => return pinned(kind, span),
            _ => {}
        }
        if let Some(span) = self.latest {
            return moving(Kind::Alias, span);
        }
        if let Some(span) = self.snapshot {
            return moving(Kind::Snapshot, span);
        }
        if let Some(span) = self.channel {
            return moving(Kind::Channel, span);
        }
        if let Some(span) = self.branch {
            return moving(Kind::Branch, span);
        }
        if let Some(version) = self.version {
            return moving(Kind::FloatingVersion, version.span);
        }
        match self.alias {
            Some(span) if self.strange.is_none_or(|strange| strange.start > 0) => {
                moving(Kind::Alias, span)
            }
            _ => unknown(),
        }
    }
}

/// Whether a number belongs to the base system or runtime before it.
fn owns(word: Word, piece: Piece, numbers: Numbers) -> bool {
    if numbers.dated {
        return false;
    }
    match word {
        Word::System => numbers.count < FULL || (numbers.first, numbers.second) == (10, 0),
        Word::Java => numbers.count < FULL,
        _ => numbers.count < FULL || piece.joint == Joint::None,
    }
}

/// Whether a single number counts builds: it has three digits or more and is no year.
const fn counts_builds(numbers: Numbers) -> bool {
    numbers.count == 1
        && numbers.longest >= FULL
        && !(numbers.longest == 4 && numbers.first >= 1990 && numbers.first < 2100)
}

/// Whether these numbers name a full release by their publisher's counting.
const fn is_full_release(numbers: Numbers, practice: Option<Practice>) -> bool {
    match practice {
        Some(Practice::FullRelease {
            numbers: count,
            from,
            to,
        }) => numbers.count >= count && from <= numbers.first && numbers.first <= to,
        _ => false,
    }
}

const fn moving(kind: Kind, span: Span) -> Reading {
    Reading {
        class: Class::Moving,
        kind,
        evidence: Some(span),
        convention: None,
    }
}

const fn pinned(kind: Kind, span: Span) -> Reading {
    Reading {
        class: Class::Pinned,
        kind,
        evidence: Some(span),
        convention: None,
    }
}

const fn unknown() -> Reading {
    Reading {
        class: Class::Unknown,
        kind: Kind::Unrecognised,
        evidence: None,
        convention: None,
    }
}
