//! `pullpolicy diagnose`.

mod text;

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use pullpolicy::{Error, PodReport, Verdict, diagnose_json, diagnose_pods, request_text};
use pullpolicy_console::{escaped, text as answers};

use crate::args::{Diagnose, Format};
use crate::batch;
use crate::status::{Status, Trouble, print, show, show_error};

pub(crate) fn run(options: &Diagnose) -> Result<Status, Trouble> {
    if let Some(path) = &options.batch {
        return batch::run(path, answer_line);
    }
    let pods = read(&options.pods)?;
    let events = options.events.as_deref().map(read).transpose()?;
    let nodes = options.nodes.as_deref().map(read).transpose()?;
    let report = diagnose_pods(&pods, events.as_deref(), nodes.as_deref());
    match report {
        Ok(report) => answer(&report, options),
        Err(error) if options.format == Format::Json => {
            print(format!("{}\n", error.to_json()).as_bytes())?;
            Ok(Status::Refused)
        }
        Err(error) => {
            show_error(&answers::error(&error, None))?;
            Ok(Status::Refused)
        }
    }
}

fn answer(report: &PodReport, options: &Diagnose) -> Result<Status, Trouble> {
    let refused = if report.errors.is_empty() {
        Status::Decided
    } else {
        Status::Refused
    };
    if options.format == Format::Json {
        print(format!("{}\n", report.to_json()).as_bytes())?;
        return Ok(refused);
    }
    for error in &report.errors {
        show_error(&faulty(error))?;
    }
    if !options.watchdog {
        show(&text::report(report))?;
        return Ok(refused);
    }
    let watchdog = report.watchdog(options.tries);
    show(&format!("{}\n", escaped(&watchdog.line)))?;
    Ok(match watchdog.verdict {
        // What could not be read may be just what does not start.
        _ if refused == Status::Refused => Status::Refused,
        Verdict::Waiting => Status::Waiting,
        Verdict::Failed => Status::Failed,
        _ => Status::Decided,
    })
}

/// An object that could not be read, with its place.
fn faulty(error: &Error) -> String {
    let text = answers::error(error, None);
    format!("{}: {text}", escaped(error.at()))
}

/// Answers one line of a batch.
fn answer_line(line: &[u8], answers: &mut Vec<u8>) -> Status {
    let json = match request_text(line) {
        Ok(line) => diagnose_json(line),
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

/// The text of a file, or of standard input for `-`. What is no UTF-8 becomes a replacement
/// character, since such bytes can only stand in names and messages.
fn read(path: &Path) -> Result<String, Trouble> {
    let mut bytes = Vec::new();
    let result = if path == Path::new("-") {
        io::stdin().lock().read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|mut file| file.read_to_end(&mut bytes))
    };
    result.map_err(|error| Trouble::reading(path, &error))?;
    Ok(String::from_utf8(bytes)
        .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned()))
}
