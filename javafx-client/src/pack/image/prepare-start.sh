#!/bin/sh
# Lies beside the program of an image, where it stays: keeps ready in a file what each start would load again. The window
# opens, without a screen and with nothing of anybody's in it, and says when it is there. What it makes counts only for
# the folder that it was made in; so an installer calls it after installing, and ./pack for the folder.
set -u
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd) || exit 1
cache=$here/cant-stop.aot
# Linux, Windows, macOS.
for java in "$here/../runtime/bin/java" "$here/../../runtime/bin/java" "$here/../runtime/Contents/Home/bin/java"; do
  [ ! -x "$java" ] || break
done
work=$(mktemp -d) || exit 1

# The launcher's own options, but for those that read what is made here.
set --
while IFS= read -r line; do
  case $line in
    java-options=-XX:AOTCache=* | java-options=-Xlog:*) ;;
    java-options=*) set -- "$@" "$(printf '%s' "${line#java-options=}" | sed "s|\$APPDIR|$here|g")" ;;
  esac
done <"$here/cant-stop.cfg"

rm -f "$cache"

# Opens the window until it is in use. What it does after that is not for every start to load.
open_once() {
  "$java" "$@" -m cantstop.client/cantstop.client.shell.Main --data "$work/data" >"$work/said" 2>&1 &
  window=$!
  tries=0
  until grep -qs 'in use' "$work/said"; do
    tries=$((tries + 1))
    if [ $tries -ge 1200 ] || ! kill -0 $window 2>/dev/null; then break; fi
    sleep 0.1
  done
  kill $window 2>/dev/null
  wait $window
}

set -- -Xlog:aot=off -Xlog:cds=off -Dglass.platform=Headless -Dprism.order=sw \
  -Dcantstop.tellsWhenInUse=true "$@"
# The first start of all makes a key, which no other does: it is not the one to keep.
open_once "$@"
# Compiled in one step only: a start then does not begin by compiling thoroughly, as of a program that has run for long.
open_once -XX:AOTCacheOutput="$cache" -XX:TieredStopAtLevel=1 "$@"
status=0
if [ ! -s "$cache" ]; then
  echo "Can't Stop will start a little slower, as this could not be prepared: $(tail -n 1 "$work/said")" >&2
  status=1
fi
rm -rf "$work"
exit $status
