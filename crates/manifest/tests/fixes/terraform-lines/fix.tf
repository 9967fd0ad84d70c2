resource "kubernetes_pod" "a" {
  spec {
    container {
      image = (
        "ghcr.io/acme/app:main" # moves
      )
      image_pull_policy = "Always"
      name = "a"
    }
    dynamic "init_container" {
      for_each = []
      content {
        image = "ghcr.io/acme/app:edge"
        image_pull_policy = "Always"
      }
    }
    container { // a comment
      image = "ghcr.io/acme/\u0061pp:nightly"
      image_pull_policy = "Always"
    }
  }
}
