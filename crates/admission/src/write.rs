//! The YAML.

use crate::cel;
use crate::policy::{FailurePolicy, Policy};
use crate::shape::Shape;

/// What stands in front of a stream of policies: what they are, and what they cannot know.
pub(crate) fn header(command: &str, gate: &[&str]) -> String {
    let mut text =
        format!("# Written by `pullpolicy emit {command}` from the tables of pullpolicy.\n");
    let gap = (!gate.is_empty()).then_some("");
    for line in gap
        .into_iter()
        .chain(gate.iter().copied())
        .chain(LIMITS.lines())
    {
        text.push_str(format!("# {line}").trim_end());
        text.push('\n');
    }
    text
}

const LIMITS: &str = "
An image stays as it is where its policy is Always or Never, and where it is certain to be published once:
a digest, a full version, a numbered pre-release, a date, a commit. Everything else is to be pulled at each
start. CEL cannot say all that pullpolicy knows; where it knows less, the answer is Always:
- build numbers, versions of a base image, and what publishers name in their own way count as moving;
- the rules of a pullpolicy.toml are not in here, its `moving` ones neither;
- no registry is asked, so nothing is known of what a tag names today;
- Kubernetes fills in an omitted policy before admission: IfNotPresent that somebody wrote cannot be told from
  it. An Always that is not needed, as of a digest with the tag latest, stays.
Each expression may cost 1,000,000 (some 0.1 s) and all of a binding 10,000,000; one that is too dear for an
object counts as failed, and failurePolicy says what follows. Images of more than 640 characters are not read
and count as moving.
";

/// One document of the stream.
pub(crate) struct Document(String);

impl Document {
    /// A policy up to its variables.
    pub(crate) fn policy(kind: &str, api: &str, policy: &Policy, shape: &Shape) -> Self {
        let mut document = Self::named(kind, api, policy, shape);
        document.line(
            2,
            match policy.failure_policy {
                FailurePolicy::Fail => "failurePolicy: Fail",
                FailurePolicy::Ignore => "failurePolicy: Ignore",
            },
        );
        document.line(2, "matchConstraints:");
        document.line(4, "resourceRules:");
        for rule in shape.rules {
            document.line(4, &format!("- apiGroups: {}", list([rule.group])));
            document.line(6, &format!("apiVersions: {}", list(["v1"])));
            document.line(
                6,
                &format!("operations: {}", list(rule.operations.iter().copied())),
            );
            document.line(
                6,
                &format!("resources: {}", list(rule.resources.iter().copied())),
            );
        }
        if !shape.conditions.is_empty() {
            document.line(2, "matchConditions:");
        }
        for condition in shape.conditions {
            document.comment(2, condition.why);
            document.line(2, &format!("- name: {}", condition.name));
            document.block(4, "expression", &(condition.expression)(shape));
        }
        document.line(2, "variables:");
        for variable in cel::variables(shape, policy.version) {
            document.comment(2, variable.why);
            document.line(2, &format!("- name: {}", variable.name));
            document.block(4, "expression", &variable.expression);
        }
        document
    }

    /// The binding of a policy, without what a kind of binding has of its own.
    pub(crate) fn binding(kind: &str, api: &str, policy: &Policy, shape: &Shape) -> Self {
        let mut document = Self::named(kind, api, policy, shape);
        document.line(
            2,
            &format!("policyName: \"{}-{}\"", policy.name, shape.name),
        );
        if !policy.exempt_namespaces.is_empty() {
            let names = list(policy.exempt_namespaces.iter().map(String::as_str));
            document.line(2, "matchResources:");
            document.line(4, "namespaceSelector:");
            document.line(6, "matchExpressions:");
            document.line(6, "- key: kubernetes.io/metadata.name");
            document.line(8, "operator: NotIn");
            document.line(8, &format!("values: {names}"));
        }
        document
    }

    fn named(kind: &str, api: &str, policy: &Policy, shape: &Shape) -> Self {
        let mut document = Self(String::from("---\n"));
        document.comment(0, &format!("{}.", shape.title));
        document.line(
            0,
            &format!("apiVersion: admissionregistration.k8s.io/{api}"),
        );
        document.line(0, &format!("kind: {kind}"));
        document.line(0, "metadata:");
        document.line(2, &format!("name: \"{}-{}\"", policy.name, shape.name));
        document.line(0, "spec:");
        document
    }

    pub(crate) fn line(&mut self, indent: usize, text: &str) {
        self.0.push_str(&" ".repeat(indent));
        self.0.push_str(text);
        self.0.push('\n');
    }

    pub(crate) fn comment(&mut self, indent: usize, text: &str) {
        self.line(indent, &format!("# {text}"));
    }

    /// A text of any number of lines, in which nothing is escaped.
    pub(crate) fn block(&mut self, indent: usize, key: &str, text: &str) {
        self.line(indent, &format!("{key}: |-"));
        // The content of an item is indented from the dash's key on.
        let deeper = if key.starts_with("- ") { 4 } else { 2 };
        for line in text.lines() {
            self.line(indent + deeper, line);
        }
    }

    pub(crate) fn text(self) -> String {
        self.0
    }
}

/// A list in one line. No item holds what would have to be escaped.
pub(crate) fn list<'a>(items: impl IntoIterator<Item = &'a str>) -> String {
    let items: Vec<String> = items
        .into_iter()
        .map(|item| format!("\"{item}\""))
        .collect();
    format!("[{}]", items.join(", "))
}
