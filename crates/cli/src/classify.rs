//! `pullpolicy classify`.

use pullpolicy::{Error, Tag, classify, classify_in, classify_json, request_text};
use pullpolicy_console::text;
use serde_json::json;

use crate::args::{Classify, Format};
use crate::batch;
use crate::status::{Status, Trouble, print, show, show_error};

pub(crate) fn run(options: &Classify) -> Result<Status, Trouble> {
    if let Some(path) = &options.batch {
        return batch::run(path, answer_line);
    }
    let tag = options.tag.as_deref().unwrap_or_default();
    let repository = options.repository.as_deref();
    let read = read(tag, repository);
    let status = if read.is_ok() {
        Status::Decided
    } else {
        Status::Refused
    };
    match (options.format, read) {
        (Format::Json, _) => {
            let line = json!({"tag": tag, "repository": repository}).to_string();
            print(format!("{}\n", classify_json(&line)).as_bytes())?;
        }
        (Format::Text, Ok(tag)) => show(&text::tag(&tag))?,
        (Format::Text, Err(error)) => show_error(&text::error(&error, None))?,
    }
    Ok(status)
}

fn read<'t>(tag: &'t str, repository: Option<&str>) -> Result<Tag<'t>, Error> {
    match repository {
        Some(repository) => classify_in(repository, tag),
        None => classify(tag),
    }
}

/// Answers one line of a batch.
fn answer_line(line: &[u8], answers: &mut Vec<u8>) -> Status {
    let json = match request_text(line) {
        Ok(line) => classify_json(line),
        Err(error) => error.to_json(),
    };
    answers.extend_from_slice(json.as_bytes());
    // The library's answer is either three keys or an error.
    if json.starts_with(r#"{"error":"#) {
        Status::Refused
    } else {
        Status::Decided
    }
}
