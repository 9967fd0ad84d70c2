//! The diagnoses as text for people: what waits, why, and what to type.

use std::fmt::Write as _;

use pullpolicy::{ContainerDiagnosis, PodDiagnosis, PodReport};

use pullpolicy_console::escaped;
use pullpolicy_console::text::style::{self, paint};

/// A message longer than this is cut: its end repeats what its beginning says, or is a page.
const SHOWN: usize = 600;

/// Every pod of which there is something to say, and how many there are.
pub(super) fn report(report: &PodReport) -> String {
    let mut text = String::new();
    for pod in &report.pods {
        for container in &pod.containers {
            if container.cause.is_some() || !container.steps.is_empty() {
                waiting(&mut text, pod, container);
            } else if let Some(sentence) = container.pull_seen() {
                text.push_str(&title(pod, container));
                let _ = writeln!(text, "  {sentence}\n");
            }
        }
    }
    text.push_str(&report.summary());
    text.push('\n');
    text
}

fn title(pod: &PodDiagnosis, container: &ContainerDiagnosis) -> String {
    let name = match pod.namespace.as_str() {
        "" => pod.name.clone(),
        namespace => format!("{namespace}/{}", pod.name),
    };
    let image = match container.image.as_str() {
        "" => String::new(),
        image => format!(", image {}", escaped(image)),
    };
    format!(
        "{}, {}{image}\n",
        paint(style::DECISION, &escaped(&name)),
        escaped(&container.title())
    )
}

fn waiting(text: &mut String, pod: &PodDiagnosis, container: &ContainerDiagnosis) {
    text.push_str(&title(pod, container));
    let reason = container.reason.as_deref().unwrap_or("waiting");
    match container.cause {
        Some(cause) => {
            let what = format!("{}[{cause}]", escaped(reason));
            let _ = write!(text, "  {}", paint(style::ERROR, &what));
        }
        None => {
            let _ = write!(text, "  {}", paint(style::WARNING, &escaped(reason)));
        }
    }
    match container.message.as_deref() {
        Some(message) => {
            let _ = writeln!(text, ": {}", shortened(message));
        }
        None => text.push('\n'),
    }
    if let Some(outlook) = &container.outlook {
        let _ = writeln!(text, "  {}", escaped(outlook));
    }
    if let Some(other) = &container.other_policy {
        let _ = writeln!(text, "  {}", escaped(&other.message));
    }
    for (index, step) in container.steps.iter().enumerate() {
        let number = format!("{}.", index + 1);
        let _ = writeln!(
            text,
            "  {} {}",
            paint(style::HELP, &number),
            escaped(&step.message)
        );
        if let Some(command) = &step.command {
            let _ = writeln!(text, "       {}", escaped(command));
        }
    }
    text.push('\n');
}

/// The beginning of a message, on one line.
fn shortened(message: &str) -> String {
    let mut characters = message.chars();
    let shown: String = characters.by_ref().take(SHOWN).collect();
    let more = if characters.next().is_some() {
        " …"
    } else {
        ""
    };
    let line: Vec<&str> = shown.split_whitespace().collect();
    format!("{}{more}", escaped(&line.join(" ")))
}
