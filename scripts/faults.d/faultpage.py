"""The page that says what found each planted fault."""

import planted

STATES, SEEDS = 25_000, 2_000


def parts(result):
    """Where it was found, after how many worlds, in how many moves, and which rule broke."""
    return result["what"].split("\t")


def cell(result, word):
    if not result["caught"]:
        return "–"
    return word(*parts(result)[:3]) if "\t" in result["what"] else result["what"]


def cells(found):
    """What each way found, in a word or two."""
    return [
        cell(found["search"], lambda plan, states, moves: f"{moves} moves, {int(states):,} states (`{plan}`)"),
        cell(found["stories"], lambda story, *_: f"`{story}`"),
        cell(found["seeds"], lambda seed, *_: f"{int(seed):,}"),
        cell(found["suite"], lambda case, *_: f"`{case.removeprefix('outbox/')}`"),
    ]


def is_simulated(found):
    return any(found[way]["caught"] for way in ("search", "stories", "seeds"))


def broken(found):
    """The rule that was seen broken, by what found it nearest."""
    for way in ("search", "stories", "seeds"):
        if found[way]["caught"] and len(parts(found[way])) == 4:
            rule = parts(found[way])[3].split(":")[0]
            if rule != "cannot happen":
                return rule
    return "story"


def row(first, fault, found):
    return f"| {first} | `{fault['id']}` | {broken(found)} | " + " | ".join(cells(found)) + " |"


class Page:
    def __init__(self, faults, results):
        self.faults = {fault["id"]: fault for fault in faults}
        self.results = results

    def own(self):
        return [name for name in self.faults if name not in planted.OF_THE_RULES.values()]

    def simulated(self, names):
        return [name for name in names if is_simulated(self.results[name])]

    def shortfalls(self):
        """What is not as it has to be."""
        short = []
        for words, name in planted.OF_THE_RULES.items():
            if not is_simulated(self.results[name]):
                short.append(f"{words}: no simulation finds it")
            if not self.results[name]["suite"]["caught"]:
                short.append(f"{words}: no case finds it")
        if len(self.simulated(self.own())) < 20:
            short.append("fewer than 20 others are found by simulation")
        for name, found in self.results.items():
            if not is_simulated(found) and not found["suite"]["caught"]:
                short.append(f"{name}: nothing finds it")
        return short

    def text(self):
        head = "| search | story | seed | case |\n|---|---|---|---|---|--:|---|"
        of_rules = [
            row(words, self.faults[name], self.results[name]) for words, name in planted.OF_THE_RULES.items()
        ]
        own = self.simulated(self.own())
        rest = [name for name in self.own() if name not in own]
        return "\n".join(
            [
                "# Planted faults",
                "",
                "Made by `scripts/planted-faults`. Each line is a wrong outbox or API, and what found it.",
                "",
                f"- *Search* is the exhaustive one, of {STATES:,} states of each plan at most: in the fewest moves",
                "  of that plan, after so many states.",
                "- *Story* is the first story that shows it when it is ended everywhere.",
                f"- *Seed* is the first random run of {SEEDS:,} that does.",
                "- *Case* is the first of the suite that fails.",
                "",
                "What none found is –. A fault *breaks* an invariant (I) or a rule (O), or only a story: what the",
                "story goes on with cannot happen.",
                "",
                "## Those of the rules",
                "",
                "In the order of section 5.3.",
                "",
                f"| wrong outbox or API | fault | breaks {head}",
                *of_rules,
                "",
                "## Others",
                "",
                f"{len(own)} of {len(self.own())} others are found by simulation.",
                "",
                f"| what is wrong | fault | breaks {head}",
                *[row(self.faults[name]["says"], self.faults[name], self.results[name]) for name in own],
                "",
                "## Found by cases only",
                "",
                f"{len(rest)} break no invariant: what they do is only not what the rules say.",
                "",
                "| what is wrong | fault | rule | case |",
                "|---|---|---|---|",
                *[
                    f"| {self.faults[name]['says']} | `{name}` | {self.faults[name]['rule']} | "
                    f"{cells(self.results[name])[3]} |"
                    for name in rest
                ],
                "",
            ]
        )
