//! The commands that mend what is wrong.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::answer::Command;
use super::{CredentialsRequest, attached};
use crate::explain;

/// What is known when the commands are written.
pub(super) struct Situation<'a> {
    pub(super) request: &'a CredentialsRequest,
    /// The server to log in to.
    pub(super) server: &'a str,
    /// A Secret that fails every pull.
    pub(super) broken: Option<&'a str>,
    /// A Secret whose login is tried, and that holds no other one.
    pub(super) tried: Option<&'a str>,
    /// Whether the ServiceAccount has the Secrets and the pod only has to be made anew.
    pub(super) pod_is_older: bool,
}

/// The commands, in the order in which they are to be run.
pub(super) fn mending(situation: &Situation<'_>) -> Vec<Command> {
    let Situation {
        request,
        server,
        broken,
        ..
    } = *situation;
    let namespace = attached::likely_namespace(request);
    let namespace = namespace
        .map(|namespace| format!(" --namespace {}", explain::shell_word(namespace)))
        .unwrap_or_default();
    let mut commands = Vec::new();
    let pod = request.pod.as_ref();
    let pod_name = pod.and_then(|pod| pod.name.as_deref());
    if let (true, Some(name)) = (situation.pod_is_older, pod_name) {
        let line = format!(
            "kubectl delete pod {}{namespace}",
            explain::shell_word(name)
        );
        commands.push(explain::command_to_renew_pod(line));
        return commands;
    }
    let name = broken.or(situation.tried);
    let name = name.map_or_else(|| name_for(server), ToString::to_string);
    let name = explain::shell_word(&name);
    if broken.is_some() {
        let line = format!("kubectl delete secret {name}{namespace}");
        commands.push(explain::command_to_delete_secret(line));
    }
    let create = format!(
        "kubectl create secret docker-registry {name}{namespace} --docker-server={} --docker-username=\"$REGISTRY_USER\" --docker-password=\"$REGISTRY_PASSWORD\"",
        explain::shell_word(server)
    );
    if situation.tried.is_some() && broken.is_none() {
        let line = format!("{create} --dry-run=client -o yaml | kubectl apply -f -");
        commands.push(explain::command_to_renew_secret(line));
    } else {
        commands.push(explain::command_to_create_secret(create));
    }
    let is_attached = broken.is_some() || situation.tried.is_some();
    if !is_attached {
        commands.push(attach(request, &name, &namespace));
    }
    commands
}

/// Names a Secret where the pod will look for it.
fn attach(request: &CredentialsRequest, name: &str, namespace: &str) -> Command {
    let list = format!(r#"{{"imagePullSecrets":[{{"name":"{name}"}}]}}"#);
    let own = request
        .pod
        .as_ref()
        .is_some_and(|pod| !pod.secrets.is_empty());
    if own {
        let line = format!(
            r#"kubectl patch deployment DEPLOYMENT{namespace} --patch '{{"spec":{{"template":{{"spec":{list}}}}}}}'"#
        );
        return explain::command_to_attach_to_template(line);
    }
    let account = request.service_account.as_ref();
    let account = account.map(|account| account.name.as_str());
    let account = account.filter(|name| !name.is_empty()).unwrap_or("default");
    let line = format!(
        "kubectl patch serviceaccount {}{namespace} --patch '{list}'",
        explain::shell_word(account)
    );
    explain::command_to_attach_to_account(line)
}

/// A name for a new Secret: that of the server, as far as a name may hold it.
fn name_for(server: &str) -> String {
    let bare = server
        .split_once("://")
        .map_or(server, |(_, behind)| behind);
    let host = bare.split('/').next().unwrap_or_default();
    let letters = host.chars().map(|c| match c.to_ascii_lowercase() {
        c if c.is_ascii_alphanumeric() => c,
        _ => '-',
    });
    let name: String = letters.collect();
    let name = name.trim_matches('-');
    if name.is_empty() {
        "pull-secret".to_string()
    } else {
        format!("pull-{name}")
    }
}

#[cfg(test)]
mod tests {
    use super::name_for;

    #[test]
    fn names_follow_the_server() {
        assert_eq!(
            name_for("https://index.docker.io/v1/"),
            "pull-index-docker-io"
        );
        assert_eq!(
            name_for("Registry.example.com:5000"),
            "pull-registry-example-com-5000"
        );
        assert_eq!(name_for("*"), "pull-secret");
    }
}
