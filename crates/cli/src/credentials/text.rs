//! Which logins are tried, as text: the order first, then what is likely wrong, then what to type.

use pullpolicy::{Command, Credentials, SecretWarning};
use pullpolicy_console::escaped;
use pullpolicy_console::text::style::{self, paint};
use pullpolicy_console::text::{help, helps, remark};

/// The whole answer.
pub(super) fn credentials(answer: &Credentials) -> String {
    let mut text = format!(
        "{}\n\n",
        paint(style::DECISION, &escaped(&answer.repository))
    );
    if answer.error.is_some() {
        text.push_str("nothing is tried until the broken secret is mended; then:\n\n");
    }
    for (index, tried) in answer.matches.iter().enumerate() {
        let number = index + 1;
        let (secret, server) = (escaped(&tried.secret), escaped(&tried.server));
        text.push_str(&format!("{number}. secret `{secret}`, server `{server}`\n"));
        text.push_str(&format!("   {}\n", escaped(&tried.reason)));
    }
    text.push_str(&format!("{}\n", answer.otherwise));
    let warnings: String = answer.warnings.iter().map(warning).collect();
    let commands: String = answer.commands.iter().map(command).collect();
    for part in [warnings, commands] {
        if !part.is_empty() {
            text.push_str(&format!("\n{part}"));
        }
    }
    text
}

fn warning(warning: &SecretWarning) -> String {
    let code = warning.code.as_str();
    let secret = warning.secret.as_deref();
    let secret = secret.map(|secret| format!("  in the secret `{}`\n", escaped(secret)));
    [
        remark(style::WARNING, "warning", code, &warning.message),
        secret.unwrap_or_default(),
        warning.suggestion.as_ref().map(helps).unwrap_or_default(),
    ]
    .concat()
}

fn command(command: &Command) -> String {
    let line = escaped(&command.line);
    format!("{}    {line}\n", help(&format!("{}:", command.purpose)))
}
