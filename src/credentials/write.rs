//! Answers as JSON.

use alloc::string::String;

use super::answer::credentials;
use super::objects::batch_line;
use super::{
    Candidate, Command, Credentials, CredentialsRequest, Keyring, Lookup, Match, SecretWarning,
};
use crate::error::Error;
use crate::json::write::{as_object, to_json};
use crate::request::{MAX_REQUEST, check_size};

/// Answers a request in JSON with [`Credentials`] or an error in JSON, on one line.
///
/// The request is that of [`CredentialsRequest::from_json`]. Where a Secret fails every pull, the
/// answer is `{"error": …, "mended": …}`, the second what would be tried without that Secret.
///
/// ```
/// let answer = pullpolicy::credentials_json(
///     r#"{"image": "quay.io/acme/app", "secrets": [{"auths": {"quay.io": {"auth": "dTpw"}}}]}"#,
/// );
/// assert!(answer.starts_with(r#"{"repository":"quay.io/acme/app","matches":[{"secret":"config.json","#));
/// ```
#[must_use]
pub fn credentials_json(request: &str) -> String {
    match CredentialsRequest::from_json(request).and_then(|request| credentials(&request)) {
        Ok(answer) => answer.to_json(),
        Err(error) => error.to_json(),
    }
}

/// Answers a line of a batch, `{"image": …, "secrets": [{"name", "type", "data"}]}`, with
/// `{"repository", "matches": [{"secret", "secretIndex", "server", "key"}], "fallback"}` or an error,
/// on one line.
///
/// Servers are given as they are spelled.
///
/// ```
/// let line = r#"{"image": "nginx", "secrets": [{"name": "hub", "type": "kubernetes.io/dockercfg",
///     "data": {".dockercfg": {"https://index.docker.io/v1/": {"auth": "dTpw"}}}}]}"#;
/// assert_eq!(
///     pullpolicy::match_credentials_json(line),
///     r#"{"repository":"docker.io/library/nginx","matches":[{"secret":"hub","secretIndex":0,"server":"https://index.docker.io/v1/","key":"index.docker.io"}],"fallback":true}"#,
/// );
/// ```
#[must_use]
pub fn match_credentials_json(line: &str) -> String {
    let answer = check_size(line, MAX_REQUEST, "").and_then(|()| {
        let (image, secrets) = batch_line(line)?;
        // A bad image is found before any Secret is read, as the kubelet does.
        crate::reference::Reference::parse(&image)?;
        Ok(to_json(&Keyring::new(&secrets)?.lookup(&image)?))
    });
    answer.unwrap_or_else(|error: Error| error.to_json())
}

impl Credentials {
    /// The answer in JSON, on one line.
    #[must_use]
    pub fn to_json(&self) -> String {
        match &self.error {
            None => to_json(self),
            Some(error) => to_json(&Mended {
                error,
                answer: self,
            }),
        }
    }
}

/// An answer that holds once its error is mended.
struct Mended<'a> {
    error: &'a Error,
    answer: &'a Credentials,
}

as_object!(Mended<'_>, |mended| {
    "error": mended.error.body(),
    "mended": mended.answer,
});

as_object!(Credentials, |answer| {
    "repository": answer.repository,
    "matches": answer.matches,
    "fallback": answer.fallback,
    "otherwise": answer.otherwise,
    "warnings": answer.warnings,
    "unread": answer.unread.iter().map(Error::body).collect::<alloc::vec::Vec<_>>(),
    "commands": answer.commands,
});

as_object!(Candidate, |candidate| {
    "secret": candidate.secret,
    "secretIndex": candidate.secret_index,
    "server": candidate.server,
    "key": candidate.key,
    "blank": candidate.blank,
    "reason": candidate.reason,
});

as_object!(SecretWarning, |warning| {
    "code": warning.code.as_str(),
    "message": warning.message,
    "secret": warning.secret,
    "server": warning.server,
    "suggestion": warning.suggestion,
});

as_object!(Command, |command| {
    "purpose": command.purpose,
    "command": command.line,
});

as_object!(Lookup<'_>, |lookup| {
    "repository": lookup.repository,
    "matches": lookup.matches,
    "fallback": lookup.fallback,
});

as_object!(Match<'_>, |found| {
    "secret": found.secret,
    "secretIndex": found.secret_index,
    "server": found.server,
    "key": found.key,
});
