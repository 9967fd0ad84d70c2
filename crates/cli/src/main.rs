//! The program `pullpolicy`: the decision on the command line.
//!
//! It reads arguments and files, asks the library, and shows what it answers. Every sentence about
//! an image, and every decision, is the library's.

mod args;
mod batch;
mod classify;
mod credentials;
mod diagnose;
mod emit;
mod external;
mod files;
mod fix;
mod lines;
mod lint;
mod modules;
mod payload;
mod resolve;
mod rules;
mod status;
mod yaml;

use std::env;
use std::path::Path;
use std::process::ExitCode;

use anstream::ColorChoice;
use clap::{CommandFactory as _, FromArgMatches as _};

use args::{Arguments, Command};
use status::{Status, Trouble, print};

fn main() -> ExitCode {
    let arguments = arguments();
    match arguments.color {
        clap::ColorChoice::Auto => ColorChoice::Auto,
        clap::ColorChoice::Always => ColorChoice::Always,
        clap::ColorChoice::Never => ColorChoice::Never,
    }
    .write_global();
    match run(&arguments.command) {
        Ok(status) => status.into(),
        Err(trouble) => trouble.report(),
    }
}

/// The arguments; ends the program where they are wrong, or ask for help.
fn arguments() -> Arguments {
    let mut program = Arguments::command();
    let file = env::args_os().next().unwrap_or_default();
    // kubectl runs `kubectl-NAME` for `kubectl NAME`, which is what to type again.
    if Path::new(&file).file_stem() == Some("kubectl-pullpolicy".as_ref()) {
        program = program.bin_name("kubectl pullpolicy");
    }
    let read = Arguments::from_arg_matches_mut(&mut program.get_matches_mut());
    read.unwrap_or_else(|error| error.format(&mut program).exit())
}

fn run(command: &Command) -> Result<Status, Trouble> {
    match command {
        Command::Resolve(options) => resolve::run(options),
        Command::Classify(options) => classify::run(options),
        Command::Credentials(options) => credentials::run(options),
        Command::Payload(options) => payload::run(options),
        Command::Lint(options) => lint::run(options),
        Command::Fix(options) => fix::run(options),
        Command::Diagnose(options) => diagnose::run(options),
        Command::Emit { kind } => emit::run(kind),
        Command::TerraformExternal => external::run(),
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(*shell, &mut Arguments::command(), "pullpolicy", &mut script);
            print(&script).map(|()| Status::Decided)
        }
        Command::Man { command } => man(command.as_deref()),
    }
}

/// Prints the man page of the program, or of one of its commands.
fn man(name: Option<&str>) -> Result<Status, Trouble> {
    let mut program = Arguments::command();
    program.build();
    let command = match name {
        None => program,
        Some(name) => program
            .find_subcommand(name)
            .cloned()
            .ok_or_else(|| Trouble::new(format!("there is no command `{name}`")))?,
    };
    let mut page = Vec::new();
    clap_mangen::Man::new(command)
        .render(&mut page)
        .map_err(|error| Trouble::new(format!("cannot write the man page: {error}")))?;
    print(&page).map(|()| Status::Decided)
}
