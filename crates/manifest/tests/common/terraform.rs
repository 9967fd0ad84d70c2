//! Modules of Terraform in folders of the tests.

use std::fs;
use std::path::PathBuf;

use pullpolicy_manifest::{Language, Module};

/// The constants of files.
pub(crate) fn module_of(files: impl IntoIterator<Item = PathBuf>) -> Module {
    let mut module = Module::new();
    for path in files {
        let name = path.file_name().unwrap().to_str().unwrap();
        module.add(name, &fs::read_to_string(&path).unwrap());
    }
    module
}

/// What a file of this name is written in.
pub(crate) fn language<'m>(name: &str, module: &'m Module) -> Language<'m> {
    if name.ends_with(".tf") {
        Language::Terraform(module)
    } else if name.ends_with(".tf.json") {
        Language::TerraformJson(module)
    } else {
        Language::Yaml
    }
}
