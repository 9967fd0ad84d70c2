//! Pull secrets against what Kubernetes' own matching code answered.
#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test fails where its data is not what it has to be"
)]

use std::collections::BTreeMap;
use std::io::Read as _;

use pullpolicy::{Keyring, PullSecret};
use serde_json::Value;

/// The lines of `keyring.jsonl.gz`.
fn rows() -> Vec<Value> {
    let packed = include_bytes!("data/keyring.jsonl.gz");
    let mut text = String::new();
    flate2::read::GzDecoder::new(packed.as_slice())
        .read_to_string(&mut text)
        .unwrap();
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// A line's Secret: its data is an object, or text that may be malformed, or bytes in base64.
fn secret(row: &Value) -> PullSecret {
    let mut data: BTreeMap<&str, Vec<u8>> = BTreeMap::new();
    for (key, value) in row["data"].as_object().into_iter().flatten() {
        let text = value.as_str().map_or(value.to_string(), str::to_owned);
        data.insert(key, text.into_bytes());
    }
    for (key, value) in row["data_b64"].as_object().into_iter().flatten() {
        data.insert(key, decoded(value.as_str().unwrap()));
    }
    let data = data.iter().map(|(key, bytes)| (*key, bytes.as_slice()));
    PullSecret::new(
        row["name"].as_str().unwrap(),
        row["type"].as_str().unwrap(),
        data,
    )
}

/// Well-formed base64, decoded without the library under test.
fn decoded(text: &str) -> Vec<u8> {
    let alphabet = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let digits: Vec<u32> = text
        .bytes()
        .filter_map(|byte| alphabet.iter().position(|digit| *digit == byte))
        .map(|digit| u32::try_from(digit).unwrap())
        .collect();
    digits
        .chunks(4)
        .flat_map(|four| {
            let bits = (0..4).fold(0, |bits, at| (bits << 6) | four.get(at).unwrap_or(&0));
            bits.to_be_bytes()[1..four.len()].to_vec()
        })
        .collect()
}

/// A login: its Secret's place, the server, the key, and whether it is blank.
type Login = (u64, String, String, bool);

/// What is compared: the repository, and each match as secret, server and key, or an error.
#[derive(Debug, PartialEq, Eq)]
struct Answer {
    matches: Option<(String, Vec<Login>)>,
    fallback: bool,
}

fn expected(row: &Value) -> Answer {
    let expect = &row["expect"];
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let matches = expect["matches"].as_array().unwrap().iter().map(|one| {
        let blank = one["blank"].as_bool().unwrap_or(false);
        let index = one["secret_index"].as_u64().unwrap();
        (index, text(&one["server"]), text(&one["server_key"]), blank)
    });
    Answer {
        matches: (expect["error"] == "").then(|| (text(&expect["repo"]), matches.collect())),
        fallback: expect["fallback"].as_bool().unwrap_or(false),
    }
}

fn actual(row: &Value) -> Answer {
    let secrets: Vec<PullSecret> = row["secrets"]
        .as_array()
        .unwrap()
        .iter()
        .map(secret)
        .collect();
    let keyring = Keyring::new(&secrets);
    let found = keyring
        .as_ref()
        .map_err(Clone::clone)
        .and_then(|keyring| keyring.lookup(row["image"].as_str().unwrap()));
    let fallback = found.as_ref().is_ok_and(|found| found.fallback);
    let matches = found.ok().map(|found| {
        let matches = found.matches.iter().map(|one| {
            let index = u64::try_from(one.secret_index).unwrap();
            (index, one.server.to_owned(), one.key.to_string(), one.blank)
        });
        (found.repository.clone(), matches.collect())
    });
    Answer { matches, fallback }
}

/// Sorts what has no order: the matches at these places, whose order is random in the kubelet.
fn settle(answer: &mut Answer, row: &Value) {
    let Some((_, matches)) = &mut answer.matches else {
        return;
    };
    for group in row["expect"]["unordered_groups"]
        .as_array()
        .into_iter()
        .flatten()
    {
        let places: Vec<usize> = group
            .as_array()
            .unwrap()
            .iter()
            .map(|place| usize::try_from(place.as_u64().unwrap()).unwrap())
            .collect();
        let mut members: Vec<_> = places
            .iter()
            .filter_map(|place| matches.get(*place).cloned())
            .collect();
        members.sort();
        for (place, member) in places.into_iter().zip(members) {
            matches[place] = member;
        }
    }
}

/// Where the answers differ from what Kubernetes' code answered, over every row that does not depend
/// on the version of Go.
fn differences(answer: impl Fn(&Value) -> Answer, strip: impl Fn(&mut Answer)) -> Vec<String> {
    let rows = rows();
    assert_eq!(rows.len(), 8_415);
    let mut compared = 0;
    let mut differences = Vec::new();
    for row in &rows {
        if row["go_dependent"] == "matches" || row["image"].is_null() {
            continue;
        }
        compared += 1;
        let (mut expected, mut actual) = (expected(row), answer(row));
        strip(&mut expected);
        settle(&mut expected, row);
        settle(&mut actual, row);
        if expected != actual {
            differences.push(format!(
                "{row}\n  expected {expected:?}\n  actual   {actual:?}"
            ));
        }
    }
    assert_eq!(compared, 8_371);
    differences
}

fn assert_none(differences: &[String]) {
    let first = differences.iter().take(5).cloned().collect::<Vec<_>>();
    let first = first.join("\n");
    assert!(
        differences.is_empty(),
        "{} differences:\n{first}",
        differences.len()
    );
}

#[test]
fn every_row_agrees() {
    assert_none(&differences(actual, |_| {}));
}

/// A row is a line of a batch as it stands.
#[cfg(feature = "serde")]
#[test]
fn every_row_agrees_as_a_line_of_a_batch() {
    let batch = |row: &Value| {
        let line = serde_json::json!({"image": row["image"], "secrets": row["secrets"]});
        let answer = pullpolicy::match_credentials_json(&line.to_string());
        let answer: Value = serde_json::from_str(&answer).unwrap();
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let matches = answer["matches"].as_array().map(|matches| {
            let matches = matches.iter().map(|one| {
                assert_eq!(one.as_object().unwrap().len(), 4);
                let index = one["secretIndex"].as_u64().unwrap();
                let secret = usize::try_from(index).unwrap();
                assert_eq!(one["secret"], row["secrets"][secret]["name"]);
                (index, text(&one["server"]), text(&one["key"]), false)
            });
            (text(&answer["repository"]), matches.collect())
        });
        assert_eq!(answer.get("error").is_some(), matches.is_none());
        Answer {
            matches,
            fallback: answer["fallback"].as_bool().unwrap_or(false),
        }
    };
    // A batch does not tell which logins are blank.
    let strip = |answer: &mut Answer| {
        for (.., blank) in answer.matches.iter_mut().flat_map(|(_, matches)| matches) {
            *blank = false;
        }
    };
    assert_none(&differences(batch, strip));
}
