//! Terraform's syntax in JSON
//! (<https://developer.hashicorp.com/terraform/language/syntax/json>), which is read as the YAML that
//! it is.

use std::borrow::Cow;

use granit_parser::ScalarStyle;
use hcl_edit::expr::Expression;
use pullpolicy::Span;
use pullpolicy_kinds::Keys;

use super::blocks::Blocks;
use super::eval::{Evaluator, Value};
use super::find::{self, Argument, Inner, Source};
use super::hcl::{Hcl, TOO_OFTEN, excess, is_decided, too_large};
use super::module::{Module, template};
use crate::container::TERRAFORM_KEY;
use crate::document::{Document, Format, Found, Slot};
use crate::find::{Finds, Site};
use crate::finding::Obstacle;
use crate::suppress::{RuleSet, Suppressions};
use crate::tree::{Documents, Hops, Kind, NodeId, SyntaxError, Tree};
use crate::verify::same_but_for_policies;
use crate::yaml::YamlDocument;

const KEYS: Keys = Keys {
    image: "image",
    policy: TERRAFORM_KEY,
};

/// A property of this name is a comment.
const COMMENT: &str = "//";

/// Terraform's JSON, with the constants of the module.
pub(crate) struct HclJson<'m> {
    pub(crate) module: &'m Module,
}

/// A file with what was found in it.
pub(crate) struct HclJsonDocument<'t> {
    yaml: YamlDocument<'t>,
    /// What stands in the way of a container's policy.
    obstacles: Vec<Option<Obstacle>>,
}

impl Format for HclJson<'_> {
    const TOO_LARGE: &'static str = Hcl::TOO_LARGE;

    type Document<'t> = HclJsonDocument<'t>;

    fn excess(text: &str) -> Option<&'static str> {
        excess(text)
    }

    fn documents<'t>(
        &self,
        text: &'t str,
    ) -> impl Iterator<Item = Result<HclJsonDocument<'t>, SyntaxError>> {
        Documents::of(text).map(|tree| HclJsonDocument::of(tree?, self.module))
    }

    fn are_alike(one: &HclJsonDocument<'_>, other: &HclJsonDocument<'_>) -> bool {
        same_but_for_policies(&one.yaml.tree, &other.yaml.tree)
    }
}

impl<'t> Document<'t> for HclJsonDocument<'t> {
    fn found(&self) -> &Found<'t> {
        self.yaml.found()
    }

    fn slot(&self, container: usize) -> Result<Slot, Obstacle> {
        match self.obstacles.get(container).copied().flatten() {
            Some(obstacle) => Err(obstacle),
            None => self.yaml.slot(container),
        }
    }

    fn also_changed(&self, container: usize) -> Option<Vec<usize>> {
        self.yaml.also_changed(container)
    }
}

impl<'t> HclJsonDocument<'t> {
    fn of(tree: Tree<'t>, module: &Module) -> Result<Self, SyntaxError> {
        // They are not JSON, and would multiply what is looked at one by one.
        if let Some(alias) = tree.first_alias() {
            return Err(SyntaxError {
                message: "JSON has no aliases".to_owned(),
                offset: tree.node(alias).span().start,
                is_too_large: false,
            });
        }
        let hops = Hops::default();
        let source = JsonSource {
            blocks: Blocks {
                tree: &tree,
                hops: &hops,
            },
            evaluator: Evaluator::new(module),
        };
        let found = find::find(&source);
        let mut suppressions = Suppressions::default();
        let mut containers = Vec::new();
        let mut sites = Vec::new();
        let mut obstacles = Vec::new();
        for (container, block, obstacle) in found.containers {
            let comment = tree.text_of(block, COMMENT, &hops);
            if let Some(rules) = comment.and_then(RuleSet::of_comment) {
                suppressions.in_container(container.span.start, rules);
            }
            sites.push(Site {
                mapping: block,
                keys: KEYS,
                policy: tree.entry(block, TERRAFORM_KEY, &hops),
            });
            containers.push(container);
            obstacles.push(obstacle);
        }
        if source.evaluator.is_used_up() {
            return Err(too_large(TOO_OFTEN, 0));
        }
        let finds = Finds {
            found: Found {
                objects: found.objects,
                containers,
                oddities: found.oddities,
                suppressions,
            },
            sites,
            nodes_of_objects: Vec::new(),
            is_full: false,
        };
        Ok(Self {
            yaml: YamlDocument::of(tree, hops, finds)?,
            obstacles,
        })
    }
}

/// A file that is being looked through.
struct JsonSource<'a, 't, 'm> {
    blocks: Blocks<'a, 't>,
    evaluator: Evaluator<'m>,
}

impl<'t> JsonSource<'_, 't, '_> {
    /// The expression that a scalar is.
    fn expression(&self, node: NodeId) -> Option<Expression> {
        let node = self.blocks.tree.node(node);
        let Kind::Scalar(style) = node.kind else {
            return None;
        };
        let is_text = style != ScalarStyle::Plain;
        Some(if node.is_null() {
            Expression::null()
        } else if is_text {
            template(&node.text)
        } else {
            Expression::from(&*node.text)
        })
    }
}

impl<'t> Source<'t> for JsonSource<'_, 't, '_> {
    type Block = NodeId;

    fn resources(&self) -> Vec<(String, String, NodeId)> {
        let mut found = Vec::new();
        for root in self.blocks.roots() {
            for resources in self.blocks.under(root, "resource") {
                for (kind, named) in self.blocks.labelled(resources) {
                    for (name, blocks) in self.blocks.labelled(named) {
                        let blocks = self.blocks.one_or_many(blocks).into_iter();
                        found.extend(blocks.map(|it| (kind.clone(), name.clone(), it)));
                    }
                }
            }
        }
        found
    }

    fn blocks(&self, of: NodeId, name: &str) -> Vec<Inner<NodeId>> {
        let inner = |is_dynamic| move |block| Inner { block, is_dynamic };
        let written = self.blocks.under(of, name).into_iter().map(inner(false));
        let dynamic = self.blocks.under(of, "dynamic").into_iter();
        let dynamic = dynamic.flat_map(|it| self.blocks.under(it, name));
        let dynamic = dynamic.flat_map(|it| self.blocks.under(it, "content"));
        written.chain(dynamic.map(inner(true))).collect()
    }

    fn argument(&self, of: NodeId, name: &str) -> Option<Argument<'t>> {
        let entry = self.blocks.tree.entry(of, name, self.blocks.hops)?;
        let node = self.blocks.tree.node(entry.value);
        let expression = self.expression(entry.value);
        let (value, may_change) = expression
            .as_ref()
            .map_or((Value::Unknown, false), |it| self.evaluator.value(it));
        Some(Argument {
            value,
            may_change,
            source: if node.is_scalar() {
                node.text.clone()
            } else {
                Cow::Borrowed(self.blocks.tree.source(entry.value))
            },
            span: node.span(),
            is_literal: matches!(
                expression,
                Some(Expression::String(_) | Expression::Null(_))
            ),
            is_decided: expression.as_ref().is_some_and(is_decided),
        })
    }

    fn names(&self, of: NodeId) -> Vec<(String, Span)> {
        let tree = self.blocks.tree;
        let keys = tree.entries(of).map(|(key, _)| tree.node(key));
        keys.map(|key| (key.text.to_string(), key.span())).collect()
    }

    fn span(&self, of: NodeId) -> Span {
        self.blocks.tree.node(of).span()
    }
}
