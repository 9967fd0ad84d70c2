variable "tag" {
  default = "main"
}
variable "required" {}
variable "pinned" {
  default = "ghcr.io/acme/given:1.0.0"
}

resource "kubernetes_manifest" "app" {
  manifest = {
    apiVersion = "apps/v1"
    kind       = "Deployment"
    metadata   = { name = "app", namespace = "web" }
    spec = {
      imagePullPolicy = "Always"
      template = {
        spec = {
          imagePullSecrets = [{ name = "" }]
          initContainers = [{
            name  = "migrate"
            image = "ghcr.io/acme/app:${var.tag}"
            imagePullPolicy = "Always"
          }]
          containers = [
            {
              name  = "app"
              image = "ghcr.io/acme/app:main" # moves
              imagePullPolicy = "Always"
            },
            { "name" : "flow", "image" : "ghcr.io/acme/flow:edge", "imagePullPolicy" : "Always", },
            {
              image           = "ghcr.io/acme/set:main",
              imagePullPolicy = "Always",
            },
            {
              image           = "ghcr.io/acme/chosen:main"
              imagePullPolicy = var.tag == "main" ? "IfNotPresent" : "Always"
            },
            { image = "ghcr.io/acme/pinned:1.0.0", imagePullPolicy = "Always" },
            { image = var.required },
            { image = var.pinned, imagePullPolicy = "Always" },
            { image = "ghcr.io/acme/app:${var.required}", imagePullPolicy = "IfNotPresent" },
            { image = "ghcr.io/acme/never:main", imagePullPolicy = "Never" },
            {
              image           = "ghcr.io/acme/decided:main"
              imagePullPolicy = provider::pullpolicy::resolve("ghcr.io/acme/decided:main", "auto")
            },
            # pullpolicy: ignore
            { image = "ghcr.io/acme/above:main" },
            {
              image = "ghcr.io/acme/inside:main" # pullpolicy: ignore
              stdin = true
            },
          ]
        }
      }
    }
  }
}

resource "kubernetes_manifest" "task" {
  manifest = {
    apiVersion = "tekton.dev/v1"
    kind       = "Task"
    metadata = {
      annotations = { "pullpolicy/ignore.quiet" = "*" }
    }
    spec = {
      steps = [
        { name = "loud", image = "ghcr.io/acme/loud:main", imagePullPolicy = "Always", command = ["make"] },
        { name = "quiet", image = "ghcr.io/acme/quiet:main", command = ["make"] },
      ]
    }
  }
}

# pullpolicy: ignore
resource "kubernetes_manifest" "ignored" {
  manifest = {
    kind = "Pod"
    spec = { containers = [{ image = "ghcr.io/acme/ignored:main" }] }
  }
}

resource "kubernetes_manifest" "file" {
  manifest = yamldecode(file("pod.yaml"))
}

resource "kubernetes_manifest" "service" {
  manifest = {
    kind = "Pod"
    spec = { containers = local.containers }
  }
}

resource "other" "app" {
  manifest = {
    kind = "Pod"
    spec = { containers = [{ image = "ghcr.io/acme/other:main" }] }
  }
}
