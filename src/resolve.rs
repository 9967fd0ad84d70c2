//! The one decision function.

mod decide;
mod glance;

use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::error::Error;
use crate::explain::{self, Reason, Warning};
use crate::kubelet::{CredentialVerification, Outcome, outcomes};
use crate::policy::{PullPolicy, RequestedPolicy};
use crate::publishers;
use crate::reference::{Name, Reference, scan_tag};
use crate::request::{Digests, MAX_TEXT, Request, check_size};
use crate::rules::Rules;
use crate::tag::{Class, Kind, Tag};
pub(crate) use decide::{Decider, Setting, Subject, Verdict};
use decide::{decide, policy};
pub use glance::{Glance, glance, glance_tag};

/// The rules of a caller who gives none.
static DEFAULT_RULES: Rules = Rules::DEFAULT;

/// The version of the decision's meaning: which policy, class, kind and code a request gets. It
/// changes where an answer may change, and is independent of the version of the crate.
pub const SEMANTICS: &str = "1";

/// What to write into `imagePullPolicy`, why, and what will happen on the node.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Decision {
    /// What to write; never depends on the cluster.
    pub policy: PullPolicy,
    /// What runs after admission.
    pub effective: PullPolicy,
    /// What was asked for.
    pub requested: RequestedPolicy,
    /// What the API server writes where the field is omitted.
    pub kubernetes_default: PullPolicy,
    /// The image, image and tag taken together; none for a bare tag.
    pub image: Option<Image>,
    /// What the tag says; none where a digest stands alone, `latest` for an untagged image.
    pub tag: Option<Tag<'static>>,
    /// The reason that decided, then the remarks.
    pub reasons: Vec<Reason>,
    /// What may go wrong, in the order of the contract.
    pub warnings: Vec<Warning>,
    /// The image on the node or not × the registry reachable or not.
    pub outcomes: [Outcome; 4],
    /// The pinned tags that are the same image today, in byte order; from the request's digests.
    pub same_today: Vec<String>,
    /// [`SEMANTICS`].
    pub semantics: &'static str,
}

impl Decision {
    /// The release that the tag names, where that is a semantic version.
    ///
    /// ```
    /// use pullpolicy::{Request, resolve};
    ///
    /// let decision = resolve(&Request::for_image("ghcr.io/acme/dev:coder-xfce-vnc-26.37.0"))?;
    /// assert_eq!(decision.release().unwrap().to_string(), "26.37.0");
    /// # Ok::<(), pullpolicy::Error>(())
    /// ```
    #[must_use]
    pub fn release(&self) -> Option<semver::Version> {
        self.tag.as_ref()?.release()
    }
}

/// The parts of the image that was decided about.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Image {
    /// The request's image, unchanged.
    pub input: String,
    /// The registry, `docker.io` where none was written; none for the few texts that Kubernetes
    /// reads without any (`dev_1.example.com/app`).
    pub registry: Option<String>,
    /// The repository, with `library/` where Docker Hub's default applies.
    pub repository: String,
    /// The tag, none where none was written.
    pub tag: Option<String>,
    /// The digest.
    pub digest: Option<String>,
    /// All of it, `registry/repository[:tag][@digest]`.
    pub normalized: String,
}

/// Decides.
///
/// Under `auto`, the first that applies decides: a registry mapping to `local` (`Never`), the
/// user's image rule with a policy, a digest (`IfNotPresent`), the user's tag rules (the image's,
/// then the global ones; `pinned` before `moving`), the publisher's convention, the tag's shape. An
/// explicit policy is always kept; the decision then warns where it will go stale, fail, or make
/// the registry a needless dependency.
///
/// # Errors
///
/// In this order: `too-large`, `invalid-cluster`, `missing-image`, `invalid-image`, `invalid-tag`,
/// `conflicting-tag`, `conflicting-digest`. The other codes come from reading a request's parts.
///
/// ```
/// use pullpolicy::{PullPolicy, Request, resolve};
///
/// let image = "registry.example.com/dev/workspace:coder-xfce-vnc-latest";
/// let decision = resolve(&Request::for_image(image))?;
/// assert_eq!(decision.policy, PullPolicy::Always);
/// assert_eq!(decision.kubernetes_default, PullPolicy::IfNotPresent);
/// assert_eq!(decision.reasons[0].code.as_str(), "alias");
/// # Ok::<(), pullpolicy::Error>(())
/// ```
pub fn resolve(request: &Request) -> Result<Decision, Error> {
    request.check_sizes()?;
    request.cluster.check()?;
    let subject = subject(request)?;
    let case = Case {
        known_digest: subject.tag.and_then(|tag| request.digests.get(tag)),
        ..Case::new(subject, request.policy, &request.rules)
    };
    Ok(case.decision(request))
}

/// A decision for a cluster of which nothing is known: what to write, why, and what may go wrong.
pub(crate) struct Brief {
    pub(crate) policy: PullPolicy,
    pub(crate) reason: Reason,
    pub(crate) warnings: Vec<Warning>,
}

/// Decides for an image alone. The errors are those of [`resolve`].
pub(crate) fn brief(
    image: &str,
    requested: RequestedPolicy,
    rules: &Rules,
) -> Result<Brief, Error> {
    let case = Case::new(scanned_image(image)?, requested, rules);
    let policy = case.verdict.policy;
    Ok(Brief {
        policy,
        reason: case.decided(),
        warnings: case.warnings(image, policy, None, &[]),
    })
}

/// The policy for an image under the default rules: the hot path, which allocates nothing.
///
/// # Errors
///
/// `too-large` and `invalid-image`.
///
/// ```
/// use pullpolicy::{PullPolicy, RequestedPolicy, pull_policy};
///
/// assert_eq!(pull_policy("node:18-alpine", RequestedPolicy::Auto)?, PullPolicy::Always);
/// assert_eq!(pull_policy("node:18.20.4-alpine", RequestedPolicy::Auto)?, PullPolicy::IfNotPresent);
/// # Ok::<(), pullpolicy::Error>(())
/// ```
pub fn pull_policy(image: &str, requested: RequestedPolicy) -> Result<PullPolicy, Error> {
    let subject = scanned_image(image)?;
    Ok(policy(&subject, requested, &DEFAULT_RULES))
}

/// The policy for a tag alone, as a template's `image_tag` holds it, under the default rules.
///
/// # Errors
///
/// `too-large`, `missing-image` for an empty tag, and `invalid-tag`.
///
/// ```
/// use pullpolicy::{PullPolicy, RequestedPolicy, pull_policy_for_tag};
///
/// assert_eq!(pull_policy_for_tag("26.37.0", RequestedPolicy::Auto)?, PullPolicy::IfNotPresent);
/// assert_eq!(pull_policy_for_tag("main", RequestedPolicy::Auto)?, PullPolicy::Always);
/// # Ok::<(), pullpolicy::Error>(())
/// ```
pub fn pull_policy_for_tag(tag: &str, requested: RequestedPolicy) -> Result<PullPolicy, Error> {
    let subject = scanned_tag(tag)?;
    Ok(policy(&subject, requested, &DEFAULT_RULES))
}

/// An image alone as what is decided about.
fn scanned_image(image: &str) -> Result<Subject<'_>, Error> {
    check_size(image, MAX_TEXT, "/image")?;
    let reference = Reference::scan(image).map_err(|fault| explain::invalid_image(image, fault))?;
    Ok(Subject::of_reference(&reference))
}

/// A tag alone as what is decided about.
fn scanned_tag(tag: &str) -> Result<Subject<'_>, Error> {
    check_size(tag, MAX_TEXT, "/tag")?;
    if tag.is_empty() {
        return Err(explain::missing_image());
    }
    let (tag, digest) = scan_tag(tag).map_err(|fault| explain::invalid_tag(tag, fault))?;
    Ok(Subject {
        name: None,
        tag: Some(tag),
        digest,
    })
}

/// What is decided about: image and tag of the request taken together.
fn subject(request: &Request) -> Result<Subject<'_>, Error> {
    let separate = request.tag.as_deref().filter(|tag| !tag.is_empty());
    let Some(image) = request.image.as_deref() else {
        return scanned_tag(separate.unwrap_or_default());
    };
    let subject = scanned_image(image)?;
    let Some(tag) = separate else {
        return Ok(subject);
    };
    let (value, digest) = scan_tag(tag).map_err(|fault| explain::invalid_tag(tag, fault))?;
    if let Some(other) = subject.tag.filter(|other| *other != value) {
        return Err(explain::conflicting_tag(tag, value, other));
    }
    if let (Some(digest), Some(other)) = (digest, subject.digest)
        && digest != other
    {
        return Err(explain::conflicting_digest(tag, digest, other));
    }
    Ok(Subject {
        tag: Some(value),
        digest: digest.or(subject.digest),
        ..subject
    })
}

/// A request on its way to a decision.
struct Case<'r> {
    rules: &'r Rules,
    subject: Subject<'r>,
    /// The digest that the caller knows of the tag.
    known_digest: Option<&'r str>,
    verdict: Verdict,
}

impl<'r> Case<'r> {
    fn new(subject: Subject<'r>, requested: RequestedPolicy, rules: &'r Rules) -> Self {
        Self {
            verdict: decide(&subject, requested, rules),
            rules,
            subject,
            known_digest: None,
        }
    }

    fn decision(&self, request: &Request) -> Decision {
        let cluster = &request.cluster;
        let policy = self.verdict.policy;
        let effective = cluster.effective(policy);
        let record = cluster.demands_record(self.subject.name.as_ref());
        let kubernetes_default = self
            .subject
            .kubernetes_default(cluster.digest_aware_default);
        let input = request.image.as_deref().unwrap_or_default();
        let same_today = self.same_today(&request.digests);
        Decision {
            policy,
            effective,
            requested: request.policy,
            kubernetes_default,
            image: self.image(input),
            tag: self.tag(),
            reasons: self.reasons(kubernetes_default),
            warnings: self.warnings(input, effective, record, &same_today),
            outcomes: outcomes(effective, record.is_some()),
            same_today,
            semantics: SEMANTICS,
        }
    }

    fn image(&self, input: &str) -> Option<Image> {
        let name = self.subject.name?;
        let (namespace, path) = name.repository_pieces();
        Some(Image {
            input: input.to_string(),
            registry: Some(name.registry())
                .filter(|registry| !registry.is_empty())
                .map(ToString::to_string),
            repository: [namespace, path].concat(),
            tag: self.subject.tag.map(ToString::to_string),
            digest: self.subject.digest.map(ToString::to_string),
            normalized: normalized(&name, self.subject.tag, self.subject.digest),
        })
    }

    fn tag(&self) -> Option<Tag<'static>> {
        let reading = self.verdict.reading?;
        Some(Tag {
            value: Cow::Owned(self.subject.effective_tag()?.to_string()),
            class: reading.class,
            kind: reading.kind,
            evidence: reading.evidence,
        })
    }

    fn reasons(&self, kubernetes_default: PullPolicy) -> Vec<Reason> {
        let policy = self.verdict.policy;
        let mut reasons = Vec::with_capacity(3);
        reasons.push(self.decided());
        if kubernetes_default != policy {
            reasons.push(explain::kubernetes_default_differs(
                kubernetes_default,
                &self.subject,
            ));
        }
        let pinned = self.class() == Some(Class::Pinned);
        if policy == PullPolicy::Always && self.subject.digest.is_none() && !pinned {
            reasons.push(explain::unreviewed_update());
        }
        reasons
    }

    /// The reason that decided.
    fn decided(&self) -> Reason {
        explain::decided(&self.subject, &self.verdict, self.rules)
    }

    /// The class of the tag, none where a digest stands alone.
    fn class(&self) -> Option<Class> {
        self.verdict.reading.map(|reading| reading.class)
    }

    fn warnings(
        &self,
        input: &str,
        effective: PullPolicy,
        record: Option<CredentialVerification>,
        same_today: &[String],
    ) -> Vec<Warning> {
        let policy = self.verdict.policy;
        let explicit = self.verdict.decider == Decider::Explicit;
        let digest = self.subject.digest.is_some();
        let pinned = self.class() == Some(Class::Pinned);
        let mut warnings = Vec::new();
        if explicit && policy != PullPolicy::Always && !digest && !pinned {
            let same = same_today.first().map(|tag| self.reference_with(tag, None));
            warnings.push(explain::stale_copies(
                policy,
                self.subject.effective_tag(),
                same,
            ));
        }
        if explicit && policy == PullPolicy::Always && (digest || pinned) {
            warnings.push(explain::registry_dependency(digest));
        }
        if policy == PullPolicy::Never {
            warnings.push(explain::must_be_preloaded());
        }
        if let Some(tag) = self.subject.tag.filter(|tag| looks_like_latest(tag)) {
            let cured = self.reference_with("latest", self.subject.digest);
            warnings.push(explain::looks_like_latest(tag, cured));
        }
        if let Some(tag) = self
            .subject
            .tag
            .filter(|_| digest && self.class() == Some(Class::Moving))
        {
            warnings.push(explain::moving_tag_beside_digest(tag));
        }
        warnings.extend(self.mutable_release());
        if let Some(port) = self.port_as_tag(input) {
            warnings.push(explain::port_as_tag(port));
        }
        if effective != policy {
            warnings.push(explain::overridden_by_admission(policy, effective));
        }
        if let Some(stated) = record.filter(|_| effective != PullPolicy::Always) {
            warnings.push(explain::credentials_checked(stated));
        }
        warnings
    }

    /// A release that its publisher is known to rebuild, cached all the same.
    fn mutable_release(&self) -> Option<Warning> {
        let reading = self.verdict.reading?;
        let by_version = matches!(reading.kind, Kind::Version | Kind::Prerelease);
        let cached = self.subject.digest.is_none() && self.verdict.policy != PullPolicy::Always;
        if reading.class != Class::Pinned || !by_version || !cached {
            return None;
        }
        let convention = publishers::rebuilds_releases(self.subject.name.as_ref()?)?;
        let tag = self.subject.tag?;
        let fixed = self
            .known_digest
            .map(|digest| self.reference_with(tag, Some(digest)));
        Some(explain::mutable_release(convention, fixed))
    }

    /// The number behind a registry's name that was meant as its port.
    fn port_as_tag(&self, input: &str) -> Option<&str> {
        let (_, path) = self.subject.name?.repository_pieces();
        let registry = path == "localhost" || path == "registry" || path.contains('.');
        let tag = self.subject.tag?;
        let digits = tag.bytes().all(|b| b.is_ascii_digit());
        let port = digits.then(|| tag.parse::<u32>().ok())??;
        let mistaken = registry && !input.contains('/') && (80..=65535).contains(&port);
        mistaken.then_some(tag)
    }

    /// The pinned tags that the request's digests show to be this very image.
    fn same_today(&self, digests: &Digests) -> Vec<String> {
        let own = self.subject.effective_tag();
        let Some(digest) = self.subject.digest.or_else(|| digests.get(own?)) else {
            return Vec::new();
        };
        let image = self
            .subject
            .name
            .as_ref()
            .and_then(|name| self.rules.for_image(name));
        let same = digests
            .iter()
            .filter(|(tag, other)| *other == digest && Some(*tag) != own);
        same.filter(|(tag, _)| {
            let sibling = Subject {
                tag: Some(tag),
                ..self.subject
            };
            sibling.class(self.rules, image) == Class::Pinned
        })
        .map(|(tag, _)| tag.to_string())
        .collect()
    }

    /// This image under another tag, normalised; for a bare tag, the tag.
    fn reference_with(&self, tag: &str, digest: Option<&str>) -> String {
        match &self.subject.name {
            Some(name) => normalized(name, Some(tag), digest),
            None => digest.map_or_else(|| tag.to_string(), |digest| [tag, "@", digest].concat()),
        }
    }
}

fn normalized(name: &Name<'_>, tag: Option<&str>, digest: Option<&str>) -> String {
    let (namespace, path) = name.repository_pieces();
    let (colon, tag) = tag.map_or(("", ""), |tag| (":", tag));
    let (at, digest) = digest.map_or(("", ""), |digest| ("@", digest));
    let slash = if name.registry().is_empty() { "" } else { "/" };
    [
        name.registry(),
        slash,
        namespace,
        path,
        colon,
        tag,
        at,
        digest,
    ]
    .concat()
}

fn looks_like_latest(tag: &str) -> bool {
    tag != "latest" && tag.eq_ignore_ascii_case("latest")
}
