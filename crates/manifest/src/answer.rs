//! Lint and fix in JSON, for whoever has texts and no files.

use std::collections::HashSet;

use pullpolicy::{Error, ManifestRequest};

use crate::finding::{Edit, Finding};
use crate::fix::FixOptions;
use crate::json::{list, text, written};
use crate::language::Language;
use crate::options::Options;
use crate::rule::{Rule, Severity};
use crate::syntax::Syntax;
use crate::tally::Tally;
use crate::terraform::Module;
use crate::units::Units;

/// Lints a text. It is given as a string of JSON, the options as an object of JSON or null, as
/// [`ManifestRequest::from_json`] reads both.
///
/// The answer is `{"findings", "faults", "summary"}`, or an error of the library's. A finding has the
/// keys of [`Finding::to_json`](crate::Finding::to_json) and its `span`, and in `fix` the `edit` that
/// mends it, `{"span", "text"}` or null; a fault has those of [`Fault::to_json`](crate::Fault::to_json)
/// and its `offset`. All of these places are in UTF-16 code units. The name of the file tells what the
/// text is written in, as [`Syntax::of_file`] does.
///
/// ```
/// let text = r#""kind: Pod\nspec: {containers: [{image: 'app:main'}]}\n""#;
/// let answer = pullpolicy_manifest::lint_json(text, r#"{"file": "pod.yaml"}"#);
/// assert!(answer.starts_with(r#"{"findings":[{"file":"pod.yaml","rule":"stale-copies","#));
///
/// let error = pullpolicy_manifest::lint_json(text, r#"{"disable": ["stale-copy"]}"#);
/// assert!(error.starts_with(r#"{"error":{"code":"invalid-request","#));
/// ```
#[must_use]
pub fn lint_json(text: &str, options: &str) -> String {
    match Asked::from_json(text, options) {
        Ok(asked) => asked.linted(),
        Err(error) => error.to_json(),
    }
}

/// Fixes a text, which is given with options as to [`lint_json`]. What of it cannot be read is passed
/// on as it is.
///
/// The answer is `{"text", "changes", "refusals", "faults"}`, or an error of the library's. A change has
/// the keys of [`Change::to_json`](crate::Change::to_json) and its `edit`, `{"span", "text"}`; a
/// refusal those of [`Refusal::to_json`](crate::Refusal::to_json) and the `span` of its image; a fault
/// those of [`lint_json`].
///
/// ```
/// let text = r#""kind: Pod\nspec:\n  containers:\n  - image: app:main\n""#;
/// let answer = pullpolicy_manifest::fix_json(text, "{}");
/// assert!(answer.contains(r#"  - image: app:main\n    imagePullPolicy: Always\n"#));
/// ```
#[must_use]
pub fn fix_json(text: &str, options: &str) -> String {
    match Asked::from_json(text, options) {
        Ok(asked) => asked.fixed(),
        Err(error) => error.to_json(),
    }
}

/// A text, and how it is to be judged.
struct Asked {
    text: String,
    /// The name of its file.
    file: String,
    module: Module,
    options: FixOptions,
}

impl Asked {
    fn from_json(text: &str, options: &str) -> Result<Self, Error> {
        let rules: Vec<_> = Rule::ALL.iter().map(|rule| (rule.id(), *rule)).collect();
        let severities: Vec<_> = Severity::ALL.iter().map(|it| (it.as_str(), *it)).collect();
        let request = ManifestRequest::from_json(text, options, &rules, &severities)?;
        let mut lint = Options::new()
            .with_rules(request.rules)
            .with_cluster(request.cluster);
        lint.adjust(&request.enable, &request.severity, &request.disable);
        // As the command line calls its standard input.
        let file = request.file.unwrap_or_else(|| "-".to_owned());
        Ok(Self {
            module: module_of(&file, &request.text, &request.module),
            text: request.text,
            file,
            options: FixOptions {
                lint,
                relax: request.relax,
                explicit: request.explicit,
            },
        })
    }

    fn language(&self) -> Language<'_> {
        Syntax::of_file(&self.file).language(&self.module)
    }

    fn linted(&self) -> String {
        let mut report = self.language().lint(&self.text, &self.options.lint);
        self.prove(&mut report.findings);
        let units = Units::of(&self.text);
        let mut tally = Tally::of(&report);
        for finding in &report.findings {
            tally.count(finding);
        }
        let findings = report.findings.iter();
        let faults = report.faults.iter();
        let numbers = tally
            .numbers()
            .map(|(key, number)| (key, number.to_string()));
        written(&[
            (
                "findings",
                list(findings.map(|it| it.to_json_with(&self.file, &units))),
            ),
            (
                "faults",
                list(faults.map(|it| it.to_json_with(&self.file, &units))),
            ),
            ("summary", written(&numbers)),
        ])
    }

    /// Leaves findings the edits alone that `fix` makes, which reads what comes of them.
    fn prove(&self, findings: &mut [Finding]) {
        if findings.iter().all(|finding| finding.edit.is_none()) {
            return;
        }
        let lint = &self.options.lint;
        // As lint looks for what stands in the way of `fix`.
        let options = FixOptions {
            lint: lint.clone(),
            relax: true,
            explicit: lint.severity(Rule::ImplicitDefault).is_some(),
        };
        let changes = self.language().fix_readable(&self.text, &options).changes;
        let proven: HashSet<&Edit> = changes.iter().map(|change| &change.edit).collect();
        for finding in findings {
            finding.edit.take_if(|edit| !proven.contains(edit));
        }
    }

    fn fixed(&self) -> String {
        let fixed = self.language().fix_readable(&self.text, &self.options);
        let units = Units::of(&self.text);
        let changes = fixed.changes.iter();
        let refusals = fixed.refusals.iter();
        let faults = fixed.faults.iter();
        written(&[
            ("text", text(&String::from_utf8_lossy(&fixed.bytes))),
            (
                "changes",
                list(changes.map(|it| it.to_json_with(&self.file, &units))),
            ),
            (
                "refusals",
                list(refusals.map(|it| it.to_json_with(&self.file, &units))),
            ),
            (
                "faults",
                list(faults.map(|it| it.to_json_with(&self.file, &units))),
            ),
        ])
    }
}

/// The constants of the module that a file of Terraform's belongs to, with its own. Nothing else has
/// any.
fn module_of(file: &str, text: &str, others: &[(String, String)]) -> Module {
    let mut module = Module::new();
    if Syntax::of_file(file) == Syntax::Yaml {
        return module;
    }
    let own = base_name(file);
    module.add(own, text);
    for (name, text) in others {
        let name = base_name(name);
        // The text itself is newer than what stands in its file.
        if name != own {
            module.add(name, text);
        }
    }
    module
}

fn base_name(path: &str) -> &str {
    path.rsplit(['/', '\\']).next().unwrap_or(path)
}
