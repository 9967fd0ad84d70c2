//! What files are written in, by their names.

use crate::language::Language;
use crate::terraform::Module;

/// What a file is written in.
///
/// ```
/// use pullpolicy_manifest::Syntax;
///
/// assert_eq!(Syntax::of_file("deploy/main.tf"), Syntax::Terraform);
/// assert_eq!(Syntax::of_file("values.yaml"), Syntax::Yaml);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Syntax {
    /// YAML or JSON, as of [`Language::Yaml`].
    #[default]
    Yaml,
    /// Terraform's own language.
    Terraform,
    /// JSON, as Terraform reads it.
    TerraformJson,
}

impl Syntax {
    /// What a file of this name is written in. Terraform reads its endings in lower case alone.
    #[must_use]
    pub fn of_file(name: &str) -> Self {
        if name.ends_with(".tf") {
            Self::Terraform
        } else if name.ends_with(".tf.json") {
            Self::TerraformJson
        } else {
            Self::Yaml
        }
    }

    /// The language of a file that belongs to this module, if it is one of Terraform's.
    #[must_use]
    pub const fn language(self, module: &Module) -> Language<'_> {
        match self {
            Self::Yaml => Language::Yaml,
            Self::Terraform => Language::Terraform(module),
            Self::TerraformJson => Language::TerraformJson(module),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Syntax;

    #[test]
    fn endings_tell_the_syntax() {
        for (name, syntax) in [
            ("main.tf", Syntax::Terraform),
            ("a/b.tf.json", Syntax::TerraformJson),
            ("main.TF", Syntax::Yaml),
            ("terraform.tfvars", Syntax::Yaml),
            ("pod.json", Syntax::Yaml),
            ("-", Syntax::Yaml),
            ("", Syntax::Yaml),
        ] {
            assert_eq!(Syntax::of_file(name), syntax, "{name}");
        }
    }
}
