variable "policy" {
  default = "IfNotPresent"
}

variable "image" {
  default = "ghcr.io/acme/app:main"
}

variable "pinned" {
  default = "ghcr.io/acme/app:1.2.3"
}

locals {
  pinned = "ghcr.io/acme/other:1.2.3"
}

resource "kubernetes_pod" "a" {
  spec {
    container {
      name              = "variable"
      image             = "ghcr.io/acme/app:main"
      image_pull_policy = var.policy
    }
    container {
      name              = "unknown"
      image             = "ghcr.io/acme/app:main"
      image_pull_policy = var.unknown
    }
    container {
      name              = "parentheses"
      image             = "ghcr.io/acme/app:main"
      image_pull_policy = ("IfNotPresent")
    }
    container {
      name              = "function"
      image             = "ghcr.io/acme/app:main"
      image_pull_policy = provider::pullpolicy::resolve("ghcr.io/acme/app:main", "auto")
    }
    container {
      name              = "wrong"
      image             = "ghcr.io/acme/app:main"
      image_pull_policy = "if-not-present"
    }
    container {
      name  = "image-of-a-variable"
      image = var.image
      image_pull_policy = "Always"
    }
    container {
      name              = "pinned-by-a-variable"
      image             = var.pinned
      image_pull_policy = "Always"
    }
    container {
      name              = "pinned-by-a-local"
      image             = local.pinned
      image_pull_policy = "Always"
    }
    container {
      name  = "required"
      image = var.required
    }
    # pullpolicy: ignore
    container {
      name  = "suppressed"
      image = "ghcr.io/acme/app:edge"
    }
  }
}
