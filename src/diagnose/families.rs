//! The families of texts, and the cause that each tells of.
//!
//! The texts are those of the kubelet, of containerd, CRI-O (`containers/image`), dockershim and
//! cri-dockerd in their versions, of Go's `net` and `crypto` packages beneath them, and of the
//! registries. They are looked for in the order of [`FAMILIES`], from the particular to the general:
//! a network's fault stands before a refusal, since `failed to authorize: … connection refused` is
//! the former, and a refusal before an absence, since `repository does not exist or may require
//! authorization` is none.

use super::Cause;
use super::text::Text;

/// One way to recognise a family.
#[derive(Clone, Copy)]
enum Sign {
    /// The phrase stands in the text, outside of names.
    Says(&'static str),
    /// The text ends with the phrase.
    Ends(&'static str),
    /// The part stands anywhere, in names too.
    Holds(&'static str),
    /// The word stands by itself.
    Word(&'static str),
    /// An HTTP status from the first to the last.
    Status(u16, u16),
    /// The text holds a part, and shows another sign too.
    With(&'static str, &'static Sign),
}

use Sign::{Ends, Holds, Says, Status, With, Word};

impl Sign {
    fn shows(self, text: &Text) -> bool {
        match self {
            Says(phrase) => text.says(phrase),
            Ends(phrase) => text.ends(phrase),
            Holds(part) => text.holds(part),
            Word(word) => text.word(word),
            Status(first, last) => text.status(first, last),
            // One level deep by construction of the table.
            With(part, Says(phrase)) => text.holds(part) && text.says(phrase),
            With(part, Ends(phrase)) => text.holds(part) && text.ends(phrase),
            With(part, Holds(other)) => text.holds(part) && text.holds(other),
            With(part, Word(word)) => text.holds(part) && text.word(word),
            With(part, Status(first, last)) => text.holds(part) && text.status(*first, *last),
            With(..) => false,
        }
    }
}

/// What the kubelet's reason says by itself, whatever the message.
pub(super) fn by_reason(reason: &str) -> Option<Cause> {
    match reason {
        "ErrImageNeverPull" => Some(Cause::NeverPresent),
        "InvalidImageName" => Some(Cause::InvalidName),
        "SignatureValidationFailed" => Some(Cause::Signature),
        "FailedToRetrieveImagePullSecret" => Some(Cause::BadSecret),
        _ => None,
    }
}

/// The first family whose text this is.
pub(super) fn by_text(text: &Text) -> Option<Cause> {
    FAMILIES
        .iter()
        .find(|(_, signs)| signs.iter().any(|sign| sign.shows(text)))
        .map(|(cause, _)| *cause)
}

const FAMILIES: &[(Cause, &[Sign])] = &[
    // The kubelet's own words.
    (Cause::NeverPresent, &[Says("with pull policy of never")]),
    (Cause::PullQps, &[Says("pull qps exceeded")]),
    (
        Cause::BadSecret,
        &[
            Says("unable to retrieve some image pull secrets"),
            With("secrets \"", &Ends("not found")),
            With("secret \"", &Ends("not found")),
            Says("unable to parse auth field"),
            Says("illegal base64 data"),
            Says("json: cannot unmarshal"),
            Holds(".dockerconfigjson"),
            Holds(".dockercfg"),
        ],
    ),
    (
        Cause::RuntimeDown,
        &[
            Holds(".sock"),
            Holds("npipe"),
            Says("cannot connect to the docker daemon"),
            Says("is the docker daemon running"),
            Says("transport is closing"),
            Says("transport: error while dialing"),
            Says("client connection is closing"),
            Says("error reading from server"),
            Says("container runtime is down"),
            Says("container runtime not ready"),
            Says("server is not initialized yet"),
            Says("unknown service runtime.v1"),
        ],
    ),
    (
        Cause::InvalidName,
        &[
            Says("invalid reference format"),
            Says("couldn't parse image"),
            Says("could not parse image"),
            Says("failed to parse image"),
            Says("failed to apply default image tag"),
            Says("repository name must be"),
            Says("invalid repository name"),
            Says("invalid image name"),
            Says("invalid checksum digest"),
            Says("unsupported digest algorithm"),
        ],
    ),
    (Cause::Other, &[Says("short-name"), Says("short name mode")]),
    // What the manifest's format says; before signatures, since schema 1 has some of its own.
    (
        Cause::ManifestSchemaUnsupported,
        &[
            Says("schema 1"),
            Says("schema1"),
            Says("schema version 1"),
            Says("schemaversion 1"),
            Says("unsupported schema version"),
            Holds("v1+prettyjws"),
            Holds("distribution.manifest.v1+"),
            Says("image format v1"),
            Says("missing signature key"),
            Ends("no signatures"),
        ],
    ),
    (
        Cause::Signature,
        &[
            Says("signaturevalidationfailed"),
            Says("signature validation failed"),
            Says("source image rejected"),
            Says("a signature was required"),
            Says("none of the signatures were accepted"),
            Says("signature verification failed"),
            Says("verifying signatures"),
            Says("failed to verify signature"),
            Says("no matching signatures"),
            Says("rejected by policy"),
            Says("trust data"),
            Says("cosign"),
        ],
    ),
    (
        Cause::RateLimited,
        &[
            Says("toomanyrequests"),
            Says("too many requests"),
            Says("too_many_requests"),
            Says("rate limit"),
            Says("ratelimit"),
            Says("rate exceeded"),
            Says("throttl"),
            Says("quota exceeded"),
            Status(429, 429),
        ],
    ),
    // On the way to the registry.
    (
        Cause::Proxy,
        &[
            Says("proxyconnect"),
            Says("proxy authentication required"),
            Says("socks connect"),
            Status(407, 407),
            // Go reports a refused CONNECT by the status' phrase alone, without its number.
            Ends("\u{1}\": forbidden"),
            Ends("\u{1}: forbidden"),
            Ends("\u{1}\": bad gateway"),
            Ends("\u{1}\": service unavailable"),
            Ends("\u{1}\": gateway timeout"),
            Ends("\u{1}\": bad request"),
            Ends("\u{1}\": internal server error"),
        ],
    ),
    (
        Cause::TlsExpired,
        &[
            Says("certificate has expired"),
            Says("is not yet valid"),
            Says("certificate expired"),
            Says("tls: expired certificate"),
        ],
    ),
    (
        Cause::TlsNameMismatch,
        &[
            Says("certificate is valid for"),
            Says("certificate is not valid for any names"),
            Says("cannot validate certificate for"),
            Says("doesn't contain any ip sans"),
            Says("legacy common name"),
            Says("tls: unrecognized name"),
        ],
    ),
    (
        Cause::PlainHttp,
        &[
            Says("http response to https client"),
            Says("http request to an https server"),
            Says("http request was sent to https port"),
            Says("first record does not look like a tls handshake"),
            Says("oversized record received"),
            Says("malformed http response"),
        ],
    ),
    (Cause::Timeout, &[Says("tls handshake timeout")]),
    (
        Cause::TlsUntrusted,
        &[
            Says("x509:"),
            Says("unknown authority"),
            Says("unknown certificate authority"),
            Says("certificate verify failed"),
            Says("failed to verify certificate"),
            Says("tls: bad certificate"),
            Says("tls: certificate required"),
            Says("self signed certificate"),
            Says("self-signed certificate"),
        ],
    ),
    (
        Cause::Dns,
        &[
            Says("no such host"),
            Says("dial tcp: lookup"),
            Says("server misbehaving"),
            Says("temporary failure in name resolution"),
            Says("name or service not known"),
            Says("no address associated with hostname"),
            Says("could not resolve host"),
        ],
    ),
    // On the node's disk.
    (
        Cause::NoSpace,
        &[
            Says("no space left on device"),
            Says("not enough space"),
            Says("disk quota exceeded"),
            Says("failed to record image pull intent"),
            Says("insufficient free storage"),
            Says("insufficient free bytes"),
        ],
    ),
    (
        Cause::DiskIo,
        &[
            Says("input/output error"),
            Says("read-only file system"),
            Says("structure needs cleaning"),
            Says("device or resource busy"),
            Says("stale file handle"),
            Says("too many open files"),
        ],
    ),
    // What the image holds.
    (
        Cause::PlatformMismatch,
        &[
            Says("no match for platform"),
            Says("no matching manifest"),
            Says("no image found in manifest list"),
            Says("no image found in image index"),
            Says("no child with platform"),
            Says("does not match the specified platform"),
            Says("does not match the detected host platform"),
            Says("cannot be used on this platform"),
            Says("unsupported platform"),
            Says("exec format error"),
            Says("operating system is not supported"),
            Says("incompatible with a"),
            Says("does not match the host"),
        ],
    ),
    (
        Cause::MediaTypeUnsupported,
        &[
            Says("mediatype in manifest should be"),
            Says("media type"),
            Says("mediatype"),
            Says("unsupported manifest"),
            Says("unrecognized manifest"),
            Says("unknown manifest"),
            Says("unsupported mimetype"),
            Says("unsupported mime type"),
            Says("unsupported image-specific operation on artifact"),
            Says("encountered unknown type"),
            Says("accept header does not support"),
            Says("invalid tar header"),
            Says("magic number mismatch"),
            Says("unsupported compression"),
            Says("gzip: invalid header"),
        ],
    ),
    (
        Cause::DigestMismatch,
        &[
            Says("unexpected commit digest"),
            Says("unexpected commit size"),
            Says("verification failed for digest"),
            Says("digest did not match"),
            Says("digest mismatch"),
            Says("does not match provided manifest digest"),
            Says("checksum mismatch"),
            Says("hash mismatch"),
            Says("digests do not match"),
            Says("wrong diff id"),
        ],
    ),
    (
        Cause::ManifestInvalid,
        &[
            Says("mismatched image rootfs and manifest layers"),
            Says("failed size validation"),
            Says("manifest invalid"),
            Says("manifest_invalid"),
            Says("invalid manifest"),
            Says("non-empty manifest"),
            Says("error unmarshalling content"),
            With("manifest", &Says("unexpected end of json input")),
            Says("layers from manifest don't match image configuration"),
            Says("no layers"),
        ],
    ),
    (
        Cause::ContentStoreCorrupt,
        &[
            Says("failed to stat parent"),
            Says("parent snapshot"),
            Says("failed to prepare extraction snapshot"),
            Says("content store"),
            Says("layer not known"),
            Says("image not known"),
            Says("layer does not exist"),
            Says("unable to find layer"),
            Says("failed to register layer"),
            Says("error creating overlay mount"),
            Says("locating item named"),
            Says("size mismatch: local content"),
            With("content digest", &Ends("not found")),
            With("snapshot", &Says("already exists")),
            With("snapshot", &Says("file exists")),
            With("layer-sha256", &Says("locked for")),
            With("snapshots/", &Ends("no such file or directory")),
            With("/overlay2/", &Ends("no such file or directory")),
            With("/storage/overlay", &Ends("no such file or directory")),
        ],
    ),
    (
        Cause::Other,
        &[
            Says("executable file not found"),
            Says("failed to create shim task"),
            Says("operation not supported"),
            Says("being used by another process"),
        ],
    ),
    // The connection, once there is an address.
    (
        Cause::ConnectionRefused,
        &[Says("connection refused"), Says("actively refused")],
    ),
    (
        Cause::ServerError,
        &[
            Status(500, 599),
            Says("internal server error"),
            Says("bad gateway"),
            Says("service unavailable"),
            Says("gateway timeout"),
            Says("gateway time-out"),
        ],
    ),
    (
        Cause::Timeout,
        &[
            Says("i/o timeout"),
            Says("deadline exceeded"),
            Says("deadlineexceeded"),
            Says("code = 4 "),
            Says("client.timeout"),
            Says("timed out"),
            Says("request canceled while waiting for connection"),
            Says("timeout awaiting"),
            Says("connected host has failed to respond"),
        ],
    ),
    (
        Cause::Cancelled,
        &[
            Says("context canceled"),
            Says("context cancelled"),
            Says("code = canceled"),
            Says("request canceled"),
            Says("pull canceled"),
            Says("pull cancelled"),
            Says("cancel pulling"),
        ],
    ),
    (
        Cause::Unreachable,
        &[
            Says("connection reset"),
            Says("forcibly closed"),
            Says("no route to host"),
            Says("network is unreachable"),
            Says("unreachable network"),
            Says("unreachable host"),
            Says("host is down"),
            Says("unexpected eof"),
            Ends(": eof"),
            Says("broken pipe"),
            Says("use of closed network connection"),
            Says("cannot assign requested address"),
            Says("stream error"),
            Says("connection lost"),
            Says("bad record mac"),
            With("dial tcp", &Ends("permission denied")),
            With("dial tcp", &Ends("operation not permitted")),
            Says("goaway"),
        ],
    ),
    (
        Cause::ConnectionRefused,
        &[Says("registry is unavailable"), Says("registryunavailable")],
    ),
    // What the registry refuses.
    (
        Cause::Unauthorized,
        &[
            Says("no basic auth credentials"),
            Says("could not find robot"),
            Says("username or password"),
            Says("token has expired"),
            Says("token is expired"),
            Says("token expired"),
            Says("unauthenticated"),
            Says("http basic: access denied"),
            Says("bad credentials"),
            Says("invalid credentials"),
            Says("please login"),
            With("failed to fetch oauth token", &Status(401, 401)),
        ],
    ),
    (
        Cause::Forbidden,
        &[
            Says("is not authorized to perform"),
            Says("not have permission"),
            Says("denied on resource"),
            Says("token exchange failed"),
            Says("is not allowed access"),
            Says("does not match expected scopes"),
            With("failed to fetch oauth token", &Status(403, 403)),
        ],
    ),
    (
        Cause::NotFoundOrUnauthorized,
        &[
            Says("pull access denied"),
            Says("does not exist or may require"),
            Says("does not exist or no pull access"),
            Says("insufficient_scope"),
            Says("access to the resource is denied"),
            Says("access to the requested resource is not authorized"),
            // GitLab says so of what is private and of what is not there.
            Says("access forbidden"),
            Ends("invalid username/password: unauthorized"),
            With("no credentials on this request", &Says("not found")),
            With("requesting bearer token", &Status(403, 403)),
            With("anonymous token", &Status(403, 403)),
            // Quay refuses an anonymous look at what it does not have.
            With("quay.io/v2/", &Status(401, 401)),
        ],
    ),
    (
        Cause::Unauthorized,
        &[
            Word("unauthorized"),
            Status(401, 401),
            Says("authentication required"),
            Says("authentication is required"),
            Says("authentication_required"),
            Says("invalid username/password"),
            Says("anonymous token"),
        ],
    ),
    (Cause::Forbidden, &[Status(403, 403), Word("forbidden")]),
    (
        Cause::Other,
        &[Says("permission denied"), Says("operation not permitted")],
    ),
    (
        Cause::NotFoundOrUnauthorized,
        &[Word("denied"), Says("access denied")],
    ),
    (
        Cause::NotFound,
        &[
            Says("manifest unknown"),
            Says("manifest_unknown"),
            Says("name unknown"),
            Says("name_unknown"),
            Says("blob unknown"),
            Says("blob_unknown"),
            Says("unknown blob"),
            Says("not found"),
            Says("not_found"),
            Says("code = notfound"),
            Says("no such image"),
            Says("does not exist"),
            Says("was deleted"),
            Says("not known to registry"),
            Status(404, 404),
            Status(410, 410),
        ],
    ),
    // An answer that is no JSON: a page instead of a manifest, or a pull secret.
    (
        Cause::MediaTypeUnsupported,
        &[With("response body", &Says("invalid character"))],
    ),
    (
        Cause::BadSecret,
        &[
            Says("invalid character"),
            Says("unexpected end of json input"),
        ],
    ),
];
