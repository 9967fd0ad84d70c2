//! The parts of pods, events and nodes that are read, borrowed from the text.
//!
//! The objects of a list are first cut apart without being read, so that one that is malformed does
//! not keep the others from being answered.

use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, Deserializer, IgnoredAny, MapAccess, Visitor};
use serde_json::value::RawValue;

use crate::error::{Error, ErrorCode};
use crate::explain;
use crate::request::node::{Node, Value, member, parse};
use crate::request::shape::Shape::{self, Keys, List, Text};

/// A string, borrowed where it has no escapes.
#[derive(Clone, Debug, Default)]
pub(super) struct Str<'a>(Cow<'a, str>);

impl Str<'_> {
    pub(super) fn as_str(&self) -> &str {
        &self.0
    }

    /// The text, unless it is empty, which Kubernetes takes for absent.
    pub(super) fn given(&self) -> Option<&str> {
        Some(self.as_str()).filter(|text| !text.is_empty())
    }

    pub(super) fn owned(&self) -> Option<String> {
        self.given().map(ToString::to_string)
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Str<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Borrowing;
        impl<'de> Visitor<'de> for Borrowing {
            type Value = Str<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a string")
            }

            fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Self::Value, E> {
                Ok(Str(Cow::Borrowed(text)))
            }

            fn visit_str<E>(self, text: &str) -> Result<Self::Value, E> {
                Ok(Str(Cow::Owned(text.to_string())))
            }

            fn visit_unit<E>(self) -> Result<Self::Value, E> {
                Ok(Str::default())
            }
        }
        deserializer.deserialize_any(Borrowing)
    }
}

/// Null is the same as absent.
fn or_default<'de, D: Deserializer<'de>, T: Default + Deserialize<'de>>(
    deserializer: D,
) -> Result<T, D::Error> {
    Option::deserialize(deserializer).map(Option::unwrap_or_default)
}

/// Declares an object of which only these keys are read, each of which may be absent or null.
macro_rules! object {
    ($(#[$about:meta])* $name:ident { $($key:literal $(| $other:literal)* => $field:ident: $type:ty,)+ }) => {
        $(#[$about])*
        #[derive(Debug, Default, serde::Deserialize)]
        #[serde(remote = "Self", bound(deserialize = "'de: 'a"))]
        pub(super) struct $name<'a> {
            $(
                #[serde(default, deserialize_with = "or_default", rename = $key $(, alias = $other)*)]
                pub(super) $field: $type,
            )+
        }

        impl<'de: 'a, 'a> Deserialize<'de> for $name<'a> {
            /// What is derived would read a list as an object, too.
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Keys<'a>(core::marker::PhantomData<$name<'a>>);
                impl<'de: 'a, 'a> Visitor<'de> for Keys<'a> {
                    type Value = $name<'a>;

                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        f.write_str("an object")
                    }

                    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
                        $name::deserialize(MapAccessDeserializer::new(map))
                    }
                }
                deserializer.deserialize_map(Keys(core::marker::PhantomData))
            }
        }
    };
}

object! {
    /// A pod, an event, a node, or a list of them: whichever `kind` says.
    Object {
        "kind" => kind: Str<'a>,
        "metadata" => metadata: Metadata<'a>,
        "spec" => spec: Spec<'a>,
        "status" => status: Option<Status<'a>>,
        "involvedObject" | "regarding" => involved: Involved<'a>,
        "reason" => reason: Str<'a>,
        "message" | "note" => message: Str<'a>,
        "count" | "deprecatedCount" => count: u32,
        "series" => series: Series<'a>,
        "lastTimestamp" | "deprecatedLastTimestamp" => last_timestamp: Str<'a>,
        "eventTime" => event_time: Str<'a>,
    }
}

object! {
    Metadata {
        "name" => name: Str<'a>,
        "namespace" => namespace: Str<'a>,
        "uid" => uid: Str<'a>,
        "deletionTimestamp" => deletion_timestamp: Str<'a>,
    }
}

object! {
    Spec {
        "nodeName" => node_name: Str<'a>,
        "containers" => containers: Vec<Container<'a>>,
        "initContainers" => init_containers: Vec<Container<'a>>,
        "ephemeralContainers" => ephemeral_containers: Vec<Container<'a>>,
        "volumes" => volumes: Vec<Volume<'a>>,
    }
}

object! {
    Container {
        "name" => name: Str<'a>,
        "image" => image: Str<'a>,
        "imagePullPolicy" => policy: Str<'a>,
    }
}

object! {
    Volume {
        "name" => name: Str<'a>,
        "image" => image: Option<ImageVolume<'a>>,
    }
}

object! {
    ImageVolume {
        "reference" => reference: Str<'a>,
        "pullPolicy" => policy: Str<'a>,
    }
}

object! {
    /// The status of a pod or a node.
    Status {
        "phase" => phase: Str<'a>,
        "containerStatuses" => containers: Vec<ContainerStatus<'a>>,
        "initContainerStatuses" => init_containers: Vec<ContainerStatus<'a>>,
        "ephemeralContainerStatuses" => ephemeral_containers: Vec<ContainerStatus<'a>>,
        "images" => images: Vec<NodeImage<'a>>,
        "nodeInfo" => node_info: NodeInfo<'a>,
    }
}

object! {
    ContainerStatus {
        "name" => name: Str<'a>,
        "state" => state: State<'a>,
    }
}

object! {
    State {
        "waiting" => waiting: Option<Waiting<'a>>,
        "running" => running: Option<Present<'a>>,
        "terminated" => terminated: Option<Present<'a>>,
    }
}

object! {
    Waiting {
        "reason" => reason: Str<'a>,
        "message" => message: Str<'a>,
    }
}

object! {
    NodeImage {
        "names" => names: Vec<Str<'a>>,
    }
}

object! {
    NodeInfo {
        "kubeletVersion" => kubelet_version: Str<'a>,
    }
}

object! {
    Involved {
        "kind" => kind: Str<'a>,
        "namespace" => namespace: Str<'a>,
        "name" => name: Str<'a>,
        "uid" => uid: Str<'a>,
        "fieldPath" => field_path: Str<'a>,
    }
}

object! {
    Series {
        "count" => count: u32,
        "lastObservedTime" => last_observed_time: Str<'a>,
    }
}

/// Something that is there, whatever it is.
#[derive(Debug, Default)]
pub(super) struct Present<'a>(core::marker::PhantomData<&'a ()>);

impl<'de> Deserialize<'de> for Present<'_> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        IgnoredAny::deserialize(deserializer).map(|_| Self::default())
    }
}

object! {
    /// The outermost object of a text: its kind, and its items where it is a list.
    Document {
        "kind" => kind: Str<'a>,
        "items" => items: Option<Vec<&'a RawValue>>,
    }
}

/// The shape of what is read, to name the place of what is malformed.
const OBJECT: Shape = Keys(&[
    ("kind", Text),
    (
        "metadata",
        Keys(&[
            ("name", Text),
            ("namespace", Text),
            ("uid", Text),
            ("deletionTimestamp", Text),
        ]),
    ),
    (
        "spec",
        Keys(&[
            ("nodeName", Text),
            ("containers", CONTAINERS),
            ("initContainers", CONTAINERS),
            ("ephemeralContainers", CONTAINERS),
            (
                "volumes",
                List(&Keys(&[
                    ("name", Text),
                    ("image", Keys(&[("reference", Text), ("pullPolicy", Text)])),
                ])),
            ),
        ]),
    ),
    (
        "status",
        Keys(&[
            ("phase", Text),
            ("containerStatuses", STATUSES),
            ("initContainerStatuses", STATUSES),
            ("ephemeralContainerStatuses", STATUSES),
            ("images", List(&Keys(&[("names", List(&Text))]))),
            ("nodeInfo", Keys(&[("kubeletVersion", Text)])),
        ]),
    ),
    ("involvedObject", INVOLVED),
    ("regarding", INVOLVED),
    ("reason", Text),
    ("message", Text),
    ("note", Text),
    ("series", Keys(&[("lastObservedTime", Text)])),
    ("lastTimestamp", Text),
    ("deprecatedLastTimestamp", Text),
    ("eventTime", Text),
]);
const CONTAINERS: Shape = List(&Keys(&[
    ("name", Text),
    ("image", Text),
    ("imagePullPolicy", Text),
]));
const STATUSES: Shape = List(&Keys(&[
    ("name", Text),
    (
        "state",
        Keys(&[("waiting", Keys(&[("reason", Text), ("message", Text)]))]),
    ),
]));
const INVOLVED: Shape = Keys(&[
    ("kind", Text),
    ("namespace", Text),
    ("name", Text),
    ("uid", Text),
    ("fieldPath", Text),
]);

/// Everything that was read, sorted by kind; `errors` for the rest.
#[derive(Default)]
pub(super) struct Input<'a> {
    pub(super) pods: Vec<Object<'a>>,
    pub(super) events: Vec<Object<'a>>,
    pub(super) nodes: Vec<Object<'a>>,
    pub(super) errors: Vec<Error>,
}

impl<'a> Input<'a> {
    /// Reads one text: an object, or a list whose items may be of any of the three kinds.
    ///
    /// # Errors
    ///
    /// `invalid-pods` where the text is no JSON object at all.
    pub(super) fn read(&mut self, text: &'a str) -> Result<(), Error> {
        let document: Document<'a> =
            serde_json::from_str(text).map_err(|error| whole_fault(text, &error.to_string()))?;
        let Some(items) = document.items else {
            if document.kind.as_str().ends_with("List") {
                return Ok(());
            }
            self.add(text, None, "");
            return Ok(());
        };
        // A list as the API sends it names its items' kind only once.
        let kind = document.kind.as_str().strip_suffix("List").unwrap_or("");
        for (index, item) in items.iter().enumerate() {
            self.add(item.get(), Some(index), kind);
        }
        Ok(())
    }

    /// Reads one object. `kind`: what it is where it does not say so itself.
    fn add(&mut self, text: &'a str, index: Option<usize>, kind: &str) {
        let object: Object<'a> = match serde_json::from_str(text) {
            Ok(object) => object,
            Err(error) => {
                self.errors
                    .push(fault(text, index, kind, &error.to_string()));
                return;
            }
        };
        match object.kind.given().unwrap_or(kind) {
            "Pod" => self.pods.push(object),
            "Event" => self.events.push(object),
            "Node" => self.nodes.push(object),
            "" if !object.spec.containers.is_empty() => self.pods.push(object),
            other => {
                let error = explain::unknown_object(&place(index), other);
                self.errors.push(error);
            }
        }
    }
}

/// Where an object stands in its text.
fn place(index: Option<usize>) -> String {
    index.map_or_else(String::new, |index| alloc::format!("/items/{index}"))
}

/// What is wrong with the whole text.
fn whole_fault(text: &str, why: &str) -> Error {
    let Ok(value) = parse(text) else {
        return explain::malformed_pods("", why);
    };
    if !matches!(value, Value::Object(_)) {
        return explain::malformed_pods("", "it is no JSON object");
    }
    let root = Node::root(&value).coded(ErrorCode::InvalidPods);
    let shape = Keys(&[("kind", Text), ("items", List(&Keys(&[])))]);
    let error = shape.check_types(&root).err();
    error.unwrap_or_else(|| explain::malformed_pods("", why))
}

/// What is wrong with one object, and where. Read a second time, so only where something is.
fn fault(text: &str, index: Option<usize>, kind: &str, why: &str) -> Error {
    let at = place(index);
    let Ok(value) = parse(text) else {
        return explain::malformed_pods(&at, why);
    };
    if !matches!(value, Value::Object(_)) {
        return explain::malformed_pods(&at, "it is no JSON object");
    }
    let known = ["Pod", "Event", "Node", ""];
    let kind = match member(&value, "kind") {
        Some(Value::String(kind)) => kind,
        _ => kind,
    };
    if !known.contains(&kind) {
        return explain::unknown_object(&at, kind);
    }
    let list = Node::part("items", &Value::Null).coded(ErrorCode::InvalidPods);
    let node = match index {
        Some(index) => list.element(index, &value),
        None => Node::root(&value).coded(ErrorCode::InvalidPods),
    };
    let error = OBJECT.check_types(&node).err();
    error.unwrap_or_else(|| explain::malformed_pods(&at, why))
}
