//! Finds the containers of a configuration, in either syntax.

use std::borrow::Cow;

use pullpolicy::Span;

use super::eval::Value;
use super::kinds::{self, CONTAINERS};
use crate::container::{
    Container, Fallback, Field, Image, Object, Policy, Role, Setting, TERRAFORM_KEY,
};
use crate::document::Oddity;
use crate::finding::Obstacle;
use crate::rule::Rule;

/// A configuration in one of the two syntaxes.
pub(super) trait Source<'t> {
    /// A block, or what stands for one.
    type Block: Copy;

    /// The resources, each with its type and name.
    fn resources(&self) -> Vec<(String, String, Self::Block)>;

    /// The blocks of this name in a block; those that a `dynamic` block makes are its `content`.
    fn blocks(&self, of: Self::Block, name: &str) -> Vec<Inner<Self::Block>>;

    /// An argument of a block.
    fn argument(&self, of: Self::Block, name: &str) -> Option<Argument<'t>>;

    /// The names of a block's arguments, with their places.
    fn names(&self, of: Self::Block) -> Vec<(String, Span)>;

    /// Where a block is written.
    fn span(&self, of: Self::Block) -> Span;
}

/// A block in another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Inner<B> {
    pub(super) block: B,
    pub(super) is_dynamic: bool,
}

/// An argument, and what is known of its value.
#[derive(Debug)]
pub(super) struct Argument<'t> {
    pub(super) value: Value,
    /// As of [`Image::may_change`].
    pub(super) may_change: bool,
    /// The expression as it is written, a template without its quotes.
    pub(super) source: Cow<'t, str>,
    pub(super) span: Span,
    /// It is written on the spot, and can be replaced.
    pub(super) is_literal: bool,
    /// This project's own provider gives it.
    pub(super) is_decided: bool,
}

/// What is found in a configuration.
pub(super) struct Finds<'t, B> {
    pub(super) objects: Vec<Object>,
    /// Where the objects are.
    pub(super) places: Vec<Span>,
    /// In the order of the text, each with its block, and with what stands in the way of a policy.
    pub(super) containers: Vec<(Container<'t>, B, Option<Obstacle>)>,
    pub(super) oddities: Vec<Oddity>,
}

/// Finds everything.
pub(super) fn find<'t, S: Source<'t>>(source: &S) -> Finds<'t, S::Block> {
    let mut finder = Finder {
        source,
        pods: 0,
        finds: Finds {
            objects: Vec::new(),
            places: Vec::new(),
            containers: Vec::new(),
            oddities: Vec::new(),
        },
    };
    for (kind, name, block) in source.resources() {
        finder.resource(&kind, &name, block);
    }
    let mut finds = finder.finds;
    let start = |(container, ..): &(Container<'_>, _, _)| container.span.start;
    finds.containers.sort_by_key(start);
    finds
}

struct Finder<'s, 't, S: Source<'t>> {
    source: &'s S,
    pods: usize,
    finds: Finds<'t, S::Block>,
}

/// A block with its path.
type Place<B> = (B, String);

impl<'t, S: Source<'t>> Finder<'_, 't, S> {
    fn resource(&mut self, kind: &str, name: &str, block: S::Block) {
        let path = format!("{kind}.{name}");
        if let Some(way) = kinds::pod_spec(kind) {
            self.object(kind, name, block);
            let mut places = vec![(block, path)];
            for name in way {
                let inner = places.iter().flat_map(|place| self.inner(place, name));
                places = inner.collect();
            }
            for place in places {
                self.pod_spec(&place, !kinds::is_pod(kind));
            }
        } else if kinds::is_account(kind) {
            self.object(kind, name, block);
            self.pull_secrets(&(block, path), "image_pull_secret");
        }
    }

    fn object(&mut self, kind: &str, name: &str, block: S::Block) {
        self.finds.objects.push(Object {
            kind: Some(kind.to_owned()),
            name: Some(name.to_owned()),
            ..Object::default()
        });
        self.finds.places.push(self.source.span(block));
    }

    /// The blocks of this name, with their paths. Of several, all but the first have an index.
    fn inner(&self, place: &Place<S::Block>, name: &str) -> Vec<Place<S::Block>> {
        let inner = self.indexed(place, name).into_iter();
        inner
            .map(|(block, path)| {
                let path = path.strip_suffix("[0]").map(str::to_owned).unwrap_or(path);
                (block, path)
            })
            .collect()
    }

    /// The blocks of this name, with their paths, which end in an index.
    fn indexed(&self, (block, path): &Place<S::Block>, name: &str) -> Vec<Place<S::Block>> {
        let mut counts = [0_usize; 2];
        let blocks = self.source.blocks(*block, name).into_iter();
        blocks
            .map(|Inner { block, is_dynamic }| {
                let [written, dynamic] = &mut counts;
                let (count, prefix) = if is_dynamic {
                    (dynamic, "dynamic.")
                } else {
                    (written, "")
                };
                *count += 1;
                (block, format!("{path}.{prefix}{name}[{}]", *count - 1))
            })
            .collect()
    }

    fn pod_spec(&mut self, place: &Place<S::Block>, is_template: bool) {
        self.pods += 1;
        let (block, path) = place;
        if let Some((_, span)) = self.policy_like(*block, |_| true) {
            self.oddity(
                Rule::MisplacedPolicy,
                span,
                path,
                None,
                format!("`{TERRAFORM_KEY}` is not read here, but in each container"),
                "move it into the containers, beside `image`",
            );
        }
        self.pull_secrets(place, "image_pull_secrets");
        for name in CONTAINERS {
            for place in self.indexed(place, name) {
                self.container(&place, is_template);
            }
        }
    }

    /// The first of these arguments that is called like a policy.
    fn policy_like(&self, of: S::Block, is_it: impl Fn(&str) -> bool) -> Option<(String, Span)> {
        let mut names = self.source.names(of).into_iter();
        names.find(|(name, _)| {
            let plain = name.replace('_', "").to_ascii_lowercase();
            matches!(&*plain, "imagepullpolicy" | "pullpolicy") && is_it(name)
        })
    }

    fn container(&mut self, (block, path): &Place<S::Block>, is_template: bool) {
        let Some(image) = self.source.argument(*block, "image") else {
            return;
        };
        if image.value == Value::Null && !image.may_change {
            return;
        }
        let name = self.source.argument(*block, "name");
        let name = name.and_then(|name| name.value.text());
        self.misspelt(*block, path, name.as_deref());
        let (policy, obstacle) = policy_of(self.source.argument(*block, TERRAFORM_KEY));
        let container = Container {
            object: self.finds.objects.len().saturating_sub(1),
            pod: self.pods,
            role: Role::Container,
            path: path.clone(),
            name: name.map(Cow::Owned),
            span: self.source.span(*block),
            image: image_of(image),
            policy,
            policy_key: TERRAFORM_KEY,
            setting: Setting {
                default: Fallback::Kubernetes,
                resolves_digest: false,
                is_template,
                is_terraform: true,
            },
        };
        self.finds.containers.push((container, *block, obstacle));
    }

    /// Looks for a policy under a name that is almost the right one.
    fn misspelt(&mut self, block: S::Block, path: &str, container: Option<&str>) {
        if let Some((name, span)) = self.policy_like(block, |name| name != TERRAFORM_KEY) {
            self.oddity(
                Rule::MisplacedPolicy,
                span,
                path,
                container,
                format!("`{name}` is not read here; the key is `{TERRAFORM_KEY}`"),
                "write `image_pull_policy`",
            );
        }
    }

    /// Looks for pull secrets without a name.
    fn pull_secrets(&mut self, place: &Place<S::Block>, name: &str) {
        for (block, path) in self.indexed(place, name) {
            let argument = self.source.argument(block, "name");
            let is_nameless = argument.is_none_or(|argument| {
                let is_empty = match argument.value {
                    Value::Null => true,
                    Value::Text(text) => text.is_empty(),
                    _ => false,
                };
                // An empty default stands for a value that has to be given.
                is_empty && !argument.may_change
            });
            if is_nameless {
                self.oddity(
                    Rule::EmptyPullSecret,
                    self.source.span(block),
                    &path,
                    None,
                    format!("an entry of `{name}` without a name gives no credentials"),
                    "write the name of a secret, or remove the entry",
                );
            }
        }
    }

    fn oddity(
        &mut self,
        rule: Rule,
        span: Span,
        path: &str,
        container: Option<&str>,
        message: String,
        help: &str,
    ) {
        self.finds.oddities.push(Oddity {
            rule,
            message,
            help: Some(help.to_owned()),
            span,
            object: self.finds.objects.len().saturating_sub(1),
            path: path.to_owned(),
            container: container.map(str::to_owned),
        });
    }
}

fn image_of(argument: Argument<'_>) -> Image<'_> {
    let text = argument.value.text();
    // An empty default stands for a value that has to be given.
    let text = text.filter(|text| !(text.is_empty() && argument.may_change));
    let written = argument.span.end - argument.span.start;
    let (reference, is_known) = match text {
        Some(text) => (Cow::Owned(text), true),
        None => (argument.source, false),
    };
    Image {
        // An escape is longer than what it stands for.
        is_verbatim: argument.is_literal && written == reference.len() + 2,
        reference,
        span: argument.span,
        is_known,
        may_change: argument.may_change,
    }
}

/// A container's policy, and what stands in the way of another. An empty one counts as omitted, as
/// the API server has it, and `null` is what Terraform omits.
fn policy_of(argument: Option<Argument<'_>>) -> (Policy<'_>, Option<Obstacle>) {
    let Some(argument) = argument else {
        return (Policy::Omitted, None);
    };
    let obstacle = (!argument.is_literal).then_some(Obstacle::Expression);
    if argument.is_decided {
        return (Policy::Decided, obstacle);
    }
    let (text, is_known) = match argument.value {
        Value::Unknown => (argument.source, false),
        value => match value.text() {
            Some(text) if !text.is_empty() => (Cow::Owned(text), true),
            _ => return (Policy::Omitted, obstacle),
        },
    };
    let field = Field {
        text,
        span: argument.span,
        is_known,
    };
    (Policy::Written(field), obstacle)
}
