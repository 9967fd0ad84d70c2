//! Any bytes as a call of a function, and as the arguments of the data source, as Terraform sends them.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pullpolicy_terraform::{answer_call, answer_read};

fuzz_target!(|bytes: &[u8]| {
    let functions = [
        "resolve",
        "resolve_tag",
        "resolve_with",
        "kubernetes_default",
        "classify",
        "explain",
    ];
    // As a whole message, and as the arguments of each function: a byte chooses, the others are
    // cut where 0xff stands, which no value of msgpack that Terraform writes needs.
    check(answer_call(bytes));
    check(answer_read(bytes));
    let Some((choice, arguments)) = bytes.split_first() else {
        return;
    };
    let name = functions[usize::from(*choice) % functions.len()];
    let mut call = field(0x0a, name.as_bytes());
    for argument in arguments.split(|byte| *byte == 0xff) {
        call.extend(field(0x12, &field(0x0a, argument)));
    }
    assert!(
        check(answer_call(&call)),
        "a well-formed call has an answer"
    );
    let read = field(0x12, &field(0x0a, arguments));
    assert!(
        check(answer_read(&read)),
        "a well-formed read has an answer"
    );
});

/// Whether there is an answer, which is then never an empty one.
fn check<E>(answer: Result<Vec<u8>, E>) -> bool {
    answer.is_ok_and(|answer| {
        assert!(!answer.is_empty());
        true
    })
}

/// A field of protobuf that holds bytes.
fn field(tag: u8, bytes: &[u8]) -> Vec<u8> {
    let mut field = vec![tag];
    let mut length = bytes.len();
    while length > 0x7f {
        field.push((length & 0x7f) as u8 | 0x80);
        length >>= 7;
    }
    field.push(length as u8);
    field.extend_from_slice(bytes);
    field
}
