terraform {
  required_version = ">= 1.8"
}

resource "kubernetes_pod" "containers" {
  spec {
    # pullpolicy: ignore[stale-copies] our nodes are made anew each night
    container {
      image = "ghcr.io/acme/a:main"
    }
    container { // pullpolicy: ignore
      image = "ghcr.io/acme/b:main"
    }
    container {
      image = "ghcr.io/acme/c:main" # pullpolicy: ignore[stale-copies, must-be-preloaded]
    }
    container {
      /* pullpolicy: ignore[stale-copies] */
      image = "ghcr.io/acme/d:main"
      env {
        name  = "A"
        value = "b"
      }
    }
    container {
      image = "ghcr.io/acme/e:main"
      env {
        name  = "A" // pullpolicy: ignore[stale-copies]
        value = "b"
      }
    }
    container {
      image = "ghcr.io/acme/f:main"
      # pullpolicy: ignore[stale-copies]
    }
    container {
      image = "ghcr.io/acme/g:main"
    } # pullpolicy: ignore[stale-copies]
    container { image = "ghcr.io/acme/h:main" } // pullpolicy: ignore
    container { image = "ghcr.io/acme/i:main" /* pullpolicy: ignore */ }
    # pullpolicy: ignore[must-be-preloaded]
    container {
      image = "ghcr.io/acme/j:main"
    }
    # pullpolicy: ignored is another word
    container {
      image = "ghcr.io/acme/k:main"
    }
    # pullpolicy: ignore
    image_pull_secrets {
      name = ""
    }
    image_pull_secrets {
      name = ""
    }
  }
}

# pullpolicy: ignore
resource "kubernetes_pod" "whole" {
  spec {
    image_pull_policy = "Always"
    container {
      image = "ghcr.io/acme/a:main"
    }
  }
}

resource "kubernetes_deployment" "template" {
  spec {
    # pullpolicy: ignore[stale-copies]
    template {
      spec {
        container {
          image = "ghcr.io/acme/a:main"
        }
        container {
          image = "ghcr.io/acme/b:edge"
        }
      }
    }
  }
}
