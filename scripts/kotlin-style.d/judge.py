"""All rules together."""

import code_rules
import layout
import names
from source import Source

rules = [
    layout.lines,
    layout.indentation,
    layout.blanks,
    layout.declarations,
    layout.comments,
    names.types,
    names.functions,
    names.properties,
    names.entries,
    names.parameters,
    names.imports,
    names.files,
    names.suppressions,
    code_rules.commas,
    code_rules.entry_commas,
    code_rules.signatures,
    code_rules.wrapping,
    code_rules.chains,
    code_rules.braces,
    code_rules.spacing,
    code_rules.modifiers,
    code_rules.templates,
]


def judged(name, text):
    """What is wrong with a file of a name, by line."""
    source = Source(name, text)
    return sorted(set(problem for rule in rules for problem in rule(source)))
