# shellcheck shell=bash
# Sourced by ./pack try: the zip, with a bare Java, in a folder that a guest may have; and with no Java, or a wrong one.

unpacked=
unpack() {
  [ -z "$unpacked" ] || return 0
  unpacked="$work/Für Gäste"
  mkdir "$unpacked"
  (cd "$unpacked" && unzip -q "$zip")
}

try_portable() {
  local language
  unpack
  echo "The zip, with a bare Java, in a folder with a space and an umlaut:"
  for language in C.UTF-8 C; do
    start "$work/portable.said" env JAVA_HOME="$JAVA_HOME" sh "$unpacked"/cant-stop-*/play.sh --data "$work/dätä $language"
    shows "the zip (LANG=$language)" "$work/portable.said"
    gone "$program"
  done
  language=C.UTF-8
  refuses 2 'unknown option --nonsense' env JAVA_HOME="$JAVA_HOME" sh "$unpacked"/cant-stop-*/play.sh --nonsense
  wrong_javas
}

# On a machine whose Javas are only those in a folder: none, or one that says that it is old.
with_javas() {
  # shellcheck disable=SC2016
  refuses 1 "$2" unshare --mount sh -c 'mount --bind "$1" /usr/lib/jvm && shift && exec sh "$@"' with "$1" \
    "$unpacked"/cant-stop-*/play.sh
}

wrong_javas() {
  local old=$work/javas/old
  mkdir -p "$work/no-javas" "$old/bin"
  printf '#!/bin/sh\n%s\n' 'echo "openjdk version \"17.0.9\" 2023-10-17" >&2' >"$old/bin/java"
  chmod 755 "$old/bin/java"
  echo 'JAVA_VERSION="17.0.9"' >"$old/release"
  path=/nowhere:/usr/bin:/bin with_javas "$work/no-javas" 'needs a Java 25 or later'
  path=$old/bin:/usr/bin:/bin with_javas "$work/javas" 'The java on PATH is version 17.0.9'
  echo "  without a Java, or with an old one, it says what to get"
}
