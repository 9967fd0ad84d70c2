//! Modules of Terraform in folders of the tests.

use std::fs;
use std::path::PathBuf;

use pullpolicy_manifest::{Language, Module, Syntax};

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
    Syntax::of_file(name).language(module)
}
