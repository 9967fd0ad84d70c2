//! Pods, events and nodes as `kubectl get -o json` prints them: which object is what, and the parts
//! of it that are read, borrowed from the text.
//!
//! Each object is compared with [`OBJECT`] before anything in it is read, so that one that is
//! malformed does not keep the others from being answered.

use alloc::vec::Vec;

use crate::diagnose::scene::given;
use crate::error::{Error, ErrorCode};
use crate::explain;
use crate::request::node::{Node, Value, member, parse};
use crate::request::shape::Shape::{self, Keys, List, Text};

/// A part of an object, which may be absent. Null is the same, and so is a value of another type
/// than the one that is asked for.
#[derive(Clone, Copy, Default)]
pub(super) struct Field<'a>(Option<&'a Value<'a>>);

impl<'a> Field<'a> {
    pub(super) fn is_there(self) -> bool {
        self.0.is_some()
    }

    pub(super) fn get(self, key: &str) -> Self {
        let value = self.0.and_then(|value| member(value, key));
        Self(value.filter(|value| !matches!(value, Value::Null)))
    }

    /// The part of the first of these keys that is there.
    pub(super) fn either(self, keys: [&str; 2]) -> Self {
        let [first, second] = keys;
        Self(self.get(first).0.or(self.get(second).0))
    }

    pub(super) fn string(self) -> &'a str {
        match self.0 {
            Some(Value::String(text)) => text,
            _ => "",
        }
    }

    pub(super) fn text(self, key: &str) -> &'a str {
        self.get(key).string()
    }

    pub(super) fn list(self, key: &str) -> impl ExactSizeIterator<Item = Self> + use<'a> {
        let elements = match self.get(key).0 {
            Some(Value::Array(elements)) => elements.as_slice(),
            _ => &[],
        };
        elements.iter().map(|element| Self(Some(element)))
    }

    pub(super) fn number(self) -> u32 {
        match self.0 {
            Some(Value::Number((digits, _))) => digits.parse().unwrap_or(0),
            _ => 0,
        }
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

/// The shape of a list, whose items are looked at one by one.
const LIST: Shape = Keys(&[("kind", Text)]);

/// Everything that was read, sorted by kind; `errors` for the rest.
#[derive(Default)]
pub(super) struct Input<'a> {
    pub(super) pods: Vec<Field<'a>>,
    pub(super) events: Vec<Field<'a>>,
    pub(super) nodes: Vec<Field<'a>>,
    pub(super) errors: Vec<Error>,
}

/// Reads a text as JSON.
///
/// # Errors
///
/// `invalid-pods` where it is none.
pub(super) fn document(text: &str) -> Result<Value<'_>, Error> {
    parse(text).map_err(|why| explain::malformed_pods("", &why))
}

impl<'a> Input<'a> {
    /// Adds a document: an object, or a list whose items may be of any of the three kinds.
    ///
    /// # Errors
    ///
    /// `invalid-pods` where it is no object at all, or a list without a list of items.
    pub(super) fn add(&mut self, document: &'a Value<'a>) -> Result<(), Error> {
        let root = Node::root(document).coded(ErrorCode::InvalidPods);
        if !matches!(document, Value::Object(_)) {
            return Err(not_an_object(""));
        }
        LIST.check_types(&root)?;
        let kind = Field(Some(document)).text("kind");
        let list = kind.strip_suffix("List");
        let Some(items) = root.get("items") else {
            if list.is_none() {
                self.add_object(&root, document, "");
            }
            return Ok(());
        };
        // A list as the API sends it names its items' kind only once.
        let kind = list.unwrap_or("");
        let elements = match member(document, "items") {
            Some(Value::Array(elements)) => elements.as_slice(),
            _ => &[],
        };
        for (node, element) in items.elements()?.zip(elements) {
            self.add_object(&node, element, kind);
        }
        Ok(())
    }

    /// Adds one object. `kind`: what it is where it does not say so itself.
    fn add_object(&mut self, node: &Node<'_>, value: &'a Value<'a>, kind: &str) {
        match self.objects(node, value, kind) {
            Ok(objects) => objects.push(Field(Some(value))),
            Err(error) => self.errors.push(error),
        }
    }

    /// Where an object belongs.
    fn objects(
        &mut self,
        node: &Node<'_>,
        value: &Value<'_>,
        kind: &str,
    ) -> Result<&mut Vec<Field<'a>>, Error> {
        if !matches!(value, Value::Object(_)) {
            return Err(not_an_object(&node.pointer()));
        }
        let object = Field(Some(value));
        let kind = given(object.text("kind")).unwrap_or(kind);
        let unknown = || Err(explain::unknown_object(&node.pointer(), kind));
        if !["Pod", "Event", "Node", ""].contains(&kind) {
            return unknown();
        }
        OBJECT.check_types(node)?;
        match kind {
            "Event" => Ok(&mut self.events),
            "Node" => Ok(&mut self.nodes),
            "" if object.get("spec").list("containers").len() == 0 => unknown(),
            _ => Ok(&mut self.pods),
        }
    }
}

fn not_an_object(at: &str) -> Error {
    explain::malformed_pods(at, "it is no JSON object")
}
