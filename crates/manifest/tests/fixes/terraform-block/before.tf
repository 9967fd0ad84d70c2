# Comments stay # where they are.
resource "kubernetes_deployment_v1" "main" {
  spec {
    template {
      spec {
        container {
          name  = "aligned"
          image = "ghcr.io/acme/app:main" # moves
          env {
            name  = "A"
            value = "b"
          }
        }
        container {
          name              = "written"
          image             = "ghcr.io/coder/envbox:latest"
          image_pull_policy = "IfNotPresent" // why
          command           = ["sh", "-c", <<-EOT
            image = "ghcr.io/acme/app:main"
            image_pull_policy = "IfNotPresent"
          EOT
          ]
        }
        container {
          image                    = "ghcr.io/acme/wide:main"
          termination_message_path = "/dev/null"
        }
        container {
            image="ghcr.io/acme/tight:main"
            name="tight"
        }
        container {
			image	= "ghcr.io/acme/tabs:main"	/* x
 y */
        }
        container {
          image             = "ghcr.io/acme/app:1.2.3"
          image_pull_policy = "Always"
        }
        container {
          image = "ghcr.io/acme/nothing:main"
          image_pull_policy = null
        }
        container {
          image = "ghcr.io/acme/empty:main"
          image_pull_policy = ""
        }
        container {
          image = "ghcr.io/acme/other:1.2.3"
        }
        container {
          image = "ghcr.io/acme/latest"
        }
        container {
          image             = "ghcr.io/acme/never:main"
          image_pull_policy = "Never"
        }
      }
    }
  }
}
