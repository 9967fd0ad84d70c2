//! The sentences about pull secrets. None of them repeats what a Secret holds but a server's name.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};

use super::SecretWarningCode;
use super::errors::{quoted, sentence, value};
use crate::credentials::{Command, DOCKER_CONFIG_JSON, Fault, SecretWarning, Skipped, Wrong};
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

fn what_is_wrong(Fault { server, wrong }: &Fault) -> String {
    let server = server
        .as_deref()
        .map(|server| format!(" of the server {}", quoted(server)))
        .unwrap_or_default();
    match wrong {
        Wrong::Json { at } => format!("it is no JSON from the byte at offset {at} on"),
        Wrong::Type {
            field,
            expected,
            found,
        } => {
            let field = field.map_or("it".to_string(), |field| format!("`{field}`"));
            format!("{field}{server} must be {expected}, not {found}")
        }
        Wrong::Base64 => format!("`auth`{server} is not base64"),
        Wrong::Colon => {
            format!("`auth`{server} must be the base64 of a user, `:` and a password")
        }
    }
}

/// A server's name, but for a login in it.
pub(crate) fn without_login(server: &str) -> String {
    let (scheme, rest) = match server.split_once("://") {
        // A password may hold a `://` as well, but no scheme a `:`.
        Some((scheme, rest)) if !scheme.contains([':', '@']) => (format!("{scheme}://"), rest),
        _ => (String::new(), server),
    };
    let authority = rest.split('/').next().unwrap_or_default();
    // A password may hold a `/`; without one, an `@` behind it belongs to the path.
    let place = if authority.contains(':') {
        rest
    } else {
        authority
    };
    match place.rfind('@').and_then(|at| rest.get(at..)) {
        Some(behind) => format!("{scheme}***{behind}"),
        None => server.to_string(),
    }
}

/// Why a login is tried.
pub(crate) fn why_tried(key: &str, repository: &str, fallback: bool) -> String {
    if fallback {
        sentence(
            "no key serves {}, so the kubelet falls back to the key of Docker Hub, {}",
            &[repository, key],
        )
    } else if key.contains('*') {
        sentence(
            "the pattern {} matches {}, label by label of the host",
            &[key, repository],
        )
    } else {
        sentence("{} begins with the key {}", &[repository, key])
    }
}

/// What is tried besides.
pub(crate) fn otherwise(matches: bool) -> Cow<'static, str> {
    Cow::Borrowed(if matches {
        "after these the kubelet tries the node's own logins (its config.json and credential providers), but never a pull without any login"
    } else {
        "no secret is tried: the kubelet uses the node's own logins (its config.json and credential providers), and where there are none it pulls once without any login"
    })
}

fn warning(code: SecretWarningCode, message: impl Into<Cow<'static, str>>) -> SecretWarning {
    SecretWarning {
        code,
        message: message.into(),
        secret: None,
        server: None,
        suggestion: None,
    }
}

fn about(code: SecretWarningCode, secret: &str, message: String) -> SecretWarning {
    SecretWarning {
        secret: Some(secret.to_string()),
        ..warning(code, message)
    }
}

fn about_server(
    code: SecretWarningCode,
    secret: &str,
    server: &str,
    message: String,
    cure: Option<String>,
) -> SecretWarning {
    SecretWarning {
        server: Some(server.to_string()),
        suggestion: cure.map(value),
        ..about(code, secret, message)
    }
}

/// A pod names a Secret that nobody has shown.
pub(crate) fn secret_not_found(name: &str) -> SecretWarning {
    let message = sentence(
        "the secret {} is not among those given; where it does not exist either, the kubelet goes on without it",
        &[name],
    );
    about(SecretWarningCode::SecretNotFound, name, message)
}

/// A pod names a Secret of another namespace.
pub(crate) fn other_namespace(name: &str, namespace: &str) -> SecretWarning {
    let message = sentence(
        "the secret {} is in the namespace {}, and a pod can only use those of its own",
        &[name, namespace],
    );
    about(SecretWarningCode::OtherNamespace, name, message)
}

/// An entry of `imagePullSecrets` without a name.
pub(crate) fn empty_name() -> SecretWarning {
    warning(
        SecretWarningCode::EmptyName,
        "`imagePullSecrets` has an entry without a name: the kubelet skips it, but it keeps the secrets of the ServiceAccount away, so remove it",
    )
}

/// The pod has a list of its own.
pub(crate) fn service_account_unused(account: &str) -> SecretWarning {
    let message = sentence(
        "the pod has `imagePullSecrets` of its own, so those of the ServiceAccount {} are not added; list them in the pod too, or leave the pod's list out",
        &[account],
    );
    warning(SecretWarningCode::ServiceAccountUnused, message)
}

/// The pod was created before the ServiceAccount had the Secret.
pub(crate) fn pod_is_older(account: &str) -> SecretWarning {
    let message = sentence(
        "the ServiceAccount {} has secrets that this pod was created without; they are only added to a new pod, so delete this one and let its owner make another",
        &[account],
    );
    warning(SecretWarningCode::PodIsOlder, message)
}

/// A Secret that the kubelet passes over.
pub(crate) fn skipped_secret(name: &str, secret_type: &str, why: Skipped) -> SecretWarning {
    let (code, message) = match why {
        Skipped::Type { looks_like_one } => {
            let template = if looks_like_one {
                "the kubelet skips the secret {} without a word since its type is {}, although it holds a docker config; a type cannot be changed, so create it again as {}"
            } else {
                "the kubelet skips the secret {} without a word since its type is {}; a type cannot be changed, so create it again as {}"
            };
            let message = sentence(template, &[name, secret_type, DOCKER_CONFIG_JSON]);
            (SecretWarningCode::WrongType, message)
        }
        Skipped::Key { wanted } => (
            SecretWarningCode::MissingKey,
            sentence(
                "the kubelet skips the secret {}: its type {} needs the key {}, which it has not",
                &[name, secret_type, wanted],
            ),
        ),
        Skipped::Empty { key } => (
            SecretWarningCode::EmptySecret,
            sentence(
                "the kubelet skips the secret {}: its {} is empty",
                &[name, key],
            ),
        ),
    };
    let cure = matches!(why, Skipped::Type { .. }).then(|| value(DOCKER_CONFIG_JSON));
    SecretWarning {
        suggestion: cure,
        ..about(code, name, message)
    }
}

/// A Secret with the shape of the other type.
pub(crate) fn wrong_shape(name: &str, secret_type: &str) -> SecretWarning {
    let template = if secret_type == "kubernetes.io/dockercfg" {
        "the secret {} has `auths` in it, which the type `kubernetes.io/dockercfg` takes for a server's name; what is below it is not read"
    } else {
        "the secret {} has its servers outside of `auths`, where the type `kubernetes.io/dockerconfigjson` does not read them"
    };
    let message = sentence(template, &[name]);
    about(SecretWarningCode::WrongShape, name, message)
}

/// A server that does not serve the image it was likely meant for.
pub(crate) fn near_miss(
    code: SecretWarningCode,
    secret: &str,
    server: &str,
    repository: &str,
    cure: String,
) -> SecretWarning {
    let template = match code {
        SecretWarningCode::DockerHubSlash => {
            "without its final slash the server {} keeps its `/v1` and serves no image of Docker Hub"
        }
        SecretWarningCode::DockerHubHost => {
            "{} is not the server that the kubelet looks for: an image of Docker Hub is served by `docker.io`, or else by `index.docker.io` alone"
        }
        SecretWarningCode::PortDiffers => {
            "the server {} has another port than {}: ports are compared as text, and a missing one is not 443"
        }
        SecretWarningCode::CaseDiffers => {
            "the server {} differs from {} in its capitals: hosts are compared as they are written"
        }
        SecretWarningCode::Scheme => {
            "the server {} keeps what stands before its host: only one `https://` or `http://` in lower case is dropped"
        }
        SecretWarningCode::PathDiffers => {
            "the server {} has a path that {} does not begin with; tags are no part of what is compared"
        }
        SecretWarningCode::WildcardLabels => {
            "the pattern {} has another number of labels than the host of {}, and a `*` never reaches beyond its label"
        }
        SecretWarningCode::Ipv6WithoutPort => {
            "the server {} never matches: the kubelet reads an IPv6 address without a port as a class of characters"
        }
        _ => {
            "the server {} is no URL, so the kubelet ignores it; ports are digits, and only a host may hold a `*`"
        }
    };
    let message = sentence(template, &[server, repository]);
    about_server(code, secret, server, message, Some(cure))
}

/// A login without user and password. `token`: it has a token instead.
pub(crate) fn blank_login(secret: &str, server: &str, token: bool) -> SecretWarning {
    let template = if token {
        "the login for {} is a token alone, which the kubelet does not read: it sends an empty user and password; give the token as the password of a user"
    } else {
        "the login for {} is empty, as where a credential helper keeps it, and the kubelet sends an empty user and password; write user and password into the secret"
    };
    let message = sentence(template, &[server]);
    about_server(SecretWarningCode::BlankLogin, secret, server, message, None)
}

/// A direct match keeps Docker Hub's login away.
pub(crate) fn hides_docker_hub(secret: &str, server: &str, by: &str) -> SecretWarning {
    let message = sentence(
        "the login for {} is not tried, since the key {} serves the image and `index.docker.io` is only tried where none does; leave {} out, or give it the right login",
        &[server, by, by],
    );
    about_server(
        SecretWarningCode::HidesDockerHub,
        secret,
        server,
        message,
        None,
    )
}

/// Docker Hub's login goes to another registry.
pub(crate) fn docker_hub_elsewhere(registry: &str) -> SecretWarning {
    let message = sentence(
        "the registry {} has neither a `.` nor a port, so the kubelet offers it the login of Docker Hub; give it a secret of its own",
        &[registry],
    );
    SecretWarning {
        suggestion: Some(value(registry)),
        ..warning(SecretWarningCode::DockerHubElsewhere, message)
    }
}

/// A key that ends within a part of the path.
pub(crate) fn leaks_to_neighbour(secret: &str, server: &str, key: &str) -> SecretWarning {
    let message = sentence(
        "the key {} is compared character by character, so its login also goes to this neighbour, whose name only begins alike; end it with a slash",
        &[key],
    );
    about_server(
        SecretWarningCode::LeaksToNeighbour,
        secret,
        server,
        message,
        Some(format!("{key}/")),
    )
}

/// With a login there is no pull without one.
pub(crate) fn no_anonymous_pull() -> SecretWarning {
    warning(
        SecretWarningCode::NoAnonymousPull,
        "if these logins are wrong or expired the pull fails even where the image is public, since the kubelet tries no anonymous pull once a secret matches; remove the secret where none is needed",
    )
}

fn command(purpose: &'static str, line: String) -> Command {
    Command { purpose, line }
}

/// The command that lets the owner of a pod make another.
pub(crate) fn command_to_renew_pod(line: String) -> Command {
    command(
        "let the owner of the pod make a new one, which gets the secrets",
        line,
    )
}

/// The command that removes a Secret that fails every pull.
pub(crate) fn command_to_delete_secret(line: String) -> Command {
    command("remove the secret that cannot be read", line)
}

/// The command that makes a Secret.
pub(crate) fn command_to_create_secret(line: String) -> Command {
    command("create a secret that serves this image", line)
}

/// The command that replaces a login.
pub(crate) fn command_to_renew_secret(line: String) -> Command {
    command("replace the login, if the registry refuses it", line)
}

/// The command that names a Secret in a ServiceAccount.
pub(crate) fn command_to_attach_to_account(line: String) -> Command {
    command("give it to every new pod of the ServiceAccount", line)
}

/// The command that names a Secret in the template of a pod.
pub(crate) fn command_to_attach_to_template(line: String) -> Command {
    command("name it in the template that the pod is made from", line)
}

/// Something among the Secrets that is none.
pub(crate) fn not_a_secret(at: &str, found: &str) -> Error {
    super::wrong_type(
        ErrorCode::InvalidSecret,
        at,
        "a Secret, a list of them or a docker config",
        found,
    )
}

/// An object of another kind among the Secrets.
pub(crate) fn not_a_secret_kind(at: &str, kind: &str) -> Error {
    let message = sentence(
        "{} is of the kind {}, where a Secret, a list of them or a docker config is expected",
        &[at, kind],
    );
    Error::new(ErrorCode::InvalidSecret, at, message)
}

/// Data of a Secret that is not base64.
pub(crate) fn malformed_data(at: &str) -> Error {
    let message = format!("`{at}` is not base64, so the API server refuses the secret");
    Error::new(ErrorCode::InvalidSecret, at, message)
}

/// Something else in the place of a pod or of a ServiceAccount.
pub(crate) fn names_no_secrets(at: &str, expected: &str) -> Error {
    let message = format!("`{at}` must be {expected}, and its `imagePullSecrets` a list of names");
    Error::new(ErrorCode::InvalidRequest, at, message)
}
