resource "kubernetes_pod" "a" {
  spec {
    container {
      image = "ghcr.io/acme/app:main"
      image_pull_policy = "Always"
    }
    init_container {
      image="ghcr.io/acme/app:edge"/* moves */
      image_pull_policy = "Always"
    }  # behind
	container {
		image = "ghcr.io/acme/app:nightly"
		image_pull_policy = "Always"
	}
    container { image = "ghcr.io/acme/app:1.2.3" }
    container {
      /* before */ image = "ghcr.io/acme/app:develop"
      image_pull_policy = "Always"
    }
  }
}
