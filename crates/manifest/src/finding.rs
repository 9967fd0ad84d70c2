//! What lint says: findings, faults of the text itself, and the report of both.

use pullpolicy::{Decision, Error, PullPolicy, Span};

use crate::container::{Object, Role};
use crate::rule::{Rule, Severity};

/// A place in a text, counted from 1; columns count characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

/// A change of the text: `text` in place of what is at `span`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Edit {
    /// What is replaced, in bytes; empty where something is inserted.
    pub span: Span,
    /// What is put there.
    pub text: String,
}

/// Why a policy that should change is not changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Obstacle {
    /// The place is shared, by an anchor or a variable, and its other uses need another policy.
    Shared,
    /// The text is written in a form that no edit is known for.
    Form,
    /// The policy comes from an expression.
    Expression,
    /// The image is a variable's or a parameter's default, and one may be given that moves.
    Variable,
    /// The edited text did not read as the same document but for its policies.
    Unverified,
}

impl Obstacle {
    /// The obstacle as every face spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Shared => "shared",
            Self::Form => "form",
            Self::Expression => "expression",
            Self::Variable => "variable",
            Self::Unverified => "unverified",
        }
    }

    /// One sentence without a final full stop.
    #[must_use]
    pub const fn message(self) -> &'static str {
        match self {
            Self::Shared => {
                "the place is used more than once, and its uses need different policies"
            }
            Self::Form => "there is no safe way to write the policy into this form of text",
            Self::Expression => "the policy comes from an expression, which is not rewritten",
            Self::Variable => "the image is only a default, and another may be given that moves",
            Self::Unverified => {
                "with the policy written in, the text would not read as the same document"
            }
        }
    }
}

/// What `fix` can do about a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// `fix` writes this policy.
    Fix(PullPolicy),
    /// `fix --relax` writes this policy.
    Relax(PullPolicy),
    /// `fix --explicit` writes this policy, which is the one that holds already.
    Explicit(PullPolicy),
    /// Only a human can.
    None,
}

/// Something that lint has to say about a container, or about its pod.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The rule that it breaks.
    pub rule: Rule,
    /// How bad it is, as the options have it.
    pub severity: Severity,
    /// What is wrong: one sentence in lower case without a final full stop.
    pub message: String,
    /// What to do, as far as that is known.
    pub help: Option<String>,
    /// Where, in bytes from the beginning of the text.
    pub span: Span,
    /// Where it begins.
    pub start: Position,
    /// Where it ends: the place behind its last character.
    pub end: Position,
    /// The object that it is in.
    pub object: Object,
    /// The container's path in the object, or that of the field in question.
    pub path: String,
    /// The container's name.
    pub container: Option<String>,
    /// The image as written.
    pub image: Option<String>,
    /// What `auto` decides for the image, with its reasons.
    pub decision: Option<Box<Decision>>,
    /// What is wrong with the image or the policy itself.
    pub error: Option<Error>,
    /// What `fix` does about it, if nothing stands in its way.
    pub remedy: Remedy,
    /// What stands in the way of `fix`.
    pub obstacle: Option<Obstacle>,
    /// The edit that `fix` would try. None where it has none, or makes it for another container.
    pub edit: Option<Edit>,
}

/// A container that was looked at, and what came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The object that it is in.
    pub object: Object,
    /// Its path in the object.
    pub path: String,
    /// Its name.
    pub container: Option<String>,
    /// What it is to its pod.
    pub role: Role,
    /// Its image as written.
    pub image: String,
    /// The policy that is written, or inherited; none where there is none or it is not known.
    pub written: Option<PullPolicy>,
    /// The policy that holds; none where it is not known.
    pub effective: Option<PullPolicy>,
    /// The policy that `auto` decides; none where the image is not known or is no image.
    pub wanted: Option<PullPolicy>,
}

/// Why a text, or one document of it, was not read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What kind of fault it is.
    pub kind: FaultKind,
    /// What is wrong: one sentence in lower case without a final full stop.
    pub message: String,
    /// Where, in bytes from the beginning of the text.
    pub offset: usize,
    /// Where, as a line and a column.
    pub position: Position,
}

/// The kinds of faults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FaultKind {
    /// It does not parse.
    Syntax,
    /// It is no UTF-8.
    Encoding,
    /// It is larger than any manifest: [`MAX_DOCUMENT`](crate::MAX_DOCUMENT) bytes, or too many
    /// nodes; or than any file of Terraform's.
    TooLarge,
}

impl FaultKind {
    /// The kind as every face spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Syntax => "syntax",
            Self::Encoding => "encoding",
            Self::TooLarge => "too-large",
        }
    }
}

/// What lint found in a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The findings, in the order of the text.
    pub findings: Vec<Finding>,
    /// Every container that was found, in the order of the text.
    pub verdicts: Vec<Verdict>,
    /// What could not be read.
    pub faults: Vec<Fault>,
    /// How many documents were read.
    pub documents: usize,
    /// How many findings a comment or an annotation suppressed.
    pub suppressed: usize,
    /// Of how many containers the image or the policy is not known.
    pub unknown: usize,
}

impl Report {
    /// Takes in the report on a later part of the same text.
    pub fn extend(&mut self, other: Self) {
        self.findings.extend(other.findings);
        self.verdicts.extend(other.verdicts);
        self.faults.extend(other.faults);
        self.documents += other.documents;
        self.suppressed += other.suppressed;
        self.unknown += other.unknown;
    }
}
