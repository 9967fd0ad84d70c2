//! What a text is written in.

use crate::finding::Report;
use crate::fix::{FixOptions, Fixed, fix_in, joined, together};
use crate::lint::lint_in;
use crate::options::Options;
use crate::parts::{Part, Parts};
use crate::terraform::{Hcl, HclJson, Module};
use crate::yaml::Yaml;

/// What a text is written in, and what is known besides.
///
/// ```
/// use pullpolicy_manifest::{FixOptions, Language, Module, Options, Rule};
///
/// let main = "\
/// resource \"kubernetes_pod_v1\" \"dev\" {
///   spec {
///     container {
///       name  = \"dev\"
///       image = var.image
///     }
///   }
/// }
/// ";
/// let mut module = Module::new();
/// module.add("variables.tf", "variable \"image\" {\n  default = \"ghcr.io/acme/dev:main\"\n}\n");
///
/// let report = Language::Terraform(&module).lint(main, &Options::new());
/// assert_eq!(report.findings[0].rule, Rule::StaleCopies);
/// assert_eq!(report.findings[0].path, "kubernetes_pod_v1.dev.spec.container[0]");
///
/// let fixed = Language::Terraform(&module).fix(main, &FixOptions::default());
/// let fixed = String::from_utf8(fixed.bytes.into_owned())?;
/// assert!(fixed.contains("image = var.image\n      image_pull_policy = \"Always\"\n"));
/// # Ok::<(), std::string::FromUtf8Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
#[non_exhaustive]
pub enum Language<'m> {
    /// YAML or JSON, with objects as Kubernetes has them: what [`lint`](crate::lint()) and
    /// [`fix`](crate::fix()) read.
    #[default]
    Yaml,
    /// A file `*.tf` of Terraform, with the constants of its module.
    Terraform(&'m Module),
    /// A file `*.tf.json` of Terraform, with the constants of its module.
    TerraformJson(&'m Module),
}

impl Language<'_> {
    /// Lints a text.
    #[must_use]
    pub fn lint(self, text: &str, options: &Options) -> Report {
        let mut report = Report::default();
        for part in self.parts(text) {
            report.extend(self.lint_part(&part, options));
        }
        report
    }

    /// Lints one part of a text. The reports on all parts, one behind the other, are that on the
    /// text.
    #[must_use]
    pub fn lint_part(self, part: &Part<'_>, options: &Options) -> Report {
        match self {
            Self::Yaml => lint_in(&yaml(part), part, options),
            Self::Terraform(module) => lint_in(&Hcl { module }, part, options),
            Self::TerraformJson(module) => lint_in(&HclJson { module }, part, options),
        }
    }

    /// Fixes a text. Nothing is changed where any part of it cannot be read.
    #[must_use]
    pub fn fix<'t>(self, text: &'t str, options: &FixOptions) -> Fixed<'t> {
        let parts = self.parts(text);
        together(text, parts.map(|part| self.fix_part(&part, options)))
    }

    /// Fixes a text as far as it can be read. What cannot be read is passed on as it is.
    #[must_use]
    pub fn fix_readable<'t>(self, text: &'t str, options: &FixOptions) -> Fixed<'t> {
        let parts = self.parts(text);
        joined(parts.map(|part| self.fix_part(&part, options)))
    }

    /// Fixes one part of a text. It is for the caller to leave the whole text alone where any of its
    /// parts has faults.
    #[must_use]
    pub fn fix_part<'t>(self, part: &Part<'t>, options: &FixOptions) -> Fixed<'t> {
        match self {
            Self::Yaml => fix_in(&yaml(part), part, options),
            Self::Terraform(module) => fix_in(&Hcl { module }, part, options),
            Self::TerraformJson(module) => fix_in(&HclJson { module }, part, options),
        }
    }

    fn parts(self, text: &str) -> Parts<'_> {
        match self {
            Self::Yaml => Parts::of(text.as_bytes()),
            Self::Terraform(_) | Self::TerraformJson(_) => Parts::whole(text.as_bytes()),
        }
    }
}

fn yaml(part: &Part<'_>) -> Yaml {
    Yaml {
        first_item: part.item,
    }
}
