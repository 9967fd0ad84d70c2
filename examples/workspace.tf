variable "image_tag" {
  default = "coder-latest"
}

resource "kubernetes_pod_v1" "workspace" {
  spec {
    container {
      name              = "workspace"
      image             = "ghcr.io/acme/dev:${var.image_tag}"
      image_pull_policy = "IfNotPresent"
    }
  }
}
