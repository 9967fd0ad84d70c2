//! The cases of the other rooms: pull secrets, and the payloads of deploy daemons.

use std::collections::BTreeSet;

use serde_json::Value;

use super::{Case, cases_in, differences, words};

/// What answers a request.
type Room = fn(&str) -> String;

/// The folder of each room's cases, and what answers them.
const ROOMS: [(&str, Room); 2] = [
    ("credentials", pullpolicy::credentials_json),
    ("payload", pullpolicy::payload_json),
];

/// Lines of a batch are answered with less.
fn answer(case: &Case, answer: Room) -> Value {
    let request = case.request();
    let text = if case.id.starts_with("batch/") {
        pullpolicy::match_credentials_json(&request)
    } else {
        answer(&request)
    };
    serde_json::from_str(&text).unwrap()
}

#[test]
fn every_case_of_a_room_is_answered_as_expected() {
    let mut failures = Vec::new();
    let mut count = 0;
    for (folder, room) in ROOMS {
        let mut names = BTreeSet::new();
        for case in cases_in(folder) {
            count += 1;
            let source = case.case["source"].as_str().unwrap();
            let known = source.starts_with("https://") || source.starts_with("docs/contract.md: ");
            assert!(
                known && names.insert(case.id.clone()),
                "{}: {source}",
                case.id
            );
            let problems = differences(&case.case["expect"], &answer(&case, room), "");
            if !problems.is_empty() {
                failures.push(format!(
                    "{folder}/{}\n    {}",
                    case.id,
                    problems.join("\n    ")
                ));
            }
        }
    }
    assert!(count >= 100, "{count} cases");
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn every_code_of_a_room_is_expected_somewhere() {
    let secrets = pullpolicy::SecretWarningCode::ALL
        .iter()
        .map(|code| code.as_str());
    let remarks = pullpolicy::DeployRemarkCode::ALL
        .iter()
        .map(|code| code.as_str());
    let all: [(&str, &str, BTreeSet<String>); 2] = [
        (
            "credentials",
            "warnings",
            secrets.map(str::to_owned).collect(),
        ),
        ("payload", "remarks", remarks.map(str::to_owned).collect()),
    ];
    for (folder, place, all) in all {
        let mut found = BTreeSet::new();
        for case in cases_in(folder) {
            words(&case.case["expect"][place], "code", &mut found);
        }
        assert_eq!(found, all, "{folder}");
    }
}
