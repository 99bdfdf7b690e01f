"""Measures `bottle generate` and `bottle check` on made-up catalogues, and prints tables."""

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from measure import bottle, here, megabytes, milliseconds, take_turns, times

seed = 2026


def project(folder, keys):
    """Makes a catalogue of so many keys in 30 locales; its size in bytes."""
    subprocess.run(
        ["node", here / "make-catalogue.mjs", folder, str(keys), str(seed)], check=True
    )
    return sum(file.stat().st_size for file in (folder / "i18n").iterdir())


def compare(folder, runs):
    """The table of bottle beside others on 5,000 keys."""
    size = project(folder, 5000)
    generated = folder / "generated"
    others = folder.parent / "others"
    clear = lambda: shutil.rmtree(generated, ignore_errors=True)
    nothing = lambda: None
    result = take_turns(
        {
            "generate": (clear, [bottle, "generate"]),
            "check": (nothing, [bottle, "check"]),
            "node": (nothing, ["node", here / "parse.mjs", folder / "i18n"]),
        },
        folder,
        runs,
    )
    android = take_turns(
        {
            "python": (
                lambda: shutil.rmtree(others, ignore_errors=True),
                [sys.executable, here / "android.py", folder / "i18n", others],
            ),
            "generate": (clear, [bottle, "generate"]),
        },
        folder,
        min(runs, 3),
    )
    check, generate, node = result["check"], result["generate"], result["node"]
    python = android["python"]
    written = sum(file.stat().st_size for file in generated.rglob("*") if file.is_file())
    print(f"5,000 keys in 30 locales: {megabytes(size)} read, {megabytes(written)} written.\n")
    print("| | median | against bottle | peak memory | memory / input |")
    print("|---|--:|--:|--:|--:|")

    def row(name, measured, against):
        print(
            f"| {name} | {milliseconds(measured.seconds)} | {against} | {megabytes(measured.peak)}"
            f" | {times(measured.peak / size)} |"
        )

    row("`bottle check`, all up to date", check, "")
    row(
        "`node` parsing the same JSON and nothing else",
        node,
        f"{times(node.seconds / check.seconds)} `check`",
    )
    row("`bottle generate`, Android and iOS, nothing there yet", generate, "")
    row(
        "pyicumessageformat and moz.l10n, Android's `strings.xml` only",
        python,
        f"{times(python.seconds / android['generate'].seconds)} `generate`",
    )


def proportion(folder, runs):
    """The table of time over size."""
    print("\n| keys in 30 locales | `generate` | `check` | `check` a text | peak memory / input |")
    print("|--:|--:|--:|--:|--:|")
    for keys in (1000, 5000, 20000):
        place = folder / str(keys)
        size = project(place, keys)
        generated = place / "generated"
        result = take_turns(
            {
                "generate": (
                    lambda: shutil.rmtree(generated, ignore_errors=True),
                    [bottle, "generate"],
                ),
                "check": (lambda: None, [bottle, "check"]),
            },
            place,
            runs,
        )
        check, generate = result["check"], result["generate"]
        print(
            f"| {keys:,} | {milliseconds(generate.seconds)} | {milliseconds(check.seconds)}"
            f" | {check.seconds / (keys * 30) * 1e6:.2f} µs"
            f" | {times(max(check.peak, generate.peak) / size)} |"
        )
        shutil.rmtree(place)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--runs", type=int, default=7)
    runs = arguments.parse_args().runs
    with tempfile.TemporaryDirectory(prefix="bottle-bench-") as folder:
        compare(Path(folder) / "compare", runs)
        proportion(Path(folder), runs)


main()
