//! `cargo xtask bench scale`: what a fleet asks of the cluster policy, and `pullpolicy lint -` over
//! the pods of a large one. Rewrites the tables of `docs/scale.md`.

#[path = "../../../benches/pods/mod.rs"]
mod pods;

use serde_json::Value;

use super::stream::{self, Linted, Repeated};
use super::{cluster, machine, time, write_table};
use crate::needs::Need;
use crate::run::step;
use crate::setup;

const DOCUMENT: &str = "docs/scale.md";

/// The pods of a node, as the document says too.
const PODS_PER_NODE: f64 = 30.0;
/// A pod, and its share of what brings it: a Deployment, a ReplicaSet, a Job.
const REQUESTS_PER_POD: f64 = 2.0;
/// What the server itself is taken to need for a request, in seconds of one core: not measured.
const SERVER: f64 = 1e-3;
/// How much of its one core a replica shall use, so that it bears twice as much.
const LOAD: f64 = 0.5;
/// One may be drained while another answers.
const LEAST_REPLICAS: f64 = 2.0;
const NODES: [f64; 3] = [100.0, 1_000.0, 10_000.0];
/// What happens, and in how many seconds each pod is made anew.
const CHURN: [(&str, f64); 3] = [
    ("each pod once a day", 86_400.0),
    ("each pod once an hour", 3_600.0),
    ("all pods within ten minutes", 600.0),
];

/// How many pods the dump has, and how many different ones it repeats.
const PODS: usize = 100_000;
const DIFFERENT: usize = 1_000;

/// Measures, and rewrites the tables.
pub(super) fn run() -> Result<(), String> {
    step("setup", || setup::for_task(Need::CLUSTER))?;
    let figures = Figures::read(&cluster::measured("throughput")?)?;
    step("program", stream::build)?;
    let dump = dump();
    let bytes = (dump.repeated.len() + dump.between.len()) * (PODS / DIFFERENT);
    let linted = step("dump", || dump.lint_times(PODS / DIFFERENT))?;
    for (name, table) in [
        ("requests", requests(&figures)?),
        ("replicas", replicas(&figures)?),
        ("dump", audit(bytes, &linted)),
    ] {
        println!("{table}");
        let start = format!("<!-- {name}: written by `cargo xtask bench scale` -->\n");
        let end = format!("<!-- end of {name} -->\n");
        write_table(DOCUMENT, &start, &end, &format!("{}\n{table}\n", machine()))?;
    }
    Ok(())
}

/// What the program in `crates/kubewarden/bench` measured.
struct Figures(Value);

impl Figures {
    fn read(text: &str) -> Result<Self, String> {
        serde_json::from_str(text)
            .map(Self)
            .map_err(|error| format!("`{text}` are no figures: {error}"))
    }

    fn number(&self, pointer: &str) -> Result<f64, String> {
        let figure = self.0.pointer(pointer).and_then(Value::as_f64);
        figure.ok_or_else(|| format!("the figures lack `{pointer}`"))
    }

    /// The seconds of one core that the policy needs for a request while all cores are busy.
    fn core_seconds(&self) -> Result<f64, String> {
        Ok(self.number("/cores")? / self.number("/all/perSecond")?)
    }
}

fn requests(figures: &Figures) -> Result<String, String> {
    let cores = figures.number("/cores")?;
    let mut table = format!("| what | one core | {cores} cores |\n|---|--:|--:|\n");
    for (what, key, unit) in [
        ("requests in a second", "perSecond", 0.0),
        ("one request, half of them at most", "medianUs", 1e3),
        ("one request, 99 of 100 at most", "p99Us", 1e3),
    ] {
        let figure = |threads: &str| {
            let number = figures.number(&format!("/{threads}/{key}"))?;
            Ok::<_, String>(if unit == 0.0 {
                format!("{number:.0}")
            } else {
                time(number * unit)
            })
        };
        table.push_str(&format!(
            "| {what} | {} | {} |\n",
            figure("one")?,
            figure("all")?
        ));
    }
    let sizes = figures.0.pointer("/sizes").and_then(Value::as_array);
    for place in 0..sizes.map_or(0, Vec::len) {
        table.push_str(&format!(
            "| one request of {:.0} KB | {} | |\n",
            figures.number(&format!("/sizes/{place}/bytes"))? / 1e3,
            time(figures.number(&format!("/sizes/{place}/us"))? * 1e3)
        ));
    }
    table.push_str(&format!(
        "| memory of engine and compiled policy | {:.1} MB | |\n\
         | memory of each request while it is answered | {:.2} MB | |\n",
        figures.number("/resident")? * 1024.0 / 1e6,
        figures.number("/live")? * 1024.0 / 1e6
    ));
    Ok(table)
}

fn replicas(figures: &Figures) -> Result<String, String> {
    let policy = figures.core_seconds()?;
    let mut table = String::from(
        "| nodes | pods | made anew | requests in a second | cores for the policy | cores with the server | replicas |\n\
         |--:|--:|---|--:|--:|--:|--:|\n",
    );
    for nodes in NODES {
        for (what, seconds) in CHURN {
            let requests = nodes * PODS_PER_NODE * REQUESTS_PER_POD / seconds;
            let cores = requests * (policy + SERVER);
            table.push_str(&format!(
                "| {nodes} | {} | {what} | {requests:.1} | {:.4} | {cores:.3} | {} |\n",
                nodes * PODS_PER_NODE,
                requests * policy,
                (cores / LOAD).ceil().max(LEAST_REPLICAS)
            ));
        }
    }
    Ok(table)
}

/// What `kubectl get pods -A -o json` prints for a large cluster.
fn dump() -> Repeated {
    let pods: Vec<String> = (0..DIFFERENT)
        .map(|index| format!("{:#}", pods::pod(index)))
        .collect();
    Repeated::list(&pods)
}

fn audit(bytes: usize, linted: &Linted) -> String {
    format!(
        "| pods | size | time | pods in a second | memory |\n|--:|--:|--:|--:|--:|\n\
         | {PODS} | {:.2} GB | {:.1} s | {:.0} | {:.1} MB |\n",
        bytes as f64 / 1e9,
        linted.seconds,
        PODS as f64 / linted.seconds,
        linted.kilobytes as f64 / 1e3
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figures() -> Figures {
        let load = "{\"perSecond\":20000.0,\"medianUs\":70.0,\"p99Us\":140.0}";
        Figures::read(&format!(
            "{{\"cores\":2,\"one\":{load},\"all\":{load},\"resident\":25000,\"live\":512.0,\
             \"sizes\":[{{\"bytes\":2240,\"us\":70.0}},{{\"bytes\":1002240,\"us\":2500.0}}]}}"
        ))
        .unwrap()
    }

    #[test]
    fn each_request_has_its_time() {
        let table = requests(&figures()).unwrap();
        assert!(table.contains("| requests in a second | 20000 | 20000 |\n"));
        assert!(table.contains("| one request, 99 of 100 at most | 140.00 µs | 140.00 µs |\n"));
        assert!(table.contains("| one request of 1002 KB | 2.50 ms | |\n"));
        assert!(table.contains("| memory of each request while it is answered | 0.52 MB | |\n"));
    }

    /// 10,000 nodes of 30 pods with two requests each in 600 seconds are 1,000 requests in one; at
    /// 1.1 ms of a core they take 1.1 cores, which three replicas bear at half their strength.
    #[test]
    fn replicas_follow_from_what_a_request_takes() {
        let table = replicas(&figures()).unwrap();
        assert!(table.contains(
            "| 10000 | 300000 | all pods within ten minutes | 1000.0 | 0.1000 | 1.100 | 3 |\n"
        ));
        assert!(
            table.contains("| 100 | 3000 | each pod once a day | 0.1 | 0.0000 | 0.000 | 2 |\n")
        );
        assert_eq!(table.lines().count(), 2 + NODES.len() * CHURN.len());
    }

    #[test]
    fn the_dump_is_a_list_of_pods() {
        let dump = dump();
        let text = format!("{}{}{}", dump.first, dump.repeated, dump.last);
        let list: Value = serde_json::from_str(&text).unwrap();
        let items = list["items"].as_array().unwrap();
        assert_eq!(items.len(), DIFFERENT);
        assert!(items.iter().all(|item| item["kind"] == "Pod"));
        assert!(text.len() / DIFFERENT > 10_000);
    }
}
