# shellcheck shell=bash
# Sourced by the commands at the top: sets JAVA_HOME to a JDK 25 or later, or says what to install and ends the command.
# (The default java of a machine is often older, with the right one beside it.) Sourced with wanted=java, by the portable
# program, it is content with a Java that compiles nothing. Any sh reads it.

is_right_jdk() {
  [ -n "$1" ] && [ -x "$1/bin/${wanted:-javac}" ] || return 1
  version=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release" 2>/dev/null)
  [ -n "$version" ] || version=$("$1/bin/java" -version 2>&1 | sed -n '1s/^.* version "\([0-9]*\).*/\1/p')
  [ "${version:-0}" -ge 25 ]
}

# The home of the java on PATH; asking it sees through links and version switchers.
home_on_path() {
  java -XshowSettings:properties -version 2>&1 | sed -n 's/^ *java\.home = //p'
}

find_jdk() {
  is_right_jdk "${JAVA_HOME:-}" && return
  home=$(home_on_path)
  is_right_jdk "$home" && JAVA_HOME=$home && return
  for home in /usr/lib/jvm/* /usr/java/* /opt/* /opt/java/* /usr/local/*jdk* \
    ~/.sdkman/candidates/java/* ~/.jdks/* ~/.local/share/mise/installs/java/* ~/.asdf/installs/java/* \
    /Library/Java/JavaVirtualMachines/*/Contents/Home ~/Library/Java/JavaVirtualMachines/*/Contents/Home \
    /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home /usr/local/opt/openjdk*/libexec/openjdk.jdk/Contents/Home; do
    is_right_jdk "$home" && JAVA_HOME=$home && return
  done
  # Last, as it answers with any version when there is no later one.
  [ -x /usr/libexec/java_home ] && home=$(/usr/libexec/java_home -v 25+ 2>/dev/null) && is_right_jdk "$home" &&
    JAVA_HOME=$home
}

if ! find_jdk; then
  if [ "${wanted:-javac}" = java ]; then kind=Java; else kind=JDK; fi
  echo "Can't Stop needs a $kind 25 or later (for example Temurin 25 from adoptium.net); none was found in JAVA_HOME, on PATH or in the usual folders." >&2
  old=$(java -version 2>&1 | sed -n '1s/^.* version "\([0-9.]*\)".*/\1/p')
  [ -z "$old" ] || echo "The java on PATH is version $old: it may stay, beside a later one." >&2
  exit 1
fi
export JAVA_HOME
