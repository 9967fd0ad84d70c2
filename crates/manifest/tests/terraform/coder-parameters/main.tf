data "coder_parameter" "image" {
  name    = "image"
  type    = "string"
  default = "codercom/enterprise-base:ubuntu"
  mutable = true

  option {
    name  = "Base"
    value = "codercom/enterprise-base:ubuntu"
  }
  option {
    name  = "Pinned"
    value = "ghcr.io/acme/dev:26.37.0"
  }
}

data "coder_parameter" "tag" {
  name    = "tag"
  default = "26.37.0"
}

data "coder_parameter" "required" {
  name = "required"
}

data "other_parameter" "image" {
  default = "ghcr.io/acme/dev:main"
}

data "coder_workspace" "me" {}

resource "kubernetes_pod_v1" "main" {
  spec {
    container {
      image             = data.coder_parameter.image.value
      image_pull_policy = "IfNotPresent"
    }
    container {
      image             = "ghcr.io/acme/dev:${data.coder_parameter.tag.value}"
      image_pull_policy = "Always"
    }
    container {
      image = data.coder_parameter.required.value
    }
    container {
      image = data.coder_parameter.image.name
    }
    container {
      image = data.other_parameter.image.value
    }
    container {
      image = data.coder_workspace.me.name
    }
    container {
      image = data.coder_parameter.image
    }
  }
}
