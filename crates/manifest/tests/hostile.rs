//! Texts that were made to cost time or memory: each ends at once, in findings or in a fault.
#![expect(
    clippy::panic,
    reason = "a test fails where an answer is not what it has to be"
)]

use std::time::{Duration, Instant};

use pullpolicy_manifest::{FaultKind, FixOptions, Language, Module, Options, Report};

/// What each text may take on a slow machine, without optimisation. What is quadratic takes minutes.
const LIMIT: Duration = Duration::from_secs(20);

fn report(text: &str) -> Report {
    report_in(Language::Yaml, text)
}

/// The report on a configuration of Terraform's, which is a module of its own.
fn report_on_module(text: &str) -> Report {
    let begin = Instant::now();
    let mut module = Module::new();
    module.add("main.tf", text);
    assert!(begin.elapsed() < LIMIT, "it took {:?}", begin.elapsed());
    report_in(Language::Terraform(&module), text)
}

fn report_in(language: Language<'_>, text: &str) -> Report {
    let begin = Instant::now();
    let report = language.lint(text, &Options::new());
    let fixed = language.fix(text, &FixOptions::default());
    assert!(begin.elapsed() < LIMIT, "it took {:?}", begin.elapsed());
    assert_eq!(fixed.faults, report.faults);
    report
}

/// A line for each number.
fn lines(count: usize, line: impl Fn(usize) -> String) -> String {
    (0..count).map(line).collect()
}

fn is_too_large(report: &Report) -> bool {
    let [fault] = &report.faults[..] else {
        panic!("{:?}", report.faults)
    };
    fault.kind == FaultKind::TooLarge
}

const POD: &str = "kind: Pod\nspec:\n  containers:\n";

#[test]
fn aliases_upon_aliases() {
    let item = "{kind: Pod, spec: {containers: [{image: \"app:main\"}]}}";
    let levels = lines(60, |level| {
        let lists = vec![format!("{{kind: List, items: *a{level}}}"); 10].join(", ");
        format!("x{0}: &a{0} [{lists}]\n", level + 1)
    });
    let text = format!("kind: List\nx0: &a0 [{item}]\n{levels}items: *a60\n");
    assert_eq!(report(&text).findings.len(), 1);
}

#[test]
fn one_container_named_many_times() {
    let text = format!(
        "{POD}  - &x\n    image: app:main\n{}",
        "  - *x\n".repeat(100_000)
    );
    assert_eq!(report(&text).verdicts.len(), 1);
}

#[test]
fn merges_upon_merges() {
    let merges = lines(2_000, |level| {
        format!(
            "m{0}: &m{0} {{<<: [*m{level}, *m{1}]}}\n",
            level + 1,
            level.saturating_sub(1)
        )
    });
    let uses = lines(2_000, |level| format!("  - <<: *m{level}\n"));
    let text = format!("m0: &m0 {{image: \"app:main\"}}\n{merges}{POD}{uses}");
    assert!(is_too_large(&report(&text)));
}

#[test]
fn a_large_mapping_merged_many_times() {
    let keys = lines(50_000, |key| format!("  k{key}: v\n"));
    let uses = "  - {<<: *b, image: \"app:main\"}\n".repeat(5_000);
    assert!(is_too_large(&report(&format!("b: &b\n{keys}{POD}{uses}"))));
}

#[test]
fn many_containers_with_anchors_and_comments() {
    let containers = lines(20_000, |index| {
        format!(
            "  # pullpolicy: ignore[must-be-preloaded]\n  - &c{index}\n    image: app:main\n    imagePullPolicy: &p{index} IfNotPresent\n"
        )
    });
    assert_eq!(report(&format!("{POD}{containers}")).findings.len(), 20_000);
}

#[test]
fn many_containers_on_one_line() {
    let containers = vec!["{\"image\":\"app:main\"}"; 20_000].join(",");
    let text = format!("{{\"kind\":\"Pod\",\"spec\":{{\"containers\":[{containers}]}}}}");
    let report = report(&text);
    assert_eq!(report.findings.len(), 20_000);
    assert!(
        report
            .findings
            .iter()
            .all(|finding| finding.start.line == 1)
    );
}

#[test]
fn more_containers_than_anybody_has() {
    assert!(is_too_large(&report(&format!(
        "{POD}{}",
        "  - image: app:main\n".repeat(40_000)
    ))));
}

#[test]
fn nesting_without_end() {
    for text in ["[", "- ", "{\"a\":", "? "] {
        let text = text.repeat(100_000);
        let report = report(&text);
        assert_eq!(report.faults.len(), 1, "{:?}", report.faults);
    }
}

#[test]
fn a_list_of_lists_walked_twice() {
    let steps = vec!["{inline: {container: {image: \"app:main\"}}}"; 5_000].join(",");
    let uses = vec!["*s"; 5_000].join(",");
    let text = format!(
        "apiVersion: argoproj.io/v1alpha1\nkind: Workflow\nx: &s [{steps}]\nspec:\n  templates:\n  - steps: [{uses}]\n"
    );
    assert_eq!(report(&text).findings.len(), 5_000);
}

/// A pod whose container has this image.
fn pod(image: &str) -> String {
    format!(
        "resource \"kubernetes_pod\" \"a\" {{\n  spec {{\n    container {{\n      image = {image}\n    }}\n  }}\n}}\n"
    )
}

#[test]
fn nesting_of_configurations_is_bounded() {
    for (begin, end) in [
        ("(", ")"),
        ("[", "]"),
        ("{a = ", "}"),
        ("f(", ")"),
        ("!", ""),
        ("-", ""),
        ("a ? b : ", ""),
        ("a ? ", " : b"),
        ("\"${", "}\""),
        ("a[", "]"),
        ("[for a in ", ": a]"),
        ("[for a in b: ", "]"),
        ("{for a in b: a => ", "}"),
        ("{for a in b: ", " => a}"),
        ("\"%{ if ", "}%{ endif }\""),
        ("\"%{ for a in ", "}%{ endfor }\""),
    ] {
        let nested = |depth: usize| pod(&format!("{}1{}", begin.repeat(depth), end.repeat(depth)));
        assert_eq!(report_on_module(&nested(30)).faults, [], "{begin}");
        assert!(is_too_large(&report_on_module(&nested(100_000))), "{begin}");
        for depth in [60, 61, 62, 63, 64, 65, 66] {
            report_on_module(&nested(depth));
        }
    }
    let blocks = "a {\n".repeat(100_000);
    assert!(is_too_large(&report_on_module(&blocks)));
    let operators = report_on_module(&pod(&format!("1{}", " + 1".repeat(100_000))));
    assert_eq!(operators.faults.len(), 1);
    let steps = report_on_module(&pod(&format!("var{}", ".a".repeat(100_000))));
    assert_eq!(steps.verdicts.len(), 1);
}

#[test]
fn locals_that_refer_to_one_another() {
    let doubled = lines(50, |level| {
        format!(
            "  l{} = \"${{local.l{level}}}${{local.l{level}}}\"\n",
            level + 1
        )
    });
    let text = format!("locals {{\n  l0 = \"\"\n{doubled}}}\n{}", pod("local.l50"));
    assert!(is_too_large(&report_on_module(&text)));
    let chained = lines(9_000, |level| {
        format!("  l{} = local.l{level}\n", level + 1)
    });
    let text = format!(
        "locals {{\n  l0 = \"a\"\n{chained}}}\n{}",
        pod("local.l9000")
    );
    assert_eq!(report_on_module(&text).unknown, 1);
    let text = format!("locals {{\n  a = \"x${{local.a}}\"\n}}\n{}", pod("local.a"));
    assert_eq!(report_on_module(&text).unknown, 1);
}

#[test]
fn large_configurations() {
    let object = lines(200_000, |key| format!("k{key}=1,"));
    let text = format!("locals {{\n  a = {{{object}}}\n}}\n");
    assert!(is_too_large(&report_on_module(&text)));
    let object = lines(9_000, |key| format!("k{key}=1,"));
    let pods = pod("local.a.k8999").repeat(200);
    let text = format!("locals {{\n  a = {{{object}}}\n}}\n{pods}");
    assert!(is_too_large(&report_on_module(&text)));
    let list = format!("locals {{\n  a = [{}]\n}}\n", "1,".repeat(500_000));
    assert_eq!(report_on_module(&list).faults, []);
    let comments = "  # pullpolicy: ignore[port-as-tag]\n".repeat(4_000);
    let containers = "    container { image = \"app:main\" }\n".repeat(5_000);
    let text = format!("resource kubernetes_pod a {{\n{comments}  spec {{\n{containers}  }}\n}}\n");
    assert_eq!(report_on_module(&text).findings.len(), 5_000);
    let pods = pod("\"app:main\"").repeat(8_000);
    assert_eq!(report_on_module(&pods).findings.len(), 8_000);
    let containers = "    container { image = \"app:main\" } # pullpolicy: ignore[port-as-tag]\n";
    let containers = containers.repeat(9_000);
    let text = format!("resource kubernetes_pod a {{\n  spec {{\n{containers}  }}\n}}\n");
    assert_eq!(report_on_module(&text).findings.len(), 9_000);
    assert!(is_too_large(&report_on_module(&"#".repeat(2 << 20))));
}

#[test]
fn aliases_in_json() {
    let names = lines(5_000, |name| format!("\"a{name}\":*pod,"));
    let containers = vec!["{\"image\":\"app:main\"}"; 5_000].join(",");
    let text = format!(
        "{{\"x\":&pod {{\"spec\":{{\"container\":[{containers}]}}}},\"resource\":{{\"kubernetes_pod\":{{{names}\"b\":{{}}}}}}}}"
    );
    let module = Module::new();
    let report = report_in(Language::TerraformJson(&module), &text);
    assert_eq!((report.faults.len(), report.verdicts.len()), (1, 0));
    let nested = "{\"resource\":".repeat(100_000);
    assert_eq!(
        report_in(Language::TerraformJson(&module), &nested)
            .faults
            .len(),
        1
    );
}
