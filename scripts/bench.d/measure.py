"""Runs commands side by side and says how long they took.

Every run is a new process; the files are in the system's cache for all. The programs that are compared
take turns, so that a busy moment of the machine hits all alike, and the figures are medians.
"""

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

here = Path(__file__).resolve().parent
root = here.parent.parent
bottle = root / ".build/release/bottle"


class Run(NamedTuple):
    """One run: seconds, seconds of the processor, and peak memory in bytes."""

    seconds: float
    processor: float
    peak: int


class Measured:
    """The medians and the greatest peak memory of a command's runs."""

    def __init__(self, runs):
        self.seconds = statistics.median(run.seconds for run in runs)
        self.processor = statistics.median(run.processor for run in runs)
        self.peak = max(run.peak for run in runs)


def run(command, folder, statuses=(0,)):
    """Runs a command to its end."""
    with open(os.devnull, "w") as nothing:
        start = time.perf_counter()
        process = subprocess.Popen(command, cwd=folder, stdout=nothing, stderr=nothing)
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in statuses:
        sys.exit(f"{' '.join(map(str, command))}: ended with {process.returncode}")
    return Run(seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024)


def take_turns(contest, folder, runs):
    """Runs commands in turn; `contest` has by name what to do before each run, and the command."""
    results = {name: [] for name in contest}
    for _ in range(runs):
        for name, (before, command) in contest.items():
            before()
            results[name].append(run(command, folder))
    return {name: Measured(result) for name, result in results.items()}


def milliseconds(seconds):
    return f"{seconds:.1f} s" if seconds >= 10 else f"{seconds * 1000:.0f} ms"


def megabytes(size):
    return f"{size / 1e6:.0f} MB"


def times(factor):
    return f"{factor:.2f} ×" if factor < 10 else f"{factor:.0f} ×"
