terraform {
  required_version = ">= 1.8"

  required_providers {
    coder = {
      source  = "coder/coder"
      version = ">= 2.5"
    }
    kubernetes = {
      source  = "hashicorp/kubernetes"
      version = ">= 2.35"
    }
  }
}

variable "namespace" {
  description = "The namespace in which workspaces run."
  type        = string
  default     = "coder-workspaces"
}

variable "use_kubeconfig" {
  description = "Whether the provisioner reads a kubeconfig; not, where Coder runs in the same cluster."
  type        = bool
  default     = false
}

variable "image" {
  description = "The workspace image without its tag."
  type        = string
  default     = "registry.example.com/dev/workspace"
}

# Set both when the template is pushed:
#   coder templates push workspace --variable image_tag=coder-xfce-vnc-26.37.0
variable "image_tag" {
  description = "The tag: coder-… without a desktop, coder-xfce-vnc-… with one."
  type        = string
  default     = "coder-latest"
  nullable    = false

  validation {
    condition     = can(regex("^coder-(?:xfce-vnc-)?[A-Za-z0-9_.-]+$", var.image_tag))
    error_message = "`${var.image_tag}` is not a tag of the workspace image; it must start with coder- or coder-xfce-vnc-, such as coder-xfce-vnc-26.37.0."
  }
}

variable "image_pull_policy" {
  description = "auto derives the policy from the tag; Always, IfNotPresent and Never are kept."
  type        = string
  default     = "auto"
  nullable    = false

  validation {
    condition     = contains(["auto", "Always", "IfNotPresent", "Never"], var.image_pull_policy)
    error_message = "`${var.image_pull_policy}` is not a pull policy; it must be exactly auto, Always, IfNotPresent or Never."
  }
}

provider "coder" {}

provider "kubernetes" {
  config_path = var.use_kubeconfig ? "~/.kube/config" : null
}

data "coder_workspace" "me" {}

data "coder_workspace_owner" "me" {}

data "coder_parameter" "home_disk_size" {
  name         = "home_disk_size"
  display_name = "Home disk"
  description  = "The size of the home disk in GiB."
  type         = "number"
  default      = "10"
  mutable      = false

  validation {
    min = 1
    max = 100
  }
}

# With the provider. Without it, use ../terraform-module instead; see README.md.
module "pull_policy" {
  source            = "./pull-policy"
  image             = var.image
  image_tag         = var.image_tag
  image_pull_policy = var.image_pull_policy
}

locals {
  has_desktop = startswith(var.image_tag, "coder-xfce-vnc-")
  name        = "coder-${data.coder_workspace.me.id}"

  labels = {
    "app.kubernetes.io/name"     = "coder-workspace"
    "app.kubernetes.io/instance" = local.name
    "app.kubernetes.io/part-of"  = "coder"
    "com.coder.workspace.id"     = data.coder_workspace.me.id
    "com.coder.user.id"          = data.coder_workspace_owner.me.id
  }
}

resource "coder_agent" "main" {
  os   = "linux"
  arch = "amd64"
  dir  = "/home/coder"

  metadata {
    display_name = "Image"
    key          = "image"
    script       = "echo ${var.image_tag}"
    interval     = 3600
    timeout      = 1
  }
}

resource "coder_app" "desktop" {
  count        = local.has_desktop ? 1 : 0
  agent_id     = coder_agent.main.id
  slug         = "desktop"
  display_name = "Desktop"
  url          = "http://localhost:6901"
  subdomain    = true
  share        = "owner"
}

resource "coder_metadata" "image" {
  count       = data.coder_workspace.me.start_count
  resource_id = kubernetes_deployment_v1.workspace[0].id

  item {
    key   = "image"
    value = module.pull_policy.image
  }

  item {
    key   = "pull policy"
    value = "${module.pull_policy.image_pull_policy}: ${module.pull_policy.reason}"
  }
}

resource "kubernetes_persistent_volume_claim_v1" "home" {
  metadata {
    name      = "${local.name}-home"
    namespace = var.namespace
    labels    = local.labels
  }

  wait_until_bound = false

  spec {
    access_modes = ["ReadWriteOnce"]

    resources {
      requests = {
        storage = "${data.coder_parameter.home_disk_size.value}Gi"
      }
    }
  }
}

resource "kubernetes_deployment_v1" "workspace" {
  count            = data.coder_workspace.me.start_count
  wait_for_rollout = false

  metadata {
    name      = local.name
    namespace = var.namespace
    labels    = local.labels
  }

  spec {
    replicas = 1

    selector {
      match_labels = {
        "app.kubernetes.io/instance" = local.name
      }
    }

    strategy {
      type = "Recreate"
    }

    template {
      metadata {
        labels = local.labels
      }

      spec {
        security_context {
          run_as_user     = 1000
          fs_group        = 1000
          run_as_non_root = true
        }

        container {
          name              = "workspace"
          image             = module.pull_policy.image
          image_pull_policy = module.pull_policy.image_pull_policy
          command           = ["sh", "-c", coder_agent.main.init_script]

          env {
            name  = "CODER_AGENT_TOKEN"
            value = coder_agent.main.token
          }

          resources {
            requests = {
              cpu    = "250m"
              memory = "512Mi"
            }
            limits = {
              cpu    = "2"
              memory = "4Gi"
            }
          }

          volume_mount {
            name       = "home"
            mount_path = "/home/coder"
          }
        }

        volume {
          name = "home"

          persistent_volume_claim {
            claim_name = kubernetes_persistent_volume_claim_v1.home.metadata[0].name
          }
        }
      }
    }
  }
}
