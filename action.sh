#!/usr/bin/env bash
# The last step of action.yml: runs the program as the inputs say, which stand in the environment.
set -u

program=${PROGRAM:-$RUNNER_TEMP/pullpolicy/bin/pullpolicy}

# Ends the step, and tells those after it how.
finish() {
  echo "status=$1" >> "$GITHUB_OUTPUT"
  exit "$1"
}

case $COMMAND in
  lint) call=(lint) answer=(--format "$FORMAT") ;;
  diff) call=(fix) answer=(--diff) ;;
  fix) call=(fix) answer=(--format text) ;;
  *)
    echo "::error title=pullpolicy::there is no command \`$COMMAND\`; those that there are: lint, diff, fix"
    finish 2
    ;;
esac
# What a command has no option for, the program refuses.
if [ -n "$RULES" ]; then call+=(--rules "$RULES"); fi
if [ -n "$BASELINE" ]; then call+=(--baseline "$BASELINE"); fi
if [ -n "$FAIL_ON" ]; then call+=(--fail-on "$FAIL_ON"); fi
paths=(--)
while IFS= read -r line; do
  line=${line%$'\r'}
  if [ -n "$line" ]; then call+=("$line"); fi
done <<< "$ARGUMENTS"
while IFS= read -r line; do
  line=${line%$'\r'}
  if [ -n "$line" ]; then paths+=("$line"); fi
done <<< "$PATHS"

if [ -n "$SARIF" ]; then
  : > "$SARIF" || finish 2
  "$program" "${call[@]}" --format sarif "${paths[@]}" > "$SARIF"
fi
"$program" "${call[@]}" "${answer[@]}" "${paths[@]}"
finish $?
