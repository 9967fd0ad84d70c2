//! The library for JavaScript hosts: conversion, and nothing else.
//!
//! Each feature is one module of `pkg/`, so that nobody loads what he does not use. Every outcome is
//! returned as data. Nothing is thrown out of a WebAssembly frame, since that leaves the stack of the
//! instance unwound only in part; no class is exported, so that there is nothing to free. The facade
//! in `js/` turns the answers into values and errors of JavaScript.

// The parser of Terraform's language needs the standard library, and only the module `manifest` has it.
#![cfg_attr(all(target_family = "wasm", not(feature = "manifest")), no_std)]

extern crate alloc;

#[cfg(feature = "console")]
pub mod console;
#[cfg(feature = "core")]
pub mod core;
#[cfg(feature = "kubernetes")]
pub mod kubernetes;
#[cfg(feature = "manifest")]
pub mod manifest;

/// Smaller than the usual allocator.
#[cfg(target_family = "wasm")]
#[global_allocator]
static MEMORY: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// Nothing panics; where something did all the same, the instance traps, and the facade makes a
/// new one. The standard library brings its own handler, which is built to trap, too.
#[cfg(all(target_family = "wasm", not(feature = "manifest")))]
#[panic_handler]
fn panic(_: &::core::panic::PanicInfo<'_>) -> ! {
    ::core::arch::wasm32::unreachable()
}
