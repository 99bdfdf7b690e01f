"""The faults that are planted, and where they are written."""

import json
import sys

import sources

LISTS = ["spec/mobile/mutants/outbox.json", "scripts/faults.d/disk.json"]

# Those of section 5.3 of the rules, in its order and its words.
OF_THE_RULES = {
    "says recorded before sync": "outbox/said-before-sync",
    "new key per attempt": "outbox/key-per-attempt",
    "no directory sync after rename": "disk/no-directory-sync-after-rename",
    "no directory sync on open": "outbox/no-directory-sync-on-open",
    "no file sync on open": "outbox/no-file-sync-on-open",
    "new file not synced before rename": "outbox/new-file-not-synced",
    "appends after a torn tail": "outbox/torn-tail-stays",
    "no checksum": "outbox/no-checksum",
    "drops the write on 401": "outbox/401-drops-the-write",
    "sends with whoever is signed in": "outbox/under-whoever-is-signed-in",
    "5xx turns down": "outbox/5xx-turns-down",
    "skips the head on 5xx": "outbox/5xx-is-passed",
    "marks sent before the answer": "outbox/sent-before-the-answer",
    "trusts any 200 (captive portal)": "outbox/any-200-is-ours",
    "encodes again on resend": "outbox/encoded-again",
    "deletes old unsent": "outbox/old-ones-deleted",
    "second writer without a lock": "outbox/no-lock",
    "API forgets refusals": "outbox/api-forgets-refusals",
    "API prunes keys": "outbox/api-prunes-keys",
}


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
        before = "(" + "".join(f"PlantedFault.isChosen({number}) ? ({write}) : " for number, write in choices)
        made.append(sources.Insertion(path, start, start + len(find), before + "(", "))"))
    return made
