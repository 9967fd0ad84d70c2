//! How long one request takes on an idle machine.

use std::error::Error;
use std::hint::black_box;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::engine::{Policy, check, payload, resident};

const WARM: usize = 20_000;
const FRESH: usize = 5_000;
const ROUNDS: usize = 15;

pub(crate) fn measure(module: &[u8], request: &Value) -> Result<Value, Box<dyn Error>> {
    let start = Instant::now();
    let policy = Policy::compile(module)?;
    let compile = start.elapsed();
    let mut report = json!({
        "bytes": module.len(),
        "requestBytes": request.to_string().len(),
        "compileMs": compile.as_secs_f64() * 1e3,
        "resident": resident(),
    });
    for mode in ["mutate", "deny", "warn"] {
        let payload = payload(mode, request);
        let host = policy.instance()?;
        check(&host.call("validate", &payload)?, mode)?;
        let warm = fastest(WARM, || host.call("validate", &payload))?;
        let fresh = fastest(FRESH, || policy.answer(&payload))?;
        report[mode] = json!({"warmUs": microseconds(warm), "freshUs": microseconds(fresh)});
    }
    Ok(report)
}

/// The time of one call in the fastest of the rounds: what the machine does besides only adds.
fn fastest<T, E>(calls: usize, mut call: impl FnMut() -> Result<T, E>) -> Result<Duration, E> {
    let calls_in_round = calls / ROUNDS;
    let mut least = Duration::MAX;
    for _ in 0..ROUNDS {
        let start = Instant::now();
        for _ in 0..calls_in_round {
            black_box(call()?);
        }
        least = least.min(start.elapsed());
    }
    Ok(least / u32::try_from(calls_in_round).unwrap_or(u32::MAX))
}

fn microseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}
