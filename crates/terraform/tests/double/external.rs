//! A stand-in for the provider `hashicorp/external`, which comes from its registry alone and so not
//! to where these tests run. It speaks the protocol of the data source `external` as that provider
//! documents it; all but the provider itself is the plugin's own.

#[path = "../../src/handshake.rs"]
mod handshake;
#[path = "../../src/messages.rs"]
mod messages;
mod provider;
#[path = "../../src/server.rs"]
mod server;
#[path = "../../src/service.rs"]
mod service;
#[path = "../../src/socket.rs"]
mod socket;
#[path = "../../src/tls.rs"]
mod tls;

use std::process::ExitCode;

fn main() -> ExitCode {
    server::run()
}
