variable "create_tun" {
  type    = bool
  default = false
}

data "coder_parameter" "home_disk" {
  name    = "home_disk"
  default = 60
}

locals {
  inner_images = {
    base   = "codercom/enterprise-base:ubuntu"
    pinned = "ghcr.io/acme/dev:2.14.1"
  }
}

resource "kubernetes_pod" "main" {
  count = 1

  spec {
    restart_policy = "Never"

    container {
      name = "dev"
      # The outer container, in which the workspace's own daemon runs.
      image             = "ghcr.io/coder/envbox:latest"
      image_pull_policy = "IfNotPresent"
      command           = ["/envbox", "docker"]

      security_context {
        privileged = true
      }

      env {
        name  = "CODER_INNER_IMAGE"
        value = local.inner_images.base
      }
    }

    container {
      name  = "inner"
      image = local.inner_images["base"]
    }

    init_container {
      name              = "pinned"
      image             = local.inner_images.pinned
      image_pull_policy = "Always"
    }
  }
}
