# Written by `cargo xtask hcl` from the library's tables. Do not edit.

locals {
  borrowed   = "(?i)^(?:[A-Za-z]+[_-])*(?:al|alma|almalinux|alpine|amazoncorretto|amazonlinux|amzn|apache|archlinux|bun|busybox|centos|clang|corretto|cp|cuda|cudnn|debian|deno|docker|dotnet|dragonwell|el|elixir|erlang|fc|fedora|gcc|git|glibc|go|golang|graal|graalvm|hadoop|hotspot|ibm|ibmjava|java|javaee|jd|jdk|jre|jsc|leap|liberica|ltsc|lua|mariadb|microprofile|musl|mysql|nanoserver|nginx|node|nodejs|npm|ol|openj|openjdk|opensuse|openvino|oracle|oraclelinux|otp|passenger|perl|pg|photon|php|postgres|postgresql|py|pypy|python|redhat|rhel|rocky|rockylinux|rocm|ruby|rust|sac|sapmachine|scala|semeru|sles|spark|springboot|sqlite|suse|temurin|tensorflow|tf|torch|ubi|ubuntu|vulkan|webprofile|win|windows|windowsservercore|wolfi|zulu)[_-]v?[0-9]"
  candidate  = "(?i)^(?:[A-Za-z]+[_-])*v?[0-9]{1,5}(?:[.][0-9]{1,7})*[_.-]?(?:alpha|beta|cr|ctp|ea|eap|milestone|pre|prerelease|preview|rc)[.-]?[0-9]{1,3}(?:[_-][0-9A-Za-z.]+)*$"
  commit     = "^(?:(?:sha|commit)-)?[0-9a-f]{7,40}$"
  date       = "^(?:[A-Za-z]+[_-])*(?:19|20)[0-9][0-9](?:-?(?:0[1-9]|1[0-2])-?(?:0[1-9]|[12][0-9]|3[01]))$"
  digit      = "[0-9]"
  dirty      = "(?i)(?:^|[^a-z])(?:dirty)(?:[^a-z]|$)"
  hex_letter = "(?:^|-)[0-9a-f]*[a-f][0-9a-f]*$"
  prerelease = "(?i)(?:^|[^a-z])(?:alpha|beta|cr|ctp|ea|eap|milestone|pre|prerelease|preview|rc)(?:[^a-z]|$)"
  release    = "(?i)^(?:[A-Za-z]+[_-])*v?[0-9]{1,5}[.][0-9]{1,5}[.][0-9]{1,7}(?:[.][0-9]{1,7})*(?:[_-][0-9A-Za-z.]+)*$"
  repointing = "^(?:(?:(?:index[.])?docker[.]io/)?bitnami/|mirror[.]gcr[.]io/bitnami/|public[.]ecr[.]aws/bitnami/|(?:(?:index[.])?docker[.]io/)?jupyter/|mirror[.]gcr[.]io/jupyter/|quay[.]io/jupyter/|quay[.]io/buildah/|quay[.]io/containers/|quay[.]io/podman/|quay[.]io/skopeo/|(?:(?:index[.])?docker[.]io/)?serversideup/|mirror[.]gcr[.]io/serversideup/|ghcr[.]io/serversideup/|(?:(?:index[.])?docker[.]io/)?redhat/|mirror[.]gcr[.]io/redhat/|registry[.]access[.]redhat[.]com/|registry[.]redhat[.]io/)"
  twice      = "(?i)(?:^|[^a-z])(?:alpha|beta|cr|ctp|ea|eap|milestone|pre|prerelease|preview|rc)[^a-z](?:.*[^a-z])?(?:alpha|beta|cr|ctp|ea|eap|milestone|pre|prerelease|preview|rc)(?:[^a-z]|$)"
  undoing    = "(?i)(?:^|[^a-z])(?:acc|acceptance|bleeding|branch|bugfix|canary|chore|daily|default|demo|dependabot|dev|develop|development|dirty|edge|experimental|feat|feature|fix|fresh|head|hotfix|hourly|incubating|innovation|insider|insiders|int|integration|issue|latest|local|main|master|merge|monthly|mr|next|nightly|pr|preprod|pull|qa|rawhide|refs|renovate|rolling|sandbox|snapshot|snapshots|stage|staging|stg|test|testing|tip|trunk|tumbleweed|uat|unstable|weekly|wip)(?:[^a-z]|$)|[0-9][._-]*x(?:[^0-9a-z]|$)"
}
