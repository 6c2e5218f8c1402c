#!/bin/sh
# For a double click in macOS's Finder.
exec sh "$(dirname -- "$0")/play.sh" "$@"
