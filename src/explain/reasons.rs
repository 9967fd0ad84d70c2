//! The sentences of the reasons.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};

use super::{Reason, ReasonCode};
use crate::policy::PullPolicy;
use crate::resolve::{Decider, Setting, Subject, Verdict};
use crate::rules::{Glob, Rules};
use crate::tag::{Kind, Reading};

/// What the API server does where the field is omitted.
const DEFAULTING: &str =
    "https://github.com/kubernetes/kubernetes/blob/master/pkg/apis/core/v1/defaults.go";

fn reason(code: ReasonCode, message: impl Into<Cow<'static, str>>) -> Reason {
    Reason {
        code,
        message: message.into(),
        source: None,
    }
}

fn sourced(
    code: ReasonCode,
    message: impl Into<Cow<'static, str>>,
    source: impl Into<Cow<'static, str>>,
) -> Reason {
    Reason {
        source: Some(source.into()),
        ..reason(code, message)
    }
}

/// The reason that decided.
pub(crate) fn decided(subject: &Subject<'_>, verdict: &Verdict, rules: &Rules) -> Reason {
    match (verdict.decider, &verdict.reading) {
        (Decider::Explicit, _) => reason(
            ReasonCode::Explicit,
            format!("`{}` was requested by name and is kept", verdict.policy),
        ),
        (Decider::Mapping(index), _) => sourced(
            ReasonCode::RegistryMapping,
            format!(
                "the rules map the registry `{}` to `local`: the image is only on the node",
                subject.name.map_or("", |name| name.registry()),
            ),
            format!("/rules/registries/{index}"),
        ),
        (Decider::ImageRule(index), _) => {
            let pattern = rules
                .images
                .get(index)
                .map_or("", |rule| rule.matches.as_str());
            sourced(
                ReasonCode::ImageRule,
                format!("the rule for `{pattern}` sets `{}`", verdict.policy),
                format!("/rules/images/{index}"),
            )
        }
        (Decider::TagRule(rule), _) => {
            let pattern = rule.glob(rules).map_or("", Glob::as_str);
            let (code, list) = if rule.pinned {
                (ReasonCode::PinnedRule, "published once")
            } else {
                (ReasonCode::MovingRule, "moving")
            };
            let message = format!("the rules call tags that match `{pattern}` {list}");
            sourced(code, message, rule.to_string())
        }
        (Decider::Publisher, Some(reading)) => publisher(reading, verdict.setting),
        (Decider::Untagged, _) => by_setting(
            reason(
                ReasonCode::Untagged,
                "no tag is written, which means `latest`, and its publisher re-points that",
            ),
            verdict.setting,
        ),
        (Decider::Shape, Some(reading)) => {
            by_setting(shape(subject.tag.unwrap_or(""), reading), verdict.setting)
        }
        (Decider::Digest | Decider::Publisher | Decider::Shape, _) => reason(
            ReasonCode::Digest,
            "a digest names the content itself, so a pull can change nothing",
        ),
    }
}

fn publisher(reading: &Reading, setting: Option<Setting>) -> Reason {
    let (publisher, practice, source) = match reading.convention {
        Some(convention) => (
            convention.publisher,
            convention.practice,
            Some(convention.source),
        ),
        None => ("", "", None),
    };
    let mut reason = reason(ReasonCode::Publisher, [publisher, " ", practice].concat());
    reason.source = source.map(Cow::Borrowed);
    by_setting(reason, setting)
}

/// What the shape of the tag says.
fn shape(tag: &str, reading: &Reading) -> Reason {
    let (code, says) = match reading.kind {
        Kind::Alias => (
            ReasonCode::Alias,
            "is an alias that its publisher re-points",
        ),
        Kind::Channel => (
            ReasonCode::Channel,
            "names a channel, re-pointed at each publication",
        ),
        Kind::Branch => (
            ReasonCode::Branch,
            "names a branch, re-pointed by each push",
        ),
        Kind::FloatingVersion => (
            ReasonCode::FloatingVersion,
            "is not a full version: each newer release re-points it",
        ),
        Kind::Snapshot => (
            ReasonCode::Snapshot,
            "marks a snapshot, overwritten until the release",
        ),
        Kind::Version => (ReasonCode::Version, "is a full version, published once"),
        Kind::Prerelease => (
            ReasonCode::Prerelease,
            "is a numbered pre-release, published once",
        ),
        Kind::Date => (ReasonCode::Date, "is a date or time, published once"),
        Kind::Commit => (ReasonCode::Commit, "is a commit id, published once"),
        Kind::Build => (ReasonCode::Build, "is a build number, published once"),
        Kind::UserRule | Kind::Unrecognised => {
            let message = format!(
                "nothing in `{tag}` shows that it is published once; a stale copy is silent, a failed pull is loud"
            );
            return reason(ReasonCode::Unrecognised, message);
        }
    };
    let part = reading.evidence.map_or("", |span| span.of(tag));
    reason(code, ["`", part, "` ", says].concat())
}

/// Says which setting of the rules bent what follows from the tag.
fn by_setting(mut reason: Reason, setting: Option<Setting>) -> Reason {
    let (tail, pointer) = match setting {
        None => return reason,
        Some(Setting::Floating) => (
            "; the rules let floating versions be cached",
            "/rules/floating",
        ),
        Some(Setting::Unknown) => ("; the rules let such tags be cached", "/rules/unknown"),
        Some(Setting::Trust) => ("; the rules trust a digest alone", "/rules/trust"),
    };
    let message = String::from(reason.message) + tail;
    reason.message = Cow::Owned(message);
    reason.source = reason.source.or(Some(Cow::Borrowed(pointer)));
    reason
}

/// What Kubernetes would have written.
pub(crate) fn kubernetes_default_differs(default: PullPolicy, subject: &Subject<'_>) -> Reason {
    let message = match (default, subject.tag, subject.digest) {
        (PullPolicy::Always, None, _) => {
            "where the policy is omitted, Kubernetes writes `Always`: no tag means `latest`"
        }
        (PullPolicy::Always, Some(_), None) => {
            "where the policy is omitted, Kubernetes writes `Always`: the tag is `latest`"
        }
        (PullPolicy::Always, Some(_), Some(_)) => {
            "where the policy is omitted, Kubernetes writes `Always`: the tag is `latest`, and the digest is not looked at"
        }
        (_, Some("latest"), _) => {
            "where the policy is omitted, Kubernetes writes `IfNotPresent`: the digest goes before the tag `latest`"
        }
        (_, _, _) => {
            "where the policy is omitted, Kubernetes writes `IfNotPresent`: only the literal tag `latest` makes it `Always`"
        }
    };
    sourced(ReasonCode::KubernetesDefaultDiffers, message, DEFAULTING)
}

/// The price of `Always` on a tag that moves.
pub(crate) fn unreviewed_update() -> Reason {
    reason(
        ReasonCode::UnreviewedUpdate,
        "the next start may run code that nobody reviewed; a digest in the reference is the way out",
    )
}
