//! A folder with a configuration, and `terraform` run in it with settings of its own.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use serde_json::Value;

/// The provider's address in these tests.
pub(crate) const SOURCE: &str = "registry.example.com/acme/pullpolicy";
/// Its version.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");
/// The program under test.
pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_terraform-provider-pullpolicy");

/// What makes Terraform give no advice on commands to type.
const AUTOMATION: (&str, &str) = ("TF_IN_AUTOMATION", "1");

/// What a configuration that uses the provider begins with.
pub(crate) const REQUIRED: &str = r#"
terraform {
  required_providers {
    pullpolicy = { source = "registry.example.com/acme/pullpolicy" }
  }
}
"#;

/// What a run printed, and how it ended.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) success: bool,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Run {
    /// The output of a run that has to succeed.
    #[track_caller]
    pub(crate) fn ok(self) -> String {
        assert!(self.success, "{}\n{}", self.stdout, self.stderr);
        self.stdout
    }

    /// What a run that has to fail said on standard error.
    #[track_caller]
    pub(crate) fn error(self) -> String {
        assert!(!self.success, "{}\n{}", self.stdout, self.stderr);
        self.stderr
    }
}

/// A folder of its own for one test.
pub(crate) struct Workspace {
    pub(crate) folder: PathBuf,
}

impl Workspace {
    /// An empty folder, in which `terraform` installs from the unpacked mirror; none where there
    /// is no `terraform`.
    pub(crate) fn new(name: &str) -> Option<Self> {
        if !is_terraform_here() {
            skip(name);
            return None;
        }
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join("work")
            .join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("tmp")).unwrap();
        let workspace = Self { folder };
        workspace.installs_from(&mirror(unpacked_mirror()));
        Some(workspace)
    }

    /// A folder with this configuration, installed from the mirror.
    pub(crate) fn with(name: &str, configuration: &str) -> Option<Self> {
        let workspace = Self::new(name)?;
        workspace.write("main.tf", &format!("{REQUIRED}{configuration}"));
        workspace.run(&["init"]).ok();
        Some(workspace)
    }

    pub(crate) fn write(&self, file: &str, text: &str) {
        let path = self.folder.join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// Sets the block `provider_installation` of the CLI configuration.
    pub(crate) fn installs_from(&self, methods: &str) {
        let text = format!("provider_installation {{\n{methods}}}\ndisable_checkpoint = true\n");
        self.write("cli.tfrc", &text);
    }

    /// `terraform` in this folder, with nothing of the caller's settings.
    pub(crate) fn terraform(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new("terraform");
        command
            .args(arguments)
            .current_dir(&self.folder)
            .stdin(Stdio::null())
            .env("TF_CLI_CONFIG_FILE", self.folder.join("cli.tfrc"))
            .env(AUTOMATION.0, AUTOMATION.1)
            .env("TMPDIR", self.folder.join("tmp"));
        for variable in [
            "RUST_BACKTRACE",
            "TF_LOG",
            "TF_DATA_DIR",
            "TF_PLUGIN_CACHE_DIR",
        ] {
            command.env_remove(variable);
        }
        command
    }

    pub(crate) fn run(&self, arguments: &[&str]) -> Run {
        self.run_with(AUTOMATION, arguments)
    }

    /// Runs with an additional variable in the environment.
    pub(crate) fn run_with(&self, variable: (&str, &str), arguments: &[&str]) -> Run {
        let mut command = self.terraform(&plain(arguments));
        command.env(variable.0, variable.1);
        command.output().map(Run::from).unwrap()
    }

    /// The answer of the console to one expression.
    pub(crate) fn console(&self, expression: &str) -> Run {
        let mut child = self
            .terraform(&["console"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdin = child.stdin.take().unwrap();
        writeln!(stdin, "{expression}").unwrap();
        drop(stdin);
        child.wait_with_output().map(Run::from).unwrap()
    }

    /// The outputs of a plan, name to value.
    #[track_caller]
    pub(crate) fn planned(&self, arguments: &[&str]) -> Value {
        self.planned_with(AUTOMATION, arguments)
    }

    /// The same, with an additional variable in the environment.
    #[track_caller]
    pub(crate) fn planned_with(&self, variable: (&str, &str), arguments: &[&str]) -> Value {
        let mut line = vec!["plan", "-out=saved.tfplan"];
        line.extend(arguments);
        self.run_with(variable, &line).ok();
        let shown = self.run(&["show", "-json", "saved.tfplan"]).ok();
        let plan: Value = serde_json::from_str(&shown).unwrap();
        plan["planned_values"]["outputs"].clone()
    }

    /// The diagnostics of a command run with `-json`, one for each that was printed.
    pub(crate) fn diagnostics(&self, arguments: &[&str]) -> Vec<Value> {
        self.diagnostics_with(AUTOMATION, arguments)
    }

    /// The same, with an additional variable in the environment.
    pub(crate) fn diagnostics_with(
        &self,
        variable: (&str, &str),
        arguments: &[&str],
    ) -> Vec<Value> {
        let mut command = self.terraform(arguments);
        let output = command.env(variable.0, variable.1).output().unwrap();
        let printed = String::from_utf8(output.stdout).unwrap();
        let messages = printed
            .lines()
            .map(|line| serde_json::from_str::<Value>(line).unwrap());
        messages
            .filter(|message| message["type"] == "diagnostic")
            .collect()
    }

    /// The files and folders that plugins left behind.
    pub(crate) fn residue(&self) -> Vec<PathBuf> {
        let entries = fs::read_dir(self.folder.join("tmp")).unwrap();
        entries.map(|entry| entry.unwrap().path()).collect()
    }
}

impl From<std::process::Output> for Run {
    fn from(output: std::process::Output) -> Self {
        Self {
            success: output.status.success(),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

/// Commands that colour their output are told not to.
fn plain<'a>(arguments: &[&'a str]) -> Vec<&'a str> {
    let mut plain = arguments.to_vec();
    if ["init", "plan", "apply", "validate", "test"].contains(&plain[0]) {
        plain.push("-no-color");
    }
    plain
}

/// The text as it was before Terraform coloured, framed and wrapped it.
pub(crate) fn unwrapped(text: &str) -> String {
    let mut coloured = text.split("\u{1b}[");
    let mut plain = coloured.next().unwrap_or_default().to_owned();
    for part in coloured {
        plain += part.split_once('m').map_or(part, |(_, rest)| rest);
    }
    let words = plain
        .split_whitespace()
        .filter(|word| !["│", "╷", "╵"].contains(word));
    words.collect::<Vec<_>>().join(" ")
}

fn is_terraform_here() -> bool {
    static HERE: OnceLock<bool> = OnceLock::new();
    *HERE.get_or_init(|| Command::new("terraform").arg("-version").output().is_ok())
}

/// Says on the real standard error, which the harness does not capture, that a test did not run.
fn skip(name: &str) {
    assert!(
        std::env::var("CI").as_deref() != Ok("true"),
        "terraform is not installed, and CI has to run this test"
    );
    let text = format!(
        "SKIPPED, since terraform is not installed: {name}
"
    );
    std::io::stderr().write_all(text.as_bytes()).unwrap();
}

/// An installation method: a filesystem mirror.
pub(crate) fn mirror(folder: &Path) -> String {
    format!("  filesystem_mirror {{\n    path = {folder:?}\n  }}\n")
}

/// A mirror that holds the program as it is.
pub(crate) fn unpacked_mirror() -> &'static Path {
    static MIRROR: OnceLock<PathBuf> = OnceLock::new();
    MIRROR.get_or_init(|| {
        let mirror = fresh("unpacked");
        let folder = mirror.join(SOURCE).join(VERSION).join(platform());
        fs::create_dir_all(&folder).unwrap();
        let program = folder.join(format!("terraform-provider-pullpolicy_v{VERSION}"));
        fs::hard_link(PROGRAM, &program).unwrap();
        mirror
    })
}

/// A mirror that holds the program in an archive, as releases are made.
pub(crate) fn packed_mirror() -> &'static Path {
    static MIRROR: OnceLock<PathBuf> = OnceLock::new();
    MIRROR.get_or_init(|| {
        let mirror = fresh("packed");
        let folder = mirror.join(SOURCE);
        fs::create_dir_all(&folder).unwrap();
        let name = format!("terraform-provider-pullpolicy_{VERSION}_{}.zip", platform());
        let mut archive = zip::ZipWriter::new(fs::File::create(folder.join(name)).unwrap());
        let options = zip::write::SimpleFileOptions::default()
            .compression_method(zip::CompressionMethod::Stored)
            .unix_permissions(0o755);
        let program = format!("terraform-provider-pullpolicy_v{VERSION}");
        archive.start_file(program, options).unwrap();
        archive.write_all(&fs::read(PROGRAM).unwrap()).unwrap();
        archive.finish().unwrap();
        mirror
    })
}

pub(crate) fn fresh(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("mirrors")
        .join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

pub(crate) fn platform() -> String {
    let architecture = match std::env::consts::ARCH {
        "x86_64" => "amd64",
        "aarch64" => "arm64",
        other => other,
    };
    let system = match std::env::consts::OS {
        "macos" => "darwin",
        other => other,
    };
    format!("{system}_{architecture}")
}
