//! `pullpolicy lint`.

mod output;
mod sarif;
pub(crate) mod settings;
pub(crate) mod text;

use std::fs;
use std::io::IsTerminal as _;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use pullpolicy_manifest::{Baseline, Fault, Language, Part, Severity, Tally as Found};
use rayon::prelude::*;
use serde_json::{Value, json};

use crate::args::{Lint, LintFormat};
use crate::files::{self, Reading, Source};
use crate::modules::Modules;
use crate::status::{Status, Trouble};
use output::Output;
use settings::Settings;

/// How many files are linted before their findings are written, in the order of the files.
const BATCH: usize = 256;

pub(crate) fn run(options: &Lint) -> Result<Status, Trouble> {
    let settings = Settings::read(&options.judging)?;
    let known = known(options, &settings)?;
    let judging = &options.judging;
    let (sources, troubles) = files::sources(
        &options.paths,
        &settings.exclude,
        judging.no_ignore,
        judging.stdin_filename.as_ref(),
    )?;
    let mut run = Run {
        linter: Linter {
            format: options.format,
            settings: &settings,
            modules: &Modules::default(),
            known: known.as_ref(),
            collects: options.write_baseline.is_some(),
        },
        output: Output::begin(options.format)?,
        tally: Tally::default(),
        found: Baseline::new(),
    };
    for trouble in troubles {
        run.trouble(&Trouble::new(trouble))?;
    }
    run.lint(&sources)?;
    let Run {
        output,
        tally,
        found,
        ..
    } = run;
    output.end(&tally)?;
    if let Some(path) = &options.write_baseline {
        fs::write(path, found.to_json()).map_err(|error| Trouble::writing(path, &error))?;
    }
    let fail_on = options.fail_on.or(settings.fail_on);
    Ok(tally.status(fail_on.unwrap_or(Severity::Note)))
}

/// The baseline that the flag or the file of rules names.
fn known(options: &Lint, settings: &Settings) -> Result<Option<Baseline>, Trouble> {
    let of_file = settings.baseline.as_ref();
    let path = options.baseline.as_ref().or(of_file);
    // What is to be written is not to be read before.
    let Some(path) = path.filter(|_| options.write_baseline.is_none()) else {
        return Ok(None);
    };
    let text = fs::read_to_string(path).map_err(|error| Trouble::reading(path, &error))?;
    let baseline = Baseline::from_json(&text).map_err(|error| Trouble::reading(path, &error))?;
    Ok(Some(baseline))
}

/// What was found, in numbers.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    files: usize,
    known: usize,
    /// In the files together.
    found: Found,
}

impl Tally {
    fn add(&mut self, other: &Self) {
        self.files += other.files;
        self.known += other.known;
        self.found.add(&other.found);
    }

    fn status(&self, fail_on: Severity) -> Status {
        let Found {
            notes,
            warnings,
            errors,
            unread,
            ..
        } = self.found;
        let failing = match fail_on {
            Severity::Note => notes + warnings + errors,
            Severity::Warning => warnings + errors,
            Severity::Error => errors,
        };
        match (unread, failing) {
            (0, 0) => Status::Decided,
            (0, _) => Status::Refused,
            _ => Status::Incomplete,
        }
    }

    /// The last line of the text.
    fn summary(&self) -> String {
        let found = &self.found;
        let mut text = format!(
            "{} in {}: {}, {}, {}",
            counted(found.containers, "container"),
            counted(self.files, "file"),
            counted(found.errors, "error"),
            counted(found.warnings, "warning"),
            counted(found.notes, "note"),
        );
        match (found.fixable, found.relaxable) {
            (0, 0) => {}
            (fix, 0) => text.push_str(&format!("; `pullpolicy fix` mends {fix}")),
            (0, relax) => text.push_str(&format!("; `pullpolicy fix --relax` mends {relax}")),
            (fix, relax) => text.push_str(&format!(
                "; `pullpolicy fix` mends {fix}, `--relax` {relax} more"
            )),
        }
        for (count, what) in [
            (found.suppressed, "suppressed"),
            (self.known, "known before"),
            (found.unknown, "not known"),
        ] {
            if count > 0 {
                text.push_str(&format!("; {count} {what}"));
            }
        }
        if found.unread > 0 {
            text.push_str(&format!("; {} could not be read", found.unread));
        }
        text.push('\n');
        text
    }

    fn to_json(&self) -> Value {
        let own = [("files", self.files), ("known", self.known)];
        let numbers = own.into_iter().chain(self.found.numbers());
        let numbers = numbers.map(|(key, number)| (key.to_owned(), json!(number)));
        Value::Object(numbers.collect())
    }
}

fn counted(count: usize, what: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {what}{plural}")
}

/// What came of linting a file, or a part of it.
#[derive(Default)]
struct Outcome {
    rendered: Vec<String>,
    faults: Vec<Fault>,
    skipped: Option<&'static str>,
    trouble: Option<Trouble>,
    tally: Tally,
    found: Baseline,
}

impl Outcome {
    fn absorb(&mut self, other: Self) {
        self.rendered.extend(other.rendered);
        self.faults.extend(other.faults);
        self.skipped = self.skipped.or(other.skipped);
        self.trouble = self.trouble.take().or(other.trouble);
        self.tally.add(&other.tally);
        self.found.extend(other.found);
    }
}

/// Lints files.
struct Linter<'a> {
    format: LintFormat,
    settings: &'a Settings,
    modules: &'a Modules,
    known: Option<&'a Baseline>,
    /// Findings are taken down, not told.
    collects: bool,
}

impl Linter<'_> {
    /// Lints a file; `each` takes what came of each part.
    fn file(
        &self,
        source: &Source,
        each: &mut dyn FnMut(Outcome) -> Result<(), Trouble>,
    ) -> Result<(), Trouble> {
        let file = source.name();
        let mut known = self.known.map(|known| known.of_file(&file));
        let mut part = |part: &Part<'_>| each(self.part(source, &file, part, known.as_mut()));
        let read = files::read(source, &mut part);
        let mut last = Outcome::default();
        match read {
            Ok(Reading::Whole) => last.tally.files = 1,
            Ok(Reading::Skipped("")) => {}
            Ok(Reading::Skipped(why)) => {
                last.skipped = Some(why);
                last.tally.found.unread = usize::from(source.must_be_read(why));
            }
            Err(trouble) => {
                last.tally.found.unread = 1;
                last.trouble = Some(trouble);
            }
        }
        each(last)
    }

    fn part(
        &self,
        source: &Source,
        file: &str,
        part: &Part<'_>,
        mut known: Option<&mut Baseline>,
    ) -> Outcome {
        let options = &self.settings.options;
        let lint = |language: Language<'_>| language.lint_part(part, options);
        let report = self.modules.with(source, part, lint);
        let mut outcome = Outcome::default();
        outcome.tally.found = Found::of(&report);
        outcome.faults = report.faults;
        for finding in &report.findings {
            if self.collects {
                outcome.found.add(file, finding);
                outcome.tally.known += 1;
                continue;
            }
            if known
                .as_mut()
                .is_some_and(|known| known.take(file, finding))
            {
                outcome.tally.known += 1;
                continue;
            }
            outcome.tally.found.count(finding);
            let rendered = output::rendered(self.format, file, part, finding);
            outcome.rendered.push(rendered);
        }
        outcome
    }
}

/// A run: what is done, and what came of it so far.
struct Run<'a> {
    linter: Linter<'a>,
    output: Output,
    tally: Tally,
    found: Baseline,
}

impl Run<'_> {
    fn lint(&mut self, sources: &[Source]) -> Result<(), Trouble> {
        // A single file may be of any size: what is found in it is told at once.
        if let [source] = sources {
            let name = source.name();
            let linter = Linter { ..self.linter };
            return linter.file(source, &mut |outcome| self.tell(&name, outcome));
        }
        let bar = progress(sources.len());
        for batch in sources.chunks(BATCH) {
            let linter = &self.linter;
            let outcomes: Vec<Outcome> = batch
                .par_iter()
                .map(|source| {
                    let mut whole = Outcome::default();
                    let mut absorb = |outcome| {
                        whole.absorb(outcome);
                        Ok(())
                    };
                    // Absorbing an outcome never fails.
                    let _ = linter.file(source, &mut absorb);
                    bar.inc(1);
                    whole
                })
                .collect();
            bar.suspend(|| {
                let mut told = batch.iter().zip(outcomes);
                told.try_for_each(|(source, outcome)| self.tell(&source.name(), outcome))
            })?;
        }
        bar.finish_and_clear();
        Ok(())
    }

    fn tell(&mut self, file: &str, outcome: Outcome) -> Result<(), Trouble> {
        self.tally.add(&outcome.tally);
        self.found.extend(outcome.found);
        self.output.findings(&outcome.rendered)?;
        for fault in outcome.faults {
            self.output.fault(file, fault)?;
        }
        if let Some(why) = outcome.skipped {
            self.output.skipped(file, why)?;
        }
        match outcome.trouble {
            Some(trouble) => self.output.trouble(&trouble),
            None => Ok(()),
        }
    }

    fn trouble(&mut self, trouble: &Trouble) -> Result<(), Trouble> {
        self.tally.found.unread += 1;
        self.output.trouble(trouble)
    }
}

/// A bar on a terminal that shows how far a long run has come.
fn progress(files: usize) -> ProgressBar {
    let target = if files > BATCH && std::io::stderr().is_terminal() {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    };
    let bar = ProgressBar::with_draw_target(Some(files as u64), target);
    let style = ProgressStyle::with_template("{wide_bar} {pos} of {len} files");
    match style {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
