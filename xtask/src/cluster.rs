//! `cargo xtask cluster`: builds the policy for Kubewarden, with its metadata in it.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::needs::Need;
use crate::run::{self, Count, step};
use crate::setup;
use crate::wasm;

/// The policy as it is pushed to a registry.
pub(crate) const MODULE: &str = "target/cluster/policy.wasm";
/// What is said about it.
const METADATA: &str = "crates/kubewarden/metadata.yml";
/// Where a host finds the metadata in the module.
const SECTION: &str = "io.kubewarden.metadata";
/// The version of what policy and host say to each other.
const PROTOCOL: &str = "v1";
/// More than this is not shipped.
const MOST_BYTES: usize = 200_000;
/// The tests of the built module.
const TESTS: &[&str] = &[
    "crates/kubewarden/tests/policy.test.mjs",
    "crates/kubewarden/tests/conformance.test.mjs",
    "crates/kubewarden/tests/hostile.test.mjs",
];

/// Builds the module.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    if !arguments.is_empty() {
        return Err("cluster takes no arguments".to_owned());
    }
    step("setup", || setup::for_task(Need::CLUSTER))?;
    step("cluster policy", build)
}

/// Builds the module and runs its tests.
pub(crate) fn test() -> Result<Count, String> {
    build()?;
    let line = [&["node", "--test"], TESTS].concat();
    run::counted(&line)
}

/// Builds, optimises and annotates.
pub(crate) fn build() -> Result<(), String> {
    let file = Path::new(MODULE);
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)
            .map_err(|error| format!("cannot make `{}`: {error}", folder.display()))?;
    }
    wasm::policy(file)?;
    let metadata = fs::read_to_string(METADATA)
        .map_err(|error| format!("cannot read `{METADATA}`: {error}"))?;
    let mut module = fs::read(file).map_err(|error| format!("cannot read `{MODULE}`: {error}"))?;
    module.extend(section(
        SECTION,
        annotated(&metadata)?.to_string().as_bytes(),
    ));
    println!("    {MODULE}: {} bytes", module.len());
    if module.len() > MOST_BYTES {
        return Err(format!("`{MODULE}` has more than {MOST_BYTES} bytes"));
    }
    fs::write(file, module).map_err(|error| format!("cannot write `{MODULE}`: {error}"))
}

/// The metadata as a host reads it: what `kwctl annotate` writes.
fn annotated(metadata: &str) -> Result<Value, String> {
    let mut value: Value = serde_yaml::from_str(metadata)
        .map_err(|error| format!("cannot read `{METADATA}`: {error}"))?;
    let members = value
        .as_object_mut()
        .ok_or_else(|| format!("`{METADATA}` holds no mapping"))?;
    members.insert("protocolVersion".to_owned(), json!(PROTOCOL));
    Ok(value)
}

/// A custom section of a WebAssembly module
/// (<https://webassembly.github.io/spec/core/binary/modules.html#custom-section>).
fn section(name: &str, content: &[u8]) -> Vec<u8> {
    let mut body = leb128(name.len());
    body.extend_from_slice(name.as_bytes());
    body.extend_from_slice(content);
    let mut section = vec![0];
    section.extend(leb128(body.len()));
    section.extend(body);
    section
}

/// A number as WebAssembly writes it: seven bits a byte, the lowest first.
fn leb128(mut number: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    loop {
        let low = u8::try_from(number & 0x7f).unwrap_or_default();
        number >>= 7;
        if number == 0 {
            bytes.push(low);
            return bytes;
        }
        bytes.push(low | 0x80);
    }
}

#[cfg(test)]
mod tests {
    use super::{annotated, leb128, section};

    #[test]
    fn numbers_are_as_in_the_specification() {
        assert_eq!(leb128(0), [0]);
        assert_eq!(leb128(127), [0x7f]);
        assert_eq!(leb128(128), [0x80, 1]);
        assert_eq!(leb128(624_485), [0xe5, 0x8e, 0x26]);
    }

    #[test]
    fn a_section_has_its_length_and_its_name() {
        assert_eq!(section("ab", b"{}"), *b"\0\x05\x02ab{}");
    }

    #[test]
    fn the_metadata_names_the_protocol() {
        let metadata = annotated("mutating: true\n").unwrap_or_default();
        assert_eq!(
            metadata,
            serde_json::json!({"mutating": true, "protocolVersion": "v1"})
        );
        assert!(annotated("- a list").is_err());
    }
}
