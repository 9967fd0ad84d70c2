# The pull policy of an image, without any provider: for templates that may load none.
#
# What a tag says is read by the patterns of patterns.tf, which `cargo xtask hcl` writes from the
# library's own tables. Where this module knows less than the library, it answers Always.

terraform {
  required_version = ">= 1.3"
}

variable "image" {
  description = "The image reference, with its tag or without."
  type        = string

  validation {
    condition     = can(regex("^(?P<name>(?:[^/@\\s{}$]+/)*[^/:@\\s{}$]+)(?::(?P<tag>[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}))?(?:@(?P<digest>[A-Za-z0-9_+.-]+:[0-9a-f]{32,}))?$", var.image))
    error_message = "The image must be a reference such as ghcr.io/acme/dev, ghcr.io/acme/dev:1.2.3 or ghcr.io/acme/dev@sha256:…, with nothing left to be filled in."
  }
}

variable "image_tag" {
  description = "The tag, where it is kept apart from the image; empty where it is not."
  type        = string
  default     = ""
  nullable    = false

  validation {
    condition     = can(regex("^(?:[A-Za-z0-9_][A-Za-z0-9_.-]{0,127})?$", var.image_tag))
    error_message = "The tag must be letters, digits, `_`, `.` and `-`, at most 128 of them."
  }
}

variable "image_pull_policy" {
  description = "auto derives the policy from the tag; Always, IfNotPresent and Never are kept."
  type        = string
  default     = "auto"
  nullable    = false

  validation {
    condition     = contains(["auto", "Always", "IfNotPresent", "Never"], var.image_pull_policy)
    error_message = "The pull policy must be exactly auto, Always, IfNotPresent or Never."
  }
}

locals {
  # The same pattern as above: before Terraform 1.9 a validation sees its own variable alone.
  parts = regex("^(?P<name>(?:[^/@\\s{}$]+/)*[^/:@\\s{}$]+)(?::(?P<tag>[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}))?(?:@(?P<digest>[A-Za-z0-9_+.-]+:[0-9a-f]{32,}))?$", var.image)
  tag   = coalesce(var.image_tag, local.parts.tag, "latest")

  versioned = (can(regex(local.release, local.tag)) && !can(regex(local.prerelease, local.tag))) || (can(regex(local.candidate, local.tag)) && !can(regex(local.twice, local.tag)))
  undone    = can(regex(local.undoing, local.tag)) || can(regex(local.borrowed, local.tag)) || can(regex(local.repointing, local.parts.name))
  dated     = can(regex(local.date, local.tag)) && !can(regex(local.dirty, local.tag))
  committed = can(regex(local.commit, local.tag)) && can(regex(local.digit, local.tag)) && can(regex(local.hex_letter, local.tag))
  pinned    = local.parts.digest != null || (local.versioned && !local.undone) || local.dated || local.committed
}

output "image" {
  description = "The whole reference."
  value       = var.image_tag == "" || local.parts.tag != null ? var.image : join("@", compact(["${local.parts.name}:${var.image_tag}", local.parts.digest]))

  precondition {
    condition     = var.image_tag == "" || local.parts.tag == null || local.parts.tag == var.image_tag
    error_message = "The image already has another tag than image_tag."
  }
}

output "image_pull_policy" {
  description = "What to write into a container's image_pull_policy."
  value       = var.image_pull_policy != "auto" ? var.image_pull_policy : local.pinned ? "IfNotPresent" : "Always"
}
