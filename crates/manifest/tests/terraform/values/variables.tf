variable "image" {
  default = "ghcr.io/acme/app"
}

variable "tag" {
  type    = string
  default = "main"
}

variable "given" {
  default = "ghcr.io/acme/app:main"
}

variable "required" {
  type = string
}

variable "empty" {
  default = ""
}

variable "nothing" {
  default = null
}

variable "policy" {
  default = "IfNotPresent"
}

variable "app" {
  default = {
    image = { name = "ghcr.io/acme/app", tag = "edge" }
    ports = [80, 443]
  }
}

variable "is_production" {
  default = false
}

variable "twice" {
  default = "ghcr.io/acme/app:main"
}
