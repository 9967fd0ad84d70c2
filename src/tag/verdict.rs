//! From a tag's pieces to its class: which part names the release, and what the others do to it.

use super::split::{Joint, Numbers, Piece, Pieces, Shape, Text};
use super::words::Word;
use super::{Class, Kind, Reading};
use crate::error::Span;
use crate::publishers::{Practice, Publisher};

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
    /// A commit counted from a release, which is then not what was built.
    described: bool,
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
pub(super) fn judge(tag: &str, publisher: Option<&'static Publisher>) -> Reading {
    let mut findings = Findings::new();
    for piece in Pieces::new(tag) {
        findings.take(piece);
    }
    findings.verdict(tag, publisher)
}

impl Findings {
    const fn new() -> Self {
        Self {
            subject: Subject::None,
            version: None,
            pin: None,
            described: false,
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
                self.described |= described && self.version.is_some();
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
                self.undone = true;
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
            Word::Counter if numbers.count == 1 => self.pin(Kind::Build, span),
            Word::Update if self.version.is_some() => self.update(span),
            Word::Topic => {
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
            Word::LetterB if piece.joint != Joint::None || self.version.is_none() => {
                self.counter(piece, numbers)
            }
            Word::Letter | Word::LetterB if self.version.is_some() => {
                self.prerelease(span, numbers)
            }
            Word::Counter if numbers.count == 1 => self.counter(piece, numbers),
            Word::Update if self.version.is_some() => self.update(span),
            Word::Topic => {
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

    /// A count of builds; `b7x` is none.
    fn counter(&mut self, piece: Piece, numbers: Numbers) {
        if numbers.count == 1 {
            self.pin(Kind::Build, piece.span);
        }
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
        match self.version {
            Some(version) if version.full || !full => {
                if numbers.count == 1 && counts_builds(numbers) {
                    self.pin(Kind::Build, span);
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

    fn verdict(self, tag: &str, publisher: Option<&'static Publisher>) -> Reading {
        let practice = publisher.map(|publisher| publisher.practice);
        let by_shape = self.by_shape(practice);
        let all = Span::new(0, tag.len());
        let decided = match practice {
            Some(Practice::Frozen)
                if self.latest.is_none()
                    && self.channel.is_none()
                    && by_shape.class != Class::Pinned =>
            {
                Some(pinned(Kind::Version, all))
            }
            Some(Practice::Aliases) if by_shape.class == Class::Unknown && !self.dirty => {
                self.strange.map(|span| moving(Kind::Alias, span))
            }
            _ => None,
        };
        let decided = decided.or_else(|| {
            (practice.is_some() && self.by_shape(None) != by_shape).then_some(by_shape)
        });
        match decided {
            Some(reading) => Reading {
                convention: publisher.map(|publisher| &publisher.convention),
                ..reading
            },
            None => by_shape,
        }
    }

    fn by_shape(&self, practice: Option<Practice>) -> Reading {
        if self.dirty {
            return unknown();
        }
        let only_builds = matches!(practice, Some(Practice::OnlyBuilds));
        let version = self
            .version
            .filter(|version| version.full || is_full_release(version.numbers, practice));
        let stays =
            !self.undone && self.latest.is_none() && self.snapshot.is_none() && !only_builds;
        match (version, self.pin) {
            (Some(version), _) if stays && !self.described => {
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
