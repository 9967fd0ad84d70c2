variables {
  image = "registry.example.com/dev/workspace"
}

run "a_moving_tag_is_pulled_at_each_start" {
  command = plan

  variables {
    image_tag = "coder-xfce-vnc-latest"
  }

  assert {
    condition     = output.image_pull_policy == "Always"
    error_message = "coder-xfce-vnc-latest moves"
  }
}

run "a_release_is_pulled_once" {
  command = plan

  variables {
    image_tag = "coder-xfce-vnc-26.37.0"
  }

  assert {
    condition     = output.image_pull_policy == "IfNotPresent"
    error_message = "coder-xfce-vnc-26.37.0 is published once"
  }

  assert {
    condition     = output.image == "registry.example.com/dev/workspace:coder-xfce-vnc-26.37.0"
    error_message = "image and tag belong together"
  }
}

run "no_tag_means_latest" {
  command = plan

  assert {
    condition     = output.image_pull_policy == "Always" && output.image == var.image
    error_message = "no tag means latest"
  }
}

run "a_digest_decides" {
  command = plan

  variables {
    image = "ghcr.io/acme/dev:latest@sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
  }

  assert {
    condition     = output.image_pull_policy == "IfNotPresent"
    error_message = "a digest is content-addressed"
  }
}

run "an_explicit_policy_is_kept" {
  command = plan

  variables {
    image_pull_policy = "Never"
  }

  assert {
    condition     = output.image_pull_policy == "Never"
    error_message = "Never is kept"
  }
}

run "another_word_is_no_policy" {
  command = plan

  variables {
    image_pull_policy = "always"
  }

  expect_failures = [var.image_pull_policy]
}

run "what_is_no_image_is_refused" {
  command = plan

  variables {
    image = "registry.example.com/dev/$${name}:1.0.0"
  }

  expect_failures = [var.image]
}

run "two_tags_are_one_too_many" {
  command = plan

  variables {
    image     = "ghcr.io/acme/dev:main"
    image_tag = "1.0.0"
  }

  expect_failures = [output.image]
}
