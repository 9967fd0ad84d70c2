//! What each container's policy is, and what it should be: the library's decision beside what is
//! written.

use pullpolicy::{
    Decision, Detail, Error, PullPolicy, Reference, Request, RequestedPolicy, resolve,
};

use crate::container::{Container, Fallback, Policy};
use crate::document::Found;

/// What there is to say about a container.
#[derive(Debug, Default)]
pub(crate) struct Judgment {
    /// What `auto` decides, where the image is known and valid.
    pub(crate) decision: Option<Box<Decision>>,
    /// What is wrong with the image.
    pub(crate) error: Option<Error>,
    /// The policy that is written or inherited, where it is one.
    pub(crate) written: Option<PullPolicy>,
    /// What is written in place of a policy, where it is none.
    pub(crate) no_policy: Option<NoPolicy>,
    /// The policy that holds, as far as it is known.
    pub(crate) effective: Option<PullPolicy>,
    /// The policy that should hold.
    pub(crate) wanted: Option<PullPolicy>,
}

/// Judges containers, one after the other.
pub(crate) struct Judge {
    request: Request,
}

impl Judge {
    pub(crate) fn new(request: &Request) -> Self {
        Self {
            request: request.clone(),
        }
    }

    /// Whether the cluster makes `Always` of every policy.
    pub(crate) fn pulls_always(&self) -> bool {
        self.request.cluster.always_pull_images
    }

    /// Judges every container of a document.
    pub(crate) fn judge_all(&mut self, found: &Found<'_>) -> Vec<Judgment> {
        let containers = found.containers.iter();
        containers.map(|container| self.judge(container)).collect()
    }

    fn judge(&mut self, container: &Container<'_>) -> Judgment {
        let mut judgment = Judgment::default();
        let field = container.policy.field().filter(|field| field.is_known);
        match field.map(|field| kubernetes_policy(&field.text)) {
            Some(Ok(policy)) => judgment.written = Some(policy),
            Some(Err(fault)) => judgment.no_policy = Some(fault),
            None => {}
        }
        if container.image.is_known {
            match self.resolve(container, RequestedPolicy::Auto) {
                Ok(decision) => judgment.decide(container, decision),
                Err(error) => judgment.error = Some(error),
            }
        }
        if judgment.written.is_some() {
            judgment.effective = judgment.written;
        }
        judgment
    }

    /// What the library says of the image under this policy.
    pub(crate) fn resolve(
        &mut self,
        container: &Container<'_>,
        policy: RequestedPolicy,
    ) -> Result<Decision, Error> {
        let image = self.request.image.get_or_insert_default();
        image.clear();
        image.push_str(&container.image.reference);
        self.request.policy = policy;
        resolve(&self.request)
    }
}

impl Judgment {
    fn decide(&mut self, container: &Container<'_>, decision: Decision) {
        let by_digest = container.setting.resolves_digest;
        self.wanted = Some(match decision.policy {
            // The pods get a digest, whatever the tag says.
            PullPolicy::Always if by_digest => PullPolicy::IfNotPresent,
            policy => policy,
        });
        self.effective = match (&container.policy, container.setting.default) {
            (Policy::Omitted, Fallback::Kubernetes) if !by_digest => {
                Some(decision.kubernetes_default)
            }
            (Policy::Omitted, _) => Some(PullPolicy::IfNotPresent),
            (Policy::Decided, _) => self.wanted,
            _ => None,
        };
        self.decision = Some(Box::new(decision));
    }

    /// Whether the policy lets nodes keep what has moved on.
    pub(crate) fn goes_stale(&self) -> bool {
        self.effective == Some(PullPolicy::IfNotPresent) && self.wanted == Some(PullPolicy::Always)
    }

    /// Whether the policy asks the registry for what cannot change, or is not there.
    pub(crate) fn depends_on_registry(&self) -> bool {
        self.effective == Some(PullPolicy::Always)
            && self
                .wanted
                .is_some_and(|wanted| wanted != PullPolicy::Always)
    }

    /// Whether `IfNotPresent` would do where `Always` is.
    pub(crate) fn can_be_relaxed(&self) -> bool {
        self.depends_on_registry() && self.wanted == Some(PullPolicy::IfNotPresent)
    }

    /// Whether the policy demands that the image is there, and no rule of the user's says that it is.
    pub(crate) fn needs_preloading(&self) -> bool {
        self.effective == Some(PullPolicy::Never) && self.wanted != Some(PullPolicy::Never)
    }
}

/// A text that is no policy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoPolicy {
    /// A placeholder that was not filled in.
    Placeholder,
    /// Anything else, with the policy that it resembles.
    Unknown(Option<PullPolicy>),
}

/// One of the three policies that the API server accepts.
fn kubernetes_policy(text: &str) -> Result<PullPolicy, NoPolicy> {
    match text.parse::<RequestedPolicy>() {
        Ok(policy) => policy.explicit().ok_or(NoPolicy::Unknown(None)),
        Err(_) if is_placeholder(text) => Err(NoPolicy::Placeholder),
        Err(error) => {
            let nearest = error.suggestion().and_then(|meant| meant.value.as_deref());
            let nearest = nearest.and_then(|meant| meant.parse::<RequestedPolicy>().ok());
            Err(NoPolicy::Unknown(
                nearest.and_then(RequestedPolicy::explicit),
            ))
        }
    }
}

/// Placeholders look the same wherever they are left, so what finds them in images is asked.
fn is_placeholder(text: &str) -> bool {
    let error = Reference::parse(text).err();
    error.is_some_and(|error| error.detail() == Some(Detail::Placeholder))
}
