//! How well tags are read, against public histories and shapes judged by hand, and that the committed report is current.

use std::fs;

#[path = "../xtask/src/tags.rs"]
#[expect(dead_code, reason = "the task prints, the test asserts")]
mod tags;

#[test]
fn tags_are_read_as_well_as_promised() {
    let report = tags::measure().unwrap();
    assert_eq!(report.shortfalls(), Vec::<String>::new());

    let committed = fs::read_to_string(tags::snapshot()).unwrap_or_default();
    assert_eq!(
        report.text, committed,
        "run `cargo xtask tags --bless` and look at the difference"
    );
}
