//! YAML and JSON files as JSON texts, one for each document, for what may hold passwords.
//!
//! JSON is passed on as it is written. YAML is turned into JSON event by event; every buffer of ours
//! is wiped after use, and no error quotes the file.

use std::borrow::Cow;
use std::collections::HashMap;
use std::ops::Range;

use granit_parser::{Event, Parser, ScalarStyle};
use serde::de::IgnoredAny;
use zeroize::{Zeroize as _, Zeroizing};

/// How many bytes of JSON each byte of a file may become, and what every file may besides: aliases
/// can make much of little.
const GROWTH: (usize, usize) = (8, 1 << 20);
/// The deepest nesting that is read.
const DEEPEST: usize = 1_000;

/// The JSON text of a document.
pub(crate) type Document = Zeroizing<String>;

/// Reads every document of a file, or says why that fails, without quoting it.
pub(crate) fn documents(text: &str) -> Result<Vec<Document>, String> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if serde_json::from_str::<IgnoredAny>(text).is_ok() {
        return Ok(vec![Zeroizing::new(text.to_owned())]);
    }
    let mut writer = Writer {
        longest: text.len().saturating_mul(GROWTH.0).saturating_add(GROWTH.1),
        ..Writer::default()
    };
    for next in Parser::new_from_str(text) {
        let (event, span) = next.map_err(|error| fault(error.marker(), "it is no valid YAML"))?;
        let written = writer.take(event);
        written.map_err(|why| fault(&span.start, why))?;
    }
    Ok(writer.documents)
}

fn fault(place: &granit_parser::Marker, why: &str) -> String {
    let (line, column) = (place.line(), place.col() + 1);
    format!("{why}, at line {line}, column {column}")
}

/// Writes the events of a stream as JSON.
#[derive(Default)]
struct Writer {
    documents: Vec<Document>,
    json: Document,
    open: Vec<Open>,
    /// The most that a document may become.
    longest: usize,
    /// Where the nodes with an anchor stand in the text.
    anchors: HashMap<usize, Range<usize>>,
}

/// A list or an object that is not complete.
struct Open {
    is_object: bool,
    /// Keys and values, or elements, so far.
    children: usize,
    anchor: usize,
    start: usize,
}

impl Writer {
    fn take(&mut self, event: Event<'_>) -> Result<(), &'static str> {
        match event {
            Event::DocumentStart(..) => {
                self.json = Zeroizing::new(String::new());
                self.anchors.clear();
            }
            Event::DocumentEnd => self.documents.push(std::mem::take(&mut self.json)),
            Event::Scalar(value, style, anchor, tag) => {
                self.separate()?;
                let start = self.json.len();
                let is_text = tag.is_some_and(|tag| tag.core_suffix() == Some("str"));
                let plain = style == ScalarStyle::Plain && !is_text && !self.at_key();
                match Scalar::of(&value).filter(|_| plain) {
                    Some(scalar) => self.push(scalar.0)?,
                    None => self.text(&value)?,
                }
                wipe(value);
                self.complete(anchor, start);
            }
            Event::SequenceStart(_, anchor, _) => self.begin(false, anchor)?,
            Event::MappingStart(_, anchor, _) => self.begin(true, anchor)?,
            Event::SequenceEnd => self.end("]")?,
            Event::MappingEnd => self.end("}")?,
            Event::Alias(anchor) => {
                let copied = self.anchors.get(&anchor).cloned();
                let node = copied.and_then(|range| self.json.get(range));
                let node = Zeroizing::new(node.ok_or("an alias within what it names")?.to_owned());
                self.separate()?;
                if self.at_key() && !node.starts_with('"') {
                    return Err("a key that is no text");
                }
                let start = self.json.len();
                self.push(&node)?;
                self.complete(0, start);
            }
            _ => {}
        }
        Ok(())
    }

    /// Whether what comes next is the key of an object.
    fn at_key(&self) -> bool {
        let innermost = self.open.last();
        innermost.is_some_and(|open| open.is_object && open.children % 2 == 0)
    }

    /// Writes what stands between two nodes.
    fn separate(&mut self) -> Result<(), &'static str> {
        let between = match self.open.last() {
            Some(open) if open.children == 0 => "",
            Some(open) if open.is_object && open.children % 2 == 1 => ":",
            Some(_) => ",",
            None => "",
        };
        self.push(between)
    }

    fn begin(&mut self, is_object: bool, anchor: usize) -> Result<(), &'static str> {
        if self.at_key() {
            return Err("a key that is no text");
        }
        if self.open.len() == DEEPEST {
            return Err("it is nested too deeply");
        }
        self.separate()?;
        self.open.push(Open {
            is_object,
            children: 0,
            anchor,
            start: self.json.len(),
        });
        self.push(if is_object { "{" } else { "[" })
    }

    fn end(&mut self, bracket: &str) -> Result<(), &'static str> {
        self.push(bracket)?;
        if let Some(open) = self.open.pop() {
            self.complete(open.anchor, open.start);
        }
        Ok(())
    }

    /// Notes that a node is complete.
    fn complete(&mut self, anchor: usize, start: usize) {
        if anchor > 0 {
            self.anchors.insert(anchor, start..self.json.len());
        }
        if let Some(open) = self.open.last_mut() {
            open.children += 1;
        }
    }

    fn text(&mut self, value: &str) -> Result<(), &'static str> {
        let quoted = serde_json::to_string(value).map_err(|_| "it cannot be written as JSON")?;
        self.push(&Zeroizing::new(quoted))
    }

    /// Appends to the text, which is moved by hand where it has to grow, so that it can be wiped.
    fn push(&mut self, text: &str) -> Result<(), &'static str> {
        let needed = self.json.len() + text.len();
        if needed > self.longest {
            return Err("it is too large");
        }
        if needed > self.json.capacity() {
            let mut larger = Zeroizing::new(String::with_capacity(needed * 2));
            larger.push_str(&self.json);
            self.json = larger;
        }
        self.json.push_str(text);
        Ok(())
    }
}

/// A plain scalar that is no text, as JSON.
struct Scalar<'v>(&'v str);

impl<'v> Scalar<'v> {
    fn of(value: &'v str) -> Option<Self> {
        match value {
            "" | "~" | "null" | "Null" | "NULL" => Some(Self("null")),
            "true" | "True" | "TRUE" => Some(Self("true")),
            "false" | "False" | "FALSE" => Some(Self("false")),
            _ => serde_json::from_str::<serde_json::Number>(value)
                .is_ok()
                .then_some(Self(value)),
        }
    }
}

/// Wipes a value that the parser made for us.
fn wipe(value: Cow<'_, str>) {
    if let Cow::Owned(mut value) = value {
        value.zeroize();
    }
}

#[cfg(test)]
mod tests {
    use super::documents;

    fn json(text: &str) -> Vec<String> {
        let documents = documents(text).unwrap();
        documents.iter().map(|json| json.to_string()).collect()
    }

    #[test]
    fn yaml_becomes_json() {
        let yaml = "\
# what kubectl prints
kind: Secret
data: {.dockerconfigjson: eyJh, n: 1, t: yes, q: \"1\", e: , s: !!str 5}
metadata: &m
  - a: 'it''s'
    true: |
      two
      lines
  - []
copy: *m
--- # another
~
---
{\"x\": [1.5, null]}
";
        assert_eq!(
            json(yaml),
            [
                r#"{"kind":"Secret","data":{".dockerconfigjson":"eyJh","n":1,"t":"yes","q":"1","e":null,"s":"5"},"metadata":[{"a":"it's","true":"two\nlines\n"},[]],"copy":[{"a":"it's","true":"two\nlines\n"},[]]}"#,
                "null",
                r#"{"x":[1.5,null]}"#,
            ]
        );
        assert!(json("").is_empty() && json("# nothing\n").is_empty());
    }

    #[test]
    fn json_is_passed_on_as_it_is() {
        let text = "{\"a\": 1,\n\"a\": {\"b\": 1e400}}\n";
        assert_eq!(json(text), [text]);
        assert_eq!(json("\u{feff}[]"), ["[]"]);
    }

    #[test]
    fn what_cannot_be_read_is_an_error_that_quotes_nothing() {
        for (text, why) in [
            ("planted: [", "it is no valid YAML, at line "),
            (
                "? [planted]\n: 1",
                "a key that is no text, at line 1, column ",
            ),
            (
                "? {planted: 1}\n: 1",
                "a key that is no text, at line 1, column ",
            ),
        ] {
            let error = documents(text).unwrap_err();
            assert!(
                error.starts_with(why) && !error.contains("planted"),
                "{error}"
            );
        }
        let bomb: String = (0..30).fold("a0: &a0 [x]\n".to_owned(), |text, level| {
            let next = level + 1;
            format!(
                "{text}a{next}: &a{next} [{}]\n",
                vec![format!("*a{level}"); 9].join(", ")
            )
        });
        assert!(documents(&bomb).unwrap_err().starts_with("it is too large"));
        assert!(documents(&"[".repeat(100_000)).is_err());
    }
}
