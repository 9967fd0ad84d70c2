//! Findings in JSON: one object on one line, with the library's decision and error as it writes them.

use std::fmt::Write as _;

use pullpolicy::{Error, PullPolicy, Span};

use crate::container::Object;
use crate::finding::{Edit, Fault, Finding, Obstacle, Position, Remedy};
use crate::fix::{Change, Refusal};
use crate::units::Units;

impl Finding {
    /// The finding as JSON, on one line, with the name of its file.
    ///
    /// ```
    /// use pullpolicy_manifest::{Options, lint};
    ///
    /// let report = lint("kind: Pod\nspec: {containers: [{image: 'app:main'}]}\n", &Options::new());
    /// let json = report.findings[0].to_json("pod.yaml");
    /// assert!(json.starts_with(r#"{"file":"pod.yaml","rule":"stale-copies","#));
    /// ```
    #[must_use]
    pub fn to_json(&self, file: &str) -> String {
        self.written(file, None)
    }

    /// The same, with its span and its edit in code units.
    pub(crate) fn to_json_with(&self, file: &str, units: &Units<'_>) -> String {
        self.written(file, Some(units))
    }

    fn written(&self, file: &str, units: Option<&Units<'_>>) -> String {
        let mut fields = vec![
            ("file", text(file)),
            ("rule", text(self.rule.id())),
            ("severity", text(self.severity.as_str())),
            ("message", text(&self.message)),
            ("help", text_or_null(self.help.as_deref())),
            ("start", position(self.start)),
            ("end", position(self.end)),
        ];
        fields.extend(units.map(|units| ("span", span(units.span(self.span)))));
        let decision = self.decision.as_ref().map(|decision| decision.to_json());
        // The library's errors stand under a key of their own.
        let error = self.error.as_ref().map(Error::to_json);
        let error = error.as_deref().map(|error| {
            let inner = error.strip_prefix(r#"{"error":"#);
            inner
                .and_then(|inner| inner.strip_suffix('}'))
                .unwrap_or(error)
        });
        let null = || "null".to_owned();
        fields.extend([
            ("object", object(&self.object)),
            ("path", text(&self.path)),
            ("container", text_or_null(self.container.as_deref())),
            ("image", text_or_null(self.image.as_deref())),
            ("fix", self.fix(units)),
            ("decision", decision.unwrap_or_else(null)),
            ("error", error.map_or_else(null, str::to_owned)),
        ]);
        written(&fields)
    }

    fn fix(&self, units: Option<&Units<'_>>) -> String {
        let (policy, flag) = match self.remedy {
            Remedy::None => return "null".to_owned(),
            Remedy::Fix(policy) => (policy, None),
            Remedy::Relax(policy) => (policy, Some("relax")),
            Remedy::Explicit(policy) => (policy, Some("explicit")),
        };
        let obstacle = self.obstacle.map(Obstacle::as_str);
        let mut fields = vec![
            ("policy", text(policy.as_str())),
            ("flag", text_or_null(flag)),
            ("obstacle", text_or_null(obstacle)),
        ];
        if let Some(units) = units {
            let own = self.edit.as_ref().map(|own| edit(own, units));
            fields.push(("edit", own.unwrap_or_else(|| "null".to_owned())));
        }
        written(&fields)
    }
}

impl Fault {
    /// The fault as JSON, on one line, with the name of its file.
    #[must_use]
    pub fn to_json(&self, file: &str) -> String {
        written(&self.fields(file))
    }

    /// The same, with its offset in code units.
    pub(crate) fn to_json_with(&self, file: &str, units: &Units<'_>) -> String {
        let mut fields = self.fields(file);
        fields.push(("offset", units.before(self.offset).to_string()));
        written(&fields)
    }

    fn fields(&self, file: &str) -> Vec<(&'static str, String)> {
        vec![
            ("file", text(file)),
            ("kind", text(self.kind.as_str())),
            ("message", text(&self.message)),
            ("start", position(self.position)),
        ]
    }
}

impl Change {
    /// The change as JSON, on one line, with the name of its file.
    #[must_use]
    pub fn to_json(&self, file: &str) -> String {
        written(&self.fields(file))
    }

    /// The same, with the edit that it is, in code units.
    pub(crate) fn to_json_with(&self, file: &str, units: &Units<'_>) -> String {
        let mut fields = self.fields(file);
        fields.push(("edit", edit(&self.edit, units)));
        written(&fields)
    }

    fn fields(&self, file: &str) -> Vec<(&'static str, String)> {
        vec![
            ("file", text(file)),
            ("start", position(self.position)),
            ("object", object(&self.object)),
            ("path", text(&self.path)),
            ("container", text_or_null(self.container.as_deref())),
            ("image", text(&self.image)),
            ("from", text_or_null(self.from.map(PullPolicy::as_str))),
            ("to", text(self.to.as_str())),
        ]
    }
}

impl Refusal {
    /// The refusal as JSON, on one line, with the name of its file.
    #[must_use]
    pub fn to_json(&self, file: &str) -> String {
        written(&self.fields(file))
    }

    /// The same, with the span of the image in code units.
    pub(crate) fn to_json_with(&self, file: &str, units: &Units<'_>) -> String {
        let mut fields = self.fields(file);
        fields.push(("span", span(units.span(self.span))));
        written(&fields)
    }

    fn fields(&self, file: &str) -> Vec<(&'static str, String)> {
        vec![
            ("file", text(file)),
            ("start", position(self.position)),
            ("object", object(&self.object)),
            ("path", text(&self.path)),
            ("container", text_or_null(self.container.as_deref())),
            ("image", text(&self.image)),
            ("obstacle", text(self.obstacle.as_str())),
            ("message", text(self.obstacle.message())),
        ]
    }
}

/// An object with its keys in the given order, of values that are JSON already.
pub(crate) fn written(fields: &[(&str, String)]) -> String {
    let mut object = String::from("{");
    for (index, (key, value)) in fields.iter().enumerate() {
        let separator = if index == 0 { "" } else { "," };
        let _ = write!(object, "{separator}{}:{value}", text(key));
    }
    object.push('}');
    object
}

/// A list of values that are JSON already.
pub(crate) fn list(values: impl Iterator<Item = String>) -> String {
    let values: Vec<String> = values.collect();
    format!("[{}]", values.join(","))
}

/// A text as JSON. A string always has a form in it.
pub(crate) fn text(text: &str) -> String {
    serde_json::to_string(text).unwrap_or_default()
}

fn text_or_null(value: Option<&str>) -> String {
    value.map_or_else(|| "null".to_owned(), text)
}

fn position(position: Position) -> String {
    let Position { line, column } = position;
    format!(r#"{{"line":{line},"column":{column}}}"#)
}

fn span(span: Span) -> String {
    let Span { start, end } = span;
    format!(r#"{{"start":{start},"end":{end}}}"#)
}

fn edit(edit: &Edit, units: &Units<'_>) -> String {
    written(&[
        ("span", span(units.span(edit.span))),
        ("text", text(&edit.text)),
    ])
}

fn object(object: &Object) -> String {
    written(&[
        ("apiVersion", text_or_null(object.api_version.as_deref())),
        ("kind", text_or_null(object.kind.as_deref())),
        ("namespace", text_or_null(object.namespace.as_deref())),
        ("name", text_or_null(object.name.as_deref())),
    ])
}
