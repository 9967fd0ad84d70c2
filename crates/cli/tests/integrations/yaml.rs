//! A YAML text as a value: as much as `action.yml` needs.

use granit_parser::{Event, Parser};
use serde_json::{Map, Value};

/// A list or a mapping that is not complete, with the key that waits for its value.
enum Open {
    List(Vec<Value>),
    Mapping(Map<String, Value>, Option<String>),
}

/// Reads a text of one document; every scalar becomes a text.
pub(crate) fn value_of(text: &str) -> Value {
    let mut open = Vec::new();
    let mut whole = None;
    for event in Parser::new_from_str(text) {
        let (event, _) = event.unwrap_or_else(|error| panic!("{error}"));
        let complete = match event {
            Event::Scalar(value, ..) => Value::from(value.into_owned()),
            Event::SequenceStart(..) => {
                open.push(Open::List(Vec::new()));
                continue;
            }
            Event::MappingStart(..) => {
                open.push(Open::Mapping(Map::new(), None));
                continue;
            }
            Event::SequenceEnd | Event::MappingEnd => match open.pop().unwrap() {
                Open::List(list) => Value::from(list),
                Open::Mapping(mapping, _) => Value::from(mapping),
            },
            Event::Alias(..) => panic!("GitHub reads no aliases in actions"),
            _ => continue,
        };
        match open.last_mut() {
            None => whole = Some(complete),
            Some(Open::List(list)) => list.push(complete),
            Some(Open::Mapping(mapping, key)) => match key.take() {
                None => *key = Some(complete.as_str().unwrap().to_owned()),
                Some(key) => {
                    assert!(
                        mapping.insert(key.clone(), complete).is_none(),
                        "{key} twice"
                    );
                }
            },
        }
    }
    whole.unwrap()
}
