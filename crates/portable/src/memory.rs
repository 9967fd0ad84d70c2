//! The memory of the module.

#[cfg(feature = "kubernetes")]
use core::alloc::{GlobalAlloc, Layout};
#[cfg(feature = "kubernetes")]
use core::ptr;

/// Smaller than the usual allocator.
type Tlsf = rlsf::SmallGlobalTlsf;

#[cfg(feature = "kubernetes")]
#[global_allocator]
static MEMORY: Wiping = Wiping(Tlsf::new());

/// Requests for a decision hold nothing that would have to be wiped.
#[cfg(not(feature = "kubernetes"))]
#[global_allocator]
static MEMORY: Tlsf = Tlsf::new();

/// Writes zeros over all that is given back, so that no login outlives the call that it came with.
///
/// What grows is moved by the trait's own `realloc`, which gives back the old place in the same way.
#[cfg(feature = "kubernetes")]
struct Wiping(Tlsf);

#[cfg(feature = "kubernetes")]
#[expect(unsafe_code, reason = "an allocator is given bare addresses")]
// SAFETY: the inner allocator is asked for and given back exactly the same.
unsafe impl GlobalAlloc for Wiping {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as the caller promises.
        unsafe { self.0.alloc(layout) }
    }

    unsafe fn dealloc(&self, start: *mut u8, layout: Layout) {
        // SAFETY: as the caller promises, it was given out with this layout and is used no more.
        unsafe {
            ptr::write_bytes(start, 0, layout.size());
            self.0.dealloc(start, layout);
        }
    }
}
