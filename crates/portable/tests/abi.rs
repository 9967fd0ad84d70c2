//! The interface as a host uses it: addresses and lengths.
#![expect(unsafe_code, reason = "the tests stand where a host stands")]

use pullpolicy_portable::{abi_version, alloc, classify, free, resolve};

type Function = unsafe extern "C" fn(*const u8, usize) -> *mut u8;

/// One call as the documentation of the crate has it; everything that was lent is given back.
fn call(function: Function, request: &[u8]) -> String {
    // SAFETY: the request lies in memory of its own length, which is freed once, as is the answer.
    unsafe {
        let start = alloc(request.len());
        start.copy_from_nonoverlapping(request.as_ptr(), request.len());
        let answer = function(start, request.len());
        free(start, request.len());
        let mut head = [0; 4];
        head.as_mut_ptr().copy_from_nonoverlapping(answer, 4);
        let length = u32::from_le_bytes(head) as usize;
        let text = std::slice::from_raw_parts(answer.add(4), length);
        let text = String::from_utf8_lossy(text).into_owned();
        free(answer, 4 + length);
        text
    }
}

#[test]
fn the_interface_is_version_1() {
    assert_eq!(abi_version(), 1);
}

#[test]
fn a_request_is_answered_as_by_the_library() {
    let request = r#"{"image": "ghcr.io/acme/dev:coder-latest"}"#;
    let answer = call(resolve, request.as_bytes());
    assert!(answer.starts_with(r#"{"policy":"Always","#), "{answer}");
    assert_eq!(answer, pullpolicy::resolve_json(request));
}

#[test]
fn a_tag_is_read_as_by_the_library() {
    assert_eq!(
        call(classify, br#"{"tag": "coder-latest"}"#),
        r#"{"class":"moving","kind":"alias","evidence":{"text":"latest","start":6,"end":12}}"#
    );
}

#[test]
fn bytes_that_are_no_text_are_an_error() {
    for function in [resolve as Function, classify] {
        let answer = call(function, b"{\"tag\": \"\xff\"}");
        assert!(
            answer.starts_with(r#"{"error":{"code":"invalid-request","#),
            "{answer}"
        );
        let answer = call(function, b"");
        assert!(
            answer.starts_with(r#"{"error":{"code":"invalid-request","#),
            "{answer}"
        );
    }
}

#[test]
fn memory_that_is_not_there_is_null() {
    assert!(alloc(usize::MAX).is_null());
    // SAFETY: null is nothing to take back.
    unsafe { free(std::ptr::null_mut(), 7) };
}
