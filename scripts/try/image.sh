# shellcheck shell=bash
# Sourced by ./pack try: the image, with no Java on the path.

# A data folder of a later version, made of one of this: the number of its files' version is at byte 60 (SQLite).
later_folder() {
  start "$work/later.said" "$packed/cant-stop/bin/cant-stop" --data "$1"
  shows "the image, for a folder of its own" "$work/later.said"
  local file=$1/player/seen.db tries=0
  # It is opened once the window is in use.
  until [ -s "$file" ]; do
    tries=$((tries + 1))
    [ $tries -lt 60 ] || fail "there is no $file"
    sleep 0.5
  done
  gone "$program"
  rm -f "$file-wal" "$file-shm"
  printf '\0\0\0\143' | dd of="$file" bs=1 seek=60 conv=notrunc status=none
}

# A second start hands over to the first and ends; others get no answer; one that is stuck is said to be.
second_starts() {
  local cant_stop=$1 first=$2 said=$3 data=$4 game="$work/Für uns.cantstop"
  echo "not a game" >"$game"
  hands_over "$said" "$game" "$cant_stop" --data "$data" "$game"
  [ "$(rings "$data" 0)" -eq 52 ] || fail "what is no start is not refused by the one that runs"
  [ "$(rings "$data" 65534)" -eq 7 ] || fail "another user of this machine gets at the one that runs"
  kill -0 "$first" || fail "garbage ends the program"
  kill -STOP "$first"
  start "$work/second.said" "$cant_stop" --data "$data"
  until_says "$work/second.said" 'another program uses' "a second start"
  kill -0 "$program" 2>/dev/null || fail "a second start that nobody answers says so nowhere but on the console"
  kill "$program"
  kill -CONT "$first"
  hands_over "$said" '\[\]' "$cant_stop" --data "$data"
  gone "$first"
  echo "  a second start hands over and ends; where the first is stuck, it says so in a window; others are kept out"
}

# Asks at the bell of a data folder for something else than it knows, as this user; says how curl ended.
rings() {
  local status=0
  setpriv --reuid="$2" --clear-groups curl -sS --max-time 10 --unix-socket "$1/player/bell" http://here/ >"$work/rung" 2>&1 ||
    status=$?
  echo $status
}

try_image() {
  [ -x "$packed/cant-stop/bin/cant-stop" ] || { echo "No image has been packed; left out." && return; }
  local image=$packed/cant-stop first
  echo "The image, with no Java on the path:"
  (path=/usr/bin:/bin bare sh -c 'command -v java') >/dev/null && echo "  (there is a java in /usr/bin, which is not used)"
  start "$work/image.said" "$image/bin/cant-stop" --data "$work/image-data"
  first=$program
  shows "the image" "$work/image.said"
  grep -q "$image/lib/runtime" "/proc/$first/maps" || fail "the image does not run on its own Java"
  second_starts "$image/bin/cant-stop" "$first" "$work/image.said" "$work/image-data"
  later_folder "$work/later"
  sums_of "$work/later" >"$work/later.sums"
  start "$work/older.said" "$image/bin/cant-stop" --data "$work/later"
  until_says "$work/older.said" 'later version' "an older program"
  drawn "an older program"
  gone "$program"
  sums_of "$work/later" | cmp "$work/later.sums" || fail "an older program changed files of a later one"
  echo "  an older program says so on a later one's files, and leaves them as they are"
  local jar
  for jar in "$image"/lib/app/app/*/*.jar; do
    grep -q "^${jar##*/}:" "$image/lib/app/licences/LIST.txt" || fail "${jar##*/} has no licence in the image"
  done
  [ -s "$image/lib/runtime/legal/java.base/LICENSE" ] || fail "the Java in the image has no licence"
  grep -q CycloneDX "$image/lib/app/bom.cdx.json" || fail "the image has no bill of materials"
  echo "  every jar in it has its licence, and so has its Java"
}
