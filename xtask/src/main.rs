//! The project's tasks, run as `cargo xtask TASK`. One file per task.

mod answers;
mod bench;
mod cluster;
mod documents;
mod fuzz;
mod hcl;
mod mutants;
mod needs;
mod paths;
mod run;
mod sample;
mod setup;
mod tags;
mod terraform;
mod test;
mod wasm;

use std::env;
use std::path::Path;
use std::process::ExitCode;

const USAGE: &str = "usage: cargo xtask TASK

  setup [test|fuzz|mutants|wasm|bench|cluster]
                                install what a task needs, and say what that is
  test [--no-setup]             everything that must pass before a change lands
  documents [--bless]           run the commands in README.md and docs/; bless what they print
  bench [javascript|terraform|manifests|cluster|scale]
                                run the benchmarks and rewrite their table in docs/benchmarks.md
  fuzz [TARGET…] [--runs N] [--minimise]
                                fuzz the targets of fuzz/ (all without TARGET), N executions each
  tags [--bless] [--errors]     measure how tags are read against their histories
  sample                        draw the references that the benchmarks read
  hcl [--check]                 write the patterns of examples/terraform-module, and measure it
  terraform [--twice] [--address HOST/NAMESPACE/TYPE]
                                build the static Terraform plugin and lay out mirrors of it
  cluster                       build the policy for Kubewarden, target/cluster/policy.wasm
  wasm [--check]                build pkg/, or prove that the committed one is current
  answers                       answer the calls of `pullpolicy/kubernetes` and `…/manifest`, for the tests of the package
  mutants [ARGUMENT…]           mutate the decision and list what no test notices";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match dispatch(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(arguments: &[String]) -> Result<(), String> {
    go_to_the_workspace()?;
    let Some((task, rest)) = arguments.split_first() else {
        return Err(USAGE.to_owned());
    };
    match task.as_str() {
        "setup" => setup::run(rest),
        "test" => test::run(rest),
        "documents" => documents::run(rest),
        "answers" => answers::run(rest),
        "bench" => bench::run(rest),
        "cluster" => cluster::run(rest),
        "fuzz" => fuzz::run(rest),
        "tags" => tags::run(rest.iter().cloned()).map_err(|error| error.to_string()),
        "sample" => sample::run().map_err(|error| error.to_string()),
        "hcl" => hcl::run(rest),
        "terraform" => terraform::run(rest),
        "wasm" => wasm::run(rest),
        "mutants" => mutants::run(rest),
        "help" | "--help" | "-h" => {
            println!("{USAGE}");
            Ok(())
        }
        unknown => Err(format!("there is no task `{unknown}`\n{USAGE}")),
    }
}

/// Every task works from the root of the workspace, wherever it was called.
fn go_to_the_workspace() -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .ok_or("xtask/ has no parent folder")?;
    env::set_current_dir(root)
        .map_err(|error| format!("cannot enter `{}`: {error}", root.display()))
}
