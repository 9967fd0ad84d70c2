use super::*;

fn tree(text: &str) -> Tree<'_> {
    Documents::of(text).next().unwrap().unwrap()
}

fn text_at<'a>(tree: &'a Tree<'_>, keys: &[&str]) -> Option<&'a str> {
    let hops = Hops::default();
    let (last, way) = keys.split_last()?;
    let mapping = way
        .iter()
        .try_fold(tree.root(), |id, key| tree.value(id, key, &hops))?;
    tree.text_of(mapping, last, &hops)
}

#[test]
fn values_are_found_by_their_keys() {
    let tree = tree("a: {b: \"x\\ty\", c: }\nd:\n- 1\nd2: |\n  text\na: {b: last}\n");
    assert_eq!(text_at(&tree, &["a", "b"]), Some("last"));
    assert_eq!(text_at(&tree, &["d2"]), Some("text\n"));
    assert_eq!(text_at(&tree, &["d"]), None);
    assert_eq!(text_at(&tree, &["a", "c"]), None);
}

#[test]
fn merged_mappings_are_read_through() {
    let text = "\
x: &x {image: one, name: x}
y: &y {<<: *x, image: two}
a: {<<: *y, name: a}
b: {<<: [*x, *y]}
c: {image: own, <<: *x}
d: *y
";
    let tree = tree(text);
    for (key, image, name) in [
        ("a", "two", "a"),
        ("b", "one", "x"),
        ("c", "own", "x"),
        ("d", "two", "x"),
    ] {
        assert_eq!(text_at(&tree, &[key, "image"]), Some(image), "{key}");
        assert_eq!(text_at(&tree, &[key, "name"]), Some(name), "{key}");
    }
}

#[test]
fn a_mapping_merged_into_itself_ends() {
    let tree = tree("a: &a {<<: *a, b: 1}\n");
    assert_eq!(text_at(&tree, &["a", "b"]), Some("1"));
    assert_eq!(text_at(&tree, &["a", "c"]), None);
}

#[test]
fn merges_upon_merges_cost_no_more_than_they_are_long() {
    let mut text = "a0: &a0 {x: 1}\n".to_owned();
    for level in 1..40 {
        let below = level - 1;
        text.push_str(&format!(
            "a{level}: &a{level} {{<<: [*a{below}, *a{below}, *a{below}]}}\n"
        ));
    }
    let tree = tree(&text);
    let hops = Hops::default();
    let deepest = tree.value(tree.root(), "a39", &hops).unwrap();
    assert_eq!(tree.text_of(deepest, "x", &hops), Some("1"));
    assert!(!hops.are_used_up());
}

#[test]
fn nodes_know_their_places() {
    let text = "\u{feff}# über\r\na: &i 'x'  # c\r\nb: [p, {q: *i}]\r\n";
    let tree = tree(text);
    let sources: Vec<&str> = tree
        .ids_from(tree.root())
        .map(|id| tree.source(id))
        .collect();
    let own: Vec<&str> = sources
        .iter()
        .copied()
        .filter(|source| !source.contains('\n'))
        .collect();
    assert_eq!(
        own,
        ["a", "'x'", "b", "[p, {q: *i}]", "p", "{q: *i}", "q", "*i"]
    );
    let keys: Vec<&str> = tree
        .ids_from(tree.root())
        .filter(|id| tree.node(*id).is_key)
        .map(|id| tree.source(id))
        .collect();
    assert_eq!(keys, ["a", "b", "q"]);
    let depths: Vec<u32> = tree
        .ids_from(tree.root())
        .map(|id| tree.node(id).depth)
        .collect();
    assert_eq!(depths, [0, 1, 1, 1, 1, 2, 2, 3, 3]);
}

#[test]
fn comments_are_kept_where_they_speak_to_us() {
    assert!(tree("a: 1 # one\n").comments.is_empty());
    let tree = tree("# pullpolicy: ignore\na: 1 # one\n");
    let texts: Vec<&str> = tree.comments.iter().map(|comment| &*comment.text).collect();
    assert_eq!(texts, [" pullpolicy: ignore", " one"]);
}

#[test]
fn what_is_broken_is_told_with_its_place() {
    let broken = |text: &str| Documents::of(text).find_map(Result::err).unwrap();
    assert_eq!(broken("a: [1\nb: 2\n").offset, 7);
    assert_eq!(broken("a: *b\n").offset, 3);
    assert!(
        broken(&"[".repeat(100_000))
            .message
            .contains("recursion limit")
    );
    assert!(
        broken(&"- ".repeat(100_000))
            .message
            .contains("recursion limit")
    );
    let many = "[1,".to_owned() + &"1,".repeat(MANY) + "1]";
    assert!(broken(&many).is_too_large);
}

const MANY: usize = 1 << 20;
