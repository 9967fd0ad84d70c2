//! `cargo xtask terraform`: builds the plugin as one static program, and lays out what Terraform
//! installs it from without a network.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, io};

use sha2::{Digest as _, Sha256};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use crate::paths;
use crate::run::{self, step};

const PROGRAM: &str = "terraform-provider-pullpolicy";
const VERSION: &str = env!("CARGO_PKG_VERSION");
/// The only platform that is built: the images in which provisioners run.
const TARGET: &str = "x86_64-unknown-linux-gnu";
const PLATFORM: &str = "linux_amd64";
/// Everything that is made, below the workspace.
const OUTPUT: &str = "target/terraform";
/// A host that every configuration has to name, since the public registry has no such provider.
const DEFAULT_ADDRESS: &str = "registry.example.com/acme/pullpolicy";

/// What the command line asks for.
#[derive(Debug, PartialEq, Eq)]
struct Wanted {
    address: String,
    twice: bool,
}

/// Builds, and lays out below `target/terraform/`.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let wanted = parse(arguments)?;
    let here = paths::here()?;
    let program = step("static build", || build(&here))?;
    step("static", || check_static(&program))?;
    step("no paths", || check_paths(&program, &here))?;
    if wanted.twice {
        step("reproducible", || {
            let other = env::temp_dir().join(format!("another-pullpolicy-{}", std::process::id()));
            let compared = check_out(&other).and_then(|()| same(&program, &build(&other)?));
            let removed = fs::remove_dir_all(&other)
                .map_err(|error| format!("cannot remove `{}`: {error}", other.display()));
            compared.and(removed)
        })?;
    }
    step("layout", || lay_out(&program, &wanted.address))
}

fn parse(arguments: &[String]) -> Result<Wanted, String> {
    let mut wanted = Wanted {
        address: DEFAULT_ADDRESS.to_owned(),
        twice: false,
    };
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        match argument.as_str() {
            "--twice" => wanted.twice = true,
            "--address" => {
                let address = rest.next().ok_or("--address takes HOST/NAMESPACE/TYPE")?;
                if !is_address(address) {
                    return Err(format!(
                        "--address takes HOST/NAMESPACE/TYPE in lower case, not `{address}`"
                    ));
                }
                wanted.address.clone_from(address);
            }
            other => return Err(format!("terraform does not know `{other}`")),
        }
    }
    Ok(wanted)
}

/// Whether Terraform takes this for the address of a provider; it becomes a path too.
fn is_address(address: &str) -> bool {
    let is_name = |part: &str, others: &[char]| {
        let alone = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit();
        part.starts_with(alone) && part.chars().all(|c| alone(c) || others.contains(&c))
    };
    match address.split('/').collect::<Vec<_>>().as_slice() {
        [host, namespace, kind] => {
            is_name(host, &['.', '-', ':'])
                && host.contains(['.', ':'])
                && [namespace, kind]
                    .iter()
                    .all(|part| is_name(part, &['-', '_']))
        }
        _ => false,
    }
}

/// Builds in a checkout, with every path of this machine taken out of the program.
fn build(checkout: &Path) -> Result<PathBuf, String> {
    let line = [
        "cargo",
        "build",
        "--locked",
        "--package",
        "pullpolicy-terraform",
        "--profile",
        "plugin",
        "--target",
        TARGET,
        "--target-dir",
        "target",
    ];
    // Encoded, since a path may hold a space.
    let mut flags = vec!["-Ctarget-feature=+crt-static".to_owned()];
    let mut of_c = Vec::new();
    for (path, name) in renamed(checkout)? {
        flags.push(format!("--remap-path-prefix={path}={name}"));
        // The C parts of ring do not know rustc's way of renaming paths.
        of_c.push(quoted(&format!("-ffile-prefix-map={path}={name}")));
    }
    run::show_with(&line, |command| {
        command
            .current_dir(checkout)
            .env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"))
            .env("CFLAGS", of_c.join(" "))
            .env("CC_SHELL_ESCAPED_FLAGS", "1")
    })?;
    let built = checkout.join("target").join(TARGET);
    Ok(built.join("plugin").join(PROGRAM))
}

/// The folders of this machine that a build meets, each with the name that it bears in the program.
fn renamed(checkout: &Path) -> Result<[(String, String); 3], String> {
    let sources = format!("{}/lib/rustlib/src/rust", paths::sysroot()?);
    Ok([
        (paths::cargo_home()?, "/cargo".to_owned()),
        (checkout.display().to_string(), "/build".to_owned()),
        // What the standard library is called by a toolchain that has no sources of it.
        (sources, format!("/rustc/{}", commit_of_rustc()?)),
    ])
}

/// The commit that the compiler was made from.
fn commit_of_rustc() -> Result<String, String> {
    let told = run::output(&["rustc", "-vV"]).ok_or("rustc does not tell its version")?;
    let commit = told
        .lines()
        .find_map(|line| line.strip_prefix("commit-hash: "));
    Ok(commit.ok_or("rustc does not tell its commit")?.to_owned())
}

/// A word as a shell reads it.
fn quoted(word: &str) -> String {
    format!("'{}'", word.replace('\'', r"'\''"))
}

/// Refuses a program that names a folder of this machine: on another it would have other bytes.
fn check_paths(program: &Path, checkout: &Path) -> Result<(), String> {
    let text = fs::read(program).map_err(|error| reading(program, &error))?;
    let folders = renamed(checkout)?;
    match folders.iter().find(|(folder, _)| names(&text, folder)) {
        Some((folder, _)) => Err(format!("`{}` names `{folder}`", program.display())),
        None => Ok(()),
    }
}

/// Whether a program holds the path of something in a folder.
fn names(program: &[u8], folder: &str) -> bool {
    let path = format!("{folder}/");
    program
        .windows(path.len())
        .any(|part| part == path.as_bytes())
}

/// Copies what belongs to this checkout into another: what git tracks, as it is now, and what it
/// would take.
fn check_out(other: &Path) -> Result<(), String> {
    let line = [
        "git",
        "ls-files",
        "-z",
        "--cached",
        "--others",
        "--exclude-standard",
    ];
    let files = run::output(&line).ok_or("only git knows what belongs to a checkout")?;
    for file in files.split('\0').map(Path::new) {
        // A file that was removed is tracked until that is committed.
        if file.is_file() {
            let copied = other.join(file);
            folder(copied.parent().unwrap_or(other))?;
            copy(file, &copied)?;
        }
    }
    Ok(())
}

/// A static program asks for no interpreter, which would load libraries of the system.
fn check_static(program: &Path) -> Result<(), String> {
    let text = fs::read(program).map_err(|error| reading(program, &error))?;
    match interpreter(&text) {
        Some(false) => {
            println!("    {} bytes", text.len());
            Ok(())
        }
        Some(true) => Err(format!(
            "`{}` needs libraries of the system",
            program.display()
        )),
        None => Err(format!(
            "`{}` is no ELF program of 64 bits",
            program.display()
        )),
    }
}

/// Whether an ELF program of 64 bits has a segment of the type `PT_INTERP`.
fn interpreter(text: &[u8]) -> Option<bool> {
    const PT_INTERP: u32 = 3;
    let short = |at: usize| Some(u16::from_le_bytes(*text.get(at..)?.first_chunk()?));
    let table = u64::from_le_bytes(*text.get(32..)?.first_chunk()?);
    let table = usize::try_from(table).ok()?;
    let (size, count) = (usize::from(short(54)?), usize::from(short(56)?));
    text.strip_prefix(b"\x7fELF\x02")?;
    let mut types = (0..count).map(|index| {
        let header = text.get(table.checked_add(index * size)?..)?;
        Some(u32::from_le_bytes(*header.first_chunk()?))
    });
    types.try_fold(false, |found, kind| Some(found || kind? == PT_INTERP))
}

fn same(one: &Path, other: &Path) -> Result<(), String> {
    let (one, other) = (checksum(one)?, checksum(other)?);
    if one == other {
        println!("    both builds are {one}");
        Ok(())
    } else {
        Err(format!("two builds differ: {one} and {other}"))
    }
}

/// The archives of a release, a mirror of them, and a mirror of the program itself.
fn lay_out(program: &Path, address: &str) -> Result<(), String> {
    let output = Path::new(OUTPUT);
    match fs::remove_dir_all(output) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            return Err(format!("cannot empty `{OUTPUT}`: {error}"));
        }
        _ => {}
    }
    let kind = address.rsplit('/').next().unwrap_or_default();
    let versioned = format!("terraform-provider-{kind}_v{VERSION}");
    let archive = format!("terraform-provider-{kind}_{VERSION}_{PLATFORM}.zip");
    let release = folder(&output.join("release"))?;
    write_archive(program, &versioned, &release.join(&archive))?;
    let manifest = format!("terraform-provider-{kind}_{VERSION}_manifest.json");
    let protocols = "{\"version\":1,\"metadata\":{\"protocol_versions\":[\"6.0\"]}}\n";
    write(&release.join(&manifest), protocols.as_bytes())?;
    let mut sums = String::new();
    for file in [&archive, &manifest] {
        sums.push_str(&format!("{}  {file}\n", checksum(&release.join(file))?));
    }
    let list = format!("terraform-provider-{kind}_{VERSION}_SHA256SUMS");
    write(&release.join(list), sums.as_bytes())?;

    let packed = folder(&output.join("mirror").join(address))?;
    copy(&release.join(&archive), &packed.join(&archive))?;
    let unpacked = output.join("mirror-unpacked").join(address);
    let unpacked = folder(&unpacked.join(VERSION).join(PLATFORM))?;
    copy(program, &unpacked.join(&versioned))?;
    println!(
        "    {OUTPUT}/release           the archive, its checksums and the registry's manifest"
    );
    println!("    {OUTPUT}/mirror            for a filesystem_mirror, packed");
    println!("    {OUTPUT}/mirror-unpacked   for a filesystem_mirror, unpacked");
    println!("    source = \"{address}\", version = \"{VERSION}\"");
    print!("{sums}");
    Ok(())
}

/// An archive that depends on nothing but the program: no time, no owner.
fn write_archive(program: &Path, name: &str, archive: &Path) -> Result<(), String> {
    let failure =
        |error: &dyn std::fmt::Display| format!("cannot write `{}`: {error}", archive.display());
    let file = File::create(archive).map_err(|error| failure(&error))?;
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .last_modified_time(DateTime::DEFAULT)
        .unix_permissions(0o755);
    let mut zip = ZipWriter::new(file);
    zip.start_file(name, options)
        .map_err(|error| failure(&error))?;
    let text = fs::read(program).map_err(|error| reading(program, &error))?;
    zip.write_all(&text).map_err(|error| failure(&error))?;
    zip.finish().map(|_| ()).map_err(|error| failure(&error))
}

fn checksum(path: &Path) -> Result<String, String> {
    let text = fs::read(path).map_err(|error| reading(path, &error))?;
    let sum = Sha256::digest(text);
    Ok(sum.iter().map(|byte| format!("{byte:02x}")).collect())
}

fn folder(path: &Path) -> Result<PathBuf, String> {
    fs::create_dir_all(path)
        .map_err(|error| format!("cannot make `{}`: {error}", path.display()))?;
    Ok(path.to_owned())
}

fn write(path: &Path, text: &[u8]) -> Result<(), String> {
    fs::write(path, text).map_err(|error| format!("cannot write `{}`: {error}", path.display()))
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    fs::copy(from, to)
        .map(|_| ())
        .map_err(|error| format!("cannot write `{}`: {error}", to.display()))
}

fn reading(path: &Path, error: &dyn std::fmt::Display) -> String {
    format!("cannot read `{}`: {error}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Result<Wanted, String> {
        parse(
            &line
                .split_whitespace()
                .map(str::to_owned)
                .collect::<Vec<_>>(),
        )
    }

    #[test]
    fn an_address_has_three_parts() {
        let wanted = parsed("--twice --address tf.example.com/acme/pullpolicy").unwrap();
        assert_eq!(wanted.address, "tf.example.com/acme/pullpolicy");
        assert!(wanted.twice);
        assert_eq!(parsed("").unwrap().address, DEFAULT_ADDRESS);
        for line in [
            "--address",
            "--address acme/pullpolicy",
            "--address a//b",
            "--address ../../x",
            "--address acme/cloud/pullpolicy",
            "--address registry.example.com/Acme/pullpolicy",
            "--address registry.example.com/acme/pull policy",
            "--again",
        ] {
            assert!(parsed(line).is_err(), "{line}");
        }
    }

    #[test]
    fn an_interpreter_is_seen() {
        // This test itself is linked dynamically.
        let this = fs::read(env::current_exe().unwrap()).unwrap();
        assert_eq!(interpreter(&this), Some(true));
        let mut without = vec![0; 64];
        without[..5].copy_from_slice(b"\x7fELF\x02");
        assert_eq!(interpreter(&without), Some(false));
        assert_eq!(interpreter(b"#!/bin/sh"), None);
    }

    #[test]
    fn an_archive_depends_on_its_program_alone() {
        let folder = env::temp_dir().join(format!("pullpolicy-archive-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let (program, archive) = (folder.join("program"), folder.join("archive.zip"));
        fs::write(&program, "x").unwrap();
        write_archive(&program, "program_v1", &archive).unwrap();
        let mut zip = zip::ZipArchive::new(File::open(&archive).unwrap()).unwrap();
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(zip.len(), 1);
        let file = zip.by_index(0).unwrap();
        assert_eq!(file.name(), "program_v1");
        assert_eq!(file.unix_mode(), Some(0o100_755));
        assert_eq!(file.last_modified(), Some(DateTime::DEFAULT));
    }

    #[test]
    fn a_path_of_the_machine_is_seen() {
        let program = b"\0/home/dev/.cargo/registry/x.rs\0/rustc/abc/library/core/src/str.rs\0";
        assert!(names(program, "/home/dev/.cargo"));
        assert!(!names(program, "/home/de"));
        assert!(!names(program, "/home/dev/.rustup"));
    }

    #[test]
    fn the_standard_library_has_the_name_that_every_machine_gives_it() {
        let [_, checkout, library] = renamed(Path::new("/home/dev/My Code")).unwrap();
        assert_eq!(
            checkout,
            ("/home/dev/My Code".to_owned(), "/build".to_owned())
        );
        assert!(
            library.0.ends_with("/lib/rustlib/src/rust"),
            "{}",
            library.0
        );
        let commit = library.1.strip_prefix("/rustc/").unwrap();
        assert!(
            commit.len() == 40 && commit.bytes().all(|byte| byte.is_ascii_hexdigit()),
            "{commit}"
        );
        assert_eq!(quoted("a'b c"), r"'a'\''b c'");
    }
}
