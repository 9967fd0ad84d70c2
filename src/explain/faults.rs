//! stub
use crate::error::Suggestion;
use crate::reference::Fault;
use alloc::string::{String, ToString};
impl Fault {
    pub(crate) fn message(&self, _input: &str) -> String {
        "invalid".to_string()
    }
    pub(crate) fn suggestion(&self, _input: &str) -> Option<Suggestion> {
        None
    }
}
