//! The functions: `provider::pullpolicy::resolve(image, policy)` and its like. They are pure; no
//! provider block, file or environment changes what they answer.

use std::collections::BTreeMap;

use pullpolicy::{
    Decision, Error, ErrorCode, Request, RequestedPolicy, classify, kubernetes_default,
};
use serde_json::Value;

use crate::messages::{
    self, CallFunction, CallFunctionAnswer, DynamicValue, FunctionError, Return, TextFormat,
};
use crate::rules;
use crate::types::{self, Type};
use crate::value::{Known, packed, written};

struct Function {
    name: &'static str,
    summary: &'static str,
    description: &'static str,
    parameters: &'static [Parameter],
    returns: Type,
    answer: fn(&[Value]) -> Result<Value, Error>,
}

/// A parameter; its name is the key of the request that it becomes.
struct Parameter {
    name: &'static str,
    takes: Type,
    description: &'static str,
}

const IMAGE: Parameter = Parameter {
    name: "image",
    takes: Type::Text,
    description: "The image reference, as a container's `image` holds it.",
};

const TAG: Parameter = Parameter {
    name: "tag",
    takes: Type::Text,
    description: "A tag alone, as a template's `image_tag` holds it: `26.37.0`, or with a digest, \
                  `main@sha256:…`.",
};

const POLICY: Parameter = Parameter {
    name: "policy",
    takes: Type::Text,
    description: "`auto`, which derives the policy from the tag, or `Always`, `IfNotPresent` or `Never`, which are \
                  kept.",
};

const RULES: Parameter = Parameter {
    name: "rules",
    takes: Type::Any,
    description: "Your own conventions: an object with any of `moving`, `pinned`, `unknown`, `floating`, `trust`, \
                  `publishers`, `images`, `registries`, or the text of a `pullpolicy.toml` or a JSON file, as \
                  `file()` reads it.",
};

const FUNCTIONS: &[Function] = &[
    Function {
        name: "resolve",
        summary: "The pull policy for an image",
        description: "Returns what to write into `image_pull_policy`: under `auto` `IfNotPresent` where the image \
                      has a digest or a tag that is published once (`26.37.0`, `sha-3f2a1bc`, `20241016`), `Always` \
                      where its tag moves (`latest`, `coder-xfce-vnc-latest`, `main`, `18-alpine`) or says nothing. \
                      Any other policy is kept.",
        parameters: &[IMAGE, POLICY],
        returns: Type::Text,
        answer: |arguments| policy(&decide(&["image", "policy"], arguments)?),
    },
    Function {
        name: "resolve_tag",
        summary: "The pull policy for a tag",
        description: "As `resolve`, for a tag that stands alone. What is known of the image's publisher is not used.",
        parameters: &[TAG, POLICY],
        returns: Type::Text,
        answer: |arguments| policy(&decide(&["tag", "policy"], arguments)?),
    },
    Function {
        name: "resolve_with",
        summary: "The pull policy for an image, under your own rules",
        description: "As `resolve`, with your conventions taking part in what `auto` decides.",
        parameters: &[IMAGE, POLICY, RULES],
        returns: Type::Text,
        answer: |arguments| policy(&decide(&["image", "policy", "rules"], arguments)?),
    },
    Function {
        name: "kubernetes_default",
        summary: "The pull policy that Kubernetes would choose",
        description: "Returns what the API server writes where the field is omitted: `Always` for `latest` or no \
                      tag, `IfNotPresent` for every other tag, whether it moves or not.",
        parameters: &[IMAGE],
        returns: Type::Text,
        answer: |arguments| {
            let image = arguments
                .first()
                .and_then(Value::as_str)
                .unwrap_or_default();
            Ok(kubernetes_default(image).as_str().into())
        },
    },
    Function {
        name: "classify",
        summary: "What a tag says about itself",
        description: "Returns `class` (`moving`, `pinned` or `unknown`), `kind` (`alias`, `channel`, `branch`, \
                      `floating-version`, `snapshot`, `version`, `prerelease`, `date`, `commit`, `build` or \
                      `unrecognised`) and `evidence`: the `text` that says so with its `start` and `end`, or null.",
        parameters: &[TAG],
        returns: types::CLASSIFIED,
        answer: classified,
    },
    Function {
        name: "explain",
        summary: "The whole decision about an image",
        description: "Returns `policy` with its `reasons`, its `warnings`, what Kubernetes would choose \
                      (`kubernetes_default`), the parts of `image` and `tag`, and the `outcomes` on a node that has \
                      the image or not, with a registry that answers or not.",
        parameters: &[IMAGE, POLICY],
        returns: types::DECISION,
        answer: |arguments| Ok(written(&decide(&["image", "policy"], arguments)?)),
    },
];

/// What every function is, for the schema.
pub(crate) fn schema() -> BTreeMap<String, messages::Function> {
    let described = |function: &Function| messages::Function {
        parameters: function.parameters.iter().map(parameter).collect(),
        r#return: Some(Return {
            r#type: function.returns.to_json(),
        }),
        summary: function.summary.to_owned(),
        description: function.description.to_owned(),
        description_kind: TextFormat::Markdown.into(),
    };
    FUNCTIONS
        .iter()
        .map(|function| (function.name.to_owned(), described(function)))
        .collect()
}

fn parameter(parameter: &Parameter) -> messages::Parameter {
    messages::Parameter {
        name: parameter.name.to_owned(),
        r#type: parameter.takes.to_json(),
        description: parameter.description.to_owned(),
        description_kind: TextFormat::Markdown.into(),
    }
}

/// Answers a call.
pub(crate) fn call(call: &CallFunction) -> CallFunctionAnswer {
    match answer(call) {
        Ok(result) => CallFunctionAnswer {
            result: Some(result),
            error: None,
        },
        Err(error) => CallFunctionAnswer {
            result: None,
            error: Some(error),
        },
    }
}

fn answer(call: &CallFunction) -> Result<DynamicValue, FunctionError> {
    let function = FUNCTIONS
        .iter()
        .find(|function| function.name == call.name)
        .ok_or_else(|| {
            fault(
                format!("there is no function `{}`", call.name.escape_debug()),
                None,
            )
        })?;
    let arguments = arguments(function, &call.arguments)?;
    let answer =
        (function.answer)(&arguments).map_err(|error| function.blame(&error, &arguments))?;
    DynamicValue::pack(&packed(&answer)).map_err(|error| fault(error.to_string(), None))
}

/// Terraform never calls with what is unknown or null, nor with another number of arguments; what
/// does is refused.
fn arguments(function: &Function, given: &[DynamicValue]) -> Result<Vec<Value>, FunctionError> {
    let wanted = function.parameters;
    if given.len() != wanted.len() {
        let text = format!(
            "{} arguments are expected, not {}",
            wanted.len(),
            given.len()
        );
        return Err(fault(text, None));
    }
    let read = |(index, (parameter, given)): (usize, (&Parameter, &DynamicValue))| {
        let known = given
            .unpack()
            .and_then(|value| Known::of(&value, matches!(parameter.takes, Type::Any)));
        match known {
            Ok(Known::Value(value))
                if matches!(parameter.takes, Type::Any) || value.is_string() =>
            {
                Ok(value)
            }
            Ok(_) => Err(fault(
                "a known value of the parameter's type is expected",
                Some(index),
            )),
            Err(error) => Err(fault(error.to_string(), Some(index))),
        }
    };
    wanted.iter().zip(given).enumerate().map(read).collect()
}

impl Function {
    /// The error, on the parameter that is at fault; where all together are too large, on the
    /// longest, and where the image is missing, on the first, which should have named it.
    fn blame(&self, error: &Error, arguments: &[Value]) -> FunctionError {
        let at = error.at().split('/').nth(1).unwrap_or_default();
        let mut parameters = self.parameters.iter();
        let named = parameters.position(|parameter| parameter.name == at);
        let longest = || {
            let lengths = arguments.iter().map(|argument| argument.to_string().len());
            let (place, _) = lengths.enumerate().max_by_key(|(_, length)| *length)?;
            (error.code() == ErrorCode::TooLarge).then_some(place)
        };
        fault(
            error.one_line(),
            Some(named.or_else(longest).unwrap_or_default()),
        )
    }
}

fn fault(text: impl Into<String>, argument: Option<usize>) -> FunctionError {
    FunctionError {
        text: text.into(),
        function_argument: argument.and_then(|index| i64::try_from(index).ok()),
    }
}

/// Asks the library what every other face asks it.
fn decide(keys: &[&str], arguments: &[Value]) -> Result<Decision, Error> {
    let mut request = serde_json::Map::new();
    for (key, value) in keys.iter().zip(arguments) {
        let value = match *key {
            "rules" => rules::object(value.clone())?,
            _ => value.clone(),
        };
        request.insert((*key).to_owned(), value);
    }
    let request = Value::Object(request);
    let read = Request::from_json(&request.to_string())?;
    // A request without a policy means `auto`, but a function has the argument.
    if request.get("policy").and_then(Value::as_str) == Some("") {
        "".parse::<RequestedPolicy>()?;
    }
    pullpolicy::resolve(&read)
}

fn policy(decision: &Decision) -> Result<Value, Error> {
    Ok(decision.policy.as_str().into())
}

fn classified(arguments: &[Value]) -> Result<Value, Error> {
    let tag = arguments
        .first()
        .and_then(Value::as_str)
        .unwrap_or_default();
    let mut classified = written(&classify(tag)?);
    if let Some(object) = classified.as_object_mut() {
        object.remove("value");
    }
    Ok(classified)
}

#[cfg(test)]
mod tests {
    use prost::Message as _;
    use serde_json::json;

    use super::*;

    fn text(text: &str) -> DynamicValue {
        DynamicValue::pack(&text.into()).unwrap()
    }

    fn called(name: &str, arguments: &[&str]) -> Result<Value, (String, Option<i64>)> {
        let answer = call(&CallFunction {
            name: name.to_owned(),
            arguments: arguments.iter().copied().map(text).collect(),
        });
        match (answer.result, answer.error) {
            (Some(result), None) => match Known::of(&result.unpack().unwrap(), false) {
                Ok(Known::Value(value)) => Ok(value),
                other => panic!("{other:?}"),
            },
            (None, Some(error)) => Err((error.text, error.function_argument)),
            both => panic!("{both:?}"),
        }
    }

    #[test]
    fn a_call_as_terraform_sends_it() {
        let sent =
            b"\x0a\x07resolve\x12\x19\x0a\x17\xb6ghcr.io/acme/dev:1.2.3\x12\x07\x0a\x05\xa4auto";
        let answer = call(&CallFunction::decode(&sent[..]).unwrap());
        assert_eq!(answer.encode_to_vec(), b"\x0a\x0f\x0a\x0d\xacIfNotPresent");
    }

    #[test]
    fn each_function_answers() {
        for (name, arguments, answer) in [
            ("resolve", &["ghcr.io/acme/dev:main", "auto"][..], "Always"),
            ("resolve", &["ghcr.io/acme/dev:main", "Never"], "Never"),
            (
                "resolve_tag",
                &["coder-xfce-vnc-26.37.0", "auto"],
                "IfNotPresent",
            ),
            (
                "resolve_with",
                &["ghcr.io/acme/dev:main", "auto", "pinned = ['main']"],
                "IfNotPresent",
            ),
            (
                "kubernetes_default",
                &["ghcr.io/acme/dev:main"],
                "IfNotPresent",
            ),
            ("kubernetes_default", &["ghcr.io/acme/dev:latest"], "Always"),
        ] {
            assert_eq!(
                called(name, arguments),
                Ok(answer.into()),
                "{name} {arguments:?}"
            );
        }
        assert_eq!(
            called("classify", &["coder-latest"]),
            Ok(json!({
                "class": "moving", "kind": "alias",
                "evidence": {"text": "latest", "start": 6, "end": 12},
            }))
        );
        let explained = called("explain", &["ghcr.io/acme/dev:main", "auto"]).unwrap();
        assert_eq!(explained["kubernetes_default"], "IfNotPresent");
        assert_eq!(explained["outcomes"].as_array().map(Vec::len), Some(4));
    }

    #[test]
    fn errors_stand_on_the_argument_at_fault() {
        for (name, arguments, argument, words) in [
            (
                "resolve",
                &["nginx", "always"][..],
                1,
                "`always` is not a pull policy; it must be exactly `auto`, `Always`, `IfNotPresent` or `Never`; the nearest is `Always`",
            ),
            (
                "resolve",
                &["nginx", ""],
                1,
                "`` is not a pull policy; it must be exactly `auto`, `Always`, `IfNotPresent` or `Never`",
            ),
            (
                "resolve_tag",
                &["", "auto"],
                0,
                "neither an image nor a tag was given",
            ),
        ] {
            assert_eq!(
                called(name, arguments),
                Err((words.to_owned(), Some(argument))),
                "{name} {arguments:?}"
            );
        }
        let long = "x".repeat(1 << 20);
        for (name, arguments, argument, word) in [
            ("resolve", &[&long, "auto"][..], 0, "1048576"),
            ("resolve", &["nginx", &long], 1, "1048576"),
            (
                "resolve_with",
                &["nginx", "auto", &format!("pinned = ['{long}']")],
                2,
                "1048576",
            ),
            ("resolve", &["Nginx", "auto"], 0, "`N"),
            ("explain", &["nginx:${tag}", "auto"], 0, "${tag}"),
            ("resolve_tag", &["a b", "auto"], 0, "a b"),
            ("classify", &["a/b"], 0, "a/b"),
            (
                "resolve_with",
                &["nginx", "auto", "{\"pined\": []}"],
                2,
                "the nearest is `pinned`",
            ),
            (
                "resolve_with",
                &["nginx", "auto", "pinned = ['a b']"],
                2,
                "/rules/pinned/0",
            ),
            (
                "resolve_with",
                &["nginx", "auto", "{"],
                2,
                "the rules cannot be read",
            ),
        ] {
            let (text, place) = called(name, arguments).unwrap_err();
            assert!(text.contains(word), "{name} {arguments:?}: {text}");
            assert!(!text.ends_with('.') && !text.contains('\n'), "{text}");
            assert_eq!(place, Some(argument), "{name} {arguments:?}: {text}");
        }
    }

    #[test]
    fn what_terraform_never_sends_is_refused() {
        let refused = |name: &str, arguments: Vec<DynamicValue>| {
            let name = name.to_owned();
            call(&CallFunction { name, arguments }).error.unwrap().text
        };
        assert_eq!(refused("resolv", vec![]), "there is no function `resolv`");
        assert_eq!(refused("a\nb", vec![]), "there is no function `a\\nb`");
        assert_eq!(
            refused("resolve", vec![text("nginx")]),
            "2 arguments are expected, not 1"
        );
        let raw = |bytes: &[u8]| DynamicValue {
            msgpack: bytes.to_vec(),
        };
        for odd in [&b""[..], b"\xc0", b"\x0c", b"\xd4\0\0", b"\xa9nginx"] {
            let text = refused("resolve", vec![raw(odd), text("auto")]);
            assert!(
                text.contains("expected") || text.contains("cannot be read"),
                "{text}"
            );
        }
    }
}
