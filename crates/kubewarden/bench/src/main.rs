//! Measures the cluster policy in the engine of Kubewarden's policy server: `wasmtime` by way of
//! `wapc`. Prints one line of JSON.

use std::env;
use std::error::Error;
use std::fs;
use std::hint::black_box;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use wapc::WapcHost;
use wasmtime_provider::{WasmtimeEngineProviderBuilder, WasmtimeEngineProviderPre};

/// What is measured is said only if the answer to it is right.
const WARM: usize = 20_000;
const FRESH: usize = 5_000;
const ROUNDS: usize = 15;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let (module, request) = match (arguments.next(), arguments.next()) {
        (Some(module), Some(request)) => (module, request),
        _ => return Err("usage: pullpolicy-kubewarden-bench MODULE REQUEST".into()),
    };
    let module = fs::read(module)?;
    let request: Value = serde_json::from_str(&fs::read_to_string(request)?)?;
    let start = Instant::now();
    let loaded = WasmtimeEngineProviderBuilder::new()
        .module_bytes(&module)
        .build_pre()?;
    let compile = start.elapsed();
    let mut report = json!({
        "bytes": module.len(),
        "requestBytes": request.to_string().len(),
        "compileMs": compile.as_secs_f64() * 1e3,
        "resident": resident(),
    });
    for mode in ["mutate", "deny", "warn"] {
        let payload = json!({"settings": {"mode": mode}, "request": request}).to_string();
        let host = instance(&loaded)?;
        check(&host.call("validate", payload.as_bytes())?, mode)?;
        let warm = fastest(WARM, || host.call("validate", payload.as_bytes()))?;
        let fresh = fastest(FRESH, || {
            instance(&loaded)?.call("validate", payload.as_bytes())
        })?;
        report[mode] = json!({"warmUs": microseconds(warm), "freshUs": microseconds(fresh)});
    }
    println!("{report}");
    Ok(())
}

fn instance(loaded: &WasmtimeEngineProviderPre) -> Result<WapcHost, wapc::errors::Error> {
    let engine = loaded
        .rehydrate(None)
        .map_err(|error| wapc::errors::Error::ProviderFailure(Box::new(error)))?;
    WapcHost::new(
        Box::new(engine),
        Some(Box::new(|_, _, _, operation, _| {
            Err(format!("the policy asked its host for `{operation}`").into())
        })),
    )
}

/// The answer to a Deployment one of whose containers moves without `Always`.
fn check(answer: &[u8], mode: &str) -> Result<(), Box<dyn Error>> {
    let answer: Value = serde_json::from_slice(answer)?;
    let is_right = match mode {
        "mutate" => !answer["mutated_object"].is_null(),
        "deny" => answer["accepted"] == false,
        _ => answer["warnings"][0].is_string(),
    };
    if is_right {
        Ok(())
    } else {
        Err(format!("under `{mode}` the policy answers {answer}").into())
    }
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

/// The memory of this process, in KiB.
fn resident() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}
