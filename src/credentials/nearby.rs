//! Why a server that looks as if it were meant for an image does not serve it.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::pattern::Pattern;
use super::{DOCKER_HUB, key};
use crate::explain::SecretWarningCode;
use crate::reference::Name;

/// The server whose login the kubelet tries for Docker Hub's images, as `docker login` writes it.
pub(super) const DOCKER_HUB_SERVER: &str = "https://index.docker.io/v1/";

/// Hosts of Docker Hub that people write, none of which serves its images.
const DOCKER_HUB_HOSTS: [&str; 8] = [
    "auth.docker.io",
    "docker.com",
    "docker.io",
    "hub.docker.com",
    DOCKER_HUB,
    "registry-1.docker.io",
    "registry.docker.io",
    "registry.hub.docker.com",
];

/// A server that was likely meant for an image.
pub(super) struct NearMiss {
    pub(super) code: SecretWarningCode,
    /// What to write instead.
    pub(super) cure: String,
}

/// An image, ready to be compared with servers that do not serve it.
pub(super) struct Wanted<'n> {
    name: Name<'n>,
    pattern: Option<Pattern>,
}

impl<'n> Wanted<'n> {
    pub(super) fn new(name: Name<'n>) -> Self {
        Self {
            name,
            pattern: Pattern::parse(name.to_string().as_bytes()),
        }
    }

    fn is_on_docker_hub(&self) -> bool {
        self.name.registry() == "docker.io"
    }

    /// The server to write for this image.
    pub(super) fn server(&self) -> &str {
        match self.name.registry() {
            "docker.io" => DOCKER_HUB_SERVER,
            // An IPv6 address without a port cannot be a key, but a `*` matches it.
            registry if registry.ends_with(']') => "*",
            registry => registry,
        }
    }

    /// Whether a server that does not serve the image was likely meant to.
    pub(super) fn near_miss(&self, server: &str) -> Option<NearMiss> {
        let code = self.difference(server)?;
        Some(NearMiss {
            code,
            cure: self.server().to_string(),
        })
    }

    fn difference(&self, server: &str) -> Option<SecretWarningCode> {
        let image = self.pattern.as_ref()?;
        let Some(key) = key(server) else {
            let registry = self.name.registry();
            let host = registry.split(':').next().unwrap_or(registry);
            let named = !host.is_empty() && server.to_ascii_lowercase().contains(host);
            return named.then_some(SecretWarningCode::ServerIgnored);
        };
        let unstripped = [b"index.docker.io/v1".as_slice(), b"index.docker.io/v2"];
        if self.is_on_docker_hub() && unstripped.contains(&key.as_slice()) {
            return Some(SecretWarningCode::DockerHubSlash);
        }
        let (bare, foreign_scheme) = without_schemes(server);
        let bare = Pattern::parse(bare.as_bytes())?;
        let same_host = bare.host_matches(&image.host);
        let literal_host = bare.host.eq_ignore_ascii_case(&image.host);
        if foreign_scheme && (same_host || literal_host) {
            return Some(SecretWarningCode::Scheme);
        }
        if same_host && bare.port != image.port {
            return Some(SecretWarningCode::PortDiffers);
        }
        if literal_host && !same_host && image.host.starts_with(b"[") {
            return Some(SecretWarningCode::Ipv6WithoutPort);
        }
        if literal_host && !same_host {
            return Some(SecretWarningCode::CaseDiffers);
        }
        if same_host {
            return Some(SecretWarningCode::PathDiffers);
        }
        if self.is_on_docker_hub() && is_docker_hub(&bare) {
            return Some(SecretWarningCode::DockerHubHost);
        }
        same_ending(&bare.host, &image.host).then_some(SecretWarningCode::WildcardLabels)
    }
}

/// A server without all schemes in front of it, and whether the kubelet would have kept one.
fn without_schemes(server: &str) -> (&str, bool) {
    let bare = server
        .strip_prefix("https://")
        .or_else(|| server.strip_prefix("http://"))
        .unwrap_or(server);
    let inner = bare.split_once("://").map_or(bare, |(_, behind)| behind);
    let inner = inner.trim_start_matches('/');
    (inner, inner.len() < bare.len())
}

fn is_docker_hub(server: &Pattern) -> bool {
    DOCKER_HUB_HOSTS.iter().any(|host| {
        let literal = server.host.eq_ignore_ascii_case(host.as_bytes());
        literal || !server.is_literal() && server.host_matches(host.as_bytes())
    })
}

/// Whether a pattern and a host end alike, behind the last label that holds a `*`.
fn same_ending(pattern: &[u8], host: &[u8]) -> bool {
    let labels: Vec<&[u8]> = pattern.split(|byte| *byte == b'.').collect();
    let Some(last) = labels.iter().rposition(|label| label.contains(&b'*')) else {
        return false;
    };
    let ending = labels.get(last + 1..).unwrap_or_default();
    let host: Vec<&[u8]> = host.split(|byte| *byte == b'.').collect();
    let tells = !ending.is_empty() || labels.iter().all(|label| *label == b"*");
    tells && host.len() != labels.len() && host.ends_with(ending)
}

/// Whether a key ends within a part of the image's path: it serves the image by accident.
pub(super) fn leaks(key: &str, repository: &str) -> bool {
    let path = |text: &str| text.split_once('/').map(|(_, path)| path.to_string());
    let (Some(served), Some(path)) = (path(key), path(repository)) else {
        return false;
    };
    let behind = path.strip_prefix(served.as_str());
    !served.ends_with('/') && behind.is_some_and(|rest| !rest.is_empty() && !rest.starts_with('/'))
}
