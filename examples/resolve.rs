//! Decides about the images named on the command line, and says why.
//!
//! ```console
//! $ cargo run --example resolve -- node:18-alpine node:18.20.4-alpine
//! ```

use std::env;
use std::process::ExitCode;

use pullpolicy::{Decision, Request, resolve};

fn main() -> ExitCode {
    let mut status = ExitCode::SUCCESS;
    for image in env::args().skip(1) {
        match resolve(&Request::for_image(&image)) {
            Ok(decision) => show(&image, &decision),
            Err(error) => {
                eprintln!("{image}: {error}");
                status = ExitCode::FAILURE;
            }
        }
    }
    status
}

fn show(image: &str, decision: &Decision) {
    println!("{image}: {}", decision.policy);
    for reason in &decision.reasons {
        println!("  {}: {}", reason.code, reason.message);
    }
    for warning in &decision.warnings {
        println!("  {}: {}", warning.code, warning.message);
    }
}
