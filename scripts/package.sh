#!/usr/bin/env bash
# Tests the package as a newcomer gets it: packs it, installs the tarball below a folder of its own,
# starts the service in an empty folder, asks it, writes the first post, and stops it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

say() { printf '   %s\n' "$*"; }
die() {
  printf '   %s\n' "$*" >&2
  exit 1
}

work=$(mktemp -d)
# The database server of a service that root runs has another user.
chmod 755 "$work"
service=
leave() {
  if [ -n "$service" ]; then kill -TERM "$service" 2>/dev/null && wait "$service" || true; fi
  rm -rf "$work"
}
trap leave EXIT

npm pack --silent --pack-destination "$work" >/dev/null
tarball=$(echo "$work"/almanac-*.tgz)
say "$(basename "$tarball"): $(du -h "$tarball" | cut -f 1)"
npm install --global --prefix "$work/prefix" --no-audit --no-fund --loglevel=error "$tarball"
PATH="$work/prefix/bin:$PATH"

version=$(node -p 'require("./package.json").version')
[ "$(almanac --version)" = "$version" ] || die "almanac --version is not $version."
almanac --help | grep -q '^  start ' || die 'almanac --help does not name start.'

mkdir "$work/site"
cd "$work/site"
port=$(node -e 'const s = require("node:net").createServer().listen(0, "127.0.0.1", () => {
  console.log(s.address().port); s.close() })')
site="http://127.0.0.1:$port"
PORT=$port almanac start >"$work/log" 2>&1 &
service=$!
begun=$SECONDS
until curl --silent --fail --output /dev/null "$site/readyz"; do
  kill -0 "$service" 2>/dev/null || { cat "$work/log" >&2; die 'almanac start ended.'; }
  [ $((SECONDS - begun)) -lt 120 ] || { cat "$work/log" >&2; die 'The service is not ready after two minutes.'; }
  sleep 0.1
done
say "ready after $((SECONDS - begun)) s"

for line in "The site is $site/," "at $site/docs." "at $site/write/." "curl --user 'admin:"; do
  grep -qF "$line" "$work/log" || { cat "$work/log" >&2; die "The first start does not print $line"; }
done
script=$(node -p 'require(process.argv[1]).script' "$work/prefix/lib/node_modules/almanac/dist/write.json")
curl --silent --fail --output /dev/null "$site/assets/$(basename "$script")" || die 'The editor is not served.'
curl --silent --fail "$site/api/" | grep -q '"namespaces"' || die '/api/ is not the index.'
# The lines that write the first post, as they are printed.
sed -n '/core\/v2\/posts \\$/,/^      --data/p' "$work/log" >"$work/first-post.sh"
bash "$work/first-post.sh" 2>/dev/null | grep -q '"status":"publish"' || die 'The first post was not written.'
almanac user list --json | grep -q '"login":"admin"' || die 'almanac user list does not work beside the service.'
[ -d "$work/site/data" ] || die 'The data is not below the folder of the start.'

kill -TERM "$service"
wait "$service" || die "The service ended with status $?."
service=
say 'done'
