//! What the author of a manifest does not want to hear.

use std::collections::HashMap;

use pullpolicy::Span;

use crate::rule::Rule;

/// Begins a comment that is for us.
const COMMENT: &str = "pullpolicy:";

/// Some rules, or all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct RuleSet(u32);

impl RuleSet {
    /// Every rule.
    pub(crate) const ALL: Self = Self(u32::MAX);

    /// The rules of a list of ids with commas between them. What is none is passed over.
    pub(crate) fn of_ids(list: &str) -> Self {
        let rules = list.split(',').filter_map(|id| id.trim().parse().ok());
        Self(rules.fold(0, |set, rule: Rule| set | Self::bit(rule)))
    }

    /// The rules that a comment names, all where it names none. Nothing where it says something else.
    pub(crate) fn of_comment(text: &str) -> Option<Self> {
        let rest = text.trim_start().strip_prefix(COMMENT)?.trim_start();
        let rest = rest.strip_prefix("ignore")?;
        let Some(list) = rest.strip_prefix('[') else {
            let is_word = rest.is_empty() || rest.starts_with(char::is_whitespace);
            return is_word.then_some(Self::ALL);
        };
        let (list, _) = list.split_once(']')?;
        Some(Self::of_ids(list))
    }

    fn bit(rule: Rule) -> u32 {
        1 << (rule as u32)
    }

    fn has(self, rule: Rule) -> bool {
        self.0 & Self::bit(rule) != 0
    }

    pub(crate) fn add(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

/// What is suppressed in a document.
#[derive(Debug, Default)]
pub(crate) struct Suppressions {
    everywhere: RuleSet,
    /// By where the containers begin.
    containers: HashMap<usize, RuleSet>,
    /// By lines that are no container's, in their order.
    lines: Vec<(Span, RuleSet)>,
    /// By objects, and where one is named by their containers.
    objects: HashMap<(usize, Option<String>), RuleSet>,
}

impl Suppressions {
    pub(crate) fn everywhere(&mut self, rules: RuleSet) {
        self.everywhere.add(rules);
    }

    pub(crate) fn in_container(&mut self, start: usize, rules: RuleSet) {
        self.containers.entry(start).or_default().add(rules);
    }

    /// Lines come in the order of the text.
    pub(crate) fn in_lines(&mut self, lines: Span, rules: RuleSet) {
        self.lines.push((lines, rules));
    }

    pub(crate) fn in_object(&mut self, object: usize, container: Option<String>, rules: RuleSet) {
        let own = self.objects.entry((object, container)).or_default();
        own.add(rules);
    }

    /// Takes in what another document says of its objects, which are numbered from `first` on here.
    pub(crate) fn of_objects(&mut self, other: Self, first: usize) {
        for ((object, container), rules) in other.objects {
            self.in_object(first + object, container, rules);
        }
    }

    /// Whether something is not to be said of the container that begins at this place.
    pub(crate) fn cover_container(
        &self,
        rule: Rule,
        start: usize,
        object: usize,
        name: Option<&str>,
    ) -> bool {
        let own = self.containers.get(&start);
        own.is_some_and(|rules| rules.has(rule)) || self.cover(rule, object, name)
    }

    /// Whether something is not to be said of a field at this place, in the container that begins at
    /// `start` or in none.
    pub(crate) fn cover_field(
        &self,
        rule: Rule,
        place: usize,
        start: Option<usize>,
        object: usize,
        name: Option<&str>,
    ) -> bool {
        let behind = self
            .lines
            .partition_point(|(lines, _)| lines.start <= place);
        let before = self.lines.get(..behind).unwrap_or_default();
        // A comment holds for two lines, so no more than two of them can hold here.
        let mut near = before.iter().rev().take(2);
        let in_lines = near.any(|(lines, rules)| place < lines.end && rules.has(rule));
        let of_container = |start| self.cover_container(rule, start, object, name);
        in_lines || start.map_or_else(|| self.cover(rule, object, name), of_container)
    }

    fn cover(&self, rule: Rule, object: usize, name: Option<&str>) -> bool {
        let of_object = |container: Option<String>| {
            let rules = self.objects.get(&(object, container));
            rules.is_some_and(|rules| rules.has(rule))
        };
        self.everywhere.has(rule)
            || !self.objects.is_empty()
                && (of_object(None) || name.is_some_and(|name| of_object(Some(name.to_owned()))))
    }
}
