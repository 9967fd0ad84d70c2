//! `pullpolicy credentials`.

mod text;

use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use pullpolicy::{CredentialsRequest, Error, credentials, match_credentials_json, request_text};
use pullpolicy_console::text as answers;
use zeroize::Zeroizing;

use crate::args::{Credentials, Format};
use crate::batch;
use crate::status::{Status, Trouble, print, show, show_error};
use crate::yaml::{self, Document};

pub(crate) fn run(options: &Credentials) -> Result<Status, Trouble> {
    if let Some(path) = &options.batch {
        return batch::run(path, answer_line);
    }
    let secrets = read_all(&options.secrets)?;
    let pod = read_one(options.pod.as_deref())?;
    let account = read_one(options.service_account.as_deref())?;
    let request = request(options, &secrets, pod.as_ref(), account.as_ref());
    let answer = CredentialsRequest::from_json(&request).and_then(|request| credentials(&request));
    match (&answer, options.format) {
        (Ok(answer), Format::Json) => print(format!("{}\n", answer.to_json()).as_bytes())?,
        (Ok(answer), Format::Text) => {
            show(&text::credentials(answer))?;
            for error in answer.error.iter().chain(&answer.unread) {
                show_error(&answers::error(error, None))?;
            }
        }
        (Err(error), Format::Json) => print(format!("{}\n", error.to_json()).as_bytes())?,
        (Err(error), Format::Text) => show_error(&answers::error(error, None))?,
    }
    let answered = answer.is_ok_and(|answer| answer.error.is_none() && answer.unread.is_empty());
    Ok(if answered {
        Status::Decided
    } else {
        Status::Refused
    })
}

/// Answers one line of a batch.
fn answer_line(line: &[u8], answers: &mut Vec<u8>) -> Status {
    let json = match request_text(line) {
        Ok(line) => match_credentials_json(line),
        Err(error) => Error::to_json(&error),
    };
    answers.extend_from_slice(json.as_bytes());
    if json.starts_with(r#"{"error":"#) {
        Status::Refused
    } else {
        Status::Decided
    }
}

/// The request in JSON, put together in a buffer that never moves, so that it can be wiped.
fn request(
    options: &Credentials,
    secrets: &[Document],
    pod: Option<&Document>,
    account: Option<&Document>,
) -> Zeroizing<String> {
    let image = serde_json::json!(options.image.as_deref().unwrap_or_default()).to_string();
    let absent = || "null";
    let pod = pod.map_or_else(absent, |document| document.as_str());
    let account = account.map_or_else(absent, |document| document.as_str());
    let mut pieces = vec![r#"{"image":"#, &image, r#","pod":"#, pod];
    pieces.extend([r#","serviceAccount":"#, account, r#","secrets":["#]);
    for (index, document) in secrets.iter().enumerate() {
        pieces.extend([if index > 0 { "," } else { "" }, document.as_str()]);
    }
    pieces.push("]}");
    Zeroizing::new(pieces.concat())
}

fn read_all(paths: &[PathBuf]) -> Result<Vec<Document>, Trouble> {
    let mut documents = Vec::new();
    for path in paths {
        documents.extend(read(path)?);
    }
    Ok(documents)
}

/// The only document of a file.
fn read_one(path: Option<&Path>) -> Result<Option<Document>, Trouble> {
    let Some(path) = path else { return Ok(None) };
    let mut documents = read(path)?;
    documents.retain(|document| document.trim() != "null");
    match documents.len() {
        0 | 1 => Ok(documents.pop()),
        count => Err(Trouble::reading(
            path,
            &format!("one object is expected, not {count}"),
        )),
    }
}

/// The documents of a file, or of the standard input for `-`.
fn read(path: &Path) -> Result<Vec<Document>, Trouble> {
    let trouble = |error: io::Error| Trouble::reading(path, &error);
    let bytes = if path == Path::new("-") {
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes).map_err(trouble)?;
        bytes
    } else {
        fs::read(path).map_err(trouble)?
    };
    let bytes = Zeroizing::new(bytes);
    let text = std::str::from_utf8(&bytes);
    let text = text.map_err(|error| Trouble::reading(path, &error))?;
    yaml::documents(text).map_err(|why| Trouble::reading(path, &why))
}
