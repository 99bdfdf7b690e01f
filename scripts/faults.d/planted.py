"""The faults that are planted, and where they are written."""

import json
import sys

import sources

LISTS = ["spec/mobile/mutants/outbox.json", "scripts/faults.d/disk.json"]


def faults():
    """All faults, in order: the first has the number 1."""
    found = []
    for path in LISTS:
        found += json.loads((sources.ROOT / path).read_text())["mutants"]
    return found


def insertions():
    """Every fault where it is written; those of one expression are one choice."""
    texts = sources.sources()
    by_place = {}
    for number, fault in enumerate(faults(), 1):
        path, find = fault["in"], fault["find"]
        count = texts.get(path, "").count(find)
        if count != 1:
            sys.exit(f"{fault['id']}: `{find}` stands {count} times in {path}")
        by_place.setdefault((path, find), []).append((number, fault["write"]))
    made = []
    for (path, find), choices in by_place.items():
        start = texts[path].index(find)
        before = "(" + "".join(f"Fault.isChosen({number}) ? ({write}) : " for number, write in choices)
        made.append(sources.Insertion(path, start, start + len(find), before + "(", "))"))
    return made
