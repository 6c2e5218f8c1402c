# shellcheck shell=bash
# Sourced after find-jdk.sh: sets `maven` to the wrapper, or to the mvn on PATH where the wrapper can't fetch Maven.
# shellcheck disable=SC2034

maven_is_recent() {
  mvn --version 2>/dev/null | sed -n '1s/.*Maven \([0-9]*\)\.\([0-9]*\).*/\1 \2/p' | {
    read -r major minor && { [ "$major" -gt 3 ] || { [ "$major" -eq 3 ] && [ "$minor" -ge 8 ]; }; }
  }
}

if ./mvnw --version >/dev/null 2>&1; then
  maven=./mvnw
elif maven_is_recent; then
  echo "The Maven wrapper could not fetch Maven, so the mvn on PATH is used." >&2
  maven=mvn
else
  ./mvnw --version >&2
  echo "Maven could not be fetched, and no mvn 3.8 or later is on PATH: connect once to the internet, or install Maven." >&2
  exit 1
fi
