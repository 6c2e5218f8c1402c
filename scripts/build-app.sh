# shellcheck shell=bash
# Sourced by the commands at the top, in the project's folder with JAVA_HOME set: builds the program into $app where its
# sources have changed, and keeps ready in two files there what each start of the window or of a host would load again.
# run_window and run_host start it.

app=$PWD/javafx-client/target/app
jvm=$PWD/scripts/app.jvm
built=$app/built # lies beside the jars, as whoever empties the folder has to take it along
log=$PWD/javafx-client/target/build.log

# Folders are looked at too: a file that was removed shows in its folder.
is_current() {
  local sources=(pom.xml .mvn ./*/pom.xml ./*/src/main ./*/src/build lan-host/browser/pom.xml lan-host/browser/src/{main,build,emulation})
  [ -e "$built" ] && [ -z "$(find "${sources[@]}" -newer "$built" -print | head -n 1)" ]
}

# Turns Maven's noise into its steps.
show_steps() {
  local line fetching=false step
  while IFS= read -r line; do
    case $line in
      *"Downloading from "*)
        $fetching || echo "  fetching libraries ..."
        fetching=true
        ;;
      "[INFO] Building "*"["*"/"*"]")
        step=${line#"[INFO] Building "}
        echo "  step ${step##* }: ${step%% [0-9]*}"
        ;;
    esac
  done
}

build() {
  if [ -d "$app" ]; then
    echo "Building Can't Stop anew, as something has changed ..."
  else
    echo "Building Can't Stop for the first time: this takes about two minutes ..."
  fi
  . scripts/find-maven.sh
  mkdir -p javafx-client/target
  # The moment the build began: what is edited meanwhile is newer.
  touch javafx-client/target/build.began
  if ! "$maven" --batch-mode -Dmaven.test.skip=true package </dev/null 2>&1 | tee "$log" | show_steps; then
    grep -m 3 '^\[ERROR\]' "$log" >&2 || true
    ! grep -qE 'Could not transfer|Unknown host' "$log" ||
      echo "Some libraries could not be fetched: the first build needs the internet, once." >&2
    echo "The build failed; all of it stands in $log." >&2
    exit 1
  fi
  prepare_start
  mv javafx-client/target/build.began "$built"
  echo "Built."
}

# The program is started with nothing of anybody's, until it says that it is there. A start without these files is only
# slower, so that nothing here is worth failing for. The host goes first, and makes the key: a window that made one would
# keep ready what no other start needs.
prepare_start() {
  local data
  echo "  keeping a quick start ready ..."
  data=$(mktemp -d) || return 0
  record host 'Listening' -p "$app" -m cantstop.host/cantstop.host.net.HostMain --port 0 --bind 127.0.0.1
  # Compiled in one step only: a start then does not begin by compiling thoroughly, as of a program that has run for long.
  record window 'in use' -XX:TieredStopAtLevel=1 -Dglass.platform=Headless -Dprism.order=sw --enable-native-access=javafx.graphics \
    -Dcantstop.tellsWhenInUse=true -p "$app" -m cantstop.client/cantstop.client.shell.Main
  rm -rf "$data"
}

record() {
  local cache=$app/$1.aot sign=$2 said=$data/said program tries=0
  shift 2
  "$JAVA_HOME/bin/java" "@$jvm" -XX:AOTCacheOutput="$cache" -Xlog:aot=off -Xlog:cds=off "$@" --data "$data/kept" \
    >"$said" 2>&1 </dev/null &
  program=$!
  until grep -qs "$sign" "$said" || [ $tries -ge 300 ] || ! kill -0 $program 2>/dev/null; do
    tries=$((tries + 1))
    sleep 0.1
  done
  kill $program 2>/dev/null || true
  wait $program 2>/dev/null || true
}

run_host() {
  exec "$JAVA_HOME/bin/java" "@$jvm" "-XX:AOTCache=$app/host.aot" -Xlog:aot=off -Xlog:cds=off -p "$app" \
    -m cantstop.host/cantstop.host.net.HostMain "$@"
}

run_window() {
  exec "$JAVA_HOME/bin/java" "@$jvm" "-XX:AOTCache=$app/window.aot" -Xlog:aot=off -Xlog:cds=off \
    --enable-native-access=javafx.graphics -p "$app" -m cantstop.client/cantstop.client.shell.Main "$@"
}
