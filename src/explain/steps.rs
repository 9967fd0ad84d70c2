//! The sentences of the next steps, and the commands to type.
//!
//! Commands are made for a POSIX shell. What comes from the cluster is quoted in them; what is not
//! known stands in capitals, to be filled in.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};

use crate::diagnose::NextStep;
use crate::diagnose::advice::Step;
use crate::diagnose::scene::Scene;
use crate::reference::Reference;

/// The sentence of a step in its scene, and its command.
pub(crate) fn next_step(step: Step, scene: &Scene<'_>) -> NextStep {
    NextStep {
        message: message(step, scene),
        command: command(step, scene),
    }
}

fn message(step: Step, scene: &Scene<'_>) -> Cow<'static, str> {
    let host = || named(scene.host().as_deref(), "the registry");
    let url_host = || {
        named(
            scene.url_host().or(scene.registry().as_deref()),
            "the registry",
        )
    };
    let dialed = || named(scene.dialed().or(scene.host().as_deref()), "the registry");
    let image = || named(scene.image, "the image");
    Cow::Owned(match step {
        Step::CreateEcrRepository => format!(
            "create the ECR repository of {}, or correct account, region and name in the image",
            image()
        ),
        Step::AddPullSecret => format!(
            "add an imagePullSecret for {} to the pod; the pull went out without any credential",
            host()
        ),
        Step::NodeEcrCredentials => format!(
            "let the node fetch ECR credentials for {}: check that the node role may read ECR and that the kubelet's credential provider works; restart the kubelet if it worked before",
            host()
        ),
        Step::AcrRole => format!(
            "check the credential that was tried first: the role AcrPull on exactly {}, and the identity bound to the node pool",
            host()
        ),
        Step::RobotToken => format!(
            "give the pull secret a valid robot token; {} does not know this robot or its password",
            host()
        ),
        Step::GithubToken => format!(
            "replace the token in the pull secret with one that has read:packages on {}; it authenticates but may not read",
            image()
        ),
        Step::PushLocalImage => format!(
            "check {} for a typo, and whether it is private: the bare name means {}; a locally built image has to be loaded into the cluster, or pushed under a name with its registry",
            image(),
            qualified(scene)
        ),
        Step::NameExistingTag => format!(
            "name a tag of {} that exists: the repository has no `latest`; or push the image",
            image()
        ),
        Step::CreatePullSecret => format!(
            "create the secret {} in the namespace of the pod, or correct the name: the pod names it as its pull secret, and it is not there as a Secret",
            named(scene.missing_secret, "that is missing")
        ),
        Step::MendPullSecret => format!(
            "create the secret {} in the namespace of the pod with kubectl create secret docker-registry, or remove the reference to it",
            named(scene.secret(), "that is missing")
        ),
        Step::SetImageValue => format!(
            "set the image in the values of the chart or template: {} shows that an empty value or a placeholder was printed",
            image()
        ),
        Step::CorrectReference => invalid_reference(scene),
        Step::NameRegistryHost => format!(
            "write {} with its registry host (`docker.io/…`): the runtime does not guess it",
            image()
        ),
        Step::LocalRegistry => format!(
            "make the registry reachable at {} of the node itself (check the pod of the registry add-on or image cache on that node: nothing listens there), or use its real address",
            dialed()
        ),
        Step::TokenServer => format!(
            "let the node reach {} too: the registry or mirror answers, but sends the client there for the token",
            url_host()
        ),
        Step::RegistryListens => format!(
            "check that the registry is up and listens at {}, and that no firewall refuses the node",
            dialed()
        ),
        Step::NodeResolver => format!(
            "resolve {} from the node: correct the name if it has a typo, and mend the node's resolver if that fails",
            looked_up(scene)
        ),
        Step::NameTheNodeKnows => format!(
            "use a registry name that the node itself resolves instead of {}; the kubelet does not use the cluster's DNS",
            looked_up(scene)
        ),
        Step::TestConnection => format!(
            "test the connection from the node to {} (firewall, security group, route); retry if it works",
            dialed()
        ),
        Step::MendRoute => format!(
            "mend the route from the node to {} (IPv6 without a route, firewall, VPN)",
            dialed()
        ),
        Step::ProxyBlocks => format!(
            "ask whether the corporate proxy blocks {}; the registry itself would give another answer",
            url_host()
        ),
        Step::TrustCa => format!(
            "install the CA of {} in the trust store of the node's runtime",
            url_host()
        ),
        Step::TrustInspectingCa => format!(
            "install the CA of the proxy that inspects TLS in the trust store of the node's runtime: the certificate of {} itself is trusted everywhere, so this is another one",
            url_host()
        ),
        Step::AddressIsReal => format!(
            "check that {} is an address of {} (forged DNS, a block by the network), and configure a mirror or proxy if it is not reachable",
            dialed(),
            url_host()
        ),
        Step::StalledHandshake => format!(
            "test {} from the node with curl: a slow link, a wrong MTU or a filter stalls the handshake; no certificate is at fault",
            url_host()
        ),
        Step::RefreshEcrToken => format!(
            "refresh the login for {} in the pull secret, since ECR's tokens last twelve hours; or let the node fetch credentials by the kubelet's credential provider",
            host()
        ),
        Step::SetClock => format!(
            "set the clock of the node (NTP); {} has not expired",
            url_host()
        ),
        Step::RenewCertificate => format!(
            "renew the certificate of {}; if it is valid, set the clock of the node (NTP)",
            url_host()
        ),
        Step::MendTraffic => format!(
            "mend the DNS, the proxy or the network that sends the traffic for {} to another host",
            named(scene.wanted_name(), "the registry")
        ),
        Step::CertificateName => format!(
            "use a host name that is in the certificate, or issue one for {}; an ingress without one of its own serves a default certificate",
            named(scene.wanted_name().or(scene.url_host()), "this name")
        ),
        Step::AllowPlainHttp => format!(
            "tell the runtime that {} speaks plain HTTP (hosts.toml, insecure-registries), or give the registry TLS",
            named(
                scene.url_authority().or(scene.registry().as_deref()),
                "the registry"
            )
        ),
        Step::UseTls => format!(
            "tell the runtime to speak HTTPS with {} (hosts.toml, registries.conf): it is configured for plain HTTP",
            url_host()
        ),
        Step::AllowPullOrLoad => format!(
            "set imagePullPolicy to IfNotPresent if {} can be pulled; otherwise load the image onto that node; if it is there already, give the pod the pull secret that it was pulled with, which is checked from 1.35 on",
            image()
        ),
        _ => return Cow::Borrowed(plain(step)),
    })
}

/// The sentences into which nothing is put.
fn plain(step: Step) -> &'static str {
    match step {
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
        // Everything else has something put into it.
        _ => "read the Failed events of the pod and the runtime's log on the node",
    }
}

/// What our own reading of the reference says about it.
fn invalid_reference(scene: &Scene<'_>) -> String {
    let fault = scene.image.and_then(|image| Reference::parse(image).err());
    match fault {
        Some(fault) => format!("correct the image reference: {fault}"),
        None => "correct the image reference: it is no valid one".to_string(),
    }
}

/// User input in backticks, or a word for it.
fn named(text: Option<&str>, otherwise: &str) -> String {
    text.map_or_else(|| otherwise.to_string(), super::errors::quoted)
}

fn looked_up(scene: &Scene<'_>) -> String {
    named(
        scene.looked_up().or(scene.registry().as_deref()),
        "the registry's host",
    )
}

/// What a bare name means to the runtime.
fn qualified(scene: &Scene<'_>) -> String {
    let image = scene.image.and_then(|image| Reference::parse(image).ok());
    named(
        image.map(|image| image.name().to_string()).as_deref(),
        "one of Docker Hub",
    )
}

fn command(step: Step, scene: &Scene<'_>) -> Option<String> {
    let kubectl = || match scene.namespace {
        Some(namespace) => format!("kubectl -n {}", word(namespace)),
        None => "kubectl -n NAMESPACE".to_string(),
    };
    let pod = || scene.pod.map_or_else(|| "POD".to_string(), word);
    let image = || scene.image.map_or_else(|| "IMAGE".to_string(), word);
    let host = || word(&scene.host().unwrap_or_else(|| "REGISTRY".to_string()));
    let asked = || {
        let address = scene.url_authority().map(ToString::to_string);
        word(
            &address
                .or_else(|| scene.host())
                .unwrap_or_else(|| "REGISTRY".to_string()),
        )
    };
    let secret = |name: Option<&str>| {
        format!(
            "{} create secret docker-registry {} --docker-server={} --docker-username=USER --docker-password=PASSWORD",
            kubectl(),
            name.map_or_else(|| "SECRET".to_string(), word),
            server(scene)
        )
    };
    Some(match step {
        Step::CheckNameAndAccess
        | Step::CheckExists
        | Step::UseExistingDigest
        | Step::NameExistingTag
        | Step::NameRegistryHost
        | Step::SetImageValue
        | Step::CorrectReference
        | Step::RepushSchema2
        | Step::BuildCache => set_image(&kubectl(), scene),
        Step::LookAtRegistry | Step::MatchPlatform => {
            format!("docker buildx imagetools inspect {}", image())
        }
        Step::PushLocalImage => format!("docker push REGISTRY/{}", image()),
        Step::CreateEcrRepository => "aws ecr create-repository --repository-name REPOSITORY".to_string(),
        Step::AddPullSecret
        | Step::RobotToken
        | Step::GithubToken
        | Step::RecreatePullSecret
        | Step::AuthenticateOrMirror
        | Step::SamePullSecret => secret(None),
        Step::RenewPullSecret => {
            format!("{} --dry-run=client -o yaml | {} apply -f -", secret(None), kubectl())
        }
        Step::AttachPullSecret => format!(
            "{} patch serviceaccount default -p '{{\"imagePullSecrets\":[{{\"name\":\"SECRET\"}}]}}'",
            kubectl()
        ),
        Step::CreatePullSecret => secret(scene.missing_secret),
        Step::MendPullSecret => secret(scene.secret()),
        Step::AcrRole => format!("az aks check-acr --resource-group GROUP --name CLUSTER --acr {}", host()),
        Step::EcrPolicy => "aws ecr set-repository-policy --repository-name REPOSITORY --policy-text file://policy.json".to_string(),
        Step::ListPullSecrets | Step::CheckPullSecret => format!(
            "{} get pod {} -o jsonpath='{{.spec.imagePullSecrets[*].name}}'",
            kubectl(),
            pod()
        ),
        Step::TestFromNode | Step::StalledHandshake | Step::TestConnection | Step::RegistryListens | Step::MendRoute => {
            format!("curl -v https://{}/v2/", asked())
        }
        Step::NodeResolver | Step::NameTheNodeKnows => {
            format!("getent hosts {}", word(scene.looked_up().unwrap_or("REGISTRY")))
        }
        Step::SetClock | Step::RenewCertificate => "timedatectl status".to_string(),
        Step::TrustCa | Step::TrustInspectingCa | Step::CertificateName | Step::MendTraffic => format!(
            "openssl s_client -connect {} -servername {} -showcerts </dev/null",
            word(&with_port(scene.url_authority().unwrap_or("REGISTRY"))),
            word(scene.url_host().unwrap_or("REGISTRY"))
        ),
        Step::FreeImageSpace => "crictl rmi --prune".to_string(),
        Step::FreeKubeletSpace => "df -h /var/lib/kubelet".to_string(),
        Step::CheckDisk => "dmesg --level=err,warn".to_string(),
        Step::CleanStore | Step::OtherSnapshotter | Step::DropPartialDownload => {
            format!("crictl rmi {}", image())
        }
        Step::CheckRuntime => "systemctl status containerd crio docker".to_string(),
        Step::PullOnNode | Step::PullAgain | Step::MeasurePull | Step::StalledDownload => {
            format!("crictl pull {}", image())
        }
        Step::AllowPullOrLoad => "ctr -n k8s.io images import IMAGE.tar".to_string(),
        Step::ReadEvents | Step::ReadCause => format!("{} describe pod {}", kubectl(), pod()),
        Step::ReadLog => format!(
            "{} logs {} -c {} --previous",
            kubectl(),
            pod(),
            scene.container.map_or_else(|| "CONTAINER".to_string(), word)
        ),
        Step::DeletePod => format!("{} delete pod {}", kubectl(), pod()),
        _ => return None,
    })
}

/// The command that corrects the image of what made the pod.
fn set_image(kubectl: &str, scene: &Scene<'_>) -> String {
    let container = scene
        .container
        .map_or_else(|| "CONTAINER".to_string(), word);
    format!("{kubectl} set image KIND/NAME {container}=IMAGE")
}

/// The server as the kubelet wants it in a pull secret: Docker Hub has a name of its own.
fn server(scene: &Scene<'_>) -> String {
    match scene.host() {
        None => "REGISTRY".to_string(),
        Some(host) if host == "docker.io" => "https://index.docker.io/v1/".to_string(),
        Some(host) => word(&host),
    }
}

/// An address with the port of HTTPS where it has none.
fn with_port(address: &str) -> String {
    let port = address.rsplit_once(':').map_or("", |(_, port)| port);
    if !port.is_empty() && port.bytes().all(|b| b.is_ascii_digit()) {
        address.to_string()
    } else {
        format!("{address}:443")
    }
}

/// A text as one word of a shell.
fn word(text: &str) -> String {
    let safe = |c: char| c.is_ascii_alphanumeric() || "-_./:@%+=,".contains(c);
    if !text.is_empty() && text.chars().all(safe) && !text.starts_with('-') {
        text.to_string()
    } else {
        format!("'{}'", text.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::word;

    #[test]
    fn what_comes_from_a_cluster_is_one_word_of_a_shell() {
        assert_eq!(word("ghcr.io/acme/app:1"), "ghcr.io/acme/app:1");
        assert_eq!(word("$(reboot)"), "'$(reboot)'");
        assert_eq!(word("it's"), r"'it'\''s'");
        assert_eq!(word(""), "''");
    }
}
