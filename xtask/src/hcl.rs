//! `cargo xtask hcl`: writes the patterns of the Terraform module that needs no provider, and
//! measures its answers against the library's.

use std::collections::HashMap;
use std::fs;
use std::io::Read as _;

use flate2::read::GzDecoder;
use pullpolicy::{PullPolicy, RequestedPolicy, pull_policy};
use pullpolicy_admission::Patterns;
use regex::Regex;

const FILE: &str = "examples/terraform-module/patterns.tf";
const TAGS: &str = "tests/data/tags.tsv.gz";

/// Writes the patterns, or with `--check` only compares; then measures.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let text = written(&Patterns::new());
    match arguments {
        [] => fs::write(FILE, text).map_err(|error| format!("cannot write `{FILE}`: {error}"))?,
        [flag] if flag == "--check" => check(&text)?,
        _ => return Err("hcl takes nothing but --check".to_owned()),
    }
    measure()?.report()
}

fn check(text: &str) -> Result<(), String> {
    let found =
        fs::read_to_string(FILE).map_err(|error| format!("cannot read `{FILE}`: {error}"))?;
    if found == text {
        Ok(())
    } else {
        Err(format!(
            "`{FILE}` is not what the library's tables say; run `cargo xtask hcl`"
        ))
    }
}

/// The file of patterns. None of them holds what HCL would have to escape.
fn written(patterns: &Patterns) -> String {
    let mut text = String::from(
        "# Written by `cargo xtask hcl` from the library's tables. Do not edit.\n\nlocals {\n",
    );
    let named = patterns.named();
    let longest = named.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    for (name, pattern) in named {
        text.push_str(&format!("  {name:longest$} = \"{pattern}\"\n"));
    }
    text.push_str("}\n");
    text
}

/// The module's logic, as `main.tf` has it.
struct Module {
    patterns: HashMap<&'static str, Regex>,
}

impl Module {
    fn new() -> Result<Self, String> {
        let patterns = Patterns::new();
        let compiled = patterns.named().into_iter().map(|(name, pattern)| {
            let regex = Regex::new(pattern).map_err(|error| format!("{name}: {error}"))?;
            Ok::<_, String>((name, regex))
        });
        Ok(Self {
            patterns: compiled.collect::<Result<_, _>>()?,
        })
    }

    fn has(&self, pattern: &str, text: &str) -> bool {
        self.patterns
            .get(pattern)
            .is_some_and(|regex| regex.is_match(text))
    }

    /// Whether the module takes a tag for one that is published once.
    fn is_pinned(&self, repository: &str, tag: &str) -> bool {
        let has = |pattern| self.has(pattern, tag);
        let versioned =
            (has("release") && !has("prerelease")) || (has("candidate") && !has("twice"));
        let undone = has("undoing") || has("borrowed") || self.has("repointing", repository);
        let dated = has("date") && !has("dirty");
        let committed = has("commit") && has("digit") && has("hex_letter");
        (versioned && !undone) || dated || committed
    }
}

/// How often module and library agree.
#[derive(Debug, Default)]
struct Measured {
    same: usize,
    /// The module says Always, the library IfNotPresent: a pull more.
    cautious: usize,
    /// The other way round, which must not be.
    wrong: Vec<String>,
}

impl Measured {
    fn report(&self) -> Result<(), String> {
        let all = self.same + self.cautious + self.wrong.len();
        println!(
            "{all} tags: {} as the library ({:.2} %), {} Always where the library says IfNotPresent, {} the other way round",
            self.same,
            100.0 * self.same as f64 / all.max(1) as f64,
            self.cautious,
            self.wrong.len()
        );
        if self.wrong.is_empty() {
            Ok(())
        } else {
            let some: Vec<_> = self.wrong.iter().take(20).map(String::as_str).collect();
            Err(format!(
                "the module says IfNotPresent, the library Always: {}",
                some.join(" ")
            ))
        }
    }

    fn compare(&mut self, module: &Module, repository: &str, tag: &str) {
        let image = format!("{repository}:{tag}");
        let Ok(policy) = pull_policy(&image, RequestedPolicy::Auto) else {
            return;
        };
        match (policy, module.is_pinned(repository, tag)) {
            (PullPolicy::IfNotPresent, true) | (PullPolicy::Always, false) => self.same += 1,
            (PullPolicy::IfNotPresent, false) => self.cautious += 1,
            _ => self.wrong.push(image),
        }
    }
}

/// Over every tag whose history is known.
fn measure() -> Result<Measured, String> {
    let failure = |error: &dyn std::fmt::Display| format!("cannot read `{TAGS}`: {error}");
    let file = fs::File::open(TAGS).map_err(|error| failure(&error))?;
    let mut text = String::new();
    GzDecoder::new(file)
        .read_to_string(&mut text)
        .map_err(|error| failure(&error))?;
    let module = Module::new()?;
    let mut measured = Measured::default();
    for line in text.lines().skip(1) {
        let mut fields = line.split('\t');
        if let (Some(repository), Some(tag)) = (fields.next(), fields.next()) {
            measured.compare(&module, repository, tag);
        }
    }
    Ok(measured)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_committed_patterns_are_the_libraries() {
        let text = include_str!("../../examples/terraform-module/patterns.tf");
        assert_eq!(text, written(&Patterns::new()));
    }

    #[test]
    fn the_modules_own_cases() {
        let module = Module::new().unwrap();
        for tag in [
            "26.37.0",
            "coder-xfce-vnc-26.37.0",
            "v1.2.3-alpine3.20",
            "1.2.3-rc.1",
            "1.0.0rc2",
            "20241016",
            "nightly-20240101",
            "2024-11-07",
            "sha-3f2a1bc",
            "3f2a1bc",
        ] {
            assert!(module.is_pinned("ghcr.io/acme/dev", tag), "{tag}");
        }
        for tag in [
            "latest",
            "coder-xfce-vnc-latest",
            "1.2.3-latest",
            "1.2.3-nightly",
            "1.2.3-rc",
            "1.27",
            "main",
            "alpine-3.20.1",
            "my-feature",
            "1234567",
            "20241016-dirty",
            "deadbeef",
            "1.2.3.x",
            "1.2.3-feature-login",
            "nginx-1.25.3",
            "1.2.3.dev0",
        ] {
            assert!(!module.is_pinned("ghcr.io/acme/dev", tag), "{tag}");
        }
        for repository in [
            "bitnami/redis",
            "docker.io/bitnami/redis",
            "index.docker.io/bitnami/redis",
            "quay.io/podman/stable",
            "mirror.gcr.io/bitnami/redis",
            "registry.redhat.io/openshift4/ose-cli",
        ] {
            assert!(!module.is_pinned(repository, "7.2.3"), "{repository}");
        }
    }

    /// Tags put together from all the words and numbers that the reading knows of.
    #[test]
    fn on_no_tag_does_it_pull_less_than_the_library() {
        let module = Module::new().unwrap();
        let words: Vec<&str> = pullpolicy::vocabulary()
            .map(|(word, _)| word)
            .chain(["coder", "xfce", "v", "dev0", "dev2"])
            .collect();
        let numbers = [
            "1",
            "1.2",
            "1.2.3",
            "v1.2.3",
            "1.2.3.4",
            "10.0.17763",
            "17",
            "20241016",
            "2024-11-07",
            "3f2a1bc",
            "1700000000",
            "2024.10.16",
            "8u302",
            "1.2.34567",
            "12345.1.2",
        ];
        let joints = ["-", "_", ".", ""];
        let repositories = [
            "ghcr.io/acme/dev",
            "ghcr.io/acme/nginx",
            "postgres",
            "mirror.gcr.io/library/postgres",
            "bitnami/redis",
            "registry.redhat.io/ubi9/ubi",
            "nvcr.io/nvidia/pytorch",
            "cr.l5d.io/linkerd/proxy",
        ];
        let mut seed = 0x9e37_79b9_7f4a_7c15_u64;
        let mut draw = move |below: usize| {
            seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            usize::try_from(seed >> 33).unwrap() % below
        };
        let mut measured = Measured::default();
        for _ in 0..200_000 {
            let mut tag = String::new();
            for piece in 0..=draw(4) {
                if piece > 0 {
                    tag += joints[draw(joints.len())];
                }
                tag += if draw(2) == 0 {
                    words[draw(words.len())]
                } else {
                    numbers[draw(numbers.len())]
                };
            }
            measured.compare(&module, repositories[draw(repositories.len())], &tag);
        }
        assert!(measured.same > 100_000, "{}", measured.same);
        assert_eq!(measured.wrong, Vec::<String>::new());
    }
}
