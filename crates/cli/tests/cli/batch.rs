//! JSON lines in, JSON lines out: line n of the output answers line n of the input.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::Stdio;

use crate::common::{folder, program, run, run_with};
use serde_json::Value;

/// The policy or the error's code of each answer.
fn verdicts(stdout: &str) -> Vec<String> {
    stdout
        .lines()
        .map(|line| {
            let answer: Value = serde_json::from_str(line).unwrap();
            let word = answer.get("policy").unwrap_or(&answer["error"]["code"]);
            word.as_str().unwrap().to_owned()
        })
        .collect()
}

#[test]
fn order_is_kept_and_a_bad_line_is_answered_in_place() {
    let input = b"\
{\"image\": \"nginx\"}
{\"image\": \"nginx\", \"policy\": \"IfNotPresent\"}
not json
{\"image\": \"nginx\", \"policy\": \"Never\"}

[1, 2]
{\"image\": \"nginx\"} {\"image\": \"nginx\"}
{\"image\": \"UP\"}
{}
{\"tag\": \"latest\"}
";
    let run = run_with(&["resolve", "--batch"], input);
    assert_eq!(
        verdicts(&run.stdout),
        [
            "Always",
            "IfNotPresent",
            "invalid-request",
            "Never",
            "invalid-request",
            "invalid-request",
            "invalid-request",
            "invalid-image",
            "missing-image",
            "Always",
        ]
    );
    assert_eq!((run.stderr.as_str(), run.status), ("", Some(1)));
}

#[test]
fn without_a_bad_line_the_status_is_zero() {
    let run = run_with(
        &["resolve", "--batch", "-"],
        b"{\"image\": \"nginx\"}\n{\"tag\": \"x\"}\n",
    );
    assert_eq!((verdicts(&run.stdout).len(), run.status), (2, Some(0)));
    let run = run_with(&["classify", "--batch"], b"{\"tag\": \"x\"}\n");
    assert_eq!((run.stdout.lines().count(), run.status), (1, Some(0)));
}

#[test]
fn an_empty_input_has_an_empty_answer() {
    let run = run_with(&["resolve", "--batch"], b"");
    assert_eq!(
        (run.stdout.as_str(), run.stderr.as_str(), run.status),
        ("", "", Some(0))
    );
}

#[test]
fn every_line_end_is_read() {
    let run = run_with(
        &["resolve", "--batch"],
        b"{\"image\": \"nginx\"}\r\n{\"image\": \"nginx\", \"policy\": \"Never\"}",
    );
    assert_eq!(verdicts(&run.stdout), ["Always", "Never"]);
    assert_eq!(run.status, Some(0));
}

#[test]
fn invalid_utf8_is_answered_in_place() {
    for command in ["resolve", "classify"] {
        let run = run_with(
            &[command, "--batch"],
            b"{\"tag\": \"\xff\"}\n{\"tag\": \"1.0.0\"}\n\xc3\n",
        );
        let codes: Vec<Value> = run
            .stdout
            .lines()
            .map(|line| serde_json::from_str::<Value>(line).unwrap()["error"]["code"].clone())
            .collect();
        assert_eq!(
            codes,
            [
                Value::from("invalid-request"),
                Value::Null,
                "invalid-request".into()
            ]
        );
        assert_eq!(run.status, Some(1));
    }
}

#[test]
fn a_line_may_have_one_mebibyte() {
    let line = |length: usize| {
        let frame = "{\"image\": \"nginx\"}";
        format!("{frame}{}", " ".repeat(length - frame.len()))
    };
    let mebibyte = 1 << 20;
    let input = [
        line(mebibyte),
        line(mebibyte + 1),
        line(20),
        line(3 * mebibyte),
        line(20),
    ];
    for end in ["\n", "\r\n"] {
        let run = run_with(&["resolve", "--batch"], input.join(end).as_bytes());
        assert_eq!(
            verdicts(&run.stdout),
            ["Always", "too-large", "Always", "too-large", "Always"]
        );
    }
}

#[test]
fn a_file_is_read_too() {
    let path = folder("batch").join("requests.jsonl");
    fs::write(&path, "{\"image\": \"nginx\"}\n").unwrap();
    let run = run(&["resolve", "--batch", path.to_str().unwrap()]);
    assert_eq!(verdicts(&run.stdout), ["Always"]);
}

#[test]
fn a_file_that_cannot_be_read_is_trouble() {
    for path in ["no-such-file.jsonl", "."] {
        let run = run(&["resolve", "--batch", path]);
        assert_eq!((run.stdout.as_str(), run.status), ("", Some(2)), "{path}");
        assert!(
            run.stderr
                .starts_with(&format!("error: cannot read `{path}`: ")),
            "{}",
            run.stderr
        );
    }
}

#[test]
fn a_single_line_is_answered_at_once() {
    let mut child = program(&["resolve", "--batch"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    for (request, policy) in [
        ("{\"tag\": \"latest\"}\n", "Always"),
        ("{\"tag\": \"latest\", ", ""),
        ("\"policy\": \"Never\"}\n", "Never"),
    ] {
        stdin.write_all(request.as_bytes()).unwrap();
        if !policy.is_empty() {
            let mut answer = String::new();
            stdout.read_line(&mut answer).unwrap();
            assert_eq!(verdicts(&answer), [policy]);
        }
    }
    drop(stdin);
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let mut child = program(&["resolve", "--batch"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || {
        // The program stops reading when nobody reads its answers.
        while stdin.write_all(b"{\"image\": \"nginx\"}\n").is_ok() {}
    });
    let mut stdout = child.stdout.take().unwrap();
    stdout.read_exact(&mut [0; 100]).unwrap();
    drop(stdout);
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
}

/// The most memory that the process ever held, in KiB.
#[cfg(target_os = "linux")]
fn peak_memory(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))
        .unwrap();
    line.split_whitespace().next().unwrap().parse().unwrap()
}

#[test]
#[cfg(target_os = "linux")]
fn memory_is_constant() {
    let mut child = program(&["resolve", "--batch"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let stdout = BufReader::new(child.stdout.take().unwrap());
    let reader = std::thread::spawn(move || stdout.lines().count());
    for _ in 0..20_000 {
        stdin
            .write_all(b"{\"image\": \"registry.example.com/dev/workspace:1.0\"}\n")
            .unwrap();
    }
    for _ in 0..64 {
        stdin.write_all(&vec![b'x'; 1 << 20]).unwrap();
    }
    let peak = peak_memory(child.id());
    drop(stdin);
    assert_eq!(reader.join().unwrap(), 20_001);
    child.wait().unwrap();
    assert!(peak < 24 * 1024, "{peak} KiB at most");
}
