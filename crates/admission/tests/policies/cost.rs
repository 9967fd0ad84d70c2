//! What evaluating costs by Kubernetes' own measure, which no server was asked here.

use pullpolicy_admission::Patterns;

/// What one `matches` costs: a tenth of the text's length times a quarter of the pattern's, both rounded up.
fn matches(text: usize, pattern: &str) -> usize {
    (text + 1).div_ceil(10) * pattern.len().div_ceil(4)
}

/// No container costs more than `moving` spends where every pattern is asked.
fn of_a_container(image: usize, tag: usize) -> usize {
    let patterns = Patterns::new();
    let named = patterns.named().into_iter();
    let matching: usize = named
        .map(|(name, pattern)| matches(if name == "repointing" { image } else { tag }, pattern))
        .sum();
    // The pattern of digests, and a generous share for fields, sizes, comparisons and the list.
    matching + (image + 1).div_ceil(10) * 12 + 200
}

#[test]
fn every_pod_of_a_sensible_size_is_within_the_budget() {
    const LIMIT: usize = 1_000_000;
    let (longest, usual) = (of_a_container(640, 128), of_a_container(60, 20));
    println!(
        "an image costs at most {longest}, a usual one {usual}: an expression decides {} or {}",
        LIMIT / longest,
        LIMIT / usual
    );
    assert!(LIMIT / longest >= 40, "{longest}");
    assert!(LIMIT / usual >= 250, "{usual}");
}
