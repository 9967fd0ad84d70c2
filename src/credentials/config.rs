//! What a Secret's docker config says, read as the kubelet reads it and no further.
//!
//! Of user, password and `auth` nothing is kept but whether both of the first two are empty.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::base64::{self, Padding};
use crate::explain;
use crate::json::{Json, Members, Text};
use crate::places::Places;

/// Which of the two shapes a config has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// The servers under `auths`, as `.dockerconfigjson` and `config.json` have them.
    Auths,
    /// The servers alone, as `.dockercfg` has them.
    Bare,
}

/// One server of a config.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) server: String,
    /// Neither user nor password: the kubelet sends them all the same.
    pub(super) blank: bool,
    /// A token is there, which the kubelet does not read.
    pub(super) token: bool,
}

impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&explain::without_login(&self.server))
    }
}

/// What a config holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Config {
    /// In the byte order of the servers; Go's is random.
    pub(super) entries: Vec<Entry>,
    /// There are keys, but not the ones of this shape: it is likely the other one.
    pub(super) misshapen: bool,
}

/// Why a config breaks the keyring. None of it repeats a value, nor a login in a server's name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    /// The server in whose entry it is.
    pub(crate) server: Option<String>,
    pub(crate) wrong: Wrong,
}

/// What is wrong with a config, or with one entry of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wrong {
    /// No JSON, from this byte on.
    Json { at: usize },
    /// Another JSON type than the kubelet expects, in the whole or in this field.
    Type {
        field: Option<&'static str>,
        expected: &'static str,
        found: &'static str,
    },
    /// The `auth` is no base64.
    Base64,
    /// The `auth` has no colon.
    Colon,
}

/// What is wrong outside of the entries.
impl From<Wrong> for Fault {
    fn from(wrong: Wrong) -> Self {
        Self {
            server: None,
            wrong,
        }
    }
}

/// Reads a config that is not empty.
pub(super) fn parse(text: &[u8], shape: Shape) -> Result<Config, Fault> {
    let value = Json::parse(text).map_err(|malformed| Wrong::Json { at: malformed.0 })?;
    read(value, shape)
}

/// Reads a config that is JSON.
pub(super) fn read(value: Json<'_>, shape: Shape) -> Result<Config, Fault> {
    let members = match value {
        Json::Null => return Ok(Config::default()),
        Json::Object(members) => members,
        other => return Err(wrong_type(None, "an object", &other).into()),
    };
    let mut servers = Vec::new();
    let mut misshapen = false;
    match shape {
        Shape::Bare => {
            add_servers(members, &mut servers)?;
            misshapen = servers.iter().any(|entry| entry.server == "auths");
        }
        Shape::Auths => {
            let mut has_auths = false;
            let mut has_server = false;
            for (key, value) in members {
                if key.is_field("auths") {
                    has_auths = true;
                    match value {
                        Json::Null => servers.clear(),
                        Json::Object(members) => add_servers(members, &mut servers)?,
                        other => return Err(wrong_type(Some("auths"), "an object", &other).into()),
                    }
                } else if key.is_field("httpheaders") {
                    check_headers(&value)?;
                } else {
                    has_server |= matches!(value, Json::Object(_)) && !key.is_field("credhelpers");
                }
            }
            misshapen |= has_server && !has_auths;
        }
    }
    Ok(Config {
        entries: in_order(&servers),
        misshapen,
    })
}

/// The servers in byte order; of two of one name the later one counts, whole.
fn in_order(servers: &[Entry]) -> Vec<Entry> {
    let mut names = servers.iter().map(|entry| entry.server.as_bytes().to_vec());
    let mut entries: Vec<Entry> = Vec::with_capacity(servers.len());
    for (_, place) in Places::new(&mut names).iter() {
        let Some(entry) = servers.get(place) else {
            continue;
        };
        match entries.last_mut() {
            Some(last) if last.server == entry.server => *last = entry.clone(),
            _ => entries.push(entry.clone()),
        }
    }
    entries
}

fn wrong_type(field: Option<&'static str>, expected: &'static str, found: &Json<'_>) -> Wrong {
    Wrong::Type {
        field,
        expected,
        found: found.kind(),
    }
}

/// Adds servers to those of an earlier `auths`.
fn add_servers(members: Members<'_>, servers: &mut Vec<Entry>) -> Result<(), Fault> {
    for (key, value) in members {
        let server = key.decode();
        match entry(&value) {
            Ok((blank, token)) => servers.push(Entry {
                server,
                blank,
                token,
            }),
            Err(wrong) => {
                let server = Some(explain::without_login(&server));
                return Err(Fault { server, wrong });
            }
        }
    }
    Ok(())
}

/// Whether a server's login is blank, and whether a token is there.
fn entry(value: &Json<'_>) -> Result<(bool, bool), Wrong> {
    let members = match value {
        Json::Null => None,
        Json::Object(members) => Some(*members),
        other => return Err(wrong_type(None, "an object", other)),
    };
    let [mut username, mut password, mut auth] = [None::<Text<'_>>; 3];
    let mut token = false;
    for (key, value) in members.into_iter().flatten() {
        let (slot, field) = if key.is_field("username") {
            (Some(&mut username), "username")
        } else if key.is_field("password") {
            (Some(&mut password), "password")
        } else if key.is_field("auth") {
            (Some(&mut auth), "auth")
        } else if key.is_field("email") {
            (None, "email")
        } else {
            let named = key.is_field("identitytoken") || key.is_field("registrytoken");
            token |= named && matches!(value, Json::Text(text) if !text.is_empty());
            continue;
        };
        match (value, slot) {
            // Null keeps what an earlier field of the same name said.
            (Json::Null, _) | (Json::Text(_), None) => {}
            (Json::Text(text), Some(slot)) => *slot = Some(text),
            (other, _) => return Err(wrong_type(Some(field), "a string", &other)),
        }
    }
    let blank = match auth.filter(|auth| !auth.is_empty()) {
        Some(auth) => login(auth)?,
        None => [username, password]
            .into_iter()
            .flatten()
            .all(Text::is_empty),
    };
    Ok((blank, token))
}

/// Whether an `auth` means an empty user and an empty password.
fn login(auth: Text<'_>) -> Result<bool, Wrong> {
    let (mut length, mut colon) = (0_usize, false);
    base64::decode(auth.chars(), Padding::Optional, |byte| {
        colon |= byte == b':';
        length += 1;
    })
    .map_err(|base64::Malformed| Wrong::Base64)?;
    if colon {
        Ok(length == 1)
    } else {
        Err(Wrong::Colon)
    }
}

fn check_headers(value: &Json<'_>) -> Result<(), Wrong> {
    let members = match value {
        Json::Null => return Ok(()),
        Json::Object(members) => *members,
        other => return Err(wrong_type(Some("HttpHeaders"), "an object", other)),
    };
    for (_, value) in members {
        if !matches!(value, Json::Null | Json::Text(_)) {
            return Err(wrong_type(Some("HttpHeaders"), "a string", &value));
        }
    }
    Ok(())
}
