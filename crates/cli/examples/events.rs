//! The yardstick of `cargo xtask bench manifests`: reads the YAML files of a folder as `pullpolicy lint`
//! does, as many at a time, and has the parser tell its events, with which nothing is done.

use std::path::PathBuf;
use std::{env, fs, process};

use granit_parser::{Parser, options};
use ignore::WalkBuilder;
use rayon::prelude::*;

fn main() {
    let Some(folder) = env::args_os().nth(1) else {
        eprintln!("usage: events FOLDER");
        process::exit(2);
    };
    let walk = WalkBuilder::new(folder)
        .require_git(false)
        .sort_by_file_name(std::ffi::OsStr::cmp)
        .build();
    let files: Vec<PathBuf> = walk
        .flatten()
        .filter(|entry| entry.file_type().is_some_and(|kind| kind.is_file()))
        .map(ignore::DirEntry::into_path)
        .collect();
    let counts: Option<Vec<usize>> = files.par_iter().map(events).collect();
    match counts {
        Some(counts) => println!("{} events", counts.iter().sum::<usize>()),
        None => {
            eprintln!("a file cannot be read");
            process::exit(2);
        }
    }
}

/// How many events a file has.
fn events(file: &PathBuf) -> Option<usize> {
    let text = fs::read_to_string(file).ok()?;
    let mut parser = Parser::new_from_str_with_options(&text, options! { emit_comments: false });
    let mut count = 0;
    while let Some(event) = parser.next_event() {
        event.ok()?;
        count += 1;
    }
    Some(count)
}
