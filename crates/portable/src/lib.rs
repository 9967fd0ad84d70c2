//! The library as a WebAssembly module without imports, for hosts in any language.
//!
//! A text goes in as a pointer and a
//! length in memory that [`alloc`] gave; an answer comes back as a pointer to its length (four
//! bytes, little-endian) and its bytes, and is given back with [`free`]. Requests and answers are
//! the JSON of every other face; `docs/embedding.md` shows hosts.
//!
//! Without imports the module can do nothing but compute: no clock, no randomness, no file, no
//! network, no print. A host may throw an instance away at any time and make a new one.
//!
//! Without the feature `kubernetes` only the decision is left. The plain JavaScript of the npm
//! package is made of that, since a page loads all of it.

#![cfg_attr(target_family = "wasm", no_std)]

extern crate alloc as heap;

#[cfg(feature = "kubernetes")]
mod kubernetes;
#[cfg(target_family = "wasm")]
mod memory;

use core::ptr;
use core::slice;

use heap::boxed::Box;
use heap::string::String;
use heap::vec::Vec;

use pullpolicy::{Error, classify_json, request_text, resolve_json};

#[cfg(feature = "kubernetes")]
pub use kubernetes::{diagnose, diagnose_pods, match_credentials, resolve_payload};

/// Nothing panics; where something did all the same, the instance traps, and the host makes a new
/// one.
#[cfg(target_family = "wasm")]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    core::arch::wasm32::unreachable()
}

/// The version of this interface; another number means that a host must be changed.
const ABI_VERSION: u32 = 1;

/// The bytes that hold the length of an answer.
const HEAD: usize = 4;

/// The version of this interface.
#[cfg_attr(
    target_family = "wasm",
    expect(unsafe_code, reason = "the name under which hosts find the function"),
    unsafe(export_name = "abi_version")
)]
#[must_use]
pub extern "C" fn abi_version() -> u32 {
    ABI_VERSION
}

/// Gives `length` bytes of memory, set to zero; null where there are not so many.
///
/// The host owns them until it passes them to [`free`], with the same length.
#[cfg_attr(
    target_family = "wasm",
    expect(unsafe_code, reason = "the name under which hosts find the function"),
    unsafe(export_name = "alloc")
)]
#[must_use]
pub extern "C" fn alloc(length: usize) -> *mut u8 {
    let mut bytes = Vec::new();
    if bytes.try_reserve_exact(length).is_err() {
        return ptr::null_mut();
    }
    bytes.resize(length, 0);
    lent(bytes)
}

/// Takes back memory that [`alloc`] or an answer gave; null is nothing to take back.
///
/// # Safety
///
/// `start` is null, or it was given out with this `length` and not taken back since.
#[expect(
    unsafe_code,
    reason = "memory that a host gives back was lent to it as a bare address"
)]
#[cfg_attr(target_family = "wasm", unsafe(export_name = "free"))]
pub unsafe extern "C" fn free(start: *mut u8, length: usize) {
    if start.is_null() {
        return;
    }
    let bytes = ptr::slice_from_raw_parts_mut(start, length);
    // SAFETY: `lent` made this address and length from a box, which the caller owns by contract.
    drop(unsafe { Box::from_raw(bytes) });
}

/// Defines what a host calls with one text.
macro_rules! calls {
    ($($(#[$meaning:meta])* $name:ident = $read:path, $answer:path;)*) => {$(
        $(#[$meaning])*
        ///
        /// The answer is null where the memory does not suffice for it.
        ///
        /// # Safety
        ///
        /// `start` and `length` describe memory that [`alloc`](crate::alloc) gave.
        #[expect(unsafe_code, reason = "the request is in memory that the host filled")]
        #[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
        #[must_use]
        pub unsafe extern "C" fn $name(start: *const u8, length: usize) -> *mut u8 {
            // SAFETY: as the caller promises.
            let request = unsafe { $crate::given(start, length) };
            $crate::answered($read(request), $answer)
        }
    )*};
}
#[cfg(feature = "kubernetes")]
use calls;

calls! {
    /// Answers a request with a decision or an error.
    resolve = request_text, resolve_json;

    /// Answers `{"tag": "…", "repository": "…"}` (the second may be missing) with what the tag says.
    classify = request_text, classify_json;
}

/// What the host wrote.
///
/// # Safety
///
/// `start` and `length` describe memory that [`alloc`] gave, or `length` is 0.
#[expect(unsafe_code, reason = "the request is in memory that the host filled")]
unsafe fn given<'a>(start: *const u8, length: usize) -> &'a [u8] {
    if length == 0 {
        return &[];
    }
    // SAFETY: as the caller promises.
    unsafe { slice::from_raw_parts(start, length) }
}

/// The answer to what was read, or the error of what could not be.
fn answered(request: Result<&str, Error>, answer: impl FnOnce(&str) -> String) -> *mut u8 {
    framed(&request.map_or_else(|error| error.to_json(), answer))
}

/// An answer behind its length.
fn framed(answer: &str) -> *mut u8 {
    let Ok(length) = u32::try_from(answer.len()) else {
        return ptr::null_mut();
    };
    let mut bytes = Vec::new();
    if bytes.try_reserve_exact(HEAD + answer.len()).is_err() {
        return ptr::null_mut();
    }
    bytes.extend_from_slice(&length.to_le_bytes());
    bytes.extend_from_slice(answer.as_bytes());
    lent(bytes)
}

/// Lends the bytes to the host as an address; they come back through [`free`].
fn lent(bytes: Vec<u8>) -> *mut u8 {
    Box::into_raw(bytes.into_boxed_slice()).cast()
}
