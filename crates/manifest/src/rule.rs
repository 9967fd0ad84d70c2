//! The rules of lint: their stable ids, their severities, what they are about.

use std::fmt;
use std::str::FromStr;

/// How bad a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Worth knowing; often right as it is.
    Note,
    /// Works today, and will surprise.
    Warning,
    /// Does not work.
    Error,
}

impl Severity {
    /// All severities, the least first.
    pub const ALL: &'static [Self] = &[Self::Note, Self::Warning, Self::Error];

    /// The severity as every face spells it, which is also how SARIF does.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Note => "note",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Severity {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        let mut known = Self::ALL.iter().copied();
        known
            .find(|severity| severity.as_str() == text)
            .ok_or_else(|| UnknownWord::new(text, "severity", "note, warning, error"))
    }
}

/// A word that names no rule, or no severity.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is no {what}; expected one of {known}")]
pub struct UnknownWord {
    text: String,
    what: &'static str,
    known: String,
}

impl UnknownWord {
    fn new(text: &str, what: &'static str, known: impl Into<String>) -> Self {
        Self {
            text: text.to_owned(),
            what,
            known: known.into(),
        }
    }
}

/// Lists the rules once: variant, id, severity, whether it is on by default, what it is about.
macro_rules! rules {
    ($($(#[$doc:meta])* $variant:ident = $id:literal, $severity:ident, $on:literal, $summary:literal;)*) => {
        /// A rule of lint. `docs/lint-rules.md` explains each, with examples.
        ///
        /// ```
        /// use pullpolicy_manifest::Rule;
        ///
        /// assert_eq!("stale-copies".parse(), Ok(Rule::StaleCopies));
        /// assert_eq!(Rule::StaleCopies.severity().as_str(), "warning");
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Rule { $($(#[$doc])* $variant,)* }

        impl Rule {
            /// All rules, in the order of the documentation.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)*];

            /// The stable id.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id,)* }
            }

            /// How bad a finding of this rule is, where the options do not say otherwise.
            #[must_use]
            pub const fn severity(self) -> Severity {
                match self { $(Self::$variant => Severity::$severity,)* }
            }

            /// Whether the rule is heeded where the options do not say otherwise.
            #[must_use]
            pub const fn is_on_by_default(self) -> bool {
                match self { $(Self::$variant => $on,)* }
            }

            /// What the rule is about, in a few words.
            #[must_use]
            pub const fn summary(self) -> &'static str {
                match self { $(Self::$variant => $summary,)* }
            }
        }
    };
}

rules! {
    /// A moving or unknown tag under `IfNotPresent`, explicit or by Kubernetes' default.
    StaleCopies = "stale-copies", Warning, true, "a tag that moves is kept by each node as it was when first pulled";
    /// A pinned tag or a digest under `Always`, explicit or by Kubernetes' default.
    RegistryDependency = "registry-dependency", Warning, true, "what cannot change is asked for at each start, which fails in an outage of the registry";
    /// The policy `Never`.
    MustBePreloaded = "must-be-preloaded", Warning, true, "a container under `Never` starts only where the image was loaded before";
    /// A policy that is none of Kubernetes' three.
    InvalidPolicy = "invalid-policy", Error, true, "the API server refuses a policy that is none of `Always`, `IfNotPresent` and `Never`";
    /// A policy where none is read: beside `containers`, or under a misspelt key.
    MisplacedPolicy = "misplaced-policy", Error, true, "a policy stands where Kubernetes reads none";
    /// An image that is no valid reference, or has blanks around it.
    InvalidImage = "invalid-image", Error, true, "the image is no valid reference";
    /// A placeholder that a template engine should have replaced.
    UnfilledPlaceholder = "unfilled-placeholder", Error, true, "a placeholder was never filled in";
    /// One image under two policies in one pod.
    MixedPolicies = "mixed-policies", Warning, true, "one pod has the same image under different policies";
    /// An entry of `imagePullSecrets` without a name.
    EmptyPullSecret = "empty-pull-secret", Warning, true, "an entry of `imagePullSecrets` has no name";
    /// A tag that is `latest` in another case.
    LooksLikeLatest = "looks-like-latest", Warning, true, "Kubernetes does not take the tag for `latest`";
    /// A port that is read as a tag.
    PortAsTag = "port-as-tag", Warning, true, "what looks like a port is the tag";
    /// A moving tag in a place where no policy can be written.
    PolicyElsewhere = "policy-elsewhere", Note, true, "the tag moves, and its policy is decided elsewhere";
    /// Kubernetes' default, right for this image, relied upon without a word.
    ImplicitDefault = "implicit-default", Note, false, "the policy is right only by Kubernetes' default";
    /// An image or a policy that only a controller or a later run knows.
    NotKnown = "not-known", Note, false, "the image or the policy is only known later";
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Rule {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        let known = Self::ALL.iter().copied();
        known.clone().find(|rule| rule.id() == text).ok_or_else(|| {
            let ids: Vec<_> = known.map(Self::id).collect();
            UnknownWord::new(text, "rule", ids.join(", "))
        })
    }
}
