//! The sentences about pull secrets. None of them repeats what a Secret holds but a server's name.

use alloc::format;
use alloc::string::{String, ToString};

use super::errors::quoted;
use crate::credentials::Fault;
use crate::error::{Error, ErrorCode};

/// A Secret that fails every pull of its pod. `key`: which of its keys cannot be read.
pub(crate) fn invalid_secret(index: usize, name: &str, key: &str, fault: &Fault) -> Error {
    let at = format!("/secrets/{index}/data/{key}");
    let message = format!(
        "the kubelet cannot read `{key}` of the secret {}, so it tries no pull for the whole pod, whatever its other secrets hold: {}",
        quoted(name),
        what_is_wrong(fault)
    );
    Error::new(ErrorCode::InvalidSecret, at, message)
}

fn what_is_wrong(fault: &Fault) -> String {
    match fault {
        Fault::Json { at } => format!("it is no JSON from the byte at offset {at} on"),
        Fault::Type {
            server,
            field,
            expected,
            found,
        } => {
            let field = field.map_or("it".to_string(), |field| format!("`{field}`"));
            let server = server.as_deref().map(of_server).unwrap_or_default();
            format!("{field}{server} must be {expected}, not {found}")
        }
        Fault::Base64 { server } => {
            format!("`auth`{} is not base64", of_server(server))
        }
        Fault::Colon { server } => format!(
            "`auth`{} must be the base64 of a user, `:` and a password",
            of_server(server)
        ),
    }
}

fn of_server(server: &str) -> String {
    format!(" of the server {}", quoted(&without_password(server)))
}

/// A server's name, but for a password in it.
pub(crate) fn without_password(server: &str) -> String {
    let (scheme, rest) = server
        .split_once("://")
        .map_or(("", server), |(scheme, rest)| {
            (server.get(..scheme.len() + 3).unwrap_or_default(), rest)
        });
    let authority = rest.split('/').next().unwrap_or_default();
    let user = authority.rsplit_once('@').map(|(user, _)| user);
    match user.and_then(|user| Some((user, user.split_once(':')?.0))) {
        Some((whole, name)) => {
            let behind = rest.get(whole.len()..).unwrap_or_default();
            format!("{scheme}{name}:***{behind}")
        }
        None => server.to_string(),
    }
}
