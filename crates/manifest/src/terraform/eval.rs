//! What expressions come to, as far as they are constant.

mod functions;

use std::borrow::Cow;
use std::cell::Cell;

use hcl_edit::expr::{
    BinaryOp, BinaryOperator, Expression, Object, ObjectKey, Traversal, TraversalOperator,
    UnaryOperator,
};
use hcl_edit::template::{Element, Strip, Template};

use super::module::{Module, PARAMETER};
use super::number::decimal;

/// How deep expressions may be within each other, those that they refer to included.
const DEEPEST: usize = 128;

/// How much all expressions of a document may cost to follow, in steps.
const STEPS: usize = 1 << 20;

/// How much of a text costs a step, in bytes.
const TEXT: usize = 64;

/// The longest text that is put together: that of an image is shorter.
const LONGEST: usize = 16 << 10;

/// What an expression comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Value {
    /// Only a plan can tell, or it is more than is looked at here.
    Unknown,
    /// There is nothing of this name, which is a fault unless a function provides for it.
    Absent,
    Null,
    Bool(bool),
    Number(String),
    Text(String),
}

impl Value {
    /// The value as the text that it becomes where one is expected.
    pub(super) fn text(self) -> Option<String> {
        match self {
            Self::Unknown | Self::Absent | Self::Null => None,
            Self::Bool(value) => Some(value.to_string()),
            Self::Number(text) | Self::Text(text) => Some(text),
        }
    }

    fn truth(self) -> Option<bool> {
        match self.text().as_deref() {
            Some("true") => Some(true),
            Some("false") => Some(false),
            _ => None,
        }
    }
}

/// Follows expressions.
pub(super) struct Evaluator<'m> {
    module: &'m Module,
    steps: Cell<usize>,
    met_variable: Cell<bool>,
}

/// A way into a value: keys and indices, the first one first.
type Path<'p> = [Cow<'p, str>];

impl<'m> Evaluator<'m> {
    pub(super) fn new(module: &'m Module) -> Self {
        Self {
            module,
            steps: Cell::new(STEPS),
            met_variable: Cell::new(false),
        }
    }

    /// What an expression comes to, and whether that depends on a variable, which may be given
    /// another value.
    pub(super) fn value(&self, expression: &Expression) -> (Value, bool) {
        self.met_variable.set(false);
        let value = match self.select(expression, &[], 0) {
            Value::Absent => Value::Unknown,
            value => value,
        };
        (value, self.met_variable.get())
    }

    /// Whether the steps did not suffice.
    pub(super) fn is_used_up(&self) -> bool {
        self.steps.get() == 0
    }

    fn take(&self, steps: usize) -> bool {
        let left = self.steps.get().checked_sub(steps);
        self.steps.set(left.unwrap_or(0));
        left.is_some()
    }

    /// What is at this path in the value of an expression.
    fn select(&self, expression: &Expression, path: &Path<'_>, depth: usize) -> Value {
        if depth == DEEPEST || !self.take(1) {
            return Value::Unknown;
        }
        let depth = depth + 1;
        match (expression, path) {
            (Expression::Parenthesis(inner), _) => self.select(inner.inner(), path, depth),
            (Expression::Conditional(choice), _) => {
                match self.select(&choice.cond_expr, &[], depth).truth() {
                    Some(true) => self.select(&choice.true_expr, path, depth),
                    Some(false) => self.select(&choice.false_expr, path, depth),
                    None => Value::Unknown,
                }
            }
            (Expression::Traversal(traversal), _) => self.traversal(traversal, path, depth),
            (Expression::Object(object), [key, rest @ ..]) => self.entry(object, key, rest, depth),
            (Expression::Array(array), [index, rest @ ..]) => {
                let Ok(index) = index.parse() else {
                    return Value::Unknown;
                };
                let element = array.get(index);
                element.map_or(Value::Absent, |it| self.select(it, rest, depth))
            }
            (Expression::FuncCall(call), _) => self.call(call, path, depth),
            (_, [_, ..]) => Value::Unknown,
            (Expression::Null(_), _) => Value::Null,
            (Expression::Bool(value), _) => Value::Bool(*value.value()),
            (Expression::Number(number), _) => {
                let written = number.as_repr().and_then(|written| decimal(written));
                written.map_or(Value::Unknown, Value::Number)
            }
            (Expression::String(text), _) => self.text(text.value()),
            (Expression::StringTemplate(template), _) => self.template(template, depth),
            (Expression::HeredocTemplate(heredoc), _) => self.template(&heredoc.template, depth),
            (Expression::UnaryOp(operation), _) => {
                let value = self.select(&operation.expr, &[], depth);
                match (*operation.operator.value(), value.truth()) {
                    (UnaryOperator::Not, Some(value)) => Value::Bool(!value),
                    _ => Value::Unknown,
                }
            }
            (Expression::BinaryOp(operation), _) => self.operation(operation, depth),
            _ => Value::Unknown,
        }
    }

    fn text(&self, text: &str) -> Value {
        if text.len() <= LONGEST && self.take(text.len() / TEXT) {
            Value::Text(text.to_owned())
        } else {
            Value::Unknown
        }
    }

    /// `var.…`, `local.…`, and what is written on the spot.
    fn traversal(&self, traversal: &Traversal, path: &Path<'_>, depth: usize) -> Value {
        let Some(mut steps) = self.steps_of(traversal, depth) else {
            return Value::Unknown;
        };
        steps.extend_from_slice(path);
        match self.definition(traversal, &steps) {
            Some((definition, rest)) => match self.select(definition, rest, depth) {
                // The type of a variable may have a default for what is not given.
                Value::Absent if is_variable(traversal) => Value::Unknown,
                value => value,
            },
            None => Value::Unknown,
        }
    }

    /// What a traversal begins with, and the steps from there on.
    fn definition<'e, 's>(
        &'e self,
        traversal: &'e Traversal,
        steps: &'s Path<'s>,
    ) -> Option<(&'e Expression, &'s Path<'s>)> {
        let Expression::Variable(root) = &traversal.expr else {
            return Some((&traversal.expr, steps));
        };
        let (definition, rest) = match (root.as_str(), steps) {
            ("var", [name, rest @ ..]) => (self.given(self.module.variable(name)), rest),
            ("local", [name, rest @ ..]) => (self.module.local(name), rest),
            ("data", [kind, name, value, rest @ ..]) if kind == PARAMETER && value == "value" => {
                (self.given(self.module.parameter(name)), rest)
            }
            _ => return None,
        };
        Some((definition?, rest))
    }

    /// What holds only where nobody gives another value.
    fn given<'e>(&self, default: Option<&'e Expression>) -> Option<&'e Expression> {
        self.met_variable.set(true);
        default
    }

    fn steps_of<'e>(&self, traversal: &'e Traversal, depth: usize) -> Option<Vec<Cow<'e, str>>> {
        let steps = traversal.operators.iter().map(|operator| {
            self.take(1).then_some(())?;
            match operator.value() {
                TraversalOperator::GetAttr(name) => Some(Cow::Borrowed(name.as_str())),
                TraversalOperator::LegacyIndex(index) => Some(Cow::Owned(index.to_string())),
                TraversalOperator::Index(index) => {
                    self.select(index, &[], depth).text().map(Cow::Owned)
                }
                TraversalOperator::AttrSplat(_) | TraversalOperator::FullSplat(_) => None,
            }
        });
        steps.collect()
    }

    fn entry(&self, object: &Object, key: &str, rest: &Path<'_>, depth: usize) -> Value {
        for (name, value) in object {
            let is_it = match name {
                ObjectKey::Ident(name) => self.take(1).then(|| name.as_str() == key),
                ObjectKey::Expression(name) => {
                    let name = self.select(name, &[], depth).text();
                    name.map(|name| name == key)
                }
            };
            match is_it {
                Some(true) => return self.select(value.expr(), rest, depth),
                Some(false) => {}
                // It might be the one that is meant.
                None => return Value::Unknown,
            }
        }
        Value::Absent
    }

    fn template(&self, template: &Template, depth: usize) -> Value {
        if let Some(Element::Interpolation(only)) = template.as_single_element() {
            return self.select(&only.expr, &[], depth);
        }
        let mut whole = String::new();
        for element in template {
            let piece = match element {
                Element::Literal(text) => self.text(text.value()),
                Element::Interpolation(it) if it.strip == Strip::None => {
                    self.select(&it.expr, &[], depth)
                }
                Element::Interpolation(_) | Element::Directive(_) => Value::Unknown,
            };
            match piece.text() {
                Some(piece) if whole.len() + piece.len() <= LONGEST => whole.push_str(&piece),
                _ => return Value::Unknown,
            }
        }
        Value::Text(whole)
    }

    fn operation(&self, operation: &BinaryOp, depth: usize) -> Value {
        let left = self.select(&operation.lhs_expr, &[], depth);
        let right = self.select(&operation.rhs_expr, &[], depth);
        let result = match operation.operator.value() {
            BinaryOperator::Eq => equal(&left, &right),
            BinaryOperator::NotEq => equal(&left, &right).map(|equal| !equal),
            BinaryOperator::And => left.truth().zip(right.truth()).map(|(a, b)| a && b),
            BinaryOperator::Or => left.truth().zip(right.truth()).map(|(a, b)| a || b),
            _ => None,
        };
        result.map_or(Value::Unknown, Value::Bool)
    }
}

/// Whether a traversal begins with an input variable.
fn is_variable(traversal: &Traversal) -> bool {
    let root = traversal.expr.as_variable();
    root.is_some_and(|root| root.as_str() == "var")
}

/// Whether two values are equal, where it can be said: values of different types never are, but what
/// looks like one may become another.
fn equal(left: &Value, right: &Value) -> Option<bool> {
    match (left, right) {
        (Value::Unknown | Value::Absent, _) | (_, Value::Unknown | Value::Absent) => None,
        (Value::Null, other) | (other, Value::Null) => Some(*other == Value::Null),
        (Value::Bool(left), Value::Bool(right)) => Some(left == right),
        (Value::Text(left), Value::Text(right)) | (Value::Number(left), Value::Number(right)) => {
            Some(left == right)
        }
        _ => None,
    }
}
