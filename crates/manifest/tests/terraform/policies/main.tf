resource "kubernetes_pod_v1" "app" {
  spec {
    container {
      image             = var.image
      image_pull_policy = provider::pullpolicy::resolve(var.image, "auto")
    }
    container {
      image             = "ghcr.io/acme/app:main"
      image_pull_policy = provider::pullpolicy::resolve("ghcr.io/acme/app:main", "auto")
    }
    container {
      image             = "ghcr.io/acme/app:main"
      image_pull_policy = "${provider::pullpolicy::resolve_with("ghcr.io/acme/app:main", var.policy, {})}"
    }
    container {
      image             = "ghcr.io/acme/app:1.2.3"
      image_pull_policy = data.pullpolicy_decision.app.policy
    }
    container {
      image             = "ghcr.io/acme/app:main"
      image_pull_policy = provider::pullpolicy::resolve("ghcr.io/acme/app:main", "IfNotPresent")
    }
    container {
      image             = "ghcr.io/acme/app:main"
      image_pull_policy = module.pull_policy.policy
    }
    container {
      image             = "ghcr.io/acme/app:main"
      image_pull_policy = "always"
    }
    container {
      image             = "ghcr.io/acme/app:main"
      image_pull_policy = "$${POLICY}"
    }
    container {
      image             = "ghcr.io/acme/app:1.2.3"
      image_pull_policy = "Never"
    }
    container {
      image             = "ghcr.io/acme/app:main"
      image_pull_policy = null
    }
    container {
      image             = "ghcr.io/acme/other:main"
      image_pull_policy = ""
    }
    container {
      name            = "camel"
      image           = "ghcr.io/acme/app:1.2.3"
      imagePullPolicy = "Always"
    }
    container {
      image             = " ghcr.io/acme/another:1.2.3"
      image_pull_policy = "IfNotPresent"
    }
    container {
      image             = "ghcr.io/acme/app:latest@sha256:4bcff63911fcb4448bd4fdacec207030997caf25e9bea4045fa6c8c44de311d1"
      image_pull_policy = "Always"
    }
    container {
      image = "ghcr.io/acme/here:1.2.3"
    }
    container {
      image             = "ghcr.io/acme/here:1.2.3"
      image_pull_policy = "Always"
    }
    container {
      image = " "
    }
  }
}

resource "kubernetes_deployment_v1" "app" {
  spec {
    template {
      spec {
        image_pull_policy = "Always"
        container {
          image = "ghcr.io/acme/app:1.2.3"
        }
        # OpenShift fills it in, of what makes pods.
        container {
          image = " "
        }
      }
    }
  }
}
