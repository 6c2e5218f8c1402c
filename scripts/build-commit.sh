# shellcheck shell=bash
# Sourced by ./bench and ./soak in the project's folder with JAVA_HOME set: builds the host of an older commit in a
# clone of its own, lan-host/target/commits/ID, once.

# The clone's folder is in $other then.
build_commit() {
  other=$PWD/lan-host/target/commits/$1
  [ ! -e "$other/lan-host/target/commit.classpath" ] || return 0
  git cat-file -e "$1^{commit}" 2>/dev/null ||
    { echo "This clone has no commit $1: git fetch --unshallow brings the whole history." >&2 && exit 1; }
  echo "Building commit $1 ..." >&2
  rm -rf "$other"
  mkdir -p "${other%/*}"
  git clone --quiet --no-checkout "$PWD" "$other"
  git -C "$other" checkout --quiet --detach "$1"
  (cd "$other" && ./mvnw --batch-mode --quiet --projects lan-host --also-make test-compile \
    -Dspotless.check.skip=true org.apache.maven.plugins:maven-dependency-plugin:build-classpath \
    -Dmdep.outputFile=target/commit.classpath -Dmdep.includeScope=test </dev/null)
}

# What runs the host and the guests of that commit.
other_classpath() {
  echo "$other/lan-host/target/test-classes:$other/lan-host/target/classes:$(cat "$other/lan-host/target/commit.classpath")"
}

# The same with these classes of this commit's tests, compiled once more with what there was then: the guests.
compile_there() {
  rm -rf "$other/lan-host/target/guests" && mkdir -p "$other/lan-host/target/guests"
  "$JAVA_HOME/bin/javac" -proc:none -nowarn -d "$other/lan-host/target/guests" -cp "$(other_classpath)" "$@"
  there=$other/lan-host/target/guests:$(other_classpath)
}
