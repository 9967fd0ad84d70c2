resource "kubernetes_pod" "a" {
  spec {
    container {
      image = (
        "ghcr.io/acme/app:main" # moves
      )
      name = "a"
    }
    dynamic "init_container" {
      for_each = []
      content {
        image = "ghcr.io/acme/app:edge"
      }
    }
    container { // a comment
      image = "ghcr.io/acme/\u0061pp:nightly"
    }
  }
}
