//! `pullpolicy resolve --batch`, the whole program with its start and its files, against the time
//! that serde_json alone needs to read the same lines into a `Value` each and to write the answers'
//! `Value`s.
#![expect(missing_docs, reason = "criterion's macro makes a public function")]

use std::fs::{self, File};
use std::hint::black_box;
use std::io::{self, BufRead as _, BufReader, BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use serde_json::{Value, json};

/// How often the references are repeated, so that the start of the program hardly counts.
const ROUNDS: usize = 50;

fn batch(criterion: &mut Criterion) {
    let references =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../benches/data/references.txt");
    let Ok(references) = fs::read_to_string(references) else {
        return;
    };
    let lines: Vec<String> = references
        .lines()
        .map(|image| json!({"image": image, "policy": "auto"}).to_string())
        .collect();
    let answers: Vec<Value> = lines
        .iter()
        .filter_map(|line| serde_json::from_str(&pullpolicy::resolve_json(line)).ok())
        .collect();
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("requests.jsonl");
    let text = lines
        .iter()
        .flat_map(|line| [line.as_str(), "\n"])
        .collect::<String>();
    let Ok(()) = fs::write(&path, text.repeat(ROUNDS)) else {
        return;
    };

    let mut group = criterion.benchmark_group("resolve --batch");
    group
        .sample_size(20)
        .throughput(Throughput::Elements((lines.len() * ROUNDS) as u64));
    group.bench_function("serde_json alone", |bencher| {
        bencher.iter(|| black_box(read_and_write(&path, &answers)));
    });
    group.bench_function("the program", |bencher| {
        bencher.iter(|| black_box(run(&path)));
    });
    group.finish();
}

/// What serde_json alone needs.
fn read_and_write(path: &PathBuf, answers: &[Value]) -> io::Result<()> {
    let mut input = BufReader::with_capacity(1 << 17, File::open(path)?);
    let mut output = BufWriter::with_capacity(1 << 17, File::create("/dev/null")?);
    let mut line = Vec::new();
    for answer in answers.iter().cycle() {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            break;
        }
        black_box(serde_json::from_slice::<Value>(&line)?);
        serde_json::to_writer(&mut output, answer)?;
        output.write_all(b"\n")?;
    }
    output.flush()
}

fn run(path: &PathBuf) -> io::Result<bool> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pullpolicy"));
    command
        .args(["resolve", "--batch"])
        .arg(path)
        .stdout(Stdio::null());
    Ok(command.status()?.success())
}

criterion_group!(benches, batch);
criterion_main!(benches);
