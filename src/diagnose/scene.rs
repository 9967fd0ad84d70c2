//! What is known around a message: the pod, the image, and the names that the message gives.

use alloc::string::{String, ToString};

use crate::reference::Reference;

/// Registries that many clusters use, and whose certificates and names are in order.
const PUBLIC: [&str; 18] = [
    "docker.io",
    "registry-1.docker.io",
    "auth.docker.io",
    "index.docker.io",
    "production.cloudflare.docker.com",
    "quay.io",
    "ghcr.io",
    "gcr.io",
    "k8s.gcr.io",
    "registry.k8s.io",
    "mcr.microsoft.com",
    "public.ecr.aws",
    "registry.gitlab.com",
    "gitlab.com",
    "nvcr.io",
    "registry.redhat.io",
    "registry.access.redhat.com",
    "docker.elastic.co",
];

/// The place of a fault, as far as it is known.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scene<'a> {
    /// The kubelet's reason.
    pub(crate) reason: &'a str,
    /// The message, or what of it is the error.
    pub(crate) message: &'a str,
    /// The image as the pod writes it.
    pub(crate) image: Option<&'a str>,
    /// The pod's namespace.
    pub(crate) namespace: Option<&'a str>,
    /// The pod's name.
    pub(crate) pod: Option<&'a str>,
    /// The container's name.
    pub(crate) container: Option<&'a str>,
    /// A pull secret that the pod names and that is not there.
    pub(crate) missing_secret: Option<&'a str>,
}

impl<'a> Scene<'a> {
    /// What a message alone tells.
    pub(crate) fn of_message(reason: &'a str, message: &'a str) -> Self {
        Self {
            reason,
            message,
            image: image(message),
            ..Self::default()
        }
    }

    /// The registry of the image, as it is normalised.
    pub(crate) fn registry(&self) -> Option<String> {
        let image = Reference::parse(self.image?).ok()?;
        Some(image.registry().to_string())
    }

    /// The host that the message speaks of: the last address in it.
    pub(crate) fn url_host(&self) -> Option<&'a str> {
        given(without_port(self.url_authority()?))
    }

    /// The host of the registry, from the image or the message.
    pub(crate) fn host(&self) -> Option<String> {
        self.registry()
            .or_else(|| self.url_host().map(ToString::to_string))
    }

    /// The name whose look-up failed.
    pub(crate) fn looked_up(&self) -> Option<&'a str> {
        let (_, name) = self.message.split_once("lookup ")?;
        until(name, |c| c == ':')
    }

    /// The address, with its port, at which a connection failed.
    pub(crate) fn dialed(&self) -> Option<&'a str> {
        let address = behind_last(self.message, "dial tcp ")?;
        let address = until(address, |_| false)?;
        Some(address.trim_end_matches(':'))
    }

    /// The host, with its port but without a login, of the last address in the message.
    pub(crate) fn url_authority(&self) -> Option<&'a str> {
        let address = behind_last(self.message, "://")?;
        let authority = until(address, |c| matches!(c, '/' | '?'))?;
        let authority = authority.trim_end_matches(':');
        given(behind_last(authority, "@").unwrap_or(authority))
    }

    /// The name of a pull secret in a kubelet's complaint about it.
    pub(crate) fn secret(&self) -> Option<&'a str> {
        let listed = self.message.split_once("image pull secrets (");
        let quoted = self.message.split_once("secrets \"");
        let quoted = quoted.or_else(|| self.message.split_once("secret \""));
        let (_, name) = listed.or(quoted)?;
        until(name, |c| matches!(c, ',' | ')'))
    }

    /// The name that the certificate lacks.
    pub(crate) fn wanted_name(&self) -> Option<&'a str> {
        let not = behind_last(self.message, ", not ");
        let name = not.or_else(|| behind_last(self.message, "cannot validate certificate for "))?;
        until(name, |c| c == ',')
    }
}

/// An address without its port, as certificates name it.
pub(crate) fn without_port(address: &str) -> &str {
    match address.rsplit_once(':') {
        Some((host, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => host,
        _ => address,
    }
}

/// What stands behind the last occurrence of a mark.
pub(super) fn behind_last<'t>(text: &'t str, mark: &str) -> Option<&'t str> {
    let (_, mut behind) = text.split_once(mark)?;
    while let Some((_, further)) = behind.split_once(mark) {
        behind = further;
    }
    Some(behind)
}

/// The text up to a blank, a quotation mark or one of these characters; none where that is empty.
fn until(text: &str, also: impl Fn(char) -> bool) -> Option<&str> {
    let ends = |c: char| c.is_whitespace() || matches!(c, '"' | '\\') || also(c);
    given(text.split(ends).next()?)
}

/// A text, unless it is empty, which Kubernetes takes for absent.
pub(super) fn given(text: &str) -> Option<&str> {
    Some(text).filter(|text| !text.is_empty())
}

/// The image that a message names.
pub(crate) fn image(message: &str) -> Option<&str> {
    const BEFORE: [&str; 8] = [
        "image \"",
        "image name \"",
        "image tag \"",
        "reference \"",
        "image \\\"",
        "docker://",
        "pull access denied for ",
        "manifest for ",
    ];
    BEFORE.into_iter().find_map(|before| {
        let (_, image) = message.split_once(before)?;
        let image = until(image, |c| c == ',')?;
        Some(image.trim_end_matches(':'))
    })
}

/// Whether a host is one of the registries that everybody uses.
pub(crate) fn is_public(host: &str) -> bool {
    PUBLIC.contains(&host) || host.ends_with(".pkg.dev") || host.ends_with(".gcr.io")
}

/// Whether an address is the node's own.
pub(crate) fn is_loopback(address: &str) -> bool {
    ["127.", "localhost", "[::1]"]
        .into_iter()
        .any(|own| address.starts_with(own))
}
