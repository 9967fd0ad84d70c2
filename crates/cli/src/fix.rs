//! `pullpolicy fix`.

mod diff;
mod write;

use std::borrow::Cow;
use std::fmt::Write as _;
use std::io::{self, Write as _};

use pullpolicy_console::escaped;
use pullpolicy_console::text::style::{self, paint};
use pullpolicy_manifest::{Change, FixOptions, Fixed, Language, Part, Refusal};
use serde_json::json;

use crate::args::{Fix, Format};
use crate::files::{self, Reading, Source};
use crate::lint::settings::Settings;
use crate::lint::text as findings;
use crate::modules::Modules;
use crate::status::{Status, Trouble, print, show, show_error, written};
use write::Target;

pub(crate) fn run(options: &Fix) -> Result<Status, Trouble> {
    let settings = Settings::read(&options.judging)?;
    let judging = &options.judging;
    let (sources, troubles) = files::sources(
        &options.paths,
        &settings.exclude,
        judging.no_ignore,
        judging.stdin_filename.as_ref(),
    )?;
    let mut run = Run {
        options,
        fix: FixOptions {
            lint: settings.options,
            relax: options.relax,
            explicit: options.explicit,
        },
        modules: Modules::default(),
        changes: Vec::new(),
        refusals: Vec::new(),
        counts: Counts::default(),
    };
    for trouble in troubles {
        run.trouble(&Trouble::new(trouble));
    }
    for source in &sources {
        match source {
            Source::Stdin { .. } => run.filter(source)?,
            Source::File { .. } => run.file(source)?,
        }
    }
    run.end()
}

#[derive(Default)]
struct Counts {
    files: usize,
    changed: usize,
    changes: usize,
    refusals: usize,
    unread: usize,
    /// The standard output is the manifest, so everything else is told on standard error.
    is_filter: bool,
}

struct Run<'a> {
    options: &'a Fix,
    fix: FixOptions,
    modules: Modules,
    /// In JSON, for the end.
    changes: Vec<String>,
    refusals: Vec<String>,
    counts: Counts,
}

/// How many changes of one file are told one by one; more of them are only counted.
const MOST_TOLD: usize = 10_000;

/// What came of one file.
#[derive(Default)]
struct Outcome {
    /// In the form in which they are told.
    changes: Vec<String>,
    refusals: Vec<String>,
    unread: usize,
    changed: usize,
    refused: usize,
}

impl Outcome {
    /// Takes in what came of a part, and gives the bytes that take its place.
    fn take<'t>(
        &mut self,
        file: &str,
        format: Format,
        fixed: Fixed<'t>,
    ) -> Result<Cow<'t, [u8]>, Trouble> {
        self.changed += fixed.changes.len();
        self.refused += fixed.refusals.len();
        self.unread += fixed.faults.len();
        for fault in &fixed.faults {
            show_error(&findings::fault(file, fault))?;
        }
        let (change, refusal): (Told<Change>, Told<Refusal>) = match format {
            Format::Text => (changed, refused),
            Format::Json => (
                |file, change| change.to_json(file),
                |file, refusal| refusal.to_json(file),
            ),
        };
        let room = |told: &[String]| MOST_TOLD.saturating_sub(told.len());
        let changes = fixed.changes.iter().take(room(&self.changes));
        self.changes.extend(changes.map(|it| change(file, it)));
        let refusals = fixed.refusals.iter().take(room(&self.refusals));
        self.refusals.extend(refusals.map(|it| refusal(file, it)));
        Ok(fixed.bytes)
    }
}

/// Something of a file, in words or in JSON.
type Told<T> = fn(&str, &T) -> String;

impl Run<'_> {
    /// Whether nothing is to be written.
    fn only_tells(&self) -> bool {
        self.options.dry_run || self.options.diff
    }

    /// From the standard input to the standard output. A document that cannot be read is passed on
    /// as it is.
    fn filter(&mut self, source: &Source) -> Result<(), Trouble> {
        self.counts.is_filter = !self.only_tells();
        let mut outcome = Outcome::default();
        let name = source.name();
        let mut patch = diff::Patch::new(&name);
        let mut stdout = io::stdout().lock();
        let read = files::read(source, &mut |part| {
            let fixed = self.part(source, part);
            let bytes = outcome.take(&name, self.options.format, fixed)?;
            if self.options.diff {
                patch.part(part, &bytes);
            } else if !self.options.dry_run {
                written(stdout.write_all(&bytes))?;
            }
            Ok(())
        });
        written(stdout.flush())?;
        drop(stdout);
        if let Err(trouble) = read {
            self.trouble(&trouble);
        }
        self.counts.files += 1;
        self.counts.changed += usize::from(outcome.changed > 0);
        self.tell(&name, outcome, patch)
    }

    fn part<'t>(&self, source: &Source, part: &Part<'t>) -> Fixed<'t> {
        let fix = |language: Language<'_>| language.fix_part(part, &self.fix);
        self.modules.with(source, part, fix)
    }

    /// A file is replaced as a whole, or not at all.
    fn file(&mut self, source: &Source) -> Result<(), Trouble> {
        let Source::File { path, .. } = source else {
            return Ok(());
        };
        let name = source.name();
        let mut outcome = Outcome::default();
        let mut patch = diff::Patch::new(&name);
        let mut target = Target::new(path);
        let read = files::read(source, &mut |part| {
            let fixed = self.part(source, part);
            let bytes = outcome.take(&name, self.options.format, fixed)?;
            if self.options.diff {
                patch.part(part, &bytes);
            } else if !self.options.dry_run && outcome.unread == 0 {
                target.part(part, &bytes)?;
            }
            Ok(())
        });
        let read = match read {
            Ok(Reading::Skipped(why)) => {
                self.counts.unread += usize::from(source.must_be_read(why));
                if !why.is_empty() {
                    show_error(&findings::skipped(&name, why))?;
                }
                return Ok(());
            }
            Ok(Reading::Whole) if outcome.unread == 0 => target.replace(),
            Ok(Reading::Whole) => Ok(()),
            Err(trouble) => Err(trouble),
        };
        self.counts.files += 1;
        if let Err(trouble) = &read {
            self.trouble(trouble);
        }
        if read.is_err() || outcome.unread > 0 {
            outcome.changes.clear();
            outcome.changed = 0;
            patch = diff::Patch::new(&name);
        }
        self.counts.changed += usize::from(outcome.changed > 0);
        self.tell(&name, outcome, patch)
    }

    fn trouble(&mut self, trouble: &Trouble) {
        self.counts.unread += 1;
        // It counts, and so is in the exit status.
        let _ = trouble.report();
    }

    fn tell(&mut self, file: &str, outcome: Outcome, patch: diff::Patch) -> Result<(), Trouble> {
        self.counts.changes += outcome.changed;
        self.counts.refusals += outcome.refused;
        self.counts.unread += outcome.unread;
        if self.options.format == Format::Json {
            self.changes.extend(outcome.changes);
            self.refusals.extend(outcome.refusals);
            return Ok(());
        }
        show_error(&outcome.refusals.concat())?;
        if self.options.diff {
            return show(&patch.finish());
        }
        self.say(&outcome.changes.concat())?;
        match outcome.changed - outcome.changes.len() {
            0 => Ok(()),
            more => self.say(&format!("{}: {more} more\n", escaped(file))),
        }
    }

    /// Tells people what was done, where nothing else is told.
    fn say(&self, text: &str) -> Result<(), Trouble> {
        if self.counts.is_filter {
            show_error(text)
        } else {
            show(text)
        }
    }

    fn end(self) -> Result<Status, Trouble> {
        let Counts {
            files,
            changed,
            changes,
            refusals,
            unread,
            is_filter,
        } = self.counts;
        let only_tells = self.only_tells();
        if self.options.format == Format::Json {
            let summary = json!({
                "files": files,
                "changedFiles": changed,
                "changes": changes,
                "refusals": refusals,
                "unread": unread,
            });
            let text = format!(
                "{{\"changes\":[{}],\"refusals\":[{}],\"summary\":{summary}}}\n",
                self.changes.join(","),
                self.refusals.join(","),
            );
            if is_filter {
                show_error(&text)?;
            } else {
                print(text.as_bytes())?;
            }
        } else if !self.options.diff {
            let did = if only_tells {
                "would be written"
            } else {
                "written"
            };
            let what = if changes == 1 { "policy" } else { "policies" };
            let mut text = format!("{changes} {what} {did} in {changed} of {files} files");
            if refusals > 0 {
                let _ = write!(text, "; {refusals} could not be");
            }
            if unread > 0 {
                let _ = write!(text, "; {unread} could not be read, and were left alone");
            }
            text.push('\n');
            self.say(&text)?;
        }
        Ok(match (unread, changes, refusals) {
            (1.., _, _) => Status::Incomplete,
            (0, 1.., _) if only_tells => Status::Refused,
            // A filter that failed would stop what it is a part of.
            (0, _, 1..) if !is_filter => Status::Refused,
            _ => Status::Decided,
        })
    }
}

fn changed(file: &str, change: &Change) -> String {
    let from = change.from.map_or("nothing", |policy| policy.as_str());
    let place = findings::place(file, change.position);
    format!(
        "{}: {} for {} ({}), {from} before\n",
        escaped(&place),
        paint(style::DECISION, change.to.as_str()),
        escaped(&change.image),
        escaped(change.container.as_ref().unwrap_or(&change.path)),
    )
}

fn refused(file: &str, refusal: &Refusal) -> String {
    let place = findings::place(file, refusal.position);
    format!(
        "{}: {} is left as it is: {}\n  at {}\n",
        paint(style::WARNING, "warning[not-written]"),
        escaped(&refusal.image),
        refusal.obstacle.message(),
        escaped(&place),
    )
}
