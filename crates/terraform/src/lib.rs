//! The Terraform provider `pullpolicy`, as the program `terraform-provider-pullpolicy` runs it.
//!
//! It speaks Terraform's plugin protocol 6 over a private Unix socket to the one client whose
//! certificate its environment names, and asks the library `pullpolicy` for every answer: no
//! decision and no sentence about an image is made here.
#![forbid(unsafe_code)]

mod data_source;
mod diagnostics;
mod functions;
mod handshake;
mod messages;
mod provider;
mod rules;
mod server;
mod service;
mod socket;
mod tls;
mod types;
mod value;

use std::process::ExitCode;

use prost::{DecodeError, Message as _};

/// Runs the plugin until its client is gone, or says on standard error why it cannot.
#[must_use]
pub fn run() -> ExitCode {
    server::run()
}

/// Answers a message `CallFunction.Request` of the protocol with a `CallFunction.Response`, both
/// as they are on the wire: what the plugin does with a call, without its transport.
///
/// # Errors
///
/// Where the bytes are no such message.
///
/// ```
/// let call = b"\x0a\x07resolve\x12\x0a\x0a\x08\xa7app:1.0\x12\x07\x0a\x05\xa4auto";
/// let answer = pullpolicy_terraform::answer_call(call)?;
/// assert_eq!(answer, b"\x0a\x09\x0a\x07\xa6Always");
/// # Ok::<(), prost::DecodeError>(())
/// ```
pub fn answer_call(message: &[u8]) -> Result<Vec<u8>, DecodeError> {
    let call = messages::CallFunction::decode(message)?;
    Ok(functions::call(&call).encode_to_vec())
}

/// Answers a message `ReadDataSource.Request` with a `ReadDataSource.Response`, both as they are
/// on the wire, as a provider without rules does.
///
/// # Errors
///
/// Where the bytes are no such message.
///
/// ```
/// // A data source that was given nothing has no decision.
/// let answer = pullpolicy_terraform::answer_read(b"\x0a\x13pullpolicy_decision\x12\x03\x0a\x01\x80")?;
/// assert!(answer.windows(35).any(|text| text == b"neither an image nor a tag was give"));
/// # Ok::<(), prost::DecodeError>(())
/// ```
pub fn answer_read(message: &[u8]) -> Result<Vec<u8>, DecodeError> {
    let request = messages::DataSource::decode(message)?;
    Ok(data_source::read(&request, None).encode_to_vec())
}
