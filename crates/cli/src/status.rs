//! How the program ends, and how it writes.

use std::fmt::Display;
use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::process::ExitCode;

use pullpolicy_console::{Answer, trouble};

/// The end of a run that gave its answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    /// A decision, with or without warnings.
    Decided,
    /// An error value, or a batch with a line that failed; of `lint`, a finding.
    Refused,
    /// Some of what was to be read, or written, could not be; the rest was.
    Incomplete,
    /// A watchdog's: something has not started, and may yet.
    Waiting,
    /// A watchdog's: something will not start.
    Failed,
}

impl Status {
    /// How a run ends that gave this answer.
    pub(crate) fn of(answer: &Answer) -> Self {
        if answer.refused {
            Self::Refused
        } else {
            Self::Decided
        }
    }
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> Self {
        match status {
            Status::Decided => Self::SUCCESS,
            Status::Refused => Self::from(1),
            Status::Incomplete => Self::from(2),
            Status::Waiting => Self::from(3),
            Status::Failed => Self::from(4),
        }
    }
}

/// Why a run could not give its answers: wrong usage, or a file that cannot be read or written.
#[derive(Debug)]
pub(crate) struct Trouble(String);

impl Trouble {
    pub(crate) fn new(message: impl Into<String>) -> Self {
        Self(message.into())
    }

    pub(crate) fn reading(path: &Path, error: &dyn Display) -> Self {
        Self(format!("cannot read `{}`: {error}", path.display()))
    }

    pub(crate) fn writing(path: &Path, error: &dyn Display) -> Self {
        Self(format!("cannot write `{}`: {error}", path.display()))
    }

    /// What it is, in one sentence.
    pub(crate) fn message(&self) -> &str {
        &self.0
    }

    /// Says so on standard error.
    pub(crate) fn report(&self) -> ExitCode {
        // Where standard error itself is closed, the exit status is all that is left to say.
        let _ = anstream::stderr().write_all(trouble(&self.0).as_bytes());
        ExitCode::from(2)
    }
}

/// Writes text for people on standard output, colours only where they are wanted.
pub(crate) fn show(text: &str) -> Result<(), Trouble> {
    let mut stdout = anstream::stdout();
    written(
        stdout
            .write_all(text.as_bytes())
            .and_then(|()| stdout.flush()),
    )
}

/// Writes text for people on standard error, colours only where they are wanted.
pub(crate) fn show_error(text: &str) -> Result<(), Trouble> {
    written(anstream::stderr().write_all(text.as_bytes()))
}

/// Writes what both programs answer, and tells how it ends.
pub(crate) fn answer(answer: &Answer) -> Result<Status, Trouble> {
    show(&answer.output)?;
    show_error(&answer.errors)?;
    Ok(Status::of(answer))
}

/// Writes bytes for programs on standard output.
pub(crate) fn print(bytes: &[u8]) -> Result<(), Trouble> {
    let mut stdout = io::stdout().lock();
    written(stdout.write_all(bytes).and_then(|()| stdout.flush()))
}

/// A reader that went away, as `head` does, has all that it wanted: no trouble.
pub(crate) fn written(result: io::Result<()>) -> Result<(), Trouble> {
    match result {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(Trouble(format!("cannot write: {error}")))
        }
        _ => Ok(()),
    }
}
