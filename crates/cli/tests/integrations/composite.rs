//! Runs the steps of `action.yml` as GitHub's runner runs those of a composite action.
//!
//! What it does not know (another context, a wider expression, an action other than the cache) is a
//! panic, where GitHub would go on with an empty text.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use serde_json::Value;

use crate::common::{folder_with, repository, run};
use crate::yaml::value_of;

/// One use of the action.
pub(crate) struct Use {
    pub(crate) inputs: BTreeMap<String, String>,
    pub(crate) workspace: PathBuf,
    /// The folder that a job has for itself.
    pub(crate) temp: PathBuf,
    pub(crate) environment: Vec<(&'static str, String)>,
}

/// What came of it.
#[derive(Debug)]
pub(crate) struct Outcome {
    pub(crate) stdout: String,
    pub(crate) stderr: String,
    /// The exit status of the first step that failed, else 0.
    pub(crate) status: i32,
    pub(crate) outputs: BTreeMap<String, String>,
    /// The steps that ran, by their names.
    pub(crate) steps: Vec<String>,
    /// What the cache was asked for: path and key.
    pub(crate) cache: Option<(String, String)>,
}

impl Use {
    /// The action with these inputs, in a workspace of this name with these files.
    pub(crate) fn new(name: &str, files: &[(&str, &str)], inputs: &[(&str, &str)]) -> Self {
        let owned = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
        Self {
            inputs: inputs.iter().map(owned).collect(),
            workspace: folder_with(name, files),
            temp: folder_with(&format!("{name}-temp"), &[]),
            environment: Vec::new(),
        }
    }

    pub(crate) fn run(&self) -> Outcome {
        let action = action();
        let mut job = Job::new(self, &action);
        for step in action["runs"]["steps"].as_array().unwrap() {
            if job.outcome.status == 0 && job.is_wanted(step) {
                job.step(step);
            }
        }
        for (name, output) in action["outputs"].as_object().unwrap() {
            let value = job.filled(&output["value"]);
            job.outcome.outputs.insert(name.clone(), value);
        }
        job.outcome
    }
}

/// What `action.yml` says.
pub(crate) fn action() -> Value {
    value_of(&fs::read_to_string(repository().join("action.yml")).unwrap())
}

struct Job<'u> {
    call: &'u Use,
    /// What expressions can name, by its whole name.
    contexts: BTreeMap<String, String>,
    outcome: Outcome,
}

impl<'u> Job<'u> {
    fn new(call: &'u Use, action: &Value) -> Self {
        let declared = action["inputs"].as_object().unwrap();
        for name in call.inputs.keys() {
            assert!(declared.contains_key(name), "there is no input {name}");
        }
        let mut contexts = BTreeMap::from([
            ("runner.os".to_owned(), "Linux".to_owned()),
            ("runner.arch".to_owned(), "X64".to_owned()),
            ("runner.temp".to_owned(), call.temp.display().to_string()),
        ]);
        for (name, input) in declared {
            let given = call.inputs.get(name).map(String::as_str);
            let value = given.or(input["default"].as_str()).unwrap_or_default();
            contexts.insert(format!("inputs.{name}"), value.to_owned());
        }
        Self {
            call,
            contexts,
            outcome: Outcome {
                stdout: String::new(),
                stderr: String::new(),
                status: 0,
                outputs: BTreeMap::new(),
                steps: Vec::new(),
                cache: None,
            },
        }
    }

    fn is_wanted(&self, step: &Value) -> bool {
        let Some(condition) = step["if"].as_str() else {
            return true;
        };
        let (left, right) = condition.split_once(" == ").unwrap();
        let right = right
            .strip_prefix('\'')
            .and_then(|text| text.strip_suffix('\''));
        self.named(left) == right.unwrap()
    }

    fn named(&self, name: &str) -> &str {
        let value = self.contexts.get(name.trim());
        value.unwrap_or_else(|| panic!("nothing is called {name}"))
    }

    /// A text with its expressions replaced by what they name.
    fn filled(&self, text: &Value) -> String {
        let mut parts = text.as_str().unwrap().split("${{");
        let mut filled = parts.next().unwrap().to_owned();
        for part in parts {
            let (name, rest) = part.split_once("}}").unwrap();
            filled.push_str(self.named(name));
            filled.push_str(rest);
        }
        filled
    }

    fn step(&mut self, step: &Value) {
        let name = step["name"].as_str().unwrap();
        self.outcome.steps.push(name.to_owned());
        match (step["uses"].as_str(), step["run"].as_str()) {
            (Some(action), None) => {
                assert_eq!(action, "actions/cache@v4");
                let with = &step["with"];
                let asked = (self.filled(&with["path"]), self.filled(&with["key"]));
                self.outcome.cache = Some(asked);
            }
            (None, Some(script)) => self.script(step, script),
            both => panic!("{both:?}"),
        }
    }

    /// Runs a script as `shell: bash` says.
    fn script(&mut self, step: &Value, script: &str) {
        assert_eq!(step["shell"].as_str(), Some("bash"));
        assert!(
            !script.contains("${{"),
            "an input could bring code: {script}"
        );
        let (file, output) = (
            self.call.temp.join("step.sh"),
            self.call.temp.join("output"),
        );
        fs::write(&file, script).unwrap();
        fs::write(&output, "").unwrap();
        let mut folder = self.call.workspace.clone();
        if !step["working-directory"].is_null() {
            folder.push(self.filled(&step["working-directory"]));
        }
        let mut command = Command::new("bash");
        command
            .args(["--noprofile", "--norc", "-e", "-o", "pipefail"])
            .arg(&file)
            .current_dir(folder)
            .env("GITHUB_ACTION_PATH", repository())
            .env("GITHUB_OUTPUT", &output)
            .env("RUNNER_TEMP", &self.call.temp)
            .envs(self.call.environment.iter().cloned());
        for (name, value) in step["env"].as_object().into_iter().flatten() {
            command.env(name, self.filled(value));
        }
        let run = run(&mut command);
        self.outcome.stdout.push_str(&run.stdout);
        self.outcome.stderr.push_str(&run.stderr);
        self.outcome.status = run.status.unwrap();
        let Some(id) = step["id"].as_str() else {
            return;
        };
        for line in fs::read_to_string(&output).unwrap().lines() {
            let (name, value) = line.split_once('=').unwrap();
            self.contexts
                .insert(format!("steps.{id}.outputs.{name}"), value.to_owned());
        }
    }
}
