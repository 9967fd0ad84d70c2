//! How many requests a second one core and all cores answer, each by a fresh instance as the policy
//! server does it; how that depends on the size of a request; and what an instance keeps in memory.

use std::error::Error;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::engine::{Policy, check, payload, resident};

const LASTS: Duration = Duration::from_secs(5);
const MODE: &str = "mutate";
/// How much an object is enlarged, in KB, by what a policy has to carry along unread.
const LARGER: [usize; 3] = [20, 200, 1_000];
/// How many requests are being answered when the memory is read.
const LIVE: usize = 100;

pub(crate) fn measure(module: &[u8], request: &Value) -> Result<Value, Box<dyn Error>> {
    let policy = Policy::compile(module)?;
    let small = payload(MODE, request);
    check(&policy.answer(&small)?, MODE)?;
    let cores = thread::available_parallelism()?.get();
    let mut sizes = vec![size(&policy, &small)?];
    for kilobytes in LARGER {
        let payload = payload(MODE, &enlarged(request, kilobytes * 1_000)?);
        sizes.push(size(&policy, &payload)?);
    }
    Ok(json!({
        "cores": cores,
        "one": load(&policy, &small, 1)?,
        "all": load(&policy, &small, cores)?,
        "sizes": sizes,
        "resident": resident(),
        "live": live(&policy, &small)?,
    }))
}

/// The request with an annotation of so many bytes on its object.
fn enlarged(request: &Value, bytes: usize) -> Result<Value, Box<dyn Error>> {
    let mut request = request.clone();
    let object = request.pointer_mut("/object/metadata");
    let metadata = object.and_then(Value::as_object_mut);
    metadata.ok_or("the object has no metadata")?.insert(
        "annotations".to_owned(),
        json!({"example.com/notes": "n".repeat(bytes)}),
    );
    Ok(request)
}

fn size(policy: &Policy, payload: &[u8]) -> Result<Value, Box<dyn Error>> {
    check(&policy.answer(payload)?, MODE)?;
    let times = answer_for(LASTS / 5, policy, payload)?;
    Ok(json!({"bytes": payload.len(), "us": at(&times, 50)}))
}

/// So many threads, each of which answers one request after the other.
fn load(policy: &Policy, payload: &[u8], threads: usize) -> Result<Value, Box<dyn Error>> {
    let start = Instant::now();
    let results: Vec<Result<Vec<Duration>, String>> = thread::scope(|scope| {
        let work = || answer_for(LASTS, policy, payload);
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers
            .into_iter()
            .map(|worker| worker.join().map_err(|_| "a thread panicked".to_owned())?)
            .collect()
    });
    let seconds = start.elapsed().as_secs_f64();
    let mut times = Vec::new();
    for result in results {
        times.extend(result?);
    }
    times.sort_unstable();
    Ok(json!({
        "perSecond": times.len() as f64 / seconds,
        "medianUs": at(&times, 50),
        "p99Us": at(&times, 99),
    }))
}

/// How long each request took, shortest first.
fn answer_for(
    lasts: Duration,
    policy: &Policy,
    payload: &[u8],
) -> Result<Vec<Duration>, String> {
    let (start, mut times) = (Instant::now(), Vec::new());
    while start.elapsed() < lasts {
        let begun = Instant::now();
        policy
            .answer(payload)
            .map_err(|error| format!("a request failed: {error}"))?;
        times.push(begun.elapsed());
    }
    times.sort_unstable();
    Ok(times)
}

/// The microseconds that so many of a hundred do not exceed.
fn at(sorted: &[Duration], percent: usize) -> Option<f64> {
    let place = sorted.len().saturating_sub(1) * percent / 100;
    sorted.get(place).map(|time| time.as_secs_f64() * 1e6)
}

/// How much memory each of many instances adds that have answered and are still there, in KiB.
fn live(policy: &Policy, payload: &[u8]) -> Result<Value, Box<dyn Error>> {
    let before = resident().ok_or("the memory cannot be seen")?;
    let mut hosts = Vec::new();
    for _ in 0..LIVE {
        let host = policy.instance()?;
        host.call("validate", payload)?;
        hosts.push(host);
    }
    let after = resident().ok_or("the memory cannot be seen")?;
    Ok(json!(after.saturating_sub(before) as f64 / LIVE as f64))
}
