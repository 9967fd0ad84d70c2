//! The vocabulary as a list, for whoever carries a part of the reading of tags to another language.

use super::words::{VOCABULARY, Word};

/// What a word does to a full version (`26.37.0`) in the same tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// It undoes the version: the tag moves all the same (`latest`, `nightly`, `main`).
    Undoes,
    /// It undoes the version, unless a number follows (`1.2.3-rc` moves, `1.2.3-rc.1` stays).
    Prerelease,
    /// A number directly behind it may be its own and not the product's (`alpine-3.20.1`).
    Base,
    /// It changes nothing.
    Neutral,
}

/// The words that tags are read by, each in lower case, with what it does to a full version. Tags
/// spell them in any case, between characters that are no letters.
///
/// ```
/// use pullpolicy::{Role, vocabulary};
///
/// let role = |word| vocabulary().find_map(|(known, role)| (known == word).then_some(role));
/// assert_eq!(role("latest"), Some(Role::Undoes));
/// assert_eq!(role("slim"), Some(Role::Neutral));
/// assert_eq!(role("workspace"), None);
/// ```
pub fn vocabulary() -> impl Iterator<Item = (&'static str, Role)> {
    VOCABULARY.iter().flat_map(|(word, texts)| {
        let role = role(*word);
        texts.split_ascii_whitespace().map(move |text| (text, role))
    })
}

const fn role(word: Word) -> Role {
    match word {
        Word::Latest
        | Word::Snapshot
        | Word::Stream
        | Word::Environment
        | Word::Branch
        | Word::Topic
        | Word::Fix
        | Word::Request
        | Word::Dirty => Role::Undoes,
        Word::PreRelease => Role::Prerelease,
        Word::System | Word::Java | Word::Runtime => Role::Base,
        Word::Letter
        | Word::LetterB
        | Word::Grade
        | Word::Release
        | Word::CodeName
        | Word::Flavour
        | Word::Architecture
        | Word::LetterX
        | Word::Counter
        | Word::Update
        | Word::Rtm
        | Word::Commit
        | Word::Immutable => Role::Neutral,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_word_is_listed_with_its_role() {
        for (word, its) in [
            ("latest", Some(Role::Undoes)),
            ("nightly", Some(Role::Undoes)),
            ("feature", Some(Role::Undoes)),
            ("fix", Some(Role::Undoes)),
            ("rc", Some(Role::Prerelease)),
            ("alpine", Some(Role::Base)),
            ("nginx", Some(Role::Base)),
            ("slim", Some(Role::Neutral)),
            ("workspace", None),
        ] {
            let role = vocabulary().find_map(|(known, role)| (known == word).then_some(role));
            assert_eq!(role, its, "{word}");
        }
    }
}
