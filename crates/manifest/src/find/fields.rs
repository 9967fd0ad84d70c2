//! From nodes to fields: a container's image and policy.

use std::borrow::Cow;

use granit_parser::ScalarStyle;

use super::{Finder, Keys, MOST_CONTAINERS, Scene, Site, Task};
use crate::container::{Container, Fallback, Field, Image, Policy, Role, Setting};
use crate::tree::{Entry, Kind, NodeId, Tree};

/// Registries whose tags Knative leaves alone, unless its operator says otherwise
/// (<https://knative.dev/docs/serving/configuration/deployment/>).
const DEVELOPMENT_REGISTRIES: [&str; 3] = ["kind.local/", "ko.local/", "dev.local/"];

/// Begins what `ko` builds, and replaces by an image (<https://ko.build/features/k8s/>).
const KO: &str = "ko://";

/// A gateway's container of this name and with this image gets both its image and its policy when
/// Istio injects its proxy (<https://istio.io/latest/docs/setup/additional-setup/gateway/>).
const INJECTED: (&str, &str) = ("istio-proxy", "auto");

impl<'t> Finder<'_, 't> {
    /// The text of a node, with its place. What a template engine left, `image: {{ .Values.image }}`,
    /// reads as mappings within each other, and is taken as the text that it was meant to become.
    pub(super) fn field(&self, id: NodeId, scene: Scene) -> Option<Field<'t>> {
        let node = self.tree.node(id);
        let text = match node.kind {
            Kind::Scalar(_) => node.text.clone(),
            Kind::Mapping { is_flow: true } if self.tree.source(id).starts_with("{{") => {
                Cow::Borrowed(self.tree.source(id))
            }
            _ => return None,
        };
        Some(Field {
            is_known: !scene.expressions.are_in(&text) && !text.starts_with(KO),
            text,
            span: node.span(),
        })
    }

    /// The image of what is at hand, its own or an inherited one, if it has any.
    pub(super) fn image_of(&self, task: Task, key: &str) -> Option<Image<'t>> {
        let own = self.tree.value(task.node, key, self.hops);
        let inherited = || self.tree.value(task.defaults?, key, self.hops);
        let id = own.or_else(inherited)?;
        let field = self.field(id, task.scene)?;
        Some(Image {
            may_change: false,
            is_verbatim: is_verbatim(self.tree, id, &field.text),
            reference: field.text,
            span: field.span,
            is_known: field.is_known,
        })
    }

    /// The policy, and where it is written. An empty one counts as omitted, as the API server has
    /// it, but has a place.
    pub(super) fn policy_of(&self, task: Task, key: &str) -> (Policy<'t>, Option<Entry>) {
        let written = self.tree.entry(task.node, key, self.hops);
        let own = written.and_then(|entry| self.said(entry.value, task.scene));
        if let Some(field) = own {
            return (Policy::Written(field), written);
        }
        let inherited = task
            .defaults
            .and_then(|defaults| self.tree.value(defaults, key, self.hops))
            .and_then(|value| self.said(value, task.scene));
        (
            inherited.map_or(Policy::Omitted, Policy::Inherited),
            written,
        )
    }

    /// A field that is neither null nor empty.
    fn said(&self, id: NodeId, scene: Scene) -> Option<Field<'t>> {
        let is_null = self.tree.node(id).is_null();
        self.field(id, scene)
            .filter(|field| !is_null && !field.text.is_empty())
    }

    /// Takes note of a container.
    pub(super) fn add(
        &mut self,
        task: Task,
        role: Role,
        keys: Keys,
        mut image: Image<'t>,
        policy: (Policy<'t>, Option<Entry>),
        setting: Setting,
    ) {
        if self.containers.len() == MOST_CONTAINERS {
            self.is_full = true;
            return;
        }
        let name = self.tree.value(task.node, "name", self.hops);
        let name = name.map(|id| self.tree.node(id).text.clone());
        image.is_known &= (name.as_deref(), &*image.reference) != (Some(INJECTED.0), INJECTED.1);
        let container = Container {
            object: task.scene.object,
            pod: task.scene.pod,
            role,
            path: self.crumbs.path(task.crumb),
            name,
            span: self.tree.node(task.node).span(),
            image,
            policy: policy.0,
            policy_key: keys.policy,
            setting,
        };
        let site = Site {
            mapping: task.node,
            keys,
            policy: policy.1,
        };
        self.containers.push((container, site));
    }

    /// What holds for a container of this image.
    pub(super) fn setting(&self, scene: Scene, image: &Image<'t>) -> Setting {
        let left_alone = |registry: &&str| image.reference.starts_with(*registry);
        Setting {
            default: Fallback::Kubernetes,
            resolves_digest: scene.resolves_digests
                && !DEVELOPMENT_REGISTRIES.iter().any(left_alone),
            is_template: scene.is_template,
            is_terraform: false,
        }
    }
}

/// Whether a scalar is written as it reads, but for quotes.
pub(super) fn is_verbatim(tree: &Tree<'_>, id: NodeId, text: &str) -> bool {
    let source = tree.source(id);
    match tree.node(id).kind {
        Kind::Scalar(ScalarStyle::SingleQuoted | ScalarStyle::DoubleQuoted) => {
            source.len() == text.len() + 2 && source.contains(text)
        }
        _ => source == text,
    }
}
