# shellcheck shell=bash
# Sourced by ./pack try: the .deb is installed, used, updated and removed.

kept() {
  [ -s "$1/identity.pem" ] && [ -f "$1/sentinel" ]
}

# What a desktop reads to know what opens with the program.
is_known_to_desktops() {
  local entry=/usr/share/applications/cant-stop.desktop exec
  [ -f $entry ] || fail "it is in no menu"
  ! command -v desktop-file-validate >/dev/null || desktop-file-validate $entry || fail "its menu entry is wrong"
  grep -q '^MimeType=.*application/x-cant-stop-game;' $entry || fail "it opens no saved games"
  grep -q '^MimeType=.*x-scheme-handler/cantstop;' $entry || fail "it opens no invites"
  grep -q '\*\.cantstop' /usr/share/mime/packages/cant-stop.xml || fail "nobody knows what a saved game is"
  if command -v update-mime-database >/dev/null; then
    grep -q 'application/x-cant-stop-game:\*\.cantstop' /usr/share/mime/globs2 || fail "saved games are not known by their names"
  fi
  if command -v update-desktop-database >/dev/null && command -v xdg-mime >/dev/null; then
    [ "$(xdg-mime query default x-scheme-handler/cantstop)" = cant-stop.desktop ] || fail "invites open something else"
  fi
  exec=$(sed -n 's/^Exec=\([^ ]*\).*/\1/p' $entry)
  [ -x "$exec" ] || fail "its menu entry starts $exec, which is not there"
  [ -s "$(sed -n 's/^Icon=//p' $entry)" ] || fail "its icon is not there"
}

# Does what a desktop does with a click: what stands after Exec=, with the file or the invite in place of %u.
clicked() {
  local exec
  exec=$(sed -n 's/^Exec=\(.*\) %u$/\1/p' /usr/share/applications/cant-stop.desktop)
  start "$work/clicked.said" "$exec" "$1"
  shows "a click on ${1##*/}" "$work/clicked.said"
  until_says "$work/clicked.said" "Asked for .*$2" "a click on $1"
  gone "$program"
}

try_deb() {
  local deb files=$work/home/share/cant-stop
  deb=$(ls "$packed"/cant-stop*.deb 2>/dev/null) || { echo "No .deb has been packed; left out." && return 0; }
  echo "The .deb:"
  ! dpkg -s cant-stop >/dev/null 2>&1 || fail "cant-stop is installed here already; it is left alone"
  mkdir -p "$files" && echo "a saved game" >"$files/sentinel"
  undo+=("apt-get purge -y cant-stop")
  apt-get install -y "$deb" >"$work/apt" 2>&1 || { tail -n 5 "$work/apt" >&2; fail "it does not install"; }
  is_known_to_desktops
  start "$work/deb.said" /opt/cant-stop/bin/cant-stop
  shows "what it installed" "$work/deb.said"
  [ -s /opt/cant-stop/lib/app/cant-stop.aot ] || fail "its start was not prepared"
  echo "not a game" >"$work/Für uns.cantstop"
  hands_over "$work/deb.said" "Für uns.cantstop" /opt/cant-stop/bin/cant-stop "file://$work/F%C3%BCr%20uns.cantstop"
  hands_over "$work/deb.said" "127.0.0.1" /opt/cant-stop/bin/cant-stop "cantstop://127.0.0.1:9#$(printf '%064d' 7)"
  gone "$program"
  clicked "$work/Für uns.cantstop" "Für uns.cantstop"
  clicked "file://$work/F%C3%BCr%20uns.cantstop" "Für uns.cantstop"
  clicked "cantstop://127.0.0.1:9#$(printf '%064d' 7)" "127.0.0.1"
  apt-get install -y --reinstall "$deb" >>"$work/apt" 2>&1 || fail "it can't be installed over itself"
  kept "$files" || fail "an update touched what is kept"
  is_known_to_desktops
  apt-get purge -y cant-stop >>"$work/apt" 2>&1 || { tail -n 5 "$work/apt" >&2; fail "it can't be removed"; }
  local left
  for left in /opt/cant-stop /usr/share/applications/cant-stop.desktop /usr/share/mime/packages/cant-stop.xml; do
    [ ! -e $left ] || fail "$left stays when it is removed"
  done
  ! grep -q cant-stop /usr/share/mime/globs2 2>/dev/null || fail "saved games still open with what is gone"
  kept "$files" || fail "removing it touched what is kept"
  echo "  it installs, opens files and invites, is updated and removed; what is kept stays"
}
