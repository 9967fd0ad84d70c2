//! Old debts: findings that are known, and are not to be reported again.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use crate::container::Object;
use crate::finding::Finding;

/// Findings that are known. They are told apart by file, rule, object, container and image, not by
/// their lines, so that a manifest may be edited around them; another image is another finding.
///
/// ```
/// use pullpolicy_manifest::{Baseline, Options, lint};
///
/// let pod = "kind: Pod\nspec: {containers: [{image: 'app:main'}]}\n";
/// let mut known = Baseline::new();
/// for finding in lint(pod, &Options::new()).findings {
///     known.add("pod.yaml", &finding);
/// }
/// let text = known.to_json();
/// let mut known = Baseline::from_json(&text).unwrap();
/// let again = lint(&format!("# edited\n{pod}"), &Options::new());
/// assert!(known.take("pod.yaml", &again.findings[0]));
/// assert!(!known.take("pod.yaml", &again.findings[0]), "it was known once");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Baseline {
    entries: BTreeMap<Entry, usize>,
}

/// A finding without its place.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Entry {
    file: String,
    rule: String,
    object: String,
    container: String,
    image: String,
}

impl Entry {
    fn of(file: &str, finding: &Finding) -> Self {
        let Object {
            kind,
            namespace,
            name,
            ..
        } = &finding.object;
        let parts = [kind, namespace, name].map(|part| part.as_deref().unwrap_or(""));
        Self {
            file: file.to_owned(),
            rule: finding.rule.id().to_owned(),
            object: parts.join("/"),
            container: finding.container.as_ref().unwrap_or(&finding.path).clone(),
            image: finding.image.clone().unwrap_or_default(),
        }
    }
}

impl Baseline {
    /// No finding is known.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Reads what [`to_json`](Self::to_json) wrote.
    ///
    /// # Errors
    ///
    /// One sentence on what is no baseline about the text.
    pub fn from_json(text: &str) -> Result<Self, String> {
        let value: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let findings = value.get("findings").and_then(Value::as_array);
        let findings = findings.ok_or("a list is expected under the key `findings`")?;
        let mut baseline = Self::new();
        for (index, finding) in findings.iter().enumerate() {
            let text = |key: &str| {
                let text = finding.get(key).and_then(Value::as_str);
                text.map(str::to_owned)
                    .ok_or_else(|| format!("a string is expected at `/findings/{index}/{key}`"))
            };
            let entry = Entry {
                file: text("file")?,
                rule: text("rule")?,
                object: text("object")?,
                container: text("container")?,
                image: text("image")?,
            };
            let count = finding.get("count").and_then(Value::as_u64).unwrap_or(1);
            let count = usize::try_from(count).unwrap_or(usize::MAX);
            let known = baseline.entries.entry(entry).or_default();
            *known = known.saturating_add(count);
        }
        Ok(baseline)
    }

    /// The known findings as JSON, in an order that does not depend on how they were found, for a
    /// file that is kept beside the manifests.
    #[must_use]
    pub fn to_json(&self) -> String {
        let findings: Vec<Value> = self
            .entries
            .iter()
            .map(|(entry, count)| {
                let mut object = Map::new();
                let texts = [
                    ("file", &entry.file),
                    ("rule", &entry.rule),
                    ("object", &entry.object),
                    ("container", &entry.container),
                    ("image", &entry.image),
                ];
                for (key, text) in texts {
                    object.insert(key.to_owned(), json!(text));
                }
                if *count > 1 {
                    object.insert("count".to_owned(), json!(count));
                }
                Value::Object(object)
            })
            .collect();
        let lines: Vec<String> = findings
            .iter()
            .map(|finding| format!("  {finding}"))
            .collect();
        if lines.is_empty() {
            return "{\"findings\": []}\n".to_owned();
        }
        format!("{{\"findings\": [\n{}\n]}}\n", lines.join(",\n"))
    }

    /// Takes note of a finding.
    pub fn add(&mut self, file: &str, finding: &Finding) {
        *self.entries.entry(Entry::of(file, finding)).or_default() += 1;
    }

    /// Whether a finding is known. Each known finding answers once.
    pub fn take(&mut self, file: &str, finding: &Finding) -> bool {
        let known = self.entries.get_mut(&Entry::of(file, finding));
        let known = known.filter(|count| **count > 0);
        known.map(|count| *count -= 1).is_some()
    }

    /// The known findings of one file.
    #[must_use]
    pub fn of_file(&self, file: &str) -> Self {
        let first = Entry {
            file: file.to_owned(),
            rule: String::new(),
            object: String::new(),
            container: String::new(),
            image: String::new(),
        };
        let own = self.entries.range(first..);
        let own = own.take_while(|(entry, _)| entry.file == file);
        Self {
            entries: own.map(|(entry, count)| (entry.clone(), *count)).collect(),
        }
    }

    /// Takes in the findings of another one.
    pub fn extend(&mut self, other: Self) {
        for (entry, count) in other.entries {
            *self.entries.entry(entry).or_default() += count;
        }
    }

    /// How many findings are known, and were not asked for since.
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.values().sum()
    }

    /// Whether no finding is known.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
