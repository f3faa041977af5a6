#!/usr/bin/env bash
# Runs third-party clients against a service: installs what tests/clients names, outside of the packages of the project
# because some have other licences, and runs tests/clients. `scripts/clients.sh install` does the first alone. Exits 3 where
# Python, npm's packages or those of PyPI are not at hand. Other arguments go to Jest, such as `-t n8n`.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

named=$PWD/tests/clients
home=$PWD/node_modules/.cache/clients
wanted=(package-lock.json requirements.txt n8n-nodes-base.sha512)

away() {
  echo "$1: the clients are not run."
  exit 3
}

# A complete installation is kept as long as its versions are the same.
is_installed() {
  local file
  for file in "${wanted[@]}"; do cmp -s "$named/$file" "$home/$file" || return 1; done
  [ -e "$home/complete" ]
}

install_all() {
  rm -rf "$home"
  mkdir -p "$home"
  cp "$named/package.json" "${wanted[@]/#/$named/}" "$home/"
  cd "$home"
  npm ci --ignore-scripts --legacy-peer-deps --no-audit --no-fund --loglevel=error || away 'Clients cannot be fetched from npm'
  install_n8n_node
  python3 -m venv venv
  venv/bin/pip install --quiet --disable-pip-version-check --requirement requirements.txt || away 'Clients cannot be fetched from PyPI'
  cd - >/dev/null
  touch "$home/complete"
}

# One node of some four hundred: with all of their dependencies they would be a thousand packages.
install_n8n_node() {
  local archive
  archive=$(awk '{ print $2 }' n8n-nodes-base.sha512)
  npm pack --silent "n8n-nodes-base@$(basename "${archive#n8n-nodes-base-}" .tgz)" >/dev/null || away 'The node of n8n cannot be fetched'
  sha512sum --check --quiet n8n-nodes-base.sha512
  tar -xzf "$archive" package/package.json package/dist/nodes/Wordpress
  rm "$archive"
}

python3 -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || away 'Python 3.11 with venv is not at hand'
is_installed || install_all
if [ "${1:-}" = install ]; then exit; fi

# Drivers find their packages from where they are.
cp "$named"/drivers/* "$home/"
CLIENTS_HOME=$home exec npm run --silent jest -- --selectProjects clients --maxWorkers 1 "$@"
