//! A successful parse allocates nothing.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::hint::black_box;

use pullpolicy::{PullPolicy, Reference, RequestedPolicy, kubernetes_default, pull_policy};

/// The system's allocator, which counts the calls of each thread.
struct Counting;

thread_local! {
    static CALLS: Cell<usize> = const { Cell::new(0) };
}

fn count() {
    CALLS.with(|calls| calls.set(calls.get() + 1));
}

#[expect(
    unsafe_code,
    reason = "an allocator cannot be written without; each call is passed on"
)]
// SAFETY: every method hands its arguments to the system's allocator unchanged, whose contract is
// the same; counting allocates nothing, since the counter is a constant without a destructor.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// How often `work` allocates.
fn allocations<T>(work: impl FnOnce() -> T) -> usize {
    let before = CALLS.get();
    let result = black_box(work());
    let after = CALLS.get();
    drop(result);
    after - before
}

fn references() -> impl Iterator<Item = &'static str> {
    include_str!("../benches/data/references.txt").lines()
}

#[test]
fn the_counter_counts() {
    assert_eq!(allocations(|| String::with_capacity(1)), 1);
    assert_eq!(allocations(|| ()), 0);
}

#[test]
fn parsing_allocates_nothing() {
    assert_eq!(references().count(), 1_000);
    for reference in references() {
        assert_eq!(
            allocations(|| Reference::parse(reference)),
            0,
            "{reference}"
        );
    }
}

#[test]
fn kubernetes_default_allocates_nothing_whatever_the_text_is() {
    for text in references().chain(["", " ", "Nginx", "nginx:", "${IMAGE}", "https://nginx"]) {
        assert_eq!(allocations(|| kubernetes_default(text)), 0, "{text}");
    }
}

#[test]
fn the_hot_path_allocates_nothing() {
    for reference in references() {
        let decided = || pull_policy(reference, RequestedPolicy::Auto);
        assert_eq!(allocations(decided), 0, "{reference}");
    }
    assert_eq!(
        pull_policy("nginx", RequestedPolicy::Auto),
        Ok(PullPolicy::Always)
    );
}
