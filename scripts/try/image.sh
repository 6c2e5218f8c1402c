# shellcheck shell=bash
# Sourced by ./pack try: the image, with no Java on the path.

# A data folder of a later version, made of one of this: the number of its files' version is at byte 60 (SQLite).
later_folder() {
  start "$work/later.said" "$packed/cant-stop/bin/cant-stop" --data "$1"
  shows "the image, for a folder of its own" "$work/later.said"
  gone "$program"
  local file=$1/player/seen.db
  [ -s "$file" ] || fail "there is no $file"
  rm -f "$file-wal" "$file-shm"
  printf '\0\0\0\143' | dd of="$file" bs=1 seek=60 conv=notrunc status=none
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
  start "$work/second.said" "$image/bin/cant-stop" --data "$work/image-data"
  until_says "$work/second.said" 'another program uses' "a second start"
  kill -0 "$program" 2>/dev/null || fail "a second start says so nowhere but on the console"
  kill "$program"
  gone "$first"
  echo "  a second start says that the first is there, in a window"
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
