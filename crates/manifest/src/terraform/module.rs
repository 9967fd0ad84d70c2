//! What is constant in a module: the defaults of its variables, its values, its locals.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use hcl_edit::expr::Expression;
use hcl_edit::structure::Body;
use hcl_edit::template::Template;

use super::blocks::{Blocks, unreadable};
use super::hcl::{excess, parsed};
use crate::tree::{Documents, Hops, NodeId};

/// The constants of a module, which is all of Terraform's files in one folder.
///
/// A parameter of Coder's counts as its default, too: a workspace gets that where nobody chooses.
/// A variable counts as what `terraform.tfvars` and `*.auto.tfvars` give it, else as its default. What
/// is defined twice is not known.
///
/// ```
/// use pullpolicy_manifest::{Language, Module, Options};
///
/// let mut module = Module::new();
/// module.add("main.tf", "variable \"tag\" {\n  default = \"main\"\n}\n");
/// module.add("terraform.tfvars", "tag = \"1.2.3\"\n");
/// let pod = r#"resource "kubernetes_pod" "app" {
///   spec {
///     container {
///       image = "ghcr.io/acme/app:${var.tag}"
///     }
///   }
/// }"#;
/// let report = Language::Terraform(&module).lint(pod, &Options::new());
/// assert_eq!(report.verdicts[0].image, "ghcr.io/acme/app:1.2.3");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Module {
    variables: Definitions,
    locals: Definitions,
    /// What who makes a workspace is asked for.
    parameters: Definitions,
}

/// The type of a parameter
/// (<https://registry.terraform.io/providers/coder/coder/latest/docs/data-sources/parameter>).
pub(super) const PARAMETER: &str = "coder_parameter";

type Definitions = HashMap<String, Definition>;

#[derive(Clone, Debug)]
struct Definition {
    rank: Rank,
    /// None where it is defined twice.
    value: Option<Expression>,
}

/// Which definition goes before which: the greater
/// (<https://developer.hashicorp.com/terraform/language/values/variables#variable-definition-precedence>).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    Plain,
    /// Of a file that overrides others, by its name.
    Override(String),
    Values,
    ValuesInJson,
    /// Of a file that is read by itself, by its name.
    AutomaticValues(String),
}

impl Module {
    /// No file is known.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Whether a file of this name may hold constants.
    #[must_use]
    pub fn reads(name: &str) -> bool {
        let is_values = matches!(name, "terraform.tfvars" | "terraform.tfvars.json");
        let endings = [".tf", ".tf.json", ".auto.tfvars", ".auto.tfvars.json"];
        is_values || endings.iter().any(|ending| name.ends_with(ending))
    }

    /// Takes in a file, whatever the order of the files. A file of another kind, by its name, is
    /// passed over, and so is one that does not parse, of which linting it tells.
    pub fn add(&mut self, name: &str, text: &str) {
        if excess(text).is_some() {
            return;
        }
        if let Some(stem) = name.strip_suffix(".tf") {
            self.add_body(&rank_of(stem), &parsed(text).unwrap_or_default());
        } else if let Some(stem) = name.strip_suffix(".tf.json") {
            with_json(text, |blocks| self.add_json(&rank_of(stem), blocks));
        } else if name == "terraform.tfvars" {
            self.add_values(&Rank::Values, &parsed(text).unwrap_or_default());
        } else if name == "terraform.tfvars.json" {
            let rank = Rank::ValuesInJson;
            with_json(text, |blocks| self.add_values_in_json(&rank, blocks));
        } else if name.ends_with(".auto.tfvars") {
            let rank = Rank::AutomaticValues(name.to_owned());
            self.add_values(&rank, &parsed(text).unwrap_or_default());
        } else if name.ends_with(".auto.tfvars.json") {
            let rank = Rank::AutomaticValues(name.to_owned());
            with_json(text, |blocks| self.add_values_in_json(&rank, blocks));
        }
    }

    fn add_body(&mut self, rank: &Rank, body: &Body) {
        for block in body.blocks() {
            match (block.ident.as_str(), &block.labels[..]) {
                ("locals", []) => {
                    for attribute in block.body.attributes() {
                        let value = attribute.value.clone();
                        define(&mut self.locals, attribute.key.as_str(), rank, value);
                    }
                }
                ("variable", [name]) => {
                    if let Some(default) = block.body.get_attribute("default") {
                        let value = default.value.clone();
                        define(&mut self.variables, name.as_str(), rank, value);
                    }
                }
                ("data", [kind, name]) if kind.as_str() == PARAMETER => {
                    if let Some(default) = block.body.get_attribute("default") {
                        let value = default.value.clone();
                        define(&mut self.parameters, name.as_str(), rank, value);
                    }
                }
                _ => {}
            }
        }
    }

    fn add_json(&mut self, rank: &Rank, blocks: Blocks<'_, '_>) {
        for root in blocks.roots() {
            for locals in blocks.under(root, "locals") {
                for (name, value) in blocks.entries(locals) {
                    define(&mut self.locals, &name, rank, blocks.expression(value));
                }
            }
            for (name, default) in defaults(blocks, root, "variable") {
                define(&mut self.variables, &name, rank, blocks.literal(default));
            }
            for data in blocks.under(root, "data") {
                for (name, default) in defaults(blocks, data, PARAMETER) {
                    let value = blocks.expression(default);
                    define(&mut self.parameters, &name, rank, value);
                }
            }
        }
    }

    fn add_values(&mut self, rank: &Rank, body: &Body) {
        for attribute in body.attributes() {
            let value = attribute.value.clone();
            define(&mut self.variables, attribute.key.as_str(), rank, value);
        }
    }

    fn add_values_in_json(&mut self, rank: &Rank, blocks: Blocks<'_, '_>) {
        for (name, value) in blocks.entries(blocks.tree.root()) {
            define(&mut self.variables, &name, rank, blocks.literal(value));
        }
    }

    /// What a variable is where nobody gives it another value.
    pub(super) fn variable(&self, name: &str) -> Option<&Expression> {
        self.variables.get(name)?.value.as_ref()
    }

    /// What a parameter of Coder's is where nobody chooses.
    pub(super) fn parameter(&self, name: &str) -> Option<&Expression> {
        self.parameters.get(name)?.value.as_ref()
    }

    /// What a local value is.
    pub(super) fn local(&self, name: &str) -> Option<&Expression> {
        self.locals.get(name)?.value.as_ref()
    }
}

/// Files that are called so override others
/// (<https://developer.hashicorp.com/terraform/language/files/override>).
fn rank_of(stem: &str) -> Rank {
    if stem == "override" || stem.ends_with("_override") {
        Rank::Override(stem.to_owned())
    } else {
        Rank::Plain
    }
}

fn define(definitions: &mut Definitions, name: &str, rank: &Rank, value: Expression) {
    let new = Definition {
        rank: rank.clone(),
        value: Some(value),
    };
    match definitions.entry(name.to_owned()) {
        Entry::Vacant(entry) => {
            entry.insert(new);
        }
        Entry::Occupied(mut entry) => {
            let known = entry.get_mut();
            if known.rank < new.rank {
                *known = new;
            } else if known.rank == new.rank {
                known.value = None;
            }
        }
    }
}

/// Looks at a file in JSON, if it can be read.
fn with_json(text: &str, look: impl FnOnce(Blocks<'_, '_>)) {
    let tree = Documents::of(text).next().and_then(Result::ok);
    if let Some(tree) = tree.filter(|tree| tree.first_alias().is_none()) {
        look(Blocks {
            tree: &tree,
            hops: &Hops::default(),
        });
    }
}

/// The defaults of the named blocks under a key, with the names.
fn defaults(blocks: Blocks<'_, '_>, node: NodeId, key: &str) -> Vec<(String, NodeId)> {
    let mut found = Vec::new();
    for named in blocks.under(node, key) {
        for (name, block) in blocks.labelled(named) {
            let block = blocks.one_or_many(block).into_iter();
            let defaults = block.filter_map(|it| blocks.argument(it, "default"));
            found.extend(defaults.map(|default| (name.clone(), default)));
        }
    }
    found
}

/// A string of JSON, in which `${…}` is an expression. What does not parse is not known.
pub(super) fn template(text: &str) -> Expression {
    if !text.contains(['$', '%']) {
        return Expression::from(text);
    }
    let template: Result<Template, _> = text.parse();
    template.map_or_else(
        |_| unreadable(),
        |template| Expression::StringTemplate(template.into()),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terraform::eval::{Evaluator, Value};

    /// What an expression comes to in a module of these files.
    fn value(files: &[(&str, &str)], expression: &str) -> Value {
        let mut module = Module::new();
        for (name, text) in files {
            module.add(name, text);
        }
        let expression: Expression = expression.parse().unwrap();
        Evaluator::new(&module).value(&expression).0
    }

    fn text(text: &str) -> Value {
        Value::Text(text.to_owned())
    }

    const DEFAULT: (&str, &str) = ("main.tf", "variable \"x\" {\n  default = \"default\"\n}\n");

    #[test]
    fn what_is_nearer_to_the_user_goes_before() {
        let files = [
            DEFAULT,
            (
                "override.tf",
                "variable \"x\" {\n  default = \"override\"\n}\n",
            ),
            ("z_override.tf", "variable \"x\" {\n  default = \"z\"\n}\n"),
            ("terraform.tfvars", "x = \"values\"\n"),
            ("terraform.tfvars.json", r#"{"x": "json"}"#),
            ("a.auto.tfvars", "x = \"a\"\n"),
            ("b.auto.tfvars.json", r#"{"x": "b"}"#),
        ];
        let expected = ["default", "override", "z", "values", "json", "a", "b"];
        for (last, expected) in expected.into_iter().enumerate() {
            let mut known = files.get(..=last).unwrap().to_vec();
            assert_eq!(value(&known, "var.x"), text(expected));
            known.reverse();
            assert_eq!(value(&known, "var.x"), text(expected), "in any order");
        }
    }

    #[test]
    fn what_is_defined_twice_is_not_known() {
        let other = ("variables.tf", DEFAULT.1);
        assert_eq!(value(&[DEFAULT, other], "var.x"), Value::Unknown);
        let locals = [("a.tf", "locals {\n  a = 1\n}\nlocals {\n  a = 1\n}\n")];
        assert_eq!(value(&locals, "local.a"), Value::Unknown);
    }

    #[test]
    fn other_files_are_passed_over() {
        for name in [
            "other.tfvars",
            "main.tf.bak",
            "main.tftest.hcl",
            "README.md",
        ] {
            assert!(!Module::reads(name), "{name}");
            assert_eq!(value(&[(name, DEFAULT.1)], "var.x"), Value::Unknown);
        }
        let broken = ("broken.tf", "variable \"x\" {\n");
        assert_eq!(value(&[DEFAULT, broken], "var.x"), text("default"));
    }

    #[test]
    fn marks_and_line_ends_do_not_matter() {
        let marked = format!("\u{feff}{}", DEFAULT.1.replace('\n', "\r\n"));
        assert_eq!(value(&[("main.tf", &marked)], "var.x"), text("default"));
        let json = "\u{feff}{\"variable\": [{\"x\": [{\"default\": \"${y}\"}]}]}\r\n";
        assert_eq!(value(&[("main.tf.json", json)], "var.x"), text("${y}"));
    }

    #[test]
    fn values_of_json_are_what_they_are_in_hcl() {
        let values = r#"{"n": 1.50, "t": true, "z": null, "s": "${x}\u00e4\/", "l": [{"k": "a"}], "d": 1, "d": 2}"#;
        let deep = |depth| format!("{{\"x\": {}1{}}}", "[".repeat(depth), "]".repeat(depth));
        let path = |depth| format!("var.x{}", "[0]".repeat(depth));
        let files = [("terraform.tfvars.json", values)];
        for (expression, expected) in [
            ("var.n", text("1.5")),
            ("var.t", Value::Bool(true)),
            ("var.z", Value::Null),
            ("var.s", text("${x}ä/")),
            ("var.l[0].k", text("a")),
            ("var.d", Value::Unknown),
        ] {
            assert_eq!(value(&files, expression), expected, "{expression}");
        }
        for (depth, expected) in [
            (100, text("1")),
            (127, Value::Unknown),
            (900, Value::Unknown),
        ] {
            let files = [("a.auto.tfvars.json", &*deep(depth))];
            assert_eq!(value(&files, &path(depth)), expected, "{depth}");
        }
        for broken in ["{\"x\": ", "[]", "{\"x\": &a 1, \"y\": *a}"] {
            let files = [("terraform.tfvars.json", broken)];
            assert_eq!(value(&files, "var.x"), Value::Unknown, "{broken}");
        }
    }

    #[test]
    fn expressions_are_followed_as_far_as_they_are_constant() {
        let locals = r#"locals {
  list   = ["a", { b = "c" }]
  number = 1.50
  text   = <<-EOT
    a
      ${local.number}
  EOT
  deep   = { "x.y" = { (local.key) = "found" } }
  key    = "z"
  hidden = { (var.unknown) = 1, z = 2 }
}
"#;
        let files = [("main.tf", locals)];
        for (expression, expected) in [
            ("local.list[0]", Some("a")),
            ("local.list[1].b", Some("c")),
            ("local.list.1[\"b\"]", Some("c")),
            ("local.deep[\"x.y\"].z", Some("found")),
            ("local.text", Some("a\n  1.5\n")),
            ("{ a = \"b\" }.a", Some("b")),
            ("\"${local.number}x\"", Some("1.5x")),
            ("\"$${a}%%{b}\"", Some("${a}%{b}")),
            ("local.key != \"a\" ? \"yes\" : \"no\"", Some("yes")),
            ("local.key == null || false ? \"yes\" : \"no\"", Some("no")),
            ("local.number == \"1.5\" ? \"yes\" : \"no\"", None),
            ("local.list", None),
            ("local.list[*]", None),
            ("local.list[-1]", None),
            ("local.hidden.z", None),
            ("local", None),
            ("\"${local.key ~}  x\"", None),
            ("[for x in local.list : x][0]", None),
            ("-local.number", None),
            ("1 + 1", None),
            ("uuid()", None),
        ] {
            let expected = expected.map_or(Value::Unknown, text);
            assert_eq!(value(&files, expression), expected, "{expression}");
        }
    }

    #[test]
    fn functions_are_followed_where_they_are_certain() {
        let locals = r#"locals {
  map   = { a = "x:main", n = 1 }
  list  = ["p", "q"]
  empty = []
  none  = null
  also  = local.list
}
variable "open" {
  type    = object({ a = optional(string, "y") })
  default = {}
}
variable "blank" {
  default = ""
}
"#;
        let files = [("main.tf", locals)];
        for (expression, expected) in [
            (r#"lookup(local.map, "a")"#, Some("x:main")),
            (r#"lookup(local.map, "b", "z")"#, Some("z")),
            (r#"lookup(local.map, "b")"#, None),
            (r#"lookup(local.map, var.unknown, "z")"#, None),
            (r#"lookup(var.open, "a", "z")"#, None),
            (r#"lookup(var.unknown, "a", "z")"#, None),
            (r#"coalesce("", null, "c")"#, Some("c")),
            (r#"coalesce(var.blank, "c")"#, Some("c")),
            (r#"coalesce(var.unknown, "c")"#, None),
            (r#"coalesce("", null)"#, None),
            (r#"try(local.map.b, local.list[7], "t")"#, Some("t")),
            (r#"try(local.map.a, "t")"#, Some("x:main")),
            (r#"try(local.unknown.a, "t")"#, None),
            (r#"try(var.open.a, "t")"#, None),
            (r#"try({ a = "b" }, {}).a"#, Some("b")),
            (r#"can(local.map.b) ? "y" : "n""#, Some("n")),
            (r#"can(local.map.a) ? "y" : "n""#, Some("y")),
            (
                r#"format("%s:%d%%%v", "a", local.map.n, true)"#,
                Some("a:1%true"),
            ),
            (r#"format("%s", "a", "b")"#, None),
            (r#"format("%s:%s", "a")"#, None),
            (r#"format("%5s", "a")"#, None),
            (r#"format("%", "a")"#, None),
            (r#"join(":", local.also)"#, Some("p:q")),
            (r#"join(":", [])"#, Some("")),
            (r#"join(":", ["a", var.unknown])"#, None),
            ("element(local.list, 3)", Some("q")),
            ("element(local.empty, 0)", None),
            (r#"element([{ a = "b" }], 0).a"#, Some("b")),
            (r#"concat(local.list, ["r"])[2]"#, Some("r")),
            (r#"concat(local.list, var.unknown)[0]"#, None),
            (r#"merge(local.map, { a = "m" }).a"#, Some("m")),
            (r#"merge({ a = "m" }, { b = "n" }).a"#, Some("m")),
            (r#"merge({ a = "m" }, var.unknown).a"#, None),
            (r#"split(":", "a:b")[1]"#, Some("b")),
            (r#"split(":", "a:b")[2]"#, None),
            (r#"contains(local.list, "q") ? "y" : "n""#, Some("y")),
            (r#"contains(local.list, "r") ? "y" : "n""#, Some("n")),
            (r#"contains([var.unknown], "r") ? "y" : "n""#, None),
            (r#"one(["o"])"#, Some("o")),
            (r#"one(["o", "p"])"#, None),
            (r#"replace("a-b-c", "-", "/")"#, Some("a/b/c")),
            (r#"replace("abc", "/b/", "x")"#, None),
            (r#"lower("AB")"#, Some("ab")),
            (r#"lower("\u0130")"#, None),
            (r#"upper("ab")"#, Some("AB")),
            (r#"trimspace(" a\n")"#, Some("a")),
            (r#"trimprefix("v1", "v")"#, Some("1")),
            (r#"trimsuffix("1-rc", "-rc")"#, Some("1")),
            (r#"tostring(local.map.n)"#, Some("1")),
            (r#"nonsensitive(sensitive("s"))"#, Some("s")),
            (r#"coalesce(["a"]...)"#, None),
            (r#"provider::other::lower("AB")"#, None),
            ("local.none", None),
        ] {
            let known = value(&files, expression).text();
            assert_eq!(known.as_deref(), expected, "{expression}");
        }
        let depends = |expression: &str| {
            let mut module = Module::new();
            module.add("main.tf", locals);
            Evaluator::new(&module)
                .value(&expression.parse().unwrap())
                .1
        };
        assert!(
            depends(r#"coalesce(var.blank, "c")"#),
            "another may be given"
        );
        assert!(!depends(r#"coalesce("", "c")"#));
    }
}
