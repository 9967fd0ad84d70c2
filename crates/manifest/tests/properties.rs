//! What holds for every text, tried on random ones that look like manifests.

#[path = "invariants/fix.rs"]
mod fix;
#[path = "invariants/manifest.rs"]
mod manifest;
#[path = "invariants/terraform.rs"]
mod terraform;

use std::fs;
use std::path::Path;

use proptest::prelude::*;
use proptest::sample::select;

/// Pieces of manifests, and some that break them.
const PIECES: &[&str] = &[
    "kind: Pod\n",
    "apiVersion: v1\n",
    "kind: List\nitems:\n",
    "---\n",
    "...\n",
    "spec:\n",
    "  containers:\n",
    "  initContainers: &list\n",
    "  - image: app:main\n",
    "  - image: app:1.2.3\n",
    "    imagePullPolicy: Always\n",
    "    imagePullPolicy: IfNotPresent # why\n",
    "    imagePullPolicy: &p IfNotPresent\n",
    "    imagePullPolicy: *p\n",
    "    imagePullPolicy:\n",
    "    imagePullPolicy: 'Never'\n",
    "  - &c\n    image: app:edge\n",
    "  - <<: *c\n    name: x\n",
    "  - *c\n",
    "  - {image: 'app:main', name: a}\n",
    "  - {\"image\":\"app:main\"}\n",
    "  - [image: app:main]\n",
    "  - ? image\n    : app:main\n",
    "  - image: |-\n      app:main\n",
    "  - \"image\": \"app:\\x6dain\"\n",
    "  - name: y\r\n    image: app:beta # z\r\n",
    "image: {repository: app, tag: main, pullPolicy: IfNotPresent}\n",
    "  # pullpolicy: ignore[stale-copies]\n",
    "{\"kind\":\"Pod\",\"spec\":{\"containers\":[{\"image\":\"app:main\"}]}}",
    "{{- if x }}\n",
    "\t",
    "\u{feff}",
    "    image: app\u{301}:main\n",
    "    tty: true",
];

/// Pieces of configurations, and some that break them.
const TERRAFORM: &[&str] = &[
    "container {\n",
    "init_container { // c\n",
    "dynamic \"container\" {\ncontent {\n",
    "spec {\n",
    "}\n",
    "  }\r\n",
    "\t}",
    "container { image = \"app:main\" }\n",
    "  container {image=\"app:edge\"/* z */}\n",
    "image = \"app:main\"\n",
    "  image  =  \"app:1.2.3\" # c\r\n",
    "\timage = (\n\"app:beta\")\n",
    "image = \"app:$${x}\"\n",
    "image = \"app:${var.x}\" // c\n",
    "image = local.y\n",
    "image = <<E\napp:main\nE\n",
    "image_pull_policy = \"Always\"\n",
    "  image_pull_policy = \"IfNotPresent\" # why\n",
    "image_pull_policy = null\n",
    "image_pull_policy = \"\"\n",
    "image_pull_policy = var.p\n",
    "image_pull_policy = <<-E\n IfNotPresent\n E\n",
    "image_pull_policy = \"Never\"\n",
    "imagePullPolicy = \"Always\"\n",
    "image_pull_secrets {\nname = \"\"\n}\n",
    "name = \"a\"\n",
    "name = \"a\" /* b\n*/",
    "# pullpolicy: ignore[stale-copies]\n",
    "/* pullpolicy: ignore */ ",
    "variable \"x\" {\ndefault = \"main\"\n}\n",
    "locals {\ny = \"app:${var.x}\"\np = local.p\n}\n",
    "\u{feff}",
    "\u{fc} = [1, {a = 2}]\n",
    "\n",
    "%{ if a }",
];

/// Pieces of configurations in JSON, and some that break them.
const TERRAFORM_JSON: &[&str] = &[
    "{\"image\": \"app:main\"}, ",
    "{\"image\":\"app:1.2.3\",\"image_pull_policy\":\"Always\"},\n",
    "{\"image\":\"app:edge\",\"image_pull_policy\":null},",
    "{\"image\":\"${var.x}\",\"image_pull_policy\":\"${var.x}\"},",
    "{\n  \"name\": \"a\",\r\n  \"image\": \"app:$${x}:${1}main\"\n},",
    "{image: app:main},",
    "{\"image\": app:main, \"//\": \"pullpolicy: ignore\"},",
    "[{\"image\": \"app:beta\"}],",
    "null,",
    "}",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn of_pieces(pieces in prop::collection::vec(select(PIECES), 0..14)) {
        let text = pieces.concat();
        manifest::check(&text);
        fix::check(&text);
    }

    #[test]
    fn of_pods(pieces in prop::collection::vec(select(PIECES), 0..10)) {
        let text = format!("kind: Pod\nspec:\n  containers:\n{}", pieces.concat());
        manifest::check(&text);
        fix::check(&text);
    }

    #[test]
    fn of_configurations(pieces in prop::collection::vec(select(TERRAFORM), 0..14)) {
        terraform::check(&pieces.concat());
    }

    #[test]
    fn of_resources(pieces in prop::collection::vec(select(TERRAFORM), 0..14)) {
        let pod = pieces.concat();
        terraform::check(&format!("resource \"kubernetes_pod\" \"a\" {{\nspec {{\n{pod}\n}}\n}}\n"));
    }

    #[test]
    fn of_containers(pieces in prop::collection::vec(select(TERRAFORM), 0..6)) {
        let fields = pieces.concat();
        let container = format!("container {{\n{fields}\n}}\n");
        terraform::check(&format!("resource kubernetes_pod a {{\nspec {{\n{container}}}\n}}"));
    }

    #[test]
    fn of_resources_in_json(pieces in prop::collection::vec(select(TERRAFORM_JSON), 0..8)) {
        let pod = pieces.concat();
        let pod = pod.trim_end_matches([',', '\n', ' ']);
        let variable = r#""variable": {"x": {"default": "app:main"}}"#;
        let pod = format!(r#"{{"kubernetes_pod": {{"a": {{"spec": {{"container": [{pod}]}}}}}}}}"#);
        terraform::check(&format!("{{{variable}, \"resource\": {pod}}}"));
    }

    #[test]
    fn of_any_text(text in "\\PC{0,80}") {
        manifest::check(&text);
        fix::check(&text);
        terraform::check(&text);
    }
}

#[test]
fn of_what_is_written_by_hand() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut folders = vec![
        tests.join("manifests"),
        tests.join("fixes"),
        tests.join("terraform"),
    ];
    let mut count = 0;
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = fs::read_to_string(path).unwrap();
            manifest::check(&text);
            fix::check(&text);
            terraform::check(&text);
            count += 1;
        }
    }
    assert!(count > 100, "{count} texts were tried");
}
