//! The program `terraform-provider-pullpolicy`, which Terraform starts.

use std::process::ExitCode;

fn main() -> ExitCode {
    pullpolicy_terraform::run()
}
