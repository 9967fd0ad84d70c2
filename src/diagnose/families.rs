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

/// One way to recognise a family. Of several phrases, with bars between them, one is enough.
#[derive(Clone, Copy)]
enum Sign {
    /// A phrase stands in the text, outside of names.
    Says(&'static str),
    /// The text ends with a phrase.
    Ends(&'static str),
    /// A part stands anywhere, in names too.
    Holds(&'static str),
    /// The word stands by itself.
    Word(&'static str),
    /// An HTTP status from the first to the last.
    Status(u32, u32),
    /// The text holds a part, and shows another sign too.
    With(&'static str, &'static Sign),
}

use Sign::{Ends, Holds, Says, Status, With, Word};

impl Sign {
    fn shows(self, text: &Text) -> bool {
        match self {
            Says(phrases) => any(phrases, |phrase| text.says(phrase)),
            Ends(phrases) => any(phrases, |phrase| text.ends(phrase)),
            Holds(parts) => any(parts, |part| text.holds(part)),
            Word(word) => text.word(word),
            Status(first, last) => text.status(first, last),
            With(parts, sign) => any(parts, |part| text.holds(part)) && sign.shows(text),
        }
    }
}

fn any(phrases: &str, shows: impl Fn(&str) -> bool) -> bool {
    phrases.split('|').any(shows)
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
            Says(
                "unable to retrieve some image pull secrets|unable to parse auth field|\
                 illegal base64 data|json: cannot unmarshal",
            ),
            With("secrets \"|secret \"", &Ends("not found")),
            Holds(".dockerconfigjson|.dockercfg"),
        ],
    ),
    (
        Cause::RuntimeDown,
        &[
            Says(
                "cannot connect to the docker daemon|is the docker daemon running|transport is closing|\
                 transport: error while dialing|client connection is closing|error reading from server|\
                 container runtime is down|container runtime not ready|server is not initialized yet|\
                 unknown service runtime.v1",
            ),
            Holds(".sock|npipe"),
        ],
    ),
    (
        Cause::InvalidName,
        &[Says(
            "invalid reference format|couldn't parse image|could not parse image|\
             failed to parse image|failed to apply default image tag|repository name must be|\
             invalid repository name|invalid image name|invalid checksum digest|\
             unsupported digest algorithm",
        )],
    ),
    (Cause::Other, &[Says("short-name|short name mode")]),
    // What the manifest's format says; before signatures, since schema 1 has some of its own.
    (
        Cause::ManifestSchemaUnsupported,
        &[
            Says(
                "schema 1|schema1|schema version 1|schemaversion 1|unsupported schema version|\
                 image format v1|missing signature key",
            ),
            Holds("v1+prettyjws|distribution.manifest.v1+"),
            Ends("no signatures"),
        ],
    ),
    (
        Cause::Signature,
        &[Says(
            "signaturevalidationfailed|signature validation failed|source image rejected|\
             a signature was required|none of the signatures were accepted|\
             signature verification failed|verifying signatures|failed to verify signature|\
             no matching signatures|rejected by policy|trust data|cosign|not signed",
        )],
    ),
    // Before the registry's quotas, since a disk has some too.
    (
        Cause::NoSpace,
        &[Says(
            "no space left on device|not enough space|disk quota exceeded|\
             insufficient free storage|insufficient free bytes",
        )],
    ),
    (
        Cause::RateLimited,
        &[
            Says(
                "toomanyrequests|too many requests|too_many_requests|rate limit|ratelimit|rate exceeded|\
                 throttl|quota exceeded",
            ),
            Status(429, 429),
        ],
    ),
    // On the way to the registry.
    (
        Cause::Proxy,
        &[
            Says("proxyconnect|proxy authentication required|socks connect"),
            Status(407, 407),
            // Go reports a refused CONNECT by the status' phrase alone, without its number.
            Ends(
                "\u{1}\": forbidden|\u{1}: forbidden|\u{1}\": bad gateway|\
                 \u{1}\": service unavailable|\u{1}\": gateway timeout|\u{1}\": bad request|\
                 \u{1}\": internal server error",
            ),
        ],
    ),
    (
        Cause::TlsExpired,
        &[Says(
            "certificate has expired|is not yet valid|certificate expired|tls: expired certificate",
        )],
    ),
    (
        Cause::TlsNameMismatch,
        &[Says(
            "certificate is valid for|certificate is not valid for any names|\
             cannot validate certificate for|doesn't contain any ip sans|legacy common name|\
             tls: unrecognized name",
        )],
    ),
    (
        Cause::PlainHttp,
        &[Says(
            "http response to https client|http request to an https server|\
             http request was sent to https port|first record does not look like a tls handshake|\
             oversized record received|malformed http response",
        )],
    ),
    (Cause::Timeout, &[Says("tls handshake timeout")]),
    (
        Cause::TlsUntrusted,
        &[Says(
            "x509:|unknown authority|unknown certificate authority|certificate verify failed|\
             failed to verify certificate|tls: bad certificate|tls: certificate required|\
             self signed certificate|self-signed certificate",
        )],
    ),
    (
        Cause::Dns,
        &[Says(
            "no such host|dial tcp: lookup|server misbehaving|temporary failure in name resolution|\
             name or service not known|no address associated with hostname|could not resolve host",
        )],
    ),
    // On the node's disk.
    (
        Cause::DiskIo,
        &[Says(
            "input/output error|read-only file system|structure needs cleaning|\
             device or resource busy|stale file handle|too many open files",
        )],
    ),
    // The kubelet hides what kept it from writing; mostly it is this.
    (
        Cause::NoSpace,
        &[Says("failed to record image pull intent")],
    ),
    // What the image holds.
    (
        Cause::PlatformMismatch,
        &[Says(
            "no match for platform|no matching manifest|no image found in manifest list|\
             no image found in image index|no child with platform|\
             does not match the specified platform|does not match the detected host platform|\
             cannot be used on this platform|unsupported platform|exec format error|\
             operating system is not supported|incompatible with a|does not match the host",
        )],
    ),
    (
        Cause::MediaTypeUnsupported,
        &[Says(
            "media type|mediatype|media-type|unsupported manifest|\
             unrecognized manifest|unknown manifest|unsupported mimetype|unsupported mime type|\
             unsupported image-specific operation on artifact|encountered unknown type|\
             accept header does not support|invalid tar header|magic number mismatch|\
             unsupported compression|gzip: invalid header",
        )],
    ),
    (
        Cause::DigestMismatch,
        &[Says(
            "unexpected commit digest|unexpected commit size|verification failed for digest|\
             digest did not match|digest mismatch|does not match provided manifest digest|\
             checksum mismatch|hash mismatch|digests do not match|wrong diff id|crc32 mismatch|\
             invalid checksum|corrupt input",
        )],
    ),
    (
        Cause::ManifestInvalid,
        &[
            Says(
                "mismatched image rootfs and manifest layers|failed size validation|manifest invalid|\
                 manifest_invalid|invalid manifest|non-empty manifest|error unmarshalling content|\
                 layers from manifest don't match image configuration|no layers|\
                 content size of zero",
            ),
            With("manifest", &Says("unexpected end of json input")),
        ],
    ),
    (
        Cause::ContentStoreCorrupt,
        &[
            Says(
                "failed to stat parent|parent snapshot|failed to prepare extraction snapshot|\
                 content store|layer not known|image not known|layer does not exist|unable to find layer|\
                 failed to register layer|error creating overlay mount|locating item named|\
                 size mismatch: local content",
            ),
            With("content digest", &Ends("not found")),
            With("snapshot", &Says("already exists|file exists")),
            With("layer-sha256", &Says("locked for")),
            With(
                "/io.containerd.|/overlay2/|/storage/overlay",
                &Ends("no such file or directory"),
            ),
        ],
    ),
    (
        Cause::Other,
        &[Says(
            "executable file not found|failed to create shim task|operation not supported|\
             being used by another process",
        )],
    ),
    // The connection, once there is an address.
    (
        Cause::ConnectionRefused,
        &[Says("connection refused|actively refused")],
    ),
    (
        Cause::ServerError,
        &[
            Says(
                "internal server error|bad gateway|service unavailable|gateway timeout|gateway time-out",
            ),
            Status(500, 599),
        ],
    ),
    (
        Cause::Timeout,
        &[Says(
            "i/o timeout|deadline exceeded|deadlineexceeded|code = 4 |client.timeout|timed out|\
             request canceled while waiting for connection|timeout awaiting|\
             connected host has failed to respond",
        )],
    ),
    (
        Cause::Cancelled,
        &[Says(
            "context canceled|context cancelled|code = canceled|request canceled|pull canceled|\
             pull cancelled|cancel pulling",
        )],
    ),
    (
        Cause::Unreachable,
        &[
            Says(
                "connection reset|forcibly closed|no route to host|network is unreachable|\
                 unreachable network|unreachable host|host is down|unexpected eof|broken pipe|\
                 use of closed network connection|cannot assign requested address|stream error|\
                 connection lost|bad record mac|goaway|closed idle connection",
            ),
            Ends(": eof"),
            With(
                "dial tcp",
                &Ends("permission denied|operation not permitted"),
            ),
        ],
    ),
    (
        Cause::ConnectionRefused,
        &[Says("registry is unavailable|registryunavailable")],
    ),
    // What the registry refuses.
    (
        Cause::Unauthorized,
        &[
            Says(
                "no basic auth credentials|could not find robot|username or password|token has expired|\
                 token is expired|token expired|unauthenticated|http basic: access denied|\
                 bad credentials|invalid credentials|please login",
            ),
            With("failed to fetch oauth token", &Status(401, 401)),
        ],
    ),
    (
        Cause::Forbidden,
        &[
            Says(
                "is not authorized to perform|not have permission|denied on resource|\
                 token exchange failed|is not allowed access|does not match expected scopes|\
                 not allowed to read|due to configured policy|precondition failed",
            ),
            With("failed to fetch oauth token", &Status(403, 403)),
        ],
    ),
    (
        Cause::NotFoundOrUnauthorized,
        &[
            Says(
                "pull access denied|does not exist or may require|does not exist or no pull access|\
                 insufficient_scope|access to the resource is denied|\
                 access to the requested resource is not authorized",
            ),
            // GitLab says so of what is private and of what is not there.
            Says("access forbidden"),
            Ends("invalid username/password: unauthorized"),
            With("no credentials on this request", &Says("not found")),
            With("requesting bearer token|anonymous token", &Status(403, 403)),
            // Quay refuses an anonymous look at what it does not have.
            With("quay.io/v2/|host quay.io", &Status(401, 401)),
        ],
    ),
    (
        Cause::Unauthorized,
        &[
            Says(
                "authentication required|authentication is required|authentication_required|\
                 invalid username/password|anonymous token|authorization failed",
            ),
            Word("unauthorized"),
            Status(401, 401),
        ],
    ),
    (Cause::Forbidden, &[Status(403, 403), Word("forbidden")]),
    (
        Cause::Other,
        &[Says("permission denied|operation not permitted")],
    ),
    (
        Cause::NotFoundOrUnauthorized,
        &[Says("access denied"), Word("denied")],
    ),
    (
        Cause::NotFound,
        &[
            Says(
                "manifest unknown|manifest_unknown|name unknown|name_unknown|blob unknown|blob_unknown|\
                 unknown blob|not found|not_found|code = notfound|no such image|does not exist|\
                 was deleted|not known to registry",
            ),
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
        &[Says("invalid character|unexpected end of json input")],
    ),
];
