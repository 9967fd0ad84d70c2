//! What holds for any bytes that are taken for a question of Terraform's: shared by the fuzz target
//! and the replay of its corpus.
//!
//! The function panics with a readable sentence where an invariant is broken.

use prost::Message;
use pullpolicy_terraform::{answer_call, answer_read};
use rmpv::Value;

/// The functions with the number of their arguments.
const FUNCTIONS: [(&str, usize); 6] = [
    ("resolve", 2),
    ("resolve_tag", 2),
    ("resolve_with", 3),
    ("kubernetes_default", 1),
    ("classify", 1),
    ("explain", 2),
];

/// The arguments of the data source.
const ARGUMENTS: [&str; 6] = ["image", "tag", "policy", "rules", "cluster", "digests"];

/// Between arguments; no value that Terraform writes needs it.
const BOUNDARY: u8 = 0xff;

#[derive(Clone, PartialEq, Message)]
struct Packed {
    #[prost(bytes = "vec", tag = "1")]
    msgpack: Vec<u8>,
}

#[derive(Clone, PartialEq, Message)]
struct Call {
    #[prost(string, tag = "1")]
    name: String,
    #[prost(message, repeated, tag = "2")]
    arguments: Vec<Packed>,
}

#[derive(Clone, PartialEq, Message)]
struct Called {
    #[prost(message, optional, tag = "1")]
    result: Option<Packed>,
    #[prost(message, optional, tag = "2")]
    error: Option<Fault>,
}

#[derive(Clone, PartialEq, Message)]
struct Fault {
    #[prost(string, tag = "1")]
    text: String,
    #[prost(int64, optional, tag = "2")]
    argument: Option<i64>,
}

#[derive(Clone, PartialEq, Message)]
struct Read {
    #[prost(string, tag = "1")]
    type_name: String,
    #[prost(message, optional, tag = "2")]
    config: Option<Packed>,
}

#[derive(Clone, PartialEq, Message)]
struct Answered {
    #[prost(message, optional, tag = "1")]
    state: Option<Packed>,
    #[prost(message, repeated, tag = "2")]
    diagnostics: Vec<Diagnostic>,
}

#[derive(Clone, PartialEq, Message)]
struct Diagnostic {
    #[prost(int32, tag = "1")]
    severity: i32,
    #[prost(string, tag = "3")]
    detail: String,
}

/// Takes the bytes for a whole message of each kind; then as the arguments of what their first byte
/// chooses, a function or the data source.
pub(crate) fn check(bytes: &[u8]) {
    if let Ok(answer) = answer_call(bytes) {
        // An error is as good an answer; that there is exactly one of the two is what `called` asserts.
        let _ = called(&answer);
    }
    if let Ok(answer) = answer_read(bytes) {
        answered(&answer);
    }
    let Some((choice, rest)) = bytes.split_first() else {
        return;
    };
    let values: Vec<&[u8]> = rest.split(|byte| *byte == BOUNDARY).collect();
    let choice = usize::from(*choice) % (FUNCTIONS.len() + 2);
    if let Some((name, count)) = FUNCTIONS.get(choice) {
        call(name, *count, &values);
    } else if choice == FUNCTIONS.len() {
        read(rest);
    } else {
        read(&config(&values));
    }
}

fn call(name: &str, count: usize, values: &[&[u8]]) {
    let packed = |value: &&[u8]| Packed {
        msgpack: value.to_vec(),
    };
    let call = Call {
        name: name.to_owned(),
        arguments: values.iter().map(packed).collect(),
    };
    let answer = answer_call(&call.encode_to_vec());
    match called(&answer.unwrap_or_default()) {
        Ok(result) => {
            assert_eq!(values.len(), count, "{name} takes {count} arguments");
            let is_right = match name {
                "explain" => result["policy"].is_str(),
                "classify" => result["class"].is_str(),
                _ => ["Always", "IfNotPresent", "Never"].contains(&result.as_str().unwrap_or("")),
            };
            assert!(is_right, "{name} answers {result}");
        }
        Err(fault) => {
            let place = fault.argument.unwrap_or_default();
            let is_one = usize::try_from(place).is_ok_and(|place| place < count);
            assert!(is_one, "{name} has no argument {place}: {}", fault.text);
        }
    }
}

/// The result of a call, or its error: there is always exactly one.
fn called(answer: &[u8]) -> Result<Value, Fault> {
    let answer = Called::decode(answer).unwrap_or_default();
    assert!(
        answer.result.is_some() != answer.error.is_some(),
        "a call has a result or an error: {answer:?}"
    );
    match answer.error {
        Some(fault) => {
            sentence(&fault.text);
            Err(fault)
        }
        None => Ok(unpacked(answer.result)),
    }
}

fn read(config: &[u8]) {
    let request = Read {
        type_name: "pullpolicy_decision".to_owned(),
        config: Some(Packed {
            msgpack: config.to_vec(),
        }),
    };
    let answer = answer_read(&request.encode_to_vec());
    answered(&answer.unwrap_or_default());
}

/// A data source has a state, perhaps with warnings, or one error.
fn answered(answer: &[u8]) {
    let answer = Answered::decode(answer).unwrap_or_default();
    for diagnostic in &answer.diagnostics {
        sentence(&diagnostic.detail);
    }
    let errors = answer.diagnostics.iter().filter(|one| one.severity == 1);
    let wanted = usize::from(answer.state.is_none());
    assert_eq!(errors.count(), wanted, "a state or an error: {answer:?}");
    if answer.state.is_some() {
        let state = unpacked(answer.state);
        assert!(state["decision"]["policy"].is_str(), "{state}");
    } else {
        assert_eq!(answer.diagnostics.len(), 1, "one error: {answer:?}");
    }
}

/// The arguments of the data source, each with the next value.
fn config(values: &[&[u8]]) -> Vec<u8> {
    let count = values.len().min(ARGUMENTS.len());
    let mut config = vec![0x80 | u8::try_from(count).unwrap_or_default()];
    for (name, value) in ARGUMENTS.iter().zip(values) {
        config.push(0xa0 | u8::try_from(name.len()).unwrap_or_default());
        config.extend(name.as_bytes());
        config.extend(*value);
    }
    config
}

/// A value that is all there is.
fn unpacked(packed: Option<Packed>) -> Value {
    let bytes = packed.unwrap_or_default().msgpack;
    let mut rest = bytes.as_slice();
    let value = rmpv::decode::read_value(&mut rest);
    assert!(rest.is_empty(), "one value: {bytes:x?}");
    value.unwrap_or(Value::Nil)
}

/// Terraform sets a full stop after the text, and shows it as it is.
fn sentence(text: &str) {
    let is_one = !text.is_empty() && !text.ends_with('.') && !text.contains(char::is_control);
    assert!(is_one, "one sentence without a full stop: {text:?}");
}
