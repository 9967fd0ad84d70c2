//! Findings as a compiler would tell them.

use std::fmt::Write as _;

use pullpolicy::Span;
use pullpolicy_console::text::help as help_line;
use pullpolicy_console::text::style::{self, paint};
use pullpolicy_console::{Excerpt, escaped};
use pullpolicy_manifest::{Fault, Finding, Obstacle, Part, Position, Remedy, Severity};

/// How much of a long line around a place is looked at, in bytes, to show some of it.
const WINDOW: usize = 1_000;

/// A finding: what is wrong, where, the line itself, why, and what to do.
pub(super) fn finding(file: &str, part: &Part<'_>, finding: &Finding) -> String {
    let style = match finding.severity {
        Severity::Error => style::ERROR,
        Severity::Warning => style::WARNING,
        Severity::Note => style::REASON,
    };
    let label = format!("{}[{}]", finding.severity, finding.rule);
    let mut text = format!(
        "{}: {}\n  at {}{}\n",
        paint(style, &label),
        escaped(&finding.message),
        escaped(&place(file, finding.start)),
        escaped(&whose(finding)),
    );
    let local = |offset: usize| offset.saturating_sub(part.offset);
    let span = Span::new(local(finding.span.start), local(finding.span.end));
    if let Some(excerpt) = excerpt(part, span) {
        let carets = paint(style, &excerpt.carets());
        let _ = write!(
            text,
            "\n  {}\n  {}{carets}\n\n",
            excerpt.line(),
            excerpt.indent()
        );
    }
    let reasons = finding
        .decision
        .iter()
        .flat_map(|decision| &decision.reasons);
    for reason in reasons.take(1) {
        let label = paint(style::REASON, &format!("reason[{}]", reason.code.as_str()));
        let _ = writeln!(text, "  {label}: {}", escaped(&reason.message));
    }
    if let Some(help) = &finding.help {
        text.push_str(&help_line(help));
    }
    if let Some(fix) = fix(finding) {
        let _ = writeln!(text, "  {} {fix}", paint(style::HELP, "fix:"));
    }
    text.push('\n');
    text
}

/// What `fix` does about a finding.
fn fix(finding: &Finding) -> Option<String> {
    let flag = match finding.remedy {
        Remedy::None => return None,
        Remedy::Fix(_) => "",
        Remedy::Relax(_) => " --relax",
        Remedy::Explicit(_) => " --explicit",
    };
    Some(match finding.obstacle.map(Obstacle::message) {
        Some(obstacle) => format!("by hand: {obstacle}"),
        None => format!("`pullpolicy fix{flag}` writes it"),
    })
}

/// A file, a line and a column, as editors read them.
pub(crate) fn place(file: &str, position: Position) -> String {
    format!("{file}:{}:{}", position.line, position.column)
}

/// The object and the container, as far as they have names.
fn whose(finding: &Finding) -> String {
    let object = &finding.object;
    let mut text = String::new();
    // The path of a resource of Terraform's begins with its type and name.
    let kind = object.kind.as_ref();
    if let Some(kind) = kind.filter(|_| !is_in_path(finding)) {
        let _ = write!(text, ", {kind}");
        let namespace = object.namespace.iter().map(String::as_str);
        let names: Vec<&str> = namespace.chain(object.name.as_deref()).collect();
        if !names.is_empty() {
            let _ = write!(text, " {}", names.join("/"));
        }
    }
    if !finding.path.is_empty() {
        let _ = write!(text, ", {}", finding.path);
    }
    if let Some(container) = &finding.container {
        let _ = write!(text, " ({container})");
    }
    text
}

/// Whether the path begins with the object, as in Terraform.
fn is_in_path(finding: &Finding) -> bool {
    let object = [&finding.object.kind, &finding.object.name];
    let [Some(kind), Some(name)] = object else {
        return false;
    };
    finding.path.starts_with(&format!("{kind}.{name}"))
}

/// What could not be read.
pub(crate) fn fault(file: &str, fault: &Fault) -> String {
    format!(
        "{}: {}\n  at {}\n\n",
        paint(style::ERROR, &format!("error[{}]", fault.kind.as_str())),
        escaped(&fault.message),
        escaped(&place(file, fault.position)),
    )
}

/// A file that is passed over.
pub(crate) fn skipped(file: &str, why: &str) -> String {
    format!("skipped {}: {why}\n", escaped(file))
}

/// The message of a finding and its help, for formats that have one text for both.
pub(super) fn sentence(finding: &Finding) -> String {
    match &finding.help {
        Some(help) => format!("{}; {help}", finding.message),
        None => finding.message.clone(),
    }
}

/// The line of a place in a part.
fn excerpt(part: &Part<'_>, span: Span) -> Option<Excerpt> {
    let text = std::str::from_utf8(part.bytes).ok()?;
    let before = text.get(..span.start)?;
    let from =
        (span.start.saturating_sub(WINDOW)..=span.start).find(|at| text.is_char_boundary(*at))?;
    let begin = before
        .get(from..)?
        .rfind('\n')
        .map_or(from, |at| from + at + 1);
    let to = (span.start..=text.len().min(span.start + WINDOW))
        .rev()
        .find(|at| text.is_char_boundary(*at))?;
    let line = text.get(begin..to)?.lines().next().unwrap_or("");
    let line_without_mark = line.strip_prefix('\u{feff}').unwrap_or(line);
    let begin = begin + line.len() - line_without_mark.len();
    let start = span.start.saturating_sub(begin);
    let end = span.end.saturating_sub(begin).min(line_without_mark.len());
    Some(Excerpt::new(
        line_without_mark,
        Span::new(start, end.max(start)),
    ))
}
