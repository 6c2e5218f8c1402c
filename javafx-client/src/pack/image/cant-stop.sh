#!/bin/sh
# Starts the program with the Java beside it. What a start needs to know is written below when the program is packed.
self=$(readlink -f -- "$0")
app=${self%/bin/*}/lib/app
exec "${app%/app}/runtime/bin/java" "-Djpackage.app-path=$self" \
