//! Measures the cluster policy in the engine of Kubewarden's policy server: `wasmtime` by way of
//! `wapc`. Prints one line of JSON.

mod engine;
mod latency;
mod throughput;

use std::env;
use std::error::Error;
use std::fs;

use serde_json::Value;

const USAGE: &str = "usage: pullpolicy-kubewarden-bench latency|throughput MODULE REQUEST";

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [what, module, request] = arguments.as_slice() else {
        return Err(USAGE.into());
    };
    let module = fs::read(module)?;
    let request: Value = serde_json::from_str(&fs::read_to_string(request)?)?;
    let report = match what.as_str() {
        "latency" => latency::measure(&module, &request)?,
        "throughput" => throughput::measure(&module, &request)?,
        _ => return Err(USAGE.into()),
    };
    println!("{report}");
    Ok(())
}
