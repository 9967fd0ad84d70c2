variable "secret" {
  default = ""
}

variable "given_secret" {
  type    = string
  default = null
}

resource "kubernetes_pod" "app" {
  spec {
    image_pull_secrets {
      name = "registry"
    }
    image_pull_secrets {
      name = ""
    }
    image_pull_secrets {
      name = var.secret
    }
    dynamic "image_pull_secrets" {
      for_each = var.given_secret != null ? [1] : []
      content {
        name = var.given_secret
      }
    }
    dynamic "image_pull_secrets" {
      for_each = []
      content {
      }
    }
  }
}

resource "kubernetes_service_account_v1" "app" {
  image_pull_secret {
    name = null
  }
}

resource "kubernetes_default_service_account" "app" {
  image_pull_secret {
    name = "registry"
  }
}
