//! The vocabulary of tags: which words say how a tag lives, and which only describe a build.
//!
//! A word is read without regard to case. Its key is its letters, packed into one integer, so that a lookup is a
//! multiplication and most often one comparison, in a table which the compiler fills.

/// What a word says about the tag that it stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    /// `latest`: the newest build, of whatever the rest of the tag names.
    Latest,
    /// `SNAPSHOT`: overwritten until the release.
    Snapshot,
    /// `beta`, `rc`: the newest of the unfinished builds towards a version, unless a number follows (`1.2.3-beta.1`).
    PreRelease,
    /// `nightly`, `edge`: an unceasing stream of builds. It undoes a version beside it (`1.2.3-nightly`).
    Stream,
    /// `a`, `m`: a pre-release, but only where a version stands before and a number behind (`1.0a1`).
    Letter,
    /// `b`: like `a` directly after a version (`1.0b1`), else a [`Word::Counter`] (`8u212-b04`).
    LetterB,
    /// `stable`, `lts`: the newest of a grade, which leaves a full version alone (`1.4.0-stable`).
    Grade,
    /// `staging`, `qa`: the build that an environment runs at present.
    Environment,
    /// `main`, `develop`, `head`: a branch's newest build.
    Branch,
    /// `feature`: starts the name of a branch.
    Topic,
    /// `fix`: starts the name of a branch; behind a version only where its name follows (`1.2.3-fix-login`).
    Fix,
    /// `pr`, `mr`: with a number, the newest build of a request to merge.
    Request,
    /// `release`, `version`: introduces a version.
    Release,
    /// `debian`, `alpine`: a base system. A number behind it is its own (`alpine3.20`, `debian-12`).
    System,
    /// `bookworm`, `jammy`: a release of a base system by name.
    CodeName,
    /// `jdk`, `temurin`: Java. A short number behind it is its own (`jdk-17`), a full one may be the product's.
    Java,
    /// `php`, `nginx`, `cuda`: a runtime or another part of the image. A number behind it is its own.
    Runtime,
    /// `slim`, `fpm`: a variant of a build.
    Flavour,
    /// `amd64`, `arm`: a processor architecture.
    Architecture,
    /// `x`: the architecture `x86`, where a number follows, else a wildcard (`1.x`).
    LetterX,
    /// `r`, `ls`, `build`: counts builds, where a number follows.
    Counter,
    /// `u`, `p`, `cu`: counts updates of the version before it (`8u302`, `2022-CU14`).
    Update,
    /// `rtm`: the one build of the version before it that was released.
    Rtm,
    /// `sha`, `commit`: introduces a commit.
    Commit,
    /// `immutable`: its publisher's word that the tag stays.
    Immutable,
    /// `dirty`: built from files that were never committed.
    Dirty,
}

/// How many bits a letter takes: its place in the alphabet, the lowest bits of both its cases.
const LETTER_BITS: u32 = 5;

/// Reads one word, letter by letter.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Letters {
    /// The last 25 letters, more than any known word has.
    key: u128,
}

impl Letters {
    pub(super) const fn push(&mut self, letter: u8) {
        self.key = (self.key << LETTER_BITS) | place(letter);
    }

    /// Whether the word is the single letter `v`, which introduces a version.
    pub(super) const fn is_v(self) -> bool {
        self.key == place(b'v')
    }

    /// What the word says, if it is known.
    pub(super) fn meaning(self) -> Option<Word> {
        let mut slot = slot(self.key);
        loop {
            let place = usize::from(*SLOTS.get(slot)?).checked_sub(1)?;
            if KEYS.get(place) == Some(&self.key) {
                return MEANINGS.get(place).copied();
            }
            slot = (slot + 1) % SLOT_COUNT;
        }
    }
}

/// The place of a letter in the alphabet, from 1.
const fn place(letter: u8) -> u128 {
    (letter & ((1 << LETTER_BITS) - 1)) as u128
}

/// The vocabulary, by meaning.
pub(super) const VOCABULARY: &[(Word, &str)] = &[
    (Word::Latest, "latest"),
    (Word::Snapshot, "snapshot snapshots"),
    (
        Word::PreRelease,
        "alpha beta cr ctp ea eap milestone pre prerelease preview rc",
    ),
    (
        Word::Stream,
        "bleeding canary daily dev edge experimental fresh hourly incubating innovation insider insiders \
         monthly next nightly rawhide rolling testing tumbleweed unstable weekly wip",
    ),
    (Word::Letter, "a c m"),
    (Word::LetterB, "b"),
    (
        Word::Grade,
        "candidate current devel final ga live lta lts mainline old oldstable prod production stable",
    ),
    (
        Word::Environment,
        "acc acceptance demo int integration local preprod qa sandbox stage staging stg test uat",
    ),
    (
        Word::Branch,
        "branch default develop development head main master tip trunk",
    ),
    (
        Word::Topic,
        "chore dependabot feat feature issue refs renovate",
    ),
    (Word::Fix, "bugfix fix hotfix"),
    (Word::Request, "merge mr pr pull"),
    (Word::Release, "rel release releases ver version"),
    (
        Word::System,
        "al alma almalinux alpine amazonlinux amzn archlinux centos debian el fc fedora leap ltsc nanoserver ol \
         opensuse oraclelinux photon redhat rhel rocky rockylinux sac sles suse ubi ubuntu win windows \
         windowsservercore wolfi",
    ),
    (
        Word::CodeName,
        // Debian.
        "bookworm bullseye buster duke etch forky jessie lenny potato sarge sid squeeze stretch trixie wheezy woody",
    ),
    (
        Word::CodeName,
        // Ubuntu.
        "artful bionic cosmic disco eoan focal groovy hirsute impish jammy karmic kinetic lucid lunar mantic \
         maverick natty noble oneiric oracular plucky precise quantal questing raring resolute saucy stonking \
         trusty utopic vivid wily xenial yakkety zesty",
    ),
    (
        Word::CodeName,
        // ROS.
        "ardent bouncy crystal dashing eloquent foxy galactic humble indigo iron jade jazzy kilted lunatic melodic \
         noetic",
    ),
    (
        Word::Java,
        "amazoncorretto corretto dragonwell graal graalvm hotspot ibm ibmjava java jd jdk jre liberica openj openjdk sapmachine \
         semeru temurin zulu",
    ),
    (
        Word::Runtime,
        "apache bun busybox clang cp cuda cudnn deno docker dotnet elixir erlang gcc git glibc go golang hadoop \
         javaee jsc lua mariadb microprofile musl mysql nginx node nodejs npm openvino oracle otp passenger perl pg \
         php postgres postgresql py pypy python rocm ruby rust scala spark springboot sqlite tensorflow tf torch \
         vulkan webprofile",
    ),
    (
        Word::Flavour,
        "app backports base bash browser browsers chiseled cli client common community core cpu data datacenter debug \
         desktop developer dind distroless ee enterprise extra extras fips fpm full generic gnu gpu graphite hardened \
         headful headless http kernel light lite management meta microservices mini minimal native non nonroot noroot \
         nouveau onbuild oss plume plus quick root rootless runtime scratch sdk search server shell slim standalone \
         standard static temp tiny uclibc ui wasm web worker zts",
    ),
    (
        Word::Architecture,
        "aarch amd arm armhf armv linux mips multiarch ppc riscv s",
    ),
    (Word::LetterX, "x"),
    (
        Word::Counter,
        "build job kb ls pipeline pkg r rev revision run",
    ),
    (Word::Update, "cu gdr hf p patch pl sp u update"),
    (Word::Rtm, "rtm"),
    (Word::Commit, "commit g sha"),
    (Word::Immutable, "immutable"),
    (Word::Dirty, "dirty"),
];

/// How many words the vocabulary has.
const COUNT: usize = {
    let mut count = 0;
    let mut groups = VOCABULARY;
    while let [(_, words), others @ ..] = groups {
        let mut rest = Keys::of(words);
        while rest.next().is_some() {
            count += 1;
        }
        groups = others;
    }
    count
};

/// The words of a text, as keys, in constant code.
struct Keys {
    rest: &'static [u8],
}

impl Keys {
    const fn of(words: &'static str) -> Self {
        Self {
            rest: words.as_bytes(),
        }
    }

    const fn next(&mut self) -> Option<u128> {
        let mut letters = Letters { key: 0 };
        while let [letter, others @ ..] = self.rest {
            self.rest = others;
            match (*letter, letters.key) {
                (b' ', 0) => {}
                (b' ', _) => break,
                (letter, _) => letters.push(letter),
            }
        }
        if letters.key == 0 {
            None
        } else {
            Some(letters.key)
        }
    }
}

/// How many slots the words are spread over: three times as many as there are words, so that most have one of their own.
const SLOT_COUNT: usize = 1024;

/// The slot where the search for a key starts.
#[expect(
    clippy::cast_possible_truncation,
    reason = "folds both halves of the key into one word"
)]
const fn slot(key: u128) -> usize {
    let folded = (key as u64) ^ ((key >> 64) as u64).rotate_left(23);
    (folded.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 54) as usize
}

/// Each word's key, at the same place what the word says, and the slots: a word's place and one, or nothing.
struct Table {
    keys: [u128; COUNT],
    meanings: [Word; COUNT],
    slots: [u16; SLOT_COUNT],
}

const TABLE: Table = table();
static KEYS: [u128; COUNT] = TABLE.keys;
static MEANINGS: [Word; COUNT] = TABLE.meanings;
static SLOTS: [u16; SLOT_COUNT] = TABLE.slots;

#[expect(
    clippy::indexing_slicing,
    reason = "runs in the compiler alone, where a wrong index is an error of the build"
)]
const fn table() -> Table {
    let mut table = Table {
        keys: [0; COUNT],
        meanings: [Word::Dirty; COUNT],
        slots: [0; SLOT_COUNT],
    };
    let mut place = 0;
    let mut groups = VOCABULARY;
    while let [(meaning, words), others @ ..] = groups {
        let mut rest = Keys::of(words);
        while let Some(key) = rest.next() {
            table.keys[place] = key;
            table.meanings[place] = *meaning;
            place += 1;
            let mut slot = slot(key);
            while table.slots[slot] != 0 {
                slot = (slot + 1) % SLOT_COUNT;
            }
            table.slots[slot] = place as u16;
        }
        groups = others;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meaning(word: &str) -> Option<Word> {
        let mut letters = Letters::default();
        word.bytes().for_each(|letter| letters.push(letter));
        letters.meaning()
    }

    #[test]
    fn words_are_read_in_any_case() {
        assert_eq!(meaning("latest"), Some(Word::Latest));
        assert_eq!(meaning("LATEST"), Some(Word::Latest));
        assert_eq!(meaning("Nightly"), Some(Word::Stream));
    }

    #[test]
    fn long_words_are_known_by_all_their_letters() {
        assert_eq!(meaning("windowsservercore"), Some(Word::System));
        assert_eq!(meaning("windowsserverco"), None);
        assert_eq!(meaning("windowsservercores"), None);
        assert_eq!(meaning(&"a".repeat(26)), None);
        assert_eq!(meaning(&["slim", &"a".repeat(26)].concat()), None);
    }

    #[test]
    fn no_word_has_two_meanings() {
        let mut keys = KEYS;
        keys.sort_unstable();
        assert!(keys.is_sorted_by(|one, next| one < next));
    }

    #[test]
    fn a_part_of_a_word_is_not_the_word() {
        for word in ["", "late", "latests", "alpines", "mainframe"] {
            assert_eq!(meaning(word), None, "{word}");
        }
    }
}
