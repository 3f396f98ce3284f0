#!/bin/sh
# Runs a release or a rollback on the folder that is live, wherever it lies:
#   deploy/on-live-site.sh deploy@host:/srv/portal pnpm release member
#   deploy/on-live-site.sh deploy@host:/srv/portal pnpm rollback member
# AFTER_RELEASE may hold a command that tells the host, such as `ssh deploy@host sudo systemctl reload caddy`.
# New builds are sent first and what names them last, so that no visitor is ever sent to a file that is not there yet.
set -eu
target=${1%/}
shift

PORTAL_SITE=$(mktemp -d)
export PORTAL_SITE
trap 'rm -rf "$PORTAL_SITE"' EXIT

rsync -a "$target/" "$PORTAL_SITE/"
mkdir -p "$PORTAL_SITE/areas" "$PORTAL_SITE/shell"
"$@"
rsync -a --ignore-existing "$PORTAL_SITE/areas" "$PORTAL_SITE/shell" "$target/"
rsync -a --exclude=/areas --exclude=/shell "$PORTAL_SITE/" "$target/"
if [ -n "${AFTER_RELEASE:-}" ]; then sh -c "$AFTER_RELEASE"; fi
