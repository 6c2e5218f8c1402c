# shellcheck shell=bash
# Sourced by ./pack try: a second machine with nothing but a Java fetches the zip, finds the game and plays it.

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
  until_says "$work/host.said" 'Giving this game at' "the host"
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

# Fetches from the page and prints the code that it answered with: where to, what, and curl's own options.
fetch() {
  local to=$1 what=$2
  shift 2
  inside guest curl -sS --path-as-is -o "$to" -w '%{http_code}' "$@" "$page$what"
}

guest_fetches() {
  page=http://10.78.0.1:21217/
  inside guest curl -sSf -o "$work/page.html" $page || fail "the page does not come"
  link=$(grep -o 'href="/cant-stop[^"]*portable.zip"' "$work/page.html" | head -n 1 | cut -d'"' -f2)
  [ -n "$link" ] || fail "no zip on the page"
  link=${link#/}
  mkdir "$work/guest"
  # As from a laptop whose lid was closed in the middle: the rest comes later.
  [ "$(fetch "$work/guest/$link" "$link" -r 0-9999999)" = 206 ] || fail "a part of the zip does not come"
  [ "$(fetch "$work/guest/$link" "$link" -C -)" = 206 ] || fail "a download does not go on where it was"
  (cd "$work/guest" && inside guest curl -sSf -O "${page}SHA256SUMS" && sha256sum --quiet --check SHA256SUMS) ||
    fail "the zip does not come as it should"
  cmp "$work/guest/$link" "$zip" || fail "what the host gives on is not what was packed"
  grep -q "$(sha256sum <"$zip" | cut -d' ' -f1)" "$work/page.html" || fail "its sum is not on the page"
  (cd "$work/guest" && unzip -q "$link")
  echo "  the guest has the zip, in two parts, byte for byte what was packed"
}

strangers_ask() {
  local path
  for path in ../../../../etc/passwd ..%2f..%2fetc%2fpasswd /etc/passwd host-data/identity.pem "$link/../SHA256SUMS" app/app.jvm; do
    [ "$(fetch "$work/stranger" "$path")" = 404 ] || fail "the page answers to $path: $(head -n 1 "$work/stranger")"
  done
  [ "$(fetch "$work/stranger" "$link" -I)" = 200 ] || fail "a HEAD is refused"
  [ "$(fetch "$work/stranger" "$link" -r 999999999-)" = 416 ] || fail "a part beyond the end is given"
  [ "$(fetch "$work/stranger" "" -X DELETE)" = 405 ] || fail "a DELETE is not refused"
  echo "  the page gives nothing else"
}

# Two hundred at once, from one address: as many as one laptop may have are served, the others are told to come back.
crowd_asks() {
  local one codes=$work/codes
  for one in $(seq 200); do
    fetch /dev/null "$link" --limit-rate 2M --max-time 20 -r 0-3999999 >"$codes.$one" 2>/dev/null &
    crowd+=($!)
  done
  wait "${crowd[@]}" || true
  cat "$codes".* | grep -o '...' | sort | uniq -c | sed 's/^ */    /' >"$work/crowd"
  grep -q ' 206$' "$work/crowd" || fail "nobody of two hundred gets anything: $(cat "$work/crowd")"
  ! grep -vE ' (206|503)$' "$work/crowd" || fail "two hundred at once get odd answers"
  [ "$(fetch "$work/stranger" "")" = 200 ] || fail "after two hundred downloads the page is gone"
  echo "  two hundred ask at once: $(tr -s ' \n' ' ' <"$work/crowd")(206 served, 503 told to come back)"
}

# The guest joins the first game in the list with the mouse, whose place is that of a window of the first size, and goes on
# with the keys: takes the seat that is offered, rolls, takes an option, stops, until Anna says that it is over. There are three
# options at most, and any of them may be closed. Without a window manager no window has the keyboard until it is given it.
guest_plays() {
  path=/usr/sbin:/sbin:/usr/bin:/bin start "$work/guest.said" env JAVA_HOME="$JAVA_HOME" ip netns exec "$p-guest" \
    sh "$work"/guest/cant-stop-*/play.sh --data "$work/guest-data"
  shows "the guest" "$work/guest.said"
  local tries=0 key
  until grep -q '^over ' "$work/anna.play" && grep -q '^over ' "$work/ben.play"; do
    ! grep -hE '^(failed|not )' "$work"/*.play || { picture && fail "the game did not end"; }
    tries=$((tries + 1))
    case $tries in
      20 | 40) click 547 393 ;;
      30 | 50) press Return ;;
      ?? | ?) sleep 0.5 ;;
      *) for key in r 1 2 3 s; do
        press $key
      done ;;
    esac
  done
  [ "$(sed -n '/^over /p' "$work/anna.play" "$work/ben.play" | sort -u | wc -l)" -eq 1 ] || fail "the logs differ"
  echo "  the guest found the game, sat down and played it to the end: $(grep '^over ' "$work/anna.play")"
}

# What the guest saw, where it could not go on.
picture() {
  mkdir -p "$packed" && DISPLAY=$display import -window root "$packed/guest.png" && echo "(what it saw: $packed/guest.png)" >&2
}

click() {
  DISPLAY=$display xdotool mousemove "$1" "$2" click 1 2>/dev/null || true
  sleep 0.4
}

press() {
  local window
  window=$(DISPLAY=$display xdotool search --onlyvisible --name "Can" 2>/dev/null | head -n 1) || true
  [ -z "$window" ] || DISPLAY=$display xdotool windowfocus "$window" key "$1" 2>/dev/null || true
  sleep 0.4
}

try_second() {
  local page link crowd=()
  unpack
  echo "A second machine with nothing but a Java:"
  two_machines
  host_gives
  guest_fetches
  strangers_ask
  crowd_asks
  others_come
  guest_plays
  gone "$program"
}
