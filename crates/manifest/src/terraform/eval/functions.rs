//! Terraform's functions (<https://developer.hashicorp.com/terraform/language/functions>): those that
//! put texts together and choose among values. Whatever is not sure to come out the same is not
//! known.

use std::borrow::Cow;

use hcl_edit::expr::{Expression, FuncCall};

use super::{Evaluator, LONGEST, Path, Value};

impl Evaluator<'_> {
    /// What is at this path in the result of a call.
    pub(super) fn call(&self, call: &FuncCall, path: &Path<'_>, depth: usize) -> Value {
        if !call.name.namespace.is_empty() || call.args.expand_final() {
            return Value::Unknown;
        }
        let arguments: Vec<&Expression> = call.args.iter().collect();
        match (call.name.name.as_str(), &arguments[..], path) {
            ("try", candidates, _) => self.first_there(candidates, path, depth),
            ("lookup", [map, key, default @ ..], []) => self.lookup(map, key, default, depth),
            ("element", [list, index], _) => self.element(list, index, path, depth),
            ("concat", lists, [index, rest @ ..]) => {
                let index = index.parse().ok();
                let elements = lists.iter().map(|list| self.elements(list, depth));
                let elements: Option<Vec<_>> = elements.collect();
                match elements.zip(index) {
                    Some((elements, index)) => {
                        let element: Option<&&Expression> = elements.iter().flatten().nth(index);
                        element.map_or(Value::Absent, |it| self.select(it, rest, depth))
                    }
                    None => Value::Unknown,
                }
            }
            // Only what is directly in the maps is merged.
            ("merge", maps, [_]) => {
                let maps: Vec<&Expression> = maps.iter().rev().copied().collect();
                self.first_there(&maps, path, depth)
            }
            ("split", [separator, text], [index]) => {
                match (
                    self.given_text(separator, depth),
                    self.given_text(text, depth),
                ) {
                    (Some(separator), Some(text)) if !separator.is_empty() => {
                        let piece = index
                            .parse()
                            .ok()
                            .and_then(|at| text.split(&*separator).nth(at));
                        piece.map_or(Value::Absent, |piece| self.text(piece))
                    }
                    _ => Value::Unknown,
                }
            }
            ("sensitive" | "nonsensitive" | "tomap" | "tolist", [value], _) => {
                self.select(value, path, depth)
            }
            (_, _, [_, ..]) => Value::Unknown,
            (name, arguments, []) => self.scalar(name, arguments, depth),
        }
    }

    /// Functions whose result is no collection.
    fn scalar(&self, name: &str, arguments: &[&Expression], depth: usize) -> Value {
        let text = |of: &Expression| self.given_text(of, depth);
        let result = match (name, arguments) {
            ("coalesce", candidates) => return self.coalesce(candidates, depth),
            ("can", [value]) => {
                return match self.select(value, &[], depth) {
                    Value::Unknown => Value::Unknown,
                    value => Value::Bool(value != Value::Absent),
                };
            }
            ("contains", [list, wanted]) => return self.contains(list, wanted, depth),
            ("one", [list]) => match self.elements(list, depth).as_deref() {
                Some([only]) => return self.select(only, &[], depth),
                Some([]) => return Value::Null,
                _ => None,
            },
            ("join", [separator, list]) => self.join(separator, list, depth),
            ("format", [spec, values @ ..]) => self.format(spec, values, depth),
            ("tostring", [value]) => text(value),
            ("lower", [value]) => text(value)
                .filter(|it| it.is_ascii())
                .map(|it| it.to_ascii_lowercase()),
            ("upper", [value]) => text(value)
                .filter(|it| it.is_ascii())
                .map(|it| it.to_ascii_uppercase()),
            ("trimspace", [value]) => text(value)
                .filter(|it| it.is_ascii())
                .map(|it| it.trim().to_owned()),
            ("trimprefix", [value, prefix]) => text(value)
                .zip(text(prefix))
                .map(|(it, prefix)| it.strip_prefix(&*prefix).unwrap_or(&it).to_owned()),
            ("trimsuffix", [value, suffix]) => text(value)
                .zip(text(suffix))
                .map(|(it, suffix)| it.strip_suffix(&*suffix).unwrap_or(&it).to_owned()),
            ("replace", [value, from, to]) => self.replace(value, from, to, depth),
            _ => None,
        };
        result.map_or(Value::Unknown, |text| self.text(&text))
    }

    /// The first of several that is not missing.
    fn first_there(&self, candidates: &[&Expression], path: &Path<'_>, depth: usize) -> Value {
        let values = candidates.iter().map(|it| self.select(it, path, depth));
        let mut there = values.skip_while(|value| *value == Value::Absent);
        there.next().unwrap_or(Value::Absent)
    }

    fn lookup(
        &self,
        map: &Expression,
        key: &Expression,
        default: &[&Expression],
        depth: usize,
    ) -> Value {
        let Some(key) = self.given_text(key, depth) else {
            return Value::Unknown;
        };
        match (self.select(map, &[Cow::Owned(key)], depth), default) {
            (Value::Absent, [default]) => self.select(default, &[], depth),
            (value, _) => value,
        }
    }

    fn element(
        &self,
        list: &Expression,
        index: &Expression,
        path: &Path<'_>,
        depth: usize,
    ) -> Value {
        let elements = self.elements(list, depth);
        let index = self.given_text(index, depth);
        let index = index.and_then(|index| index.parse::<usize>().ok());
        match elements.zip(index) {
            Some((elements, index)) => {
                // It begins anew behind the last.
                let index = index.checked_rem(elements.len());
                let element = index.and_then(|index| elements.get(index));
                element.map_or(Value::Absent, |it| self.select(it, path, depth))
            }
            None => Value::Unknown,
        }
    }

    /// The first that is neither null nor empty.
    fn coalesce(&self, candidates: &[&Expression], depth: usize) -> Value {
        let values = candidates.iter().map(|it| self.select(it, &[], depth));
        let is_none = |value: &Value| matches!(value, Value::Null) || is_empty(value);
        match values.skip_while(is_none).map(Value::text).next() {
            Some(Some(text)) => Value::Text(text),
            _ => Value::Unknown,
        }
    }

    fn contains(&self, list: &Expression, wanted: &Expression, depth: usize) -> Value {
        let Some((elements, wanted)) = self
            .elements(list, depth)
            .zip(self.given_text(wanted, depth))
        else {
            return Value::Unknown;
        };
        let texts = elements.iter().map(|it| self.given_text(it, depth));
        let texts: Option<Vec<String>> = texts.collect();
        texts.map_or(Value::Unknown, |texts| Value::Bool(texts.contains(&wanted)))
    }

    fn join(&self, separator: &Expression, list: &Expression, depth: usize) -> Option<String> {
        let separator = self.given_text(separator, depth)?;
        let mut joined = String::new();
        for (index, element) in self.elements(list, depth)?.into_iter().enumerate() {
            if index > 0 {
                joined.push_str(&separator);
            }
            joined.push_str(&self.given_text(element, depth)?);
            (joined.len() <= LONGEST).then_some(())?;
        }
        Some(joined)
    }

    /// Of the verbs only `%s`, `%v` and `%d`, which write a value as a template would.
    fn format(&self, spec: &Expression, values: &[&Expression], depth: usize) -> Option<String> {
        let spec = self.given_text(spec, depth)?;
        let mut values = values.iter();
        let mut whole = String::new();
        let mut rest = &*spec;
        while let Some((before, behind)) = rest.split_once('%') {
            whole.push_str(before);
            let verb = behind.chars().next()?;
            match verb {
                '%' => whole.push('%'),
                's' | 'v' | 'd' => whole.push_str(&self.given_text(values.next()?, depth)?),
                _ => return None,
            }
            (whole.len() <= LONGEST).then_some(())?;
            rest = behind.get(verb.len_utf8()..)?;
        }
        whole.push_str(rest);
        values.next().is_none().then_some(whole)
    }

    fn replace(
        &self,
        value: &Expression,
        from: &Expression,
        to: &Expression,
        depth: usize,
    ) -> Option<String> {
        let [value, from, to] = [value, from, to].map(|it| self.given_text(it, depth));
        let (value, from, to) = (value?, from?, to?);
        // Between slashes it would be a regular expression.
        let is_plain = !(from.is_empty() || from.starts_with('/') && from.ends_with('/'));
        let most = value.matches(&*from).count().saturating_mul(to.len()) + value.len();
        (is_plain && most <= LONGEST).then(|| value.replace(&*from, &to))
    }

    /// A value as a text, if it is known.
    fn given_text(&self, expression: &Expression, depth: usize) -> Option<String> {
        self.select(expression, &[], depth).text()
    }

    /// The elements of a list that is written out, here or as a local value or a default.
    fn elements<'e>(&'e self, list: &'e Expression, depth: usize) -> Option<Vec<&'e Expression>> {
        let mut list = list;
        for _ in depth..super::DEEPEST {
            self.take(1).then_some(())?;
            list = match list {
                Expression::Array(array) => return Some(array.iter().collect()),
                Expression::Parenthesis(inner) => inner.inner(),
                Expression::Traversal(traversal) => {
                    let steps = self.steps_of(traversal, depth + 1)?;
                    match self.definition(traversal, &steps)? {
                        (definition, []) => definition,
                        _ => return None,
                    }
                }
                _ => return None,
            };
        }
        None
    }
}

fn is_empty(value: &Value) -> bool {
    matches!(value, Value::Text(text) if text.is_empty())
}
