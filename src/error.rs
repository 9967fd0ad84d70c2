//! One opaque error: a stable code, a sentence, where the fault is, and what to do next.

use alloc::boxed::Box;
use alloc::string::String;
use core::fmt;

use crate::explain;
use crate::kubelet::Waiting;
use crate::policy::PullPolicy;

/// A range of UTF-8 bytes, `start..end`, on character boundaries of the text it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Span {
    /// The first byte.
    pub start: usize,
    /// The byte after the last one; equal to `start` where something is missing at that place.
    pub end: usize,
}

impl Span {
    /// The range `start..end`.
    #[must_use]
    pub const fn new(start: usize, end: usize) -> Self {
        Self { start, end }
    }

    /// The part of `text` that the span covers, or `""` where it does not fit `text`.
    #[must_use]
    pub fn of<'a>(&self, text: &'a str) -> &'a str {
        text.get(self.start..self.end).unwrap_or("")
    }
}

/// A key as a part of a JSON pointer (RFC 6901).
pub(crate) fn pointer_token(key: &str) -> String {
    key.replace('~', "~0").replace('/', "~1")
}

/// The stable code of an [`Error`], in the order in which faults are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ErrorCode {
    /// An image, a tag, the rules or the whole request is longer than the contract allows.
    TooLarge,
    /// The request is no JSON, has an unknown key or a value of the wrong type.
    InvalidRequest,
    /// A user's rule is malformed.
    InvalidRules,
    /// The description of the cluster is malformed.
    InvalidCluster,
    /// The requested policy is none of `auto`, `Always`, `IfNotPresent`, `Never`.
    InvalidPolicy,
    /// Neither an image nor a tag was given.
    MissingImage,
    /// The image is no valid reference.
    InvalidImage,
    /// The separate tag is no valid tag.
    InvalidTag,
    /// The image already has another tag than the separate one.
    ConflictingTag,
    /// The image already has another digest than the separate tag.
    ConflictingDigest,
    /// A pull secret cannot be read, which fails every pull of its pod.
    InvalidSecret,
    /// The create payload of a deploy daemon is malformed.
    InvalidPayload,
    /// What should be pods, events or nodes as `kubectl get -o json` prints them is not.
    InvalidPods,
}

impl ErrorCode {
    /// The code as every face spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::TooLarge => "too-large",
            Self::InvalidRequest => "invalid-request",
            Self::InvalidRules => "invalid-rules",
            Self::InvalidCluster => "invalid-cluster",
            Self::InvalidPolicy => "invalid-policy",
            Self::MissingImage => "missing-image",
            Self::InvalidImage => "invalid-image",
            Self::InvalidTag => "invalid-tag",
            Self::ConflictingTag => "conflicting-tag",
            Self::ConflictingDigest => "conflicting-digest",
            Self::InvalidSecret => "invalid-secret",
            Self::InvalidPayload => "invalid-payload",
            Self::InvalidPods => "invalid-pods",
        }
    }
}

impl fmt::Display for ErrorCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Which part of an image or a tag is at fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Detail {
    /// The registry or the repository.
    Name,
    /// The tag.
    Tag,
    /// The digest.
    Digest,
    /// Text that a template engine should have replaced: `${…}`, `$(…)`, `{{…}}`, `%…%`.
    Placeholder,
}

impl Detail {
    /// The detail as every face spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Tag => "tag",
            Self::Digest => "digest",
            Self::Placeholder => "placeholder",
        }
    }
}

/// What to write instead: data, so that a face can offer it as one click.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Suggestion {
    /// The policy to request.
    pub policy: Option<PullPolicy>,
    /// The reference to use, normalised; for a bare tag, a tag.
    pub reference: Option<String>,
    /// The text to put in place of the faulty one.
    pub value: Option<String>,
}

/// Why a request has no decision.
///
/// Its [`Display`](fmt::Display) is [`message`](Self::message).
///
/// ```
/// use pullpolicy::{RequestedPolicy, pull_policy};
///
/// let error = pull_policy("registry.example.com/App:1.0", RequestedPolicy::Auto).unwrap_err();
/// assert_eq!(error.code().as_str(), "invalid-image");
/// assert_eq!(error.span().unwrap().of("registry.example.com/App:1.0"), "A");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", .0.message)]
pub struct Error(pub(crate) Box<Inner>);

/// What an [`Error`] holds; boxed, so that a `Result` stays small on the way of success.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Inner {
    pub(crate) code: ErrorCode,
    pub(crate) message: String,
    pub(crate) input: Option<String>,
    pub(crate) at: String,
    pub(crate) span: Option<Span>,
    pub(crate) detail: Option<Detail>,
    pub(crate) suggestion: Option<Suggestion>,
    pub(crate) kubernetes_default: Option<PullPolicy>,
    pub(crate) waiting: Option<Waiting>,
    pub(crate) rejected_by: Option<&'static str>,
}

impl Error {
    /// An error with nothing but its code, its sentence and its place in the request.
    pub(crate) fn new(code: ErrorCode, at: impl Into<String>, message: impl Into<String>) -> Self {
        Self(Box::new(Inner {
            code,
            message: message.into(),
            input: None,
            at: at.into(),
            span: None,
            detail: None,
            suggestion: None,
            kubernetes_default: None,
            waiting: None,
            rejected_by: None,
        }))
    }

    /// The same error with some of its other fields set.
    pub(crate) fn with(mut self, set: impl FnOnce(&mut Inner)) -> Self {
        set(&mut self.0);
        self
    }

    /// The stable code.
    #[must_use]
    pub fn code(&self) -> ErrorCode {
        self.0.code
    }

    /// One sentence in lower case, without a final full stop, user input in backticks.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// The offending string, or `None` where it is none or too large to repeat.
    #[must_use]
    pub fn input(&self) -> Option<&str> {
        self.0.input.as_deref()
    }

    /// The place in the request as a JSON pointer (RFC 6901), `""` for the whole of it.
    #[must_use]
    pub fn at(&self) -> &str {
        &self.0.at
    }

    /// Where in [`input`](Self::input) the fault is, in bytes.
    #[must_use]
    pub fn span(&self) -> Option<Span> {
        self.0.span
    }

    /// Which part of an image or tag is at fault.
    #[must_use]
    pub fn detail(&self) -> Option<Detail> {
        self.0.detail
    }

    /// The whole error on one line, for a face that shows a text and nothing else: the message, what
    /// of the offending string and its place it leaves out, and the nearest good value. Control
    /// characters are escaped.
    ///
    /// ```
    /// let error = "always".parse::<pullpolicy::RequestedPolicy>().unwrap_err();
    /// assert!(error.one_line().ends_with("`IfNotPresent` or `Never`; the nearest is `Always`"));
    /// ```
    #[must_use]
    pub fn one_line(&self) -> String {
        explain::one_line(self)
    }

    /// What to write instead, where that is known.
    #[must_use]
    pub fn suggestion(&self) -> Option<&Suggestion> {
        self.0.suggestion.as_ref()
    }

    /// For `invalid-image`: what the API server writes all the same, since it does not check the
    /// syntax of an image.
    #[must_use]
    pub fn kubernetes_default(&self) -> Option<PullPolicy> {
        self.0.kubernetes_default
    }

    /// For `invalid-image`: the reason with which a container of such an image waits.
    #[must_use]
    pub fn waiting(&self) -> Option<Waiting> {
        self.0.waiting
    }

    /// For `invalid-image`: who refuses the object before any node sees it.
    #[must_use]
    pub fn rejected_by(&self) -> Option<&'static str> {
        self.0.rejected_by
    }
}
