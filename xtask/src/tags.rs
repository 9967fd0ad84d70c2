//! Measures the tag reader against the public histories of `tests/data/tags.tsv.gz` and the hard shapes of
//! `tests/data/tags-by-hand.tsv`.
//!
//! A fifth of the repositories, chosen by a hash of the name, is held out: nobody looks at its rows, so that its score
//! tells conventions learnt from rows remembered.

// The paths are written out because a test takes this file in by its own path, too.
#[path = "tags/data.rs"]
mod data;
#[path = "tags/score.rs"]
mod score;

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use pullpolicy::Class;

use data::{Row, classified, evidence, histories, read, root, rows, shapes};
use score::{CLASSES, Counts, HandScore, Score, hand, score};

/// How many of the worst repositories are listed.
const WORST: usize = 12;

/// Everything that is measured.
pub(crate) struct Report {
    /// With publisher knowledge, over all rows.
    with_publishers: Score,
    /// By the text alone, over all rows.
    text_alone: Score,
    /// The shapes judged by hand.
    by_hand: HandScore,
    /// The tables, as they are printed and committed.
    pub(crate) text: String,
}

impl Report {
    /// The figures that are lower than they must be.
    pub(crate) fn shortfalls(&self) -> Vec<String> {
        let (publishers, text, hand) = (self.with_publishers, self.text_alone, self.by_hand);
        [
            (
                "moved, with publishers: not pinned",
                publishers.not_pinned,
                99.85,
            ),
            (
                "the same, averaged over repositories",
                publishers.not_pinned_average,
                99.9,
            ),
            ("moved, with publishers: moving", publishers.moving, 95.0),
            ("pinned, with publishers: pinned", publishers.pinned, 99.5),
            (
                "the same, averaged over repositories",
                publishers.pinned_average,
                99.3,
            ),
            ("moved, text alone: not pinned", text.not_pinned, 99.8),
            ("pinned, text alone: pinned", text.pinned, 98.0),
            ("moving by hand: not pinned", hand.not_pinned, 97.0),
            ("moving by hand: moving", hand.moving, 85.0),
            ("pinned by hand: pinned", hand.pinned, 95.0),
            ("kinds by hand", hand.kind, 95.0),
            ("evidence by hand", hand.evidence, 95.0),
        ]
        .into_iter()
        .filter(|(_, figure, least)| figure < least)
        .map(|(what, figure, least)| format!("{what}: {figure:.3} %, and must be {least} %"))
        .collect()
    }
}

/// Runs the task: prints the report; `--bless` writes it to the snapshot, `--errors` lists what was misread, without the
/// repositories that are held out.
///
/// # Errors
///
/// An unknown argument, data that cannot be read, or a figure that is lower than it must be.
pub(crate) fn run(arguments: impl IntoIterator<Item = String>) -> Result<(), Box<dyn Error>> {
    let (mut bless, mut errors) = (false, false);
    for argument in arguments {
        match argument.as_str() {
            "--bless" => bless = true,
            "--errors" => errors = true,
            _ => {
                return Err(
                    format!("`tags` knows `--bless` and `--errors`, not `{argument}`").into(),
                );
            }
        }
    }
    let report = measure()?;
    print!("{}", report.text);
    if bless {
        fs::write(snapshot(), &report.text)?;
    }
    if errors {
        print!("{}", misread()?);
    }
    match report.shortfalls() {
        shortfalls if shortfalls.is_empty() => Ok(()),
        shortfalls => Err(shortfalls.join("\n").into()),
    }
}

/// The committed report.
#[must_use]
pub(crate) fn snapshot() -> PathBuf {
    root().join("tests/snapshots/tags.txt")
}

/// Reads all rows and counts.
///
/// # Errors
///
/// Data that cannot be read.
pub(crate) fn measure() -> Result<Report, Box<dyn Error>> {
    let histories = histories()?;
    let rows = rows(&histories);
    let by_hand = fs::read_to_string(root().join("tests/data/tags-by-hand.tsv"))?;
    let mut text = String::from("# How tags are read: `cargo xtask tags`\n");

    writeln!(text, "\n## By the source of the label, with publishers\n")?;
    table(&mut text, &rows, |row| read(row, true))?;
    writeln!(text, "\n## By the source of the label, text alone\n")?;
    table(&mut text, &rows, |row| read(row, false))?;

    writeln!(
        text,
        "\n## Scores in per cent, and averaged over repositories\n"
    )?;
    writeln!(
        text,
        "{:<36} {:>20} {:>10} {:>20}",
        "", "moved: not pinned", "moving", "pinned: pinned"
    )?;
    let mut scored = |title: &str,
                      publishers: bool,
                      part: fn(&Row<'_>) -> bool|
     -> Result<Score, Box<dyn Error>> {
        let score = score(rows.iter().filter(|row| part(row)), publishers);
        writeln!(
            text,
            "{title:<36} {:>11.3} {:>8.3} {:>10.3} {:>11.3} {:>8.3}",
            score.not_pinned,
            score.not_pinned_average,
            score.moving,
            score.pinned,
            score.pinned_average
        )?;
        Ok(score)
    };
    let with_publishers = scored("with publishers", true, |_| true)?;
    scored("with publishers, read", true, |row| !row.held_out)?;
    scored("with publishers, held out", true, |row| row.held_out)?;
    let text_alone = scored("text alone", false, |_| true)?;
    scored("text alone, read", false, |row| !row.held_out)?;
    scored("text alone, held out", false, |row| row.held_out)?;

    writeln!(
        text,
        "\n## The worst repositories, with publishers, held out ones left out\n"
    )?;
    worst(&mut text, &rows)?;

    writeln!(text, "\n## Shapes judged by hand\n")?;
    let by_hand = hand(&mut text, &shapes(&by_hand))?;
    Ok(Report {
        with_publishers,
        text_alone,
        by_hand,
        text,
    })
}

fn table(
    text: &mut String,
    rows: &[Row<'_>],
    read: impl Fn(&Row<'_>) -> Class,
) -> Result<(), Box<dyn Error>> {
    let mut counts: BTreeMap<(&str, &str), Counts> = BTreeMap::new();
    for row in rows {
        let label = if row.moves { "moving" } else { "pinned" };
        counts
            .entry((label, row.source))
            .or_default()
            .add(read(row));
    }
    writeln!(
        text,
        "{:<8} {:<22} {:>8} {:>8} {:>8}",
        "label", "source", "moving", "unknown", "pinned"
    )?;
    for ((label, source), counts) in counts {
        write!(text, "{label:<8} {source:<22}")?;
        for class in CLASSES {
            write!(text, " {:>8}", counts.of(class))?;
        }
        writeln!(text)?;
    }
    Ok(())
}

fn worst(text: &mut String, rows: &[Row<'_>]) -> Result<(), Box<dyn Error>> {
    let mut wrong: BTreeMap<&str, (u32, u32, u32)> = BTreeMap::new();
    for row in rows.iter().filter(|row| !row.held_out) {
        let (moved, pinned, total) = wrong.entry(row.repository).or_default();
        *total += 1;
        match (row.moves, read(row, true)) {
            (true, Class::Pinned) => *moved += 1,
            (false, Class::Moving | Class::Unknown) => *pinned += 1,
            _ => {}
        }
    }
    let mut wrong: Vec<_> = wrong
        .into_iter()
        .filter(|(_, (moved, pinned, _))| moved + pinned > 0)
        .collect();
    wrong.sort_by_key(|(repository, (moved, pinned, _))| {
        (std::cmp::Reverse(moved + pinned), *repository)
    });
    writeln!(
        text,
        "{:<44} {:>14} {:>18} {:>6}",
        "repository", "moved: pinned", "pinned: not pinned", "rows"
    )?;
    for (repository, (moved, pinned, total)) in wrong.iter().take(WORST) {
        writeln!(text, "{repository:<44} {moved:>14} {pinned:>18} {total:>6}")?;
    }
    Ok(())
}

/// What was misread, one line each, without the repositories that are held out.
fn misread() -> Result<String, Box<dyn Error>> {
    let histories = histories()?;
    let mut text = String::from("\n## Misread\n\n");
    for row in rows(&histories).iter().filter(|row| !row.held_out) {
        for (mode, repository) in [("publishers", row.repository), ("text", "")] {
            let Some(tag) = classified(row.tag, repository) else {
                continue;
            };
            let right = if row.moves {
                tag.class == Class::Moving
            } else {
                tag.class == Class::Pinned
            };
            if !right {
                let label = if row.moves { "moving" } else { "pinned" };
                writeln!(
                    text,
                    "{mode}\t{}\t{}\t{label}\t{}\t{}\t{}\t{}",
                    row.repository,
                    row.tag,
                    tag.class.as_str(),
                    tag.kind.as_str(),
                    evidence(&tag),
                    row.source
                )?;
            }
        }
    }
    let by_hand = fs::read_to_string(root().join("tests/data/tags-by-hand.tsv"))?;
    for shape in shapes(&by_hand) {
        let Some(tag) = classified(shape.tag, shape.repository) else {
            continue;
        };
        let class = shape.label == "depends" || tag.class.as_str() == shape.label;
        if !class || tag.kind.as_str() != shape.kind || evidence(&tag) != shape.evidence {
            writeln!(
                text,
                "by hand\t{}\t{}\t{} {} `{}`\tread as {} {} `{}`",
                shape.repository,
                shape.tag,
                shape.label,
                shape.kind,
                shape.evidence,
                tag.class.as_str(),
                tag.kind.as_str(),
                evidence(&tag)
            )?;
        }
    }
    Ok(text)
}
