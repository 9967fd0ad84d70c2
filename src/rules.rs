//! The user's own conventions: which tags move, which are pinned, which images are special.
//!
//! Rules never silence the grammar and never change an explicit policy; they only take part in
//! what `auto` decides, in the order that [`resolve`](crate::resolve) documents.

mod glob;

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

pub use glob::Glob;

use crate::error::Error;
use crate::explain;
use crate::policy::PullPolicy;
use crate::reference::{Name, Reference};

/// A user's conventions. The default ones change nothing.
///
/// ```
/// use pullpolicy::{Glob, PullPolicy, Request, Rules, resolve};
///
/// let mut rules = Rules::default();
/// rules.pinned.push(Glob::new("approved-*")?);
/// let request = Request { rules, ..Request::for_image("ghcr.io/acme/dev:approved-spring") };
/// assert_eq!(resolve(&request)?.policy, PullPolicy::IfNotPresent);
/// # Ok::<(), pullpolicy::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Tags that move, whatever they look like.
    pub moving: Vec<Glob>,
    /// Tags that are published once, whatever they look like; they go before [`moving`](Self::moving).
    pub pinned: Vec<Glob>,
    /// The policy for tags of the class `unknown`.
    pub unknown: Refresh,
    /// The policy for tags of the kind `floating-version`.
    pub floating: Refresh,
    /// What may pin an image.
    pub trust: Trust,
    /// Whether the conventions of known publishers are used.
    pub publishers: bool,
    /// Rules for images; the first that matches is the one that counts.
    pub images: Vec<ImageRule>,
    /// Where the images of a registry really come from; the first that matches counts.
    pub registries: Vec<RegistryMapping>,
}

impl Rules {
    /// The default rules.
    pub(crate) const DEFAULT: Self = Self {
        moving: Vec::new(),
        pinned: Vec::new(),
        unknown: Refresh::Always,
        floating: Refresh::Always,
        trust: Trust::Release,
        publishers: true,
        images: Vec::new(),
        registries: Vec::new(),
    };

    /// The first rule whose pattern matches the image, with its place in the list.
    pub(crate) fn for_image(&self, name: &Name<'_>) -> Option<(usize, &ImageRule)> {
        if self.images.is_empty() {
            return None;
        }
        let name = name.to_string();
        let mut numbered = self.images.iter().enumerate();
        numbered.find(|(_, rule)| rule.matches.matches(&name))
    }

    /// The place of the first mapping for the registry, where that says `local`.
    pub(crate) fn local_mapping(&self, registry: &str) -> Option<usize> {
        let first = self
            .registries
            .iter()
            .position(|mapping| mapping.from == registry)?;
        self.registries.get(first)?.is_local().then_some(first)
    }

    /// What the user says about a tag: the image's own patterns, then the global ones, and in each
    /// `pinned` before `moving`.
    pub(crate) fn for_tag(&self, image: Option<(usize, &ImageRule)>, tag: &str) -> Option<TagRule> {
        let own = image
            .and_then(|(index, rule)| TagRule::first(&rule.pinned, &rule.moving, Some(index), tag));
        own.or_else(|| TagRule::first(&self.pinned, &self.moving, None, tag))
    }
}

impl Default for Rules {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// What to do with a tag that is not known to be published once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Refresh {
    /// Ask the registry at each start: a stale copy is silent, a failed pull is loud.
    #[default]
    Always,
    /// Run the copy that the node has.
    IfNotPresent,
}

impl From<Refresh> for PullPolicy {
    fn from(refresh: Refresh) -> Self {
        match refresh {
            Refresh::Always => Self::Always,
            Refresh::IfNotPresent => Self::IfNotPresent,
        }
    }
}

/// What may pin an image.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Trust {
    /// A digest, and a tag that is published once.
    #[default]
    Release,
    /// Only a digest, and what the user's own rules call pinned.
    Digest,
}

/// A rule for the images whose `registry/repository` matches a pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImageRule {
    /// The pattern, matched on the normalised name without tag and digest
    /// (`docker.io/library/nginx`).
    pub matches: Glob,
    /// The policy that `auto` becomes for these images, even with a digest.
    pub policy: Option<PullPolicy>,
    /// Tags of these images that move.
    pub moving: Vec<Glob>,
    /// Tags of these images that are published once.
    pub pinned: Vec<Glob>,
}

impl ImageRule {
    /// A rule without effect for the images that `matches` names.
    #[must_use]
    pub const fn new(matches: Glob) -> Self {
        Self {
            matches,
            policy: None,
            moving: Vec::new(),
            pinned: Vec::new(),
        }
    }
}

/// The target of a mapping whose images are only on the node.
pub(crate) const LOCAL: &str = "local";

/// Where the images of a registry really come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegistryMapping {
    from: String,
    to: String,
}

impl RegistryMapping {
    /// A mapping from a normalised registry to another one, or to `local`: the image is only on
    /// the node.
    ///
    /// # Errors
    ///
    /// `invalid-rules` where `from` is no registry as normalisation writes it (`docker.io`, not
    /// `index.docker.io`), or `to` is empty, holds blanks, or spells `local` in other cases.
    ///
    /// ```
    /// use pullpolicy::RegistryMapping;
    ///
    /// assert!(RegistryMapping::new("ghcr.io", "local").is_ok());
    /// let error = RegistryMapping::new("index.docker.io", "local").unwrap_err();
    /// assert_eq!(error.suggestion().unwrap().value.as_deref(), Some("docker.io"));
    /// ```
    pub fn new(from: &str, to: &str) -> Result<Self, Error> {
        let mut image = from.to_string();
        image.push_str("/x/x");
        let written = Reference::scan(&image).ok().filter(|_| !from.contains('/'));
        let registry = written.map_or("", |reference| reference.name().registry());
        if registry != from || from.is_empty() {
            let meant = (!registry.is_empty() && from == "index.docker.io").then_some(registry);
            return Err(explain::invalid_registry(from, meant));
        }
        let misspelt_local = to != LOCAL && to.eq_ignore_ascii_case(LOCAL);
        if to.is_empty() || to.chars().any(char::is_whitespace) || misspelt_local {
            return Err(explain::invalid_mapping_target(to));
        }
        Ok(Self {
            from: from.to_string(),
            to: to.to_string(),
        })
    }

    /// The registry that references name.
    #[must_use]
    pub fn from(&self) -> &str {
        &self.from
    }

    /// The registry that serves its images, or `local`.
    #[must_use]
    pub fn to(&self) -> &str {
        &self.to
    }

    /// Whether the images are only on the node.
    #[must_use]
    pub fn is_local(&self) -> bool {
        self.to == LOCAL
    }
}

/// One of the user's patterns that matched a tag, by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TagRule {
    /// The image rule that holds the pattern, or none for the global lists.
    image: Option<usize>,
    /// Which of the two lists holds it.
    pub(crate) pinned: bool,
    /// Its place in that list.
    index: usize,
}

impl TagRule {
    fn first(pinned: &[Glob], moving: &[Glob], image: Option<usize>, tag: &str) -> Option<Self> {
        let find = |globs: &[Glob]| globs.iter().position(|glob| glob.matches(tag));
        let rule = |pinned| {
            move |index| Self {
                image,
                pinned,
                index,
            }
        };
        find(pinned)
            .map(rule(true))
            .or_else(|| find(moving).map(rule(false)))
    }

    /// The pattern itself.
    pub(crate) fn glob<'r>(&self, rules: &'r Rules) -> Option<&'r Glob> {
        let (pinned, moving) = match self.image {
            None => (&rules.pinned, &rules.moving),
            Some(index) => {
                let rule = rules.images.get(index)?;
                (&rule.pinned, &rule.moving)
            }
        };
        if self.pinned { pinned } else { moving }.get(self.index)
    }
}

/// The pattern's place in the request, as a JSON pointer.
impl fmt::Display for TagRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("/rules")?;
        if let Some(index) = self.image {
            write!(f, "/images/{index}")?;
        }
        write!(
            f,
            "/{}/{}",
            if self.pinned { "pinned" } else { "moving" },
            self.index
        )
    }
}
