//! How well tags are read, against public histories and shapes judged by hand, and that the committed report is current.

use std::fs;

#[path = "../xtask/src/tags.rs"]
#[expect(dead_code, reason = "the task prints, the test asserts")]
mod tags;

#[test]
fn tags_are_read_as_well_as_promised() {
    let report = tags::measure().unwrap();

    let score = report.with_publishers;
    assert!(
        score.not_pinned >= 99.85 && score.not_pinned_average >= 99.9,
        "{score:?}"
    );
    assert!(score.moving >= 95.0, "{score:?}");
    assert!(
        score.pinned >= 99.5 && score.pinned_average >= 99.3,
        "{score:?}"
    );

    let score = report.text_alone;
    assert!(
        score.not_pinned >= 99.8 && score.pinned >= 98.0,
        "{score:?}"
    );

    let score = report.by_hand;
    assert!(
        score.not_pinned >= 97.0 && score.moving >= 85.0 && score.pinned >= 95.0,
        "{score:?}"
    );
    assert!(score.kind >= 95.0 && score.evidence >= 95.0, "{score:?}");

    let committed = fs::read_to_string(tags::snapshot()).unwrap_or_default();
    assert_eq!(
        report.text, committed,
        "run `cargo xtask tags --bless` and look at the difference"
    );
}
