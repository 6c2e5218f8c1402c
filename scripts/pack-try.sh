#!/usr/bin/env bash
# ./pack try: what was packed, tried as a guest would, on machines that have less than this one. Argument: where it lies.
set -euo pipefail
PATH=$PATH:/usr/sbin:/sbin

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
[ "$(uname -s)" = Linux ] || { echo "./pack try runs on Linux alone." >&2 && exit 1; }
[ "$(id -u)" -eq 0 ] || { echo "./pack try makes network namespaces and installs a package: it needs root." >&2 && exit 1; }
need ip curl unzip Xvfb xdotool import convert
zip=$(ls "$packed"/cant-stop-*-portable.zip 2>/dev/null) || { echo "There is nothing in $packed: ./pack image first." >&2 && exit 1; }

. scripts/find-jdk.sh
. scripts/find-maven.sh
echo "Building the one that plays against the guest ..."
"$maven" --batch-mode --quiet --no-transfer-progress -Dskip.engine=true -Dskip.protocol=true --projects lan-host --also-make \
  test-compile org.apache.maven.plugins:maven-dependency-plugin:build-classpath \
  -Dmdep.outputFile=target/pack.classpath -Dmdep.includeScope=test </dev/null
classpath=lan-host/target/test-classes:lan-host/target/classes:$(cat lan-host/target/pack.classpath)

work=$(mktemp -d)
p=cs$$
display=:$((70 + $$ % 20))
started=()

clean_up() {
  local one
  for one in "$p-host" "$p-guest"; do
    ip netns pids "$one" 2>/dev/null | xargs -r kill 2>/dev/null || true
  done
  for one in "${started[@]}"; do kill "$one" 2>/dev/null || true; done
  sleep 0.5
  ip netns delete "$p-host" 2>/dev/null || true
  ip netns delete "$p-guest" 2>/dev/null || true
  rm -rf "$work"
}
trap clean_up EXIT

Xvfb $display -screen 0 1280x800x24 -nolisten tcp >/dev/null 2>&1 &
started+=($!)
sleep 1

# A machine without any Java on its path, and nothing of ours in its environment.
bare() {
  env -i PATH=/usr/bin:/bin HOME="$work/home" XDG_DATA_HOME="$work/home/share" DISPLAY=$display LANG="${language:-C.UTF-8}" \
    JAVA_TOOL_OPTIONS="-Dorg.slf4j.simpleLogger.log.cantstop.client.Program=debug" "$@"
}

colours() {
  DISPLAY=$display import -window root png:- 2>/dev/null | convert png:- -format %k info: 2>/dev/null || echo 0
}

# Waits until the program says that its window is in use, and looks whether there is one.
shows() {
  local tries=0
  until grep -q 'in use' "$2"; do
    tries=$((tries + 1))
    [ $tries -lt 240 ] || fail "no window of $1 opened: $(tail -n 5 "$2")"
    sleep 0.5
  done
  tries=0
  until [ "$(colours)" -gt 20 ]; do
    tries=$((tries + 1))
    [ $tries -lt 30 ] || fail "$1 shows nothing"
    sleep 0.5
  done
  echo "  $1: the window is in use"
}

gone() {
  kill "$1" 2>/dev/null || true
  wait "$1" 2>/dev/null || true
}

mkdir -p "$work/home"

try_image() {
  [ -x "$packed/cant-stop/bin/cant-stop" ] || { echo "  no image has been packed; left out" && return; }
  echo "The image, with no Java on the path:"
  ! bare sh -c 'command -v java' || echo "  (there is a java in /usr/bin, which is not used)"
  bare "$packed/cant-stop/bin/cant-stop" --data "$work/image-data" >"$work/image.said" 2>&1 &
  local image=$!
  started+=("$image")
  shows "the image" "$work/image.said"
  grep -q "$packed/cant-stop/lib/runtime" /proc/$image/maps || fail "the image does not run on its own Java"
  gone $image
}

kept() {
  [ -s "$1/identity.pem" ] && [ -f "$1/sentinel" ]
}

try_deb() {
  local deb
  deb=$(ls "$packed"/cant-stop*.deb 2>/dev/null) || { echo "  no .deb has been packed; left out" && return 0; }
  echo "The .deb:"
  ! dpkg -s cant-stop >/dev/null 2>&1 || fail "cant-stop is installed here already; it is left alone"
  local files=$work/home/share/cant-stop
  mkdir -p "$files" && echo "a saved game" >"$files/sentinel"
  apt-get install -y "$deb" >"$work/apt" 2>&1 || { tail -n 5 "$work/apt" >&2; fail "it does not install"; }
  bare /opt/cant-stop/bin/cant-stop >"$work/deb.said" 2>&1 &
  local program=$!
  started+=("$program")
  shows "what it installed" "$work/deb.said"
  gone $program
  apt-get install -y --reinstall "$deb" >>"$work/apt" 2>&1 || fail "it can't be installed over itself"
  kept "$files" || fail "an update touched what is kept"
  apt-get purge -y cant-stop >>"$work/apt" 2>&1 || { tail -n 5 "$work/apt" >&2; fail "it can't be removed"; }
  [ ! -e /opt/cant-stop ] || fail "something is left in /opt/cant-stop"
  kept "$files" || fail "removing it touched what is kept"
  echo "  it installs, starts, is updated and removed; what is kept stays"
}

unpacked=
try_portable() {
  echo "The zip, with a bare Java, in a folder with a space and an umlaut:"
  unpacked="$work/Für Gäste"
  mkdir "$unpacked"
  (cd "$unpacked" && unzip -q "$zip")
  local program language
  for language in C.UTF-8 C; do
    bare env JAVA_HOME="$JAVA_HOME" sh "$unpacked"/cant-stop-*/play.sh --data "$work/dätä $language" \
      >"$work/portable.said" 2>&1 &
    program=$!
    started+=("$program")
    shows "the zip (LANG=$language)" "$work/portable.said"
    gone $program
  done
}

# --- a second machine -------------------------------------------------------------------------------------------------

inside() {
  local who=$1
  shift
  ip netns exec "$p-$who" "$@"
}

two_machines() {
  ip netns add "$p-host"
  ip netns add "$p-guest"
  inside host ip link add eth0 type veth peer name eth0 netns "$p-guest"
  local number=1 who
  for who in host guest; do
    inside $who ip link set lo up
    inside $who ip address add 10.78.0.$number/24 broadcast + dev eth0
    inside $who ip link set eth0 up
    number=$((number + 1))
  done
}

# The host is the portable program itself, which gives itself on.
host_gives() {
  inside host env JAVA_HOME="$JAVA_HOME" sh "$unpacked"/cant-stop-*/play.sh --headless --give --data "$work/host-data" \
    --name "Host with the game" >"$work/host.said" 2>&1 &
  started+=($!)
  local tries=0
  until grep -q 'Giving this game at' "$work/host.said"; do
    tries=$((tries + 1))
    [ $tries -lt 300 ] || fail "the host does not give: $(cat "$work/host.said")"
    sleep 0.2
  done
}

# Anna opens a table for three, and Ben sits down; both wait for the guest.
others_come() {
  local who
  for who in "anna open" "ben play"; do
    # shellcheck disable=SC2086
    inside host "$JAVA_HOME/bin/java" -Dpatience.minutes=8 -Xmx128m -XX:TieredStopAtLevel=1 -XX:+UseSerialGC \
      --sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED -cp "$classpath" \
      cantstop.host.lan.LanGuestMain $who evening 127.0.0.1 >"$work/${who%% *}.play" 2>&1 &
    started+=($!)
  done
}

guest_fetches() {
  page=http://10.78.0.1:21217/
  inside guest curl -sSf -o "$work/page.html" $page || fail "the page does not come"
  local link sum
  link=$(grep -o 'href="/cant-stop[^"]*portable.zip"' "$work/page.html" | head -n 1 | cut -d'"' -f2)
  [ -n "$link" ] || fail "no zip on the page"
  mkdir "$work/guest"
  (cd "$work/guest" && inside guest curl -sSf -O "${page%/}$link" && inside guest curl -sSf -O "${page}SHA256SUMS" &&
    sha256sum --quiet --check SHA256SUMS) || fail "the zip does not come as it should"
  cmp "$work/guest/${link#/}" "$zip" || fail "what the host gives on is not what was packed"
  sum=$(sha256sum <"$zip" | cut -d' ' -f1)
  grep -q "$sum" "$work/page.html" || fail "its sum is not on the page"
  (cd "$work/guest" && unzip -q "${link#/}")
  echo "  the guest has the zip, byte for byte what was packed"
}

# The guest plays with the mouse, as without a window manager no window has the keyboard: the first game in the list, a seat,
# and then roll, the first option, stop, until Anna says that it is over. The places are those of a window of the first size.
guest_plays() {
  bare env JAVA_HOME="$JAVA_HOME" PATH=/usr/sbin:/sbin:/usr/bin:/bin ip netns exec "$p-guest" sh "$work"/guest/cant-stop-*/play.sh --data "$work/guest-data" >"$work/guest.said" 2>&1 &
  started+=($!)
  shows "the guest" "$work/guest.said"
  local tries=0
  until grep -q '^over ' "$work/anna.play" && grep -q '^over ' "$work/ben.play"; do
    ! grep -hE '^(failed|not )' "$work"/*.play || fail "the game did not end"
    tries=$((tries + 1))
    case $tries in
      20 | 40) click 480 489 ;;
      30 | 50) click 553 303 ;;
      ?? | ?) sleep 0.5 ;;
      *) click 902 530 && click 861 425 && click 1146 530 ;;
    esac
  done
  [ "$(sed -n '/^over /p' "$work/anna.play" "$work/ben.play" | sort -u | wc -l)" -eq 1 ] || fail "the logs differ"
  echo "  the guest found the game, sat down and played it to the end: $(grep '^over ' "$work/anna.play")"
}

click() {
  DISPLAY=$display xdotool mousemove "$1" "$2" click 1 2>/dev/null || true
  sleep 0.4
}

try_second_machine() {
  echo "A second machine with nothing but a Java:"
  two_machines
  host_gives
  guest_fetches
  others_come
  guest_plays
}

try_image
try_deb
try_portable
try_second_machine
echo "All of it was tried."
