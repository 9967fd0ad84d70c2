# x
resource "kubernetes_pod" "a" {
  spec {
    container {
      image = "ghcr.io/acme/app:main" # c
      image_pull_policy = "Always"
    }
    container {
      image = "ghcr.io/acme/one:main"
      image_pull_policy = "Always"
    }
    container {
      args = [<<EOT
 a
EOT
      ]
      image             = "ghcr.io/acme/b:main"
      image_pull_policy = "Always"
    }
  }
}