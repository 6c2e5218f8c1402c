#!/usr/bin/env bash
# ./pack try: what was packed, tried as a guest would, on machines that have less than this one.
# Arguments: where it lies, then the parts to try; without any, all of them.
set -euo pipefail
PATH=$PATH:/usr/sbin:/sbin
parts="image deb portable second packing twice"

fail() {
  echo "FAILED: $1" >&2
  exit 1
}

need() {
  local tool
  for tool in "$@"; do
    command -v "$tool" >/dev/null || { echo "./pack try can't run on this machine: it needs $tool." >&2 && exit 1; }
  done
}

packed=$1
shift
for part in "$@"; do
  [[ " $parts " = *" $part "* ]] || { echo "./pack try has no part $part; it has: $parts." >&2 && exit 2; }
done
[ "$(uname -s)" = Linux ] || { echo "./pack try runs on Linux alone." >&2 && exit 1; }
[ "$(id -u)" -eq 0 ] || { echo "./pack try makes network namespaces and installs a package: it needs root." >&2 && exit 1; }
need ip curl unzip unshare setpriv Xvfb xdotool import convert
zip=$(ls "$packed"/cant-stop-*-portable.zip 2>/dev/null) || { echo "There is nothing in $packed: ./pack image first." >&2 && exit 1; }

. scripts/find-jdk.sh
. scripts/find-maven.sh
echo "Building the one that plays against the guest ..."
"$maven" --batch-mode --quiet --no-transfer-progress -Dskip.engine=true -Dskip.protocol=true --projects lan-host --also-make \
  test-compile org.apache.maven.plugins:maven-dependency-plugin:build-classpath \
  -Dmdep.outputFile=target/pack.classpath -Dmdep.includeScope=test </dev/null
classpath=lan-host/target/test-classes:lan-host/target/classes:$(cat lan-host/target/pack.classpath)

work=$(mktemp -d)
chmod 755 "$work"
p=cs$$
display=:$((70 + $$ % 20))
started=()
# Lets go of what one part took and a later one, or the machine, should have back.
undo=()

clean_up() {
  local one
  for one in "$p-host" "$p-guest"; do
    ip netns pids "$one" 2>/dev/null | xargs -r kill 2>/dev/null || true
  done
  for one in "${started[@]}"; do kill "$one" 2>/dev/null || true; done
  sleep 0.5
  for one in "${undo[@]}"; do $one >/dev/null 2>&1 || true; done
  ip netns delete "$p-host" 2>/dev/null || true
  ip netns delete "$p-guest" 2>/dev/null || true
  rm -rf "$work"
}
trap clean_up EXIT

Xvfb $display -screen 0 1280x800x24 -nolisten tcp >/dev/null 2>&1 &
started+=($!)
sleep 1

# Only of a machine without any Java on its path, and with nothing of ours in its environment. It takes the place of the
# shell that calls it.
bare() {
  exec env -i PATH="${path:-/usr/bin:/bin}" HOME="$work/home" XDG_DATA_HOME="$work/home/share" DISPLAY=$display \
    LANG="${language:-C.UTF-8}" JAVA_TOOL_OPTIONS="-Dcantstop.tellsWhenInUse=true -Dorg.slf4j.simpleLogger.log.cantstop.client.shell.Main=debug -Dorg.slf4j.simpleLogger.log.cantstop.client.shell.ClientProgram=debug" "$@"
}

# Starts a program there; what it says goes to the file, its number into $program.
start() {
  local said=$1
  shift
  : >"$said"
  bare "$@" >>"$said" 2>&1 &
  program=$!
  started+=("$program")
}

# Waits for it, half a minute of a slow machine at most: a file, what should stand in it, and what is waited for.
until_says() {
  local tries=0
  until grep -q -e "$2" "$1"; do
    tries=$((tries + 1))
    [ $tries -lt 240 ] || fail "$3 did not say \"$2\": $(tail -n 5 "$1")"
    sleep 0.5
  done
}

colours() {
  DISPLAY=$display import -window root png:- 2>/dev/null | convert png:- -format %k info: 2>/dev/null || echo 0
}

# Waits until there is a picture on the screen.
drawn() {
  local tries=0
  until [ "$(colours)" -gt 20 ]; do
    tries=$((tries + 1))
    [ $tries -lt 60 ] || fail "$1 shows nothing"
    sleep 0.5
  done
}

# Waits until the program says that its window is in use, and looks whether there is one.
shows() {
  until_says "$2" 'in use' "$1"
  drawn "$1"
  echo "  $1: the window is in use"
}

# Ends a program, and waits until its window is gone: the next one is not to be taken for it.
gone() {
  local tries=0
  kill "$1" 2>/dev/null || true
  wait "$1" 2>/dev/null || true
  until [ "$(colours)" -le 1 ]; do
    tries=$((tries + 1))
    [ $tries -lt 60 ] || fail "a window stays after its program has ended"
    sleep 0.5
  done
}

# Ends with this code, saying this in one line and no more.
refuses() {
  local code=$1 words=$2 status=0
  shift 2
  (bare "$@") >"$work/refusal" 2>&1 || status=$?
  grep -v '^Picked up JAVA_TOOL_OPTIONS' "$work/refusal" >"$work/refusal.said" || true
  [ $status -eq "$code" ] || fail "$* ended with $status in place of $code: $(tail -n 3 "$work/refusal.said")"
  grep -q -e "$words" "$work/refusal.said" || fail "$* did not say \"$words\" but: $(cat "$work/refusal.said")"
  [ "$(wc -l <"$work/refusal.said")" -le 2 ] || fail "$* said more than a line or two: $(cat "$work/refusal.said")"
}

# Starts a program that is running already, which is to hand over and end: what the first one says, what it was asked for.
hands_over() {
  local said=$1 asked=$2 status=0
  shift 2
  (bare "$@") >"$work/handed" 2>&1 || status=$?
  [ $status -eq 0 ] || fail "a second start ended with $status: $(tail -n 3 "$work/handed")"
  grep -q 'is open already' "$work/handed" || fail "a second start says nothing: $(cat "$work/handed")"
  until_says "$said" "A second start asks for .*$asked" "the first one"
}

# Every file in a folder with its sum, but for the locks, which are held and hold nothing.
sums_of() {
  (cd "$1" && find . -type f ! -name lock -print0 | sort -z | xargs -0 sha256sum)
}

mkdir -p "$work/home"
for part in $parts; do
  # shellcheck source=/dev/null
  . "scripts/try/$part.sh"
done
for part in ${*:-$parts}; do
  "try_$part"
done
echo "Tried: ${*:-$parts}."
