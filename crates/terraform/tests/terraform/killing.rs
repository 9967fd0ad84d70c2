//! Whatever is killed in the middle, no process and no file is left.

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use super::workspace::Workspace;

/// A console that has just called a function, so that its plugin runs.
struct Console {
    terraform: Child,
    plugins: Vec<u32>,
    /// Kept open, since the console ends with its input.
    input: std::process::ChildStdin,
}

fn console(workspace: &Workspace) -> Console {
    let mut terraform = workspace
        .terraform(&["console"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut input = terraform.stdin.take().unwrap();
    writeln!(
        input,
        "provider::pullpolicy::resolve_tag(\"main\", \"auto\")"
    )
    .unwrap();
    // What is printed comes only at the end; a plugin whose socket is gone has its client.
    let plugins = awaited("a plugin with its client", || {
        let plugins = children(terraform.id());
        let connected = plugins.iter().any(|plugin| is_listening_no_more(*plugin));
        connected.then_some(plugins)
    });
    Console {
        terraform,
        plugins,
        input,
    }
}

/// Whether the process holds a socket, and none with a path any more.
fn is_listening_no_more(process: u32) -> bool {
    let Ok(entries) = fs::read_dir(format!("/proc/{process}/fd")) else {
        return false;
    };
    let listening = fs::read_to_string("/proc/net/unix").unwrap();
    let sockets: Vec<_> = entries
        .filter_map(|entry| fs::read_link(entry.ok()?.path()).ok())
        .filter_map(|link| {
            let number = link.to_str()?.strip_prefix("socket:[")?.strip_suffix(']')?;
            Some(format!(" {number} "))
        })
        .collect();
    // The accepted connection bears the listener's path, in the state 03; the listener is in 01.
    let lines = |number: &String| {
        listening
            .lines()
            .find(|line| line.contains(number.as_str()))
    };
    let ours: Vec<_> = sockets
        .iter()
        .filter_map(lines)
        .filter(|line| line.contains("pullpolicy-"))
        .collect();
    ours.iter().any(|line| line.contains(" 0001 03 "))
}

/// Waits until there is an answer.
fn awaited<T>(what: &str, answer: impl Fn() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(answer) = answer() {
            return answer;
        }
        assert!(start.elapsed() < Duration::from_secs(20), "no {what}");
        sleep(Duration::from_millis(5));
    }
}

/// The running plugins that this process started.
fn children(parent: u32) -> Vec<u32> {
    let processes = fs::read_dir("/proc").unwrap().filter_map(|entry| {
        entry
            .unwrap()
            .file_name()
            .to_str()
            .and_then(|name| name.parse::<u32>().ok())
    });
    processes
        .filter(|process| {
            state(*process).is_some_and(|(name, parent_of)| {
                name.starts_with("terraform-provi") && parent_of == parent
            })
        })
        .collect()
}

/// The name and the parent of a process that still runs.
fn state(process: u32) -> Option<(String, u32)> {
    let text = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let (before, after) = text.rsplit_once(") ")?;
    let (_, name) = before.split_once('(')?;
    let mut fields = after.split(' ');
    let state = fields.next()?;
    let parent = fields.next()?.parse().ok()?;
    (state != "Z" && state != "X").then(|| (name.to_owned(), parent))
}

fn assert_gone(processes: &[u32]) {
    let start = Instant::now();
    while processes.iter().any(|process| state(*process).is_some()) {
        assert!(
            start.elapsed() < Duration::from_secs(5),
            "{processes:?} still run"
        );
        sleep(Duration::from_millis(5));
    }
}

#[test]
fn killing_terraform_ends_the_plugin() {
    let Some(workspace) = Workspace::with("kill-terraform", "") else {
        return;
    };
    let mut console = console(&workspace);
    console.terraform.kill().unwrap();
    console.terraform.wait().unwrap();
    assert_gone(&console.plugins);
    assert_eq!(workspace.residue(), Vec::<PathBuf>::new());
}

#[test]
fn killing_the_plugin_leaves_nothing() {
    let Some(workspace) = Workspace::with("kill-plugin", "") else {
        return;
    };
    let mut console = console(&workspace);
    for plugin in &console.plugins {
        let killed = Command::new("kill")
            .args(["-9", &plugin.to_string()])
            .status()
            .unwrap();
        assert!(killed.success());
    }
    assert_gone(&console.plugins);
    drop(console.input);
    console.terraform.wait().unwrap();
    assert_eq!(workspace.residue(), Vec::<PathBuf>::new());
}
