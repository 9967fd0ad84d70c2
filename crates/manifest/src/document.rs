//! What every format's reader makes of a document, so that linting and fixing know no format.

use pullpolicy::{PullPolicy, Span};

use crate::container::{Container, Object};
use crate::finding::Obstacle;
use crate::rule::Rule;
use crate::suppress::Suppressions;
use crate::tree::SyntaxError;

/// What was found in a document.
#[derive(Debug, Default)]
pub(crate) struct Found<'t> {
    /// The objects; containers refer to them by their index.
    pub(crate) objects: Vec<Object>,
    /// The containers, in the order in which they were found.
    pub(crate) containers: Vec<Container<'t>>,
    /// What is wrong besides, and needs no decision.
    pub(crate) oddities: Vec<Oddity>,
    /// What is not to be reported.
    pub(crate) suppressions: Suppressions,
}

/// Something wrong that has nothing to do with what an image decides.
#[derive(Debug)]
pub(crate) struct Oddity {
    pub(crate) rule: Rule,
    pub(crate) message: String,
    pub(crate) help: Option<String>,
    pub(crate) span: Span,
    pub(crate) object: usize,
    pub(crate) path: String,
    pub(crate) container: Option<String>,
}

/// A document of some format.
pub(crate) trait Document<'t> {
    /// What is in it.
    fn found(&self) -> &Found<'t>;

    /// Where the policy of a container is to be written.
    fn slot(&self, container: usize) -> Result<Slot, Obstacle>;

    /// The containers whose policy changes with what is written into the slot of this one, itself
    /// not among them; nothing where that would take too long to tell.
    fn also_changed(&self, container: usize) -> Option<Vec<usize>>;
}

/// A way of writing documents.
pub(crate) trait Format {
    /// What is said of a part that is larger than any that is read.
    const TOO_LARGE: &'static str;

    /// A document that is written so.
    type Document<'t>: Document<'t>;

    /// What a text has too much of to be read in a reasonable time, if anything.
    fn excess(_text: &str) -> Option<&'static str> {
        None
    }

    /// Reads the documents of a text, one after the other.
    fn documents<'t>(
        &self,
        text: &'t str,
    ) -> impl Iterator<Item = Result<Self::Document<'t>, SyntaxError>>;

    /// Whether two documents are the same but for their policies.
    fn are_alike(one: &Self::Document<'_>, other: &Self::Document<'_>) -> bool;
}

/// A place for a policy: `before`, the policy and `after` are written in place of what is there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Slot {
    pub(crate) span: Span,
    pub(crate) before: String,
    pub(crate) after: String,
}

impl Slot {
    /// The text that writes this policy.
    pub(crate) fn with(&self, policy: PullPolicy) -> String {
        [&self.before, policy.as_str(), &self.after].concat()
    }
}
