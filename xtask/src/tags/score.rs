//! What is counted, and the figures that follow.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write as _;

use pullpolicy::Class;

use super::data::{Row, Shape, classified, evidence, read};

/// The number of classes, and the columns of a table.
pub(super) const CLASSES: [Class; 3] = [Class::Moving, Class::Unknown, Class::Pinned];

/// How many tags of one label came out in each class.
#[derive(Clone, Copy, Default)]
pub(super) struct Counts {
    pub(super) moving: u32,
    pub(super) unknown: u32,
    pub(super) pinned: u32,
}

impl Counts {
    pub(super) fn add(&mut self, class: Class) {
        match class {
            Class::Moving => self.moving += 1,
            Class::Unknown => self.unknown += 1,
            Class::Pinned => self.pinned += 1,
        }
    }

    pub(super) fn of(self, class: Class) -> u32 {
        match class {
            Class::Moving => self.moving,
            Class::Unknown => self.unknown,
            Class::Pinned => self.pinned,
        }
    }

    pub(super) fn total(self) -> u32 {
        self.moving + self.unknown + self.pinned
    }
}

/// The two figures of one part of the rows, in per cent: over all rows, and averaged over repositories.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Score {
    /// Of the tags that moved, how many come out moving or unknown.
    pub(super) not_pinned: f64,
    /// The same, averaged over repositories.
    pub(super) not_pinned_average: f64,
    /// Of the tags that moved, how many come out moving.
    pub(super) moving: f64,
    /// Of the pinned tags, how many come out pinned.
    pub(super) pinned: f64,
    /// The same, averaged over repositories.
    pub(super) pinned_average: f64,
}

/// The figures of the shapes judged by hand, in per cent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct HandScore {
    /// Of the moving shapes, how many come out moving or unknown.
    pub(super) not_pinned: f64,
    /// Of the moving shapes, how many come out moving.
    pub(super) moving: f64,
    /// Of the pinned shapes, how many come out pinned.
    pub(super) pinned: f64,
    /// How many kinds are as judged, of all shapes.
    pub(super) kind: f64,
    /// How many pieces of evidence are as judged, of all shapes.
    pub(super) evidence: f64,
}

pub(super) fn score<'a>(rows: impl Iterator<Item = &'a Row<'a>>, publishers: bool) -> Score {
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

pub(super) fn hand(text: &mut String, shapes: &[Shape<'_>]) -> Result<HandScore, Box<dyn Error>> {
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
