//! The kubelet's back-off between two pulls of an image.

/// The longest pause between two pulls, in seconds (`MaxImageBackOff` of the kubelet).
pub const IMAGE_BACK_OFF_LIMIT: u32 = 300;

/// The first pause, in seconds (`imageBackOffPeriod` of the kubelet).
const FIRST: u32 = 10;

/// The pause before the next pull, in seconds, after this many failed ones: 10, 20, 40, 80, 160, and
/// from then on [`IMAGE_BACK_OFF_LIMIT`].
///
/// It counts from the last failure, for one pod and one image; the kubelet then tries at its next
/// look at the pod, up to some 15 seconds later. After ten minutes without a failure it begins anew.
/// None of this can be configured. See
/// <https://github.com/kubernetes/kubernetes/blob/master/pkg/kubelet/kubelet.go> and
/// <https://github.com/kubernetes/client-go/blob/master/util/flowcontrol/backoff.go>.
///
/// ```
/// use pullpolicy::image_back_off;
///
/// assert_eq!([0, 1, 2, 5, 6, 99].map(image_back_off), [0, 10, 20, 160, 300, 300]);
/// ```
#[must_use]
pub const fn image_back_off(failures: u32) -> u32 {
    match failures {
        0 => 0,
        1..=5 => FIRST << (failures - 1),
        _ => IMAGE_BACK_OFF_LIMIT,
    }
}
