# shellcheck shell=bash
# Sourced by ./pack try: the same commit, packed in another folder, by somebody with other habits, gives the same bytes.

try_twice() {
  echo "The same commit, packed again elsewhere:"
  [ -z "$(git status --porcelain 2>/dev/null)" ] || fail "what was packed is not a commit: there are changes, or no repository"
  git -c advice.detachedHead=false clone -q . "$work/An other folder/again" || fail "it can't be cloned"
  (
    cd "$work/An other folder/again"
    umask 077
    TZ=Pacific/Auckland LANG=C LC_ALL=C ./pack portable >"$work/again.said" 2>&1
  ) || fail "packing it again failed: $(tail -n 3 "$work/again.said")"
  local again
  again=$(ls "$work/An other folder/again/target/packed/"*-portable.zip)
  cmp "$again" "$zip" || fail "it is not the same, or another commit was packed before: $(differing "$again" "$zip")"
  echo "  the same bytes"
}

# The names of the files that differ.
differing() {
  diff <(unzip -p "$1" '*/contents.txt') <(unzip -p "$2" '*/contents.txt') | sed -n 's/^[<>] . [^ ]* [^ ]* [^ ]* //p' | sort -u | tr '\n' ' '
}
