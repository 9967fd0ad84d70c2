//! JSON lines in, JSON lines out: line n of the output answers line n of the input.

use std::fs::File;
use std::io::{self, Read, Write as _};
use std::path::Path;

use crate::lines::Lines;
use crate::status::{Status, Trouble, written};

/// Answers are collected up to this size before they are written.
const CHUNK: usize = 1 << 16;

/// Answers every line of the file, or of standard input for `-`.
///
/// `answer` appends its answer to the buffer, and tells whether it was one.
pub(crate) fn run(
    path: &Path,
    answer: impl FnMut(&[u8], &mut Vec<u8>) -> Status,
) -> Result<Status, Trouble> {
    if path == Path::new("-") {
        return answer_lines(path, io::stdin().lock(), answer);
    }
    let file = File::open(path).map_err(|error| Trouble::reading(path, &error))?;
    answer_lines(path, file, answer)
}

fn answer_lines(
    path: &Path,
    input: impl Read,
    mut answer: impl FnMut(&[u8], &mut Vec<u8>) -> Status,
) -> Result<Status, Trouble> {
    let mut lines = Lines::new(input);
    let mut answers = Vec::with_capacity(2 * CHUNK);
    let mut status = Status::Decided;
    loop {
        // Whoever asks one line at a time must get its answer before the next wait.
        if answers.len() >= CHUNK || lines.may_wait() {
            let mut stdout = io::stdout().lock();
            let result = stdout.write_all(&answers).and_then(|()| stdout.flush());
            answers.clear();
            if result.is_err() {
                // Nobody reads on, or nothing can be written: the rest need not be answered.
                return written(result).map(|()| status);
            }
        }
        let Some(line) = lines
            .next()
            .map_err(|error| Trouble::reading(path, &error))?
        else {
            return Ok(status);
        };
        if answer(line, &mut answers) == Status::Refused {
            status = Status::Refused;
        }
        answers.push(b'\n');
    }
}
