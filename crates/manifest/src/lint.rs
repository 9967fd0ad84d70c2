//! Linting: a report on a text, on one part of it, on one document.

mod checks;

use pullpolicy::Span;

use crate::container::Object;
use crate::document::{Document, Found, Scope};
use crate::finding::{Fault, FaultKind, Finding, Position, Remedy, Report, Verdict};
use crate::judge::{Judge, Judgment};
use crate::lines::Lines;
use crate::options::Options;
use crate::parts::{Part, PartKind, Parts};
use crate::rule::{Rule, Severity};
use crate::tree::Documents;
use crate::yaml::YamlDocument;

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
    let mut report = Report::default();
    for part in Parts::of(text.as_bytes()) {
        report.extend(lint_part(&part, options));
    }
    report
}

/// Lints one part of a text. The reports on all parts, one behind the other, are that on the text.
#[must_use]
pub fn lint_part(part: &Part<'_>, options: &Options) -> Report {
    let mut report = Report::default();
    match text_of(part) {
        Ok(Some(text)) => {
            let mut linter = Linter::new(text, part, options);
            for document in Documents::of(text) {
                match document {
                    Ok(tree) => {
                        let document = YamlDocument::new(tree, part.item);
                        if document.is_tangled() {
                            report.faults.push(linter.fault(
                                FaultKind::TooLarge,
                                "the document merges mappings into one another more often than is followed".to_owned(),
                                0,
                            ));
                        }
                        linter.document(&document, &mut report);
                    }
                    Err(error) => {
                        let kind = if error.is_too_large {
                            FaultKind::TooLarge
                        } else {
                            FaultKind::Syntax
                        };
                        let fault = linter.fault(kind, error.message, error.offset);
                        report.faults.push(fault);
                    }
                }
            }
        }
        Ok(None) => {}
        Err(fault) => report.faults.push(fault),
    }
    report
}

/// The text of a part that is to be read.
pub(crate) fn text_of<'t>(part: &Part<'t>) -> Result<Option<&'t str>, Fault> {
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
        PartKind::TooLarge => Err(fault(
            FaultKind::TooLarge,
            "the document is larger than 16 MiB",
            0,
        )),
        PartKind::Document => match std::str::from_utf8(part.bytes) {
            Ok(text) => Ok(Some(text)),
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
    text: &'t str,
    offset: usize,
    lines: Lines<'t>,
    options: &'o Options,
    judge: Judge,
}

impl<'t, 'o> Linter<'t, 'o> {
    pub(crate) fn new(text: &'t str, part: &Part<'_>, options: &'o Options) -> Self {
        Self {
            text,
            offset: part.offset,
            lines: Lines::new(text, part.line),
            options,
            judge: Judge::new(&options.request),
        }
    }

    /// Judges every container of a document.
    pub(crate) fn judgments(&mut self, found: &Found<'_>) -> Vec<Judgment> {
        let containers = found.containers.iter();
        containers
            .map(|container| self.judge.judge(container))
            .collect()
    }

    fn document<'d>(&mut self, document: &dyn Document<'d>, report: &mut Report) {
        let found = document.found();
        let judgments = self.judgments(found);
        report.documents += 1;
        report.verdicts.extend(verdicts(found, &judgments));
        let mut findings = self.oddities(found, report);
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
            if is_suppressed(found, rule, container.span, container.object, name) {
                report.suppressed += 1;
                continue;
            }
            findings.push(Finding {
                message: complaint.message,
                help: complaint.help,
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

    fn oddities(&mut self, found: &Found<'_>, report: &mut Report) -> Vec<Finding> {
        let mut findings = Vec::new();
        for oddity in &found.oddities {
            let Some(severity) = self.options.severity(oddity.rule) else {
                continue;
            };
            let container = oddity.container.as_deref();
            if is_suppressed(found, oddity.rule, oddity.span, oddity.object, container) {
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
        }
    }

    /// A fault at this place of the part.
    pub(crate) fn fault(&mut self, kind: FaultKind, message: String, place: usize) -> Fault {
        let hint = if kind == FaultKind::Syntax && self.text.contains("{{") {
            "; is it a template that was not rendered?"
        } else {
            ""
        };
        Fault {
            kind,
            message: message + hint,
            offset: self.offset + place,
            position: self.lines.position(place),
        }
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

/// Whether a comment or an annotation says that this is not to be reported.
pub(crate) fn is_suppressed(
    found: &Found<'_>,
    rule: Rule,
    span: Span,
    object: usize,
    container: Option<&str>,
) -> bool {
    found.suppressions.iter().any(|suppression| {
        let rules = &suppression.rules;
        let names = rules.is_empty() || rules.iter().any(|id| id == rule.id());
        names
            && match &suppression.scope {
                Scope::Text(scope) => scope.start <= span.start && span.start < scope.end,
                Scope::Object(other, name) => {
                    *other == object && (name.is_none() || name.as_deref() == container)
                }
            }
    })
}
