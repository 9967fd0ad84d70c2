//! The table of publishers.

use super::{Convention, Practice, Publisher};
use crate::reference::Name;

pub(super) fn publisher(name: &Name<'_>) -> Option<&'static Publisher> {
    if let Some(official) = name.official() {
        return Some(match official {
            "postgres" => &POSTGRES,
            _ => &OFFICIAL,
        });
    }
    let (_, path) = name.repository_pieces();
    let owner = path.split_once('/').map_or(path, |(owner, _)| owner);
    match (name.registry(), owner) {
        ("registry.k8s.io" | "k8s.gcr.io", _) => Some(&KUBERNETES),
        ("docker.io", "bitnami") => Some(&BITNAMI),
        _ => None,
    }
}

pub(super) fn rebuilder(name: &Name<'_>) -> Option<&'static Convention> {
    name.official().map(|_| &OFFICIAL.convention)
}

static OFFICIAL: Publisher = Publisher {
    practice: Practice::Aliases,
    convention: Convention {
        publisher: "Docker Official Images",
        practice: "rebuilds releases and re-points every tag without a version",
        source: "https://github.com/docker-library/official-images",
    },
};

static POSTGRES: Publisher = Publisher {
    practice: Practice::FullRelease {
        numbers: 2,
        from: 10,
        to: u32::MAX,
    },
    convention: Convention {
        publisher: "PostgreSQL",
        practice: "counts releases by two numbers since version 10",
        source: "https://www.postgresql.org/support/versioning/",
    },
};

static BITNAMI: Publisher = Publisher {
    practice: Practice::OnlyBuilds,
    convention: Convention {
        publisher: "Bitnami",
        practice: "re-points application versions; only -rN tags stay",
        source: "https://github.com/bitnami/containers",
    },
};

static KUBERNETES: Publisher = Publisher {
    practice: Practice::Frozen,
    convention: Convention {
        publisher: "Kubernetes",
        practice: "never re-points a promoted tag",
        source: "https://github.com/kubernetes/registry.k8s.io",
    },
};
