//! What is wrong with a text that is no reference, no tag or no repository: each fault's part, span,
//! sentence and repair.
#![expect(
    clippy::unwrap_used,
    reason = "a test fails where its data is not what it has to be"
)]

use pullpolicy::{PullPolicy, Reference, Waiting, classify, classify_in};

const SHA256: &str = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

/// What is wrong with an image: which part, where, the sentence, and the reference to use instead.
struct Fault<'a> {
    image: &'a str,
    detail: &'a str,
    span: (usize, usize),
    message: &'a str,
    instead: Option<&'a str>,
}

fn assert_fault(fault: &Fault<'_>) {
    let Fault {
        image,
        detail,
        span,
        message,
        instead,
    } = fault;
    let error = Reference::parse(image).unwrap_err();
    let found = error.span().unwrap();
    assert_eq!(error.code().as_str(), "invalid-image", "{image:?}");
    assert_eq!(error.at(), "/image");
    assert_eq!(error.input(), Some(*image));
    assert_eq!(error.detail().unwrap().as_str(), *detail, "{image:?}");
    assert_eq!((found.start, found.end), *span, "{image:?}");
    assert_eq!(error.message(), *message, "{image:?}");
    let reference = error
        .suggestion()
        .and_then(|suggestion| suggestion.reference.as_deref());
    assert_eq!(reference, *instead, "{image:?}");
    assert_eq!(
        error.kubernetes_default(),
        Some(PullPolicy::IfNotPresent),
        "{image:?}"
    );
    let rejected = image.is_empty() || image.trim() != *image;
    assert_eq!(
        error.rejected_by(),
        rejected.then_some("api-server"),
        "{image:?}"
    );
    assert_eq!(
        error.waiting(),
        (!rejected).then_some(Waiting::InvalidImageName),
        "{image:?}"
    );
}

/// Asserts a row for each fault: image, detail, span, sentence, suggestion.
macro_rules! faults {
    ($($image:expr, $detail:literal, $span:expr, $message:expr, $instead:expr;)+) => {
        $(assert_fault(&Fault {
            image: $image,
            detail: $detail,
            span: $span,
            message: $message,
            instead: $instead,
        });)+
    };
}

#[test]
fn capitals_are_the_fault_of_a_name_that_is_valid_without_them() {
    let lower = |part| format!("repository names are lower case, unlike `{part}`");
    faults! {
        "Nginx", "name", (0, 1), &lower("Nginx"), Some("docker.io/library/nginx");
        "nginX:1.27", "name", (4, 5), &lower("nginX"), Some("docker.io/library/nginx:1.27");
        "acme/MiModD:Latest", "name", (5, 6), &lower("MiModD"), Some("docker.io/acme/mimodd:Latest");
        "registry.example.com/ACME/App", "name", (21, 25), &lower("ACME"), Some("registry.example.com/acme/app");
        "REG.example.com:5000/acme/APP", "name", (26, 29), &lower("APP"), Some("reg.example.com:5000/acme/app");
        "My_Org/app", "name", (0, 1), &lower("My_Org"), Some("docker.io/my_org/app");
        "acme/a-B", "name", (7, 8), &lower("a-B"), Some("docker.io/acme/a-b");
        "App:feature/login", "name", (0, 1), &lower("App"), None;
        "Nginx@sha256:12", "name", (0, 1), &lower("Nginx"), None;
    }
}

#[test]
fn capitals_in_a_digest_are_a_fault_of_their_own() {
    let upper = SHA256.to_ascii_uppercase();
    let image = format!("nginx@sha256:{upper}");
    let instead = format!("docker.io/library/nginx@sha256:{SHA256}");
    assert_fault(&Fault {
        image: &image,
        detail: "digest",
        span: (13, 14),
        message: "digests are lower case, unlike `E`",
        instead: Some(&instead),
    });
    assert_fault(&Fault {
        image: &format!("nginx@SHA256:{SHA256}"),
        detail: "digest",
        span: (6, 9),
        message: "digests are lower case, unlike `SHA`",
        instead: Some(&instead),
    });
}

#[test]
fn names() {
    let name = |character| {
        format!("a name has lower-case letters, digits, `.`, `_`, `-` and `/`, not {character}")
    };
    let separator = |part| {
        format!(
            "`{part}` has a separator (`.`, `_`, `__` or dashes) that is not between letters or digits"
        )
    };
    faults! {
        ":1.27", "name", (0, 1), "a part of the name is missing in front of `:`", None;
        "@sha256:12", "name", (0, 1), "a part of the name is missing in front of `@`", None;
        "/nginx", "name", (0, 1), "a part of the name is missing in front of `/`", None;
        "docker/", "name", (7, 7), "a part of the name is missing behind `/`", None;
        "docker//nginx", "name", (7, 8), "a part of the name is missing in front of `/`", None;
        "registry.example.com/:1.0", "name", (21, 22), "a part of the name is missing in front of `:`", None;
        "-nginx", "name", (0, 1), &separator("-nginx"), None;
        "acme/.hidden", "name", (5, 6), &separator(".hidden"), None;
        "acme/dock..er:1", "name", (10, 11), &separator("dock..er"), None;
        "a___b", "name", (3, 4), &separator("a___b"), None;
        "a._b", "name", (2, 3), &separator("a._b"), None;
        "nginx-", "name", (6, 6), &separator("nginx-"), None;
        "nginx-:1", "name", (6, 7), &separator("nginx-"), None;
        "docker.io./nginx", "name", (10, 11), &separator("docker.io."), None;
        "nginx 1.27", "name", (5, 6), &name("a blank"), None;
        "reg!stry.example.com/app", "name", (3, 4), &name("`!`"), None;
        "acme/café:1", "name", (8, 10), &name("U+00E9"), None;
        "acme/a\u{200b}pp", "name", (6, 9), &name("U+200B"), None;
        "acme/a\0pp", "name", (6, 7), &name("U+0000"), None;
        "ng\ninx", "name", (2, 3), &name("U+000A"), None;
        "acme/\u{212a}", "name", (5, 8), &name("U+212A"), None;
        "nginx[1]", "name", (5, 6), &name("`[`"), None;
        "Acme!/app", "name", (4, 5), &name("`!`"), None;
        "<image>", "name", (0, 1), &name("`<`"), None;
    }
}

#[test]
fn registries() {
    let brackets = "brackets hold an IPv6 address, which has hexadecimal digits and `:`";
    let followed = |registry, next| {
        format!("the registry `{registry}` is followed by `/` and a repository, not by {next}")
    };
    faults! {
        "[fe80::1%eth0]:5000/app", "name", (8, 9), brackets, None;
        "[]/app", "name", (1, 2), brackets, None;
        "[::1", "name", (4, 4), brackets, None;
        "[12]/app", "name", (4, 5), brackets, None;
        "[::1]:5000", "name", (10, 10), &followed("[::1]:5000", "the end"), None;
        "[::1]:50x0/app", "name", (8, 9), &followed("[::1]:50", "`x`"), None;
        "[::1]@sha256:12", "name", (5, 6), &followed("[::1]", "`@`"), None;
        "[::1]:/app", "name", (6, 7), "a port is a number, not `/`", None;
        "[::1]:", "name", (6, 6), "a port is a number, not the end", None;
        "https://registry.example.com/app:1", "name", (6, 7),
            "the image starts with a registry or a repository, not with `https://`",
            Some("registry.example.com/app:1");
        "docker://Nginx", "name", (7, 8),
            "the image starts with a registry or a repository, not with `docker://`",
            Some("docker.io/library/nginx");
        "HTTPS://registry.example.com/app", "name", (6, 7),
            "the image starts with a registry or a repository, not with `HTTPS://`",
            Some("registry.example.com/app");
        "oci://", "name", (4, 5),
            "the image starts with a registry or a repository, not with `oci://`", None;
    }
}

#[test]
fn tags() {
    let tag = |character| format!("a tag has letters, digits, `_`, `.` and `-`, not {character}");
    faults! {
        "nginx:", "tag", (6, 6), "a tag is missing behind `:`", None;
        "nginx:@sha256:12", "tag", (6, 7), "a tag is missing in front of `@`", None;
        "nginx::1", "tag", (6, 7), "a tag is missing in front of `:`", None;
        "fc00::1:5000/app", "tag", (5, 6), "a tag is missing in front of `:`", None;
        "registry.example.com/app:/x", "tag", (25, 26), "a tag is missing in front of `/`", None;
        "nginx:-1", "tag", (6, 7), "a tag starts with a letter, a digit or `_`, not with `-`", None;
        "nginx:.1", "tag", (6, 7), "a tag starts with a letter, a digit or `_`, not with `.`", None;
        "nginx:1:2", "tag", (7, 8), &tag("`:`"), None;
        "nginx:1+2", "tag", (7, 8), &tag("`+`"), None;
        "nginx:+2", "tag", (6, 7), &tag("`+`"), None;
        "nginx:1 2", "tag", (7, 8), &tag("a blank"), None;
        "nginx:caf\u{e9}", "tag", (9, 11), &tag("U+00E9"), None;
        "ghcr.io/acme/app:feature/login", "tag", (24, 25), &tag("`/`"), None;
        "app:feature/login", "tag", (11, 12),
            "`app:feature` is no registry with a port, and a tag has no `/`", None;
        "localhost:/app", "tag", (10, 11),
            "`localhost:` is no registry with a port, and a tag has no `/`", None;
        "dev_1.example.com:5000/app", "tag", (22, 23),
            "`dev_1.example.com:5000` is no registry with a port, and a tag has no `/`", None;
    }
}

#[test]
fn digests() {
    let start = "a digest starts with `sha256:`, `sha384:` or `sha512:`";
    let digit =
        |character| format!("a digest has the digits `0` to `9` and `a` to `f`, not {character}");
    let behind = "nothing follows a digest, not even a tag, which stands in front of the `@`";
    faults! {
        "nginx@", "digest", (6, 6), "a digest is missing behind `@`", None;
        "nginx@sha", "digest", (9, 9), start, None;
        "nginx@sha256", "digest", (12, 12), start, None;
        "nginx@md5:12", "digest", (6, 7), start, None;
        "nginx@sha1:12", "digest", (9, 10), start, None;
        "nginx@sha224:12", "digest", (10, 11), start, None;
        "nginx@sha256+b64:12", "digest", (12, 13), start, None;
        "nginx@SHA1:12", "digest", (6, 7), start, None;
        "nginx@1.27", "digest", (6, 7), start, None;
        "nginx@sha256:", "digest", (13, 13), "a sha256 digest has 64 digits, not 0", None;
        "nginx@sha384:abc", "digest", (16, 16), "a sha384 digest has 96 digits, not 3", None;
        "nginx@sha512:12", "digest", (15, 15), "a sha512 digest has 128 digits, not 2", None;
        &format!("nginx@sha256:{SHA256}0"), "digest", (77, 78), "a sha256 digest has 64 digits, not 65", None;
        "nginx@sha256:xyz", "digest", (13, 14), &digit("`x`"), None;
        "nginx@sha256:12@sha256:12", "digest", (15, 16), &digit("`@`"), None;
        "nginx@sha256:12/app", "digest", (15, 16), &digit("`/`"), None;
        &format!("nginx@sha256:{SHA256}:1.27"), "digest", (77, 78), behind, None;
    }
}

#[test]
fn lengths() {
    let long = "a repository has at most 255 characters, counting a missing `library/`";
    let a = |count| "a".repeat(count);
    for valid in [
        a(247),
        format!("docker.io/{}", a(247)),
        format!("acme/{}", a(250)),
        format!("docker.io/acme/{}", a(250)),
        format!("registry.example.com/{}", a(255)),
        format!("{}.example.com/{}:{}", a(300), a(255), a(128)),
    ] {
        assert!(Reference::parse(&valid).is_ok(), "{valid}");
    }
    faults! {
        &a(248), "name", (247, 248), long, None;
        &format!("{}:1.27", a(300)), "name", (247, 248), long, None;
        &format!("docker.io/{}", a(248)), "name", (257, 258), long, None;
        &format!("acme/{}", a(251)), "name", (255, 256), long, None;
        &format!("registry.example.com/{}", a(256)), "name", (276, 277), long, None;
        &format!("a_b.example.com/{}", a(256)), "name", (255, 256), long, None;
        &format!("nginx:{}", a(129)), "tag", (134, 135), "a tag has at most 128 characters", None;
    }
    let id = "64 hexadecimal digits alone are the id of an image, not its name";
    faults! { SHA256, "name", (64, 64), id, None; }
    for valid in [
        SHA256.strip_prefix('e').unwrap(),
        &format!("{SHA256}0"),
        &format!("{SHA256}:1"),
        &format!("{SHA256}@sha256:{SHA256}"),
        &format!("docker.io/{SHA256}"),
        &format!("sha256:{SHA256}"),
        &SHA256.replace('e', "g"),
    ] {
        assert!(Reference::parse(valid).is_ok(), "{valid}");
    }
}

#[test]
fn blanks_are_rejected_by_the_api_server() {
    faults! {
        "", "name", (0, 0), "the image is empty", None;
        " ", "name", (0, 1), "the image is blank", None;
        "\u{a0}\u{2003}", "name", (0, 2), "the image is blank", None;
        " nginx", "name", (0, 1), "the image `nginx` has blanks around it", Some("docker.io/library/nginx");
        "nginx ", "name", (5, 6), "the image `nginx` has blanks around it", Some("docker.io/library/nginx");
        "nginx:1.27\r\n", "tag", (10, 11), "the image `nginx:1.27` has blanks around it", Some("docker.io/library/nginx:1.27");
        "nginx\u{85}", "name", (5, 7), "the image `nginx` has blanks around it", Some("docker.io/library/nginx");
        "\u{3000}nginx", "name", (0, 3), "the image `nginx` has blanks around it", Some("docker.io/library/nginx");
        "nginx: ", "tag", (6, 7), "the image `nginx:` has blanks around it", None;
        "Nginx ", "name", (5, 6), "the image `Nginx` has blanks around it", Some("docker.io/library/nginx");
        "${IMAGE} ", "placeholder", (0, 8), "nothing has filled in the placeholder `${IMAGE}`", None;
    }
    // A zero-width space and a byte-order mark are no blanks, neither in Go nor in Unicode.
    for image in ["\u{200b}nginx", "\u{feff}nginx"] {
        assert_eq!(Reference::parse(image).unwrap_err().rejected_by(), None);
    }
}

#[test]
fn placeholders_go_before_everything_else() {
    for (image, placeholder) in [
        ("ghcr.io/acme/app:${TAG}", "${TAG}"),
        ("${REGISTRY}/App:${TAG}", "${REGISTRY}"),
        ("App:$(VERSION)", "$(VERSION)"),
        (
            "{{ .Values.image.repository }}:{{ .Values.image.tag }}",
            "{{ .Values.image.repository }}",
        ),
        ("acme/app:{{{ tag }}}-x", "{{{ tag }}}"),
        ("acme/app:{{tag}}}", "{{tag}}"),
        ("acme/app:${{ github.sha }}", "${{ github.sha }}"),
        ("acme/app:${TAG:-${DEFAULT}}-x", "${TAG:-${DEFAULT}}"),
        ("acme/app:$(cat $(pwd)/tag)-x", "$(cat $(pwd)/tag)"),
        ("acme/app:${a${b}", "${a${b}"),
        ("acme/app:%BUILD_TAG%", "%BUILD_TAG%"),
        ("acme/app:%build.number%", "%build.number%"),
        ("acme//app:%%X%", "%X%"),
        ("nginx@sha256:${DIGEST}", "${DIGEST}"),
        ("{{a${b}", "${b}"),
        ("é${é}", "${é}"),
    ] {
        let start = image.find(placeholder).unwrap();
        assert_fault(&Fault {
            image,
            detail: "placeholder",
            span: (start, start + placeholder.len()),
            message: &format!("nothing has filled in the placeholder `{placeholder}`"),
            instead: None,
        });
    }
}

#[test]
fn what_is_never_closed_is_no_placeholder() {
    for (image, detail, start) in [
        ("acme/app:${TAG", "tag", 9),
        ("acme/app:$(TAG}", "tag", 9),
        ("acme/app:$TAG", "tag", 9),
        ("acme/app:{{ tag }", "tag", 9),
        ("acme/app:{tag}", "tag", 9),
        ("acme/app:100%", "tag", 12),
        ("registry.example.com%2Facme%2Fapp", "name", 20),
        ("acme/app:50%or 60%", "tag", 11),
        ("acme/%/%", "name", 5),
        ("acme/%%", "name", 5),
    ] {
        let error = Reference::parse(image).unwrap_err();
        assert_eq!(error.detail().unwrap().as_str(), detail, "{image}");
        assert_eq!(error.span().unwrap().start, start, "{image}");
    }
}

#[test]
fn a_tag_alone_may_have_a_digest() {
    for (text, tag) in [
        ("26.37.0", "26.37.0"),
        (&format!("main@sha256:{SHA256}"), "main"),
        ("_", "_"),
        (&"a".repeat(128), &"a".repeat(128)),
    ] {
        assert_eq!(classify(text).unwrap().value, tag);
    }
    let digest = format!("sha256:{SHA256}");
    let capitals = format!("main@SHA256:{SHA256}");
    let lower = format!("main@sha256:{SHA256}");
    let tag = |character| format!("a tag has letters, digits, `_`, `.` and `-`, not {character}");
    for (text, detail, span, message, instead) in [
        ("", "tag", (0, 0), "the tag is empty", None),
        (" ", "tag", (0, 1), "the tag is blank", None),
        (
            " 1.27",
            "tag",
            (0, 1),
            "the tag `1.27` has blanks around it",
            Some("1.27"),
        ),
        (
            "1.27\n",
            "tag",
            (4, 5),
            "the tag `1.27` has blanks around it",
            Some("1.27"),
        ),
        ("nginx:1.27", "tag", (5, 6), &tag("`:`"), None),
        ("https://x", "tag", (5, 6), &tag("`:`"), None),
        ("feature/x", "tag", (7, 8), &tag("`/`"), None),
        (&digest, "tag", (6, 7), &tag("`:`"), None),
        (
            &format!("@{digest}"),
            "tag",
            (0, 1),
            "a tag is missing in front of `@`",
            None,
        ),
        (
            &"a".repeat(129),
            "tag",
            (128, 129),
            "a tag has at most 128 characters",
            None,
        ),
        (
            "main@sha256:12",
            "digest",
            (14, 14),
            "a sha256 digest has 64 digits, not 2",
            None,
        ),
        (
            &capitals,
            "digest",
            (5, 8),
            "digests are lower case, unlike `SHA`",
            Some(&*lower),
        ),
        (
            "${TAG}",
            "placeholder",
            (0, 6),
            "nothing has filled in the placeholder `${TAG}`",
            None,
        ),
    ] {
        let error = classify(text).unwrap_err();
        assert_eq!(error.code().as_str(), "invalid-tag", "{text}");
        assert_eq!(error.at(), "/tag");
        assert_eq!(error.detail().unwrap().as_str(), detail, "{text}");
        assert_eq!(
            error.span().map(|span| (span.start, span.end)),
            Some(span),
            "{text}"
        );
        assert_eq!(error.message(), message);
        let reference = error
            .suggestion()
            .and_then(|suggestion| suggestion.reference.as_deref());
        assert_eq!(reference, instead, "{text}");
        assert_eq!(
            (
                error.kubernetes_default(),
                error.waiting(),
                error.rejected_by()
            ),
            (None, None, None)
        );
    }
}

#[test]
fn a_repository_is_a_name_alone() {
    for name in [
        "nginx",
        "registry.example.com:5000/acme/app",
        "localhost/app",
    ] {
        assert!(classify_in(name, "1.27").is_ok(), "{name}");
    }
    for (name, detail, span, message, instead) in [
        ("", "name", (0, 0), "the repository is empty", None),
        (
            "nginx:1.27",
            "tag",
            (5, 6),
            "a repository is named without a tag",
            None,
        ),
        (
            "registry:5000",
            "tag",
            (8, 9),
            "a repository is named without a tag",
            None,
        ),
        (
            &format!("nginx:1.27@sha256:{SHA256}"),
            "tag",
            (5, 6),
            "a repository is named without a tag",
            None,
        ),
        (
            &format!("nginx@sha256:{SHA256}"),
            "digest",
            (5, 6),
            "a repository is named without a digest",
            None,
        ),
        (
            "Nginx",
            "name",
            (0, 1),
            "repository names are lower case, unlike `Nginx`",
            Some("docker.io/library/nginx"),
        ),
        (
            " acme/app",
            "name",
            (0, 1),
            "the repository `acme/app` has blanks around it",
            Some("docker.io/acme/app"),
        ),
    ] {
        let error = classify_in(name, "1.27").unwrap_err();
        assert_eq!(error.code().as_str(), "invalid-image", "{name}");
        assert_eq!(error.at(), "/repository");
        assert_eq!(error.detail().unwrap().as_str(), detail, "{name}");
        assert_eq!(
            error.span().map(|span| (span.start, span.end)),
            Some(span),
            "{name}"
        );
        assert_eq!(error.message(), message);
        let reference = error
            .suggestion()
            .and_then(|suggestion| suggestion.reference.as_deref());
        assert_eq!(reference, instead, "{name}");
        assert_eq!(
            (
                error.kubernetes_default(),
                error.waiting(),
                error.rejected_by()
            ),
            (None, None, None)
        );
    }
}
