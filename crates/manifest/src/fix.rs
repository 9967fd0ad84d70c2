//! Fixing: policies are written into the text, and nothing else of it changes.

use std::borrow::Cow;
use std::collections::BTreeSet;

use pullpolicy::{PullPolicy, Span};

use crate::container::{Container, Object};
use crate::document::{Document, Format, Found};
use crate::finding::{Edit, Fault, Obstacle, Position};
use crate::judge::{Judge, Judgment};
use crate::language::Language;
use crate::lint::{Linter, text_of};
use crate::options::Options;
use crate::parts::Part;
use crate::plan::{Extent, Plan, Write, plan};
use crate::tree::SyntaxError;

/// Of a text whose edits fail together, each is tried alone, as long as there are no more than this.
const TRIED_ALONE: usize = 64;

/// What `fix` writes.
///
/// `Never`, expressions and what a comment or an annotation suppresses are never touched, and a tag
/// is never changed.
#[derive(Clone, Debug, Default)]
pub struct FixOptions {
    /// How containers are judged.
    pub lint: Options,
    /// Write `IfNotPresent` too where `Always`, explicit or implied, asks the registry for what
    /// cannot change. Not by default, since `Always` also has the kubelet check the credentials of
    /// each pod, which matters where tenants share nodes.
    pub relax: bool,
    /// Write the right policy too where it was only implied.
    pub explicit: bool,
}

/// A policy that was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// How the text was changed.
    pub edit: Edit,
    /// Where.
    pub position: Position,
    /// The object that the container is in.
    pub object: Object,
    /// The container's path in the object.
    pub path: String,
    /// The container's name.
    pub container: Option<String>,
    /// The image.
    pub image: String,
    /// The policy that held before.
    pub from: Option<PullPolicy>,
    /// The policy that holds now.
    pub to: PullPolicy,
}

/// A policy that should have been written, and could not be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// Why.
    pub obstacle: Obstacle,
    /// Where the container's image is, in bytes from the beginning of the text.
    pub span: Span,
    /// Where it begins.
    pub position: Position,
    /// The object that the container is in.
    pub object: Object,
    /// The container's path in the object.
    pub path: String,
    /// The container's name.
    pub container: Option<String>,
    /// The image.
    pub image: String,
}

/// A text after `fix`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fixed<'t> {
    /// The bytes, the given ones where nothing was to be written.
    pub bytes: Cow<'t, [u8]>,
    /// What was written, in the order of the text.
    pub changes: Vec<Change>,
    /// What could not be written.
    pub refusals: Vec<Refusal>,
    /// What could not be read. A text with any is not changed.
    pub faults: Vec<Fault>,
}

/// Fixes a text in YAML or JSON. Nothing is changed where any part of it cannot be read.
///
/// ```
/// use pullpolicy_manifest::{FixOptions, fix};
///
/// let fixed = fix("containers:\n- image: ghcr.io/acme/app:main  # moves\n", &FixOptions::default());
/// assert_eq!(
///     fixed.bytes.as_ref(),
///     b"containers:\n- image: ghcr.io/acme/app:main  # moves\n  imagePullPolicy: Always\n",
/// );
/// ```
#[must_use]
pub fn fix<'t>(text: &'t str, options: &FixOptions) -> Fixed<'t> {
    Language::Yaml.fix(text, options)
}

/// Fixes one part of a text. It is for the caller to leave the whole text alone where any of its
/// parts has faults.
#[must_use]
pub fn fix_part<'t>(part: &Part<'t>, options: &FixOptions) -> Fixed<'t> {
    Language::Yaml.fix_part(part, options)
}

/// Puts what came of the parts of a text together. Nothing is changed where any of them cannot be
/// read.
pub(crate) fn together<'t>(text: &'t str, parts: impl Iterator<Item = Fixed<'t>>) -> Fixed<'t> {
    let mut fixed = joined(parts);
    if !fixed.faults.is_empty() {
        fixed.changes.clear();
    }
    if fixed.changes.is_empty() {
        fixed.bytes = Cow::Borrowed(text.as_bytes());
    }
    fixed
}

/// Puts what came of the parts of a text together. What cannot be read is passed on as it is.
pub(crate) fn joined<'t>(parts: impl Iterator<Item = Fixed<'t>>) -> Fixed<'t> {
    let mut fixed = Fixed::default();
    let mut bytes = Vec::new();
    for part in parts {
        bytes.extend_from_slice(&part.bytes);
        fixed.changes.extend(part.changes);
        fixed.refusals.extend(part.refusals);
        fixed.faults.extend(part.faults);
    }
    fixed.bytes = Cow::Owned(bytes);
    fixed
}

/// Fixes a part that is written in this format.
pub(crate) fn fix_in<'t, F: Format>(
    format: &F,
    part: &Part<'t>,
    options: &FixOptions,
) -> Fixed<'t> {
    let mut fixed = Fixed {
        bytes: Cow::Borrowed(part.bytes),
        ..Fixed::default()
    };
    match text_of::<F>(part) {
        Ok(Some(text)) => fix_text(format, text, part, options, &mut fixed),
        Ok(None) => {}
        Err(fault) => fixed.faults.push(fault),
    }
    fixed
}

fn fix_text<'t>(
    format: &impl Format,
    text: &'t str,
    part: &Part<'t>,
    options: &FixOptions,
    fixed: &mut Fixed<'t>,
) {
    let mut linter = Linter::new(text, part, &options.lint);
    let documents = match read(format, text) {
        Ok(documents) => documents,
        Err(error) => {
            fixed.faults.push(linter.syntax(error));
            return;
        }
    };
    let mut judge = Judge::new(&options.lint.request);
    let extent = Extent {
        relax: options.relax,
        explicit: options.explicit,
    };
    let mut sheets: Vec<_> = documents
        .into_iter()
        .map(|document| {
            let judgments = judge.judge_all(document.found());
            let plan = plan(&document, &judgments, &options.lint, extent);
            Sheet {
                document,
                judgments,
                plan,
            }
        })
        .collect();
    if let Some(edited) = settle(format, text, &mut sheets, &mut judge) {
        fixed.bytes = Cow::Owned(edited.into_bytes());
    }
    for sheet in &sheets {
        sheet.tell(part.offset, &mut linter, fixed);
    }
    fixed.changes.sort_by_key(|change| change.edit.span.start);
}

/// Reads every document of a part, or nothing.
fn read<'t, F: Format>(format: &F, text: &'t str) -> Result<Vec<F::Document<'t>>, SyntaxError> {
    format.documents(text).collect()
}

/// A document, what is thought of its containers, and what is to be written for them.
struct Sheet<D> {
    document: D,
    judgments: Vec<Judgment>,
    plan: Plan,
}

impl<'t, D: Document<'t>> Sheet<D> {
    /// Reports what was written, and what was not.
    fn tell(&self, offset: usize, linter: &mut Linter<'_, '_>, fixed: &mut Fixed<'_>) {
        let found = self.document.found();
        let mut last = None;
        for write in &self.plan.writes {
            let span = write.slot.span;
            // Containers that share a place are one change.
            let is_new = last.replace(span) != Some(span);
            let container = found.containers.get(write.container);
            let Some(container) = container.filter(|_| is_new) else {
                continue;
            };
            let judgment = self.judgments.get(write.container);
            fixed.changes.push(Change {
                edit: write.edit(offset),
                position: linter.position(container.image.span.start),
                object: object_of(found, container),
                path: container.path.clone(),
                container: container.name.as_deref().map(str::to_owned),
                image: container.image.reference.clone().into_owned(),
                from: judgment.and_then(|judgment| judgment.effective),
                to: write.policy,
            });
        }
        for (index, obstacle) in &self.plan.refusals {
            let Some(container) = found.containers.get(*index) else {
                continue;
            };
            let Span { start, end } = container.image.span;
            fixed.refusals.push(Refusal {
                obstacle: *obstacle,
                span: Span::new(offset + start, offset + end),
                position: linter.position(container.image.span.start),
                object: object_of(found, container),
                path: container.path.clone(),
                container: container.name.as_deref().map(str::to_owned),
                image: container.image.reference.clone().into_owned(),
            });
        }
    }
}

fn object_of(found: &Found<'_>, container: &Container<'_>) -> Object {
    found
        .objects
        .get(container.object)
        .cloned()
        .unwrap_or_default()
}

/// Writes what is planned, and reads it again. What does not come out as planned is refused.
fn settle<'t, F: Format>(
    format: &F,
    text: &'t str,
    sheets: &mut [Sheet<F::Document<'t>>],
    judge: &mut Judge,
) -> Option<String> {
    let count: usize = sheets.iter().map(|sheet| sheet.plan.writes.len()).sum();
    if count == 0 {
        return None;
    }
    let all = |_: usize, _: &Write| true;
    let edited = splice(text, sheets, all);
    if comes_out(format, &edited, sheets, judge) {
        return Some(edited);
    }
    let mut bad = BTreeSet::new();
    let places: Vec<(usize, usize)> = sheets
        .iter()
        .enumerate()
        .flat_map(|(sheet, of)| {
            of.plan
                .writes
                .iter()
                .map(move |write| (sheet, write.container))
        })
        .collect();
    for (sheet, container) in places {
        let alone = |at: usize, write: &Write| at == sheet && write.container == container;
        let is_good = count <= TRIED_ALONE && {
            let edited = splice(text, sheets, alone);
            reads_alike(format, &edited, sheets).is_some()
        };
        if !is_good {
            bad.insert((sheet, container));
        }
    }
    for (at, sheet) in sheets.iter_mut().enumerate() {
        sheet.refuse(|container| bad.contains(&(at, container)));
    }
    let edited = splice(text, sheets, all);
    if comes_out(format, &edited, sheets, judge) {
        return Some(edited);
    }
    for sheet in sheets {
        sheet.refuse(|_| true);
    }
    None
}

impl<D> Sheet<D> {
    /// Gives up on what was to be written for these containers.
    fn refuse(&mut self, is_bad: impl Fn(usize) -> bool) {
        let Plan {
            writes,
            refusals,
            expected,
        } = &mut self.plan;
        writes.retain(|write| {
            let keep = !is_bad(write.container);
            if !keep {
                refusals.push((write.container, Obstacle::Unverified));
                let judgment = self.judgments.get(write.container);
                if let Some(expected) = expected.get_mut(write.container) {
                    *expected = judgment.and_then(|judgment| judgment.effective);
                }
            }
            keep
        });
    }
}

/// The text with the chosen policies written in.
fn splice<D>(text: &str, sheets: &[Sheet<D>], is_chosen: impl Fn(usize, &Write) -> bool) -> String {
    let writes = sheets.iter().enumerate().flat_map(|(at, sheet)| {
        let writes = sheet.plan.writes.iter();
        writes.map(move |write| (at, write))
    });
    let mut writes: Vec<&Write> = writes
        .filter(|(at, write)| is_chosen(*at, write))
        .map(|(_, write)| write)
        .collect();
    writes.sort_by_key(|write| (write.slot.span.start, write.slot.span.end));
    writes.dedup_by_key(|write| write.slot.span);
    let mut edited = String::with_capacity(text.len() + 40 * writes.len());
    let mut done = 0;
    for write in writes {
        let span = write.slot.span;
        edited.push_str(text.get(done..span.start).unwrap_or(""));
        edited.push_str(&write.slot.with(write.policy));
        done = span.end.max(done);
    }
    edited.push_str(text.get(done..).unwrap_or(""));
    edited
}

/// The documents of an edited text, if they are those of the sheets but for their policies.
fn reads_alike<'e, F: Format>(
    format: &F,
    edited: &'e str,
    sheets: &[Sheet<F::Document<'_>>],
) -> Option<Vec<F::Document<'e>>> {
    let documents = read(format, edited).ok()?;
    let alike = documents.len() == sheets.len()
        && documents
            .iter()
            .zip(sheets)
            .all(|(document, sheet)| F::are_alike(document, &sheet.document));
    alike.then_some(documents)
}

/// Whether an edited text is the same but for its policies, and these are the ones that were planned.
fn comes_out<F: Format>(
    format: &F,
    edited: &str,
    sheets: &[Sheet<F::Document<'_>>],
    judge: &mut Judge,
) -> bool {
    let Some(documents) = reads_alike(format, edited, sheets) else {
        return false;
    };
    documents.iter().zip(sheets).all(|(document, sheet)| {
        let policies = judge.judge_all(document.found());
        let policies: Vec<_> = policies.iter().map(|judgment| judgment.effective).collect();
        policies == sheet.plan.expected
    })
}
