//! What a deploy daemon should make of a create payload.
//!
//! A deploy daemon, such as Nextcloud's HaRP, is asked to run an image and makes a Deployment or a
//! container of it. Its payload may name a policy, its settings may map registries, and both say
//! something about the same pull.
//!
//! - The policy is optional: `IfNotPresent` (also where it is missing, null or empty), `Never` or
//!   `Always`, and `auto` where the daemon accepts it.
//! - The first mapping for the image's registry counts. Its target replaces the registry; `local`
//!   keeps the name and means that the image is only where it runs: no pull on Docker, `Never` on
//!   Kubernetes, whatever the payload says.
//! - Docker has no policy. The daemon pulls before it starts a container, unless the image is local.

#[cfg(feature = "serde")]
mod payload;

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

#[cfg(feature = "serde")]
pub use payload::{CompletedPayload, payload_json};

use crate::diagnose::{Cause, diagnose};
use crate::error::Error;
use crate::explain::{self, DeployRemarkCode, Warning};
use crate::policy::{PullPolicy, RequestedPolicy};
use crate::reference::Reference;
use crate::request::{MAX_TEXT, check_size};
use crate::resolve::brief;
use crate::rules::{LOCAL, Rules};

/// What the daemon runs containers with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Backend {
    /// It makes Deployments.
    #[default]
    Kubernetes,
    /// It makes containers.
    Docker,
}

impl Backend {
    /// The backend as every face spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Kubernetes => "kubernetes",
            Self::Docker => "docker",
        }
    }
}

/// A daemon's own mapping from a registry to another one, or to `local`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DaemonMapping {
    from: String,
    to: String,
    /// Its place in the request, as a JSON pointer.
    at: String,
}

impl DaemonMapping {
    /// A mapping; trailing slashes of the target are dropped.
    ///
    /// # Errors
    ///
    /// `invalid-payload` where one of the two is empty then.
    ///
    /// ```
    /// use pullpolicy::DaemonMapping;
    ///
    /// assert!(DaemonMapping::new("ghcr.io", "mirror.example.com/ghcr/").is_ok());
    /// assert!(DaemonMapping::new("ghcr.io", "//").is_err());
    /// ```
    pub fn new(from: &str, to: &str) -> Result<Self, Error> {
        let target = to.trim_end_matches('/');
        if from.is_empty() {
            return Err(explain::empty_mapping("/from", ""));
        }
        if target.is_empty() {
            return Err(explain::empty_mapping("/to", to));
        }
        Ok(Self {
            from: from.to_string(),
            to: target.to_string(),
            at: String::new(),
        })
    }

    #[cfg(feature = "serde")]
    fn at(self, at: String) -> Self {
        Self { at, ..self }
    }

    /// The registry that images name.
    #[must_use]
    pub fn from(&self) -> &str {
        &self.from
    }

    /// What stands in its place, or `local`.
    #[must_use]
    pub fn to(&self) -> &str {
        &self.to
    }

    fn is_local(&self) -> bool {
        self.to == LOCAL
    }
}

/// What a daemon is asked to run, and how it is set up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DeployRequest {
    /// The image as the payload names it.
    pub image: String,
    /// The policy that the payload names; none means `IfNotPresent`.
    pub policy: Option<RequestedPolicy>,
    /// What it runs with.
    pub backend: Backend,
    /// The daemon's registry mappings; those of the rules come after them.
    pub registries: Vec<DaemonMapping>,
    /// Whether the daemon accepts `auto`.
    pub accept_auto: bool,
    /// The user's conventions, for `auto` and the warnings.
    pub rules: Rules,
    /// What the container waits for, once it was started and does wait.
    pub waiting: Option<ContainerWaits>,
}

/// What a container waits for, as its status says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ContainerWaits {
    /// The reason, `ErrImageNeverPull` for one.
    pub reason: String,
    /// The message, which may be empty.
    pub message: String,
}

/// What a daemon's start loop should make of a container that waits.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct StartWait {
    /// Why it waits.
    pub cause: Cause,
    /// Whether waiting can help; none where it depends.
    pub retry_helps: Option<bool>,
    /// Whether to report it now instead of at the time-out: waiting cannot help.
    pub report_now: bool,
    /// What to do first.
    pub first_step: String,
}

/// What the daemon should do.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Deployment {
    /// The image to run.
    pub image: String,
    /// The policy for the manifest; on Docker, what the payload asks for in vain.
    pub policy: PullPolicy,
    /// The policy that the payload names, or the default.
    pub requested: RequestedPolicy,
    /// On Docker, whether to pull before the start; none on Kubernetes, where the kubelet pulls.
    pub pull: Option<bool>,
    /// The mapping that applied.
    pub mapping: Option<DaemonMapping>,
    /// What to make of a container that waits, where the request says so.
    pub wait: Option<StartWait>,
    /// What happens on a daemon that does not know the policy's field.
    pub older_daemon: OlderDaemon,
    /// What was decided, and what to know besides.
    pub remarks: Vec<DeployRemark>,
    /// What may go wrong with the policy, as in a [`Decision`](crate::Decision); empty on Docker.
    pub warnings: Vec<Warning>,
}

/// What happens on a daemon that does not know the policy's field.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct OlderDaemon {
    /// The policy that such a daemon writes, none on Docker.
    pub policy: Option<PullPolicy>,
    /// Whether that makes a difference.
    pub differs: bool,
    /// What follows, in a sentence.
    pub message: Cow<'static, str>,
}

/// Something to know about a deployment.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct DeployRemark {
    /// The stable code.
    pub code: DeployRemarkCode,
    /// One sentence in lower case, without a final full stop, user input in backticks.
    pub message: Cow<'static, str>,
}

/// Decides image and policy for what a deploy daemon is asked to run.
///
/// # Errors
///
/// `invalid-policy` for `auto` where the daemon does not accept it, `too-large` and `invalid-image`
/// as [`resolve`](crate::resolve) has them, `invalid-payload` where a mapping makes no valid image.
///
/// ```
/// use pullpolicy::{DaemonMapping, DeployRequest, PullPolicy, RequestedPolicy, deploy};
///
/// let plan = deploy(&DeployRequest {
///     image: "ghcr.io/acme/app:1.4.2".to_owned(),
///     policy: Some(RequestedPolicy::Always),
///     registries: vec![DaemonMapping::new("ghcr.io", "local")?],
///     ..DeployRequest::default()
/// })?;
/// assert_eq!((plan.image.as_str(), plan.policy), ("ghcr.io/acme/app:1.4.2", PullPolicy::Never));
/// assert_eq!(plan.remarks[1].code.as_str(), "policy-overridden");
/// # Ok::<(), pullpolicy::Error>(())
/// ```
pub fn deploy(request: &DeployRequest) -> Result<Deployment, Error> {
    planned(request.clone())
}

/// What [`deploy`] answers.
fn planned(mut request: DeployRequest) -> Result<Deployment, Error> {
    let requested = request.policy.unwrap_or(RequestedPolicy::IfNotPresent);
    if requested == RequestedPolicy::Auto && !request.accept_auto {
        return Err(explain::invalid_payload_policy("auto", false));
    }
    check_size(&request.image, MAX_TEXT, "/image")?;
    let reference = Reference::parse(&request.image)?;
    let mapping = mapping(&request, &reference);
    // The decision is about the image as the payload names it, before any mapping.
    request.rules.registries.clear();
    let local = mapping.as_ref().is_some_and(DaemonMapping::is_local);
    let kubernetes = request.backend == Backend::Kubernetes;
    // The warnings are those of `Never` where the mapping means it.
    let never = local && kubernetes;
    let asked = if never {
        RequestedPolicy::Never
    } else {
        requested
    };
    let decided = brief(&request.image, asked, &request.rules)?;
    let policy = decided.policy;
    let mut remarks = Vec::new();
    let image = match &mapping {
        Some(mapping) if local => {
            remarks.push(explain::local_image(&mapping.from, request.backend));
            request.image.clone()
        }
        Some(mapping) => {
            let image = mapped(&reference, mapping)?;
            remarks.push(explain::registry_mapped(&mapping.from, &image));
            image
        }
        None => request.image.clone(),
    };
    match (request.policy, kubernetes) {
        (Some(named), true) if local && named.explicit() != Some(policy) => {
            remarks.push(explain::policy_overridden(named));
        }
        (_, true) if local => {}
        (Some(RequestedPolicy::Auto), true) => {
            remarks.push(explain::auto_decided(&decided.reason));
        }
        (None, true) => remarks.push(explain::default_policy()),
        (Some(named), false) => remarks.push(explain::policy_ignored(named)),
        (Some(_), true) | (None, false) => {}
    }
    if kubernetes {
        remarks.push(explain::failed_rollout_stays());
    }
    Ok(Deployment {
        image,
        policy,
        requested,
        pull: (!kubernetes).then_some(!local),
        mapping,
        wait: request.waiting.as_ref().map(start_wait),
        older_daemon: explain::older_daemon(policy, request.backend),
        remarks,
        warnings: if kubernetes {
            decided.warnings
        } else {
            Vec::new()
        },
    })
}

/// Tells a start loop whether to go on waiting, from what [`diagnose`] makes of the reason.
fn start_wait(waits: &ContainerWaits) -> StartWait {
    let diagnosis = diagnose(&waits.reason, &waits.message);
    StartWait {
        cause: diagnosis.cause,
        retry_helps: diagnosis.retry_helps,
        report_now: diagnosis.retry_helps == Some(false),
        first_step: diagnosis.first_step().to_string(),
    }
}

/// The first mapping for the image's registry, the daemon's own before those of the rules.
fn mapping(request: &DeployRequest, reference: &Reference<'_>) -> Option<DaemonMapping> {
    let own = request.registries.iter();
    let own = own.clone().find(|own| own.from == reference.registry());
    own.cloned().or_else(|| {
        let mut rules = request.rules.registries.iter().enumerate();
        let (index, rule) = rules.find(|(_, rule)| rule.from() == reference.registry())?;
        Some(DaemonMapping {
            from: rule.from().to_string(),
            to: rule.to().trim_end_matches('/').to_string(),
            at: format!("/rules/registries/{index}"),
        })
    })
}

/// The image with the mapping's target in the place of its registry.
fn mapped(reference: &Reference<'_>, mapping: &DaemonMapping) -> Result<String, Error> {
    let mut image = format!("{}/{}", mapping.to, reference.repository());
    if let Some(tag) = reference.tag() {
        image = format!("{image}:{tag}");
    }
    if let Some(digest) = reference.digest() {
        image = format!("{image}@{digest}");
    }
    match Reference::scan(&image) {
        Ok(_) => Ok(image),
        Err(_) => Err(explain::unusable_target(&mapping.at, &mapping.to, &image)),
    }
}

#[cfg(test)]
mod tests;
