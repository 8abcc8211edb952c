#!/bin/sh
# Copies built pages from one folder into another: publish-pages.sh FROM TO.
# What is there already stays, since open browsers still ask for the chunks of the pages before these. Entries come last: whoever
# reads a new one finds every chunk that it names.
set -eu
from=$1
to=$2

copy() {
  mkdir -p "$to/$(dirname "$1")"
  # Renamed into place, so that nobody reads half a file.
  cp "$from/$1" "$to/$1.partial"
  mv "$to/$1.partial" "$to/$1"
}

cd "$from"
find . -type f ! -name '*.html' ! -name '*.json' | while read -r file; do copy "$file"; done
find . -type f -name '*.json' | while read -r file; do copy "$file"; done
find . -type f -name '*.html' | while read -r file; do copy "$file"; done
