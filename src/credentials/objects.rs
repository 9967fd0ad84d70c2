//! Secrets, pods and ServiceAccounts as `kubectl get -o json` prints them, and requests.
//!
//! Read straight from the text, like everything that may hold a password; what has to be decoded
//! from base64 or from escapes is wiped after use.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use zeroize::Zeroizing;

use super::attached::{PodSecrets, ServiceAccountSecrets};
use super::base64::{self, Padding};
use super::{CredentialsRequest, DOCKER_CONFIG_JSON, Data, PullSecret};
use crate::error::{Error, ErrorCode, pointer_token};
use crate::explain;
use crate::json::{Elements, Json, Members, Text};

/// How many lists in lists are opened; each costs another walk through what it holds.
const NESTED_LISTS: usize = 4;

/// How a `config.json` is called where a Secret would have a name.
const CONFIG_JSON: &str = "config.json";

impl CredentialsRequest {
    /// Reads a request: `{"image": …, "secrets": […], "pod": …, "serviceAccount": …}`.
    ///
    /// Each of `secrets` is a Secret as `kubectl get -o json` prints it, or a list of them; the short
    /// form `{"name", "type", "data"}`, whose data is not in base64, with an object or a text under
    /// each key, and `data_b64` for bytes; or a docker `config.json`, as an object or as its text.
    /// `pod` is a Pod or what makes pods of a template, `serviceAccount` a ServiceAccount. The
    /// length is not limited.
    ///
    /// # Errors
    ///
    /// `invalid-request` where the request is no JSON or has another shape, and `missing-image`. What
    /// cannot be read within it is kept in [`unread`](Self::unread), as `invalid-secret` with its
    /// place. No error repeats a value.
    ///
    /// ```
    /// use pullpolicy::{CredentialsRequest, credentials};
    ///
    /// let request = CredentialsRequest::from_json(
    ///     r#"{"image": "ghcr.io/acme/app", "secrets": [
    ///         {"name": "a", "type": "Opaque", "data": {}},
    ///         {"auths": {"ghcr.io": {"auth": "dTpw"}}}]}"#,
    /// )?;
    /// let answer = credentials(&request)?;
    /// assert_eq!(answer.matches[0].secret, "config.json");
    /// assert_eq!(answer.warnings[0].code.as_str(), "wrong-type");
    /// # Ok::<(), pullpolicy::Error>(())
    /// ```
    pub fn from_json(text: &str) -> Result<Self, Error> {
        let members = object(Json::parse(text.as_bytes()).map_err(malformed)?, "")?;
        let known = ["image", "secrets", "pod", "serviceAccount"];
        check_keys(members, ErrorCode::InvalidRequest, "", &known)?;
        let mut request = Self {
            image: image(members)?,
            ..Self::default()
        };
        match member(members, "secrets") {
            None => {}
            Some(Json::List(elements)) => request.add_list(elements, "/secrets"),
            Some(one) => request.add_objects(one, "/secrets".to_string()),
        }
        if let Some(pod) = member(members, "pod") {
            request.pod = read_pod(pod);
            if request.pod.is_none() {
                request.refuse("/pod", "a Pod or an object with the template of one");
            }
        }
        if let Some(account) = member(members, "serviceAccount") {
            request.service_account = read_account(account);
            if request.service_account.is_none() {
                request.refuse("/serviceAccount", "a ServiceAccount");
            }
        }
        Ok(request)
    }

    fn refuse(&mut self, at: &str, expected: &str) {
        self.unread.push(explain::names_no_secrets(at, expected));
    }

    fn add_list(&mut self, elements: Elements<'_>, at: &str) {
        for (index, element) in elements.enumerate() {
            self.add_objects(element, format!("{at}/{index}"));
        }
    }

    /// Adds a Secret, or all of a list; lists in lists are opened one after the other.
    fn add_objects(&mut self, value: Json<'_>, at: String) {
        let mut open = Vec::from([(value, at, 0)]);
        while let Some((value, at, depth)) = open.pop() {
            let items = list_of(value).filter(|_| depth < NESTED_LISTS);
            if let Some(items) = items {
                let before = open.len();
                for (index, item) in items.enumerate() {
                    open.push((item, format!("{at}/items/{index}"), depth + 1));
                }
                // The first is to be the next.
                let (_, items) = open.split_at_mut(before);
                items.reverse();
                continue;
            }
            match read_secret(value, &at) {
                Ok(None) => {}
                Ok(Some(secret)) => self.secrets.push(secret),
                Err(error) => self.unread.push(error),
            }
        }
    }
}

/// A line of a batch: the image, and its Secrets in the short form.
#[cfg(feature = "serde")]
pub(super) fn batch_line(line: &str) -> Result<(String, Vec<PullSecret>), Error> {
    let members = object(Json::parse(line.as_bytes()).map_err(malformed)?, "")?;
    check_keys(
        members,
        ErrorCode::InvalidRequest,
        "",
        &["image", "secrets"],
    )?;
    let image = image(members)?;
    let elements = match member(members, "secrets") {
        None => return Ok((image, Vec::new())),
        Some(Json::List(elements)) => elements,
        Some(other) => return Err(wrong(other, "/secrets", "a list")),
    };
    let mut secrets = Vec::new();
    for (index, element) in elements.enumerate() {
        let at = format!("/secrets/{index}");
        secrets.extend(read_secret(element, &at)?);
    }
    Ok((image, secrets))
}

fn malformed(malformed: crate::json::Malformed) -> Error {
    explain::malformed_json(&format!("the byte at offset {} is wrong", malformed.0))
}

fn image(members: Members<'_>) -> Result<String, Error> {
    match member(members, "image") {
        None => Err(explain::missing_image()),
        Some(Json::Text(image)) => Ok(image.decode()),
        Some(other) => Err(wrong(other, "/image", "a string")),
    }
}

fn wrong(found: Json<'_>, at: &str, expected: &str) -> Error {
    explain::wrong_type(ErrorCode::InvalidRequest, at, expected, found.kind())
}

fn object<'t>(value: Json<'t>, at: &str) -> Result<Members<'t>, Error> {
    value.members().ok_or_else(|| wrong(value, at, "an object"))
}

/// Refuses keys that are not known, of the object at this place.
fn check_keys(
    members: Members<'_>,
    code: ErrorCode,
    at: &str,
    known: &[&'static str],
) -> Result<(), Error> {
    let mut keys = members.map(|(key, _)| key);
    match keys.find(|key| !known.iter().any(|known| key.is(known))) {
        None => Ok(()),
        Some(key) => {
            // A `.dockercfg` by itself has servers for keys.
            let key = explain::without_login(&key.decode());
            let at = format!("{at}/{}", pointer_token(&key));
            Err(explain::unknown_key(code, &at, &key, known))
        }
    }
}

/// A member that is there and not null.
fn member<'t>(members: Members<'t>, name: &str) -> Option<Json<'t>> {
    members
        .get(name)
        .filter(|value| !matches!(value, Json::Null))
}

/// A member that is a string.
fn text(members: Members<'_>, name: &str) -> Option<String> {
    member(members, name)?.text().map(Text::decode)
}

/// The items of a `List`, or of a `SecretList` and its like.
fn list_of(value: Json<'_>) -> Option<Elements<'_>> {
    let members = value.members()?;
    let kind = text(members, "kind")?;
    match member(members, "items")? {
        Json::List(items) if kind.ends_with("List") => Some(items),
        _ => None,
    }
}

/// A Secret in any of its forms; none for null, as an empty document is.
fn read_secret(value: Json<'_>, at: &str) -> Result<Option<PullSecret>, Error> {
    let members = match value {
        Json::Null => return Ok(None),
        Json::Text(text) => return Ok(Some(config_text(text))),
        Json::Object(members) => members,
        other => return Err(explain::not_a_secret(at, other.kind())),
    };
    match text(members, "kind") {
        Some(kind) if kind == "Secret" => api_secret(members, at).map(Some),
        Some(kind) => Err(explain::not_a_secret_kind(at, &kind)),
        None if is_config(members) => Ok(Some(config_secret(Data::Json(value)))),
        None => short_secret(members, at).map(Some),
    }
}

fn is_config(members: Members<'_>) -> bool {
    let keys = ["auths", "credHelpers", "credsStore", "HttpHeaders"];
    keys.into_iter().any(|key| members.get(key).is_some())
}

fn config_text(text: Text<'_>) -> PullSecret {
    let text = Zeroizing::new(text.decode());
    config_secret(Data::Bytes(text.as_bytes()))
}

fn config_secret(config: Data<'_>) -> PullSecret {
    let mut data = core::iter::once((".dockerconfigjson", config));
    PullSecret {
        is_file: true,
        ..PullSecret::read(CONFIG_JSON, DOCKER_CONFIG_JSON, &mut data)
    }
}

/// A Secret as the API server returns it.
fn api_secret(members: Members<'_>, at: &str) -> Result<PullSecret, Error> {
    let metadata = member(members, "metadata").and_then(Json::members);
    let name = metadata.and_then(|metadata| text(metadata, "name"));
    let namespace = metadata.and_then(|metadata| text(metadata, "namespace"));
    let secret_type = text(members, "type");
    let mut data = Vec::new();
    read_data(members, "data", at, Encoding::Base64, &mut data)?;
    // A manifest may say it in plain text, which the API server moves into `data`.
    read_data(members, "stringData", at, Encoding::Plain, &mut data)?;
    let secret = PullSecret::read(
        name.as_deref().unwrap_or_default(),
        secret_type.as_deref().unwrap_or("Opaque"),
        &mut borrowed(&data),
    );
    Ok(match namespace {
        Some(namespace) => secret.in_namespace(&namespace),
        None => secret,
    })
}

/// A Secret in the short form, as batches have it.
fn short_secret(members: Members<'_>, at: &str) -> Result<PullSecret, Error> {
    let known = ["name", "type", "data", "data_b64"];
    check_keys(members, ErrorCode::InvalidSecret, at, &known)?;
    let string = |name: &str| match member(members, name) {
        None => Ok(String::new()),
        Some(Json::Text(text)) => Ok(text.decode()),
        Some(other) => {
            let at = format!("{at}/{name}");
            let code = ErrorCode::InvalidSecret;
            Err(explain::wrong_type(code, &at, "a string", other.kind()))
        }
    };
    let mut data = Vec::new();
    read_data(members, "data", at, Encoding::Plain, &mut data)?;
    read_data(members, "data_b64", at, Encoding::Base64, &mut data)?;
    let mut data = borrowed(&data);
    Ok(PullSecret::read(
        &string("name")?,
        &string("type")?,
        &mut data,
    ))
}

/// How a Secret's data is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Encoding {
    Base64,
    /// A text, or an object in its place.
    Plain,
}

/// A value of a Secret's data; what was decoded is wiped when it is dropped.
enum Owned<'t> {
    Bytes(Zeroizing<Vec<u8>>),
    Text(Zeroizing<String>),
    Json(Json<'t>),
}

fn borrowed<'d>(data: &'d [(String, Owned<'_>)]) -> impl Iterator<Item = (&'d str, Data<'d>)> {
    data.iter().map(|(key, data)| {
        let data = match data {
            Owned::Bytes(bytes) => Data::Bytes(bytes),
            Owned::Text(text) => Data::Bytes(text.as_bytes()),
            Owned::Json(value) => Data::Json(*value),
        };
        (key.as_str(), data)
    })
}

/// Reads a member that holds data, to be followed by the members that override it.
fn read_data<'t>(
    members: Members<'t>,
    name: &str,
    at: &str,
    encoding: Encoding,
    data: &mut Vec<(String, Owned<'t>)>,
) -> Result<(), Error> {
    let values = match member(members, name) {
        None => return Ok(()),
        Some(Json::Object(values)) => values,
        Some(other) => {
            let at = format!("{at}/{name}");
            let code = ErrorCode::InvalidSecret;
            return Err(explain::wrong_type(code, &at, "an object", other.kind()));
        }
    };
    for (key, value) in values {
        let key = key.decode();
        let at = || format!("{at}/{name}/{}", pointer_token(&key));
        let read = match (value, encoding) {
            (Json::Null, _) => Owned::Text(Zeroizing::default()),
            (Json::Text(text), Encoding::Plain) => Owned::Text(Zeroizing::new(text.decode())),
            (value @ Json::Object(_), Encoding::Plain) => Owned::Json(value),
            (Json::Text(text), Encoding::Base64) => {
                let bytes = decoded(text).ok_or_else(|| explain::malformed_data(&at()))?;
                Owned::Bytes(bytes)
            }
            (other, _) => {
                let code = ErrorCode::InvalidSecret;
                return Err(explain::wrong_type(code, &at(), "a string", other.kind()));
            }
        };
        data.push((key, read));
    }
    Ok(())
}

/// Decodes base64 into a buffer that never moves, so that nothing of it stays behind.
fn decoded(text: Text<'_>) -> Option<Zeroizing<Vec<u8>>> {
    let mut bytes = Zeroizing::new(Vec::with_capacity(text.chars().count()));
    base64::decode(text.chars(), Padding::Required, |byte| bytes.push(byte)).ok()?;
    Some(bytes)
}

/// The only item of a list, or the value itself.
fn single(value: Json<'_>) -> Option<Json<'_>> {
    match list_of(value) {
        Some(mut items) => items.next(),
        None => Some(value),
    }
}

/// A Pod, or what makes pods of a template.
fn read_pod(value: Json<'_>) -> Option<PodSecrets> {
    let members = single(value)?.members()?;
    let metadata = member(members, "metadata").and_then(Json::members);
    let is_pod = text(members, "kind").is_none_or(|kind| kind == "Pod");
    let has_uid = metadata.is_some_and(|metadata| metadata.get("uid").is_some());
    let mut spec = member(members, "spec")?.members()?;
    // A CronJob has a template within a template.
    for _ in 0..2 {
        let template = ["jobTemplate", "template"]
            .into_iter()
            .find_map(|name| member(spec, name)?.members());
        if let Some(template) = template {
            spec = member(template, "spec")?.members()?;
        }
    }
    Some(PodSecrets {
        name: metadata.and_then(|metadata| text(metadata, "name")),
        namespace: metadata.and_then(|metadata| text(metadata, "namespace")),
        created: is_pod && (has_uid || members.get("status").is_some()),
        secrets: secret_names(spec)?,
    })
}

fn read_account(value: Json<'_>) -> Option<ServiceAccountSecrets> {
    let members = single(value)?.members()?;
    let metadata = member(members, "metadata").and_then(Json::members);
    let kind = text(members, "kind");
    if kind.is_some_and(|kind| kind != "ServiceAccount") {
        return None;
    }
    Some(ServiceAccountSecrets {
        name: metadata
            .and_then(|metadata| text(metadata, "name"))
            .unwrap_or_default(),
        namespace: metadata.and_then(|metadata| text(metadata, "namespace")),
        secrets: secret_names(members)?,
    })
}

/// The names in `imagePullSecrets`, none where it is no list of them; an entry without one is an
/// empty name.
fn secret_names(members: Members<'_>) -> Option<Vec<String>> {
    let mut names = Vec::new();
    match member(members, "imagePullSecrets") {
        None => {}
        Some(Json::List(entries)) => {
            for entry in entries {
                names.push(secret_name(entry)?);
            }
        }
        Some(_) => return None,
    }
    Some(names)
}

fn secret_name(entry: Json<'_>) -> Option<String> {
    let name = match entry {
        Json::Null => None,
        _ => member(entry.members()?, "name"),
    };
    match name {
        None => Some(String::new()),
        Some(name) => name.text().map(Text::decode),
    }
}
