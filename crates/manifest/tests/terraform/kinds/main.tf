resource "kubernetes_pod" "app" {
  spec {
    init_container {
      image = "ghcr.io/acme/app:1.2.3"
    }
    container {
      image = "ghcr.io/acme/app:main"
    }
  }
}

resource "kubernetes_pod_v1" "app" {
  spec {
    init_container {
      image = "ghcr.io/acme/app:1.2.3"
    }
    container {
      image = "ghcr.io/acme/app:main"
    }
  }
}

resource "kubernetes_deployment" "app" {
  spec {
    template {
      spec {
        init_container {
          image = "ghcr.io/acme/app:1.2.3"
        }
        container {
          image = "ghcr.io/acme/app:main"
        }
      }
    }
  }
}

resource "kubernetes_deployment_v1" "app" {
  spec {
    template {
      spec {
        init_container {
          image = "ghcr.io/acme/app:1.2.3"
        }
        container {
          image = "ghcr.io/acme/app:main"
        }
      }
    }
  }
}

resource "kubernetes_stateful_set" "app" {
  spec {
    template {
      spec {
        init_container {
          image = "ghcr.io/acme/app:1.2.3"
        }
        container {
          image = "ghcr.io/acme/app:main"
        }
      }
    }
  }
}

resource "kubernetes_stateful_set_v1" "app" {
  spec {
    template {
      spec {
        init_container {
          image = "ghcr.io/acme/app:1.2.3"
        }
        container {
          image = "ghcr.io/acme/app:main"
        }
      }
    }
  }
}

resource "kubernetes_replication_controller" "app" {
  spec {
    template {
      spec {
        init_container {
          image = "ghcr.io/acme/app:1.2.3"
        }
        container {
          image = "ghcr.io/acme/app:main"
        }
      }
    }
  }
}

resource "kubernetes_replication_controller_v1" "app" {
  spec {
    template {
      spec {
        init_container {
          image = "ghcr.io/acme/app:1.2.3"
        }
        container {
          image = "ghcr.io/acme/app:main"
        }
      }
    }
  }
}

resource "kubernetes_job" "app" {
  spec {
    template {
      spec {
        init_container {
          image = "ghcr.io/acme/app:1.2.3"
        }
        container {
          image = "ghcr.io/acme/app:main"
        }
      }
    }
  }
}

resource "kubernetes_job_v1" "app" {
  spec {
    template {
      spec {
        init_container {
          image = "ghcr.io/acme/app:1.2.3"
        }
        container {
          image = "ghcr.io/acme/app:main"
        }
      }
    }
  }
}

resource "kubernetes_daemonset" "app" {
  spec {
    template {
      spec {
        init_container {
          image = "ghcr.io/acme/app:1.2.3"
        }
        container {
          image = "ghcr.io/acme/app:main"
        }
      }
    }
  }
}

resource "kubernetes_daemon_set_v1" "app" {
  spec {
    template {
      spec {
        init_container {
          image = "ghcr.io/acme/app:1.2.3"
        }
        container {
          image = "ghcr.io/acme/app:main"
        }
      }
    }
  }
}

resource "kubernetes_cron_job" "app" {
  spec {
    job_template {
      spec {
        template {
          spec {
            init_container {
              image = "ghcr.io/acme/app:1.2.3"
            }
            container {
              image = "ghcr.io/acme/app:main"
            }
          }
        }
      }
    }
  }
}

resource "kubernetes_cron_job_v1" "app" {
  spec {
    job_template {
      spec {
        template {
          spec {
            init_container {
              image = "ghcr.io/acme/app:1.2.3"
            }
            container {
              image = "ghcr.io/acme/app:main"
            }
          }
        }
      }
    }
  }
}

# Resources of other types have no pods, whatever is in them.
resource "kubernetes_config_map" "app" {
  spec {
    container {
      image = "ghcr.io/acme/app:main"
    }
  }
}

data "kubernetes_pod" "app" {
  spec {
    container {
      image = "ghcr.io/acme/app:main"
    }
  }
}

# Nor has what stands elsewhere in one.
resource "kubernetes_pod" "elsewhere" {
  metadata {
    container {
      image = "ghcr.io/acme/app:main"
    }
  }
  spec {
    volume {
      container {
        image = "ghcr.io/acme/app:main"
      }
    }
    container "labelled" {
      image = "ghcr.io/acme/app:main"
    }
    container {
      name = "without"
    }
    container {
      image = null
    }
  }
}
