//! Terraform: which resources have containers, and what of them is constant.
//!
//! Both of its syntaxes, HCL and JSON, are read into the same shape (`Source`), and what is found in
//! either is found by the same code. Every place comes from a parser: that of `hcl-edit`, or that of
//! YAML, which JSON is. The one for HCL is recursive, and refuses more than 64 levels, for which it
//! needs some 1 MiB of stack.

mod blocks;
mod comments;
mod eval;
mod find;
mod hcl;
mod json;
mod kinds;
mod manifest;
mod module;
mod number;
mod slot;

pub(crate) use hcl::Hcl;
pub(crate) use json::HclJson;
pub use module::Module;
