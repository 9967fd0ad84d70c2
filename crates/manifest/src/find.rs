//! Finds the containers of a YAML or JSON document.

mod crumbs;
mod fields;
mod generic;
mod pod;
mod suppress;

use std::collections::HashSet;

use pullpolicy_kinds::{self as kinds, CONTAINER, Expressions, Holds, Keys, Place, VOLUME};

use crate::container::{Container, Object, Role};
use crate::document::Found;
use crate::tree::{Entry, Hops, NodeId, Tree};
use crumbs::{CrumbId, Crumbs};
pub(crate) use suppress::container_at;

/// What is found in a document, and where in its tree each container is.
pub(crate) struct Finds<'t> {
    pub(crate) found: Found<'t>,
    /// One for each container.
    pub(crate) sites: Vec<Site>,
    /// Where the objects are.
    pub(crate) nodes_of_objects: Vec<NodeId>,
    /// There are more than [`MOST_CONTAINERS`].
    pub(crate) is_full: bool,
}

/// What a document may have of containers. Of large lists each item is a document, so nobody has as
/// many, but whoever wants to cost memory.
pub(crate) const MOST_CONTAINERS: usize = 1 << 15;

/// Where a container is in the tree, and under which keys it has what.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Site {
    /// The mapping that is the container.
    pub(crate) mapping: NodeId,
    pub(crate) keys: Keys,
    /// The policy that is written for it.
    pub(crate) policy: Option<Entry>,
}

/// Finds the containers of a document. `first_item`: the document is a list of which it holds the
/// items from this one on.
pub(crate) fn find<'t>(tree: &Tree<'t>, hops: &Hops, first_item: Option<usize>) -> Finds<'t> {
    let mut finder = Finder {
        tree,
        hops,
        crumbs: Crumbs::default(),
        objects: Vec::new(),
        nodes_of_objects: Vec::new(),
        containers: Vec::new(),
        oddities: Vec::new(),
        pods: 0,
        is_full: false,
        seen: HashSet::new(),
        tasks: Vec::new(),
    };
    finder.begin(first_item);
    while let Some(task) = finder.tasks.pop() {
        finder.follow(task);
    }
    finder.end()
}

struct Finder<'a, 't> {
    tree: &'a Tree<'t>,
    hops: &'a Hops,
    crumbs: Crumbs<'a>,
    objects: Vec<Object>,
    nodes_of_objects: Vec<NodeId>,
    containers: Vec<(Container<'t>, Site)>,
    oddities: Vec<crate::document::Oddity>,
    pods: usize,
    is_full: bool,
    /// The ways that were gone already. What aliases multiply is looked at once.
    seen: HashSet<(NodeId, usize, usize)>,
    /// The ways that are still to go, the next one last.
    tasks: Vec<Task>,
}

/// A way from a node on to what a place holds.
#[derive(Clone, Copy, Debug)]
struct Task {
    node: NodeId,
    /// What is left of the place's path.
    rest: &'static str,
    place: &'static Place,
    crumb: CrumbId,
    /// A mapping that is merged into what is found.
    defaults: Option<NodeId>,
    scene: Scene,
}

/// What holds for everything in an object.
#[derive(Clone, Copy, Debug)]
struct Scene {
    object: usize,
    pod: usize,
    expressions: Expressions,
    resolves_digests: bool,
    is_template: bool,
    /// Kubernetes' own kind, whose fields are all known.
    is_core: bool,
    /// A kind of the table.
    is_known: bool,
}

/// The root of a document is an object.
static ROOT: Place = Place {
    path: "",
    holds: Holds::Object,
    defaults: None,
};

const NO_SCENE: Scene = Scene {
    object: usize::MAX,
    pod: 0,
    expressions: Expressions::None,
    resolves_digests: false,
    is_template: false,
    is_core: false,
    is_known: false,
};

impl<'a, 't> Finder<'a, 't> {
    fn begin(&mut self, first_item: Option<usize>) {
        let root = self.tree.root();
        let task = |node, crumb| Task {
            node,
            rest: "",
            place: &ROOT,
            crumb,
            defaults: None,
            scene: NO_SCENE,
        };
        let Some(first) = first_item else {
            self.tasks.push(task(root, Crumbs::ROOT));
            return;
        };
        if self.tree.node(root).is_sequence() {
            let items = self.crumbs.key(Crumbs::ROOT, "items");
            for (index, node) in self.tree.children(root).enumerate() {
                let crumb = self.crumbs.index(items, first + index);
                self.tasks.push(task(node, crumb));
            }
            self.tasks.reverse();
        } else {
            let items = self.crumbs.key(Crumbs::ROOT, "items");
            let crumb = self.crumbs.index(items, first);
            self.tasks.push(task(root, crumb));
        }
    }

    fn end(mut self) -> Finds<'t> {
        // What was found to be a pod's container is nothing else besides.
        self.containers
            .sort_by_key(|(container, site)| (container.span.start, site.mapping, container.role));
        self.containers.dedup_by(|(next, site), (_, before)| {
            next.role == Role::Image && site.mapping == before.mapping
        });
        let (containers, sites): (Vec<_>, Vec<_>) = self.containers.into_iter().unzip();
        let suppressions =
            suppress::suppressions(self.tree, self.hops, &containers, &self.nodes_of_objects);
        Finds {
            found: Found {
                objects: self.objects,
                containers,
                oddities: self.oddities,
                suppressions,
            },
            sites,
            nodes_of_objects: self.nodes_of_objects,
            is_full: self.is_full,
        }
    }

    /// Goes one step of a way.
    fn follow(&mut self, task: Task) {
        let node = self.tree.resolve(task.node);
        let task = Task { node, ..task };
        let place = std::ptr::from_ref(task.place).addr();
        if !self.seen.insert((node, place, task.rest.len())) {
            return;
        }
        if task.rest.is_empty() {
            self.arrive(task);
        } else if let Some(rest) = task.rest.strip_prefix("[]") {
            self.each_element(task, rest.trim_start_matches('.'));
        } else {
            self.descend(task);
        }
    }

    fn each_element(&mut self, task: Task, rest: &'static str) {
        if !self.tree.node(task.node).is_sequence() {
            return;
        }
        let first = self.tasks.len();
        for (index, node) in self.tree.children(task.node).enumerate() {
            let crumb = self.crumbs.index(task.crumb, index);
            self.tasks.push(Task {
                node,
                rest,
                crumb,
                ..task
            });
        }
        self.in_order(first);
    }

    /// Follows a key, or each.
    fn descend(&mut self, task: Task) {
        if !self.tree.node(task.node).is_mapping() {
            return;
        }
        if task.scene.is_core && matches!(task.place.holds, Holds::PodSpec) {
            self.misplaced(task);
        }
        let end = task.rest.find(['.', '[']).unwrap_or(task.rest.len());
        let Some((key, rest)) = task.rest.split_at_checked(end) else {
            return;
        };
        let rest = rest.trim_start_matches('.');
        if key != "*" {
            if let Some(node) = self.tree.value(task.node, key, self.hops) {
                let crumb = self.crumbs.key(task.crumb, key);
                self.tasks.push(Task {
                    node,
                    rest,
                    crumb,
                    ..task
                });
            }
            return;
        }
        let first = self.tasks.len();
        for (name, node) in self.tree.entries(task.node) {
            let crumb = self.crumbs.key(task.crumb, &self.tree.node(name).text);
            self.tasks.push(Task {
                node,
                rest,
                crumb,
                ..task
            });
        }
        self.in_order(first);
    }

    /// Turns the tasks from this one on around, so that they are done in the order in which they
    /// were pushed.
    fn in_order(&mut self, first: usize) {
        if let Some(tasks) = self.tasks.get_mut(first..) {
            tasks.reverse();
        }
    }

    fn arrive(&mut self, task: Task) {
        match task.place.holds {
            Holds::Object => self.object(task),
            Holds::Places(places) => self.places(task, places),
            Holds::PodSpec => self.pod_spec(task),
            Holds::Container => self.container(task, CONTAINER),
            Holds::Step => self.step(task),
            Holds::ImageVolume => self.container(task, VOLUME),
            Holds::PullJob => self.pull_job(task),
            Holds::Image => self.image(task),
        }
    }

    fn places(&mut self, task: Task, places: &'static [Place]) {
        let first = self.tasks.len();
        for place in places {
            let is_one_key = !place.path.contains(['.', '[']);
            let defaults = match (place.defaults, task.defaults) {
                (Some(key), _) => self.tree.value(task.node, key, self.hops),
                (None, Some(defaults)) if is_one_key => {
                    self.tree.value(defaults, place.path, self.hops)
                }
                _ => None,
            };
            self.tasks.push(Task {
                rest: place.path,
                place,
                defaults,
                ..task
            });
        }
        self.in_order(first);
    }

    /// An object of its own: its kind tells where its containers are.
    fn object(&mut self, task: Task) {
        if !self.tree.node(task.node).is_mapping() {
            return;
        }
        let object = self.described(task);
        let kind = object.kind.clone();
        let group = kinds::group(object.api_version.as_deref().unwrap_or("")).to_owned();
        let row = kind.as_deref().and_then(|kind| kinds::find(&group, kind));
        let scene = Scene {
            object: self.objects.len(),
            is_template: kind.as_deref() != Some("Pod"),
            is_core: kinds::is_core(&group) && kind.is_some(),
            expressions: match row {
                Some(row) if row.expressions != Expressions::None => row.expressions,
                // What a template replaces, it replaces in its objects.
                _ => task.scene.expressions,
            },
            resolves_digests: row.is_some_and(|row| row.resolves_digests),
            is_known: row.is_some(),
            ..NO_SCENE
        };
        self.objects.push(object);
        self.nodes_of_objects.push(task.node);
        let task = Task {
            scene,
            defaults: None,
            ..task
        };
        if kind.as_deref() == Some("ServiceAccount") {
            self.pull_secrets(task);
        }
        match row {
            Some(row) => self.places(task, row.places),
            None => self.unknown(task, &group, kind.as_deref()),
        }
    }

    /// What an object says about itself. An item of a list may leave its kind to the list.
    fn described(&self, task: Task) -> Object {
        let text = |mapping: NodeId, key| {
            let text = self.tree.text_of(mapping, key, self.hops);
            text.map(str::to_owned)
        };
        let list = self.objects.get(task.scene.object);
        let of_list = |of: fn(&Object) -> Option<&str>| list.and_then(of).map(str::to_owned);
        let kind = text(task.node, "kind");
        let api_version = text(task.node, "apiVersion");
        let item_kind = of_list(|list| list.kind.as_deref()?.strip_suffix("List"));
        let metadata = self.tree.value(task.node, "metadata", self.hops);
        let of_metadata = |key| text(metadata?, key);
        Object {
            api_version: match (&kind, api_version) {
                (None, None) => of_list(|list| list.api_version.as_deref()),
                (_, own) => own,
            },
            kind: kind.or(item_kind.filter(|kind| !kind.is_empty())),
            namespace: of_metadata("namespace"),
            name: of_metadata("name").or_else(|| of_metadata("generateName")),
        }
    }
}
