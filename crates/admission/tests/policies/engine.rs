//! Evaluates policies with the crate `cel`, in the environment that Kubernetes gives them.
//!
//! `matches` is our own, as the crate's compiles its pattern at each call. What Kubernetes has and
//! the crate lacks (`find`, `quantity`, `url`, ...) no policy uses: it would be an error here.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;

use cel::common::types;
use cel::extractors::This;
use cel::{Context, Env, Program, StructDef, Value as Cel, extensions};
use pullpolicy_admission::{Action, Policy, Target, mutating, validating};
use regex::Regex;
use serde_json::{Map, Value, json};

use crate::yaml;

/// A policy that is ready to be evaluated.
pub(crate) struct Engine {
    pub(crate) name: String,
    conditions: Vec<(String, Program)>,
    variables: Vec<(String, Program)>,
    validations: Vec<(Program, Program)>,
    mutations: Vec<Program>,
    env: Arc<Env>,
}

/// What a policy makes of a request.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// It does not look at the request.
    Unmatched,
    /// A validating policy is met.
    Met,
    /// It is not met, and says why.
    Broken(String),
    /// What a mutating policy applies, a value for each mutation.
    Applied(Vec<Value>),
}

/// The policies of both kinds for a version, without their bindings.
pub(crate) fn engines(version: &str, targets: &[Target]) -> (Vec<Engine>, Vec<Engine>) {
    let policy = Policy {
        targets: targets.to_vec(),
        ..Policy::for_version(version.parse().unwrap())
    };
    let read = |text: String| {
        let documents = yaml::documents(&text).into_iter();
        let policies =
            documents.filter(|document| !document["kind"].as_str().unwrap().ends_with("Binding"));
        policies.map(|policy| Engine::new(&policy)).collect()
    };
    (
        read(validating(&policy, &[Action::Deny]).unwrap()),
        mutating(&policy).map(read).unwrap_or_default(),
    )
}

impl Engine {
    fn new(policy: &Value) -> Self {
        let env = Arc::new(environment());
        let compiled = |value: &Value| env.compile(value.as_str().unwrap()).unwrap();
        let spec = &policy["spec"];
        let items = |key: &str| spec[key].as_array().cloned().unwrap_or_default();
        let named = |key: &str| {
            let named = items(key).into_iter();
            named
                .map(|item| {
                    (
                        item["name"].as_str().unwrap().to_owned(),
                        compiled(&item["expression"]),
                    )
                })
                .collect()
        };
        Self {
            name: policy["metadata"]["name"].as_str().unwrap().to_owned(),
            conditions: named("matchConditions"),
            variables: named("variables"),
            validations: items("validations")
                .iter()
                .map(|item| {
                    (
                        compiled(&item["expression"]),
                        compiled(&item["messageExpression"]),
                    )
                })
                .collect(),
            mutations: items("mutations")
                .iter()
                .map(|item| compiled(&item["applyConfiguration"]["expression"]))
                .collect(),
            env: Arc::clone(&env),
        }
    }

    /// The values of the variables, of which `moving` decides.
    pub(crate) fn variables(&self, object: &Value, old: &Value) -> HashMap<String, Cel> {
        let mut context = self.context(object, old);
        let mut values = HashMap::new();
        for (name, program) in &self.variables {
            values.insert(name.clone(), program.execute(&context).unwrap());
            context.add_variable_from_value("variables", values.clone());
        }
        values
    }

    /// What the policy makes of a request; `old` is null where the object is created.
    pub(crate) fn answer(&self, object: &Value, old: &Value) -> Answer {
        let mut context = self.context(object, old);
        for (name, condition) in &self.conditions {
            match condition
                .execute(&context)
                .unwrap_or_else(|error| panic!("{name}: {error}"))
            {
                Cel::Bool(true) => {}
                Cel::Bool(false) => return Answer::Unmatched,
                other => panic!("{name} is {other:?}"),
            }
        }
        context.add_variable_from_value("variables", self.variables(object, old));
        for (expression, message) in &self.validations {
            if expression.execute(&context).unwrap() == Cel::Bool(false) {
                let Cel::String(message) = message.execute(&context).unwrap() else {
                    panic!("a message is a text");
                };
                return Answer::Broken(message.to_string());
            }
        }
        if self.mutations.is_empty() {
            return Answer::Met;
        }
        let applied = self.mutations.iter();
        Answer::Applied(
            applied
                .map(|mutation| applied_value(&mutation.execute(&context).unwrap(), "Object"))
                .collect(),
        )
    }

    fn context(&self, object: &Value, old: &Value) -> Context<'_, '_> {
        let mut context = Context::with_env(Arc::clone(&self.env));
        context.add_function("matches", matches).unwrap();
        context.add_variable("object", object).unwrap();
        context.add_variable("oldObject", old).unwrap();
        let operation = if old.is_null() { "CREATE" } else { "UPDATE" };
        context
            .add_variable("request", json!({"operation": operation}))
            .unwrap();
        context
    }
}

fn matches(This(text): This<Arc<String>>, pattern: Arc<String>) -> bool {
    thread_local! {
        static KNOWN: RefCell<HashMap<Arc<String>, Regex>> = RefCell::default();
    }
    KNOWN.with_borrow_mut(|known| {
        let regex = known.entry(pattern);
        regex
            .or_insert_with_key(|pattern| Regex::new(pattern).unwrap())
            .is_match(&text)
    })
}

/// The standard library, the strings of Kubernetes' extensions, and the types of objects.
fn environment() -> Env {
    const LISTS: [&str; 4] = [
        "containers",
        "initContainers",
        "ephemeralContainers",
        "volumes",
    ];
    let mut env = Env::stdlib();
    extensions::strings(&mut env).unwrap();
    let mut add = |name: &str, fields: &[&str]| {
        let mut definition = StructDef::new(name.to_owned());
        for field in fields {
            let kind = match *field {
                "name" | "imagePullPolicy" | "pullPolicy" => types::STRING_TYPE,
                field if LISTS.contains(&field) => types::LIST_TYPE,
                field => types::Type::new_struct(format!("{name}.{field}")),
            };
            definition = definition.add_field((*field).to_owned(), kind);
        }
        env.add_type(definition).unwrap();
    };
    add("Object", &["spec", "template"]);
    for template in [
        "spec.template",
        "spec.jobTemplate.spec.template",
        "template",
    ] {
        add(&format!("Object.{template}"), &["spec"]);
        add(&format!("Object.{template}.spec"), &LISTS);
    }
    // A workload's `spec` is at the place of a pod's.
    add(
        "Object.spec",
        &[&LISTS[..], &["template", "jobTemplate"]].concat(),
    );
    add("Object.spec.jobTemplate", &["spec"]);
    add("Object.spec.jobTemplate.spec", &["template"]);
    for pod in [
        "spec",
        "spec.template.spec",
        "spec.jobTemplate.spec.template.spec",
        "template.spec",
    ] {
        for list in LISTS {
            let policy = if list == "volumes" {
                "image"
            } else {
                "imagePullPolicy"
            };
            add(&format!("Object.{pod}.{list}"), &["name", policy]);
        }
        add(&format!("Object.{pod}.volumes.image"), &["pullPolicy"]);
    }
    env
}

/// An applied value as JSON; every object must have the type of its place.
fn applied_value(value: &Cel, place: &str) -> Value {
    match value {
        Cel::Struct(object) => {
            assert_eq!(object.name(), place);
            let fields = object.field_values().into_iter();
            let fields = fields.map(|(name, value)| (name, Cel::try_from(&*value).unwrap()));
            fields
                .map(|(name, value)| {
                    let value = applied_value(&value, &format!("{place}.{name}"));
                    (name, value)
                })
                .collect::<Map<_, _>>()
                .into()
        }
        Cel::List(items) => items
            .iter()
            .map(|item| applied_value(item, place))
            .collect(),
        other => other.json().unwrap(),
    }
}
