#!/usr/bin/env bash
# Tests the published documents with Schemathesis: starts the service with sample content on a
# data folder of its own, and tries every operation as an administrator, an author and a visitor. Exits 1 when it finds something,
# 3 where Python or Schemathesis is not at hand. Arguments go to Schemathesis, such as `--include-path-regex '^/core/v2/posts'`.
#
#   FUZZ_EXAMPLES  generated cases for each operation, beside those that cover its parameters (3)
#   FUZZ_REPORT    folder that keeps what was found
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

rules=$PWD/tests/contract/schemathesis
venv=$PWD/node_modules/.cache/schemathesis
report=${FUZZ_REPORT:-}
scratch=$(mktemp -d)

finish() {
  # The first is a process group.
  for process in ${beside:+"-$beside"} ${service:+"$service"}; do
    if kill -TERM -- "$process" 2>/dev/null; then wait "${process#-}" || true; fi
  done
  # Where the run is cut short, what the others have found by then is not lost.
  cat "$scratch/few-rights.out" 2>/dev/null || true
  rm -rf "$scratch"
}
trap finish EXIT

if ! python3 -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
  echo 'Python 3.11 with venv is not at hand: the contract is not fuzzed.'
  exit 3
fi

# The installation is kept as long as the versions are the same.
if ! cmp -s "$rules/requirements.txt" "$venv/requirements.txt"; then
  python3 -m venv --clear "$venv"
  if ! "$venv/bin/pip" install --quiet --disable-pip-version-check --requirement "$rules/requirements.txt"; then
    echo 'Schemathesis cannot be fetched: the contract is not fuzzed.'
    exit 3
  fi
  cp "$rules/requirements.txt" "$venv/requirements.txt"
fi

PORT=$(node -e 'const s = require("node:net").createServer().listen(0, () => { console.log(s.address().port); s.close() })')
export PORT DATA_DIR=$scratch/data SITE_URL=http://127.0.0.1:$PORT SITE_TIMEZONE=America/New_York LOG_LEVEL=error

almanac() { npm run --silent almanac -- "$@"; }
field() { node -pe 'JSON.parse(require("node:fs").readFileSync(0, "utf8"))[process.argv[1]]' "$1"; }

for role in administrator author; do
  almanac user create "$role" --role "$role" --app-password fuzz --json >"$scratch/$role.json"
done
almanac seed --posts 60 --pages 20 --events 60 --venues 20 --organizers 20 >/dev/null
node dist/main.js >"$scratch/service.log" 2>&1 &
service=$!
until curl --silent --fail --output /dev/null "$SITE_URL/readyz"; do
  kill -0 "$service" || { cat "$scratch/service.log"; exit 1; }
  sleep 0.2
done

credentials() { printf '%s:%s' "$1" "$(field application_password <"$scratch/$1.json")"; }
export FUZZ_API=$SITE_URL/api FUZZ_ADMINISTRATOR PYTHONPATH=$rules PYTHONDONTWRITEBYTECODE=1
FUZZ_ADMINISTRATOR=$(credentials administrator)
FUZZ_ASKING=$(for role in administrator author; do field id <"$scratch/$role.json"; done)
export FUZZ_ASKING
curl --silent --fail --output "$scratch/openapi.json" "$FUZZ_API/openapi.json"

# fuzz ROLE PHASES [ARGUMENT...]
fuzz() {
  local role=$1 phases=$2
  shift 2
  printf '\n== %s\n' "$role"
  (cd "$rules" && "$venv/bin/schemathesis" --config-file schemathesis.toml run "$scratch/openapi.json" --url "$FUZZ_API" \
    --phases "$phases" --max-examples "${FUZZ_EXAMPLES:-3}" --no-color ${report:+--report json --report-json-path "$report/$role.json"} "$@")
}

# Those with fewer rights beside the administrator, whose cases take longest: Schemathesis and the service wait for each other.
few_rights() {
  local found=0
  fuzz visitor examples,fuzzing "$@" || found=1
  fuzz author examples,fuzzing --auth "$(credentials author)" "$@" || found=1
  return "$found"
}

set -m
few_rights "$@" >"$scratch/few-rights.out" 2>&1 &
beside=$!
set +m
found=0
fuzz administrator examples,coverage,fuzzing --auth "$FUZZ_ADMINISTRATOR" "$@" || found=1
wait "$beside" || found=1
exit "$found"
