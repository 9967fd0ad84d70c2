//! The histories and the shapes judged by hand, and how the library reads their tags.

use std::error::Error;
use std::io::Read as _;
use std::path::Path;
use std::{env, fs};

use flate2::read::GzDecoder;
use pullpolicy::{Class, Tag, classify, classify_in};

/// One row of the histories.
pub(super) struct Row<'a> {
    pub(super) repository: &'a str,
    pub(super) tag: &'a str,
    pub(super) moves: bool,
    /// How the label was found.
    pub(super) source: &'a str,
    pub(super) held_out: bool,
}

/// One row of the shapes judged by hand.
pub(super) struct Shape<'a> {
    pub(super) tag: &'a str,
    pub(super) repository: &'a str,
    pub(super) label: &'a str,
    pub(super) kind: &'a str,
    pub(super) evidence: &'a str,
}

pub(super) fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    if here.ends_with("xtask") {
        here.parent().unwrap_or(here)
    } else {
        here
    }
}

pub(super) fn histories() -> Result<String, Box<dyn Error>> {
    let packed = fs::read(root().join("tests/data/tags.tsv.gz"))?;
    let mut text = String::new();
    GzDecoder::new(packed.as_slice()).read_to_string(&mut text)?;
    Ok(text)
}

/// The rows to score. No reading of the text can know that a `full-shape` tag moved, and no move of a
/// `by-construction` tag was seen.
pub(super) fn rows(histories: &str) -> Vec<Row<'_>> {
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

pub(super) fn shapes(text: &str) -> Vec<Shape<'_>> {
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

pub(super) fn read(row: &Row<'_>, publishers: bool) -> Class {
    classified(row.tag, if publishers { row.repository } else { "" })
        .map_or(Class::Unknown, |tag| tag.class)
}

pub(super) fn classified<'a>(tag: &'a str, repository: &str) -> Option<Tag<'a>> {
    if repository.is_empty() {
        classify(tag).ok()
    } else {
        classify_in(repository, tag).ok()
    }
}

pub(super) fn evidence<'a>(tag: &'a Tag<'_>) -> &'a str {
    tag.evidence.map_or("", |span| span.of(&tag.value))
}
