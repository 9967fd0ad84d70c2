//! Which pull secret the kubelet would try, and in which order.
//!
//! The rules are those of the kubelet's keyring
//! ([`keyring.go`](https://github.com/kubernetes/kubernetes/blob/v1.36.0/pkg/credentialprovider/keyring.go)),
//! not those of `docker login`, and where its documentation says something else its code is
//! followed.
//!
//! - Only two types of Secret are read, each with its one key: `kubernetes.io/dockerconfigjson` with
//!   `.dockerconfigjson`, and `kubernetes.io/dockercfg` with `.dockercfg`. Others are skipped
//!   without a word. One that cannot be read fails all of them: no pull is tried.
//! - A server becomes a key: `https://` or `http://` is dropped, then `/v1` or `/v2` in front of
//!   another `/`, then a path that is only `/`; user, query and fragment are dropped, the path is
//!   percent-decoded. What is no URL is ignored.
//! - A key serves an image if the ports are the same text, the hosts have the same number of labels
//!   and match one by one (`*` within a label), and the image's path begins with the key's,
//!   character by character: `quay.io/a` serves `quay.io/ab`.
//! - All keys that serve the image are tried, in the descending order of their bytes, and under one
//!   key in the order of the Secrets.
//! - Where none does, and the image's first part is `docker.io`, `index.docker.io` or holds neither
//!   `.` nor `:`, the key `index.docker.io` is tried.
//! - Where any login was found, there is no pull without one.

mod answer;
mod attached;
mod base64;
mod commands;
mod config;
mod index;
mod nearby;
mod objects;
mod pattern;
mod url;
#[cfg(feature = "serde")]
mod write;

use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::error::Error;
use crate::explain;
use crate::json::Json;
use crate::places::Places;
use crate::reference::Reference;
pub use answer::{Candidate, Command, Credentials, CredentialsRequest, SecretWarning, credentials};
pub use attached::{PodSecrets, ServiceAccountSecrets};
use config::{Config, Entry, Shape};
pub(crate) use config::{Fault, Wrong};
use index::Index;
use pattern::Pattern;
#[cfg(feature = "serde")]
pub use write::{credentials_json, match_credentials_json};

/// The key that Docker Hub's images fall back to.
const DOCKER_HUB: &str = "index.docker.io";

/// The type of Secret that `kubectl create secret docker-registry` makes.
pub(crate) const DOCKER_CONFIG_JSON: &str = "kubernetes.io/dockerconfigjson";

/// The two types of Secret that the kubelet reads: type, key, and the shape of what is under it.
const TYPES: [(&str, &str, Shape); 2] = [
    (DOCKER_CONFIG_JSON, ".dockerconfigjson", Shape::Auths),
    ("kubernetes.io/dockercfg", ".dockercfg", Shape::Bare),
];

/// A Secret as the kubelet reads it: its servers, and of each login only whether it is empty.
///
/// No user, password or token is ever kept, so there is none to print or to wipe.
///
/// ```
/// use pullpolicy::PullSecret;
///
/// let config = br#"{"auths": {"ghcr.io": {"username": "robot", "password": "hunter2"}}}"#;
/// let secret = PullSecret::new(
///     "pull",
///     "kubernetes.io/dockerconfigjson",
///     [(".dockerconfigjson", config.as_slice())],
/// );
/// assert_eq!(secret.servers().collect::<Vec<_>>(), ["ghcr.io"]);
/// assert!(!format!("{secret:?}").contains("hunter2"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PullSecret {
    name: String,
    namespace: Option<String>,
    secret_type: String,
    content: Content,
    /// Whether it is a `config.json`, which no command for the cluster can name.
    is_file: bool,
}

/// What the kubelet finds in a Secret.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Content {
    Config(Config),
    /// What fails every pull of the pod, and under which key.
    Broken(&'static str, Fault),
    Skipped(Skipped),
}

/// What stands under a key of a Secret.
#[derive(Clone, Copy)]
enum Data<'d> {
    Bytes(&'d [u8]),
    /// An object in the place of a text that holds it, as a request may have it.
    Json(Json<'d>),
}

/// Why the kubelet passes over a Secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Skipped {
    /// Its type is no pull secret's. Whether it looks like one all the same.
    Type { looks_like_one: bool },
    /// The key of its type is missing.
    Key { wanted: &'static str },
    /// The key of its type is there and empty.
    Empty { key: &'static str },
}

impl PullSecret {
    /// Reads a Secret: its name, its type, and its data, decoded from base64.
    ///
    /// Nothing is an error here, since the kubelet reads a Secret only for a pull;
    /// [`Keyring::new`] tells what is wrong.
    #[must_use]
    pub fn new<'d>(
        name: &str,
        secret_type: &str,
        data: impl IntoIterator<Item = (&'d str, &'d [u8])>,
    ) -> Self {
        let data = data.into_iter();
        let mut data = data.map(|(key, bytes)| (key, Data::Bytes(bytes)));
        Self::read(name, secret_type, &mut data)
    }

    fn read<'d>(
        name: &str,
        secret_type: &str,
        data: &mut dyn Iterator<Item = (&'d str, Data<'d>)>,
    ) -> Self {
        let known = TYPES.into_iter().find(|(known, ..)| *known == secret_type);
        let mut looks_like_one = false;
        let mut found = None;
        for (key, data) in data {
            looks_like_one |= TYPES.iter().any(|(_, known, _)| *known == key);
            if known.is_some_and(|(_, wanted, _)| wanted == key) {
                found = Some(data);
            }
        }
        let content = match (known, found) {
            (None, _) => Content::Skipped(Skipped::Type { looks_like_one }),
            (Some((_, wanted, _)), None) => Content::Skipped(Skipped::Key { wanted }),
            (Some((_, key, _)), Some(Data::Bytes([]))) => Content::Skipped(Skipped::Empty { key }),
            (Some((_, key, shape)), Some(data)) => {
                let config = match data {
                    Data::Bytes(bytes) => config::parse(bytes, shape),
                    Data::Json(value) => config::read(value, shape),
                };
                config.map_or_else(|fault| Content::Broken(key, fault), Content::Config)
            }
        };
        Self {
            name: name.to_string(),
            namespace: None,
            secret_type: secret_type.to_string(),
            content,
            is_file: false,
        }
    }

    /// The same Secret, in this namespace.
    #[must_use]
    pub fn in_namespace(self, namespace: &str) -> Self {
        Self {
            namespace: Some(namespace.to_string()),
            ..self
        }
    }

    /// The Secret's name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The servers that it names, in byte order; none where the kubelet reads none.
    pub fn servers(&self) -> impl Iterator<Item = &str> {
        self.entries().iter().map(|entry| entry.server.as_str())
    }

    /// Why the kubelet cannot read the Secret, which stands at this place.
    fn fault(&self, index: usize) -> Option<Error> {
        match &self.content {
            Content::Broken(key, fault) => {
                Some(explain::invalid_secret(index, &self.name, key, fault))
            }
            Content::Config(_) | Content::Skipped(_) => None,
        }
    }

    fn entries(&self) -> &[Entry] {
        match &self.content {
            Content::Config(config) => &config.entries,
            Content::Broken(..) | Content::Skipped(_) => &[],
        }
    }
}

/// The key that the kubelet makes of a server; none where it ignores the server.
fn key(server: &str) -> Option<Vec<u8>> {
    let schemes = ["https://", "http://"];
    let bare = schemes
        .into_iter()
        .find_map(|scheme| server.strip_prefix(scheme));
    let url::Url { mut host, path } = url::parse(bare.unwrap_or(server).as_bytes())?;
    let path = match path.strip_prefix(b"/v1").or(path.strip_prefix(b"/v2")) {
        Some(behind) if behind.starts_with(b"/") => behind,
        _ => &path,
    };
    if path != b"/" {
        host.extend_from_slice(path);
    }
    Some(host)
}

/// What the kubelet knows of all pull secrets of a pod.
///
/// Built once, it answers for any number of images: a literal host is looked up, however many there
/// are, and only keys with a `*` in their host are tried one by one.
///
/// ```
/// use pullpolicy::{Keyring, PullSecret};
///
/// let config = br#"{"auths": {"quay.io": {}, "quay.io/acme": {}, "*.io": {}}}"#;
/// let secrets = [PullSecret::new(
///     "pull",
///     "kubernetes.io/dockerconfigjson",
///     [(".dockerconfigjson", config.as_slice())],
/// )];
/// let keyring = Keyring::new(&secrets)?;
/// let found = keyring.lookup("quay.io/acme/app:1.0")?;
/// let keys: Vec<_> = found.matches.iter().map(|one| one.key.as_ref()).collect();
/// assert_eq!(keys, ["quay.io/acme", "quay.io", "*.io"]);
/// # Ok::<(), pullpolicy::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Keyring<'s> {
    /// In the order in which they are tried.
    keys: Vec<Key<'s>>,
    index: Index,
}

/// A key, and the logins that are tried under it.
#[derive(Clone, Debug)]
struct Key<'s> {
    text: Vec<u8>,
    logins: Vec<Login<'s>>,
}

#[derive(Clone, Copy, Debug)]
struct Login<'s> {
    secret: &'s str,
    secret_index: usize,
    entry: &'s Entry,
}

/// What the kubelet would try for an image.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Lookup<'k> {
    /// The image's name as it is compared: normalised, without tag and digest.
    pub repository: String,
    /// The logins, in the order in which they are tried.
    pub matches: Vec<Match<'k>>,
    /// Whether no key serves the image, and Docker Hub's is tried instead.
    pub fallback: bool,
}

/// A login that the kubelet would try.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Match<'k> {
    /// The name of its Secret.
    pub secret: &'k str,
    /// The place of its Secret among those given.
    pub secret_index: usize,
    /// The server as the Secret spells it, with a login where one stands in it.
    pub server: &'k str,
    /// The key that the server became; what is no UTF-8 in it is replaced.
    pub key: Cow<'k, str>,
    /// Whether user and password are both empty; the kubelet sends them all the same.
    pub blank: bool,
    /// Whether the entry holds a token, which the kubelet does not read.
    pub token: bool,
}

/// Without a login that stands in the server.
impl fmt::Debug for Match<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Match")
            .field("secret", &self.secret)
            .field("secret_index", &self.secret_index)
            .field("server", &explain::without_login(self.server))
            .field("key", &self.key)
            .field("blank", &self.blank)
            .field("token", &self.token)
            .finish()
    }
}

impl<'s> Keyring<'s> {
    /// Builds the keyring of Secrets in the order in which the pod lists them.
    ///
    /// # Errors
    ///
    /// `invalid-secret` for the first Secret that is of a pull secret's type and cannot be read: the
    /// kubelet then tries no pull at all, whatever the other Secrets hold. Nothing of what the
    /// Secret holds but the name of a server is repeated.
    ///
    /// ```
    /// use pullpolicy::{Keyring, PullSecret};
    ///
    /// let broken = [PullSecret::new(
    ///     "pull",
    ///     "kubernetes.io/dockercfg",
    ///     [(".dockercfg", br#"{"ghcr.io": {"auth": "hunter2"}}"#.as_slice())],
    /// )];
    /// let error = Keyring::new(&broken).unwrap_err();
    /// assert_eq!(error.code().as_str(), "invalid-secret");
    /// assert_eq!(error.at(), "/secrets/0/data/.dockercfg");
    /// assert!(!error.message().contains("hunter2"));
    /// ```
    pub fn new(secrets: impl IntoIterator<Item = &'s PullSecret>) -> Result<Self, Error> {
        let secrets: Vec<_> = secrets.into_iter().enumerate().collect();
        let broken = secrets
            .iter()
            .find_map(|(index, secret)| secret.fault(*index));
        broken.map_or_else(|| Ok(Self::of_readable(&secrets)), Err)
    }

    /// Builds the keyring of those Secrets that can be read, each with its place.
    fn of_readable(secrets: &[(usize, &'s PullSecret)]) -> Self {
        let (mut names, mut logins) = (Vec::new(), Vec::new());
        for &(secret_index, secret) in secrets {
            for entry in secret.entries() {
                let login = Login {
                    secret: &secret.name,
                    secret_index,
                    entry,
                };
                if let Some(key) = key(&entry.server) {
                    names.push(key);
                    logins.push(login);
                }
            }
        }
        let mut keys: Vec<Key<'s>> = Vec::new();
        // Under one key the order of the Secrets stays.
        for (text, place) in Places::new(&mut names.into_iter()).iter() {
            let login = logins.get(place).copied();
            match keys.last_mut() {
                Some(last) if last.text == text => last.logins.extend(login),
                _ => keys.push(Key {
                    text: text.to_vec(),
                    logins: login.into_iter().collect(),
                }),
            }
        }
        keys.reverse();
        let index = Index::new(keys.iter().map(|key| key.text.as_slice()));
        Self { keys, index }
    }

    /// What the kubelet would try for an image.
    ///
    /// # Errors
    ///
    /// `invalid-image` at `/image`.
    pub fn lookup(&self, image: &str) -> Result<Lookup<'_>, Error> {
        let name = Reference::parse(image)?.name();
        Ok(self.lookup_name(name.to_string()))
    }

    /// Adds the logins under a key.
    fn add_matches<'k>(&'k self, rank: usize, matches: &mut Vec<Match<'k>>) {
        let Some(key) = self.keys.get(rank) else {
            return;
        };
        for login in &key.logins {
            matches.push(Match {
                secret: login.secret,
                secret_index: login.secret_index,
                server: &login.entry.server,
                key: String::from_utf8_lossy(&key.text),
                blank: login.entry.blank,
                token: login.entry.token,
            });
        }
    }

    /// What the kubelet would try for a name without tag and digest, normalised or not.
    pub(crate) fn lookup_name(&self, repository: String) -> Lookup<'_> {
        let image = Pattern::parse(repository.as_bytes());
        let ranks = image.map(|image| self.index.serving(&image));
        let mut matches = Vec::new();
        for rank in ranks.unwrap_or_default() {
            self.add_matches(rank, &mut matches);
        }
        let fallback = matches.is_empty() && falls_back(&repository);
        if fallback {
            let hub = |key: &Key<'_>| DOCKER_HUB.as_bytes().cmp(&key.text);
            if let Ok(rank) = self.keys.binary_search_by(hub) {
                self.add_matches(rank, &mut matches);
            }
        }
        Lookup {
            repository,
            fallback: fallback && !matches.is_empty(),
            matches,
        }
    }
}

/// Whether an image that no key serves is offered Docker Hub's.
fn falls_back(repository: &str) -> bool {
    match repository.split_once('/') {
        None => !repository.is_empty(),
        Some(("docker.io" | DOCKER_HUB, _)) => true,
        Some((first, _)) => !first.is_empty() && !first.contains(['.', ':']),
    }
}

#[cfg(test)]
mod tests;
