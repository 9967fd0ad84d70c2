//! The sentences of the next steps, and the commands to type.
//!
//! What stands in braces is filled in: in a sentence by [`in_sentence`], in a command by
//! [`in_command`]. Commands are made for a POSIX shell. What comes from the cluster is quoted in
//! them; what is not known stands in capitals, to be filled in by hand.

use alloc::format;
use alloc::string::{String, ToString};

use super::errors::quoted;
use crate::diagnose::NextStep;
use crate::diagnose::advice::Step;
use crate::diagnose::scene::{Scene, without_port};
use crate::reference::Reference;

/// The sentence of a step in its scene, and its command.
pub(crate) fn next_step(step: Step, scene: &Scene<'_>) -> NextStep {
    NextStep {
        message: filled(message(step), &|name| in_sentence(name, scene)).into(),
        command: command(step).map(|line| filled(line, &|name| in_command(name, scene))),
    }
}

/// A text with the names in braces replaced; other braces stay.
fn filled(text: &str, meaning: &dyn Fn(&str) -> Option<String>) -> String {
    let mut filled = String::new();
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once('{') {
        filled.push_str(before);
        let (name, after) = behind.split_once('}').unwrap_or((behind, ""));
        if let Some(meaning) = meaning(name) {
            filled.push_str(&meaning);
            rest = after;
        } else {
            filled.push('{');
            rest = behind;
        }
    }
    filled.push_str(rest);
    filled
}

/// The sentence of a step. What stands in braces is what [`in_sentence`] knows.
const fn message(step: Step) -> &'static str {
    match step {
        Step::CreateEcrRepository => {
            "create the ECR repository of {image}, or correct account, region and name in the image"
        }
        Step::AddPullSecret => {
            "add an imagePullSecret for {host} to the pod; the pull went out without any credential"
        }
        Step::NodeEcrCredentials => {
            "let the node fetch ECR credentials for {host}: check that the node role may read ECR and that the kubelet's credential provider works; restart the kubelet if it worked before"
        }
        Step::AcrRole => {
            "check the credential that is tried first: the role AcrPull on exactly {host}, and the identity bound to the node pool"
        }
        Step::RobotToken => {
            "give the pull secret a valid robot token; {host} does not know this robot or its password"
        }
        Step::GithubToken => {
            "replace the token in the pull secret with one that has read:packages on {image}; it authenticates but may not read"
        }
        Step::PushLocalImage => {
            "check {image} for a typo, and whether it is private: the bare name means {full name}; a locally built image has to be loaded into the cluster, or pushed under a name with its registry"
        }
        Step::NameExistingTag => {
            "name a tag of {image} that exists: the repository has no `latest`; or push the image"
        }
        Step::CreatePullSecret => {
            "create the secret {missing secret} in the namespace of the pod, or correct the name: the pod names it as its pull secret, and it is not there as a Secret"
        }
        Step::MendPullSecret => {
            "create the secret {secret} in the namespace of the pod with kubectl create secret docker-registry, or remove the reference to it"
        }
        Step::SetImageValue => {
            "set the image in the values of the chart or template: {image} shows that an empty value or a placeholder was printed"
        }
        Step::CorrectReference => "correct the image reference: {fault}",
        Step::NameRegistryHost => {
            "write {image} with its registry host (`docker.io/…`): the runtime does not guess it"
        }
        Step::LocalRegistry => {
            "make the registry reachable at {dialed} of the node itself (check the pod of the registry add-on or image cache on that node: nothing listens there), or use its real address"
        }
        Step::TokenServer => {
            "let the node reach {url host} too: the registry or mirror answers, but sends the client there for the token"
        }
        Step::RegistryListens => {
            "check that the registry is up and listens at {dialed}, and that no firewall refuses the node"
        }
        Step::NodeResolver => {
            "resolve {looked up} from the node: correct the name if it has a typo, and mend the node's resolver if that fails"
        }
        Step::NameTheNodeKnows => {
            "use a registry name that the node itself resolves instead of {looked up}; the kubelet does not use the cluster's DNS"
        }
        Step::TestConnection => {
            "test the connection from the node to {dialed} (firewall, security group, route); retry if it works"
        }
        Step::MendRoute => {
            "mend the route from the node to {dialed} (IPv6 without a route, firewall, VPN)"
        }
        Step::ProxyBlocks => {
            "ask whether the corporate proxy blocks {url host}; the registry itself would give another answer"
        }
        Step::TrustCa => "install the CA of {url host} in the trust store of the node's runtime",
        Step::TrustInspectingCa => {
            "install the CA of the proxy that inspects TLS in the trust store of the node's runtime: the certificate of {url host} itself is trusted everywhere, so this is another one"
        }
        Step::AddressIsReal => {
            "check that {dialed} is an address of {url host} (forged DNS, a block by the network), and configure a mirror or proxy if it is not reachable"
        }
        Step::StalledHandshake => {
            "test {url host} from the node with curl: a slow link, a wrong MTU or a filter stalls the handshake; no certificate is at fault"
        }
        Step::RefreshEcrToken => {
            "refresh the login for {host} in the pull secret, since ECR's tokens last twelve hours; or let the node fetch credentials by the kubelet's credential provider"
        }
        Step::SetClock => "set the clock of the node (NTP); {url host} has not expired",
        Step::RenewCertificate => {
            "renew the certificate of {url host}; if it is valid, set the clock of the node (NTP)"
        }
        Step::MendTraffic => {
            "mend the DNS, the proxy or the network that sends the traffic for {wanted host} to another host"
        }
        Step::CertificateName => {
            "use a host name that is in the certificate, or issue one for {wanted name}; an ingress without one of its own serves a default certificate"
        }
        Step::AllowPlainHttp => {
            "tell the runtime that {authority} speaks plain HTTP (hosts.toml, insecure-registries), or give the registry TLS"
        }
        Step::UseTls => {
            "tell the runtime to speak HTTPS with {url host} (hosts.toml, registries.conf): it is configured for plain HTTP"
        }
        Step::AllowPullOrLoad => {
            "set imagePullPolicy to IfNotPresent if {image} can be pulled; otherwise load the image onto that node; if it is there already, give the pod the pull secret that it was pulled with, which is checked from 1.35 on"
        }
        Step::CheckNameAndAccess => {
            "check the image name for a typo first, then whether the repository is private (or no longer public) and the pod has a pull secret for it, or the node the right to read it"
        }
        Step::CheckExists => {
            "check that the repository and tag exist in the registry, then correct the image or push it"
        }
        Step::UseExistingDigest => {
            "check that the repository still has this digest, since registries prune them; use a digest that exists, or push the image again"
        }
        Step::LookAtRegistry => "look at what the registry has, from a machine that may read it",
        Step::CorrectPauseImage => {
            "correct the pause image in the arguments of the kubelet or runtime: a stray character, such as a quotation mark, makes it invalid"
        }
        Step::CheckPullSecret => {
            "check that the pod names a pull secret whose server equals the image host and whose login still works"
        }
        Step::RecreatePullSecret => {
            "recreate the pull secret with kubectl create secret docker-registry in the namespace of the pod: one malformed entry keeps the kubelet from using any"
        }
        Step::RenewPullSecret => {
            "write the pull secret anew where its server or login is wrong; the next try reads it"
        }
        Step::AttachPullSecret => {
            "attach the secret to the ServiceAccount, for pods that are made from then on, or name it in imagePullSecrets of the pod"
        }
        Step::RuntimeCredentials => {
            "give the runtime, not the pod, credentials for the sandbox image: pull secrets of the pod do not apply to it"
        }
        Step::GrantRead => {
            "grant the identity that pulls (node role, service account or robot) read access to the repository"
        }
        Step::EcrPolicy => {
            "allow the node role, or for another account the ECR repository policy, ecr:BatchGetImage and ecr:GetDownloadUrlForLayer: a login was sent, and may not read"
        }
        Step::AnotherNetwork => {
            "pull through a mirror or from another network: the registry refuses this network, not this credential"
        }
        Step::RegistryRule => {
            "look at the image in the registry: a rule there forbids its pull (vulnerabilities, a missing signature)"
        }
        Step::ListPullSecrets => "see which pull secrets the pod names",
        Step::AuthenticateOrMirror => {
            "pull with an authenticated account or through a mirror; otherwise wait for the limit to reset"
        }
        Step::RaisePullQps => {
            "wait; raise registryPullQPS and registryBurst of the kubelet if it happens often"
        }
        Step::RegistryStatus => {
            "look at the status page or logs of the registry; the kubelet keeps retrying meanwhile"
        }
        Step::LocalResolver => {
            "start the local resolver of the node, or name another in its resolv.conf; the refused connection is to that resolver, not to the registry"
        }
        Step::Ipv4Resolver => {
            "give the node an IPv4 resolver; its name server has an IPv6 address that the node cannot reach"
        }
        Step::DynamicRuntime => {
            "use another build of the runtime: a static binary cannot resolve names with the node's settings"
        }
        Step::MeasurePull => {
            "measure how long the pull takes by hand on the node: the kubelet gave up waiting for the runtime, since the image is too large or the link too slow for the runtime's request timeout"
        }
        Step::StalledDownload => {
            "find out why the download stalls; the runtime cancels a pull that makes no progress for its time-out"
        }
        Step::ResetConnections => {
            "retry; if it repeats on large layers, look for a firewall or load balancer that resets long connections, and into the log of the registry"
        }
        Step::CheckProxy => {
            "check the proxy of the runtime (HTTP_PROXY, HTTPS_PROXY, NO_PROXY) and that the node reaches it; registries inside the network belong into NO_PROXY"
        }
        Step::ProxyScheme => {
            "correct the proxy URL of the runtime: it contains the scheme twice (`lookup http`)"
        }
        Step::ProxyPlainHttp => {
            "write HTTPS_PROXY with http://: the proxy itself speaks plain HTTP"
        }
        Step::ProxyLogin => {
            "give the runtime the user and password of the proxy, or exempt the registry by NO_PROXY"
        }
        Step::TestFromNode => "ask the registry from the node itself",
        Step::IpSan => {
            "use the host name in the certificate, or issue one with the IP address as a SAN"
        }
        Step::FreeImageSpace => "free space on the image file system of the node, or enlarge it",
        Step::FreeKubeletSpace => {
            "free space on the kubelet's root file system: it cannot write its pull records"
        }
        Step::CheckDisk => {
            "check the volume under the runtime's folder (/var/lib/containerd) and the kernel log: the disk fails, is mounted read-only, or is a full thin pool, which also answers with an I/O error"
        }
        Step::PullAgain => {
            "pull again; if it repeats, remove the image and its snapshots on that node"
        }
        Step::CleanStore => {
            "remove the image and its leftovers from the runtime's store on that node, and pull again"
        }
        Step::DropPartialDownload => {
            "pull again from the registry directly: remove the partial download from the runtime's content store; if it repeats, look for a mirror or proxy that alters or truncates the content"
        }
        Step::CheckRuntime => {
            "check the container runtime service on the node (systemctl status, journal)"
        }
        Step::OtherSnapshotter => {
            "remove the copy that another snapshotter fetched, then pull again through the one that the CRI uses"
        }
        Step::VirusScanner => {
            "exclude the runtime's folder from the virus scanner of the Windows node, and let the kubelet retry"
        }
        Step::MatchPlatform => {
            "compare the platforms of the image with the node's architecture; build and push the image for it as well (docker buildx --platform), or pin the pod to matching nodes"
        }
        Step::LinuxNode => {
            "schedule the pod on a node of the image's system (nodeSelector kubernetes.io/os), a Linux node for most; or use an image for this Windows build"
        }
        Step::RepushSchema2 => {
            "name a newer tag, or have the image rebuilt or pushed again in the format OCI or schema 2: this one is in the old schema 1"
        }
        Step::RemoveHtmlMirror => {
            "remove the configured mirror and pull again: it returned an HTML page in place of the manifest"
        }
        Step::UpgradeDocker => {
            "upgrade Docker on the node to 20.10 or later, or its other runtime; this one cannot read OCI manifests"
        }
        Step::UpgradeForCompression => {
            "upgrade the runtime on the node, which does not know the compression of the layers (zstd); or push the image with gzip"
        }
        Step::CheckArtifact => {
            "check that the reference names a container image and not a chart or another artifact; if it is an image, upgrade the runtime"
        }
        Step::BuildCache => "choose another tag; this one is a build cache, not an image",
        Step::RepushManifest => {
            "have the image or manifest list pushed again; what its manifest states, a size for one, is wrong"
        }
        Step::Sign => "sign the image, or correct the signature policy of the node",
        Step::FindSignature => {
            "set use-sigstore-attachments for this registry on the nodes, so that the runtime finds the signature; if there is none, sign the image or correct the policy"
        }
        Step::RightKey => {
            "put the right public key into the signature policy; the image is signed, with another key"
        }
        Step::SamePullSecret => {
            "give the pod the pull secret with which the image was pulled, or change the pull policy: the image is on the node, but the kubelet has not seen this pod's credentials for it"
        }
        Step::ReadCause => "read the Failed events of the pod; this back-off text carries no cause",
        Step::ReadLog => {
            "read the container's log: its image is there, and it starts and ends again"
        }
        Step::PullOnNode => "try the pull on the node, where the runtime's own error is complete",
        Step::DeletePod => {
            "delete the pod once that is done, to start without the back-off; its controller makes a new one"
        }
        Step::ReadEvents => "read the Failed events of the pod and the runtime's log on the node",
    }
}

/// What a name in a sentence stands for.
fn in_sentence(name: &str, scene: &Scene<'_>) -> Option<String> {
    let owned = |text: Option<&str>| text.map(ToString::to_string);
    let (known, otherwise) = match name {
        "image" => (owned(scene.image), "the image"),
        "full name" => (full_name(scene), "one of Docker Hub"),
        "host" => (scene.host(), "the registry"),
        "url host" => (
            owned(scene.url_host()).or_else(|| scene.registry()),
            "the registry",
        ),
        "authority" => (
            owned(scene.url_authority()).or_else(|| scene.registry()),
            "the registry",
        ),
        "dialed" => (
            owned(scene.dialed()).or_else(|| scene.host()),
            "the registry",
        ),
        "looked up" => (
            owned(scene.looked_up()).or_else(|| scene.registry()),
            "the registry's host",
        ),
        "wanted host" => (owned(scene.wanted_name()), "the registry"),
        "wanted name" => (owned(scene.wanted_name().or(scene.url_host())), "this name"),
        "missing secret" => (owned(scene.missing_secret), "that is missing"),
        "secret" => (owned(scene.secret()), "that is missing"),
        "fault" => return Some(fault(scene)),
        _ => return None,
    };
    Some(known.map_or_else(|| otherwise.to_string(), |text| quoted(&text)))
}

/// What our own reading of the reference says about it.
fn fault(scene: &Scene<'_>) -> String {
    let fault = scene.image.and_then(|image| Reference::parse(image).err());
    fault.map_or_else(
        || "it is no valid one".to_string(),
        |fault| fault.to_string(),
    )
}

/// What a bare name means to the runtime.
fn full_name(scene: &Scene<'_>) -> Option<String> {
    let image = Reference::parse(scene.image?).ok()?;
    Some(image.name().to_string())
}

/// Declares the command that makes a pull secret of this name.
macro_rules! create_secret {
    ($name:literal) => {
        concat!(
            "{kubectl} create secret docker-registry ",
            $name,
            " --docker-server={server} --docker-username=USER --docker-password=PASSWORD"
        )
    };
}

/// The command of a step.
const fn command(step: Step) -> Option<&'static str> {
    Some(match step {
        Step::CheckNameAndAccess
        | Step::CheckExists
        | Step::UseExistingDigest
        | Step::NameExistingTag
        | Step::NameRegistryHost
        | Step::SetImageValue
        | Step::CorrectReference
        | Step::RepushSchema2
        | Step::BuildCache => "{kubectl} set image KIND/NAME {container}=IMAGE",
        Step::LookAtRegistry | Step::MatchPlatform => "docker buildx imagetools inspect {image}",
        Step::PushLocalImage => "docker push REGISTRY/{image}",
        Step::CreateEcrRepository => "aws ecr create-repository --repository-name REPOSITORY",
        Step::AddPullSecret
        | Step::RobotToken
        | Step::GithubToken
        | Step::RecreatePullSecret
        | Step::AuthenticateOrMirror
        | Step::SamePullSecret => create_secret!("SECRET"),
        Step::RenewPullSecret => concat!(
            create_secret!("SECRET"),
            " --dry-run=client -o yaml | {kubectl} apply -f -"
        ),
        Step::AttachPullSecret => {
            r#"{kubectl} patch serviceaccount default -p '{"imagePullSecrets":[{"name":"SECRET"}]}'"#
        }
        Step::CreatePullSecret => create_secret!("{missing secret}"),
        Step::MendPullSecret => create_secret!("{secret}"),
        Step::AcrRole => "az aks check-acr --resource-group GROUP --name CLUSTER --acr {host}",
        Step::EcrPolicy => {
            "aws ecr set-repository-policy --repository-name REPOSITORY --policy-text file://policy.json"
        }
        Step::ListPullSecrets | Step::CheckPullSecret => {
            "{kubectl} get pod {pod} -o jsonpath='{.spec.imagePullSecrets[*].name}'"
        }
        Step::TestFromNode
        | Step::StalledHandshake
        | Step::TestConnection
        | Step::RegistryListens
        | Step::MendRoute => "curl -v https://{asked}/v2/",
        Step::NodeResolver | Step::NameTheNodeKnows => "getent hosts {looked up}",
        Step::SetClock | Step::RenewCertificate => "timedatectl status",
        Step::TrustCa | Step::TrustInspectingCa | Step::CertificateName | Step::MendTraffic => {
            "openssl s_client -connect {address} -servername {url host} -showcerts </dev/null"
        }
        Step::FreeImageSpace => "crictl rmi --prune",
        Step::FreeKubeletSpace => "df -h /var/lib/kubelet",
        Step::CheckDisk => "dmesg --level=err,warn",
        Step::CleanStore | Step::OtherSnapshotter | Step::DropPartialDownload => {
            "crictl rmi {image}"
        }
        Step::CheckRuntime => "systemctl status containerd crio docker",
        Step::PullOnNode | Step::PullAgain | Step::MeasurePull | Step::StalledDownload => {
            "crictl pull {image}"
        }
        Step::AllowPullOrLoad => "ctr -n k8s.io images import IMAGE.tar",
        Step::ReadEvents | Step::ReadCause => "{kubectl} describe pod {pod}",
        Step::ReadLog => "{kubectl} logs {pod} -c {container} --previous",
        Step::DeletePod => "{kubectl} delete pod {pod}",
        _ => return None,
    })
}

/// What a name in a command stands for.
fn in_command(name: &str, scene: &Scene<'_>) -> Option<String> {
    let owned = |text: Option<&str>| text.map(ToString::to_string);
    let (known, otherwise) = match name {
        "kubectl" => {
            let namespace = scene
                .namespace
                .map_or_else(|| "NAMESPACE".to_string(), shell_word);
            return Some(format!("kubectl -n {namespace}"));
        }
        "pod" => (owned(scene.pod), "POD"),
        "container" => (owned(scene.container), "CONTAINER"),
        "image" => (owned(scene.image), "IMAGE"),
        "host" => (scene.host(), "REGISTRY"),
        "server" => (scene.host().map(server), "REGISTRY"),
        "asked" => (asked(scene), "REGISTRY"),
        "url host" => (
            asked(scene).map(|address| without_port(&address).to_string()),
            "REGISTRY",
        ),
        "address" => (asked(scene).map(with_port), "REGISTRY:443"),
        "looked up" => (owned(scene.looked_up()), "REGISTRY"),
        "missing secret" => (owned(scene.missing_secret), "SECRET"),
        "secret" => (owned(scene.secret()), "SECRET"),
        _ => return None,
    };
    Some(shell_word(known.as_deref().unwrap_or(otherwise)))
}

/// The address that the runtime asked: Docker Hub answers at another one than its name says.
fn asked(scene: &Scene<'_>) -> Option<String> {
    if let Some(address) = scene.url_authority() {
        return Some(address.to_string());
    }
    let registry = scene.registry()?;
    let prefix = if registry == "docker.io" {
        "registry-1."
    } else {
        ""
    };
    Some(prefix.to_string() + &registry)
}

/// A host as the kubelet wants it in a pull secret: Docker Hub has a server of its own.
fn server(host: String) -> String {
    if host == "docker.io" {
        "https://index.docker.io/v1/".to_string()
    } else {
        host
    }
}

/// An address with the port of HTTPS where it has none.
fn with_port(mut address: String) -> String {
    if without_port(&address).len() == address.len() {
        address.push_str(":443");
    }
    address
}

/// A text as one word of a shell.
pub(crate) fn shell_word(text: &str) -> String {
    let safe = |c: char| c.is_ascii_alphanumeric() || "-_./:@%+=,".contains(c);
    if !text.is_empty() && text.chars().all(safe) && !text.starts_with('-') {
        text.to_string()
    } else {
        format!("'{}'", text.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::{filled, shell_word};

    #[test]
    fn what_comes_from_a_cluster_is_one_word_of_a_shell() {
        assert_eq!(shell_word("ghcr.io/acme/app:1"), "ghcr.io/acme/app:1");
        assert_eq!(shell_word("$(reboot)"), "'$(reboot)'");
        assert_eq!(shell_word("it's"), r"'it'\''s'");
        assert_eq!(shell_word("a'; rm"), r"'a'\''; rm'");
        assert_eq!(shell_word("[::1]:5000"), "'[::1]:5000'");
        assert_eq!(shell_word("-x"), "'-x'");
        assert_eq!(shell_word(""), "''");
    }

    #[test]
    fn names_are_filled_in_and_other_braces_stay() {
        let meaning = |name: &str| (name == "x").then(|| "{x}".into());
        for (text, expected) in [
            ("", ""),
            ("plain", "plain"),
            ("{x}", "{x}"),
            ("a {x} b {y} {x}", "a {x} b {y} {x}"),
            ("'{\"a\":[{\"b\":{x}}]}' {", "'{\"a\":[{\"b\":{x}}]}' {"),
        ] {
            assert_eq!(filled(text, &meaning), expected);
        }
    }
}
