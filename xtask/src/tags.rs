//! Measures the tag reader against the public histories of `tests/data/tags.tsv.gz` and the hard shapes of
//! `tests/data/tags-by-hand.tsv`.
//!
//! A fifth of the repositories, chosen by a hash of the name, is held out: nobody looks at its rows, so that its score
//! tells conventions learnt from rows remembered.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write as _;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use flate2::read::GzDecoder;
use pullpolicy::{Class, Tag, classify, classify_in};

/// The number of classes, and the columns of a table.
const CLASSES: [Class; 3] = [Class::Moving, Class::Unknown, Class::Pinned];
/// How many of the worst repositories are listed.
const WORST: usize = 12;

/// One row of the histories.
struct Row<'a> {
    repository: &'a str,
    tag: &'a str,
    moves: bool,
    /// How the label was found.
    source: &'a str,
    held_out: bool,
}

/// One row of the shapes judged by hand.
struct Shape<'a> {
    tag: &'a str,
    repository: &'a str,
    label: &'a str,
    kind: &'a str,
    evidence: &'a str,
}

/// How many tags of one label came out in each class.
#[derive(Clone, Copy, Default)]
struct Counts {
    moving: u32,
    unknown: u32,
    pinned: u32,
}

impl Counts {
    fn add(&mut self, class: Class) {
        match class {
            Class::Moving => self.moving += 1,
            Class::Unknown => self.unknown += 1,
            Class::Pinned => self.pinned += 1,
        }
    }

    fn of(self, class: Class) -> u32 {
        match class {
            Class::Moving => self.moving,
            Class::Unknown => self.unknown,
            Class::Pinned => self.pinned,
        }
    }

    fn total(self) -> u32 {
        self.moving + self.unknown + self.pinned
    }
}

/// The two figures of one part of the rows, in per cent: over all rows, and averaged over repositories.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Score {
    /// Of the tags that moved, how many come out moving or unknown.
    not_pinned: f64,
    /// The same, averaged over repositories.
    not_pinned_average: f64,
    /// Of the tags that moved, how many come out moving.
    moving: f64,
    /// Of the pinned tags, how many come out pinned.
    pinned: f64,
    /// The same, averaged over repositories.
    pinned_average: f64,
}

/// The figures of the shapes judged by hand, in per cent.
#[derive(Clone, Copy, Debug, PartialEq)]
struct HandScore {
    /// Of the moving shapes, how many come out moving or unknown.
    not_pinned: f64,
    /// Of the moving shapes, how many come out moving.
    moving: f64,
    /// Of the pinned shapes, how many come out pinned.
    pinned: f64,
    /// How many kinds are as judged, of all shapes.
    kind: f64,
    /// How many pieces of evidence are as judged, of all shapes.
    evidence: f64,
}

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

fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    if here.ends_with("xtask") {
        here.parent().unwrap_or(here)
    } else {
        here
    }
}

fn histories() -> Result<String, Box<dyn Error>> {
    let packed = fs::read(root().join("tests/data/tags.tsv.gz"))?;
    let mut text = String::new();
    GzDecoder::new(packed.as_slice()).read_to_string(&mut text)?;
    Ok(text)
}

/// The rows to score. No reading of the text can know that a `full-shape` tag moved, and no move of a
/// `by-construction` tag was seen.
fn rows(histories: &str) -> Vec<Row<'_>> {
    histories
        .lines()
        .skip(1)
        .filter_map(|line| {
            let mut fields = line.split('\t');
            let (repository, tag, label) = (fields.next()?, fields.next()?, fields.next()?);
            let (source, flags) = (fields.next()?, fields.next().unwrap_or_default());
            let scored = !flags.contains("full-shape") && !flags.contains("by-construction");
            scored.then(|| Row {
                repository,
                tag,
                moves: label == "moving",
                source,
                held_out: is_held_out(repository),
            })
        })
        .collect()
}

/// Whether the FNV-1a hash of the name is a multiple of five.
fn is_held_out(repository: &str) -> bool {
    let hash = repository
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
    hash.is_multiple_of(5)
}

fn shapes(text: &str) -> Vec<Shape<'_>> {
    text.lines()
        .skip(1)
        .filter_map(|line| {
            let mut fields = line.split('\t');
            let (tag, project, label, _why) = (
                fields.next()?,
                fields.next()?,
                fields.next()?,
                fields.next()?,
            );
            let (repository, kind, evidence) = (fields.next(), fields.next(), fields.next());
            let _ = project;
            Some(Shape {
                tag,
                repository: repository.unwrap_or_default(),
                label,
                kind: kind.unwrap_or_default(),
                evidence: evidence.unwrap_or_default(),
            })
        })
        .collect()
}

fn read(row: &Row<'_>, publishers: bool) -> Class {
    classified(row.tag, if publishers { row.repository } else { "" })
        .map_or(Class::Unknown, |tag| tag.class)
}

fn classified<'a>(tag: &'a str, repository: &str) -> Option<Tag<'a>> {
    if repository.is_empty() {
        classify(tag).ok()
    } else {
        classify_in(repository, tag).ok()
    }
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

fn score<'a>(rows: impl Iterator<Item = &'a Row<'a>>, publishers: bool) -> Score {
    let mut moving: BTreeMap<&str, Counts> = BTreeMap::new();
    let mut pinned: BTreeMap<&str, Counts> = BTreeMap::new();
    for row in rows {
        let counts = if row.moves { &mut moving } else { &mut pinned };
        counts
            .entry(row.repository)
            .or_default()
            .add(read(row, publishers));
    }
    let not_pinned = |counts: Counts| f64::from(counts.moving + counts.unknown);
    let is_pinned = |counts: Counts| f64::from(counts.pinned);
    Score {
        not_pinned: overall(&moving, not_pinned),
        not_pinned_average: average(&moving, not_pinned),
        moving: overall(&moving, |counts| f64::from(counts.moving)),
        pinned: overall(&pinned, is_pinned),
        pinned_average: average(&pinned, is_pinned),
    }
}

fn overall(counts: &BTreeMap<&str, Counts>, right: impl Fn(Counts) -> f64) -> f64 {
    let total: u32 = counts.values().map(|counts| counts.total()).sum();
    percent(
        counts.values().map(|counts| right(*counts)).sum(),
        f64::from(total),
    )
}

fn average(counts: &BTreeMap<&str, Counts>, right: impl Fn(Counts) -> f64) -> f64 {
    let sum: f64 = counts
        .values()
        .map(|counts| right(*counts) / f64::from(counts.total()))
        .sum();
    percent(sum, u32::try_from(counts.len()).map_or(f64::MAX, f64::from))
}

fn percent(part: f64, whole: f64) -> f64 {
    100.0 * part / whole
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

fn hand(text: &mut String, shapes: &[Shape<'_>]) -> Result<HandScore, Box<dyn Error>> {
    let (mut moving, mut pinned) = (Counts::default(), Counts::default());
    let (mut kinds, mut evidences, mut total) = (0_u32, 0_u32, 0_u32);
    for shape in shapes {
        let Some(tag) = classified(shape.tag, shape.repository) else {
            continue;
        };
        match shape.label {
            "moving" => moving.add(tag.class),
            "pinned" => pinned.add(tag.class),
            _ => {}
        }
        total += 1;
        kinds += u32::from(tag.kind.as_str() == shape.kind);
        evidences += u32::from(evidence(&tag) == shape.evidence);
    }
    writeln!(
        text,
        "{:<8} {:>8} {:>8} {:>8}",
        "label", "moving", "unknown", "pinned"
    )?;
    for (label, counts) in [("moving", moving), ("pinned", pinned)] {
        writeln!(
            text,
            "{label:<8} {:>8} {:>8} {:>8}",
            counts.moving, counts.unknown, counts.pinned
        )?;
    }
    writeln!(
        text,
        "\nof {total}: {kinds} kinds and {evidences} pieces of evidence as judged"
    )?;
    let share = |part: u32, whole: u32| percent(f64::from(part), f64::from(whole));
    Ok(HandScore {
        not_pinned: share(moving.moving + moving.unknown, moving.total()),
        moving: share(moving.moving, moving.total()),
        pinned: share(pinned.pinned, pinned.total()),
        kind: share(kinds, total),
        evidence: share(evidences, total),
    })
}

fn evidence<'a>(tag: &'a Tag<'_>) -> &'a str {
    tag.evidence.map_or("", |span| span.of(&tag.value))
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
