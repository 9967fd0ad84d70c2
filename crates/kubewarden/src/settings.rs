//! What a platform team may say about the policy.

mod read;

use pullpolicy::{Glob, Reference, Rules};

pub use read::{EXEMPTION_KEYS, Fault, KEYS};

/// The settings of the policy. The default ones warn of moving images that nodes keep.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Settings {
    /// What is done about a policy that is not what it should be.
    pub mode: Mode,
    /// Which containers are held to the decision.
    pub containers: Containers,
    /// Whether a written `Never` counts like any other policy. Else it is left alone: the API server
    /// never writes it by itself, so somebody meant it.
    pub decide_never: bool,
    /// What becomes of what the policy does not understand.
    pub on_unknown: OnUnknown,
    /// What is left alone.
    pub exempt: Exemptions,
    /// The rules that take part in the decision, as in a request.
    pub rules: Rules,
}

/// What is done about a policy that is not what it should be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// The request is accepted with a warning.
    #[default]
    Warn,
    /// The right policy is written.
    Mutate,
    /// The request is refused.
    Deny,
}

/// Which containers are held to the decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Containers {
    /// Those for which `Always` is decided.
    #[default]
    Moving,
    /// Those whose images cannot change too: they need no registry to start.
    All,
}

/// What becomes of a request or an image that the policy does not understand, unless it only warns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OnUnknown {
    /// It is accepted with a warning.
    #[default]
    Accept,
    /// It is refused.
    Reject,
}

/// What is left alone, as globs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Exemptions {
    /// Everything in these namespaces.
    pub namespaces: Vec<Glob>,
    /// Images from these registries, as they are called after normalisation.
    pub registries: Vec<Glob>,
    /// Containers and volumes of these names.
    pub containers: Vec<Glob>,
}

impl Exemptions {
    pub(crate) fn has_namespace(&self, namespace: &str) -> bool {
        matches(&self.namespaces, namespace)
    }

    pub(crate) fn has_container(&self, name: &str) -> bool {
        matches(&self.containers, name)
    }

    /// Whether the image is from an exempt registry. What is no image is from none.
    pub(crate) fn has_registry_of(&self, image: &str) -> bool {
        !self.registries.is_empty()
            && Reference::parse(image)
                .is_ok_and(|reference| matches(&self.registries, reference.registry()))
    }
}

fn matches(globs: &[Glob], text: &str) -> bool {
    globs.iter().any(|glob| glob.matches(text))
}
