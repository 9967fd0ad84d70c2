//! Whose Secrets a pod gets: its own, or those of its ServiceAccount.

use alloc::string::String;
use alloc::vec::Vec;

use super::answer::SecretWarning;
use super::{CredentialsRequest, PullSecret};
use crate::explain;
use crate::places::Places;

/// What a pod, or the template of one, says of its pull secrets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PodSecrets {
    /// Its name, where it has one.
    pub name: Option<String>,
    /// Its namespace, where that is known.
    pub namespace: Option<String>,
    /// Whether it exists in the cluster, so that its ServiceAccount had its say already.
    pub created: bool,
    /// The names in `imagePullSecrets`; an entry without one is an empty name.
    pub secrets: Vec<String>,
}

/// What a ServiceAccount says of pull secrets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ServiceAccountSecrets {
    /// Its name.
    pub name: String,
    /// Its namespace, where that is known.
    pub namespace: Option<String>,
    /// The names in `imagePullSecrets`.
    pub secrets: Vec<String>,
}

/// The Secrets that the kubelet gets to see, by their place in the request, in its order.
pub(super) fn attached(
    request: &CredentialsRequest,
    warnings: &mut Vec<SecretWarning>,
) -> Vec<usize> {
    let account = request.service_account.as_ref();
    let names = match (&request.pod, account) {
        (None, None) => return (0..request.secrets.len()).collect(),
        (Some(pod), _) if !pod.secrets.is_empty() => {
            if let Some(account) = account.filter(|account| !is_covered(account, pod)) {
                warnings.push(explain::service_account_unused(&account.name));
            }
            &pod.secrets
        }
        (Some(pod), Some(account)) if pod.created && !account.secrets.is_empty() => {
            warnings.push(explain::pod_is_older(&account.name));
            &pod.secrets
        }
        (_, Some(account)) => &account.secrets,
        (Some(pod), None) => &pod.secrets,
    };
    let namespace = namespace(request);
    let by_name = Places::new(
        &mut request
            .secrets
            .iter()
            .map(|secret| secret.name.clone().into()),
    );
    let mut places = Vec::new();
    for name in names {
        if name.is_empty() {
            warnings.push(explain::empty_name());
            continue;
        }
        let named = by_name.of(name.as_bytes());
        match reachable(&request.secrets, named, namespace) {
            Ok(place) => places.push(place),
            Err(Some(other)) => warnings.push(explain::other_namespace(name, other)),
            Err(None) => warnings.push(explain::secret_not_found(name)),
        }
    }
    places
}

/// The namespace to work in: that of the pod or the ServiceAccount, or else the one that all Secrets
/// have in common.
pub(super) fn likely_namespace(request: &CredentialsRequest) -> Option<&str> {
    namespace(request).or_else(|| {
        let mut namespaces = request
            .secrets
            .iter()
            .map(|secret| secret.namespace.as_deref());
        let first = namespaces.next()??;
        namespaces
            .all(|other| other == Some(first))
            .then_some(first)
    })
}

/// The namespace that the Secrets have to be in, where it is known.
fn namespace(request: &CredentialsRequest) -> Option<&str> {
    let pod = request
        .pod
        .as_ref()
        .and_then(|pod| pod.namespace.as_deref());
    let account = request.service_account.as_ref();
    pod.or_else(|| account.and_then(|account| account.namespace.as_deref()))
}

/// Whether the pod names everything that the ServiceAccount does.
fn is_covered(account: &ServiceAccountSecrets, pod: &PodSecrets) -> bool {
    let own = Places::new(&mut pod.secrets.iter().map(|name| name.clone().into()));
    let mut names = account.secrets.iter();
    names.all(|name| own.has(name.as_bytes()))
}

/// The first of some Secrets that is in the namespace, or in which other one the last of them is.
fn reachable<'s>(
    secrets: &'s [PullSecret],
    places: impl Iterator<Item = usize>,
    wanted: Option<&str>,
) -> Result<usize, Option<&'s str>> {
    let mut elsewhere = None;
    for place in places {
        let found = secrets
            .get(place)
            .and_then(|secret| secret.namespace.as_deref());
        match (found, wanted) {
            (Some(found), Some(wanted)) if found != wanted => elsewhere = Some(found),
            _ => return Ok(place),
        }
    }
    Err(elsewhere)
}
