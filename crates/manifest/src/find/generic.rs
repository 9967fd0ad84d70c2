//! What is not in the table: charts' values, Kustomize's `images`, and resources of other kinds, all
//! recognised by their shape.

use std::borrow::Cow;

use pullpolicy_kinds::{Expressions, Holds, Place};

use super::crumbs::CrumbId;
use super::fields::is_verbatim;
use super::{CONTAINER, Finder, Keys, Task};
use crate::container::{Image, Policy, Role};
use crate::tree::{Entry, NodeId};

/// The lists of a pod's spec, by which one is recognised.
const LISTS: [&str; 3] = ["containers", "initContainers", "ephemeralContainers"];

/// Keys of a policy in values, in the order in which they are looked for.
const POLICIES: [Keys; 2] = [
    CONTAINER,
    Keys {
        image: "image",
        policy: "pullPolicy",
    },
];

/// As above, for an image in parts.
const POLICIES_OF_PARTS: [Keys; 2] = [
    Keys {
        image: "repository",
        policy: "pullPolicy",
    },
    Keys {
        image: "repository",
        policy: "imagePullPolicy",
    },
];

static POD_LIKE: Place = Place {
    path: "",
    holds: Holds::PodSpec,
    defaults: None,
};

impl<'t> Finder<'_, 't> {
    /// An object whose kind is not in the table.
    pub(super) fn unknown(&mut self, task: Task, group: &str, kind: Option<&str>) {
        if kind.is_none() || group == "kustomize.config.k8s.io" {
            self.kustomize_images(task);
        }
        if task.scene.is_core {
            return;
        }
        let mut task = task;
        // Charts and controllers render what is in values once more.
        task.scene.expressions = Expressions::Braces;
        self.search(task, kind.is_some());
    }

    /// Looks at every mapping of an object, in the order of the text.
    fn search(&mut self, task: Task, has_kind: bool) {
        let end = self.tree.behind(task.node);
        let tree = self.tree;
        // The collections that the node at hand is in: where each ends, its path, and how many
        // elements of it were seen.
        let mut open: Vec<(NodeId, CrumbId, usize)> = Vec::new();
        let mut key = None;
        let first = self.tasks.len();
        for id in tree.ids_from(task.node).take_while(|id| *id < end) {
            while open.last().is_some_and(|(end, ..)| *end <= id) {
                open.pop();
            }
            let node = tree.node(id);
            if node.is_key {
                key = Some(id);
                continue;
            }
            let crumb = match (open.last_mut(), key.take()) {
                (None, _) => task.crumb,
                (Some((_, crumb, _)), Some(key)) => self.crumbs.key(*crumb, &tree.node(key).text),
                (Some((_, crumb, count)), None) => {
                    *count += 1;
                    self.crumbs.index(*crumb, *count - 1)
                }
            };
            if !node.is_scalar() {
                open.push((tree.behind(id), crumb, 0));
            }
            if node.is_mapping() && !self.is_foreign(id) {
                let task = Task {
                    node: id,
                    crumb,
                    ..task
                };
                self.mapping(task, has_kind);
            }
        }
        self.in_order(first);
    }

    /// Whether a mapping's `image` is none that is pulled: that of a block device, of a build, of a
    /// status.
    fn is_foreign(&self, id: NodeId) -> bool {
        let key = self.tree.key_of(id);
        key.is_some_and(|key| match &*key.text {
            "rbd" | "output" => true,
            "status" => key.depth <= 1,
            _ => false,
        })
    }

    fn mapping(&mut self, task: Task, has_kind: bool) {
        let list = |key: &&str| {
            let list = self.tree.value(task.node, key, self.hops);
            list.is_some_and(|list| self.holds_containers(list))
        };
        if LISTS.iter().any(list) {
            self.tasks.push(Task {
                place: &POD_LIKE,
                rest: "",
                ..task
            });
        }
        if self.parts(task) {
            return;
        }
        self.whole(task, has_kind);
    }

    fn holds_containers(&self, list: NodeId) -> bool {
        self.tree.node(list).is_sequence()
            && self
                .tree
                .children(list)
                .take(64)
                .any(|item| self.scalar(item, "image").is_some())
    }

    /// `repository`, `tag` and `digest`, as charts have them.
    fn parts(&mut self, task: Task) -> bool {
        let Some(repository) = self.scalar(task.node, "repository") else {
            return false;
        };
        let name = &self.tree.node(repository).text;
        let has = |key| self.tree.entry(task.node, key, self.hops).is_some();
        let is_image = !name.is_empty() && !name.contains("://") && !name.ends_with(".git");
        if !is_image
            || !(has("tag")
                || has("digest")
                || POLICIES_OF_PARTS.iter().any(|keys| has(keys.policy)))
        {
            return false;
        }
        let image = self.put_together(task, repository);
        self.values_image(task, &POLICIES_OF_PARTS, image);
        true
    }

    /// The reference that a chart makes of its parts.
    fn put_together(&self, task: Task, repository: NodeId) -> Image<'t> {
        let text = |key| {
            let id = self.scalar(task.node, key)?;
            let text = &*self.tree.node(id).text;
            (!text.is_empty()).then_some((id, text))
        };
        let (registry, tag, digest) = (text("registry"), text("tag"), text("digest"));
        let mut reference = String::new();
        if let Some((_, registry)) = registry {
            reference.push_str(registry.trim_end_matches('/'));
            reference.push('/');
        }
        reference.push_str(&self.tree.node(repository).text);
        if let Some((_, tag)) = tag {
            reference.push(':');
            reference.push_str(tag.trim_start_matches(':'));
        }
        if let Some((_, digest)) = digest
            && !reference.contains('@')
        {
            reference.push('@');
            reference.push_str(digest);
        }
        let shown = tag.or(digest).map_or(repository, |(id, _)| id);
        let name = &self.tree.node(repository).text;
        // Without a tag the chart takes its own version.
        let has_version = tag.is_some() || digest.is_some() || name.contains([':', '@']);
        Image {
            is_known: has_version && !task.scene.expressions.are_in(&reference),
            may_change: false,
            is_verbatim: false,
            span: self.tree.node(shown).span(),
            reference: Cow::Owned(reference),
        }
    }

    /// An `image` in one piece, where it is accompanied by a policy, or where a resource that is no
    /// chart's values has a reference that cannot be anything else.
    fn whole(&mut self, task: Task, has_kind: bool) {
        let Some(id) = self.scalar(task.node, CONTAINER.image) else {
            return;
        };
        let has_policy = POLICIES
            .iter()
            .any(|keys| self.scalar_or_null(task.node, keys.policy));
        let text = self.tree.node(id).text.clone();
        let is_container = has_policy || (has_kind && is_reference(&text));
        if !is_container || text.is_empty() {
            return;
        }
        let tag = ["imageTag", "tag"]
            .into_iter()
            .find_map(|key| self.scalar(task.node, key))
            .filter(|_| !has_kind);
        // Of an empty tag the chart makes its own version.
        let is_empty = |tag: &NodeId| self.tree.node(*tag).text.is_empty();
        let has_version = !tag.as_ref().is_some_and(is_empty);
        let image = match tag.filter(|_| has_version) {
            Some(tag) => {
                let tag_node = self.tree.node(tag);
                let reference = [&*text, ":", &*tag_node.text].concat();
                Image {
                    is_known: !task.scene.expressions.are_in(&reference),
                    may_change: false,
                    is_verbatim: false,
                    span: tag_node.span(),
                    reference: Cow::Owned(reference),
                }
            }
            None => Image {
                is_known: has_version && !task.scene.expressions.are_in(&text),
                may_change: false,
                is_verbatim: is_verbatim(self.tree, id, &text),
                span: self.tree.node(id).span(),
                reference: text,
            },
        };
        self.values_image(task, &POLICIES, image);
    }

    fn values_image(&mut self, task: Task, keys: &[Keys; 2], image: Image<'t>) {
        // A pod's spec may reach the same mapping as a container.
        let place = std::ptr::from_ref(&POD_LIKE).addr();
        if !self.seen.insert((task.node, place, 1)) {
            return;
        }
        let [first, second] = keys;
        let is = |keys: &Keys| self.tree.entry(task.node, keys.policy, self.hops).is_some();
        let keys = if is(first) || !is(second) {
            first
        } else {
            second
        };
        let (policy, entry): (Policy<'t>, Option<Entry>) = if is(keys) {
            self.policy_of(task, keys.policy)
        } else {
            (Policy::Elsewhere, None)
        };
        let setting = self.setting(task.scene, &image);
        self.add(task, Role::Image, *keys, image, (policy, entry), setting);
    }

    /// The entries of Kustomize's `images`, which give images another name, tag or digest.
    fn kustomize_images(&mut self, task: Task) {
        let Some(list) = self.tree.value(task.node, "images", self.hops) else {
            return;
        };
        if !self.tree.node(list).is_sequence() {
            return;
        }
        let images = self.crumbs.key(task.crumb, "images");
        let entries: Vec<NodeId> = self.tree.children(list).collect();
        for (index, entry) in entries.into_iter().enumerate() {
            let node = self.tree.resolve(entry);
            let crumb = self.crumbs.index(images, index);
            let task = Task {
                node,
                crumb,
                ..task
            };
            if let Some(image) = self.transformed(node) {
                let setting = self.setting(task.scene, &image);
                let policy = (Policy::Elsewhere, None);
                self.add(task, Role::Image, CONTAINER, image, policy, setting);
            }
        }
    }

    /// What an entry of `images` makes of an image; nothing where it leaves the tag alone.
    fn transformed(&self, entry: NodeId) -> Option<Image<'t>> {
        let name = self.scalar(entry, "name")?;
        let text = |id: NodeId| self.tree.node(id).text.clone();
        let tag = self.scalar(entry, "newTag");
        let digest = self.scalar(entry, "digest");
        let shown = tag.or(digest)?;
        let new_name = self.scalar(entry, "newName").unwrap_or(name);
        let mut reference = text(new_name).into_owned();
        for (mark, part) in [(':', tag), ('@', digest)] {
            if let Some(part) = part {
                reference.push(mark);
                reference.push_str(&text(part));
            }
        }
        Some(Image {
            reference: Cow::Owned(reference),
            span: self.tree.node(shown).span(),
            may_change: false,
            is_verbatim: false,
            is_known: true,
        })
    }

    /// The scalar under a key, if it is one and not null.
    fn scalar(&self, mapping: NodeId, key: &str) -> Option<NodeId> {
        let value = self.tree.value(mapping, key, self.hops)?;
        self.tree.node(value).is_scalar().then_some(value)
    }

    fn scalar_or_null(&self, mapping: NodeId, key: &str) -> bool {
        let entry = self.tree.entry(mapping, key, self.hops);
        entry.is_some_and(|entry| self.tree.node(entry.value).is_scalar())
    }
}

/// Whether a text is an image's reference and nothing else that is called an image: it has a tag or
/// a digest.
fn is_reference(text: &str) -> bool {
    let last = text.rsplit('/').next().unwrap_or("");
    let is_word = !text.contains("://") && !text.contains(char::is_whitespace);
    is_word && last.contains([':', '@']) && !last.starts_with([':', '@'])
}
