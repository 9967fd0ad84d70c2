//! From a request to what there is to say about it.

use std::collections::BTreeSet;

use pullpolicy_kinds as kinds;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;

use crate::containers::{Container, Text, find};
use crate::judge::{Judge, Wrong};
use crate::sentences;
use crate::settings::Settings;

/// What was found in a request. Nothing at all means that it is fine.
#[derive(Debug, Default)]
pub(crate) struct Findings<'a> {
    /// The object's text.
    pub(crate) object: &'a str,
    /// The containers whose policies are not what they should be.
    pub(crate) wrong: Vec<Wrong<'a>>,
    /// What is not understood, a sentence each.
    pub(crate) unknown: Vec<String>,
}

/// More containers than any pod has. The work on each depends on the rules, and the policy server
/// waits two seconds.
const MOST_CONTAINERS: usize = 4096;

/// The annotation of a pod that a node runs anyway, and only shows to the API server.
const MIRROR: &str = "kubernetes.io/config.mirror";

/// The request of an AdmissionReview, as far as it matters.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Request<'a> {
    #[serde(borrow, default)]
    kind: Kind<'a>,
    #[serde(borrow, default)]
    namespace: Option<Text<'a>>,
    #[serde(borrow, default)]
    operation: Option<Text<'a>>,
    #[serde(borrow, default, alias = "sub_resource")]
    sub_resource: Option<Text<'a>>,
    #[serde(borrow, default)]
    object: Option<&'a RawValue>,
    #[serde(borrow, default, alias = "old_object")]
    old_object: Option<&'a RawValue>,
}

#[derive(Default, Deserialize)]
struct Kind<'a> {
    #[serde(borrow, default)]
    group: Option<Text<'a>>,
    #[serde(borrow, default)]
    kind: Option<Text<'a>>,
}

/// What an object says about itself, as far as it matters.
#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Metadata {
    #[serde(default)]
    annotations: Option<Annotations>,
    #[serde(default)]
    owner_references: Option<Vec<Owner>>,
}

#[derive(Deserialize)]
struct Annotations {
    #[serde(rename = "kubernetes.io/config.mirror", default)]
    mirror: Option<IgnoredAny>,
}

#[derive(Deserialize)]
struct Owner {
    #[serde(default)]
    controller: Option<bool>,
}

/// Reviews the request. What is no request is a finding too.
pub(crate) fn review<'a>(request: &'a str, settings: &Settings) -> Findings<'a> {
    let reviewed = serde_json::from_str::<Request<'a>>(request)
        .map_err(|error| sentences::no_request(&error))
        .and_then(|request| request.review(settings));
    reviewed.unwrap_or_else(|sentence| Findings {
        unknown: vec![sentence],
        ..Findings::default()
    })
}

impl<'a> Request<'a> {
    fn review(&self, settings: &Settings) -> Result<Findings<'a>, String> {
        if settings.exempt.has_namespace(text(self.namespace.as_ref())) {
            return Ok(Findings::default());
        }
        let is_update = match text(self.operation.as_ref()) {
            "CREATE" => false,
            "UPDATE" => true,
            "DELETE" | "CONNECT" => return Ok(Findings::default()),
            other => return Err(sentences::unknown_operation(other)),
        };
        let (group, kind) = (
            text(self.kind.group.as_ref()),
            text(self.kind.kind.as_ref()),
        );
        if !self.can_change(kind, is_update) {
            return Ok(Findings::default());
        }
        let row = kinds::find(group, kind).filter(|row| !std::ptr::eq(*row, &kinds::LIST));
        let row = row.ok_or_else(|| sentences::unknown_kind(group, kind))?;
        let object = self.object.ok_or_else(sentences::no_object)?.get();
        if is_left_alone(object, kind)? {
            return Ok(Findings::default());
        }
        let found = find(object, row).map_err(|error| sentences::unreadable_object(&error))?;
        let before = match self.old_object {
            Some(object) if is_update => find(object.get(), row).unwrap_or_default(),
            _ => Vec::new(),
        };
        let new = without(found, &before);
        if new.len() > MOST_CONTAINERS {
            return Err(sentences::too_many(new.len(), MOST_CONTAINERS));
        }
        let mut findings = Findings {
            object,
            ..Findings::default()
        };
        let mut judge = Judge::new(settings, row.expressions);
        for container in new {
            judge.judge(container, &mut findings);
        }
        Ok(findings)
    }

    /// Whether a pull policy can be given here. A pod's cannot change once the pod is there, but it
    /// may get new containers to debug it.
    fn can_change(&self, kind: &str, is_update: bool) -> bool {
        match text(self.sub_resource.as_ref()) {
            "" => !(is_update && kind == "Pod"),
            "ephemeralcontainers" => true,
            _ => false,
        }
    }
}

/// Whether the object is none of the policy's business: a mirror of what a node runs, or what a
/// controller made of an object of its own. A Deployment makes a ReplicaSet after the other where
/// the last is not as it was written; the pods of either are judged.
fn is_left_alone(object: &str, kind: &str) -> Result<bool, String> {
    let is_pod = kind == "Pod";
    let sign = if is_pod { MIRROR } else { "ownerReferences" };
    if !object.contains(sign) {
        return Ok(false);
    }
    #[derive(Deserialize)]
    struct Object {
        #[serde(default)]
        metadata: Metadata,
    }
    let object: Object =
        serde_json::from_str(object).map_err(|error| sentences::unreadable_object(&error))?;
    let metadata = object.metadata;
    if is_pod {
        let annotations = metadata.annotations;
        return Ok(annotations.is_some_and(|all| all.mirror.is_some()));
    }
    let mut owners = metadata.owner_references.iter().flatten();
    Ok(owners.any(|owner| owner.controller == Some(true)))
}

/// The containers that were not there before just as they are. What only scales or labels a workload
/// rolls nothing out, and is not refused for what was there.
fn without<'a>(found: Vec<Container<'a>>, before: &[Container<'_>]) -> Vec<Container<'a>> {
    if before.is_empty() {
        return found;
    }
    let mut known = BTreeSet::new();
    for container in before {
        known.insert(identity(container));
    }
    found
        .into_iter()
        .filter(|container| !known.contains(&identity(container)))
        .collect()
}

fn identity<'c>(container: &'c Container<'_>) -> [&'c str; 4] {
    let name = text(container.name.as_ref());
    let policy = text(container.policy.as_ref());
    [container.list, name, &container.image.0, policy]
}

fn text<'t>(text: Option<&'t Text<'_>>) -> &'t str {
    text.map_or("", |text| &text.0)
}
