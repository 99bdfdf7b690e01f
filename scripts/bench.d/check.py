"""Measures `bottle check` of this repository beside what else reads the same files, and prints a table."""

import argparse
import shutil
import subprocess
import tempfile
from pathlib import Path

from measure import bottle, root, take_turns, times

# What a script would do that has the right outputs at hand.
compare = 'find generated -type f | while read -r file; do cmp -s "$file" "$1/$file" || exit 1; done'


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--runs", type=int, default=25)
    runs = arguments.parse_args().runs
    with tempfile.TemporaryDirectory(prefix="bottle-bench-") as folder:
        shutil.copytree(root / "generated", Path(folder) / "generated")
        commands = {
            "`bottle check`": [bottle, "check"],
            "`node -e 0`": ["node", "-e", "0"],
            "`git status`": ["git", "status", "--porcelain"],
            "`cmp` of each output with a copy": ["sh", "-c", compare, "sh", folder],
        }
        # One git has to look through what was touched since it last wrote its index.
        subprocess.run(["git", "status"], cwd=root, check=True, stdout=subprocess.DEVNULL)
        contest = {name: (lambda: None, command) for name, command in commands.items()}
        results = take_turns(contest, root, runs)
    files = sum(1 for file in (root / "generated").rglob("*") if file.is_file())
    check = results["`bottle check`"].seconds
    print(f"{files} outputs, medians of {runs} runs:\n")
    print("| | median | `check` takes |")
    print("|---|--:|--:|")
    for name, result in results.items():
        share = "" if result.seconds == check else f"{times(check / result.seconds)} as long"
        print(f"| {name} | {result.seconds * 1000:.1f} ms | {share} |")


main()
