//! Linting: a report on a text, on one part of it, on one document.

mod checks;

use std::collections::HashMap;

use pullpolicy::Span;

use crate::container::Object;
use crate::document::{Document, Format, Found};
use crate::find::container_at;
use crate::finding::{
    Edit, Fault, FaultKind, Finding, Obstacle, Position, Remedy, Report, Verdict,
};
use crate::judge::{Judge, Judgment};
use crate::language::Language;
use crate::lines::Lines;
use crate::options::Options;
use crate::parts::{Part, PartKind};
use crate::plan::{Extent, plan};
use crate::rule::{Rule, Severity};
use crate::tree::SyntaxError;

/// Lints a text in YAML or JSON, of however many documents.
///
/// ```
/// use pullpolicy_manifest::{Options, Rule, lint};
///
/// let report = lint(
///     "kind: Pod\nspec:\n  containers:\n  - image: ghcr.io/acme/dev:coder-latest\n",
///     &Options::new(),
/// );
/// let finding = &report.findings[0];
/// assert_eq!(finding.rule, Rule::StaleCopies);
/// assert_eq!((finding.start.line, finding.start.column), (4, 12));
/// assert_eq!(finding.path, "spec.containers[0]");
/// ```
#[must_use]
pub fn lint(text: &str, options: &Options) -> Report {
    Language::Yaml.lint(text, options)
}

/// Lints one part of a text. The reports on all parts, one behind the other, are that on the text.
#[must_use]
pub fn lint_part(part: &Part<'_>, options: &Options) -> Report {
    Language::Yaml.lint_part(part, options)
}

/// Lints a part that is written in this format.
pub(crate) fn lint_in<F: Format>(format: &F, part: &Part<'_>, options: &Options) -> Report {
    let mut report = Report::default();
    match text_of::<F>(part) {
        Ok(Some(text)) => {
            let mut linter = Linter::new(text, part, options);
            for document in format.documents(text) {
                match document {
                    Ok(document) => linter.document(&document, &mut report),
                    Err(error) => report.faults.push(linter.syntax(error)),
                }
            }
        }
        Ok(None) => {}
        Err(fault) => report.faults.push(fault),
    }
    report
}

/// The text of a part that is to be read.
pub(crate) fn text_of<'t, F: Format>(part: &Part<'t>) -> Result<Option<&'t str>, Fault> {
    let fault = |kind, message: &str, offset: usize| Fault {
        kind,
        message: message.to_owned(),
        offset: part.offset + offset,
        position: Position {
            line: part.line + 1,
            column: 1,
        },
    };
    match part.kind {
        PartKind::Between => Ok(None),
        PartKind::TooLarge => Err(fault(FaultKind::TooLarge, F::TOO_LARGE, 0)),
        PartKind::Document => match std::str::from_utf8(part.bytes) {
            Ok(text) => match F::excess(text) {
                Some(message) => Err(fault(FaultKind::TooLarge, message, 0)),
                None => Ok(Some(text)),
            },
            Err(error) => {
                let valid = error.valid_up_to();
                let mut fault = fault(FaultKind::Encoding, "the text is not UTF-8", valid);
                let before = part.bytes.get(..valid).unwrap_or_default();
                if let Ok(before) = std::str::from_utf8(before) {
                    fault.position = Lines::new(before, part.line).position(valid);
                }
                Err(fault)
            }
        },
    }
}

/// Lints the documents of a part.
pub(crate) struct Linter<'t, 'o> {
    offset: usize,
    lines: Lines<'t>,
    options: &'o Options,
    judge: Judge,
}

impl<'t, 'o> Linter<'t, 'o> {
    pub(crate) fn new(text: &'t str, part: &Part<'_>, options: &'o Options) -> Self {
        Self {
            offset: part.offset,
            lines: Lines::new(text, part.line),
            options,
            judge: Judge::new(&options.request),
        }
    }

    fn document<'d>(&mut self, document: &dyn Document<'d>, report: &mut Report) {
        let found = document.found();
        let judgments = self.judge.judge_all(found);
        report.documents += 1;
        report.verdicts.extend(verdicts(found, &judgments));
        let unknown = found.containers.iter().filter(|it| !it.is_known());
        report.unknown += unknown.count();
        let mut findings = self.oddities(found, report);
        let fixes = self.fixes(document, &judgments);
        for (index, complaint) in checks::complaints(&mut self.judge, found, &judgments) {
            let (Some(container), Some(judgment)) =
                (found.containers.get(index), judgments.get(index))
            else {
                continue;
            };
            let rule = complaint.rule;
            let Some(severity) = self.options.severity(rule) else {
                continue;
            };
            let name = container.name.as_deref();
            let suppressions = &found.suppressions;
            if suppressions.cover_container(rule, container.span.start, container.object, name) {
                report.suppressed += 1;
                continue;
            }
            let fix = match complaint.remedy {
                Remedy::None => None,
                _ => fixes.get(&index),
            };
            findings.push(Finding {
                message: complaint.message,
                help: complaint.help,
                obstacle: fix.and_then(|fix| fix.as_ref().err().copied()),
                edit: fix.and_then(|fix| fix.as_ref().ok().cloned()),
                remedy: complaint.remedy,
                path: container.path.clone(),
                container: name.map(str::to_owned),
                image: Some(container.image.reference.as_ref().to_owned()),
                decision: judgment.decision.clone(),
                error: judgment.error.clone(),
                ..self.finding(
                    rule,
                    severity,
                    complaint.span,
                    found.objects.get(container.object),
                )
            });
        }
        findings.sort_by_key(|finding| (finding.span.start, finding.rule));
        report.findings.extend(findings);
    }

    /// What `fix` would try for each container that is to get another policy, or what stands in its
    /// way.
    fn fixes<'d>(
        &self,
        document: &dyn Document<'d>,
        judgments: &[Judgment],
    ) -> HashMap<usize, Result<Edit, Obstacle>> {
        let extent = Extent {
            relax: true,
            explicit: self.options.severity(Rule::ImplicitDefault).is_some(),
        };
        let plan = plan(document, judgments, self.options, extent);
        let writes = plan.writes.iter();
        let edits = writes.map(|write| (write.container, Ok(write.edit(self.offset))));
        let refusals = plan.refusals.into_iter();
        let refusals = refusals.map(|(container, obstacle)| (container, Err(obstacle)));
        edits.chain(refusals).collect()
    }

    fn oddities(&mut self, found: &Found<'_>, report: &mut Report) -> Vec<Finding> {
        let mut findings = Vec::new();
        for oddity in &found.oddities {
            let Some(severity) = self.options.severity(oddity.rule) else {
                continue;
            };
            let container = oddity.container.as_deref();
            let place = oddity.span.start;
            let start = container_at(&found.containers, place);
            let suppressions = &found.suppressions;
            if suppressions.cover_field(oddity.rule, place, start, oddity.object, container) {
                report.suppressed += 1;
                continue;
            }
            let object = found.objects.get(oddity.object);
            findings.push(Finding {
                message: oddity.message.clone(),
                help: oddity.help.clone(),
                path: oddity.path.clone(),
                container: oddity.container.clone(),
                ..self.finding(oddity.rule, severity, oddity.span, object)
            });
        }
        findings
    }

    fn finding(
        &mut self,
        rule: Rule,
        severity: Severity,
        span: Span,
        object: Option<&Object>,
    ) -> Finding {
        Finding {
            rule,
            severity,
            message: String::new(),
            help: None,
            span: Span::new(self.offset + span.start, self.offset + span.end),
            start: self.lines.position(span.start),
            end: self.lines.position(span.end),
            object: object.cloned().unwrap_or_default(),
            path: String::new(),
            container: None,
            image: None,
            decision: None,
            error: None,
            remedy: Remedy::None,
            obstacle: None,
            edit: None,
        }
    }

    /// What the parser complains of.
    pub(crate) fn syntax(&mut self, error: SyntaxError) -> Fault {
        let kind = if error.is_too_large {
            FaultKind::TooLarge
        } else {
            FaultKind::Syntax
        };
        Fault {
            kind,
            message: error.message,
            offset: self.offset + error.offset,
            position: self.lines.position(error.offset),
        }
    }

    /// The line and column of a place in the part.
    pub(crate) fn position(&mut self, place: usize) -> Position {
        self.lines.position(place)
    }
}

fn verdicts(found: &Found<'_>, judgments: &[Judgment]) -> impl Iterator<Item = Verdict> {
    let judged = found.containers.iter().zip(judgments);
    judged.map(|(container, judgment)| Verdict {
        object: found
            .objects
            .get(container.object)
            .cloned()
            .unwrap_or_default(),
        path: container.path.clone(),
        container: container.name.as_deref().map(str::to_owned),
        role: container.role,
        image: container.image.reference.as_ref().to_owned(),
        written: judgment.written,
        effective: judgment.effective,
        wanted: judgment.wanted,
    })
}
