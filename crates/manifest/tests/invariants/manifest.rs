//! What holds for every text that is linted: shared by the property tests and the fuzz target.
//!
//! The function panics with a readable sentence where an invariant is broken.

use pullpolicy_manifest::{Options, PartKind, Report, Splitter, lint, lint_part};

/// Checks everything.
pub(crate) fn check(text: &str) {
    let options = Options::new();
    let report = lint(text, &options);
    places(text, &report);
    for size in [1, 7, 64] {
        assert!(
            in_pieces(text, size, &options) == report,
            "{text:?} in pieces of {size} bytes is what it is as a whole"
        );
    }
    let known: usize = report.verdicts.len();
    let about = report
        .findings
        .iter()
        .filter(|finding| finding.image.is_some());
    assert!(
        known > 0 || about.count() == 0,
        "what is said of an image in {text:?} is said of a container"
    );
}

/// Everything that is said has a place in the text.
pub(crate) fn places(text: &str, report: &Report) {
    for finding in &report.findings {
        let (start, end) = (finding.span.start, finding.span.end);
        let part = text.get(start..end);
        assert!(part.is_some(), "{finding:?} is about a part of {text:?}");
        assert!(
            finding.start <= finding.end && finding.start.line >= 1 && finding.start.column >= 1,
            "{finding:?} has a line and a column"
        );
        let line = text
            .as_bytes()
            .iter()
            .take(start)
            .filter(|byte| **byte == b'\n');
        assert_eq!(
            finding.start.line,
            line.count() + 1,
            "{finding:?} has the line of its place in {text:?}"
        );
        assert!(!finding.message.is_empty(), "{finding:?} says something");
    }
    for fault in &report.faults {
        assert!(
            fault.offset <= text.len(),
            "{fault:?} has a place in {text:?}"
        );
    }
}

/// The report on a text that comes in pieces.
fn in_pieces(text: &str, size: usize, options: &Options) -> Report {
    let mut splitter = Splitter::new();
    let mut report = Report::default();
    let mut whole = Vec::new();
    let mut chunks = text.as_bytes().chunks(size);
    loop {
        let chunk = chunks.next();
        match chunk {
            Some(chunk) => splitter.push(chunk),
            None => splitter.finish(),
        }
        while let Some(part) = splitter.next_part() {
            whole.extend_from_slice(part.bytes);
            if part.kind == PartKind::Document {
                report.extend(lint_part(&part, options));
            }
        }
        if chunk.is_none() {
            assert!(
                whole == text.as_bytes(),
                "the parts of {text:?} are the text"
            );
            return report;
        }
    }
}
