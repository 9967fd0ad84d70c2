//! What lint and fix are told.

use pullpolicy::{Cluster, Request, Rules};

use crate::rule::{Rule, Severity};

/// How lint judges.
///
/// ```
/// use pullpolicy_manifest::{Options, Rule, Severity, lint};
///
/// let mut options = Options::new();
/// options.set(Rule::ImplicitDefault, Some(Severity::Error));
/// options.set(Rule::RegistryDependency, None);
/// let pod = "kind: Pod\nspec: {containers: [{image: ghcr.io/acme/app:1.2.3}]}\n";
/// let report = lint(pod, &options);
/// assert_eq!(report.findings[0].rule, Rule::ImplicitDefault);
/// ```
#[derive(Clone, Debug)]
pub struct Options {
    /// What every image is asked with.
    pub(crate) request: Request,
    /// The severities of the rules that are not at their defaults; none: the rule is off.
    severities: Vec<(Rule, Option<Severity>)>,
}

impl Default for Options {
    fn default() -> Self {
        Self::new()
    }
}

impl Options {
    /// Every rule at its default, no rules of the user's, a plain cluster.
    #[must_use]
    pub fn new() -> Self {
        Self {
            request: Request::for_image(""),
            severities: Vec::new(),
        }
    }

    /// The user's conventions on images and tags.
    #[must_use]
    pub fn with_rules(mut self, rules: Rules) -> Self {
        self.request.rules = rules;
        self
    }

    /// What is known of the cluster: whether it pulls always, and by which rule it fills in an
    /// omitted policy.
    #[must_use]
    pub fn with_cluster(mut self, cluster: Cluster) -> Self {
        self.request.cluster = cluster;
        self
    }

    /// Gives a rule another severity, or turns it off.
    pub fn set(&mut self, rule: Rule, severity: Option<Severity>) {
        self.severities.retain(|(other, _)| *other != rule);
        self.severities.push((rule, severity));
    }

    /// Heeds rules, gives rules other severities and turns rules off, the later before the earlier.
    pub fn adjust(&mut self, enable: &[Rule], severity: &[(Rule, Severity)], disable: &[Rule]) {
        for rule in enable {
            self.set(*rule, Some(rule.severity()));
        }
        for (rule, severity) in severity {
            self.set(*rule, Some(*severity));
        }
        for rule in disable {
            self.set(*rule, None);
        }
    }

    /// The severity of a rule; none where it is off.
    #[must_use]
    pub fn severity(&self, rule: Rule) -> Option<Severity> {
        let mut severities = self.severities.iter();
        match severities.find(|(other, _)| *other == rule) {
            Some((_, severity)) => *severity,
            None => rule.is_on_by_default().then(|| rule.severity()),
        }
    }
}
