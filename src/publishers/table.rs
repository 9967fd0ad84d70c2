//! The table of publishers.

use super::{Convention, Conventions, Practice, Publisher};
use crate::reference::Name;

/// The rows that apply to `name`.
pub(super) fn conventions(name: &Name<'_>) -> Conventions {
    match official_image(name) {
        Some(image) => Conventions {
            releases: official(image),
            words: Some(&OFFICIAL),
        },
        None => Conventions {
            releases: published(name),
            words: None,
        },
    }
}

/// The row by which releases are rebuilt under their tag.
pub(super) fn rebuilder(name: &Name<'_>) -> Option<&'static Convention> {
    let publisher = match official_image(name) {
        Some(_) => &OFFICIAL,
        None => published(name).filter(|publisher| publisher.practice == Practice::Rebuilds)?,
    };
    Some(&publisher.convention)
}

/// The short name of one of Docker Hub's official images, which other registries mirror:
/// [Amazon](https://gallery.ecr.aws/docker) and
/// [Google](https://cloud.google.com/artifact-registry/docs/pull-cached-dockerhub-images).
fn official_image<'a>(name: &Name<'a>) -> Option<&'a str> {
    let (_, path) = name.repository_pieces();
    match name.registry() {
        "public.ecr.aws" => path.strip_prefix("docker/library/"),
        "mirror.gcr.io" => path.strip_prefix("library/"),
        _ => name.official(),
    }
}

/// How one of Docker Hub's official images names its releases.
fn official(image: &str) -> Option<&'static Publisher> {
    Some(match image {
        "postgres" => &POSTGRES,
        "drupal" => &DRUPAL,
        "friendica" => &FRIENDICA,
        "rakudo-star" => &RAKUDO,
        _ => return None,
    })
}

/// The row of a publisher by the registry, and there by the first part of the path.
fn published(name: &Name<'_>) -> Option<&'static Publisher> {
    let (_, path) = name.repository_pieces();
    let (owner, image) = path.split_once('/').unwrap_or((path, ""));
    match name.registry() {
        "docker.io" | "mirror.gcr.io" => on_docker_hub(owner, image),
        "ghcr.io" => match owner {
            "linkerd" => Some(&LINKERD),
            "linuxserver" => Some(&LINUXSERVER),
            "serversideup" => Some(&SERVERSIDEUP),
            "renovate" | "renovatebot" => Some(&RENOVATE),
            "onedr0p" | "home-operations" => Some(&HOME_OPERATIONS),
            _ => None,
        },
        "quay.io" => match owner {
            "jupyter" => Some(&DOCKER_STACKS),
            "buildah" | "containers" | "podman" | "skopeo" => Some(&CONTAINERS),
            _ => None,
        },
        "registry.k8s.io" | "k8s.gcr.io" => Some(&KUBERNETES),
        "registry.access.redhat.com" | "registry.redhat.io" => Some(&RED_HAT),
        "nvcr.io" => (owner == "nvidia" && !image.contains('/')).then_some(&NVIDIA),
        "cr.l5d.io" => (owner == "linkerd").then_some(&LINKERD),
        "lscr.io" => (owner == "linuxserver").then_some(&LINUXSERVER),
        "public.ecr.aws" => (owner == "bitnami").then_some(&BITNAMI),
        "mcr.microsoft.com" => (owner == "dotnet").then_some(&DOTNET),
        _ => None,
    }
}

fn on_docker_hub(owner: &str, image: &str) -> Option<&'static Publisher> {
    Some(match owner {
        "bitnami" => &BITNAMI,
        "linuxserver" => &LINUXSERVER,
        "jupyter" => &DOCKER_STACKS,
        "serversideup" => &SERVERSIDEUP,
        "trinodb" => &TRINO,
        "renovate" | "renovatebot" => &RENOVATE,
        "rocker" => &ROCKER,
        "kindest" => &KIND,
        "redhat" => &RED_HAT,
        "jenkins" if image == "jenkins" => &JENKINS,
        "dpage" if image == "pgadmin4" => &PGADMIN,
        _ => return None,
    })
}

/// The names in [`published`] whose row is [`Practice::OnlyBuilds`], [`Practice::OwnVersion`] or [`Practice::Revisions`].
pub(super) const REPOINTING: &[&str] = &[
    "docker.io/bitnami/",
    "mirror.gcr.io/bitnami/",
    "public.ecr.aws/bitnami/",
    "docker.io/jupyter/",
    "mirror.gcr.io/jupyter/",
    "quay.io/jupyter/",
    "quay.io/buildah/",
    "quay.io/containers/",
    "quay.io/podman/",
    "quay.io/skopeo/",
    "docker.io/serversideup/",
    "mirror.gcr.io/serversideup/",
    "ghcr.io/serversideup/",
    "docker.io/redhat/",
    "mirror.gcr.io/redhat/",
    "registry.access.redhat.com/",
    "registry.redhat.io/",
];

const fn row(
    practice: Practice,
    publisher: &'static str,
    does: &'static str,
    source: &'static str,
) -> Publisher {
    Publisher {
        practice,
        convention: Convention {
            publisher,
            practice: does,
            source,
        },
    }
}

static OFFICIAL: Publisher = row(
    Practice::Aliases,
    "the Docker Official Images program",
    "re-points every tag without a version, and rebuilds releases when their base image changes",
    "https://github.com/docker-library/official-images#library-definition-files",
);
static POSTGRES: Publisher = row(
    Practice::FullRelease {
        numbers: 2,
        from: 10,
        to: u32::MAX,
    },
    "PostgreSQL",
    "has named releases by two numbers since version 10",
    "https://www.postgresql.org/support/versioning/",
);
static DRUPAL: Publisher = row(
    Practice::FullRelease {
        numbers: 2,
        from: 4,
        to: 7,
    },
    "Drupal",
    "named releases by two numbers up to version 7",
    "https://www.drupal.org/about/core/policies/core-release-cycles/release-naming",
);
static FRIENDICA: Publisher = row(
    Practice::FullRelease {
        numbers: 2,
        from: 2018,
        to: 2099,
    },
    "Friendica",
    "names releases by year and month",
    "https://github.com/friendica/friendica/releases",
);
static RAKUDO: Publisher = row(
    Practice::FullRelease {
        numbers: 2,
        from: 2010,
        to: 2099,
    },
    "Rakudo Star",
    "names releases by year and month",
    "https://rakudo.org/star",
);
static KUBERNETES: Publisher = row(
    Practice::Frozen,
    "Kubernetes",
    "never re-points a promoted tag",
    "https://github.com/kubernetes-sigs/promo-tools/pull/158",
);
static BITNAMI: Publisher = row(
    Practice::OnlyBuilds,
    "Bitnami",
    "re-points application versions; only tags with a revision (`-r8`) stay",
    "https://techdocs.broadcom.com/us/en/vmware-tanzu/application-catalog/tanzu-application-catalog/services/tac-doc/apps-tutorials-understand-rolling-tags-containers-index.html",
);
static LINUXSERVER: Publisher = row(
    Practice::Rebuilds,
    "LinuxServer.io",
    "rebuilds versions under their tag; only tags with a build number (`-ls121`) stay",
    "https://www.linuxserver.io/blog/docker-tags-so-many-tags-so-little-time",
);
static DOCKER_STACKS: Publisher = row(
    Practice::OnlyBuilds,
    "Jupyter Docker Stacks",
    "re-points tags with the version of a package; only dates and commits stay",
    "https://github.com/jupyter/docker-stacks/wiki",
);
static CONTAINERS: Publisher = row(
    Practice::OnlyBuilds,
    "the Containers project",
    "rebuilds its images under their version every day; only tags that end in `-immutable` stay",
    "https://github.com/containers/image_build",
);
static SERVERSIDEUP: Publisher = row(
    Practice::OwnVersion,
    "Server Side Up",
    "re-points tags with a version of PHP; only tags with its own version (`-v3.5.2`) stay",
    "https://serversideup.net/open-source/docker-php/docs/getting-started/choosing-an-image",
);
static RED_HAT: Publisher = row(
    Practice::Revisions,
    "Red Hat",
    "re-points versions; only tags with a revision (`1-71`) stay",
    "https://redhat-connect.gitbook.io/catalog-help/container-images/container-image-details/image-tags-and-versions",
);
static NVIDIA: Publisher = row(
    Practice::FullRelease {
        numbers: 2,
        from: 17,
        to: 99,
    },
    "NVIDIA",
    "names monthly releases by year and month",
    "https://docs.nvidia.com/deeplearning/frameworks/pytorch-release-notes/index.html",
);
static LINKERD: Publisher = row(
    Practice::StreamReleases,
    "Linkerd",
    "publishes each release of its edge channel once, by year, month and number",
    "https://linkerd.io/releases/",
);
static TRINO: Publisher = row(
    Practice::FullRelease {
        numbers: 1,
        from: 300,
        to: u32::MAX,
    },
    "Trino",
    "names releases by one number",
    "https://trino.io/docs/current/release.html",
);
static JENKINS: Publisher = row(
    Practice::FullRelease {
        numbers: 2,
        from: 2,
        to: u32::MAX,
    },
    "Jenkins",
    "names weekly releases by two numbers",
    "https://www.jenkins.io/download/",
);
static PGADMIN: Publisher = row(
    Practice::FullRelease {
        numbers: 2,
        from: 4,
        to: u32::MAX,
    },
    "pgAdmin",
    "names releases by two numbers",
    "https://www.pgadmin.org/docs/pgadmin4/latest/release_notes.html",
);
static RENOVATE: Publisher = row(
    Practice::Rebuilds,
    "Renovate",
    "rebuilds releases under their tag",
    "https://github.com/renovatebot/docker-renovate-full/issues/420",
);
static ROCKER: Publisher = row(
    Practice::Rebuilds,
    "Rocker",
    "rebuilds a release while it is the current one",
    "https://github.com/rocker-org/rocker-versioned2/wiki/Versions",
);
static KIND: Publisher = row(
    Practice::Rebuilds,
    "kind",
    "publishes a node image anew under the same version of Kubernetes",
    "https://github.com/kubernetes-sigs/kind/releases",
);
static DOTNET: Publisher = row(
    Practice::Rebuilds,
    ".NET",
    "rebuilds releases when their base image changes",
    "https://github.com/dotnet/dotnet-docker/blob/main/documentation/supported-tags.md",
);
static HOME_OPERATIONS: Publisher = row(
    Practice::Rebuilds,
    "Home Operations",
    "rebuilds releases under their tag",
    "https://github.com/onedr0p/containers",
);

#[cfg(test)]
mod tests {
    use super::*;

    const ROWS: [&Publisher; 22] = [
        &OFFICIAL,
        &POSTGRES,
        &DRUPAL,
        &FRIENDICA,
        &RAKUDO,
        &TRINO,
        &JENKINS,
        &PGADMIN,
        &KUBERNETES,
        &BITNAMI,
        &DOCKER_STACKS,
        &CONTAINERS,
        &SERVERSIDEUP,
        &RED_HAT,
        &NVIDIA,
        &LINKERD,
        &LINUXSERVER,
        &RENOVATE,
        &ROCKER,
        &KIND,
        &DOTNET,
        &HOME_OPERATIONS,
    ];

    #[test]
    fn each_row_is_documented_with_its_source() {
        let document = include_str!("../../docs/tags.md");
        for row in ROWS {
            let source = row.convention.source;
            assert!(source.starts_with("https://"), "{source}");
            assert!(document.contains(source), "{source}");
        }
    }

    #[test]
    fn a_mirror_has_the_conventions_of_its_origin() {
        for (name, image) in [
            ("nginx", Some("nginx")),
            ("public.ecr.aws/docker/library/nginx", Some("nginx")),
            ("mirror.gcr.io/library/nginx", Some("nginx")),
            ("public.ecr.aws/library/nginx", None),
            ("public.ecr.aws/nginx/nginx", None),
            ("mirror.gcr.io/acme/nginx", None),
            ("ghcr.io/library/nginx", None),
        ] {
            assert_eq!(official_image(&Name::scan(name).unwrap()), image, "{name}");
        }
    }

    fn rebuilds(repository: &str) -> Option<&'static str> {
        let name = Name::scan(repository).unwrap();
        rebuilder(&name).map(|convention| convention.publisher)
    }

    #[test]
    fn who_rebuilds_releases() {
        assert_eq!(
            rebuilds("nginx"),
            Some("the Docker Official Images program")
        );
        assert_eq!(
            rebuilds("docker.io/library/postgres"),
            Some("the Docker Official Images program")
        );
        assert_eq!(rebuilds("renovate/renovate"), Some("Renovate"));
        assert_eq!(rebuilds("mcr.microsoft.com/dotnet/aspnet"), Some(".NET"));
        for registry in ["lscr.io", "ghcr.io", "docker.io", "mirror.gcr.io"] {
            let name = alloc::format!("{registry}/linuxserver/swag");
            assert_eq!(rebuilds(&name), Some("LinuxServer.io"), "{name}");
        }
        assert_eq!(rebuilds("ghcr.io/renovatebot/renovate"), Some("Renovate"));
        assert_eq!(rebuilds("ghcr.io/onedr0p/sonarr"), Some("Home Operations"));
        assert_eq!(rebuilds("rocker/binder"), Some("Rocker"));
        assert_eq!(rebuilds("kindest/node"), Some("kind"));
        assert_eq!(rebuilds("registry.k8s.io/pause"), None);
        assert_eq!(rebuilds("ghcr.io/acme/nginx"), None);
    }

    fn repoints(name: &str) -> bool {
        let name = alloc::format!("{name}image");
        let publisher = Name::scan(&name).ok().and_then(|name| published(&name));
        publisher.is_some_and(|publisher| {
            matches!(
                publisher.practice,
                Practice::OnlyBuilds | Practice::OwnVersion | Practice::Revisions
            )
        })
    }

    /// Every word of this file that may be an owner is tried at every registry of the table.
    #[test]
    fn the_list_of_those_who_repoint_is_complete() {
        let listed = crate::repointing_publishers();
        assert!(listed.iter().all(|name| repoints(name)));
        let registries = [
            "docker.io",
            "ghcr.io",
            "lscr.io",
            "public.ecr.aws",
            "quay.io",
            "mcr.microsoft.com",
            "mirror.gcr.io",
            "nvcr.io",
            "cr.l5d.io",
        ];
        let whole = ["registry.access.redhat.com/", "registry.redhat.io/"];
        let words = include_str!("table.rs").split('"').skip(1).step_by(2);
        let owners: alloc::collections::BTreeSet<&str> = words
            .filter(|word| !word.is_empty() && !word.contains([' ', '/', '.']))
            .collect();
        let tried = registries.iter().flat_map(|registry| {
            owners
                .iter()
                .map(move |owner| alloc::format!("{registry}/{owner}/"))
        });
        assert_eq!(
            tried.filter(|name| repoints(name)).count(),
            listed.len() - whole.len()
        );
    }
}
