//! What `fix` would write: which policy for which container, and what stands in the way.

use std::collections::{BTreeMap, BTreeSet};

use pullpolicy::{PullPolicy, Span};

use crate::container::Policy;
use crate::document::{Document, Slot};
use crate::finding::{Edit, Obstacle};
use crate::judge::Judgment;
use crate::options::Options;
use crate::rule::Rule;

/// Which policies are to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Extent {
    /// `Always` on what cannot change, too.
    pub(crate) relax: bool,
    /// What is right already, but only implied, too.
    pub(crate) explicit: bool,
}

/// What is to be written for the containers of a document.
pub(crate) struct Plan {
    /// The policy that each container will have, as far as it is known.
    pub(crate) expected: Vec<Option<PullPolicy>>,
    /// The containers that get another text, in their order.
    pub(crate) writes: Vec<Write>,
    /// The containers whose policy should be written, and cannot be.
    pub(crate) refusals: Vec<(usize, Obstacle)>,
}

/// A policy to be written.
pub(crate) struct Write {
    pub(crate) container: usize,
    pub(crate) slot: Slot,
    pub(crate) policy: PullPolicy,
}

impl Write {
    /// The edit, in a text in which the slot's begins at `offset`.
    pub(crate) fn edit(&self, offset: usize) -> Edit {
        let Span { start, end } = self.slot.span;
        Edit {
            span: Span::new(offset + start, offset + end),
            text: self.slot.with(self.policy),
        }
    }
}

/// Plans what is written.
pub(crate) fn plan<'t>(
    document: &dyn Document<'t>,
    judgments: &[Judgment],
    options: &Options,
    extent: Extent,
) -> Plan {
    let targets: Vec<Option<PullPolicy>> = (0..judgments.len())
        .map(|index| target(document, judgments, options, extent, index))
        .collect();
    let mut expected: Vec<Option<PullPolicy>> = targets
        .iter()
        .zip(judgments)
        .map(|(target, judgment)| target.or(judgment.effective))
        .collect();
    let mut writes = Vec::new();
    let mut refusals = Vec::new();
    let mut taken = BTreeMap::new();
    for (container, target) in targets.iter().enumerate() {
        let Some(policy) = *target else {
            continue;
        };
        match free_slot(document, &targets, &expected, container, policy) {
            // One place may serve several containers.
            Ok((slot, others)) => {
                let key = (slot.span.start, slot.span.end);
                if *taken.entry(key).or_insert(policy) == policy {
                    let write = Write {
                        container,
                        slot,
                        policy,
                    };
                    writes.push((write, others));
                } else {
                    refusals.push((container, Obstacle::Shared));
                }
            }
            Err(obstacle) => refusals.push((container, obstacle)),
        }
    }
    for _ in 0..ROUNDS {
        let carried = carried(&writes);
        for (container, _) in &refusals {
            let target = targets.get(*container).copied().flatten();
            let effective = judgments.get(*container).and_then(|it| it.effective);
            let is_carried = carried.get(container) == target.as_ref();
            if let Some(expected) = expected.get_mut(*container) {
                *expected = if is_carried { target } else { effective };
            }
        }
        let own: BTreeSet<usize> = writes.iter().map(|(write, _)| write.container).collect();
        let before = writes.len();
        writes.retain(|(write, others)| {
            let minds = |other: &usize| {
                let is = expected.get(*other).copied().flatten();
                !own.contains(other) && is != Some(write.policy)
            };
            let is_free = !others.iter().any(minds);
            if !is_free {
                refusals.push((write.container, Obstacle::Shared));
            }
            is_free
        });
        if writes.len() == before {
            break;
        }
    }
    let carried = carried(&writes);
    refusals.retain(|(container, _)| {
        let target = targets.get(*container).copied().flatten();
        carried.get(container) != target.as_ref()
    });
    Plan {
        expected,
        writes: writes.into_iter().map(|(write, _)| write).collect(),
        refusals,
    }
}

/// How often what is given up may make something else be given up. What is left of it then is found
/// when the edited text is read again.
const ROUNDS: usize = 16;

/// The containers that get a policy with what is written for others, and which.
fn carried(writes: &[(Write, Vec<usize>)]) -> BTreeMap<usize, PullPolicy> {
    let each = writes.iter().flat_map(|(write, others)| {
        let others = others.iter();
        others.map(|other| (*other, write.policy))
    });
    each.collect()
}

/// The policy that a container should get and does not have.
fn target<'t>(
    document: &dyn Document<'t>,
    judgments: &[Judgment],
    options: &Options,
    extent: Extent,
    index: usize,
) -> Option<PullPolicy> {
    let found = document.found();
    let container = found.containers.get(index)?;
    let judgment = judgments.get(index)?;
    let wanted = judgment.wanted?;
    if options.request.cluster.always_pull_images {
        return None;
    }
    let is_implied = matches!(container.policy, Policy::Omitted);
    let rule = if judgment.goes_stale() {
        Rule::StaleCopies
    } else if extent.relax && judgment.can_be_relaxed() {
        Rule::RegistryDependency
    } else if extent.explicit && is_implied && judgment.effective == Some(wanted) {
        Rule::ImplicitDefault
    } else {
        return None;
    };
    let is_off = options.severity(rule).is_none() && rule != Rule::ImplicitDefault;
    let name = container.name.as_deref();
    let suppressions = &found.suppressions;
    let start = container.span.start;
    let is_suppressed = suppressions.cover_container(rule, start, container.object, name);
    (!is_off && !is_suppressed).then_some(wanted)
}

/// Whether another image may come, for which only `Always` would be safe.
fn may_change<'t>(document: &dyn Document<'t>, container: usize) -> bool {
    let container = document.found().containers.get(container);
    container.is_some_and(|container| container.image.may_change)
}

/// The slot of a container, if nobody else objects to what is written there, and whom it changes
/// besides.
fn free_slot<'t>(
    document: &dyn Document<'t>,
    targets: &[Option<PullPolicy>],
    expected: &[Option<PullPolicy>],
    container: usize,
    policy: PullPolicy,
) -> Result<(Slot, Vec<usize>), Obstacle> {
    let slot = document.slot(container)?;
    if policy != PullPolicy::Always && may_change(document, container) {
        return Err(Obstacle::Variable);
    }
    let others = document.also_changed(container).ok_or(Obstacle::Shared)?;
    let agrees = |other: usize| expected.get(other).copied().flatten() == Some(policy);
    // Whoever gets a policy of its own does not mind what is written here.
    let gets_its_own = |other: usize| {
        let target = targets.get(other).copied().flatten();
        let other = target.and_then(|_| document.slot(other).ok());
        other.is_some_and(|other| other.span != slot.span)
    };
    let is_free = others
        .iter()
        .all(|other| agrees(*other) || gets_its_own(*other));
    is_free.then_some((slot, others)).ok_or(Obstacle::Shared)
}
