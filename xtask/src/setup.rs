//! `cargo xtask setup`: installs what a task needs.

use crate::needs::Need;
use crate::run;

/// Sets up for the named task, for `test` where none is named.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    match arguments {
        [] => for_task(Need::TEST),
        [task] => match task.as_str() {
            "test" => for_task(Need::TEST),
            "fuzz" => for_task(Need::FUZZ),
            "mutants" => for_task(Need::MUTANTS),
            "wasm" => for_task(Need::WASM),
            "bench" => for_task(Need::BENCH),
            "cluster" => for_task(Need::CLUSTER),
            _ => Err(format!(
                "`{task}` needs no setup; those that do are test, fuzz, mutants, wasm, bench, cluster"
            )),
        },
        _ => Err("setup takes one task at most".to_owned()),
    }
}

/// Prints what it will install, installs it, and fails naming what is missing all the same.
pub(crate) fn for_task(needs: &[Need]) -> Result<(), String> {
    let missing: Vec<Need> = needs
        .iter()
        .copied()
        .filter(|need| !need.is_met())
        .collect();
    if missing.is_empty() {
        println!("setup: everything is here, nothing to install\n");
        return Ok(());
    }
    println!("setup will install:");
    for need in &missing {
        println!("  {} by {}", need.name(), the_ways(*need));
    }
    for need in &missing {
        install(*need);
    }
    report(&missing)
}

/// Tries one way after the other, until it is here.
fn install(need: Need) {
    for line in need.lines() {
        if let Err(error) = run::show(line) {
            println!("    {error}");
        }
        if need.is_met() {
            return;
        }
    }
}

/// Names what could not be installed: an error for what is essential, else a remark.
fn report(missing: &[Need]) -> Result<(), String> {
    let unmet = |essential: bool| {
        missing
            .iter()
            .filter(move |need| need.is_essential() == essential && !need.is_met())
    };
    for need in unmet(false) {
        println!(
            "setup: {} is missing and could not be installed; its step is left out",
            need.name()
        );
    }
    println!();
    let essential: Vec<String> = unmet(true)
        .map(|need| format!("{} ({})", need.name(), the_ways(*need)))
        .collect();
    if essential.is_empty() {
        Ok(())
    } else {
        Err(format!(
            "missing, and not to be installed here: {}",
            essential.join(", ")
        ))
    }
}

fn the_ways(need: Need) -> String {
    let lines: Vec<String> = need
        .lines()
        .map(|line| format!("`{}`", line.join(" ")))
        .collect();
    if lines.is_empty() {
        "no command that may be run here".to_owned()
    } else {
        lines.join(", else by ")
    }
}
