//! The keyring: a thousand images against a hundred and against a thousand literal keys, on one
//! host and on hosts of their own, and against patterns.
//!
//! A figure divided by the number of images is the time of one.
#![expect(missing_docs, reason = "criterion's macro makes a public function")]
#![expect(
    clippy::unwrap_used,
    reason = "a benchmark that cannot build its secrets has nothing to measure"
)]

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use pullpolicy::{Keyring, PullSecret};

const IMAGES: usize = 1_000;

/// A Secret with these servers.
fn secret(servers: impl Iterator<Item = String>) -> PullSecret {
    let members: Vec<String> = servers
        .map(|server| format!(r#""{server}":{{"auth":"dTpw"}}"#))
        .collect();
    let config = format!(r#"{{"auths":{{{}}}}}"#, members.join(","));
    let data = [(".dockerconfigjson", config.as_bytes())];
    PullSecret::new("pull", "kubernetes.io/dockerconfigjson", data)
}

fn lookup(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("keyring");
    group.throughput(Throughput::Elements(IMAGES as u64));
    for (name, server) in [
        (
            "hosts",
            (|n| format!("r{n}.example.com")) as fn(usize) -> String,
        ),
        ("paths of one host", |n| {
            format!("registry.example.com/team-{n}")
        }),
        ("patterns", |n| format!("*.r{n}.example.com")),
    ] {
        for keys in [100, 1_000] {
            let secrets = [secret((0..keys).map(server))];
            let keyring = Keyring::new(&secrets).unwrap();
            let images: Vec<String> = (0..IMAGES)
                .map(|n| format!("{}/app:1.0", server(n % (2 * keys)).replace('*', "eu")))
                .collect();
            let id = BenchmarkId::new(name, keys);
            group.bench_with_input(id, &images, |bencher, images| {
                bencher.iter(|| {
                    for image in images {
                        let _ = black_box(keyring.lookup(black_box(image)));
                    }
                });
            });
        }
    }
    group.finish();
}

/// What it takes to read a Secret of a thousand servers and to build the keyring of it.
fn build(criterion: &mut Criterion) {
    let servers: Vec<String> = (0..1_000)
        .map(|n| format!(r#""r{n}.example.com":{{"auth":"dTpw"}}"#))
        .collect();
    let config = format!(r#"{{"auths":{{{}}}}}"#, servers.join(","));
    let mut group = criterion.benchmark_group("keyring");
    group.throughput(Throughput::Elements(1_000));
    group.bench_function("build", |bencher| {
        bencher.iter(|| {
            let data = [(".dockerconfigjson", config.as_bytes())];
            let secret = PullSecret::new("pull", "kubernetes.io/dockerconfigjson", data);
            black_box(Keyring::new([&secret]).is_ok())
        });
    });
    group.finish();
}

criterion_group!(benches, lookup, build);
criterion_main!(benches);
