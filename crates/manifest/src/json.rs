//! Findings in JSON: one object on one line, with the library's decision and error as it writes them.

use pullpolicy::{Error, PullPolicy};
use serde_json::{Value, json};

use crate::container::Object;
use crate::finding::{Fault, Finding, Obstacle, Position, Remedy};
use crate::fix::{Change, Refusal};

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
        let fields = [
            ("file", json!(file)),
            ("rule", json!(self.rule.id())),
            ("severity", json!(self.severity.as_str())),
            ("message", json!(self.message)),
            ("help", json!(self.help)),
            ("start", position(self.start)),
            ("end", position(self.end)),
            ("object", object(&self.object)),
            ("path", json!(self.path)),
            ("container", json!(self.container)),
            ("image", json!(self.image)),
            ("fix", self.fix()),
        ];
        let decision = self.decision.as_ref().map(|decision| decision.to_json());
        // The library's errors stand under a key of their own.
        let error = self.error.as_ref().map(Error::to_json);
        let error = error.as_deref().map(|error| {
            let inner = error.strip_prefix(r#"{"error":"#);
            inner
                .and_then(|inner| inner.strip_suffix('}'))
                .unwrap_or(error)
        });
        let mut text = written(&fields);
        text.pop();
        text.push_str(r#","decision":"#);
        text.push_str(decision.as_deref().unwrap_or("null"));
        text.push_str(r#","error":"#);
        text.push_str(error.unwrap_or("null"));
        text.push('}');
        text
    }

    fn fix(&self) -> Value {
        let (policy, flag) = match self.remedy {
            Remedy::None => return Value::Null,
            Remedy::Fix(policy) => (policy, None),
            Remedy::Relax(policy) => (policy, Some("relax")),
            Remedy::Explicit(policy) => (policy, Some("explicit")),
        };
        json!({
            "policy": policy.as_str(),
            "flag": flag,
            "obstacle": self.obstacle.map(Obstacle::as_str),
        })
    }
}

impl Fault {
    /// The fault as JSON, on one line, with the name of its file.
    #[must_use]
    pub fn to_json(&self, file: &str) -> String {
        written(&[
            ("file", json!(file)),
            ("kind", json!(self.kind.as_str())),
            ("message", json!(self.message)),
            ("start", position(self.position)),
        ])
    }
}

impl Change {
    /// The change as JSON, on one line, with the name of its file.
    #[must_use]
    pub fn to_json(&self, file: &str) -> String {
        written(&[
            ("file", json!(file)),
            ("start", position(self.position)),
            ("object", object(&self.object)),
            ("path", json!(self.path)),
            ("container", json!(self.container)),
            ("image", json!(self.image)),
            ("from", json!(self.from.map(PullPolicy::as_str))),
            ("to", json!(self.to.as_str())),
        ])
    }
}

impl Refusal {
    /// The refusal as JSON, on one line, with the name of its file.
    #[must_use]
    pub fn to_json(&self, file: &str) -> String {
        written(&[
            ("file", json!(file)),
            ("start", position(self.position)),
            ("object", object(&self.object)),
            ("path", json!(self.path)),
            ("container", json!(self.container)),
            ("image", json!(self.image)),
            ("obstacle", json!(self.obstacle.as_str())),
            ("message", json!(self.obstacle.message())),
        ])
    }
}

/// An object with its keys in the given order.
fn written(fields: &[(&str, Value)]) -> String {
    let members: Vec<String> = fields
        .iter()
        .map(|(key, value)| format!("{}:{value}", json!(key)))
        .collect();
    format!("{{{}}}", members.join(","))
}

fn position(position: Position) -> Value {
    json!({"line": position.line, "column": position.column})
}

fn object(object: &Object) -> Value {
    json!({
        "apiVersion": object.api_version,
        "kind": object.kind,
        "namespace": object.namespace,
        "name": object.name,
    })
}
