//! The whole answer: what is tried, why, what was likely meant, and what to type.

use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::attached::{PodSecrets, ServiceAccountSecrets, attached};
use super::commands::{Situation, mending};
use super::nearby::{Wanted, leaks};
use super::{Content, DOCKER_HUB, Keyring, Lookup, Match, PullSecret, key};
use crate::error::{Error, Suggestion};
use crate::explain::{self, SecretWarningCode};
use crate::places::{Places, pair};
use crate::reference::Reference;

/// An image, and the Secrets that are there for it.
///
/// Without a pod and a ServiceAccount all Secrets are taken, in their order. With them, those that
/// they name: the pod's own, and the ServiceAccount's only where the pod names none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CredentialsRequest {
    /// The image as the pod writes it.
    pub image: String,
    /// The Secrets.
    pub secrets: Vec<PullSecret>,
    /// The pod, or the template of one.
    pub pod: Option<PodSecrets>,
    /// The pod's ServiceAccount.
    pub service_account: Option<ServiceAccountSecrets>,
    /// What was given and cannot be read, without being a pull secret that the kubelet would fail on.
    pub unread: Vec<Error>,
}

/// Which logins the kubelet tries for an image, and what to do where none is right.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Credentials {
    /// Why the kubelet tries no pull at all; the rest then says what it would try once that is
    /// mended.
    pub error: Option<Error>,
    /// The image's name as it is compared: normalised, without tag and digest.
    pub repository: String,
    /// The logins, in the order in which they are tried.
    pub matches: Vec<Candidate>,
    /// Whether no key serves the image, and Docker Hub's is tried instead.
    pub fallback: bool,
    /// What is tried besides, in a sentence.
    pub otherwise: Cow<'static, str>,
    /// What is likely wrong, near misses above all.
    pub warnings: Vec<SecretWarning>,
    /// What was given and is not taken into account, since it cannot be read.
    pub unread: Vec<Error>,
    /// The commands that mend it, in the order in which they are to be run.
    pub commands: Vec<Command>,
}

/// A login that the kubelet tries.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Candidate {
    /// The name of its Secret.
    pub secret: String,
    /// The place of its Secret in the request.
    pub secret_index: usize,
    /// The server as the Secret spells it, but for a password in it.
    pub server: String,
    /// The key that the server became.
    pub key: String,
    /// Whether user and password are both empty.
    pub blank: bool,
    /// Why it is tried, in a sentence.
    pub reason: String,
}

/// What is likely wrong with the Secrets, and the cure.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SecretWarning {
    /// The stable code.
    pub code: SecretWarningCode,
    /// One sentence in lower case, without a final full stop, user input in backticks.
    pub message: Cow<'static, str>,
    /// The name of the Secret in question.
    pub secret: Option<String>,
    /// The server in question, as the Secret spells it, but for a password in it.
    pub server: Option<String>,
    /// What to write instead.
    pub suggestion: Option<Suggestion>,
}

/// A command to type.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Command {
    /// What it does, in a few words.
    pub purpose: &'static str,
    /// The command, for a POSIX shell.
    pub line: String,
}

/// Tells which logins the kubelet tries for an image, in which order and why, what was likely meant
/// where none is right, and the commands that mend it.
///
/// # Errors
///
/// `invalid-image` at `/image`. A Secret that cannot be read is no error here but
/// [`Credentials::error`], since the rest can still be told.
///
/// ```
/// use pullpolicy::{CredentialsRequest, PullSecret, credentials};
///
/// let config = br#"{"auths": {"https://index.docker.io/v1": {"username": "u", "password": "p"}}}"#;
/// let answer = credentials(&CredentialsRequest {
///     image: "acme/private:1.0".to_owned(),
///     secrets: vec![PullSecret::new(
///         "hub",
///         "kubernetes.io/dockerconfigjson",
///         [(".dockerconfigjson", config.as_slice())],
///     )],
///     ..CredentialsRequest::default()
/// })?;
/// assert!(answer.matches.is_empty());
/// let warning = &answer.warnings[0];
/// assert_eq!(warning.code.as_str(), "docker-hub-slash");
/// let cure = warning.suggestion.as_ref().and_then(|cure| cure.value.as_deref());
/// assert_eq!(cure, Some("https://index.docker.io/v1/"));
/// # Ok::<(), pullpolicy::Error>(())
/// ```
pub fn credentials(request: &CredentialsRequest) -> Result<Credentials, Error> {
    let name = Reference::parse(&request.image)?.name();
    let mut warnings = Vec::new();
    let places = attached(request, &mut warnings);
    let secrets: Vec<(usize, &PullSecret)> = places
        .iter()
        .filter_map(|place| Some((*place, request.secrets.get(*place)?)))
        .collect();
    let broken = secrets
        .iter()
        .find_map(|(place, secret)| Some((secret.fault(*place)?, *secret)));
    let keyring = Keyring::of_readable(&secrets);
    let found = keyring.lookup_name(name.to_string());
    let wanted = Wanted::new(name);
    let tried = found.matches.iter();
    let tried = Places::new(&mut tried.map(|one| pair(one.secret, one.server)));
    for (_, secret) in &secrets {
        warnings.extend(about_secret(secret));
        for server in secret.servers() {
            if !tried.has(&pair(secret.name(), server)) {
                warnings.extend(near_miss(secret, server, &wanted, &found));
            }
        }
    }
    let on_docker_hub = name.registry() == "docker.io";
    let mut matches = Vec::new();
    for one in &found.matches {
        add_warnings_about(one, &found, &mut warnings);
        matches.push(candidate(one, &found));
    }
    if found.fallback && !on_docker_hub {
        warnings.push(explain::docker_hub_elsewhere(name.registry()));
    }
    if !found.matches.is_empty() {
        warnings.push(explain::no_anonymous_pull());
    }
    warnings.sort_by_key(|warning| warning.code as usize);
    let tried = only_login(&secrets, &found);
    let server = match (tried, found.matches.first()) {
        (Some(_), Some(first)) => server_to_renew(first, &found.repository),
        _ => Cow::Borrowed(wanted.server()),
    };
    let commands = mending(&Situation {
        request,
        server: &server,
        broken: broken
            .as_ref()
            .filter(|(_, secret)| !secret.is_file)
            .map(|(_, secret)| secret.name()),
        tried,
        pod_is_older: warnings
            .iter()
            .any(|warning| warning.code == SecretWarningCode::PodIsOlder),
    });
    Ok(Credentials {
        error: broken.map(|(error, _)| error),
        otherwise: explain::otherwise(!found.matches.is_empty()),
        matches,
        fallback: found.fallback,
        repository: found.repository,
        warnings,
        unread: request.unread.clone(),
        commands,
    })
}

fn candidate(found: &Match<'_>, lookup: &Lookup<'_>) -> Candidate {
    Candidate {
        secret: found.secret.to_string(),
        secret_index: found.secret_index,
        server: explain::without_login(found.server),
        key: found.key.to_string(),
        blank: found.blank,
        reason: explain::why_tried(&found.key, &lookup.repository, lookup.fallback),
    }
}

/// The first Secret that is tried, if that login is all that it holds and `kubectl` can write it.
fn only_login<'s>(secrets: &[(usize, &'s PullSecret)], found: &Lookup<'_>) -> Option<&'s str> {
    let first = found.matches.first()?;
    let (_, secret) = secrets
        .iter()
        .find(|(place, _)| *place == first.secret_index)?;
    let writable = secret.entries().len() == 1
        && secret.secret_type == super::DOCKER_CONFIG_JSON
        && !secret.is_file;
    writable.then(|| secret.name())
}

/// The server to write where a login that is tried is replaced.
fn server_to_renew<'m>(tried: &Match<'m>, repository: &str) -> Cow<'m, str> {
    if leaks(&tried.key, repository) {
        Cow::Owned(tried.key.to_string() + "/")
    } else if tried.server.contains('@') {
        // A user in a server is dropped, and may come with a password.
        Cow::Owned(tried.key.to_string())
    } else {
        Cow::Borrowed(tried.server)
    }
}

/// What is wrong with a Secret, whatever the image.
fn about_secret(secret: &PullSecret) -> Option<SecretWarning> {
    match &secret.content {
        Content::Skipped(why) => Some(explain::skipped_secret(
            &secret.name,
            &secret.secret_type,
            *why,
        )),
        Content::Config(config) if config.misshapen => {
            Some(explain::wrong_shape(&secret.name, &secret.secret_type))
        }
        Content::Config(_) | Content::Broken(..) => None,
    }
}

/// What is wrong with a login that is tried.
fn add_warnings_about(found: &Match<'_>, lookup: &Lookup<'_>, warnings: &mut Vec<SecretWarning>) {
    let server = explain::without_login(found.server);
    if found.blank {
        warnings.push(explain::blank_login(found.secret, &server, found.token));
    }
    if leaks(&found.key, &lookup.repository) {
        warnings.push(explain::leaks_to_neighbour(
            found.secret,
            &server,
            &found.key,
        ));
    }
}

/// What is told of a server that does not serve the image, if it was likely meant to.
fn near_miss(
    secret: &PullSecret,
    server: &str,
    wanted: &Wanted<'_>,
    found: &Lookup<'_>,
) -> Option<SecretWarning> {
    let shown = explain::without_login(server);
    let first = found.matches.first();
    let is_docker_hub = || key(server).is_some_and(|key| key == DOCKER_HUB.as_bytes());
    if let Some(first) = first
        && super::falls_back(&found.repository)
        && is_docker_hub()
    {
        return Some(explain::hides_docker_hub(&secret.name, &shown, &first.key));
    }
    let miss = wanted.near_miss(server)?;
    // Another path of the image's host is nothing strange where some login is tried.
    let strange = first.is_none() || miss.code != SecretWarningCode::PathDiffers;
    let (code, name) = (miss.code, &secret.name);
    strange.then(|| explain::near_miss(code, name, &shown, &found.repository, miss.cure))
}
