//! The rules: what there is to complain of in a container, and in what words.

use std::collections::HashMap;

use pullpolicy::{Detail, PullPolicy, RequestedPolicy, Span, WarningCode};

use crate::container::{Container, Policy};
use crate::document::Found;
use crate::finding::Remedy;
use crate::judge::{Judge, Judgment, NoPolicy};
use crate::rule::Rule;

/// A finding without its place in the file.
pub(super) struct Complaint {
    pub(super) rule: Rule,
    pub(super) message: String,
    pub(super) help: Option<String>,
    pub(super) span: Span,
    pub(super) remedy: Remedy,
}

impl Complaint {
    fn new(rule: Rule, span: Span, message: impl Into<String>) -> Self {
        Self {
            rule,
            message: message.into(),
            help: None,
            span,
            remedy: Remedy::None,
        }
    }

    fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }
}

/// Everything that there is to complain of in a document, each with the container that it is about.
pub(super) fn complaints(
    judge: &mut Judge,
    found: &Found<'_>,
    judgments: &[Judgment],
) -> Vec<(usize, Complaint)> {
    let mut complaints = Vec::new();
    for (index, (container, judgment)) in found.containers.iter().zip(judgments).enumerate() {
        let mut add = |complaint| complaints.push((index, complaint));
        no_policy(container, judgment)
            .into_iter()
            .for_each(&mut add);
        no_image(container, judgment).into_iter().for_each(&mut add);
        suspicious_image(container, judgment).for_each(&mut add);
        not_known(container).into_iter().for_each(&mut add);
        if !judge.pulls_always() {
            by_policy(judge, container, judgment)
                .into_iter()
                .for_each(&mut add);
        }
    }
    if !judge.pulls_always() {
        complaints.extend(mixed(found, judgments));
    }
    complaints
}

fn policy_span(container: &Container<'_>) -> Span {
    match &container.policy {
        Policy::Written(field) => field.span,
        _ => container.image.span,
    }
}

/// `invalid-policy`, and `unfilled-placeholder` in a policy.
fn no_policy(container: &Container<'_>, judgment: &Judgment) -> Option<Complaint> {
    let field = container.policy.field()?;
    let text = &field.text;
    match judgment.no_policy? {
        NoPolicy::Placeholder => Some(
            Complaint::new(
                Rule::UnfilledPlaceholder,
                field.span,
                format!("the placeholder `{text}` was not filled in, and the API server refuses it as a policy"),
            )
            .help("render the manifest before it is checked and applied"),
        ),
        NoPolicy::Unknown(nearest) => {
            let message = format!(
                "`{text}` is no pull policy: the API server accepts `Always`, `IfNotPresent` and `Never` in exactly this spelling"
            );
            let complaint = Complaint::new(Rule::InvalidPolicy, field.span, message);
            let meant = nearest.or(judgment.wanted.filter(|_| text == "auto"));
            Some(match meant {
                Some(policy) => complaint.help(format!("write `{policy}`")),
                None => complaint,
            })
        }
    }
}

/// `invalid-image`, and `unfilled-placeholder` in an image.
fn no_image(container: &Container<'_>, judgment: &Judgment) -> Option<Complaint> {
    let error = judgment.error.as_ref()?;
    let image = &container.image;
    // OpenShift fills in the image of a template whose image is one blank.
    if image.reference == " " && container.setting.is_template {
        return None;
    }
    let span = match error.span() {
        Some(span) if image.is_verbatim => {
            let written = image.span.end - image.span.start;
            let quote = (written.saturating_sub(image.reference.len())) / 2;
            Span::new(
                image.span.start + quote + span.start,
                image.span.start + quote + span.end,
            )
        }
        _ => image.span,
    };
    let rule = if error.detail() == Some(Detail::Placeholder) {
        Rule::UnfilledPlaceholder
    } else {
        Rule::InvalidImage
    };
    let complaint = Complaint::new(rule, span, error.message());
    let suggestion = error.suggestion();
    let meant = suggestion.and_then(|meant| meant.value.as_deref().or(meant.reference.as_deref()));
    Some(match meant {
        Some(meant) => complaint.help(format!("write `{meant}`")),
        None if rule == Rule::UnfilledPlaceholder => {
            complaint.help("render the manifest before it is checked and applied")
        }
        None => complaint,
    })
}

/// `not-known`: an image, or a policy, that only its controller or a later run knows.
fn not_known(container: &Container<'_>) -> Option<Complaint> {
    if container.is_known() {
        return None;
    }
    let policy = container.policy.field().filter(|field| !field.is_known);
    let (what, text, span, whose) = match policy.filter(|_| container.image.is_known) {
        Some(field) => ("policy", &field.text, field.span, "it"),
        None => (
            "image",
            &container.image.reference,
            container.image.span,
            "its policy",
        ),
    };
    let message = format!("the {what} `{text}` is not known here, so nothing is said of {whose}");
    Some(Complaint::new(Rule::NotKnown, span, message))
}

/// What the library warns of whatever the policy: `looks-like-latest` and `port-as-tag`.
fn suspicious_image<'j>(
    container: &'j Container<'_>,
    judgment: &'j Judgment,
) -> impl Iterator<Item = Complaint> + 'j {
    let warnings = judgment
        .decision
        .iter()
        .flat_map(|decision| &decision.warnings);
    warnings.filter_map(|warning| {
        let rule = match warning.code {
            WarningCode::LooksLikeLatest => Rule::LooksLikeLatest,
            WarningCode::PortAsTag => Rule::PortAsTag,
            _ => return None,
        };
        let complaint = Complaint::new(rule, container.image.span, warning.message.as_ref());
        let suggestion = warning.suggestion.as_ref();
        let meant = suggestion.and_then(|meant| meant.reference.as_deref());
        Some(match meant {
            Some(meant) => complaint.help(format!("write `{meant}`")),
            None => complaint,
        })
    })
}

/// What follows from the policy that holds and the one that should.
fn by_policy(
    judge: &mut Judge,
    container: &Container<'_>,
    judgment: &Judgment,
) -> Option<Complaint> {
    let wanted = judgment.wanted?;
    let key = container.policy_key;
    let span = policy_span(container);
    let is_implied = matches!(container.policy, Policy::Omitted);
    let Some(effective) = judgment.effective else {
        return elsewhere(container, judgment, wanted);
    };
    let remark = |judge: &mut Judge, code: WarningCode| {
        let decision = judge
            .resolve(container, RequestedPolicy::from(effective))
            .ok()?;
        let warning = decision
            .warnings
            .into_iter()
            .find(|warning| warning.code == code)?;
        Some(warning.message.into_owned())
    };
    let implied = |message: String| {
        let message = if is_implied {
            format!("`{key}` is omitted, which makes `{effective}`: {message}")
        } else {
            message
        };
        match container.followed() {
            Some(image) => format!("the image comes to `{image}`; {message}"),
            None => message,
        }
    };
    let write = format!("write `{}`", container.with(wanted));
    if judgment.goes_stale() {
        let message = remark(judge, WarningCode::StaleCopies)
            .unwrap_or_else(|| format!("the rules want `{wanted}` for this image"));
        let complaint = Complaint::new(Rule::StaleCopies, span, implied(message)).help(write);
        return Some(Complaint {
            remedy: Remedy::Fix(wanted),
            ..complaint
        });
    }
    if judgment.depends_on_registry() {
        let message = remark(judge, WarningCode::RegistryDependency).unwrap_or_else(|| {
            if container.setting.resolves_digest {
                "the controller replaces the tag by a digest, so pulling brings nothing new, but an outage of the registry stops the start".to_owned()
            } else {
                format!("the rules want `{wanted}` for this image")
            }
        });
        let complaint =
            Complaint::new(Rule::RegistryDependency, span, implied(message)).help(write);
        return Some(Complaint {
            remedy: if judgment.can_be_relaxed() {
                Remedy::Relax(wanted)
            } else {
                Remedy::None
            },
            ..complaint
        });
    }
    if judgment.needs_preloading() {
        let message = remark(judge, WarningCode::MustBePreloaded)?;
        let complaint = Complaint::new(Rule::MustBePreloaded, span, message);
        return Some(complaint.help(format!(
            "{write}, unless every node is loaded with the image"
        )));
    }
    if is_implied && effective == wanted {
        let message = format!(
            "`{key}` is omitted; `{effective}` is right, and follows only from the tag as it is now"
        );
        let complaint = Complaint::new(Rule::ImplicitDefault, span, message).help(write);
        return Some(Complaint {
            remedy: Remedy::Explicit(wanted),
            ..complaint
        });
    }
    None
}

/// A moving tag where the policy is not to be seen.
fn elsewhere(
    container: &Container<'_>,
    judgment: &Judgment,
    wanted: PullPolicy,
) -> Option<Complaint> {
    let moves = matches!(container.policy, Policy::Elsewhere) && wanted == PullPolicy::Always;
    if !moves {
        return None;
    }
    let decision = judgment.decision.as_ref()?;
    let reason = decision.reasons.first()?;
    let message = format!("{}, and the policy is not decided here", reason.message);
    let complaint = Complaint::new(Rule::PolicyElsewhere, container.image.span, message);
    Some(complaint.help("see to it that its containers get `Always`"))
}

/// `mixed-policies`: of each image that one pod has under several policies, every use but the first.
fn mixed(found: &Found<'_>, judgments: &[Judgment]) -> Vec<(usize, Complaint)> {
    let mut first: HashMap<(usize, &str), (usize, PullPolicy)> = HashMap::new();
    let mut complaints = Vec::new();
    for (index, (container, judgment)) in found.containers.iter().zip(judgments).enumerate() {
        let image = judgment
            .decision
            .as_ref()
            .and_then(|decision| decision.image.as_ref());
        let (Some(image), Some(policy)) = (image, judgment.effective) else {
            continue;
        };
        if container.pod == 0 {
            continue;
        }
        let key = (container.pod, image.normalized.as_str());
        let (before, other) = *first.entry(key).or_insert((index, policy));
        if other == policy {
            continue;
        }
        let Some(other_container) = found.containers.get(before) else {
            continue;
        };
        let who = match &other_container.name {
            Some(name) => format!("`{name}`"),
            None => format!("`{}`", other_container.path),
        };
        let message = format!(
            "the same image is under `{policy}` here and under `{other}` in {who}, so one pod may run two versions of it"
        );
        let complaint = Complaint::new(Rule::MixedPolicies, policy_span(container), message)
            .help("write the same policy for both");
        complaints.push((index, complaint));
    }
    complaints
}
