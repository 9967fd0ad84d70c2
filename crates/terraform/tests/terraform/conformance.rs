//! The shared cases (`tests/conformance/*.json`) through the function `explain` and through the
//! data source: the answers have to be the library's own, but for the style of the keys.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

use pullpolicy::{Error, Request, resolve};
use serde_json::{Map, Value, json};

use super::workspace::{REQUIRED, Workspace};

/// A request of a case, by a name that Terraform accepts.
pub(super) struct Case {
    pub(super) name: String,
    pub(super) request: Map<String, Value>,
}

impl Case {
    /// What the library answers, in snake case, or its error on one line.
    pub(super) fn answer(&self) -> Result<Value, String> {
        let request = Value::Object(self.request.clone());
        let decided =
            Request::from_json(&request.to_string()).and_then(|request| resolve(&request));
        decided
            .map(|decision| snake(serde_json::from_str(&decision.to_json()).unwrap()))
            .map_err(|error: Error| error.one_line())
    }

    fn text(&self, key: &str) -> Option<&str> {
        self.request.get(key).and_then(Value::as_str)
    }

    fn text_of(&self, key: &str) -> String {
        self.request
            .get(key)
            .map(Value::to_string)
            .unwrap_or_default()
    }

    fn is_empty(&self, key: &str) -> bool {
        match self.request.get(key) {
            None | Some(Value::Null) => true,
            Some(Value::Object(object)) => object.is_empty(),
            Some(Value::String(text)) => key == "tag" && text.is_empty(),
            Some(_) => false,
        }
    }

    /// Whether `explain(image, policy)` can ask it.
    fn fits_explain(&self) -> bool {
        self.text("image").is_some()
            && ["tag", "rules", "cluster", "digests"]
                .iter()
                .all(|key| self.is_empty(key))
            && (self.is_empty("policy")
                || self.text("policy").is_some_and(|policy| !policy.is_empty()))
    }

    /// Whether the data source's arguments can hold it: strings where strings are wanted, since
    /// Terraform converts or refuses others; rules that are no text; no fraction, which Terraform
    /// writes as text; and a cluster whose keys are no snake case, which is right here alone.
    fn fits_data_source(&self) -> bool {
        let is_text_or_null =
            |value: Option<&Value>| value.is_none_or(|value| value.is_null() || value.is_string());
        let digests = match self.request.get("digests") {
            None | Some(Value::Null) => true,
            Some(Value::Object(digests)) => digests.values().all(Value::is_string),
            Some(_) => false,
        };
        ["image", "tag", "policy"]
            .iter()
            .all(|key| is_text_or_null(self.request.get(*key)))
            && digests
            && !self.request.get("rules").is_some_and(Value::is_string)
            && !self.text_of("cluster").contains('_')
    }
}

/// Every case whose request is an object with the contract's keys alone, and how many are not.
pub(super) fn cases() -> (Vec<Case>, usize) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/conformance");
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.retain(|path| {
        path.extension()
            .is_some_and(|extension| extension == "json")
    });
    files.sort();
    let (mut cases, mut left_out) = (Vec::new(), 0);
    for path in files {
        let file: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
        for case in file["cases"].as_array().unwrap() {
            match request(case) {
                Some(request) => cases.push(Case {
                    name: format!("case{}", cases.len()),
                    request,
                }),
                None => left_out += 1,
            }
        }
    }
    (cases, left_out)
}

fn request(case: &Value) -> Option<Map<String, Value>> {
    if case["padTo"].is_u64() {
        return None;
    }
    let mut request = match case["requestText"].as_str() {
        Some(text) => serde_json::from_str(text).ok()?,
        None => case["request"].clone(),
    };
    if let Some(at) = case["fill"]["at"].as_str() {
        let times = usize::try_from(case["fill"]["times"].as_u64().unwrap()).unwrap();
        let place = request.pointer_mut(at).unwrap();
        let filled = place.as_str().unwrap().to_owned()
            + &case["fill"]["text"].as_str().unwrap().repeat(times);
        *place = filled.into();
    }
    let known = ["image", "tag", "policy", "rules", "cluster", "digests"];
    let Value::Object(request) = request else {
        return None;
    };
    request
        .keys()
        .all(|key| known.contains(&key.as_str()))
        .then_some(request)
}

fn snake(value: Value) -> Value {
    match value {
        Value::Object(object) => object
            .into_iter()
            .map(|(key, value)| (snake_key(&key), snake(value)))
            .collect(),
        Value::Array(list) => list.into_iter().map(snake).collect(),
        other => other,
    }
}

fn snake_key(key: &str) -> String {
    let letters = key.chars().map(|letter| match letter {
        'A'..='Z' => format!("_{}", letter.to_ascii_lowercase()),
        _ => letter.to_string(),
    });
    letters.collect()
}

/// One data source for each case of a file.
const EVERY_CASE: &str = r#"
data "pullpolicy_decision" "case" {
  for_each = jsondecode(file("${path.module}/cases.json"))
  image    = try(each.value.image, null)
  tag      = try(each.value.tag, null)
  policy   = try(each.value.policy, null)
  rules    = try(each.value.rules, null)
  cluster  = try(each.value.cluster, null)
  digests  = try(each.value.digests, null)
}
output "answers" {
  value = { for name, case in data.pullpolicy_decision.case : name => case.decision }
}
"#;

/// The cases in parts of which each is planned alone: Terraform looks at all data of a plan for
/// each of its data sources, which large rules make slow.
pub(super) fn parcels(cases: Map<String, Value>) -> Vec<Map<String, Value>> {
    let mut parcels = vec![Map::new()];
    for (name, request) in cases {
        if request.to_string().len() > 1000 {
            parcels.insert(0, Map::from_iter([(name, request)]));
            continue;
        }
        match parcels.last_mut() {
            Some(last) if last.len() < 50 => _ = last.insert(name, request),
            _ => parcels.push(Map::from_iter([(name, request)])),
        }
    }
    parcels
}

pub(super) fn numbers(face: &str, decided: usize, refused: usize, left_out: usize) {
    let text = format!(
        "{face}: {decided} decisions and {refused} errors as the library's, {left_out} cases left out\n"
    );
    // Unlike what `println!` prints, this is shown where the test passes.
    io::stdout().write_all(text.as_bytes()).unwrap();
    // Were the filters wrong, nearly everything would be left out.
    assert!(decided > 200 && refused > 100, "{decided} {refused}");
}

#[test]
fn explain_answers_what_the_library_answers() {
    let Some(workspace) = Workspace::new("conformance-explain") else {
        return;
    };
    let (cases, unusual) = cases();
    let all = cases.len();
    let cases: Vec<_> = cases.into_iter().filter(Case::fits_explain).collect();
    let (mut decided, mut refused) = (BTreeMap::new(), BTreeMap::new());
    let mut requests = Map::new();
    for case in &cases {
        let policy = case.text("policy").unwrap_or("auto");
        requests.insert(
            case.name.clone(),
            json!({"image": case.text("image"), "policy": policy}),
        );
        match case.answer() {
            Ok(answer) => _ = decided.insert(case.name.clone(), answer),
            Err(error) => _ = refused.insert(case.name.clone(), error),
        }
    }
    workspace.write("cases.json", &Value::Object(requests).to_string());
    let names: Vec<_> = decided.keys().collect();
    let mut configuration = format!(
        r#"{REQUIRED}
locals {{
  cases   = jsondecode(file("${{path.module}}/cases.json"))
  decided = {}
}}
output "answers" {{
  value = {{ for name in local.decided : name => provider::pullpolicy::explain(local.cases[name].image, local.cases[name].policy) }}
}}
"#,
        json!(names)
    );
    workspace.write("main.tf", &configuration);
    workspace.run(&["init"]).ok();
    let outputs = workspace.planned(&[]);
    for (name, answer) in &decided {
        assert_eq!(
            &outputs["answers"]["value"][name],
            answer,
            "{name}: {}",
            case(&cases, name)
        );
    }
    for name in refused.keys() {
        configuration += &format!(
            "output \"{name}\" {{ value = provider::pullpolicy::explain(local.cases.{name}.image, local.cases.{name}.policy) }}\n"
        );
    }
    workspace.write("main.tf", &configuration);
    let shown = by_address(&workspace.diagnostics(&["plan", "-json"]), |diagnostic| {
        let context = diagnostic["snippet"]["context"].as_str().unwrap();
        context.split('"').nth(1).unwrap().to_owned()
    });
    for (name, text) in &refused {
        let text = format!("parameter: {text}.");
        let shown = shown
            .get(name)
            .unwrap_or_else(|| panic!("{}: no error", case(&cases, name)));
        assert!(
            shown.ends_with(&text),
            "{}: {shown}, not {text}",
            case(&cases, name)
        );
    }
    numbers(
        "explain",
        decided.len(),
        refused.len(),
        unusual + all - cases.len(),
    );
}

#[test]
fn the_data_source_answers_what_the_library_answers() {
    let Some(workspace) = Workspace::new("conformance-data") else {
        return;
    };
    let (cases, unusual) = cases();
    let all = cases.len();
    let cases: Vec<_> = cases.into_iter().filter(Case::fits_data_source).collect();
    let (mut decided, mut refused) = (BTreeMap::new(), BTreeMap::new());
    let (mut good, mut bad) = (Map::new(), Map::new());
    for case in &cases {
        let mut arguments = case.request.clone();
        if let Some(cluster) = arguments.remove("cluster") {
            arguments.insert("cluster".to_owned(), snake(cluster));
        }
        match case.answer() {
            Ok(answer) => {
                good.insert(case.name.clone(), arguments.into());
                decided.insert(case.name.clone(), answer);
            }
            Err(error) => {
                bad.insert(case.name.clone(), arguments.into());
                refused.insert(case.name.clone(), error);
            }
        }
    }
    workspace.write("main.tf", &format!("{REQUIRED}{EVERY_CASE}"));
    workspace.write("cases.json", &Value::Object(good).to_string());
    workspace.run(&["init"]).ok();
    let outputs = workspace.planned(&[]);
    for (name, answer) in &decided {
        assert_eq!(
            &outputs["answers"]["value"][name],
            answer,
            "{}",
            case(&cases, name)
        );
    }
    let mut shown = BTreeMap::new();
    for some in parcels(bad) {
        workspace.write("cases.json", &Value::Object(some).to_string());
        let diagnostics = workspace.diagnostics(&["plan", "-json"]);
        shown.extend(by_address(&diagnostics, key_of_address));
    }
    for (name, text) in &refused {
        let text = cluster_in_snake_case(text, &cases, name);
        assert_eq!(shown.get(name), Some(&text), "{}", case(&cases, name));
    }
    numbers(
        "the data source",
        decided.len(),
        refused.len(),
        unusual + all - cases.len(),
    );
}

/// The text of an error about the cluster, whose keys the data source has in snake case.
fn cluster_in_snake_case(text: &str, cases: &[Case], name: &str) -> String {
    let case = cases.iter().find(|case| case.name == name).unwrap();
    let Some(cluster) = case.request.get("cluster").and_then(Value::as_object) else {
        return text.to_owned();
    };
    let known = [
        "alwaysPullImages",
        "digestAwareDefault",
        "credentialVerification",
        "preloadedImagesVerificationAllowlist",
    ];
    let keys = cluster.keys().map(String::as_str).chain(known);
    keys.fold(text.to_owned(), |text, key| {
        let (quoted, pointer) = (format!("`{key}`"), format!("`/cluster/{key}"));
        text.replace(&quoted, &snake_key(&quoted))
            .replace(&pointer, &snake_key(&pointer))
    })
}

pub(super) fn case(cases: &[Case], name: &str) -> String {
    let case = cases.iter().find(|case| case.name == name).unwrap();
    let text = Value::Object(case.request.clone()).to_string();
    text.chars().take(300).collect()
}

/// The key of `data.pullpolicy_decision.case["case7"]`.
pub(super) fn key_of_address(diagnostic: &Value) -> String {
    let address = diagnostic["address"].as_str().unwrap();
    address.split('"').nth(1).unwrap().to_owned()
}

/// The texts of the errors, by what they are about.
pub(super) fn by_address(
    messages: &[Value],
    address: impl Fn(&Value) -> String,
) -> BTreeMap<String, String> {
    messages
        .iter()
        .map(|message| &message["diagnostic"])
        .filter(|diagnostic| diagnostic["severity"] == "error")
        .map(|diagnostic| {
            (
                address(diagnostic),
                diagnostic["detail"].as_str().unwrap().to_owned(),
            )
        })
        .collect()
}
