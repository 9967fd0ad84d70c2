//! Collects what a tag's pieces say: the version, what pins it, and the words that move it.

use super::Kind;
use super::split::{Joint, Numbers, Part, Piece, Shape, Text};
use super::words::Word;

/// How many numbers a full release has, unless its publisher counts otherwise.
pub(super) const FULL: u8 = 3;
/// From how many digits on a number counts builds, and is no part of a floating version.
const LARGE: u8 = 5;

/// What the last pieces were about, which tells whose a number is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Subject {
    /// The tag's start, or a word to which no number belongs.
    #[default]
    None,
    /// The version of the product.
    Version,
    /// A base system or runtime, at this part, whose number may follow.
    Base(Word, Part),
    /// A base system or runtime with its number.
    NumberedBase(Word),
    /// A word, at this part, which gives a following number its meaning.
    Word(Word, Part),
    /// An unknown word.
    Strange,
}

/// The best candidate for the part that names the release.
#[derive(Clone, Copy, Debug)]
pub(super) struct Version {
    pub(super) part: Part,
    pub(super) numbers: Numbers,
    /// Whether it names one release and not a series.
    pub(super) full: bool,
    pub(super) prerelease: bool,
    /// The base system or runtime before it, whose version it may be: `python` in `python-3.10.4`.
    pub(super) lender: Option<Part>,
}

/// What the pieces read so far say. Of each sort the first one counts.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Findings {
    subject: Subject,
    pub(super) version: Option<Version>,
    /// The last full version that a `v` introduces.
    pub(super) introduced: Option<Part>,
    /// A date, a commit or a build number.
    pub(super) pin: Option<(Kind, Part)>,
    /// The pin tells the build more exactly than the version does: it counts from that release.
    pub(super) narrowed: bool,
    pub(super) latest: Option<Part>,
    pub(super) snapshot: Option<Part>,
    pub(super) channel: Option<Part>,
    pub(super) branch: Option<Part>,
    /// The last piece is a number behind the version.
    counted: bool,
    /// The number behind the version and a `-`.
    pub(super) revision: Option<Part>,
    /// A count of builds that a word introduces.
    counter: Option<Part>,
    /// A fix of the version, or the start of a branch's name.
    fix: Option<Part>,
    /// A base system, a runtime, a variant.
    pub(super) alias: Option<Part>,
    /// A word that nobody knows.
    pub(super) strange: Option<Part>,
    /// A stream, a branch or an environment stands beside the version, and is re-pointed while that stays.
    pub(super) undone: bool,
    pub(super) dirty: bool,
}

impl Findings {
    pub(super) fn take(&mut self, piece: Piece) {
        let counted = self.counted;
        match piece.shape {
            Shape::Date => self.pin(Kind::Date, piece.part),
            Shape::Commit { described } => {
                self.narrowed |= described && self.version.is_some();
                self.pin(Kind::Commit, piece.part);
            }
            // `b7x` counts no builds.
            Shape::Plain(..) if self.is_spoilt_by(piece) => self.spoil(piece),
            Shape::Plain(Text::None, numbers) => self.number(piece, numbers),
            Shape::Plain(Text::Known(word), Numbers { count: 0, .. }) => self.word(piece, word),
            Shape::Plain(Text::Known(word), numbers) => self.numbered_word(piece, word, numbers),
            Shape::Plain(Text::Strange, numbers) => self.strange(piece, numbers),
        }
        // It holds for one piece.
        self.counted &= !counted;
    }

    /// A word without a number.
    fn word(&mut self, piece: Piece, word: Word) {
        let part = piece.part;
        let after = Subject::Word(word, part);
        match word {
            Word::Latest => first(&mut self.latest, part),
            Word::Snapshot => {
                first(&mut self.snapshot, part);
                self.lead_from_count();
            }
            // `2.14.0-301.0.beta`, as Dart counts.
            Word::PreRelease | Word::Stream if self.counted && piece.joint == Joint::Dot => {
                return self.prerelease(part, Numbers::default());
            }
            // `python3.10-rc` is the runtime's candidate, not the product's.
            Word::PreRelease if matches!(self.subject, Subject::NumberedBase(_)) => return,
            Word::PreRelease => {
                first(&mut self.channel, part);
                // `beta-5.6.0` is a release, which the beta channel got first.
                self.undone |= self.version.is_some();
            }
            Word::Stream | Word::Environment => {
                first(&mut self.channel, part);
                self.undone = true;
            }
            Word::Grade => first(&mut self.channel, part),
            Word::Branch => {
                first(&mut self.branch, part);
                self.undone = true;
            }
            Word::Topic if part.start == 0 || self.version.is_some() => {
                first(&mut self.branch, part);
                self.undone = true;
            }
            Word::Fix if part.start == 0 => {
                first(&mut self.branch, part);
                self.undone = true;
            }
            Word::Fix => self.fix = self.version.and(Some(part)),
            Word::Rtm if self.version.is_some() => return self.update(part),
            Word::LetterX => return self.wildcard(piece),
            Word::System
            | Word::Java
            | Word::Runtime
            | Word::CodeName
            | Word::Flavour
            | Word::Architecture => {
                first(&mut self.alias, part);
            }
            Word::Immutable => {
                self.narrowed = true;
                self.pin(Kind::Version, part);
            }
            Word::Dirty => self.dirty = true,
            Word::Topic
            | Word::Request
            | Word::Rtm
            | Word::Release
            | Word::Letter
            | Word::LetterB
            | Word::Counter
            | Word::Update
            | Word::Commit => {}
        }
        self.subject = match word {
            Word::System | Word::Java | Word::Runtime => Subject::Base(word, part),
            Word::CodeName | Word::Flavour | Word::Architecture
                if matches!(self.subject, Subject::NumberedBase(_)) =>
            {
                self.subject
            }
            _ => after,
        };
    }

    /// A number without a word, or with the `v` of a version.
    fn number(&mut self, piece: Piece, numbers: Numbers) {
        let part = piece.part;
        let short = numbers.count < FULL && !numbers.dated;
        match self.subject {
            Subject::Base(word, at) if !piece.introduced => {
                self.number_of(word, at, piece, numbers);
            }
            Subject::NumberedBase(_) if matches!(piece.joint, Joint::Underscore | Joint::None) => {
                extend(&mut self.alias, part);
            }
            Subject::Word(word, at) if short => {
                self.number_after(word, at.to(part), piece, numbers);
            }
            Subject::Strange if short && piece.joint == Joint::Dot => {}
            Subject::Version if piece.joint == Joint::Underscore && !numbers.dated => {
                self.build(part, numbers);
            }
            _ => self.product(piece, numbers),
        }
    }

    /// The number of a base system or runtime before it, which may also be the product's.
    fn number_of(&mut self, word: Word, at: Part, piece: Piece, numbers: Numbers) {
        let lent = word != Word::Java;
        let beside = self.version.is_some();
        if is_own(word, numbers) || (lent && beside && !numbers.dated) {
            extend(&mut self.alias, piece.part);
            self.subject = Subject::NumberedBase(word);
        } else {
            self.product(piece, numbers);
            if let Some(version) = &mut self.version
                && lent
                && !beside
            {
                version.lender = Some(at);
            }
        }
    }

    /// The number of a word before it: `rc-5`, `build.530`, `pr-1234`; `part` covers both.
    fn number_after(&mut self, word: Word, part: Part, piece: Piece, numbers: Numbers) {
        let single = numbers.count == 1;
        match word {
            Word::PreRelease | Word::Stream | Word::Snapshot
                if single && self.version.is_some() =>
            {
                self.prerelease(part, numbers);
            }
            Word::PreRelease if single && piece.joint == Joint::Dot => {
                self.prerelease(part, numbers);
            }
            Word::Letter | Word::LetterB
                if single && self.version.is_some() && piece.joint == Joint::Dot =>
            {
                self.prerelease(part, numbers);
            }
            Word::Counter if single => self.count(part),
            Word::Update if self.version.is_some() => self.update(part),
            Word::Request | Word::Topic => self.request(part),
            Word::Fix if self.version.is_none() => self.request(part),
            Word::Release if self.version.is_none() => {
                first(&mut self.branch, part);
                self.product(piece, numbers);
            }
            Word::Stream | Word::Branch | Word::Snapshot if counts_builds(numbers) => {
                self.pin(Kind::Build, piece.part);
            }
            _ => self.product(piece, numbers),
        }
    }

    /// A word with its number: `alpine3.20`, `rc1`, `r51`.
    fn numbered_word(&mut self, piece: Piece, word: Word, numbers: Numbers) {
        let part = piece.part;
        let adjacent = piece.joint == Joint::None && part.start > 0;
        let after_version = self.version.is_some();
        let (single, short) = (numbers.count == 1, numbers.count < FULL);
        if numbers.dated && short {
            return self.pin(Kind::Date, part);
        }
        match word {
            Word::System
            | Word::CodeName
            | Word::Java
            | Word::Runtime
            | Word::Flavour
            | Word::Architecture
            | Word::LetterX => {
                first(&mut self.alias, part);
                self.subject = Subject::NumberedBase(word);
            }
            // `jdk6b36` names a build of Java, `openjdk-8u40` the newest build of an update.
            Word::LetterB | Word::Update
                if adjacent && self.subject == Subject::NumberedBase(Word::Java) =>
            {
                self.java(part, numbers, word == Word::LetterB);
            }
            Word::PreRelease => self.prerelease(part, numbers),
            // Without a count, `.dev0` is but `.dev`.
            Word::Stream if after_version && single && numbers.first == 0 => {
                first(&mut self.channel, part);
                self.undone = true;
                self.lead_from_count();
            }
            Word::Stream | Word::Snapshot if short && after_version => {
                self.prerelease(part, numbers);
            }
            Word::Letter | Word::LetterB if after_version && adjacent && numbers.longest < FULL => {
                self.prerelease(part, numbers);
            }
            Word::Letter if after_version && numbers.longest < FULL => {
                self.prerelease(part, numbers);
            }
            Word::LetterB if single && !adjacent => {
                first(&mut self.counter, part);
                self.pin(Kind::Build, part);
            }
            Word::Stream | Word::Environment => {
                first(&mut self.channel, part);
                self.undone = true;
            }
            Word::Grade if short => first(&mut self.channel, part),
            Word::Branch => {
                first(&mut self.branch, part);
                self.undone = true;
            }
            Word::Snapshot => first(&mut self.snapshot, part),
            Word::Latest => first(&mut self.latest, part),
            // `rke2r1` is one word.
            Word::Counter if single && !(adjacent && self.subject == Subject::Strange) => {
                self.count(part);
            }
            Word::Update if after_version => self.update(part),
            Word::Fix if after_version => self.fix = Some(part),
            Word::Request | Word::Topic | Word::Fix => self.request(part),
            Word::Release => self.product(piece, numbers),
            _ => self.strange(piece, numbers),
        }
    }

    /// A word that is not in the vocabulary, with or without a number.
    fn strange(&mut self, piece: Piece, numbers: Numbers) {
        let adjacent = piece.joint == Joint::None && piece.part.start > 0;
        if let Some(fix) = self.fix {
            first(&mut self.branch, fix);
            self.undone = true;
        }
        if numbers.dated && numbers.count < FULL {
            self.pin(Kind::Date, piece.part);
        } else if numbers.count >= FULL && !adjacent {
            self.product(piece, numbers);
        } else {
            first(&mut self.strange, piece.part);
            self.subject = Subject::Strange;
        }
    }

    /// The `x` of `1.2.x`, which stands for each release of the version before it.
    fn wildcard(&mut self, piece: Piece) {
        match &mut self.version {
            Some(version) if self.subject == Subject::Version => {
                version.part.end = piece.part.end;
                version.full = false;
                version.numbers = Numbers::default();
                self.subject = Subject::None;
            }
            _ => self.strange(piece, Numbers::default()),
        }
    }

    /// A count before `SNAPSHOT` is that of the release which it leads to.
    fn lead_from_count(&mut self) {
        if let Some(counter) = self.counter
            && self.pin == Some((Kind::Build, counter))
        {
            self.pin = None;
            self.narrowed = false;
        }
    }

    fn pin(&mut self, kind: Kind, part: Part) {
        self.pin = self.pin.or(Some((kind, part)));
        self.subject = Subject::None;
    }

    /// A word that counts builds, with its number.
    fn count(&mut self, part: Part) {
        self.narrowed |= self.pin.is_none();
        first(&mut self.counter, part);
        self.pin(Kind::Build, part);
    }

    /// Whether letters stand directly behind a count of builds.
    fn is_spoilt_by(&self, piece: Piece) -> bool {
        matches!(self.pin, Some((Kind::Build, part)) if part.end == piece.part.start)
    }

    fn spoil(&mut self, piece: Piece) {
        self.pin = None;
        self.narrowed = false;
        first(&mut self.strange, piece.part);
        self.subject = Subject::Strange;
    }

    /// A topic or a request to merge, with its number.
    fn request(&mut self, part: Part) {
        self.branch = Some(part);
        self.undone = true;
        self.subject = Subject::None;
    }

    /// The number of a pre-release: with the version before it, or alone.
    fn prerelease(&mut self, part: Part, numbers: Numbers) {
        let part = self.version.map_or(part, |version| version.part.to(part));
        self.version = Some(Version {
            part,
            numbers,
            full: true,
            prerelease: true,
            lender: None,
        });
        self.undone = false;
        self.subject = Subject::Version;
    }

    /// The number of an update of the version before it.
    fn update(&mut self, part: Part) {
        if let Some(version) = &mut self.version {
            version.part.end = part.end;
            version.full = true;
            self.subject = Subject::Version;
        }
    }

    /// The update or build of the Java before it, which is the product where there is no other.
    fn java(&mut self, part: Part, numbers: Numbers, full: bool) {
        if let (None, Some(java)) = (self.version, self.alias) {
            let part = java.to(part);
            self.version = Some(Version {
                part,
                numbers,
                full,
                prerelease: false,
                lender: None,
            });
        }
    }

    /// A number behind `_`: `11.0.12_7`, and `17_35`, as Java has counted its builds since version 9.
    fn build(&mut self, part: Part, numbers: Numbers) {
        if let Some(version) = &mut self.version {
            version.part.end = part.end;
            version.full |= version.numbers.first > 8 && numbers.longest > 1;
        }
    }

    /// A number that belongs to no other word, so it is the product's.
    fn product(&mut self, piece: Piece, numbers: Numbers) {
        let part = piece.part;
        if numbers.dated && numbers.count < FULL {
            return self.pin(Kind::Date, part);
        }
        let full = numbers.count >= FULL || (numbers.count == 2 && numbers.longest >= LARGE);
        if full && piece.introduced {
            self.introduced = Some(part);
        }
        match self.version {
            Some(version) if !full || (version.full && version.lender.is_none()) => {
                self.counted = piece.joint == Joint::Dash;
                if self.counted {
                    first(&mut self.revision, part);
                }
                // `8.10-901` counts builds of a version; in `fix-2024-12345` nobody knows what.
                if counts_builds(numbers) && self.strange.is_none() && !self.undone {
                    self.pin(Kind::Build, part);
                }
            }
            None if numbers.count == 1 && numbers.longest >= LARGE => {
                first(&mut self.strange, part);
            }
            _ => {
                self.version = Some(Version {
                    part,
                    numbers,
                    full,
                    prerelease: false,
                    lender: None,
                });
            }
        }
        self.subject = Subject::Version;
    }
}

/// Keeps the first part of its sort.
fn first(kept: &mut Option<Part>, part: Part) {
    *kept = kept.or(Some(part));
}

/// Takes a part into the one right before it.
fn extend(kept: &mut Option<Part>, part: Part) {
    if let Some(kept) = kept
        && kept.end.saturating_add(1) == part.start
    {
        kept.end = part.end;
    }
}

/// Whether a number belongs to the base system or runtime before it.
const fn is_own(word: Word, numbers: Numbers) -> bool {
    let windows = matches!(word, Word::System) && numbers.first == 10 && numbers.second == 0;
    !numbers.dated && (numbers.count < FULL || windows)
}

/// Whether a single number counts builds: it has three digits or more and is no year.
const fn counts_builds(numbers: Numbers) -> bool {
    let year = numbers.longest == 4 && numbers.first >= 1990 && numbers.first < 2100;
    numbers.count == 1 && numbers.longest >= FULL && !year
}
