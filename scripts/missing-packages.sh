#!/usr/bin/env bash
# Prints the Debian packages that the JavaFX tests need on Linux and that are not here. With --wished also those without
# which some tests are left out: the page for browsers is tried in Node.
set -u
libraries=$(PATH=$PATH:/usr/sbin:/sbin ldconfig -p 2>/dev/null)
missing=()
grep -q 'libpangoft2-1\.0\.so\.0' <<<"$libraries" || missing+=(libpangoft2-1.0-0)
grep -q 'libfreetype\.so\.6' <<<"$libraries" || missing+=(libfreetype6)
[ -n "$(fc-list 2>/dev/null | head -n 1)" ] || missing+=(fontconfig fonts-dejavu-core)
[ "${1:-}" != --wished ] || command -v node >/dev/null || missing+=(nodejs)
[ "${1:-}" != --wished ] || command -v chromedriver >/dev/null || missing+=(chromium chromium-driver)
[ "${1:-}" != --wished ] || command -v firefox-esr firefox >/dev/null || missing+=(firefox-esr)
echo "${missing[*]-}"
