resource "kubernetes_pod" "a" {
  spec {
    container { image = "ghcr.io/acme/app:main" }
    init_container {image="ghcr.io/acme/app:edge"/* moves */}  # behind
	container { image = "ghcr.io/acme/app:nightly" }
    container { image = "ghcr.io/acme/app:1.2.3" }
    container { /* before */ image = "ghcr.io/acme/app:develop" }
  }
}
