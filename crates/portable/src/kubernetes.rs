//! What comes after the decision: pull secrets, stuck pods, deploy daemons.

use heap::string::String;

use pullpolicy::{
    credentials_json, diagnose_json, diagnose_pods_json, long_request_text, payload_json,
    request_text,
};

use crate::{calls, framed, given};

calls! {
    /// Answers which pull secret the kubelet would try, in which order, and what is wrong with each.
    match_credentials = long_request_text, credentials_json;

    /// Answers a waiting reason and its message with the cause and the first step.
    diagnose = request_text, diagnose_json;

    /// Completes the create payload of a deploy daemon.
    resolve_payload = request_text, payload_json;
}

/// Answers what `kubectl get -o json` printed of pods, and of events and nodes where they are known,
/// with a diagnosis for each container. A text of length 0 is none.
///
/// The answer is null where the memory does not suffice for it.
///
/// # Safety
///
/// Each address and the length behind it describe memory that [`alloc`](crate::alloc) gave, or the
/// length is 0.
#[expect(unsafe_code, reason = "the texts are in memory that the host filled")]
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
#[must_use]
pub unsafe extern "C" fn diagnose_pods(
    pods: *const u8,
    pods_length: usize,
    events: *const u8,
    events_length: usize,
    nodes: *const u8,
    nodes_length: usize,
) -> *mut u8 {
    // SAFETY: as the caller promises.
    let [pods, events, nodes] = unsafe {
        [
            given(pods, pods_length),
            given(events, events_length),
            given(nodes, nodes_length),
        ]
    }
    // A message that was cut off within a character hides no pod.
    .map(String::from_utf8_lossy);
    let known = |text: &str| !text.is_empty();
    let events = Some(&*events).filter(|text| known(text));
    let nodes = Some(&*nodes).filter(|text| known(text));
    framed(&diagnose_pods_json(&pods, events, nodes))
}
