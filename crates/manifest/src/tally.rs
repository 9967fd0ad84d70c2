//! What lint found, in numbers.

use crate::finding::{Finding, Remedy, Report};
use crate::rule::Severity;

/// What was found in texts, in numbers. Findings are counted one by one, so that some may be left
/// out.
///
/// ```
/// use pullpolicy_manifest::{Options, Tally, lint};
///
/// let report = lint("kind: Pod\nspec: {containers: [{image: 'app:main'}]}\n", &Options::new());
/// let mut tally = Tally::of(&report);
/// tally.count(&report.findings[0]);
/// assert_eq!((tally.containers, tally.warnings, tally.fixable), (1, 1, 1));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Tally {
    /// Documents that were read.
    pub documents: usize,
    /// Containers in them.
    pub containers: usize,
    /// Findings of the severity `error`.
    pub errors: usize,
    /// Findings of the severity `warning`.
    pub warnings: usize,
    /// Findings of the severity `note`.
    pub notes: usize,
    /// Findings that `fix` mends.
    pub fixable: usize,
    /// Findings that only `fix --relax` mends.
    pub relaxable: usize,
    /// Findings that a comment or an annotation suppressed.
    pub suppressed: usize,
    /// Containers whose image or policy is not known.
    pub unknown: usize,
    /// Texts and documents that could not be read.
    pub unread: usize,
}

impl Tally {
    /// What was found in a text, but for the findings.
    #[must_use]
    pub fn of(report: &Report) -> Self {
        Self {
            documents: report.documents,
            containers: report.verdicts.len(),
            suppressed: report.suppressed,
            unknown: report.unknown,
            unread: report.faults.len(),
            ..Self::default()
        }
    }

    /// Counts a finding.
    pub fn count(&mut self, finding: &Finding) {
        *match finding.severity {
            Severity::Note => &mut self.notes,
            Severity::Warning => &mut self.warnings,
            Severity::Error => &mut self.errors,
        } += 1;
        match finding.remedy {
            Remedy::Fix(_) if finding.obstacle.is_none() => self.fixable += 1,
            Remedy::Relax(_) if finding.obstacle.is_none() => self.relaxable += 1,
            _ => {}
        }
    }

    /// Takes in what was found elsewhere.
    pub fn add(&mut self, other: &Self) {
        let mut own = self.numbers_mut();
        for ((_, own), (_, more)) in own.iter_mut().zip(other.numbers()) {
            **own += more;
        }
    }

    /// The numbers, each with its key in JSON.
    #[must_use]
    pub fn numbers(&self) -> [(&'static str, usize); 10] {
        let mut copy = *self;
        copy.numbers_mut().map(|(key, number)| (key, *number))
    }

    fn numbers_mut(&mut self) -> [(&'static str, &mut usize); 10] {
        [
            ("containers", &mut self.containers),
            ("documents", &mut self.documents),
            ("errors", &mut self.errors),
            ("fixable", &mut self.fixable),
            ("notes", &mut self.notes),
            ("relaxable", &mut self.relaxable),
            ("suppressed", &mut self.suppressed),
            ("unknown", &mut self.unknown),
            ("unread", &mut self.unread),
            ("warnings", &mut self.warnings),
        ]
    }
}
