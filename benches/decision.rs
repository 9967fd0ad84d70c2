//! The decision against `oci-spec`'s parser, in one run.
//!
//! The thousand references of `benches/data/references.txt` are decided one by one, so a figure
//! divided by their number is the time of one.
#![expect(missing_docs, reason = "criterion's macro makes a public function")]

use std::fmt::Write as _;
use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use pullpolicy::{MAX_TEXT, Reference, Request, RequestedPolicy, pull_policy, resolve};

const REFERENCES: &str = include_str!("data/references.txt");

fn references() -> Vec<&'static str> {
    REFERENCES.lines().collect()
}

/// `pull_policy` and `resolve` against `oci-spec`'s parse of the same references.
fn decide(criterion: &mut Criterion) {
    let references = references();
    let requests: Vec<Request> = references
        .iter()
        .map(|image| Request::for_image(image))
        .collect();
    let mut group = criterion.benchmark_group("decide");
    group.throughput(Throughput::Elements(references.len() as u64));
    group.bench_function("oci-spec parse", |bencher| {
        bencher.iter(|| {
            for image in &references {
                let _ = black_box(image.parse::<oci_spec::distribution::Reference>());
            }
        });
    });
    group.bench_function("parse", |bencher| {
        bencher.iter(|| {
            for image in &references {
                let _ = black_box(Reference::parse(black_box(image)));
            }
        });
    });
    group.bench_function("pull_policy", |bencher| {
        bencher.iter(|| {
            for image in &references {
                let _ = black_box(pull_policy(black_box(image), RequestedPolicy::Auto));
            }
        });
    });
    group.bench_function("resolve", |bencher| {
        bencher.iter(|| {
            for request in &requests {
                let _ = black_box(resolve(black_box(request)));
            }
        });
    });
    group.finish();
}

/// References as templates have them: most of the thousand are longer and stranger.
fn typical(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("pull_policy of");
    for image in [
        "nginx",
        "node:18-alpine",
        "ghcr.io/acme/dev:26.37.0",
        "registry.example.com/dev/workspace:coder-xfce-vnc-latest",
    ] {
        group.bench_function(image, |bencher| {
            bencher.iter(|| black_box(pull_policy(black_box(image), RequestedPolicy::Auto)));
        });
    }
    group.finish();
}

/// Time grows linearly to the longest accepted input, valid or not.
fn length(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("length");
    for length in [1024, 4096, MAX_TEXT] {
        let mut host = String::from("a");
        while host.len() + ".a".len() + "/app:1.0".len() <= length {
            host.push_str(".a");
        }
        let _ = write!(host, "/app:1.0");
        group.throughput(Throughput::Bytes(host.len() as u64));
        group.bench_with_input(
            BenchmarkId::new("valid", length),
            &host,
            |bencher, image| {
                bencher.iter(|| black_box(pull_policy(black_box(image), RequestedPolicy::Auto)));
            },
        );
        let unclosed = "${".repeat(length / 2);
        group.bench_with_input(
            BenchmarkId::new("invalid", length),
            &unclosed,
            |bencher, image| {
                bencher.iter(|| black_box(pull_policy(black_box(image), RequestedPolicy::Auto)));
            },
        );
    }
    group.finish();
}

criterion_group!(benches, decide, typical, length);
criterion_main!(benches);
