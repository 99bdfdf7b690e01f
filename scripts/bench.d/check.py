"""Measures `bottle check` of this repository beside what else reads the same files, and prints a table."""

import argparse
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from measure import bottle, root, take_turns, times

# What a script would do that has the right outputs at hand.
compare = 'find generated -type f | while read -r file; do cmp -s "$file" "$1/$file" || exit 1; done'


def words_alone(folder):
    """Makes a project of this repository's words and nothing else, up to date."""
    shutil.copytree(root / "i18n", folder / "i18n")
    sections = re.split(r"(?m)^(?=\w)", (root / "bottle.yaml").read_text())
    kept = (section for section in sections if not re.match("tokens:|api:|scenarios:", section))
    (folder / "bottle.yaml").write_text("".join(kept))
    subprocess.run([bottle, "generate"], cwd=folder, check=True, capture_output=True)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--runs", type=int, default=25)
    runs = arguments.parse_args().runs
    with tempfile.TemporaryDirectory(prefix="bottle-bench-") as folder:
        shutil.copytree(root / "generated", Path(folder) / "generated")
        words = Path(folder) / "words"
        words.mkdir()
        words_alone(words)
        commands = {
            "`bottle check`": [bottle, "check"],
            "`bottle check` of the words alone": [bottle, "check", "--root", words],
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
    words_check = results["`bottle check` of the words alone"].seconds
    print(f"{files} outputs, medians of {runs} runs:\n")
    print("| | median | `check` takes |")
    print("|---|--:|--:|")
    for name, result in results.items():
        share = "" if result.seconds == check else f"{times(check / result.seconds)} as long"
        print(f"| {name} | {result.seconds * 1000:.1f} ms | {share} |")
    node = results["`node -e 0`"].seconds
    print(f"\nThe words alone take {times(words_check / node)} as long as `node -e 0`.")


main()
