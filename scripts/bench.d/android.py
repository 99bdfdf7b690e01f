"""Makes Android's strings.xml of every catalogue in a folder with pyicumessageformat and moz.l10n.

    python android.py CATALOGUES OUTPUT

This is what a project would write around the two libraries: no checks, no code, no iOS. A select or
an exact case, for which Android has no form, keeps its `other` branch.
"""

import json
import sys
from pathlib import Path

from moz.l10n.formats import Format
from moz.l10n.model import (
    CatchallKey,
    Entry,
    Expression,
    PatternMessage,
    Resource,
    Section,
    SelectMessage,
    VariableRef,
)
from moz.l10n.resource import serialize_resource
from pyicumessageformat import Parser

parser = Parser()


def leaves(tree, path=()):
    for key, value in tree.items():
        if isinstance(value, dict):
            yield from leaves(value, (*path, key))
        else:
            yield "_".join((*path, key)), value


def pattern(nodes):
    parts = []
    for node in nodes:
        if isinstance(node, str):
            parts.append(node)
        elif "options" in node:
            parts += pattern(node["options"]["other"])
        else:
            parts.append(Expression(VariableRef(node["name"]), attributes={"source": "%1$s"}))
    return parts


def message(text):
    nodes = parser.parse(text)
    if len(nodes) != 1 or not isinstance(nodes[0], dict) or nodes[0].get("type") != "plural":
        return PatternMessage(pattern(nodes))
    name = nodes[0]["name"]
    variants = {
        (CatchallKey("other") if key == "other" else key,): pattern(branch)
        for key, branch in nodes[0]["options"].items()
        if not key.startswith("=")
    }
    return SelectMessage({name: Expression(VariableRef(name), "number")}, (VariableRef(name),), variants)


for file in sorted(Path(sys.argv[1]).iterdir()):
    tree = json.loads(file.read_text())
    entries = [Entry((name,), message(text)) for name, text in leaves(tree["driverApp"])]
    resource = Resource(Format.android, [Section((), entries)])
    folder = Path(sys.argv[2]) / f"values-{file.stem}"
    folder.mkdir(parents=True, exist_ok=True)
    with open(folder / "strings.xml", "w") as output:
        output.writelines(serialize_resource(resource))
