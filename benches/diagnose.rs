//! `kubectl get pods -A -o json` of 5,000 pods, some 60 MB, against serde_json reading it into a
//! `Value`; and single messages.

#![expect(missing_docs, reason = "criterion's macro makes a public function")]
#![expect(
    clippy::unwrap_used,
    reason = "the input is made here; a benchmark that cannot read it has to stop"
)]

mod pods;

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use pullpolicy::{diagnose, diagnose_pods};
use serde_json::{Value, json};

const PODS: usize = 5_000;

/// The list as kubectl prints it: indented, with the fields that the API server and the kubelet set.
fn list() -> String {
    let items: Vec<Value> = (0..PODS).map(pods::pod).collect();
    let list = json!({"apiVersion": "v1", "items": items, "kind": "List", "metadata": {"resourceVersion": ""}});
    serde_json::to_string_pretty(&list).unwrap()
}

fn cluster(criterion: &mut Criterion) {
    let text = list();
    let mut group = criterion.benchmark_group("pods of a cluster");
    group.sample_size(10);
    group.throughput(Throughput::Elements(PODS as u64));
    group.bench_function("serde_json reads a Value", |bencher| {
        bencher.iter(|| serde_json::from_str::<Value>(black_box(&text)).unwrap());
    });
    group.bench_function("diagnose_pods", |bencher| {
        bencher.iter(|| diagnose_pods(black_box(&text), None, None).unwrap());
    });
    group.finish();
}

fn messages(criterion: &mut Criterion) {
    let message = pods::message("ghcr.io/acme/app:1.4.2");
    let mut group = criterion.benchmark_group("a message");
    group.throughput(Throughput::Elements(1));
    group.bench_function("diagnose", |bencher| {
        bencher.iter(|| diagnose(black_box("ImagePullBackOff"), black_box(&message)));
    });
    group.finish();
}

criterion_group!(benches, cluster, messages);
criterion_main!(benches);
