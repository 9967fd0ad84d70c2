use super::*;

/// The parts of a text as the splitter gives them when the text comes in pieces of this size, with
/// the first bytes of each.
fn split(text: &[u8], size: usize) -> Vec<(PartKind, String, usize, Option<usize>)> {
    let mut splitter = Splitter::new();
    let mut chunks = text.chunks(size);
    let mut parts = Vec::new();
    let mut whole = Vec::new();
    loop {
        while let Some(part) = splitter.next_part() {
            assert_eq!(part.offset, whole.len());
            whole.extend_from_slice(part.bytes);
            let head: Vec<u8> = part.bytes.iter().copied().take(24).collect();
            let head = String::from_utf8_lossy(&head).into_owned();
            parts.push((part.kind, head, part.line, part.item));
        }
        match chunks.next() {
            Some(chunk) => splitter.push(chunk),
            None if splitter.is_finished => break,
            None => splitter.finish(),
        }
    }
    assert!(whole == text, "the parts are the text");
    parts
}

fn documents(text: &str) -> Vec<String> {
    let whole: Vec<String> = Parts::of(text.as_bytes())
        .map(|part| String::from_utf8(part.bytes.to_vec()).unwrap())
        .collect();
    assert_eq!(whole.concat(), text);
    for size in [1, 2, 3, 7, 1000] {
        assert_eq!(
            split(text.as_bytes(), size).len(),
            whole.len(),
            "pieces of {size}"
        );
    }
    whole
}

#[test]
fn a_document_ends_where_the_next_begins() {
    assert_eq!(documents("a: 1\n---\nb: 2\n"), ["a: 1\n", "---\nb: 2\n"]);
    assert_eq!(documents("---\na: 1\n---\n"), ["---\na: 1\n", "---\n"]);
    assert_eq!(
        documents("a: 1\r\n---\r\nb\r\n"),
        ["a: 1\r\n", "---\r\nb\r\n"]
    );
    assert_eq!(documents("a\n---"), ["a\n", "---"]);
    assert_eq!(
        documents("a\n...\rb: 1\nc: 2\n...\r\nd\n...\r"),
        ["a\n...\r", "b: 1\nc: 2\n...\r\n", "d\n...\r"]
    );
    assert_eq!(documents("--- a\n--- b"), ["--- a\n", "--- b"]);
    assert_eq!(
        documents("a\n...\n# c\n%YAML 1.2\n---\nb\n"),
        ["a\n...\n", "# c\n%YAML 1.2\n---\nb\n"]
    );
    assert_eq!(
        documents("\u{feff}# c\n---\na\n"),
        ["\u{feff}# c\n---\na\n"]
    );
    assert!(documents("").is_empty());
}

#[test]
fn what_only_looks_like_a_marker_ends_nothing() {
    for text in [
        "a: |\n  ---\n  b\n",
        "a\n----\nb\n",
        "a\n---b\n",
        "# c\n\n---\na\n",
    ] {
        assert_eq!(documents(text), [text]);
    }
}

/// A list of so many items, each of some 1,000 bytes.
fn list(count: usize) -> String {
    let items: Vec<String> = (0..count)
        .map(|index| {
            format!(
                "{{\"n\": {index}, \"items\": [1], \"x\": \"]}}\\\"{}\"}}",
                "y".repeat(1000)
            )
        })
        .collect();
    format!(
        "{{\"kind\": \"List\", \"a\": {{\"items\": []}}, \"items\": [\n{}\n], \"z\": 1}}\n",
        items.join(",\n")
    )
}

#[test]
fn a_large_list_in_json_is_read_item_by_item() {
    let text = list(2000);
    for size in [997, 65_536, 10_000_000] {
        let parts = split(text.as_bytes(), size);
        let items: Vec<_> = parts
            .iter()
            .filter(|part| part.0 == PartKind::Document)
            .collect();
        assert_eq!(
            items.len(),
            2001,
            "2,000 items and the line end behind them"
        );
        for (index, item) in items.iter().take(2000).enumerate() {
            assert!(
                item.1.starts_with(&format!("{{\"n\": {index},")),
                "{item:?}"
            );
            assert_eq!((item.2, item.3), (index + 1, Some(index)));
        }
    }
    assert_eq!(documents(&list(3)).len(), 1);
}

#[test]
fn a_large_object_in_json_without_items_is_read_as_a_whole() {
    let text = format!("{{\"items\": {{}}, \"x\": \"{}\"}}", "y".repeat(2 * SPLIT));
    let parts = split(text.as_bytes(), 65_536);
    assert_eq!(parts.len(), 1);
    assert_eq!(parts[0].0, PartKind::Document);
}

#[test]
fn a_large_list_in_yaml_is_read_some_entries_at_a_time() {
    for indent in ["", "  "] {
        let entry = format!(
            "{indent}- kind: Pod\n{indent}  x:\n{indent}  - {}\n",
            "y".repeat(1000)
        );
        let text = format!("items:\n{}kind: List\n---\na: 1\n", entry.repeat(3000));
        for size in [997, 10_000_000] {
            let parts = split(text.as_bytes(), size);
            assert!(parts.iter().all(|part| part.0 == PartKind::Document));
            assert_eq!(
                parts.len(),
                4,
                "three of some 1,000 entries, and the last document"
            );
            let each = (SPLIT - "items:\n".len()).div_ceil(entry.len());
            assert_eq!(parts[1].3, Some(each));
            assert!(parts[1].1.starts_with(&format!("{indent}- kind")));
            assert_eq!(parts[3].1, "---\na: 1\n");
        }
    }
}

#[test]
fn what_is_too_large_is_passed_over() {
    let long = "x".repeat(2 * MAX_DOCUMENT);
    let lines = "x: y\n".repeat(2 * MAX_DOCUMENT / 5);
    for text in [long, lines] {
        let text = format!("a: 1\n---\n{text}\n---\nb: 2\n");
        for size in [65_536, 100_000_000] {
            let parts = split(text.as_bytes(), size);
            let kinds: Vec<PartKind> = parts.iter().map(|part| part.0).collect();
            assert_eq!(kinds.first(), Some(&PartKind::Document));
            assert_eq!(kinds.last(), Some(&PartKind::Document));
            assert_eq!(parts.last().unwrap().1, "---\nb: 2\n");
            let middle = kinds.get(1..kinds.len() - 1).unwrap();
            assert_eq!(middle.first(), Some(&PartKind::TooLarge));
            let rest = middle.get(1..).unwrap();
            assert!(rest.iter().all(|kind| *kind == PartKind::Between));
        }
    }
}

#[test]
fn an_item_that_is_too_large_is_passed_over() {
    let text = format!(
        "{{\"items\": [{{\"a\": \"{}\"}}, {{\"b\": 1}}]}}",
        "x".repeat(MAX_DOCUMENT + 5)
    );
    let parts = split(text.as_bytes(), 65_536);
    assert!(
        parts
            .iter()
            .any(|part| part.0 == PartKind::TooLarge && part.3 == Some(0))
    );
    assert!(
        parts
            .iter()
            .any(|part| part.0 == PartKind::Document && part.1 == "{\"b\": 1}")
    );
}
