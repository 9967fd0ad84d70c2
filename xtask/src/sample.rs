//! Samples the references that the benchmarks read.

use std::fs;
use std::io::{self, Read as _};

use serde_json::Value;

/// How many references are sampled.
const SIZE: usize = 1_000;

/// Where the pseudo-random numbers start; another seed gives another sample.
const SEED: u64 = 20_260_724;

/// Writes `benches/data/references.txt`: 1,000 of the valid references in
/// `tests/data/references.jsonl.gz`, drawn at random, one a line, in the order of the data.
///
/// # Errors
///
/// Where the data cannot be read or the sample cannot be written.
pub(crate) fn run() -> io::Result<()> {
    let packed = fs::read("tests/data/references.jsonl.gz")?;
    let mut rows = String::new();
    flate2::read::GzDecoder::new(packed.as_slice()).read_to_string(&mut rows)?;
    let mut references = Vec::new();
    for row in rows.lines() {
        let row: Value = serde_json::from_str(row)?;
        if row.get("ok") == Some(&Value::Bool(true)) {
            references.extend(row.get("input").and_then(Value::as_str).map(str::to_owned));
        }
    }
    fs::write(
        "benches/data/references.txt",
        draw(references).join("\n") + "\n",
    )
}

/// Draws [`SIZE`] of the items, each subset as likely as any other, and keeps their order.
fn draw(items: Vec<String>) -> Vec<String> {
    let mut numbers = SplitMix64(SEED);
    let mut left = items.len() as u64;
    let mut wanted = SIZE as u64;
    let mut is_drawn = |_: &String| {
        let drawn = numbers.next() % left < wanted;
        left -= 1;
        wanted -= u64::from(drawn);
        drawn
    };
    items.into_iter().filter(|item| is_drawn(item)).collect()
}

/// The generator of Steele, Lea and Flood, "Fast splittable pseudorandom number generators"
/// (2014): a few lines that give the same numbers everywhere.
pub(crate) struct SplitMix64(pub(crate) u64);

impl SplitMix64 {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}
