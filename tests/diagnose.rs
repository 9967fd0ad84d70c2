//! The diagnosis against real messages (`tests/data/messages.jsonl`), and what holds for any.
//!
//! A fifth of the messages, [`KEPT_BACK`], was not looked at until the families of texts had been
//! written. By the measures below, 15 of its 16 causes were right then, whether waiting helps in 11 of
//! 11, and 9 of 16 first steps: what to expect of messages that nobody has seen.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test that panics is a test that fails"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use proptest::prelude::*;
use proptest::sample::select;
use pullpolicy::{Cause, diagnose, image_back_off};
use serde_json::Value;

const KEPT_BACK: [&str; 16] = [
    "Jg009", "Jg028", "Jg042", "Jg070", "Jg095", "Jg115", "Jg124", "Jg125", "Jg130", "Jg133",
    "Jg143", "Jg151", "Jg175", "Jg178", "Jg183", "Jg227",
];

/// Words that carry no meaning of a step.
const FILLERS: [&str; 24] = [
    "that", "this", "with", "from", "have", "does", "then", "only", "into", "your", "which",
    "what", "them", "there", "here", "again", "other", "whose", "still", "would", "they", "than",
    "over", "when",
];

struct Row {
    id: String,
    value: Value,
}

impl Row {
    fn text(&self, key: &str) -> &str {
        self.value[key].as_str().unwrap()
    }

    fn is_kept_back(&self) -> bool {
        KEPT_BACK.contains(&self.id.as_str())
    }
}

fn rows() -> Vec<Row> {
    include_str!("data/messages.jsonl")
        .lines()
        .map(|line| {
            let value: Value = serde_json::from_str(line).unwrap();
            let id = value["id"].as_str().unwrap().to_owned();
            Row { id, value }
        })
        .collect()
}

/// How many of the rows are right, and which are not.
#[derive(Default)]
struct Score {
    right: usize,
    wrong: Vec<String>,
}

impl Score {
    fn add(&mut self, right: bool, what: impl FnOnce() -> String) {
        if right {
            self.right += 1;
        } else {
            self.wrong.push(what());
        }
    }

    fn rate(&self) -> f64 {
        self.right as f64 / (self.right + self.wrong.len()) as f64
    }

    fn check(&self, name: &str, least: f64) {
        let all = self.right + self.wrong.len();
        println!(
            "{name}: {} of {all}, {:.1} %",
            self.right,
            100.0 * self.rate()
        );
        assert!(self.rate() >= least, "{name}:\n{}", self.wrong.join("\n"));
    }
}

#[test]
fn causes_are_told_from_real_messages() {
    let (mut all, mut kept_back, mut alike) = Default::default();
    let scores: [&mut Score; 3] = [&mut all, &mut kept_back, &mut alike];
    for row in rows().iter().filter(|row| row.value["scored"] != false) {
        let cause = diagnose(row.text("reason"), row.text("message")).cause;
        let right = cause.as_str() == row.text("cause");
        let say = || format!("{}: {}, got {cause}", row.id, row.text("cause"));
        scores[0].add(right, say);
        if row.is_kept_back() {
            scores[1].add(right, || row.id.clone());
        }
        if row.value.get("looks_like").is_some() {
            scores[2].add(right, say);
        }
    }
    all.check("causes", 0.95);
    kept_back.check("causes of the fifth that was kept back", 0.9);
    alike.check("causes of what looks like another", 1.0);
}

#[test]
fn it_is_told_whether_waiting_helps() {
    let (mut all, mut kept_back) = (Score::default(), Score::default());
    for row in rows() {
        let Some(helps) = row.value["retry_helps"].as_bool() else {
            continue;
        };
        let told = diagnose(row.text("reason"), row.text("message")).retry_helps;
        let right = told == Some(helps);
        all.add(right, || format!("{}: {helps}, got {told:?}", row.id));
        if row.is_kept_back() {
            kept_back.add(right, || row.id.clone());
        }
    }
    all.check("whether waiting helps", 0.95);
    kept_back.check("the same of the fifth that was kept back", 0.9);
}

/// The words of a sentence that carry its meaning, shortened to what their forms have in common.
fn words(sentence: &str) -> BTreeSet<String> {
    sentence
        .to_lowercase()
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| word.len() > 3 && !FILLERS.contains(word))
        .map(|word| word.chars().take(5).collect())
        .collect()
}

#[test]
fn the_first_step_says_what_an_expert_said() {
    let (mut all, mut kept_back) = (Score::default(), Score::default());
    for row in rows() {
        let step = diagnose(row.text("reason"), row.text("message"));
        let (wanted, got) = (words(row.text("first_step")), words(step.first_step()));
        // What is in the sentence of ours beyond that does not hurt.
        let share = wanted.intersection(&got).count() as f64 / wanted.len() as f64;
        let right = share >= 0.5;
        all.add(right, || {
            format!(
                "{}: {}\n    {}",
                row.id,
                row.text("first_step"),
                step.first_step()
            )
        });
        if row.is_kept_back() {
            kept_back.add(right, || row.id.clone());
        }
    }
    all.check("first steps", 0.9);
    kept_back.check("first steps of the fifth that was kept back", 0.8);
}

#[test]
fn every_cause_but_one_is_told_by_some_message() {
    let mut told = BTreeMap::new();
    for row in rows() {
        let cause = diagnose(row.text("reason"), row.text("message")).cause;
        *told.entry(cause.as_str()).or_insert(0) += 1;
    }
    let untold: Vec<_> = Cause::ALL
        .iter()
        .filter(|cause| !told.contains_key(cause.as_str()))
        .collect();
    // Only the node's list of images tells this one from `never-present`.
    assert_eq!(untold, [&Cause::CredentialsUnverified]);
}

#[test]
fn pauses_double_up_to_five_minutes() {
    let pauses: Vec<u32> = (0..9).map(image_back_off).collect();
    assert_eq!(pauses, [0, 10, 20, 40, 80, 160, 300, 300, 300]);
    assert_eq!(image_back_off(u32::MAX), 300);
}

#[test]
fn a_long_message_takes_time_in_proportion() {
    let time = |part: &str, length: usize| {
        let message = part.repeat(length / part.len());
        let start = Instant::now();
        let _ = diagnose("ErrImagePull", &message);
        start.elapsed()
    };
    for part in [
        "\"",
        "4",
        "a ",
        "401 ",
        "https://",
        "lookup ",
        "\u{1}\": ",
        "denied",
        "(",
    ] {
        let short = time(part, 1 << 14).max(Duration::from_millis(1));
        let long = time(part, 1 << 18);
        assert!(long < short * 16 * 8, "{part:?}: {short:?}, then {long:?}");
    }
}

/// Pieces of messages, and of what they stand in.
const PIECES: &[&str] = &[
    "\"",
    "\\\"",
    " ",
    ":",
    ": ",
    "[",
    "]",
    "(",
    ")",
    ",",
    "://",
    "https://",
    "docker://",
    "image \"",
    "reference \"",
    "lookup ",
    "dial tcp ",
    "cannot validate certificate for ",
    ", not ",
    "image pull secrets (",
    "secret \"",
    "(Mirrors also failed: [",
    "]): ",
    "401",
    "429 ",
    "status ",
    "denied",
    "unauthorized",
    "not found",
    "é",
    "\u{1}",
    "\n",
    "x509:",
    "no such host",
    "ghcr.io/acme",
    "127.0.0.1",
    "localhost",
    "<html",
    "'",
];

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_message_has_a_diagnosis(
        reason in select(vec!["", "ErrImagePull", "InvalidImageName", "x"]),
        pieces in prop::collection::vec(select(PIECES), 0..40),
    ) {
        let message = pieces.concat();
        let diagnosis = diagnose(reason, &message);
        prop_assert!(!diagnosis.steps.is_empty());
        for step in &diagnosis.steps {
            prop_assert!(!step.message.is_empty() && !step.message.ends_with('.'));
            let line = step.command.as_deref().unwrap_or("");
            prop_assert!(line.matches('\'').count() % 2 == 0 || line.contains(r"\'"));
        }
    }

    #[test]
    fn any_text_is_answered(text in "\\PC*") {
        let _ = diagnose("ErrImagePull", &text);
        #[cfg(feature = "serde")]
        {
            prop_assert!(serde_json::from_str::<Value>(&pullpolicy::diagnose_json(&text)).is_ok());
            let answer = pullpolicy::diagnose_pods_json(&text, Some(&text), None);
            prop_assert!(serde_json::from_str::<Value>(&answer).is_ok());
        }
    }
}

/// Every value of a pod, an event and a node is replaced by each other kind of value: the answer
/// stays JSON, and the object's fault is named where there is one.
#[cfg(feature = "serde")]
#[test]
fn wrong_types_are_faults_of_their_object_alone() {
    let sound: Value = serde_json::json!({"kind": "Pod", "metadata": {"namespace": "web", "name": "sound"},
        "spec": {"containers": [{"name": "app", "image": "nginx"}]}, "status": {"phase": "Running"}});
    let object = serde_json::json!({"kind": "Pod",
        "metadata": {"namespace": "web", "name": "app-0", "uid": "1", "deletionTimestamp": "x"},
        "spec": {"nodeName": "node-1", "containers": [{"name": "app", "image": "nginx", "imagePullPolicy": "Always"}],
            "initContainers": [], "ephemeralContainers": [],
            "volumes": [{"name": "data", "image": {"reference": "x", "pullPolicy": "Never"}}]},
        "status": {"phase": "Pending", "containerStatuses": [{"name": "app", "state": {"waiting": {"reason": "ErrImagePull", "message": "x"}}}]}});
    let mut pointers = vec![String::new()];
    let mut index = 0;
    while let Some(pointer) = pointers.get(index).cloned() {
        index += 1;
        match object.pointer(&pointer) {
            Some(Value::Object(map)) => {
                pointers.extend(map.keys().map(|key| format!("{pointer}/{key}")));
            }
            Some(Value::Array(list)) => {
                pointers.extend((0..list.len()).map(|at| format!("{pointer}/{at}")));
            }
            _ => {}
        }
    }
    for pointer in pointers {
        for wrong in [
            Value::from(3),
            Value::from("x"),
            Value::from(true),
            serde_json::json!([]),
            serde_json::json!({}),
            Value::Null,
        ] {
            let mut object = object.clone();
            *object.pointer_mut(&pointer).unwrap() = wrong.clone();
            let list = serde_json::json!({"kind": "List", "items": [object, sound]}).to_string();
            let report = pullpolicy::diagnose_pods(&list, None, None).unwrap();
            assert_eq!(
                report.pods.last().unwrap().name,
                "sound",
                "{pointer}: {wrong}"
            );
            assert_eq!(
                report.pods.len() + report.errors.len(),
                2,
                "{pointer}: {wrong}"
            );
            for error in &report.errors {
                assert_eq!(error.code().as_str(), "invalid-pods");
                assert!(
                    error.at().starts_with("/items/0"),
                    "{pointer}: {}",
                    error.at()
                );
            }
        }
    }
}
