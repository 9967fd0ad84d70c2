//! Runs the program, and gives what it said.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// What a run printed, and its exit status.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Run {
    pub(crate) stdout: String,
    pub(crate) stderr: String,
    pub(crate) status: Option<i32>,
}

impl From<Output> for Run {
    fn from(output: Output) -> Self {
        Self {
            stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
            stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
            status: output.status.code(),
        }
    }
}

/// The program, in a folder without rules and with no wish about colours.
pub(crate) fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pullpolicy"));
    command.args(arguments).current_dir(folder("empty"));
    for variable in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
        command.env_remove(variable);
    }
    command
}

/// Runs the program.
pub(crate) fn run(arguments: &[&str]) -> Run {
    program(arguments)
        .output()
        .expect("the program runs")
        .into()
}

/// Runs the program with this input.
pub(crate) fn run_with(arguments: &[&str], input: &[u8]) -> Run {
    fed(&mut program(arguments), input)
}

/// Runs a command with this input.
pub(crate) fn fed(command: &mut Command, input: &[u8]) -> Run {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut stdin = child.stdin.take().expect("its input is a pipe");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("the program ends");
    writer
        .join()
        .expect("the writer ends")
        .expect("the program reads all its input");
    output.into()
}

/// A folder of this name for tests to write into.
pub(crate) fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&path).expect("the folder can be made");
    path
}
