# shellcheck shell=bash
# Sourced by ./pack try: packing and giving where something is missing.

small_disk() {
  mkdir -p "$1"
  mount -t tmpfs -o size="$2" tmpfs "$1"
  undo=("umount $1" "${undo[@]}")
}

# As this machine, but for these commands.
without() {
  local bin=$work/bin command
  mkdir -p "$bin"
  ln -sf /usr/bin/* /bin/* "$bin"
  for command in "$@"; do rm -f "$bin/$command"; done
  echo "$bin"
}

# What stands on standard error, and that it failed.
fails_saying() {
  local words=$1
  shift
  ! "$@" >"$work/packing" 2>&1 || fail "$* works"
  grep -q -e "$words" "$work/packing" || fail "$* did not say \"$words\" but: $(tail -n 5 "$work/packing")"
}

try_packing() {
  echo "Packing and giving, where something is missing:"
  small_disk "$work/tiny" 30m
  PATH=$(without dpkg-deb) fails_saying 'no dpkg-deb here' ./pack image --to "$work/tiny"
  grep -q 'MB left for' "$work/packing" || fail "a disk that is too small is not seen before the work: $(cat "$work/packing")"
  echo "  without dpkg, and without room: said before anything is built"
  fills_up
  unpack
  env JAVA_HOME="$JAVA_HOME" sh "$unpacked"/cant-stop-*/play.sh --headless --give --port 0 --bind 127.0.0.1 \
    --data "$work/tiny/host" </dev/null >"$work/no-room" 2>&1 || fail "a host that can't give does not even host"
  grep -q 'no room on the disk' "$work/no-room" || fail "a host without room for the archive does not say so: $(cat "$work/no-room")"
  echo "  a host without room for the archive says so, and hosts"
}

# A disk that had room when the work began, and has none when the archive is written.
fills_up() {
  small_disk "$work/filling" 300m
  echo "what was packed before" >"$work/filling/cant-stop-0.0.1-portable.zip"
  ./pack portable --to "$work/filling" >"$work/filled" 2>&1 &
  local packing=$! status=0
  started+=("$packing")
  until_says "$work/filled" '^Building' "./pack"
  head -c 260m /dev/zero >"$work/filling/something-else"
  wait "$packing" || status=$?
  [ $status -eq 1 ] || fail "./pack on a full disk ended with $status: $(tail -n 3 "$work/filled")"
  grep -q 'No space left\|disk is full' "$work/filled" || fail "./pack does not say that the disk is full: $(cat "$work/filled")"
  [ "$(wc -l <"$work/filled")" -le 3 ] || fail "./pack on a full disk says too much: $(cat "$work/filled")"
  [ -f "$work/filling/cant-stop-0.0.1-portable.zip" ] || fail "a disk that filled up took away what was packed before"
  [ ! -e "$work/filling/.packing" ] || fail "something is left on the full disk"
  echo "  a disk that fills up meanwhile: said, and what was packed before stays"
}
