#!/bin/sh
# Starts Can't Stop with a Java 25 or later of this machine: Linux, and macOS by way of play.command.
set -u
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd) || exit 1

# shellcheck disable=SC2034
wanted=java
. "$here/app/find-jdk.sh"

# Java's own processor counts, not the machine's: a Mac runs a Java for the other one, too.
processor=$(sed -n 's/^OS_ARCH="\(.*\)"/\1/p' "$JAVA_HOME/release" 2>/dev/null)
[ -n "$processor" ] || processor=$(uname -m)
case $(uname -s)-$processor in
  Linux-x86_64 | Linux-amd64) platform=linux ;;
  Linux-aarch64 | Linux-arm64) platform=linux-aarch64 ;;
  Darwin-x86_64 | Darwin-amd64) platform=mac ;;
  Darwin-aarch64 | Darwin-arm64) platform=mac-aarch64 ;;
  *)
    echo "Can't Stop has no window for $(uname -s) on $processor: Windows x64, macOS and Linux on x64 or arm64 have." >&2
    exit 1
    ;;
esac

# Where the language's letters are not set up, Java could not read a folder's name with an umlaut in it.
case $(uname -s)-$(locale charmap 2>/dev/null) in
  Linux-UTF-8) ;;
  Linux-*) export LC_ALL=C.UTF-8 ;;
esac

if [ "${1:-}" = --headless ]; then
  shift
  exec "$JAVA_HOME/bin/java" "@$here/app/app.jvm" -p "$here/app/lib" -m cantstop.host/cantstop.host.net.HostMain "$@"
fi
exec "$JAVA_HOME/bin/java" "@$here/app/app.jvm" --enable-native-access=javafx.graphics \
  -p "$here/app/lib:$here/app/javafx-$platform" -m cantstop.client/cantstop.client.shell.Main "$@"
