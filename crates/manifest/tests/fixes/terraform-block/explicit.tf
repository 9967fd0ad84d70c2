# Comments stay # where they are.
resource "kubernetes_deployment_v1" "main" {
  spec {
    template {
      spec {
        container {
          name  = "aligned"
          image = "ghcr.io/acme/app:main" # moves
          image_pull_policy = "Always"
          env {
            name  = "A"
            value = "b"
          }
        }
        container {
          name              = "written"
          image             = "ghcr.io/coder/envbox:latest"
          image_pull_policy = "Always" // why
          command           = ["sh", "-c", <<-EOT
            image = "ghcr.io/acme/app:main"
            image_pull_policy = "IfNotPresent"
          EOT
          ]
        }
        container {
          image                    = "ghcr.io/acme/wide:main"
          image_pull_policy        = "Always"
          termination_message_path = "/dev/null"
        }
        container {
            image="ghcr.io/acme/tight:main"
            image_pull_policy = "Always"
            name="tight"
        }
        container {
			image	= "ghcr.io/acme/tabs:main"	/* x
 y */
			image_pull_policy = "Always"
        }
        container {
          image             = "ghcr.io/acme/app:1.2.3"
          image_pull_policy = "Always"
        }
        container {
          image = "ghcr.io/acme/nothing:main"
          image_pull_policy = "Always"
        }
        container {
          image = "ghcr.io/acme/empty:main"
          image_pull_policy = "Always"
        }
        container {
          image = "ghcr.io/acme/other:1.2.3"
          image_pull_policy = "IfNotPresent"
        }
        container {
          image = "ghcr.io/acme/latest"
          image_pull_policy = "Always"
        }
        container {
          image             = "ghcr.io/acme/never:main"
          image_pull_policy = "Never"
        }
      }
    }
  }
}
