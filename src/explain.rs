//! Stable codes, and the sentence for each.
use alloc::format;
use alloc::string::ToString;
use crate::error::{Error, ErrorCode};
use crate::reference::Fault;

pub(crate) fn invalid_policy(text: &str) -> Error { Error::new(ErrorCode::InvalidPolicy, "/policy", format!("`{text}` is no pull policy")) }
pub(crate) fn invalid_image(input: &str, fault: Fault) -> Error { Error::new(ErrorCode::InvalidImage, "/image", "invalid").with(|e| { e.input = Some(input.to_string()); e.detail = Some(fault.detail); e.span = Some(fault.span); }) }
pub(crate) fn invalid_tag(input: &str, fault: Fault) -> Error { Error::new(ErrorCode::InvalidTag, "/tag", "invalid").with(|e| { e.input = Some(input.to_string()); e.detail = Some(fault.detail); e.span = Some(fault.span); }) }
pub(crate) fn invalid_repository(input: &str, fault: Fault) -> Error { Error::new(ErrorCode::InvalidImage, "/repository", "invalid").with(|e| { e.input = Some(input.to_string()); e.detail = Some(fault.detail); e.span = Some(fault.span); }) }
