//! The policy in its engine, and whether its answer is right: what is measured is said only then.

use std::error::Error;
use std::fs;

use serde_json::{Value, json};
use wapc::WapcHost;
use wasmtime_provider::{WasmtimeEngineProviderBuilder, WasmtimeEngineProviderPre};

/// The compiled module.
pub(crate) struct Policy(WasmtimeEngineProviderPre);

impl Policy {
    pub(crate) fn compile(module: &[u8]) -> Result<Self, Box<dyn Error>> {
        let builder = WasmtimeEngineProviderBuilder::new().module_bytes(module);
        Ok(Self(builder.build_pre()?))
    }

    /// A fresh instance, as the policy server makes one for each request.
    pub(crate) fn instance(&self) -> Result<WapcHost, wapc::errors::Error> {
        let engine = self
            .0
            .rehydrate(None)
            .map_err(|error| wapc::errors::Error::ProviderFailure(Box::new(error)))?;
        WapcHost::new(
            Box::new(engine),
            Some(Box::new(|_, _, _, operation, _| {
                Err(format!("the policy asked its host for `{operation}`").into())
            })),
        )
    }

    /// Answers by a fresh instance.
    pub(crate) fn answer(&self, payload: &[u8]) -> Result<Vec<u8>, wapc::errors::Error> {
        self.instance()?.call("validate", payload)
    }
}

pub(crate) fn payload(mode: &str, request: &Value) -> Vec<u8> {
    json!({"settings": {"mode": mode}, "request": request})
        .to_string()
        .into_bytes()
}

/// The answer to a Deployment one of whose containers moves without `Always`.
pub(crate) fn check(answer: &[u8], mode: &str) -> Result<(), Box<dyn Error>> {
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

/// The memory of this process, in KiB.
pub(crate) fn resident() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}
