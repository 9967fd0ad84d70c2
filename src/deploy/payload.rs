//! The create payload as JSON: what is decided is filled in, all else is passed on as it is.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{
    Backend, ContainerWaits, DaemonMapping, DeployRemark, DeployRequest, Deployment, OlderDaemon,
    StartWait, planned,
};
use crate::error::{Error, ErrorCode, pointer_token};
use crate::explain;
use crate::json::write::{as_object, to_json};
use crate::json::{Json, Members, Text};
use crate::places::Places;
use crate::policy::{PullPolicy, RequestedPolicy};
use crate::request::{MAX_REQUEST, check_size};
use crate::rules::Rules;

/// The field of the payload that names the policy.
const POLICY: &str = "image_pull_policy";

/// Completes a deploy daemon's create payload, in JSON, on one line.
///
/// The request is `{"payload": {…}, "backend": "kubernetes", "registries": […], "acceptAuto": false,
/// "rules": {}, "waiting": {"reason": …, "message": …}}`; only `payload` is required, and needs an `image_id` or an `image`.
///
/// The answer is `{"payload", "backend", "image", "policy", "requested", "container", "pull",
/// "mapping", "wait", "olderDaemon", "remarks", "warnings", "skippedMappings"}`, or an error. `payload` is
/// the one given, field by field as it is written, with its `image_pull_policy` set. `container` is
/// the fragment for the manifest, `{"image", "imagePullPolicy"}`, null on Docker; `pull` says whether
/// to pull on Docker, null on Kubernetes. A list of mappings may also be an object whose keys are
/// numbers, as a list with gaps is stored; what is no usable mapping is skipped and told.
///
/// ```
/// let answer = pullpolicy::payload_json(r#"{"payload": {"name": "app", "image_id": "ghcr.io/acme/app:1.0.0"}}"#);
/// assert!(answer.starts_with(concat!(
///     r#"{"payload":{"name":"app","image_id":"ghcr.io/acme/app:1.0.0","image_pull_policy":"IfNotPresent"},"#,
///     r#""backend":"kubernetes","image":"ghcr.io/acme/app:1.0.0","policy":"IfNotPresent","#,
/// )));
/// ```
#[must_use]
pub fn payload_json(request: &str) -> String {
    match CompletedPayload::from_json(request) {
        Ok(answer) => answer.to_json(),
        Err(error) => error.to_json(),
    }
}

/// A create payload with what was decided filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct CompletedPayload {
    /// The payload in JSON, on one line, with its `image_pull_policy` set; it may hold passwords.
    pub payload: String,
    /// What it runs with.
    pub backend: Backend,
    /// What the daemon should do.
    pub plan: Deployment,
    /// Why each mapping that is not usable was skipped.
    pub skipped_mappings: Vec<Error>,
}

impl CompletedPayload {
    /// Reads a request as [`payload_json`] does, and decides.
    ///
    /// # Errors
    ///
    /// `too-large`, `invalid-request`, `invalid-payload`, `missing-image`, `invalid-policy` for a policy
    /// that the daemon does not accept, `invalid-rules`, and those of [`crate::deploy()`].
    pub fn from_json(request: &str) -> Result<Self, Error> {
        complete(request)
    }

    /// The answer in JSON, on one line.
    #[must_use]
    pub fn to_json(&self) -> String {
        let rest = to_json(&Rest(self));
        let rest = rest.strip_prefix('{').unwrap_or_default();
        format!("{{\"payload\":{},{rest}", self.payload)
    }
}

fn complete(request: &str) -> Result<CompletedPayload, Error> {
    check_size(request, MAX_REQUEST, "")?;
    let value = Json::parse(request.as_bytes()).map_err(|malformed| {
        explain::malformed_json(&format!("the byte at offset {} is wrong", malformed.0))
    })?;
    let request = object(value, "", ErrorCode::InvalidRequest)?;
    check_keys(request)?;
    let missing = || explain::missing_key(ErrorCode::InvalidPayload, "", "payload");
    let payload = request.get("payload").ok_or_else(missing)?;
    let payload = object(payload, "/payload", ErrorCode::InvalidPayload)?;
    let (image, place) = image(payload)?;
    let accept_auto = flag(request, "acceptAuto")?;
    let (registries, skipped) = mappings(member(request, "registries"));
    let asked = DeployRequest {
        image,
        policy: policy(payload, accept_auto)?,
        backend: backend(request)?,
        registries,
        accept_auto,
        rules: rules(request)?,
        waiting: waiting(request)?,
    };
    let backend = asked.backend;
    let plan = planned(asked).map_err(|error| match error.at() {
        "/image" => error.with(|error| error.at = place.to_string()),
        _ => error,
    })?;
    let completed = payload.with(POLICY, &format!("\"{}\"", plan.policy.as_str()));
    Ok(CompletedPayload {
        payload: completed,
        backend,
        plan,
        skipped_mappings: skipped,
    })
}

fn wrong(found: Json<'_>, at: &str, code: ErrorCode, expected: &str) -> Error {
    explain::wrong_type(code, at, expected, found.kind())
}

fn object<'t>(value: Json<'t>, at: &str, code: ErrorCode) -> Result<Members<'t>, Error> {
    let members = value.members();
    members.ok_or_else(|| wrong(value, at, code, "an object"))
}

/// A member that is there and not null.
fn member<'t>(members: Members<'t>, name: &str) -> Option<Json<'t>> {
    members
        .get(name)
        .filter(|value| !matches!(value, Json::Null))
}

fn check_keys(mut request: Members<'_>) -> Result<(), Error> {
    let known = [
        "payload",
        "backend",
        "registries",
        "acceptAuto",
        "rules",
        "waiting",
    ];
    match request.find(|(key, _)| !known.iter().any(|known| key.is(known))) {
        None => Ok(()),
        Some((key, _)) => {
            let key = key.decode();
            let at = format!("/{}", pointer_token(&key));
            let code = ErrorCode::InvalidRequest;
            Err(explain::unknown_key(code, &at, &key, &known))
        }
    }
}

/// The image, and its place in the request.
fn image(payload: Members<'_>) -> Result<(String, &'static str), Error> {
    let places = [
        ("image_id", "/payload/image_id"),
        ("image", "/payload/image"),
    ];
    let found = places
        .into_iter()
        .find_map(|(name, at)| Some((member(payload, name)?, at)));
    match found {
        None => Err(explain::payload_without_image()),
        Some((Json::Text(image), at)) => Ok((image.decode(), at)),
        Some((other, at)) => Err(wrong(other, at, ErrorCode::InvalidPayload, "a string")),
    }
}

/// The policy that the payload names; an empty one counts as missing.
fn policy(payload: Members<'_>, accept_auto: bool) -> Result<Option<RequestedPolicy>, Error> {
    let at = "/payload/image_pull_policy";
    let text = match member(payload, POLICY) {
        None => return Ok(None),
        Some(Json::Text(text)) => text.decode(),
        Some(other) => return Err(wrong(other, at, ErrorCode::InvalidPayload, "a string")),
    };
    let accepted = |policy: &RequestedPolicy| accept_auto || policy.explicit().is_some();
    match text.parse().ok().filter(accepted) {
        Some(policy) => Ok(Some(policy)),
        None if text.is_empty() => Ok(None),
        None => Err(explain::invalid_payload_policy(&text, accept_auto)),
    }
}

fn backend(request: Members<'_>) -> Result<Backend, Error> {
    match member(request, "backend") {
        None => Ok(Backend::default()),
        Some(Json::Text(text)) if text.is("kubernetes") => Ok(Backend::Kubernetes),
        Some(Json::Text(text)) if text.is("docker") => Ok(Backend::Docker),
        Some(Json::Text(text)) => Err(explain::invalid_backend(&text.decode())),
        Some(other) => Err(wrong(
            other,
            "/backend",
            ErrorCode::InvalidRequest,
            "a string",
        )),
    }
}

fn flag(request: Members<'_>, name: &str) -> Result<bool, Error> {
    match member(request, name) {
        None | Some(Json::False) => Ok(false),
        Some(Json::True) => Ok(true),
        Some(other) => {
            let at = format!("/{name}");
            let code = ErrorCode::InvalidRequest;
            Err(wrong(other, &at, code, "true or false"))
        }
    }
}

fn rules(request: Members<'_>) -> Result<Rules, Error> {
    match member(request, "rules") {
        None => Ok(Rules::default()),
        Some(value) => {
            let members = object(value, "/rules", ErrorCode::InvalidRequest)?;
            Rules::from_json(&members.written())
        }
    }
}

/// What the container waits for: `{"reason": …, "message": …}`, as its status has it.
fn waiting(request: Members<'_>) -> Result<Option<ContainerWaits>, Error> {
    let Some(value) = member(request, "waiting") else {
        return Ok(None);
    };
    let code = ErrorCode::InvalidRequest;
    let members = object(value, "/waiting", code)?;
    let text = |name: &str| match member(members, name) {
        None => Ok(String::new()),
        Some(Json::Text(text)) => Ok(text.decode()),
        Some(other) => Err(wrong(other, &format!("/waiting/{name}"), code, "a string")),
    };
    Ok(Some(ContainerWaits {
        reason: text("reason")?,
        message: text("message")?,
    }))
}

/// The usable mappings in their order, and what is wrong with each other one.
fn mappings(value: Option<Json<'_>>) -> (Vec<DaemonMapping>, Vec<Error>) {
    let (mut usable, mut skipped) = (Vec::new(), Vec::new());
    for (place, entry) in entries(value, &mut skipped) {
        let at = format!("/registries/{}", pointer_token(&place));
        match mapping(entry, &at) {
            Ok(mapping) => usable.push(mapping.at(at)),
            Err(error) => skipped.push(error),
        }
    }
    (usable, skipped)
}

/// The entries of a list, or of an object in its place, each with its key.
fn entries<'t>(value: Option<Json<'t>>, skipped: &mut Vec<Error>) -> Vec<(String, Json<'t>)> {
    match value {
        None => Vec::new(),
        Some(Json::List(list)) => {
            let mut entries = Vec::new();
            for (index, entry) in list.enumerate() {
                entries.push((index.to_string(), entry));
            }
            entries
        }
        Some(Json::Object(members)) => {
            let entries: Vec<_> = members.map(|(key, entry)| (key.decode(), entry)).collect();
            // A list with gaps is stored by its indexes, in any order; other keys come last.
            let number = |key: &str| key.parse().unwrap_or(u64::MAX).to_be_bytes().to_vec();
            let order = Places::new(&mut entries.iter().map(|(key, _)| number(key)));
            let order = order.iter();
            order
                .filter_map(|(_, place)| entries.get(place).cloned())
                .collect()
        }
        Some(other) => {
            let code = ErrorCode::InvalidPayload;
            skipped.push(wrong(other, "/registries", code, "a list"));
            Vec::new()
        }
    }
}

fn mapping(entry: Json<'_>, at: &str) -> Result<DaemonMapping, Error> {
    let members = object(entry, at, ErrorCode::InvalidPayload)?;
    let (from, to) = (side(members, at, "from")?, side(members, at, "to")?);
    DaemonMapping::new(&from, &to)
        .map_err(|error| error.with(|error| error.at = format!("{at}{}", error.at)))
}

fn side(members: Members<'_>, at: &str, key: &str) -> Result<String, Error> {
    match member(members, key) {
        None => Err(explain::incomplete_mapping(at, key)),
        Some(value) => {
            let wrong = || {
                wrong(
                    value,
                    &format!("{at}/{key}"),
                    ErrorCode::InvalidPayload,
                    "a string",
                )
            };
            value.text().map(Text::decode).ok_or_else(wrong)
        }
    }
}

/// The answer but for the payload.
struct Rest<'a>(&'a CompletedPayload);

as_object!(Rest<'_>, |rest| {
    "backend": rest.0.backend.as_str(),
    "image": rest.0.plan.image,
    "policy": rest.0.plan.policy,
    "requested": rest.0.plan.requested,
    "container": Container::of(rest.0),
    "pull": rest.0.plan.pull,
    "mapping": rest.0.plan.mapping,
    "wait": rest.0.plan.wait,
    "olderDaemon": rest.0.plan.older_daemon,
    "remarks": rest.0.plan.remarks,
    "warnings": rest.0.plan.warnings,
    "skippedMappings": rest.0.skipped_mappings.iter().map(Error::body).collect::<Vec<_>>(),
});

/// The fragment of a manifest.
struct Container<'a> {
    image: &'a str,
    policy: PullPolicy,
}

impl<'a> Container<'a> {
    fn of(answer: &'a CompletedPayload) -> Option<Self> {
        (answer.backend == Backend::Kubernetes).then_some(Self {
            image: &answer.plan.image,
            policy: answer.plan.policy,
        })
    }
}

as_object!(Container<'_>, |container| {
    "image": container.image,
    "imagePullPolicy": container.policy,
});

as_object!(DaemonMapping, |mapping| {
    "at": mapping.at,
    "from": mapping.from,
    "to": mapping.to,
});

as_object!(StartWait, |wait| {
    "cause": wait.cause.as_str(),
    "retryHelps": wait.retry_helps,
    "reportNow": wait.report_now,
    "firstStep": wait.first_step,
});

as_object!(OlderDaemon, |older| {
    "policy": older.policy,
    "differs": older.differs,
    "message": older.message,
});

as_object!(DeployRemark, |remark| {
    "code": remark.code.as_str(),
    "message": remark.message,
});
