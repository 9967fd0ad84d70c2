//! The interface as a host uses it: addresses and lengths.
#![expect(unsafe_code, reason = "the tests stand where a host stands")]

use pullpolicy_portable::{
    abi_version, alloc, classify, diagnose, diagnose_pods, free, match_credentials, resolve,
    resolve_payload,
};

type Function = unsafe extern "C" fn(*const u8, usize) -> *mut u8;

/// One call as the documentation of the crate has it; everything that was lent is given back.
fn call(function: Function, request: &[u8]) -> String {
    let start = lent(request);
    // SAFETY: the request lies in memory of its own length, which is freed once.
    unsafe {
        let answer = function(start, request.len());
        free(start, request.len());
        read(answer)
    }
}

/// Memory that holds these bytes.
fn lent(bytes: &[u8]) -> *mut u8 {
    let start = alloc(bytes.len());
    // SAFETY: that many bytes were given.
    unsafe { start.copy_from_nonoverlapping(bytes.as_ptr(), bytes.len()) };
    start
}

/// The text of an answer, which is given back.
unsafe fn read(answer: *mut u8) -> String {
    // SAFETY: an answer is as long as it says, and is freed once.
    unsafe {
        let mut head = [0; 4];
        head.as_mut_ptr().copy_from_nonoverlapping(answer, 4);
        let length = u32::from_le_bytes(head) as usize;
        let text = std::slice::from_raw_parts(answer.add(4), length);
        let text = String::from_utf8_lossy(text).into_owned();
        free(answer, 4 + length);
        text
    }
}

/// The call of three texts.
fn call_with_pods(texts: [&[u8]; 3]) -> String {
    let [pods, events, nodes] = texts.map(lent);
    let [pods_length, events_length, nodes_length] = texts.map(<[u8]>::len);
    // SAFETY: each text lies in memory of its own length, which is freed once.
    unsafe {
        let answer = diagnose_pods(
            pods,
            pods_length,
            events,
            events_length,
            nodes,
            nodes_length,
        );
        free(pods, pods_length);
        free(events, events_length);
        free(nodes, nodes_length);
        read(answer)
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
fn what_comes_after_the_decision_is_answered_as_by_the_library() {
    let secrets =
        r#"{"image": "ghcr.io/acme/dev", "secrets": [{"auths": {"ghcr.io": {"auth": "dTpw"}}}]}"#;
    let waiting = r#"{"reason": "ErrImageNeverPull"}"#;
    let payload = r#"{"payload": {"image_id": "ghcr.io/acme/app:1.0.0"}}"#;
    for (function, request, start, answer) in [
        (
            match_credentials as Function,
            secrets,
            r#"{"repository":"ghcr.io/acme/dev","#,
            pullpolicy::credentials_json as fn(&str) -> String,
        ),
        (
            diagnose,
            waiting,
            r#"{"cause":"never-present","retryHelps":false,"#,
            pullpolicy::diagnose_json,
        ),
        (
            resolve_payload,
            payload,
            r#"{"payload":{"image_id":"ghcr.io/acme/app:1.0.0","image_pull_policy":"IfNotPresent"},"#,
            pullpolicy::payload_json,
        ),
    ] {
        let answered = call(function, request.as_bytes());
        assert!(answered.starts_with(start), "{answered}");
        assert_eq!(answered, answer(request));
    }
}

const PODS: &str = r#"{"kind": "Pod", "metadata": {"name": "a"}, "spec": {"containers": [{"name": "c", "image": "nginx"}]}, "status": {"containerStatuses": [
    {"name": "c", "image": "nginx", "state": {"waiting": {"reason": "ErrImageNeverPull"}}}]}}"#;
const NODES: &str = r#"{"kind": "List", "items": []}"#;

#[test]
fn pods_are_diagnosed_with_what_is_known_around_them() {
    for (events, nodes) in [("", ""), (NODES, ""), ("", NODES), ("{}", "")] {
        let texts = [PODS, events, nodes].map(str::as_bytes);
        let known = |text| Some(text).filter(|text: &&str| !text.is_empty());
        let expected = pullpolicy::diagnose_pods_json(PODS, known(events), known(nodes));
        assert_eq!(call_with_pods(texts), expected);
    }
    let report = call_with_pods([PODS.as_bytes(), b"", b""]);
    assert!(report.contains(r#""cause":"never-present""#), "{report}");
    let error = call_with_pods([b"", b"", b""]);
    assert!(
        error.starts_with(r#"{"error":{"code":"invalid-pods","#),
        "{error}"
    );
}

#[test]
fn a_message_that_was_cut_off_within_a_character_hides_no_pod() {
    let message = "\"reason\": \"ErrImageNeverPull\", \"message\": \"\u{e9}\"";
    let mut pods = PODS
        .replace("\"reason\": \"ErrImageNeverPull\"", message)
        .into_bytes();
    let place = pods.iter().position(|byte| *byte == 0xc3);
    pods.remove(place.unwrap_or_default());
    let report = call_with_pods([&pods, b"", b""]);
    assert!(report.contains(r#""cause":"never-present""#), "{report}");
}

#[test]
fn only_requests_about_pull_secrets_may_be_long() {
    let long = format!("{{{}}}", " ".repeat(pullpolicy::MAX_REQUEST));
    for (function, code) in [
        (resolve as Function, "too-large"),
        (classify, "too-large"),
        (diagnose, "too-large"),
        (resolve_payload, "too-large"),
        (match_credentials, "missing-image"),
    ] {
        let answer = call(function, long.as_bytes());
        let expected = format!(r#"{{"error":{{"code":"{code}","#);
        assert!(answer.starts_with(&expected), "{answer}");
    }
}

#[test]
fn bytes_that_are_no_text_are_an_error() {
    for function in [
        resolve as Function,
        classify,
        match_credentials,
        diagnose,
        resolve_payload,
    ] {
        let answer = call(function, b"{\"tag\": \"\xff\"}");
        assert!(
            answer.starts_with(r#"{"error":{"code":"invalid-request","#),
            "{answer}"
        );
        let answer = call(function, b"");
        let code = answer.trim_start_matches(r#"{"error":{"code":""#);
        assert!(
            code.starts_with("invalid-request") || code.starts_with("invalid-pods"),
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
