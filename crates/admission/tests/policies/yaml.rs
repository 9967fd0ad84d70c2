//! A stream of YAML as JSON values, by the parser that the program reads manifests with.

use granit_parser::{Event, Parser, ScalarStyle};
use serde_json::{Map, Value};

/// Every document of a stream.
pub(crate) fn documents(text: &str) -> Vec<Value> {
    let events = Parser::new_from_str(text).map(|next| next.expect("valid YAML").0);
    let mut events = events.filter(|event| !matches!(event, Event::Comment(..)));
    let mut documents = Vec::new();
    while let Some(event) = events.next() {
        if let Event::DocumentStart(..) = event {
            let first = events.next().expect("a document has a node");
            documents.push(node(first, &mut events));
        }
    }
    documents
}

fn node<'a>(event: Event<'a>, events: &mut impl Iterator<Item = Event<'a>>) -> Value {
    match event {
        Event::Scalar(text, ScalarStyle::Plain, ..) => {
            assert!(
                !["true", "false", "null", "~", ""].contains(&&*text),
                "{text}"
            );
            assert!(text.parse::<f64>().is_err(), "{text} is no text");
            Value::from(text.into_owned())
        }
        Event::Scalar(text, ..) => Value::from(text.into_owned()),
        Event::SequenceStart(..) => {
            let mut items = Vec::new();
            loop {
                match events.next().expect("the list ends") {
                    Event::SequenceEnd => return Value::from(items),
                    item => items.push(node(item, events)),
                }
            }
        }
        Event::MappingStart(..) => {
            let mut map = Map::new();
            loop {
                match events.next().expect("the mapping ends") {
                    Event::MappingEnd => return Value::from(map),
                    key => {
                        let Value::String(key) = node(key, events) else {
                            panic!("a key that is no text");
                        };
                        let value = events.next().expect("a key has a value");
                        let value = node(value, events);
                        assert!(map.insert(key, value).is_none(), "a key is there twice");
                    }
                }
            }
        }
        other => panic!("{other:?} in a policy"),
    }
}
