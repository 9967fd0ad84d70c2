# What a workspace template does with the provider, reduced to the decision.

terraform {
  required_version = ">= 1.8"
  required_providers {
    pullpolicy = {
      source = "registry.example.com/acme/pullpolicy"
    }
  }
}

variable "image" {
  description = "The image, without its tag."
  type        = string
  default     = "registry.example.com/dev/workspace"
}

variable "image_tag" {
  description = "The tag that the template is pushed with."
  type        = string
  default     = "coder-xfce-vnc-latest"
}

variable "image_pull_policy" {
  description = "auto, Always, IfNotPresent or Never."
  type        = string
  default     = "auto"

  validation {
    condition     = can(provider::pullpolicy::resolve_tag("latest", var.image_pull_policy))
    error_message = "The pull policy must be exactly auto, Always, IfNotPresent or Never."
  }
}

locals {
  decision = provider::pullpolicy::explain("${var.image}:${var.image_tag}", var.image_pull_policy)
}

check "pull_policy" {
  assert {
    condition     = length(local.decision.warnings) == 0
    error_message = join("; ", local.decision.warnings[*].message)
  }
}

output "image_pull_policy" {
  description = "What to write into the container."
  value       = local.decision.policy
}
