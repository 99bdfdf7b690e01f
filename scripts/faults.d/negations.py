"""The conditions of the outbox, and where they are negated."""

import conditions
import sources

FOLDERS = ["Core", "Journal", "Values"]
FIRST = 10_001


def found():
    """Every condition: its file, its place and its text; the first has the number `FIRST`."""
    every = []
    for path, text in sources.sources().items():
        if not any(path.startswith(f"Sources/DriverRules/Outbox/{folder}/") for folder in FOLDERS):
            continue
        every += [(path, start, end, text[start:end]) for start, end in conditions.conditions(text)]
    return every


def insertions():
    """Each condition where it is negated if it is chosen."""
    return [
        sources.Insertion(path, start, end, f"PlantedFault.negated({number}, ", ")")
        for number, (path, start, end, _) in enumerate(found(), FIRST)
    ]
