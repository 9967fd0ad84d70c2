// pullpolicy: ignore[stale-copies] this module is on its way out
resource "kubernetes_pod" "all" {
  spec {
    container {
      image = "ghcr.io/acme/a:main"
    }
    container {
      image             = "ghcr.io/acme/b:1.2.3"
      image_pull_policy = "Never"
    }
  }
}
