#!/bin/sh
# Runs a release or a rollback on the folder that is live, wherever it lies:
#   deploy/on-live-site.sh deploy@host:/srv/portal pnpm release member
#   deploy/on-live-site.sh deploy@host:/srv/portal pnpm rollback member
# AFTER_RELEASE may hold a command that tells the host, such as `ssh deploy@host sudo systemctl reload caddy`.
# New builds are sent first and what names them last, so that no visitor is ever sent to a file that is not there yet.
set -eu
target=${1%/}
shift

# Every release edits the same registry: a folder beside it keeps two from doing so at the same time.
lock=.release-lock
held=75
on_host() {
  case $target in
    *:*) ssh "${target%%:*}" "cd '${target#*:}' || exit; $1" ;;
    *) (cd "$target" || exit; sh -c "$1") ;;
  esac
}
# Only a lock that is there is waited for: what ssh or mkdir complain of otherwise is shown, and ends the release.
take_lock() {
  status=0
  on_host "mkdir $lock 2>/dev/null && exit 0; [ -d $lock ] && exit $held; mkdir $lock" || status=$?
  return "$status"
}
tries=0
until take_lock; do
  tries=$((tries + 1))
  if [ "$status" -ne "$held" ]; then
    echo "Nothing was released: $target cannot be used, as said above." >&2
    exit 1
  fi
  if [ "$tries" -ge 300 ]; then
    echo "Another release has held $target/$lock for 5 minutes. If none is running, remove that folder." >&2
    exit 1
  fi
  sleep 1
done

PORTAL_SITE=$(mktemp -d)
export PORTAL_SITE
trap 'rm -rf "$PORTAL_SITE"; on_host "rmdir $lock"' EXIT
trap 'exit 1' INT TERM

rsync -a --exclude="/$lock" "$target/" "$PORTAL_SITE/"
mkdir -p "$PORTAL_SITE/areas" "$PORTAL_SITE/shell"
"$@"
rsync -a --ignore-existing "$PORTAL_SITE/areas" "$PORTAL_SITE/shell" "$target/"
# What the command has removed, such as the page of a path that is gone, goes last.
rsync -a --delete-after --exclude=/areas --exclude=/shell --exclude="/$lock" "$PORTAL_SITE/" "$target/"
if [ -n "${AFTER_RELEASE:-}" ]; then sh -c "$AFTER_RELEASE"; fi
