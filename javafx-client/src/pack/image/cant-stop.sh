#!/bin/sh
# Starts the program with the Java beside it. What a start needs to know is written below when the program is packed.
# Nothing is asked of another program where it need not be: that takes longer than all of this.
self=$0
[ ! -L "$self" ] || self=$(readlink -f -- "$self")
case $self in /*) ;; *) self=$PWD/$self ;; esac
app=${self%/bin/*}/lib/app
exec "${app%/app}/runtime/bin/java" "-Djpackage.app-path=$self" \
