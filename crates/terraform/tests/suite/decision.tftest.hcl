run "a_moving_tag_is_pulled_at_each_start" {
  command = plan

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
}

run "an_explicit_policy_is_kept" {
  command = apply

  variables {
    image_tag         = "coder-xfce-vnc-26.37.0"
    image_pull_policy = "Never"
  }

  assert {
    condition     = output.image_pull_policy == "Never"
    error_message = "Never is kept"
  }

  expect_failures = [check.pull_policy]
}

run "a_warning_is_shown_by_the_check" {
  command = plan

  variables {
    image_pull_policy = "IfNotPresent"
  }

  expect_failures = [check.pull_policy]
}

run "another_word_is_no_policy" {
  command = plan

  variables {
    image_pull_policy = "always"
  }

  expect_failures = [var.image_pull_policy]
}
