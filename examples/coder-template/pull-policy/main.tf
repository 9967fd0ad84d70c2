# The decision alone: which image runs, and with which policy. It needs the provider pullpolicy and
# nothing else, so it validates, plans and tests by itself.

terraform {
  required_version = ">= 1.8"

  required_providers {
    pullpolicy = {
      source  = "registry.example.com/acme/pullpolicy"
      version = "~> 0.1"
    }
  }
}

variable "image" {
  description = "The image without its tag."
  type        = string
}

variable "image_tag" {
  description = "The tag that the template is pushed with."
  type        = string
  nullable    = false

  validation {
    condition     = can(provider::pullpolicy::resolve_tag(var.image_tag, "auto"))
    error_message = "`${var.image_tag}` is not a tag; it must be one such as coder-26.37.0, without the image's name."
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

locals {
  image    = "${var.image}:${var.image_tag}"
  decision = provider::pullpolicy::explain(local.image, var.image_pull_policy)
}

# A warning does not stop a workspace; Terraform shows it beside the plan.
check "pull_policy" {
  assert {
    condition     = length(local.decision.warnings) == 0
    error_message = join("; ", local.decision.warnings[*].message)
  }
}

output "image" {
  description = "The whole reference."
  value       = local.image
}

output "image_pull_policy" {
  description = "What to write into the container's image_pull_policy."
  value       = local.decision.policy
}

output "reason" {
  description = "Why, in one sentence."
  value       = local.decision.reasons[0].message
}
