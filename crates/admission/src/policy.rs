//! The policies, and what may be chosen of them.

use pullpolicy::KubernetesVersion;

use crate::cel::{self, NAMES};
use crate::fault::Fault;
use crate::shape::{Shape, Target};
use crate::write::{self, Document};

/// The newest version of Kubernetes whose API versions are known.
const NEWEST: KubernetesVersion = KubernetesVersion::new(1, 37);

/// What is said where CEL cannot say it, which Kubernetes may not have room for.
const MESSAGE: &str = "an image is not recognisable as published once, so each node would keep the copy that it happened to pull; set its policy to Always, or use a full version or a digest";

/// What an evaluation that fails means, for one because the object is too large for its budget.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FailurePolicy {
    /// The request is refused; of a validating policy, the actions are taken.
    #[default]
    Fail,
    /// The request is let through as it is.
    Ignore,
}

/// What is done where a validating policy is not met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// The request is refused.
    Deny,
    /// The client is told.
    Warn,
    /// It stands in the audit log.
    Audit,
}

/// What policies of either kind are written from.
///
/// ```
/// use pullpolicy_admission::{Policy, mutating};
///
/// let policy = Policy::for_version("1.34".parse()?);
/// let yaml = mutating(&policy)?;
/// assert!(yaml.contains("apiVersion: admissionregistration.k8s.io/v1beta1"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Policy {
    /// The version of the cluster.
    pub version: KubernetesVersion,
    /// Starts the name of each policy and binding.
    pub name: String,
    /// What is looked at.
    pub targets: Vec<Target>,
    /// The namespaces in which nothing is.
    pub exempt_namespaces: Vec<String>,
    /// What an evaluation that fails means.
    pub failure_policy: FailurePolicy,
}

impl Policy {
    /// A policy for everything but `kube-system`, with the name `pullpolicy`.
    #[must_use]
    pub fn for_version(version: KubernetesVersion) -> Self {
        Self {
            version,
            name: "pullpolicy".to_owned(),
            targets: Target::ALL.to_vec(),
            exempt_namespaces: vec!["kube-system".to_owned()],
            failure_policy: FailurePolicy::Fail,
        }
    }

    fn check(&self) -> Result<(), Fault> {
        if self.version > NEWEST {
            return Err(Fault::TooNew {
                version: self.version,
                newest: NEWEST,
            });
        }
        let labels = |name: &str| name.split('.').all(is_label);
        if self.name.len() > 200 || !labels(&self.name) {
            return Err(Fault::Name(self.name.clone()));
        }
        let mut namespaces = self.exempt_namespaces.iter();
        if let Some(name) = namespaces.find(|name| name.len() > 63 || !is_label(name)) {
            return Err(Fault::Namespace(name.clone()));
        }
        if self.targets.is_empty() {
            return Err(Fault::Nothing("target"));
        }
        Ok(())
    }

    /// The shapes of the targets, each once.
    fn shapes(&self) -> impl Iterator<Item = &'static Shape> + '_ {
        let wanted = Target::ALL
            .into_iter()
            .filter(|target| self.targets.contains(target));
        wanted.flat_map(Target::shapes)
    }
}

/// Whether a text is a label of a DNS name, but for its length.
fn is_label(text: &str) -> bool {
    let inside = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
    !text.is_empty() && text.bytes().all(inside) && !text.starts_with('-') && !text.ends_with('-')
}

/// Writes a ValidatingAdmissionPolicy and its binding for each kind of object, as a stream of YAML.
///
/// # Errors
///
/// A [`Fault`], where the version of Kubernetes does not have the kind, a name is none, or the
/// actions contradict each other.
pub fn validating(policy: &Policy, actions: &[Action]) -> Result<String, Fault> {
    let since = KubernetesVersion::new(1, 30);
    if policy.version < since {
        return Err(Fault::TooOld {
            version: policy.version,
            kind: "ValidatingAdmissionPolicy of the API version v1",
            since,
            instead: "a webhook can enforce the decision there, and `pullpolicy lint` finds what breaks it",
        });
    }
    policy.check()?;
    if actions.is_empty() {
        return Err(Fault::Nothing("action"));
    }
    if actions.contains(&Action::Deny) && actions.contains(&Action::Warn) {
        return Err(Fault::DenyAndWarn);
    }
    let mut text = write::header("validating-admission-policy", &[]);
    for shape in policy.shapes() {
        let mut document = Document::policy("ValidatingAdmissionPolicy", "v1", policy, shape);
        document.line(2, "validations:");
        document.block(2, "- expression", "variables.moving.size() == 0");
        document.block(4, "message", MESSAGE);
        document.block(
            4,
            "messageExpression",
            &format!("'not recognisable as published once, so each node would keep the copy that it happened to pull: ' + {NAMES} + '; set the policy to Always, or use a full version or a digest'"),
        );
        text.push_str(&document.text());
        let mut binding =
            Document::binding("ValidatingAdmissionPolicyBinding", "v1", policy, shape);
        let names = [Action::Deny, Action::Warn, Action::Audit]
            .into_iter()
            .filter(|action| actions.contains(action))
            .map(|action| match action {
                Action::Deny => "Deny",
                Action::Warn => "Warn",
                Action::Audit => "Audit",
            });
        binding.line(2, &format!("validationActions: {}", write::list(names)));
        text.push_str(&binding.text());
    }
    Ok(text)
}

/// Writes a MutatingAdmissionPolicy and its binding for each kind of object, as a stream of YAML.
///
/// # Errors
///
/// A [`Fault`], where the version of Kubernetes does not have the kind, or a name is none.
pub fn mutating(policy: &Policy) -> Result<String, Fault> {
    let since = KubernetesVersion::new(1, 32);
    if policy.version < since {
        return Err(Fault::TooOld {
            version: policy.version,
            kind: "MutatingAdmissionPolicy",
            since,
            instead: "`pullpolicy emit validating-admission-policy` refuses there what it cannot mend",
        });
    }
    policy.check()?;
    let (api, gate) = match policy.version {
        version if version < KubernetesVersion::new(1, 34) => ("v1alpha1", &ALPHA[..]),
        version if version < KubernetesVersion::new(1, 36) => ("v1beta1", &BETA[..]),
        _ => ("v1", &[][..]),
    };
    let mut text = write::header("mutating-admission-policy", gate);
    for shape in policy.shapes() {
        let mut document = Document::policy("MutatingAdmissionPolicy", api, policy, shape);
        document.comment(2, "Always, written a second time, changes nothing.");
        document.line(2, "reinvocationPolicy: IfNeeded");
        document.line(2, "mutations:");
        for list in shape.lists.iter().filter(|list| list.is_in(policy.version)) {
            document.line(2, "- patchType: ApplyConfiguration");
            document.line(4, "applyConfiguration:");
            document.block(6, "expression", &cel::always(shape, *list));
        }
        text.push_str(&document.text());
        let binding = Document::binding("MutatingAdmissionPolicyBinding", api, policy, shape);
        text.push_str(&binding.text());
    }
    Ok(text)
}

const ALPHA: [&str; 2] = [
    "Alpha, and off: the API server needs --feature-gates=MutatingAdmissionPolicy=true and",
    "--runtime-config=admissionregistration.k8s.io/v1alpha1=true.",
];

const BETA: [&str; 2] = [
    "Beta, and off: the API server needs --feature-gates=MutatingAdmissionPolicy=true and",
    "--runtime-config=admissionregistration.k8s.io/v1beta1=true.",
];
