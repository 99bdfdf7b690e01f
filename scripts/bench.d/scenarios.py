"""Measures how many steps a second the shared scenarios take, and prints a table.

The reference rules are judged in process and over the pipe, beside an echo: a program that only hands
out the same answers, recorded before. Other programs are named with --subject.
"""

import argparse
import json
import shlex
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from measure import bottle, here, root

reference = root / ".build/release/driver-subject"


def steps():
    """How many steps each case has, by its id."""
    counts = {}
    for file in (root / "spec/mobile").glob("*-scenarios.json"):
        for case in json.loads(file.read_text())["cases"]:
            counts[case["id"]] = len(case.get("steps", [None]))
    return counts


def run(command):
    """Runs every case once: how many steps passed a second, by the time that the cases took."""
    words = [bottle, "scenarios", "run", "--format", "json"] + (["--", *command] if command else [])
    done = subprocess.run(words, cwd=root, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{shlex.join(map(str, command))} does not pass:\n{done.stdout}{done.stderr}")
    results = [case for suite in json.loads(done.stdout)["suites"] for case in suite["results"]]
    passed = [case for case in results if case["outcome"] == "passed"]
    count = sum(steps_of_case[case["id"]] for case in passed)
    return count, count / (sum(case["milliseconds"] for case in passed) / 1000)


arguments = argparse.ArgumentParser()
arguments.add_argument("--runs", type=int, default=7)
arguments.add_argument("--subject", action="append", default=[], metavar="COMMAND")
chosen = arguments.parse_args()
steps_of_case = steps()

with tempfile.TemporaryDirectory(prefix="bottle-bench-") as folder:
    answers = Path(folder) / "answers"
    echo = here / "echo.py"
    run([sys.executable, echo, "--record", answers, reference])
    contest = {
        "Swift, in process": [],
        "an echo over the pipe": [sys.executable, echo, answers],
        "Swift over the pipe": [reference],
    }
    contest.update({f"`{command}`": shlex.split(command) for command in chosen.subject})
    rates = {name: [] for name in contest}
    # They take turns, so that a busy moment of the machine hits all alike.
    for _ in range(chosen.runs):
        for name, command in contest.items():
            count, rate = run(command)
            rates[name].append(rate)

medians = {name: statistics.median(rate) for name, rate in rates.items()}
print(f"{count} steps, medians of {chosen.runs} runs:\n")
print("| | steps a second | of the echo's |")
print("|---|--:|--:|")
for name, rate in medians.items():
    share = f"{rate / medians['an echo over the pipe']:.0%}" if "process" not in name else ""
    print(f"| {name} | {rate:,.0f} | {share} |")
