//! What each container's policy is, and what it should be.

use pullpolicy::{
    Error, PullPolicy, Request, RequestedPolicy, Rules, kubernetes_default, pull_policy, resolve,
};
use pullpolicy_kinds::Expressions;

use crate::containers::Container;
use crate::review::Findings;
use crate::sentences::{self, MOST_TOLD};
use crate::settings::{Containers, Mode, Settings};

/// A container whose policy is not what it should be.
#[derive(Debug)]
pub(crate) struct Wrong<'a> {
    pub(crate) container: Container<'a>,
    /// What holds, written or by Kubernetes' default.
    pub(crate) has: PullPolicy,
    pub(crate) wanted: PullPolicy,
    /// Why, where it will be told.
    pub(crate) reason: Option<String>,
}

/// Judges containers, one after the other.
pub(crate) struct Judge<'s> {
    settings: &'s Settings,
    expressions: Expressions,
    /// Whether the rules say nothing, so that the library answers without allocating.
    has_no_rules: bool,
    request: Request,
}

impl<'s> Judge<'s> {
    pub(crate) fn new(settings: &'s Settings, expressions: Expressions) -> Self {
        Self {
            settings,
            expressions,
            has_no_rules: settings.rules == Rules::default(),
            request: Request {
                rules: settings.rules.clone(),
                ..Request::default()
            },
        }
    }

    pub(crate) fn judge<'a>(&mut self, container: Container<'a>, findings: &mut Findings<'a>) {
        if self.passes(&container) {
            return;
        }
        let image = &container.image.0;
        let wanted = match self.wanted(image) {
            Ok(wanted) => wanted,
            Err(error) => {
                let sentence = sentences::unreadable_image(&container, &error);
                findings.unknown.push(sentence);
                return;
            }
        };
        let Some(has) = policy_of(&container) else {
            return;
        };
        if !self.is_right(has, wanted) {
            let is_told = self.settings.mode != Mode::Mutate && findings.wrong.len() < MOST_TOLD;
            let reason = is_told.then(|| self.reason(image)).flatten();
            findings.wrong.push(Wrong {
                container,
                has,
                wanted,
                reason,
            });
        }
    }

    /// Whether there is nothing to decide: a template may leave its image open, as may an expression
    /// that a controller replaces.
    fn passes(&self, container: &Container<'_>) -> bool {
        let exempt = &self.settings.exempt;
        let image = &*container.image.0;
        let name = container.name.as_ref();
        image.is_empty()
            || self.expressions.are_in(image)
            || name.is_some_and(|name| exempt.has_container(&name.0))
            || exempt.has_registry_of(image)
    }

    fn is_right(&self, has: PullPolicy, wanted: PullPolicy) -> bool {
        has == wanted
            || (has == PullPolicy::Never && !self.settings.decide_never)
            || (wanted != PullPolicy::Always && self.settings.containers == Containers::Moving)
    }

    fn wanted(&mut self, image: &str) -> Result<PullPolicy, Error> {
        if self.has_no_rules {
            return pull_policy(image, RequestedPolicy::Auto);
        }
        self.ask(image);
        resolve(&self.request).map(|decision| decision.policy)
    }

    fn reason(&mut self, image: &str) -> Option<String> {
        self.ask(image);
        let reasons = resolve(&self.request).ok()?.reasons;
        reasons
            .into_iter()
            .next()
            .map(|reason| reason.message.into_owned())
    }

    fn ask(&mut self, image: &str) {
        let asked = self.request.image.get_or_insert_default();
        asked.clear();
        asked.push_str(image);
    }
}

/// The policy that holds; none where what is written is no policy, which the API server refuses.
fn policy_of(container: &Container<'_>) -> Option<PullPolicy> {
    match container.policy.as_ref().map(|policy| &*policy.0) {
        None | Some("") => Some(kubernetes_default(&container.image.0)),
        Some(written) => written.parse::<RequestedPolicy>().ok()?.explicit(),
    }
}
