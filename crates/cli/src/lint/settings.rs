//! How findings are judged: the flags, and the table `lint` of `pullpolicy.toml`.

use std::collections::BTreeMap;
use std::path::PathBuf;

use pullpolicy::{Error, Request};
use pullpolicy_console::{RulesFile, text};
use pullpolicy_manifest::{Options, Rule, Severity};
use serde::Deserialize;
use serde_json::json;

use crate::args::Judging;
use crate::resolve::cluster;
use crate::rules::{self, Located};
use crate::status::Trouble;

/// What `lint` and `fix` are told.
pub(crate) struct Settings {
    pub(crate) options: Options,
    pub(crate) exclude: Vec<String>,
    /// Of the file alone.
    pub(crate) baseline: Option<PathBuf>,
    pub(crate) fail_on: Option<Severity>,
}

/// The table `lint`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
struct Table {
    enable: Vec<String>,
    disable: Vec<String>,
    severity: BTreeMap<String, String>,
    exclude: Vec<String>,
    baseline: Option<PathBuf>,
    fail_on: Option<String>,
}

impl Settings {
    /// Reads the file of rules, if there is one, and puts the flags on top.
    pub(crate) fn read(judging: &Judging) -> Result<Self, Trouble> {
        let located = rules::located(&judging.rules)?;
        let file = located.as_ref().map(Located::read).transpose()?;
        let table = file.as_ref().map_or(Ok(Table::default()), table)?;
        let of_file = |error: &dyn std::fmt::Display| {
            let name = file.as_ref().map(RulesFile::name).unwrap_or_default();
            Trouble::new(format!("in `{name}`, under `lint`: {error}"))
        };
        let mut options = asked(judging, file.as_ref())?;
        let rule = |id: &String| id.parse::<Rule>().map_err(|error| of_file(&error));
        let rules = |ids: &[String]| ids.iter().map(rule).collect::<Result<Vec<_>, _>>();
        let enable = rules(&table.enable)?;
        let mut severities = Vec::new();
        for (id, severity) in &table.severity {
            let severity: Result<Severity, _> = severity.parse();
            severities.push((rule(id)?, severity.map_err(|error| of_file(&error))?));
        }
        options.adjust(&enable, &severities, &rules(&table.disable)?);
        options.adjust(&judging.enable, &[], &judging.disable);
        let fail_on = table.fail_on.map(|severity| severity.parse()).transpose();
        let folder = located.as_ref().map(Located::folder);
        Ok(Self {
            options,
            exclude: [table.exclude, judging.exclude.clone()].concat(),
            baseline: folder
                .zip(table.baseline)
                .map(|(folder, path)| folder.join(path)),
            fail_on: fail_on.map_err(|error| of_file(&error))?,
        })
    }
}

fn table(file: &RulesFile) -> Result<Table, Trouble> {
    match file.lint() {
        Ok(None) => Ok(Table::default()),
        Ok(Some(value)) => serde_json::from_value(value)
            .map_err(|error| Trouble::new(format!("in `{}`, under `lint`: {error}", file.name()))),
        Err(error) => Err(refused(&error, Some(file))),
    }
}

/// Has the library check rules and cluster as it checks those of any request.
fn asked(judging: &Judging, file: Option<&RulesFile>) -> Result<Options, Trouble> {
    let rules = file.map_or(Ok(json!({})), RulesFile::value);
    let request = rules.and_then(|rules| {
        let request = json!({
            "image": "image",
            "rules": rules,
            "cluster": cluster(&judging.cluster),
        });
        Request::from_json(&request.to_string())
    });
    let request = request.and_then(|request| pullpolicy::resolve(&request).map(|_| request));
    match request {
        Ok(request) => Ok(Options::new()
            .with_rules(request.rules)
            .with_cluster(request.cluster)),
        Err(error) => Err(refused(&error, file)),
    }
}

/// An error of the library, with its place in the file of rules where it has one.
fn refused(error: &Error, file: Option<&RulesFile>) -> Trouble {
    let place = file.and_then(|file| file.place(error.at(), error.input()));
    Trouble::new(text::error_line(error, place.as_ref()))
}
