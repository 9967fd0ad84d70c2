//! The library's errors and warnings as Terraform shows them.

use std::fmt::Display;

use pullpolicy::{Error, Warning};

use crate::messages::{AttributePath, Diagnostic, Severity, Step};

/// An error about an argument: its name is the first part of the error's place.
pub(crate) fn refusal(error: &Error) -> Diagnostic {
    let name = error.at().split('/').nth(1);
    invalid(name, error.one_line())
}

/// An error about the argument of this name, or about all of them.
pub(crate) fn invalid(name: Option<&str>, detail: impl Into<String>) -> Diagnostic {
    Diagnostic {
        severity: Severity::Error.into(),
        summary: name.map_or_else(
            || "Invalid arguments".to_owned(),
            |name| format!("Invalid value for \"{name}\""),
        ),
        detail: detail.into(),
        attribute: name.map(|name| AttributePath {
            steps: vec![Step {
                attribute_name: name.to_owned(),
            }],
        }),
    }
}

/// An error that no configuration can cause.
pub(crate) fn failure(why: impl Display) -> Diagnostic {
    Diagnostic {
        severity: Severity::Error.into(),
        summary: "Plugin failure".to_owned(),
        detail: why.to_string(),
        attribute: None,
    }
}

/// A warning of a decision.
pub(crate) fn warning(warning: &Warning) -> Diagnostic {
    Diagnostic {
        severity: Severity::Warning.into(),
        summary: format!("Image pull policy: {}", warning.code.as_str()),
        detail: warning.message.to_string(),
        attribute: None,
    }
}
