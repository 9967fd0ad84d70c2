variables {
  image = "registry.example.com/dev/workspace"
}

run "the_newest_desktop_is_pulled_at_each_start" {
  command = plan

  variables {
    image_tag = "coder-xfce-vnc-latest"
  }

  assert {
    condition     = output.image_pull_policy == "Always" && output.image == "registry.example.com/dev/workspace:coder-xfce-vnc-latest"
    error_message = "coder-xfce-vnc-latest moves"
  }
}

run "a_released_desktop_starts_from_the_node" {
  command = plan

  variables {
    image_tag = "coder-xfce-vnc-26.37.0"
  }

  assert {
    condition     = output.image_pull_policy == "IfNotPresent"
    error_message = "coder-xfce-vnc-26.37.0 is published once"
  }
}

run "a_policy_that_goes_stale_is_kept_with_a_warning" {
  command = plan

  variables {
    image_tag         = "coder-latest"
    image_pull_policy = "IfNotPresent"
  }

  expect_failures = [check.pull_policy]
}

run "a_misspelt_policy_is_refused" {
  command = plan

  variables {
    image_tag         = "coder-latest"
    image_pull_policy = "always"
  }

  expect_failures = [var.image_pull_policy]
}

run "an_image_is_no_tag" {
  command = plan

  variables {
    image_tag = "workspace:coder-latest"
  }

  expect_failures = [var.image_tag]
}
