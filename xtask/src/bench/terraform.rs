//! `cargo xtask bench terraform`: what a decision costs in a plan, how soon the plugin answers, and
//! how large it is and gets. Needs `terraform`, `hyperfine` and what `cargo xtask terraform` built.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use super::{DOCUMENT, machine, write_table};
use crate::needs::Need;
use crate::run::{self, step};
use crate::setup;

const MIRROR: &str = "target/terraform/mirror-unpacked";
const SOURCE: &str = "registry.example.com/acme/pullpolicy";
const WORK: &str = "target/terraform/bench";
const START: &str =
    "<!-- The table between these two lines is written by `cargo xtask bench terraform`. -->\n";
const END: &str = "<!-- end of the table of terraform -->\n";

/// A client certificate as Terraform makes them, without its key: the handshake needs no more.
const CLIENT: &str = include_str!("client.pem");
const COOKIE: (&str, &str) = (
    "TF_PLUGIN_MAGIC_COOKIE",
    "d602bf8f470bc67ca7faa0386276bbdd4330efaf76d1a219cb4d6991ca9872b2",
);

/// A configuration of which a plan is timed.
struct Plan {
    name: &'static str,
    /// Whether it requires the provider, so that Terraform starts it.
    provider: bool,
    /// What it puts out. The image comes from a variable, as it does in a template: what is literal
    /// would be decided when Terraform validates, and again.
    output: &'static str,
    /// The place in `PLANS` of the same plan with no decision.
    without: usize,
}

const PLANS: [Plan; 6] = [
    Plan {
        name: "no provider, no decision",
        provider: false,
        output: "\"${var.image}:main\"",
        without: 0,
    },
    Plan {
        name: "one image, no decision",
        provider: true,
        output: "\"${var.image}:main\"",
        without: 1,
    },
    Plan {
        name: "one image, decided by the provider",
        provider: true,
        output: "provider::pullpolicy::resolve(\"${var.image}:main\", \"auto\")",
        without: 1,
    },
    Plan {
        name: "500 images, no decision",
        provider: true,
        output: "[for n in range(500) : \"${var.image}:1.${n}.0\"]",
        without: 3,
    },
    Plan {
        name: "500 images, decided by the provider",
        provider: true,
        output: "[for n in range(500) : provider::pullpolicy::resolve(\"${var.image}:1.${n}.0\", \"auto\")]",
        without: 3,
    },
    Plan {
        name: "one image, decided by the HCL module",
        provider: false,
        output: "module.policy.image_pull_policy",
        without: 0,
    },
];
/// The place in `PLANS` of the one that asks most of the plugin.
const LARGEST: usize = 4;

const MODULE: &str = "module \"policy\" {\n  source = \"../terraform-module\"\n  image  = \"${var.image}:main\"\n}\n";

/// Measures, and rewrites the table of Terraform.
pub(super) fn run() -> Result<(), String> {
    if !run::succeeds(&["terraform", "-version"]) {
        return Err("`terraform` is not installed".to_owned());
    }
    step("setup", || setup::for_task(Need::BENCH))?;
    let plugin = plugin()?;
    let folders = step("configurations", prepare)?;
    let times = step("plans", || time(&folders))?;
    let mut table = String::from(
        "| what | figure | times the same with no decision | times no provider at all |\n|---|--:|--:|--:|\n",
    );
    let ratio = |seconds: f64, place: usize| times.get(place).map_or(0.0, |base| seconds / base);
    for (plan, &seconds) in PLANS.iter().zip(&times) {
        table.push_str(&format!(
            "| plan: {} | {:.0} ms | {:.2} | {:.2} |\n",
            plan.name,
            seconds * 1000.0,
            ratio(seconds, plan.without),
            ratio(seconds, 0)
        ));
    }
    let handshake = step("handshake", || handshake(&plugin))?;
    let milliseconds = handshake.as_secs_f64() * 1000.0;
    table.push_str(&format!(
        "| handshake, from the start to the line | {milliseconds:.1} ms | | |\n"
    ));
    let memory = step("memory", || {
        memory(folders.get(LARGEST).ok_or("no plan of 500")?)
    })?;
    table.push_str(&format!(
        "| the plugin's memory at most, 500 decisions | {:.1} MB | | |\n",
        memory as f64 / 1e3
    ));
    let size = fs::metadata(&plugin).map_err(|error| format!("cannot see the plugin: {error}"))?;
    table.push_str(&format!(
        "| the static plugin | {:.2} MB | | |\n",
        size.len() as f64 / 1e6
    ));
    println!("{table}");
    write_table(DOCUMENT, START, END, &format!("{}\n{table}\n", machine()))
}

/// The plugin as it lies in the mirror.
fn plugin() -> Result<PathBuf, String> {
    let version = env!("CARGO_PKG_VERSION");
    let folder = Path::new(MIRROR)
        .join(SOURCE)
        .join(version)
        .join("linux_amd64");
    let plugin = folder.join(format!("terraform-provider-pullpolicy_v{version}"));
    if plugin.is_file() {
        Ok(plugin)
    } else {
        Err("there is no static plugin; run `cargo xtask terraform` first".to_owned())
    }
}

/// One initialised folder for each plan.
fn prepare() -> Result<Vec<PathBuf>, String> {
    let _ = fs::remove_dir_all(WORK);
    let work = Path::new(WORK);
    let mirror =
        fs::canonicalize(MIRROR).map_err(|error| format!("cannot see `{MIRROR}`: {error}"))?;
    let configuration = format!(
        "provider_installation {{\n  filesystem_mirror {{\n    path = {mirror:?}\n  }}\n}}\ndisable_checkpoint = true\n"
    );
    write(&work.join("cli.tfrc"), &configuration)?;
    let module = Path::new("examples/terraform-module");
    for file in ["main.tf", "patterns.tf"] {
        let text = fs::read_to_string(module.join(file))
            .map_err(|error| format!("cannot read the module: {error}"))?;
        write(&work.join("terraform-module").join(file), &text)?;
    }
    let mut folders = Vec::new();
    for (index, plan) in PLANS.iter().enumerate() {
        let folder = work.join(format!("plan{index}"));
        let required = if plan.provider {
            format!(
                "terraform {{\n  required_providers {{\n    pullpolicy = {{ source = \"{SOURCE}\" }}\n  }}\n}}\n"
            )
        } else {
            String::new()
        };
        let variable =
            "variable \"image\" {\n  type    = string\n  default = \"ghcr.io/acme/dev\"\n}\n";
        let module = if plan.output.starts_with("module.") {
            MODULE
        } else {
            ""
        };
        let output = plan.output;
        write(
            &folder.join("main.tf"),
            &format!("{required}{variable}{module}output \"policy\" {{ value = {output} }}\n"),
        )?;
        let done = terraform(&folder)?
            .arg("init")
            .stdout(Stdio::null())
            .status();
        if !done.is_ok_and(|status| status.success()) {
            return Err(format!("terraform init failed in `{}`", folder.display()));
        }
        folders.push(folder);
    }
    Ok(folders)
}

fn terraform(folder: &Path) -> Result<Command, String> {
    let settings = fs::canonicalize(Path::new(WORK).join("cli.tfrc"))
        .map_err(|error| format!("cannot see the settings: {error}"))?;
    let mut command = Command::new("terraform");
    command
        .current_dir(folder)
        .env("TF_CLI_CONFIG_FILE", settings)
        .env("TF_IN_AUTOMATION", "1");
    Ok(command)
}

/// The median seconds of each plan, all in one run of hyperfine.
fn time(folders: &[PathBuf]) -> Result<Vec<f64>, String> {
    let settings = fs::canonicalize(Path::new(WORK).join("cli.tfrc"))
        .map_err(|error| format!("cannot see the settings: {error}"))?;
    let results = Path::new(WORK).join("hyperfine.json");
    let mut command = Command::new("hyperfine");
    command
        .args(["--shell=none", "--warmup=3", "--runs=20", "--export-json"])
        .arg(&results);
    for folder in folders {
        command.arg(format!(
            "terraform -chdir={} plan -lock=false",
            folder.display()
        ));
    }
    let status = command.env("TF_CLI_CONFIG_FILE", settings).status();
    if !status.is_ok_and(|status| status.success()) {
        return Err("hyperfine failed".to_owned());
    }
    let results: Value = serde_json::from_str(
        &fs::read_to_string(&results)
            .map_err(|error| format!("cannot read the results: {error}"))?,
    )
    .map_err(|error| format!("cannot read the results: {error}"))?;
    let medians = results
        .get("results")
        .and_then(Value::as_array)
        .map(|results| {
            results
                .iter()
                .filter_map(|result| result.get("median")?.as_f64())
                .collect()
        });
    medians.ok_or_else(|| "the results have no medians".to_owned())
}

/// The median time from the start of the plugin to its line, with TLS.
fn handshake(plugin: &Path) -> Result<Duration, String> {
    let mut times = Vec::new();
    for _ in 0..51 {
        let start = Instant::now();
        let mut child = Command::new(plugin)
            .env(COOKIE.0, COOKIE.1)
            .env("PLUGIN_CLIENT_CERT", CLIENT)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("cannot start the plugin: {error}"))?;
        let mut line = String::new();
        if let Some(stdout) = child.stdout.take() {
            BufReader::new(stdout)
                .read_line(&mut line)
                .map_err(|error| format!("cannot read the line: {error}"))?;
        }
        times.push(start.elapsed());
        // A client that is none makes it leave, and take its folder with it.
        let socket = line.split('|').nth(3).ok_or("the plugin gave no line")?;
        drop(std::os::unix::net::UnixStream::connect(socket));
        child
            .wait()
            .map_err(|error| format!("cannot wait for the plugin: {error}"))?;
    }
    times.sort_unstable();
    times
        .get(times.len() / 2)
        .copied()
        .ok_or_else(|| "no time".to_owned())
}

/// The largest resident size in KB of any plugin of a plan.
fn memory(folder: &Path) -> Result<u64, String> {
    let mut plan = terraform(folder)?
        .arg("plan")
        .stdout(Stdio::null())
        .spawn()
        .map_err(|error| format!("cannot start terraform: {error}"))?;
    let mut largest = 0;
    while plan
        .try_wait()
        .map_err(|error| format!("cannot wait: {error}"))?
        .is_none()
    {
        largest = largest.max(plugins_memory(plan.id()));
        std::thread::sleep(Duration::from_millis(1));
    }
    if largest == 0 {
        return Err("no plugin was seen".to_owned());
    }
    Ok(largest)
}

fn plugins_memory(parent: u32) -> u64 {
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    let statuses =
        processes.filter_map(|entry| fs::read_to_string(entry.path().join("status")).ok());
    let field = |status: &str, name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name))?;
        line.split_whitespace().next()?.parse::<u64>().ok()
    };
    statuses
        .filter(|status| {
            status.contains("Name:\tterraform-provi")
                && field(status, "PPid:") == Some(u64::from(parent))
        })
        .filter_map(|status| field(&status, "VmHWM:"))
        .max()
        .unwrap_or(0)
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)
            .map_err(|error| format!("cannot make `{}`: {error}", folder.display()))?;
    }
    fs::write(path, text).map_err(|error| format!("cannot write `{}`: {error}", path.display()))
}
