//! The messages of Terraform's plugin protocol 6 that this provider speaks, as prost structs.
//!
//! Only the fields that it reads or writes are here: protobuf skips the others. Names follow the
//! protocol's, numbers are its numbers.

use std::collections::BTreeMap;

/// A value: msgpack as Terraform writes it. Answers could be JSON too.
#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct DynamicValue {
    #[prost(bytes = "vec", tag = "1")]
    pub(crate) msgpack: Vec<u8>,
}

/// What Terraform shows as an error or a warning.
#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct Diagnostic {
    #[prost(enumeration = "Severity", tag = "1")]
    pub(crate) severity: i32,
    #[prost(string, tag = "2")]
    pub(crate) summary: String,
    #[prost(string, tag = "3")]
    pub(crate) detail: String,
    #[prost(message, optional, tag = "4")]
    pub(crate) attribute: Option<AttributePath>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, prost::Enumeration)]
#[repr(i32)]
pub(crate) enum Severity {
    Invalid = 0,
    Error = 1,
    Warning = 2,
}

/// Which argument a diagnostic is about.
#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct AttributePath {
    #[prost(message, repeated, tag = "1")]
    pub(crate) steps: Vec<Step>,
}

/// One step of a path; the other kinds of steps, into lists and maps, are never written.
#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct Step {
    #[prost(string, tag = "1")]
    pub(crate) attribute_name: String,
}

/// The arguments of a provider or a data source.
#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct Schema {
    #[prost(int64, tag = "1")]
    pub(crate) version: i64,
    #[prost(message, optional, tag = "2")]
    pub(crate) block: Option<Block>,
}

#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct Block {
    #[prost(int64, tag = "1")]
    pub(crate) version: i64,
    #[prost(message, repeated, tag = "2")]
    pub(crate) attributes: Vec<Attribute>,
    #[prost(string, tag = "4")]
    pub(crate) description: String,
    #[prost(enumeration = "TextFormat", tag = "5")]
    pub(crate) description_kind: i32,
}

#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct Attribute {
    #[prost(string, tag = "1")]
    pub(crate) name: String,
    /// A type constraint as JSON.
    #[prost(bytes = "vec", tag = "2")]
    pub(crate) r#type: Vec<u8>,
    #[prost(string, tag = "3")]
    pub(crate) description: String,
    #[prost(bool, tag = "5")]
    pub(crate) optional: bool,
    #[prost(bool, tag = "6")]
    pub(crate) computed: bool,
    #[prost(enumeration = "TextFormat", tag = "8")]
    pub(crate) description_kind: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, prost::Enumeration)]
#[repr(i32)]
pub(crate) enum TextFormat {
    Plain = 0,
    Markdown = 1,
}

#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct Function {
    #[prost(message, repeated, tag = "1")]
    pub(crate) parameters: Vec<Parameter>,
    #[prost(message, optional, tag = "3")]
    pub(crate) r#return: Option<Return>,
    #[prost(string, tag = "4")]
    pub(crate) summary: String,
    #[prost(string, tag = "5")]
    pub(crate) description: String,
    #[prost(enumeration = "TextFormat", tag = "6")]
    pub(crate) description_kind: i32,
}

#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct Parameter {
    #[prost(string, tag = "1")]
    pub(crate) name: String,
    #[prost(bytes = "vec", tag = "2")]
    pub(crate) r#type: Vec<u8>,
    #[prost(string, tag = "5")]
    pub(crate) description: String,
    #[prost(enumeration = "TextFormat", tag = "6")]
    pub(crate) description_kind: i32,
}

#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct Return {
    #[prost(bytes = "vec", tag = "1")]
    pub(crate) r#type: Vec<u8>,
}

/// A request, or an answer, without fields.
#[derive(Clone, Copy, PartialEq, prost::Message)]
pub(crate) struct Empty {}

#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct ProviderSchemaAnswer {
    /// Must be there, even for a provider without arguments.
    #[prost(message, optional, tag = "1")]
    pub(crate) provider: Option<Schema>,
    #[prost(btree_map = "string, message", tag = "3")]
    pub(crate) data_source_schemas: BTreeMap<String, Schema>,
    #[prost(btree_map = "string, message", tag = "7")]
    pub(crate) functions: BTreeMap<String, Function>,
}

#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct MetadataAnswer {
    #[prost(message, repeated, tag = "3")]
    pub(crate) data_sources: Vec<Named>,
    #[prost(message, repeated, tag = "5")]
    pub(crate) functions: Vec<Named>,
}

/// A data source or a function, by its name.
#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct Named {
    #[prost(string, tag = "1")]
    pub(crate) name: String,
}

#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct FunctionsAnswer {
    #[prost(btree_map = "string, message", tag = "1")]
    pub(crate) functions: BTreeMap<String, Function>,
}

#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct CallFunction {
    #[prost(string, tag = "1")]
    pub(crate) name: String,
    #[prost(message, repeated, tag = "2")]
    pub(crate) arguments: Vec<DynamicValue>,
}

#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct CallFunctionAnswer {
    #[prost(message, optional, tag = "1")]
    pub(crate) result: Option<DynamicValue>,
    #[prost(message, optional, tag = "2")]
    pub(crate) error: Option<FunctionError>,
}

#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct FunctionError {
    #[prost(string, tag = "1")]
    pub(crate) text: String,
    /// The place of the argument at fault; the first is 0, none is another thing.
    #[prost(int64, optional, tag = "2")]
    pub(crate) function_argument: Option<i64>,
}

#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct ValidateProviderConfig {
    #[prost(message, optional, tag = "1")]
    pub(crate) config: Option<DynamicValue>,
}

/// The only answer whose diagnostics are not its first field.
#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct ValidateProviderConfigAnswer {
    #[prost(message, repeated, tag = "2")]
    pub(crate) diagnostics: Vec<Diagnostic>,
}

#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct ConfigureProvider {
    #[prost(message, optional, tag = "2")]
    pub(crate) config: Option<DynamicValue>,
}

/// The arguments of a data source, to be checked or to be answered.
#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct DataSource {
    #[prost(string, tag = "1")]
    pub(crate) type_name: String,
    #[prost(message, optional, tag = "2")]
    pub(crate) config: Option<DynamicValue>,
}

/// The answer to a check, and to `ConfigureProvider`.
#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct DiagnosticsAnswer {
    #[prost(message, repeated, tag = "1")]
    pub(crate) diagnostics: Vec<Diagnostic>,
}

#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct ReadDataSourceAnswer {
    #[prost(message, optional, tag = "1")]
    pub(crate) state: Option<DynamicValue>,
    #[prost(message, repeated, tag = "2")]
    pub(crate) diagnostics: Vec<Diagnostic>,
}
