//! Stable codes, and the sentence for each.

mod faults;

use alloc::format;

use crate::error::{Error, ErrorCode};

pub(crate) fn invalid_policy(text: &str) -> Error { Error::new(ErrorCode::InvalidPolicy, "/policy", format!("`{text}` is no pull policy")) }
pub(crate) use faults::{invalid_image, invalid_repository, invalid_tag};
