#!/usr/bin/env bash
# Tests the instructions for newcomers: a fresh clone in another folder, as another user if possible,
# the commands and curl examples of the README, a stop and a second start.
#
# The examples are the `sh` blocks between <!-- examples --> and <!-- /examples --> in README.md.
# They run in order in one shell; ALMANAC_PASSWORD is the application password of the first start.
set -euo pipefail

newcomer=almanac-newcomer
say() { printf '   %s\n' "$*"; }
die() {
  printf '   %s\n' "$*" >&2
  exit 1
}

# --- as the user who runs the checks: create the clone, and the other user if root

prepare() {
  local source work
  source=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
  work=$(mktemp -d)
  trap "leave '$work'" EXIT
  chmod 755 "$work"
  # The checkout may belong to another user than the one who clones it.
  printf '[safe]\n\tdirectory = *\n' >"$work/gitconfig"
  GIT_CONFIG_GLOBAL="$work/gitconfig" git clone --quiet --no-hardlinks "$source" "$work/almanac"
  cd "$work/almanac"
  export npm_config_cache="$work/cache" npm_config_userconfig="$work/npmrc"
  npm_config_registry=$(cd "$source" && env -u npm_config_userconfig npm config get registry)
  export npm_config_registry
  touch "$npm_config_userconfig"
  if can_change_user "$work"; then
    say "running as $newcomer"
    runuser -u "$newcomer" -- env HOME="$work/home" bash scripts/newcomer.sh walk
  else
    say "running as $(id -un)"
    bash scripts/newcomer.sh walk
  fi
}

# Requires root, and a node that other users can run.
can_change_user() {
  [ "$(id -u)" -eq 0 ] || return 1
  command -v useradd runuser >/dev/null || return 1
  id "$newcomer" >/dev/null 2>&1 || useradd --system --shell /bin/bash "$newcomer"
  runuser -u "$newcomer" -- node --version >/dev/null 2>&1 || return 1
  mkdir -p "$1/home" "$1/cache"
  chown -R "$newcomer" "$1"
}

leave() {
  rm -rf "$1"
  if id "$newcomer" >/dev/null 2>&1; then userdel "$newcomer" || true; fi
}

# --- as the newcomer, in the clone

walk() {
  npm ci --no-audit --no-fund --loglevel=error
  port=$(node -e 'const s = require("node:net").createServer().listen(0, () => {
    console.log(s.address().port); s.close() })')
  site="http://127.0.0.1:$port"
  trap stop_hard EXIT

  start first.log
  ALMANAC_PASSWORD=$(grep -oE '([A-Za-z0-9]{4} ){5}[A-Za-z0-9]{4}' first.log | head -n 1) ||
    die 'The first start printed no application password.'
  export ALMANAC_PASSWORD
  run_examples
  local posts
  posts=$(count_posts)
  stop

  start second.log
  if grep -qE '([A-Za-z0-9]{4} ){5}[A-Za-z0-9]{4}' second.log; then
    die 'The second start printed a password again.'
  fi
  [ "$(count_posts)" = "$posts" ] || die 'The second start has other posts than the first.'
  stop
  say 'done'
}

# start LOG: runs npm start as the README says, on a free port.
start() {
  local begun=$SECONDS
  PORT=$port npm start >"$1" 2>&1 &
  service=$!
  until curl --silent --fail --output /dev/null "$site/readyz"; do
    kill -0 "$service" 2>/dev/null || { cat "$1" >&2; die 'npm start ended.'; }
    [ $((SECONDS - begun)) -lt 120 ] || { cat "$1" >&2; die 'The service is not ready after two minutes.'; }
    sleep 0.1
  done
  say "ready after $((SECONDS - begun)) s (${1%.log} start)"
}

stop() {
  kill -TERM "$service"
  local begun=$SECONDS
  while kill -0 "$service" 2>/dev/null; do
    [ $((SECONDS - begun)) -lt 30 ] || die 'The service does not stop on SIGTERM.'
    sleep 0.1
  done
  if curl --silent --output /dev/null "$site/healthz"; then die 'The service still responds after the stop.'; fi
}

stop_hard() {
  if [ -n "${service:-}" ]; then kill -TERM "$service" 2>/dev/null || true; fi
}

count_posts() {
  curl --silent --fail --head "$site/api/core/v2/posts" | tr -d '\r' |
    awk 'tolower($1) == "x-wp-total:" { print $2 }'
}

# Makes examples fail on error responses, which curl itself would accept.
run_examples() {
  {
    printf 'set -euo pipefail\n'
    printf 'curl() { command curl --silent --show-error --fail-with-body "$@"; }\n'
    awk '/<!-- examples -->/ { on = 1 } /<!-- \/examples -->/ { on = 0 }
      /^```/ { if (code) { code = 0; next } if (on && /^```sh/) { code = 1; next } }
      code { print }' README.md | sed "s/127\.0\.0\.1:3000/127.0.0.1:$port/g"
  } >examples.sh
  local count
  count=$(grep -cE '^[^#]*\bcurl ' examples.sh) || true
  [ "$((count - 1))" -ge 5 ] || die "README.md has $((count - 1)) curl examples, not five."
  bash examples.sh >examples.log 2>&1 || { cat examples.log >&2; die 'An example failed.'; }
  say "$((count - 1)) curl examples"
}

if [ "${1:-}" = walk ]; then walk; else prepare; fi
