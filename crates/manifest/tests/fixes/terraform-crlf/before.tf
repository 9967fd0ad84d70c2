# x
resource "kubernetes_pod" "a" {
  spec {
    container {
      image = "ghcr.io/acme/app:main" # c
    }
    container { image = "ghcr.io/acme/one:main" }
    container {
      args = [<<EOT
 a
EOT
      ]
      image             = "ghcr.io/acme/b:main"
      image_pull_policy = "IfNotPresent"
    }
  }
}