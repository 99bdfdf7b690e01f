"""Makes docs/models-compared.md: what two generators make of one description, run on one list of documents."""

import argparse
import difflib
import json
import sys
import tempfile
from pathlib import Path

from generators import Ours, Theirs, root, version
from page import page

here = Path(__file__).resolve().parent
description = root / "spec/api/driver.yaml"
written = root / "docs/models-compared.md"


def arguments():
    parser = argparse.ArgumentParser()
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--check", action="store_true")
    group.add_argument("--write", action="store_true")
    return parser.parse_args()


def main():
    chosen = arguments()
    documents = json.loads((here / "documents.json").read_text())
    with tempfile.TemporaryDirectory(prefix="bottle-compare-") as folder:
        text = page(Theirs(Path(folder)), Ours(Path(folder)), description, documents)
    if chosen.write:
        written.write_text(text)
    elif chosen.check:
        old = written.read_text() if written.exists() else ""
        difference = difflib.unified_diff(
            old.splitlines(True), text.splitlines(True), str(written.relative_to(root)), "as run"
        )
        lines = list(difference)
        sys.stderr.writelines(lines)
        if lines:
            sys.exit("the page is not what was run: scripts/compare-openapi-generator --write")
    else:
        sys.stdout.write(text)


main()
