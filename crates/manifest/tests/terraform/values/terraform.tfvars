given = "ghcr.io/acme/app:1.2.3"
