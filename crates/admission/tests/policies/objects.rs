//! Which objects, lists and requests the policies look at, and what they write.

use std::slice;

use pullpolicy_admission::Target;
use serde_json::{Value, json};

use crate::engine::{Answer, Engine, engines};

const MOVING: &str = "ghcr.io/acme/dev:main";
const PINNED: &str = "ghcr.io/acme/dev:1.2.3";

fn named(engines: Vec<Engine>, name: &str) -> Engine {
    let name = format!("pullpolicy-{name}");
    engines
        .into_iter()
        .find(|engine| engine.name == name)
        .unwrap()
}

/// The validating and the mutating policy of a shape.
fn both(name: &str) -> [Engine; 2] {
    let (validating, mutating) = engines("1.36", &Target::ALL);
    [named(validating, name), named(mutating, name)]
}

/// A `spec` whose every list has a moving image, a pinned one, and two whose policy is somebody's word.
fn spec() -> Value {
    let containers = |prefix: &str| {
        json!([
            {"name": format!("{prefix}-moving"), "image": MOVING, "imagePullPolicy": "IfNotPresent"},
            {"name": format!("{prefix}-unset"), "image": MOVING},
            {"name": format!("{prefix}-pinned"), "image": PINNED, "imagePullPolicy": "IfNotPresent"},
            {"name": format!("{prefix}-always"), "image": MOVING, "imagePullPolicy": "Always"},
            {"name": format!("{prefix}-never"), "image": MOVING, "imagePullPolicy": "Never"},
            {"name": format!("{prefix}-none")},
        ])
    };
    json!({
        "containers": containers("c"),
        "initContainers": containers("i"),
        "volumes": [
            {"name": "v-empty", "emptyDir": {}},
            {"name": "v-moving", "image": {"reference": MOVING, "pullPolicy": "IfNotPresent"}},
            {"name": "v-pinned", "image": {"reference": PINNED, "pullPolicy": "IfNotPresent"}},
            {"name": "v-always", "image": {"reference": MOVING, "pullPolicy": "Always"}},
            {"name": "v-none", "image": {}},
        ],
    })
}

/// What is to be applied to [`spec`], a value for each list.
fn applied() -> [Value; 3] {
    let always = |prefix: &str| {
        json!([
            {"name": format!("{prefix}-moving"), "imagePullPolicy": "Always"},
            {"name": format!("{prefix}-unset"), "imagePullPolicy": "Always"},
        ])
    };
    [
        json!({"initContainers": always("i")}),
        json!({"containers": always("c")}),
        json!({"volumes": [{"name": "v-moving", "image": {"pullPolicy": "Always"}}]}),
    ]
}

/// Puts a `spec` where objects of the shape have it.
fn within(path: &[&str], spec: Value) -> Value {
    path.iter()
        .rev()
        .fold(spec, |inner, step| json!({*step: inner}))
}

fn object(path: &[&str], spec: Value) -> Value {
    let mut object = within(path, spec);
    object["metadata"] = json!({"name": "x"});
    object
}

const SHAPES: [(&str, &[&str]); 5] = [
    ("pods", &["spec"]),
    ("workloads", &["spec", "template", "spec"]),
    ("jobs", &["spec", "template", "spec"]),
    (
        "cronjobs",
        &["spec", "jobTemplate", "spec", "template", "spec"],
    ),
    ("podtemplates", &["template", "spec"]),
];

#[test]
fn every_list_of_every_shape_is_looked_at() {
    let message = "not recognisable as published once, so each node would keep the copy that it happened to pull: \
        initContainers i-moving (ghcr.io/acme/dev:main), initContainers i-unset (ghcr.io/acme/dev:main), \
        containers c-moving (ghcr.io/acme/dev:main), containers c-unset (ghcr.io/acme/dev:main), \
        volumes v-moving (ghcr.io/acme/dev:main); set the policy to Always, or use a full version or a digest";
    for (name, path) in SHAPES {
        let [validating, mutating] = both(name);
        let object = object(path, spec());
        let broken = Answer::Broken(message.to_owned());
        assert_eq!(validating.answer(&object, &Value::Null), broken, "{name}");
        let changes = applied().map(|spec| within(path, spec));
        let changes = Answer::Applied(changes.into());
        assert_eq!(mutating.answer(&object, &Value::Null), changes, "{name}");
    }
}

#[test]
fn what_was_written_is_not_written_again() {
    for (name, path) in SHAPES {
        let mut spec = spec();
        for list in ["containers", "initContainers"] {
            for place in [0, 1] {
                spec[list][place]["imagePullPolicy"] = json!("Always");
            }
        }
        spec["volumes"][1]["image"]["pullPolicy"] = json!("Always");
        let [validating, mutating] = both(name);
        let object = object(path, spec);
        assert_eq!(
            validating.answer(&object, &Value::Null),
            Answer::Met,
            "{name}"
        );
        let nothing = Answer::Applied(vec![json!({}); 3]);
        assert_eq!(mutating.answer(&object, &Value::Null), nothing, "{name}");
    }
}

#[test]
fn a_pod_with_containers_alone() {
    let spec =
        json!({"containers": [{"name": "c", "image": MOVING, "imagePullPolicy": "IfNotPresent"}]});
    let [validating, mutating] = both("pods");
    let object = object(&["spec"], spec);
    assert!(matches!(
        validating.answer(&object, &Value::Null),
        Answer::Broken(_)
    ));
    let change = json!({"spec": {"containers": [{"name": "c", "imagePullPolicy": "Always"}]}});
    let changes = Answer::Applied(vec![json!({}), change, json!({})]);
    assert_eq!(mutating.answer(&object, &Value::Null), changes);
}

#[test]
fn mirrors_of_static_pods_are_let_through() {
    for engine in both("pods") {
        let mut object = object(&["spec"], spec());
        object["metadata"]["annotations"] = json!({"kubernetes.io/config.source": "file"});
        assert_ne!(engine.answer(&object, &Value::Null), Answer::Unmatched);
        object["metadata"]["annotations"]["kubernetes.io/config.mirror"] = json!("0123");
        assert_eq!(engine.answer(&object, &Value::Null), Answer::Unmatched);
    }
}

#[test]
fn what_a_controller_makes_is_its_templates_matter() {
    for (name, path) in &SHAPES[1..] {
        for engine in both(name) {
            let mut object = object(path, spec());
            object["metadata"]["ownerReferences"] = json!([{"kind": "App", "name": "a"}]);
            assert_ne!(
                engine.answer(&object, &Value::Null),
                Answer::Unmatched,
                "{name}"
            );
            object["metadata"]["ownerReferences"][0]["controller"] = json!(true);
            assert_eq!(
                engine.answer(&object, &Value::Null),
                Answer::Unmatched,
                "{name}"
            );
        }
    }
}

#[test]
fn an_update_that_leaves_the_pod_alone_is_let_through() {
    for (name, path) in SHAPES
        .iter()
        .filter(|(name, _)| !["pods", "jobs"].contains(name))
    {
        for engine in both(name) {
            let old = object(path, spec());
            let mut new = old.clone();
            new["metadata"]["labels"] = json!({"team": "a"});
            assert_eq!(engine.answer(&new, &old), Answer::Unmatched, "{name}");
            let mut spec = spec();
            spec["containers"][2]["image"] = json!("ghcr.io/acme/dev:1.2.4");
            assert_ne!(
                engine.answer(&object(path, spec), &old),
                Answer::Unmatched,
                "{name}"
            );
        }
    }
}

#[test]
fn only_an_ephemeral_container_that_is_added_counts() {
    let [validating, mutating] = both("ephemeral-containers");
    let container = |name: &str, image: &str| json!({"name": name, "image": image, "imagePullPolicy": "IfNotPresent"});
    let pod = |ephemeral: &[Value]| {
        let mut spec = spec();
        if !ephemeral.is_empty() {
            spec["ephemeralContainers"] = ephemeral.into();
        }
        object(&["spec"], spec)
    };
    let nothing = || Answer::Applied(vec![json!({})]);
    let (old, moving) = (container("old", MOVING), container("new", MOVING));
    for before in [pod(&[]), pod(slice::from_ref(&old))] {
        let after = pod(&[old.clone(), moving.clone()]);
        let Answer::Broken(message) = validating.answer(&after, &before) else {
            panic!("the new container is on a moving tag");
        };
        assert!(
            message.contains("ephemeralContainers new (ghcr.io/acme/dev:main)"),
            "{message}"
        );
        assert!(!message.contains("containers c-moving"), "{message}");
    }
    let before = pod(slice::from_ref(&old));
    let change =
        json!({"spec": {"ephemeralContainers": [{"name": "new", "imagePullPolicy": "Always"}]}});
    let after = pod(&[old.clone(), moving]);
    assert_eq!(
        mutating.answer(&after, &before),
        Answer::Applied(vec![change])
    );
    let after = pod(&[old, container("new", PINNED)]);
    assert_eq!(validating.answer(&after, &before), Answer::Met);
    assert_eq!(mutating.answer(&after, &before), nothing());
}

#[test]
fn image_volumes_are_looked_at_where_the_version_has_them() {
    let volume = json!({"name": "v", "image": {"reference": MOVING, "pullPolicy": "IfNotPresent"}});
    let object = object(&["spec"], json!({"containers": [], "volumes": [volume]}));
    for (version, known) in [("1.30", false), ("1.31", true), ("1.37", true)] {
        let engine = named(engines(version, &Target::ALL).0, "pods");
        let met = engine.answer(&object, &Value::Null) == Answer::Met;
        assert_eq!(met, !known, "{version}");
    }
}
