//! What holds for every text that is fixed: shared by the property tests and the fuzz target.
//!
//! The function panics with a readable sentence where an invariant is broken.
#![expect(clippy::expect_used, reason = "a broken invariant has to end the test")]

use granit_parser::{Event, Parser};
use pullpolicy_manifest::{FixOptions, Fixed, Language, Remedy};

/// The keys whose values may change.
const POLICIES: [&str; 3] = ["imagePullPolicy", "pullPolicy", "image_pull_policy"];

/// Checks everything of YAML.
pub(crate) fn check(text: &str) {
    check_in(Language::Yaml, text, without_policies);
}

/// Checks everything. `without_policies` tells what a text says besides.
pub(crate) fn check_in(
    language: Language<'_>,
    text: &str,
    without_policies: fn(&str) -> Vec<String>,
) {
    for (relax, explicit) in [(false, false), (true, false), (true, true)] {
        let options = FixOptions {
            relax,
            explicit,
            ..FixOptions::default()
        };
        let fixed = language.fix(text, &options);
        let after = std::str::from_utf8(&fixed.bytes).expect("what was text stays text");
        assert_eq!(
            spliced(text, &fixed),
            after,
            "nothing changes but what is told of {text:?}"
        );
        if !fixed.faults.is_empty() {
            assert_eq!(after, text, "what cannot be read is left alone");
            continue;
        }
        if after != text {
            assert_eq!(
                without_policies(text),
                without_policies(after),
                "{after:?} reads as {text:?} but for policies"
            );
        }
        let again = language.fix(after, &options);
        assert!(
            again.bytes == fixed.bytes,
            "a second time nothing changes in {after:?}, which was {text:?}"
        );
        if relax {
            nothing_remains(language, text, after);
        }
    }
}

/// The text with the edits that are told.
fn spliced(text: &str, fixed: &Fixed<'_>) -> String {
    let mut spliced = text.to_owned();
    for change in fixed.changes.iter().rev() {
        let (start, end) = (change.edit.span.start, change.edit.span.end);
        spliced.replace_range(start..end, &change.edit.text);
    }
    spliced
}

fn nothing_remains(language: Language<'_>, before: &str, after: &str) {
    let report = language.lint(after, &FixOptions::default().lint);
    for finding in report.findings {
        let is_fixable = matches!(finding.remedy, Remedy::Fix(_) | Remedy::Relax(_));
        assert!(
            !is_fixable || finding.obstacle.is_some(),
            "{finding:?} remains in {after:?}, which was {before:?}"
        );
    }
}

/// What the parser tells of a text, without the entries under the keys of policies.
pub(crate) fn without_policies(text: &str) -> Vec<String> {
    let mut told = Vec::new();
    // For each open collection whether it is a mapping, and how many nodes it has so far.
    let mut open: Vec<(bool, usize)> = Vec::new();
    // How deep the value of a policy is, while it is passed over.
    let mut passing: Option<usize> = None;
    for next in Parser::new_from_str(text) {
        let (event, _) = next.expect("what was read can be read");
        let ends = matches!(event, Event::SequenceEnd | Event::MappingEnd);
        if ends {
            open.pop();
        }
        let depth = open.len();
        let is_node = event.is_node();
        let mut is_key = false;
        if is_node && let Some((is_mapping, count)) = open.last_mut() {
            is_key = *is_mapping && *count % 2 == 0;
            *count += 1;
        }
        match event {
            Event::MappingStart(..) => open.push((true, 0)),
            Event::SequenceStart(..) => open.push((false, 0)),
            _ => {}
        }
        if let Some(at) = passing {
            // The value is over with its last event, which is at the depth of its key.
            let is_over = depth == at && (ends || open.len() == at) && (ends || is_node);
            if is_over {
                passing = None;
            }
            continue;
        }
        let is_policy = event
            .scalar()
            .is_some_and(|(key, _)| POLICIES.contains(&key));
        if is_key && is_policy {
            passing = Some(depth);
            continue;
        }
        told.push(format!("{event:?}"));
    }
    told
}
