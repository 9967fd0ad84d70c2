//! Which steps follow from a cause and what the message adds to it.

use alloc::vec::Vec;

use super::Cause;
use super::scene::{Scene, is_loopback, is_public};
use super::text::Text;
use crate::reference::Reference;

/// One thing to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    // The reference and what the registry has.
    CheckNameAndAccess,
    PushLocalImage,
    CheckExists,
    CreateEcrRepository,
    UseExistingDigest,
    NameExistingTag,
    LookAtRegistry,
    SetImageValue,
    CorrectPauseImage,
    CorrectReference,
    NameRegistryHost,
    // Credentials.
    AddPullSecret,
    CheckPullSecret,
    CreatePullSecret,
    MendPullSecret,
    RecreatePullSecret,
    RenewPullSecret,
    AttachPullSecret,
    NodeEcrCredentials,
    RefreshEcrToken,
    AcrRole,
    RobotToken,
    RuntimeCredentials,
    GrantRead,
    GithubToken,
    EcrPolicy,
    AnotherNetwork,
    RegistryRule,
    ListPullSecrets,
    // Limits.
    AuthenticateOrMirror,
    RaisePullQps,
    // The way to the registry.
    RegistryStatus,
    RegistryListens,
    AddressIsReal,
    LocalRegistry,
    TokenServer,
    NodeResolver,
    NameTheNodeKnows,
    LocalResolver,
    Ipv4Resolver,
    DynamicRuntime,
    TestConnection,
    MeasurePull,
    StalledDownload,
    StalledHandshake,
    ResetConnections,
    MendRoute,
    CheckProxy,
    ProxyScheme,
    ProxyPlainHttp,
    ProxyBlocks,
    ProxyLogin,
    TestFromNode,
    // Certificates.
    TrustCa,
    TrustInspectingCa,
    SetClock,
    RenewCertificate,
    MendTraffic,
    IpSan,
    CertificateName,
    AllowPlainHttp,
    UseTls,
    // The node.
    FreeImageSpace,
    FreeKubeletSpace,
    CheckDisk,
    PullAgain,
    CleanStore,
    DropPartialDownload,
    CheckRuntime,
    OtherSnapshotter,
    VirusScanner,
    // The image.
    MatchPlatform,
    LinuxNode,
    RepushSchema2,
    RemoveHtmlMirror,
    UpgradeDocker,
    UpgradeForCompression,
    CheckArtifact,
    BuildCache,
    RepushManifest,
    Sign,
    FindSignature,
    RightKey,
    // The policy.
    AllowPullOrLoad,
    SamePullSecret,
    // Anything.
    ReadEvents,
    ReadLog,
    ReadCause,
    PullOnNode,
    DeletePod,
}

/// What to do, in order.
pub(super) fn steps(cause: Cause, text: &Text, scene: &Scene<'_>) -> Vec<Step> {
    // A secret that is named and not there explains a refusal better than any registry can.
    let refused = matches!(
        cause,
        Cause::NotFoundOrUnauthorized | Cause::Unauthorized | Cause::Forbidden
    );
    let mut steps = Vec::new();
    if refused && scene.missing_secret.is_some() {
        steps.push(Step::CreatePullSecret);
    }
    let first = first(cause, text, scene);
    steps.push(first);
    steps.extend_from_slice(afterwards(cause, first));
    steps
}

/// What helps with any fault of this cause, once its first step is done or has failed.
fn afterwards(cause: Cause, first: Step) -> &'static [Step] {
    match cause {
        Cause::NotFound => &[Step::LookAtRegistry, Step::DeletePod],
        Cause::NotFoundOrUnauthorized => &[Step::LookAtRegistry, Step::ListPullSecrets],
        Cause::Unauthorized => match first {
            Step::CheckPullSecret => &[
                Step::RenewPullSecret,
                Step::AttachPullSecret,
                Step::DeletePod,
            ],
            Step::AddPullSecret => &[Step::AttachPullSecret, Step::DeletePod],
            _ => &[Step::DeletePod],
        },
        Cause::CredentialsUnverified => &[Step::AttachPullSecret, Step::DeletePod],
        Cause::Forbidden => &[Step::DeletePod],
        Cause::RateLimited | Cause::BadSecret => &[Step::ListPullSecrets],
        Cause::ServerError | Cause::PullQps | Cause::InvalidName => &[],
        Cause::Dns
        | Cause::ConnectionRefused
        | Cause::Timeout
        | Cause::Unreachable
        | Cause::Proxy
        | Cause::TlsUntrusted
        | Cause::TlsExpired
        | Cause::TlsNameMismatch
        | Cause::PlainHttp => &[Step::TestFromNode, Step::PullOnNode],
        Cause::PlatformMismatch
        | Cause::ManifestSchemaUnsupported
        | Cause::ManifestInvalid
        | Cause::Signature => &[Step::LookAtRegistry],
        Cause::RuntimeDown => &[Step::ReadEvents],
        _ => &[Step::PullOnNode],
    }
}

fn first(cause: Cause, text: &Text, scene: &Scene<'_>) -> Step {
    match cause {
        Cause::NotFound => not_found(text, scene),
        Cause::NotFoundOrUnauthorized if is_bare(scene) => Step::PushLocalImage,
        Cause::NotFoundOrUnauthorized => Step::CheckNameAndAccess,
        Cause::Unauthorized => unauthorized(text, scene),
        Cause::Forbidden => forbidden(text, scene),
        Cause::RateLimited => Step::AuthenticateOrMirror,
        Cause::ServerError => Step::RegistryStatus,
        Cause::Dns => dns(text, scene),
        Cause::ConnectionRefused => refused(scene),
        Cause::Timeout if text.says("tls handshake timeout") => Step::StalledHandshake,
        Cause::Timeout if text.says("dial tcp") || text.says("i/o timeout") => Step::TestConnection,
        Cause::Timeout if scene.url_host().is_some() => Step::TestConnection,
        Cause::Timeout => Step::MeasurePull,
        Cause::Unreachable
            if ["no route", "unreachable", "cannot assign"]
                .into_iter()
                .any(|phrase| text.says(phrase)) =>
        {
            Step::MendRoute
        }
        Cause::Unreachable => Step::ResetConnections,
        Cause::Cancelled => Step::StalledDownload,
        Cause::Proxy => proxy(text),
        Cause::TlsUntrusted if host_is_public(scene) => Step::TrustInspectingCa,
        Cause::TlsUntrusted => Step::TrustCa,
        Cause::TlsExpired if host_is_public(scene) => Step::SetClock,
        Cause::TlsExpired => Step::RenewCertificate,
        Cause::TlsNameMismatch if text.says("ip sans") => Step::IpSan,
        Cause::TlsNameMismatch if scene.wanted_name().is_some_and(is_public) => Step::MendTraffic,
        Cause::TlsNameMismatch => Step::CertificateName,
        Cause::PlainHttp if asked_without_tls(text) => Step::UseTls,
        Cause::PlainHttp => Step::AllowPlainHttp,
        Cause::NoSpace if text.says("pull intent") => Step::FreeKubeletSpace,
        Cause::NoSpace => Step::FreeImageSpace,
        Cause::DiskIo => Step::CheckDisk,
        Cause::ContentStoreCorrupt if is_race(text) => Step::PullAgain,
        Cause::ContentStoreCorrupt => Step::CleanStore,
        Cause::PlatformMismatch if text.says("windows") => Step::LinuxNode,
        Cause::PlatformMismatch => Step::MatchPlatform,
        Cause::ManifestSchemaUnsupported => Step::RepushSchema2,
        Cause::MediaTypeUnsupported if text.holds("text/html") => Step::RemoveHtmlMirror,
        Cause::MediaTypeUnsupported
            if text.says("in manifest should be") || text.says("accept header") =>
        {
            Step::UpgradeDocker
        }
        Cause::MediaTypeUnsupported if is_compression(text) => Step::UpgradeForCompression,
        Cause::MediaTypeUnsupported => Step::CheckArtifact,
        Cause::ManifestInvalid if text.says("rootfs") => Step::BuildCache,
        Cause::ManifestInvalid => Step::RepushManifest,
        Cause::DigestMismatch => Step::DropPartialDownload,
        Cause::Signature => signature(text),
        Cause::NeverPresent => Step::AllowPullOrLoad,
        Cause::CredentialsUnverified => Step::SamePullSecret,
        Cause::InvalidName => invalid_name(text, scene),
        Cause::BadSecret if scene.secret().is_some() => Step::MendPullSecret,
        Cause::BadSecret => Step::RecreatePullSecret,
        Cause::PullQps => Step::RaisePullQps,
        Cause::RuntimeDown => Step::CheckRuntime,
        Cause::Other if scene.reason == "CrashLoopBackOff" => Step::ReadLog,
        Cause::Other => other(text),
    }
}

fn not_found(text: &Text, scene: &Scene<'_>) -> Step {
    let image = scene.image.and_then(|image| Reference::parse(image).ok());
    if text.holds(".dkr.ecr.") && (text.says("name unknown") || text.says("does not exist")) {
        return Step::CreateEcrRepository;
    }
    match image {
        Some(image) if image.digest().is_some() => Step::UseExistingDigest,
        Some(image) if image.tag().is_none_or(|tag| tag == "latest") && text.says("manifest") => {
            Step::NameExistingTag
        }
        // The runtime names the tag where the message does not name the image.
        _ if text.says("reading manifest sha256:") => Step::UseExistingDigest,
        _ if text.says("reading manifest latest in ") => Step::NameExistingTag,
        _ => Step::CheckExists,
    }
}

fn unauthorized(text: &Text, scene: &Scene<'_>) -> Step {
    if is_sandbox(text, scene) {
        Step::RuntimeCredentials
    } else if text.holds(".dkr.ecr.") && text.says("expired") {
        Step::RefreshEcrToken
    } else if text.holds(".dkr.ecr.") {
        Step::NodeEcrCredentials
    } else if text.holds(".azurecr.io") && text.says("anonymous token") {
        // The node's identity is tried before an anonymous pull; a pull secret would be the last.
        Step::AcrRole
    } else if text.says("robot") {
        Step::RobotToken
    } else if text.says("unauthenticated")
        || text.says("anonymous token") && !text.says("oauth token")
    {
        Step::AddPullSecret
    } else {
        Step::CheckPullSecret
    }
}

fn forbidden(text: &Text, scene: &Scene<'_>) -> Step {
    if text.says("configured policy") || text.says("precondition failed") {
        Step::RegistryRule
    } else if text.says("is not authorized to perform") || text.holds(".dkr.ecr.") {
        Step::EcrPolicy
    } else if text.says("<html") || text.says("<title>") || text.says("is not allowed access") {
        Step::AnotherNetwork
    } else if scene.host().is_some_and(|host| host == "ghcr.io") {
        Step::GithubToken
    } else {
        Step::GrantRead
    }
}

fn dns(text: &Text, scene: &Scene<'_>) -> Step {
    let cluster_name =
        |name: &str| !name.contains('.') || name.ends_with(".svc") || name.ends_with(".local");
    if text.says("device or resource busy") {
        Step::DynamicRuntime
    } else if text.says("unreachable") && text.says("dial udp [") {
        Step::Ipv4Resolver
    } else if (text.says("->127.") || text.says("->[::1]")) && text.says("refused") {
        Step::LocalResolver
    } else if scene.looked_up().is_some_and(cluster_name) {
        Step::NameTheNodeKnows
    } else {
        Step::NodeResolver
    }
}

fn refused(scene: &Scene<'_>) -> Step {
    let asked = scene.url_host();
    let image = scene.registry();
    if is_local(scene) {
        Step::LocalRegistry
    } else if scene.message.contains("token") && asked != image.as_deref() {
        Step::TokenServer
    } else if host_is_public(scene) {
        Step::AddressIsReal
    } else {
        Step::RegistryListens
    }
}

fn proxy(text: &Text) -> Step {
    if text.says("lookup http") {
        Step::ProxyScheme
    } else if text.says("first record") || text.says("http response to https client") {
        Step::ProxyPlainHttp
    } else if text.says("authentication required") || text.status(407, 407) {
        Step::ProxyLogin
    } else if text.ends("forbidden") {
        Step::ProxyBlocks
    } else {
        Step::CheckProxy
    }
}

fn signature(text: &Text) -> Step {
    if [
        "none of the signatures",
        "verification failed",
        "invalid gpg signature",
    ]
    .into_iter()
    .any(|phrase| text.says(phrase))
    {
        Step::RightKey
    } else if text.says("checking signature") || text.says("verifying signatures") {
        Step::FindSignature
    } else {
        Step::Sign
    }
}

fn invalid_name(text: &Text, scene: &Scene<'_>) -> Step {
    let unset = [
        "none",
        "null",
        "nil",
        "<no value>",
        "undefined",
        "{{",
        "${",
        "$(",
    ];
    let image = scene.image.unwrap_or("").to_ascii_lowercase();
    let parts = || image.split(['/', ':']);
    let empty = |part: &str| part.is_empty() || unset.contains(&part);
    let placeholder = unset
        .iter()
        .any(|word| word.len() < 3 && image.contains(word));
    let nothing = scene.message.contains("\"\"");
    if nothing
        || placeholder
        || image.contains("<no value>")
        || (!image.is_empty() && parts().any(empty))
    {
        Step::SetImageValue
    } else if is_sandbox(text, scene) || text.holds("pause") {
        Step::CorrectPauseImage
    } else {
        Step::CorrectReference
    }
}

fn other(text: &Text) -> Step {
    if text.says("short-name") || text.says("short name mode") {
        Step::NameRegistryHost
    } else if text.says("operation not supported") {
        Step::OtherSnapshotter
    } else if text.says("being used by another process") {
        Step::VirusScanner
    } else if text.says("back-off pulling image") {
        Step::ReadCause
    } else if text.holds("https://") {
        Step::TestFromNode
    } else {
        Step::ReadEvents
    }
}

/// Whether the image is the pod's sandbox, for which the runtime and not the pod has credentials.
fn is_sandbox(text: &Text, scene: &Scene<'_>) -> bool {
    scene.reason == "FailedCreatePodSandBox" || text.says("sandbox image")
}

/// Whether the image is one word, as locally built ones are.
fn is_bare(scene: &Scene<'_>) -> bool {
    scene.image.is_some_and(|image| !image.contains('/'))
}

fn host_is_public(scene: &Scene<'_>) -> bool {
    scene.url_host().map_or_else(
        || scene.registry().is_some_and(|host| is_public(&host)),
        is_public,
    )
}

/// Whether the connection was to the node itself.
fn is_local(scene: &Scene<'_>) -> bool {
    let dialed = scene.dialed().or_else(|| scene.url_host());
    dialed.is_some_and(is_loopback)
}

/// Whether the registry speaks TLS, and was asked without.
fn asked_without_tls(text: &Text) -> bool {
    ["https server", "https port", "malformed http"]
        .into_iter()
        .any(|phrase| text.says(phrase))
}

/// Whether the layers are packed in a way that the runtime does not know.
fn is_compression(text: &Text) -> bool {
    ["tar header", "magic number", "compression", "gzip:"]
        .into_iter()
        .any(|phrase| text.says(phrase))
}

/// Whether the clean-up of images ran at the same time.
fn is_race(text: &Text) -> bool {
    text.says("parent snapshot") && text.says("does not exist")
}

/// Whether waiting can help; none where that depends on what the message does not tell.
pub(super) fn retry_helps(cause: Cause, text: &Text, scene: &Scene<'_>) -> Option<bool> {
    match cause {
        Cause::RateLimited | Cause::ServerError | Cause::PullQps => Some(true),
        // A broken connection is often mended by the next one, a missing route never.
        Cause::Unreachable => (first(cause, text, scene) == Step::ResetConnections).then_some(true),
        // A name that is not there stays so, but for one that everybody knows.
        Cause::Dns if text.says("device or resource busy") => Some(false),
        Cause::Dns if text.says("no such host") => {
            (!scene.looked_up().is_some_and(is_public)).then_some(false)
        }
        Cause::ConnectionRefused if is_local(scene) => Some(false),
        Cause::ContentStoreCorrupt if is_race(text) => None,
        Cause::Other => (first(cause, text, scene) == Step::NameRegistryHost
            || first(cause, text, scene) == Step::OtherSnapshotter)
            .then_some(false),
        Cause::Dns
        | Cause::ConnectionRefused
        | Cause::Timeout
        | Cause::Cancelled
        | Cause::NoSpace
        | Cause::DigestMismatch
        | Cause::RuntimeDown => None,
        _ => Some(false),
    }
}
