//! What is found in a document, whatever its format: containers, and the objects that hold them.

use std::borrow::Cow;

use pullpolicy::{PullPolicy, Span};

/// The key of a policy in Terraform.
pub(crate) const TERRAFORM_KEY: &str = "image_pull_policy";

/// The object of a container: what `kubectl` would name it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Object {
    /// `apiVersion`, as it is written.
    pub api_version: Option<String>,
    /// `kind`, or the type of a Terraform resource.
    pub kind: Option<String>,
    /// `metadata.namespace`.
    pub namespace: Option<String>,
    /// `metadata.name`, or the name of a Terraform resource.
    pub name: Option<String>,
}

/// A text in a document, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Field<'t> {
    /// The text, quotes and escapes resolved; of an expression its source.
    pub(crate) text: Cow<'t, str>,
    /// Where it is written, quotes included.
    pub(crate) span: Span,
    /// Whether the text is what will be used. Not so for an expression whose value only its
    /// controller or a later run knows.
    pub(crate) is_known: bool,
}

/// What a container is to its pod.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Role {
    /// A container of a pod, of whatever kind.
    Container,
    /// An image that is mounted as a volume.
    ImageVolume,
    /// An image in values or in a resource whose controller makes the containers.
    Image,
}

/// The image of a container.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Image<'t> {
    /// The whole reference, put together where it is written in parts.
    pub(crate) reference: Cow<'t, str>,
    /// What is shown of it: the reference, or the part that says the most.
    pub(crate) span: Span,
    /// Whether the text at `span` without quotes is `reference`, byte for byte, so that a place in
    /// the one is a place in the other.
    pub(crate) is_verbatim: bool,
    /// As of [`Field::is_known`].
    pub(crate) is_known: bool,
    /// It is what a variable holds where nobody gives it another value.
    pub(crate) may_change: bool,
}

/// The pull policy of a container.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Policy<'t> {
    /// It is written with the container.
    Written(Field<'t>),
    /// It comes from defaults elsewhere in the document, as of Tekton's `stepTemplate`.
    Inherited(Field<'t>),
    /// This project's own provider decides it when the configuration is applied.
    Decided,
    /// It could be written, and is not.
    Omitted,
    /// It cannot be written in this place, as in Kustomize's `images`.
    Elsewhere,
}

impl<'t> Policy<'t> {
    /// The policy's text, wherever it comes from.
    #[must_use]
    pub(crate) fn field(&self) -> Option<&Field<'t>> {
        match self {
            Self::Written(field) | Self::Inherited(field) => Some(field),
            Self::Decided | Self::Omitted | Self::Elsewhere => None,
        }
    }
}

/// What becomes of an omitted policy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub(crate) enum Fallback {
    /// The API server writes one by the tag.
    #[default]
    Kubernetes,
    /// The controller takes `IfNotPresent`.
    IfNotPresent,
}

/// What holds in the place where a container was found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Setting {
    /// What becomes of an omitted policy.
    pub(crate) default: Fallback,
    /// The controller replaces the tag by a digest before any pod is made.
    pub(crate) resolves_digest: bool,
    /// It is a template of pods: the API server does not refuse blanks around an image.
    pub(crate) is_template: bool,
    /// It is written in Terraform's language.
    pub(crate) is_terraform: bool,
}

/// A container that was found, or something like one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Container<'t> {
    /// Index into the objects of its document.
    pub(crate) object: usize,
    /// Containers with the same number run in one pod.
    pub(crate) pod: usize,
    /// What it is to its pod.
    pub(crate) role: Role,
    /// Its path in the object, `spec.template.spec.containers[0]`.
    pub(crate) path: String,
    /// Its name.
    pub(crate) name: Option<Cow<'t, str>>,
    /// All of it.
    pub(crate) span: Span,
    /// Its image.
    pub(crate) image: Image<'t>,
    /// Its policy.
    pub(crate) policy: Policy<'t>,
    /// The key of its policy: `imagePullPolicy`, `pullPolicy`, `image_pull_policy`.
    pub(crate) policy_key: &'static str,
    /// What holds in its place.
    pub(crate) setting: Setting,
}

impl Container<'_> {
    /// The text that gives it this policy.
    pub(crate) fn with(&self, policy: PullPolicy) -> String {
        let key = self.policy_key;
        if self.setting.is_terraform {
            format!("{key} = \"{policy}\"")
        } else {
            format!("{key}: {policy}")
        }
    }

    /// The image, where it is not to be seen in what is written but follows from it.
    pub(crate) fn followed(&self) -> Option<&str> {
        let is_expression = self.setting.is_terraform && !self.image.is_verbatim;
        is_expression.then_some(&*self.image.reference)
    }

    /// Whether image and policy are known, or right whatever they are.
    pub(crate) fn is_known(&self) -> bool {
        let policy_is_known = self.policy.field().is_none_or(|field| field.is_known);
        matches!(self.policy, Policy::Decided) || self.image.is_known && policy_is_known
    }
}
