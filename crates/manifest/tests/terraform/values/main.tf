locals {
  whole = "${var.image}:${var.tag}"
  again = local.whole
  loop  = local.pool
  pool  = local.loop
  list  = ["ghcr.io/acme/app:nightly", "ghcr.io/acme/app:1.0.0"]
}

resource "kubernetes_pod" "known" {
  spec {
    container {
      image = var.given
    }
    container {
      image = "${var.image}:${var.tag}"
    }
    container {
      image = local.again
    }
    container {
      image = "${local.again}"
    }
    container {
      image = local.from_json
    }
    container {
      image = "${var.app.image.name}:${var.app["image"].tag}"
    }
    container {
      image = local.list[0]
    }
    container {
      image = (local.list.1)
    }
    container {
      image = var.is_production ? "ghcr.io/acme/app:1.0.0" : "ghcr.io/acme/app:main"
    }
    container {
      image = !var.is_production && var.tag == "main" ? "ghcr.io/acme/app:2.0.0" : "ghcr.io/acme/app:main"
    }
    container {
      image             = "ghcr.io/acme/app:main"
      image_pull_policy = var.policy
    }
    container {
      image             = "ghcr.io/acme/app:main"
      image_pull_policy = var.nothing
    }
    container {
      image             = "ghcr.io/acme/app:v${1}"
      image_pull_policy = var.tag == "main" ? "Always" : "IfNotPresent"
    }
    container {
      image = var.literal
    }
    container {
      image = format("%s:%s", lookup(local.tags, "none", var.image), coalesce("", var.tag))
    }
  }
}

resource "kubernetes_pod" "unknown" {
  spec {
    container {
      image = var.required
    }
    container {
      image = "${var.image}:${var.required}"
    }
    container {
      image = var.empty
    }
    container {
      image = var.nothing
    }
    container {
      image = var.twice
    }
    container {
      image = local.loop
    }
    container {
      image = local.missing
    }
    container {
      image = local.list[7]
    }
    container {
      image = data.coder_parameter.image.value
    }
    container {
      image = format("%s:%s", var.image, var.required)
    }
    container {
      image = var.required == "" ? "ghcr.io/acme/app:main" : var.required
    }
    container {
      image = "${var.image}:%{ if true }main%{ endif }"
    }
    container {
      image = var.app.image
    }
    container {
      image             = "ghcr.io/acme/app:main"
      image_pull_policy = var.required
    }
    container {
      image             = var.required
      image_pull_policy = "Always"
    }
  }
}

resource "kubernetes_deployment" "dynamic" {
  spec {
    template {
      spec {
        dynamic "container" {
          for_each = ["a", "b"]
          content {
            name              = container.value
            image             = "ghcr.io/acme/app:main"
            image_pull_policy = "IfNotPresent"
          }
        }
        dynamic "container" {
          for_each = var.app.ports
          iterator = it
          content {
            image = it.value
          }
        }
        container {
          name  = "written"
          image = "ghcr.io/acme/app:main"
        }
      }
    }
  }
}
