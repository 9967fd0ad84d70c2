//! Shapes by concept, each with its class, kind and evidence. Most are from public repositories; the histories that
//! prove them are measured in `tests/tags.rs`.

use super::{Class, Kind, classify, classify_in};

/// Asserts the class, the kind and the evidence of each tag in a repository, or by its text alone where that is empty.
fn check(repository: &str, kind: Kind, table: &[(&str, &str)]) {
    let class = match kind {
        Kind::Alias | Kind::Channel | Kind::Branch | Kind::FloatingVersion | Kind::Snapshot => {
            Class::Moving
        }
        Kind::Version | Kind::Prerelease | Kind::Date | Kind::Commit | Kind::Build => Class::Pinned,
        Kind::UserRule | Kind::Unrecognised => Class::Unknown,
    };
    for (text, evidence) in table {
        let tag = if repository.is_empty() {
            classify(text)
        } else {
            classify_in(repository, text)
        };
        let tag = tag.unwrap();
        let found = tag.evidence.map_or("", |span| span.of(text));
        assert_eq!(
            (tag.class, tag.kind, found),
            (class, kind, *evidence),
            "`{text}` in `{repository}`"
        );
    }
}

#[test]
fn full_versions() {
    check(
        "",
        Kind::Version,
        &[
            ("26.37.0", "26.37.0"),
            ("coder-xfce-vnc-26.37.0", "26.37.0"),
            ("v3.4.13", "v3.4.13"),
            ("v.0.10.2", "v.0.10.2"),
            ("1.2.3.4", "1.2.3.4"),
            ("2024.10.1", "2024.10.1"),
            ("2.4.2.Final", "2.4.2"),
            ("v1.2.3.RELEASE", "v1.2.3"),
            ("release-1.2.3", "1.2.3"),
            ("v1.30.4-k3s1", "v1.30.4"),
            ("v1.30.4-rke2r1", "v1.30.4"),
            ("v1.30.4-gke.1348000", "v1.30.4"),
            ("v1.30.4-eks-1-30-17", "v1.30.4"),
            ("17.4.2-ee.0", "17.4.2"),
            ("1.0.4-20200608160520Z", "1.0.4"),
            ("1.21.0-0.20240101123456-abcdef123456", "1.21.0"),
        ],
    );
}

#[test]
fn a_version_beside_a_base_system_or_runtime() {
    check(
        "",
        Kind::Version,
        &[
            ("3.13.1-alpine3.20", "3.13.1"),
            ("12.6.2-cudnn-devel-ubuntu22.04", "12.6.2"),
            ("2.1.0-cuda12.1-cudnn8-devel", "2.1.0"),
            ("2.440.3-lts-jdk17", "2.440.3"),
            ("slim-2.10.2-python3.12", "2.10.2"),
            ("3.5.3-scala2.12-java17-python3-ubuntu", "3.5.3"),
            ("11-jre-8.0.1-webprofile", "8.0.1"),
            ("buster-v1.1.2", "v1.1.2"),
            ("alpine-v17.0.0", "v17.0.0"),
            ("x86_64-v16.11.0", "v16.11.0"),
            ("arm64v8-1.2.3", "1.2.3"),
            ("openjdk-8-lein-2.8.1", "2.8.1"),
            ("v2-cpu-22.04-v0.2.2", "v0.2.2"),
        ],
    );
}

#[test]
fn java_counts_updates_and_builds() {
    check(
        "",
        Kind::Version,
        &[
            ("jdk-21.0.4_7", "21.0.4_7"),
            ("11.0.12_7-jdk-windowsservercore-ltsc2016", "11.0.12_7"),
            ("17_35-jdk-focal", "17_35"),
            ("8u302-alpine3.12-jre", "8u302"),
            ("8u201-jdk-windowsservercore-1809", "8u201"),
            (
                "8u212-b04-jre-openj9-0.14.2-windowsservercore-1803",
                "8u212",
            ),
            ("2022-CU14-ubuntu-22.04", "2022-CU14"),
            ("jdk6b36-wheezy", "jdk6b36"),
        ],
    );
    check("", Kind::Prerelease, &[("17-ea-11-jdk", "17-ea-11")]);
    check("", Kind::Channel, &[("28-ea-jdk-oraclelinux10", "ea")]);
}

#[test]
fn numbered_pre_releases() {
    check(
        "",
        Kind::Prerelease,
        &[
            ("2.0.0-rc.1", "2.0.0-rc.1"),
            ("3.15.0rc1-slim-trixie", "3.15.0rc1"),
            ("4.0.0-rc-5-eclipse-temurin-17", "4.0.0-rc-5"),
            ("1.0a1-python3.10-rc-alpine3.12", "1.0a1"),
            ("beta-5.6-RC1-php7.3", "5.6-RC1"),
            ("8.0.0-M3", "8.0.0-M3"),
            ("1.0.0.CR1", "1.0.0.CR1"),
            ("2.0-preview1-scala_2.12-java11", "2.0-preview1"),
            ("3.17.0_rc1", "3.17.0_rc1"),
            ("2024.12.0b3", "2024.12.0b3"),
            ("1.2.3-dev.4", "1.2.3-dev.4"),
            ("2.14.0-301.0.beta-sdk", "2.14.0-301.0.beta"),
            ("alpha.1", "alpha.1"),
            ("rc1", "rc1"),
        ],
    );
}

#[test]
fn dates_and_times() {
    check(
        "",
        Kind::Date,
        &[
            ("20241016", "20241016"),
            ("20241016.1", "20241016.1"),
            ("2024-10-16", "2024-10-16"),
            ("nightly-20240101", "20240101"),
            ("unstable-20260803-slim", "20260803"),
            ("1.19.0-rolling-2026-05-01", "2026-05-01"),
            ("nightly-2021-03-18-1616044224", "2021-03-18"),
            ("10.0-minimal-20250527", "20250527"),
            ("RELEASE.2024-11-07T00-52-20Z", "2024-11-07T00-52-20Z"),
            (
                "RELEASE.2024-11-07T00-52-20Z.hotfix.1234abcd",
                "2024-11-07T00-52-20Z",
            ),
            ("v20240101T123456Z", "v20240101T123456Z"),
            ("v1472240677", "v1472240677"),
            ("20180717-R00-00", "20180717"),
        ],
    );
}

#[test]
fn commits() {
    check(
        "",
        Kind::Commit,
        &[
            ("befacaad", "befacaad"),
            ("sha-3f2a1bc", "3f2a1bc"),
            ("sha-1234567", "1234567"),
            ("main-3f2a1bc", "3f2a1bc"),
            ("1.7-92e8404", "92e8404"),
            ("666416b385e8", "666416b385e8"),
            (
                "e83c5163316f89bfbde7d9ab23ca2e25604af290",
                "e83c5163316f89bfbde7d9ab23ca2e25604af290",
            ),
            ("v1.2.3-14-g3f2a1bc", "g3f2a1bc"),
        ],
    );
}

#[test]
fn build_numbers() {
    check(
        "",
        Kind::Build,
        &[
            ("latest-build-530", "build-530"),
            ("0.0.1-25011901255-SNAPSHOT", "25011901255"),
            ("12-debian-12-r51", "r51"),
            ("5.7.0-ls121", "ls121"),
            ("b1234", "b1234"),
            ("9.4-1134", "1134"),
            ("main-1234", "1234"),
            ("ltsc2022-KB5043881", "KB5043881"),
            ("v21.2-r2333", "r2333"),
            ("openjdk-8u40-b22-jdk", "b22"),
        ],
    );
}

#[test]
fn aliases() {
    check(
        "",
        Kind::Alias,
        &[
            ("latest", "latest"),
            ("LATEST", "LATEST"),
            ("coder-xfce-vnc-latest", "latest"),
            ("coder-latest", "latest"),
            ("v1.32-latest", "latest"),
            ("1.2.3-latest", "latest"),
            ("latest-python3.11", "latest"),
            ("bookworm-slim", "bookworm"),
            ("alpine3.24", "alpine3.24"),
            ("ubuntu-22.04", "ubuntu-22.04"),
            ("jre21-ubuntu-webprofile", "jre21"),
            ("scala_2.11-alpine", "scala_2.11"),
            ("ltsc2022", "ltsc2022"),
            ("nanoserver-1809", "nanoserver-1809"),
            ("x86_64", "x86_64"),
            ("amd64", "amd64"),
            ("cpu", "cpu"),
        ],
    );
}

#[test]
fn channels() {
    check(
        "",
        Kind::Channel,
        &[
            ("mainline-alpine3.24-otel", "mainline"),
            ("stable", "stable"),
            ("Nightly", "Nightly"),
            ("v2-beta", "beta"),
            ("3.10-rc-alpine3.12", "rc"),
            ("4.4.0-beta-php8.0-fpm", "beta"),
            ("4.4.beta-php8.1", "beta"),
            ("1.19.0-rolling", "rolling"),
            ("1.2.3-nightly", "nightly"),
            ("nightly-1.2.3", "nightly"),
            ("24.04-stable", "stable"),
            ("stable-1", "stable"),
            ("beta-5-php7.3", "beta"),
            ("main-nightly", "nightly"),
            ("prod", "prod"),
            ("local", "local"),
        ],
    );
}

#[test]
fn a_grade_leaves_a_full_version_alone() {
    check(
        "",
        Kind::Version,
        &[
            ("1.4.0-stable-slim", "1.4.0"),
            ("stable-1.2.3", "1.2.3"),
            ("1.2.3-prod", "1.2.3"),
            ("beta-5.6.0-php7.3-apache", "5.6.0"),
            ("8u352-al2022-RC-jre", "8u352"),
            ("8u372-al2-native-RC-jre", "8u372"),
        ],
    );
}

#[test]
fn branches() {
    check(
        "",
        Kind::Branch,
        &[
            ("main", "main"),
            ("v1.8-head", "head"),
            ("master-web", "master"),
            ("develop-full", "develop"),
            ("1.2.3-main", "main"),
            ("pr-1234", "pr-1234"),
            ("mr-55", "mr-55"),
            ("0.0.0-pr-123", "pr-123"),
            ("release-9.11", "release-9.11"),
            ("feature-login-2", "feature"),
        ],
    );
}

#[test]
fn floating_versions() {
    check(
        "",
        Kind::FloatingVersion,
        &[
            ("3", "3"),
            ("1.27", "1.27"),
            ("18-alpine", "18"),
            ("1.x", "1.x"),
            ("v1", "v1"),
            ("22.04", "22.04"),
            ("2024.10", "2024.10"),
            ("10.0-jre17-Temurin-ubuntu-plume", "10.0"),
            ("1-18-alpine3.18", "1"),
            ("v1.16-debian-1", "v1.16"),
            ("3.8-jre-17", "3.8"),
            ("16-3.4", "16"),
            ("2.7-windowsservercore-1709", "2.7"),
        ],
    );
}

#[test]
fn snapshots() {
    check(
        "",
        Kind::Snapshot,
        &[
            ("0.1.0-SNAPSHOT", "SNAPSHOT"),
            ("SNAPSHOT", "SNAPSHOT"),
            ("1.x-snapshot-slim", "snapshot"),
        ],
    );
}

#[test]
fn unknown_shapes() {
    let shapes = [
        "my-feature",
        "b7x",
        "backup",
        "9999999",
        "12345678",
        "beef",
        "facade",
        "deadbeef",
        "_",
        "v",
        // Built from files that were never committed: nothing tells one such build from the next.
        "v1.2.3-dirty",
        "v1.2.3-14-g3f2a1bc-dirty",
        // The release of a runtime, with any release of the product.
        "python-3.10.4",
    ];
    check("", Kind::Unrecognised, &shapes.map(|shape| (shape, "")));
}

#[test]
fn publishers_count_their_releases_in_their_own_way() {
    check(
        "postgres",
        Kind::Version,
        &[("16.2", "16.2"), ("16.2-alpine3.19", "16.2")],
    );
    check(
        "postgres",
        Kind::FloatingVersion,
        &[("9.6", "9.6"), ("16", "16")],
    );
    check("drupal", Kind::Version, &[("7.69-fpm", "7.69")]);
    check(
        "drupal",
        Kind::FloatingVersion,
        &[("7", "7"), ("8.9", "8.9")],
    );
    check("trinodb/trino", Kind::Version, &[("460", "460")]);
    check("", Kind::FloatingVersion, &[("460", "460")]);
    check(
        "jenkins/jenkins",
        Kind::Version,
        &[("2.440-jdk17", "2.440"), ("2.440.3-lts", "2.440.3")],
    );
    check(
        "registry.k8s.io/pause",
        Kind::Version,
        &[("3.0", "3.0"), ("v1", "v1")],
    );
    check(
        "registry.k8s.io/kubedns-arm",
        Kind::Version,
        &[("1.2.test", "1.2.test")],
    );
}

#[test]
fn publishers_who_re_point_full_versions() {
    check(
        "bitnami/redis",
        Kind::FloatingVersion,
        &[("3.4.13", "3.4.13")],
    );
    check(
        "bitnami/redis",
        Kind::Build,
        &[("3.4.13-debian-10-r8", "r8")],
    );
    check(
        "jupyter/base-notebook",
        Kind::FloatingVersion,
        &[("lab-3.4.3", "3.4.3"), ("python-3.10.4", "3.10.4")],
    );
    check(
        "quay.io/jupyter/base-notebook",
        Kind::Date,
        &[("2024-10-07", "2024-10-07")],
    );
    check(
        "quay.io/jupyter/base-notebook",
        Kind::Commit,
        &[("666416b385e8", "666416b385e8")],
    );
    check(
        "quay.io/buildah/stable",
        Kind::FloatingVersion,
        &[("v1.35.3", "v1.35.3")],
    );
    check(
        "quay.io/podman/stable",
        Kind::Version,
        &[
            ("v5.2.3-immutable", "immutable"),
            ("v5-immutable", "immutable"),
        ],
    );
    check(
        "serversideup/php",
        Kind::FloatingVersion,
        &[("8.3.1-fpm-nginx", "8.3.1")],
    );
    check(
        "serversideup/php",
        Kind::Version,
        &[("8.3-fpm-nginx-v3.5.2", "v3.5.2")],
    );
    check("kasmweb/desktop", Kind::Version, &[("1.19.0", "1.19.0")]);
    check(
        "kasmweb/desktop",
        Kind::Channel,
        &[
            ("1.19.0-rolling", "rolling"),
            ("1.16.0-rolling-daily", "rolling"),
        ],
    );
}

#[test]
fn official_images_name_variants_by_words_of_their_own() {
    check("varnish", Kind::Channel, &[("fresh-alpine", "fresh")]);
    check("adminer", Kind::Alias, &[("fastcgi", "fastcgi")]);
    check("spark", Kind::Alias, &[("r", "r")]);
    check(
        "docker.io/library/adminer",
        Kind::Alias,
        &[("fastcgi", "fastcgi")],
    );
    check("acme/adminer", Kind::Unrecognised, &[("fastcgi", "")]);
}

#[test]
fn every_byte_is_read_without_a_panic() {
    // Longer than any tag, and with bytes that no tag holds: the reader itself takes every text.
    for text in [
        "",
        "é",
        "-",
        "..",
        "1..2",
        "+",
        "a+b",
        &"9".repeat(300),
        &"a-".repeat(200),
        &"1.".repeat(200),
    ] {
        super::read(text, None);
    }
}
