//! The forms in which findings are told, and the stream that they are written to.

use pullpolicy_manifest::{Fault, Finding, Part, Severity};
use serde_json::json;

use super::{Tally, sarif, text};
use crate::args::LintFormat;
use crate::status::{Trouble, print, show, show_error};

/// How many faults are repeated in JSON and SARIF; more of them are only counted.
const MOST_FAULTS: usize = 1_000;

/// Writes findings as they come.
pub(super) struct Output {
    format: LintFormat,
    is_first: bool,
    faults: Vec<(String, Fault)>,
    troubles: Vec<String>,
    skipped: Vec<(String, &'static str)>,
}

/// A finding in the form of a format.
pub(super) fn rendered(
    format: LintFormat,
    file: &str,
    part: &Part<'_>,
    finding: &Finding,
) -> String {
    match format {
        LintFormat::Text => text::finding(file, part, finding),
        LintFormat::Json => finding.to_json(file),
        LintFormat::Sarif => sarif::result(file, finding),
        LintFormat::Github => annotation(file, finding),
    }
}

/// A workflow command
/// (<https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands>).
fn annotation(file: &str, finding: &Finding) -> String {
    let command = match finding.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "notice",
    };
    let data = |text: &str| {
        text.replace('%', "%25")
            .replace('\r', "%0D")
            .replace('\n', "%0A")
    };
    let property = |text: &str| data(text).replace(':', "%3A").replace(',', "%2C");
    let (start, end) = (finding.start, finding.end);
    format!(
        "::{command} file={},line={},endLine={},col={},endColumn={},title={}::{}\n",
        property(file),
        start.line,
        end.line,
        start.column,
        end.column,
        property(finding.rule.id()),
        data(&text::sentence(finding)),
    )
}

impl Output {
    pub(super) fn begin(format: LintFormat) -> Result<Self, Trouble> {
        match format {
            LintFormat::Json => print(br#"{"findings":["#)?,
            LintFormat::Sarif => print(sarif::head().as_bytes())?,
            LintFormat::Text | LintFormat::Github => {}
        }
        Ok(Self {
            format,
            is_first: true,
            faults: Vec::new(),
            troubles: Vec::new(),
            skipped: Vec::new(),
        })
    }

    pub(super) fn findings(&mut self, rendered: &[String]) -> Result<(), Trouble> {
        if rendered.is_empty() {
            return Ok(());
        }
        match self.format {
            LintFormat::Text => show(&rendered.concat()),
            LintFormat::Github => print(rendered.concat().as_bytes()),
            LintFormat::Json | LintFormat::Sarif => {
                let separator = if std::mem::take(&mut self.is_first) {
                    "\n"
                } else {
                    ",\n"
                };
                print([separator, &rendered.join(",\n")].concat().as_bytes())
            }
        }
    }

    /// What could not be read.
    pub(super) fn fault(&mut self, file: &str, fault: Fault) -> Result<(), Trouble> {
        if self.keeps() {
            if self.faults.len() < MOST_FAULTS {
                self.faults.push((file.to_owned(), fault));
            }
            return Ok(());
        }
        show_error(&text::fault(file, &fault))
    }

    pub(super) fn trouble(&mut self, trouble: &Trouble) -> Result<(), Trouble> {
        if self.keeps() {
            self.troubles.push(trouble.message().to_owned());
        }
        // It counts in the tally, and so in the exit status.
        let _ = trouble.report();
        Ok(())
    }

    pub(super) fn skipped(&mut self, file: &str, why: &'static str) -> Result<(), Trouble> {
        if self.keeps() {
            self.skipped.push((file.to_owned(), why));
            return Ok(());
        }
        show_error(&text::skipped(file, why))
    }

    /// Whether faults belong into the answer itself.
    fn keeps(&self) -> bool {
        matches!(self.format, LintFormat::Json | LintFormat::Sarif)
    }

    pub(super) fn end(self, tally: &Tally) -> Result<(), Trouble> {
        match self.format {
            LintFormat::Text => show(&tally.summary()),
            LintFormat::Github => Ok(()),
            LintFormat::Json => {
                let faults: Vec<String> = self
                    .faults
                    .iter()
                    .map(|(file, fault)| fault.to_json(file))
                    .collect();
                let skipped: Vec<_> = self
                    .skipped
                    .iter()
                    .map(|(file, why)| json!({"file": file, "why": why}))
                    .collect();
                let rest = format!(
                    "],\n\"faults\":[{}],\"troubles\":{},\"skipped\":{},\"summary\":{}}}\n",
                    faults.join(","),
                    json!(self.troubles),
                    json!(skipped),
                    tally.to_json(),
                );
                print(rest.as_bytes())
            }
            LintFormat::Sarif => {
                let tail = sarif::tail(&self.faults, &self.troubles);
                print(format!("{tail}\n").as_bytes())
            }
        }
    }
}
