//! Pods' specs, and what in them holds an image.

use pullpolicy_kinds::POD_SPEC;

use super::{CONTAINER, Finder, Keys, Task, VOLUME};
use crate::container::{Fallback, Policy, Role, Setting};
use crate::document::Oddity;
use crate::rule::Rule;
use crate::tree::NodeId;

impl<'t> Finder<'_, 't> {
    pub(super) fn pod_spec(&mut self, task: Task) {
        if !self.tree.node(task.node).is_mapping() {
            return;
        }
        if task.scene.is_known {
            self.misplaced(task);
        }
        self.pull_secrets(task);
        self.pods += 1;
        let mut task = task;
        task.scene.pod = self.pods;
        self.places(task, POD_SPEC);
    }

    pub(super) fn container(&mut self, task: Task, keys: Keys) {
        let Some(image) = self.image_of(task, keys.image) else {
            return;
        };
        self.misspelt(task, keys);
        let policy = self.policy_of(task, keys.policy);
        let role = if keys == VOLUME {
            Role::ImageVolume
        } else {
            Role::Container
        };
        let setting = self.setting(task.scene, &image);
        self.add(task, role, keys, image, policy, setting);
    }

    /// A step of Tekton's. One without `command` and `script` runs what its image says, for which
    /// the digest is looked up and put in place of the tag.
    pub(super) fn step(&mut self, task: Task) {
        let has = |node: Option<NodeId>, key| {
            node.is_some_and(|node| self.tree.value(node, key, self.hops).is_some())
        };
        let says = |key| has(Some(task.node), key) || has(task.defaults, key);
        let mut task = task;
        task.scene.resolves_digests = !says("command") && !says("script");
        self.container(task, CONTAINER);
    }

    pub(super) fn pull_job(&mut self, task: Task) {
        let Some(image) = self.image_of(task, CONTAINER.image) else {
            return;
        };
        let policy = self.policy_of(task, CONTAINER.policy);
        let setting = Setting {
            default: Fallback::IfNotPresent,
            is_template: true,
            ..Setting::default()
        };
        self.add(task, Role::Image, CONTAINER, image, policy, setting);
    }

    /// An image without a policy of its own.
    pub(super) fn image(&mut self, task: Task) {
        let Some(image) = self.image_of(task, CONTAINER.image) else {
            return;
        };
        let setting = self.setting(task.scene, &image);
        let policy = (Policy::Elsewhere, None);
        self.add(task, Role::Image, CONTAINER, image, policy, setting);
    }

    /// Looks for a policy beside what holds containers.
    pub(super) fn misplaced(&mut self, task: Task) {
        let found = self.tree.entries(task.node).find(|(key, _)| {
            let key = &self.tree.node(*key).text;
            key.eq_ignore_ascii_case(CONTAINER.policy)
        });
        if let Some((key, _)) = found {
            self.oddity(
                task,
                Rule::MisplacedPolicy,
                key,
                "`imagePullPolicy` is not read here, but in each container".to_owned(),
                "move it into the containers, beside `image`".to_owned(),
            );
        }
    }

    /// Looks for a policy under a key that is almost the right one.
    fn misspelt(&mut self, task: Task, keys: Keys) {
        let other = if keys == VOLUME {
            CONTAINER.policy
        } else {
            VOLUME.policy
        };
        let found = self.tree.entries(task.node).find(|(key, _)| {
            let key = &*self.tree.node(*key).text;
            key != keys.policy
                && (key.eq_ignore_ascii_case(keys.policy) || key.eq_ignore_ascii_case(other))
        });
        if let Some((key, _)) = found {
            let written = &self.tree.node(key).text;
            let message = format!("`{written}` is not read here; the key is `{}`", keys.policy);
            let help = format!("write `{}`", keys.policy);
            self.oddity(task, Rule::MisplacedPolicy, key, message, help);
        }
    }

    /// Looks for entries of `imagePullSecrets` without a name.
    pub(super) fn pull_secrets(&mut self, task: Task) {
        let Some(list) = self.tree.value(task.node, "imagePullSecrets", self.hops) else {
            return;
        };
        if !self.tree.node(list).is_sequence() {
            return;
        }
        let nameless: Vec<(usize, NodeId)> = self
            .tree
            .children(list)
            .enumerate()
            .filter(|(_, entry)| {
                let name = self.tree.text_of(*entry, "name", self.hops);
                name.is_none_or(str::is_empty)
            })
            .collect();
        let secrets = self.crumbs.key(task.crumb, "imagePullSecrets");
        for (index, entry) in nameless {
            let crumb = self.crumbs.index(secrets, index);
            self.oddity(
                Task { crumb, ..task },
                Rule::EmptyPullSecret,
                entry,
                "an entry of `imagePullSecrets` without a name gives no credentials".to_owned(),
                "write the name of a secret, or remove the entry".to_owned(),
            );
        }
    }

    fn oddity(&mut self, task: Task, rule: Rule, at: NodeId, message: String, help: String) {
        let container = self.tree.text_of(task.node, "name", self.hops);
        let is_container = rule == Rule::MisplacedPolicy;
        self.oddities.push(Oddity {
            rule,
            message,
            help: Some(help),
            span: self.tree.node(at).span(),
            object: task.scene.object,
            path: self.crumbs.path(task.crumb),
            container: container.filter(|_| is_container).map(str::to_owned),
        });
    }
}
