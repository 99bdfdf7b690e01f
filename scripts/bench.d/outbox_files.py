"""Measures recording on real files, each write synced before the next, beside SQLite doing the same."""

import collections
import os
import re
import shutil
import sqlite3
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

count = 500
many = 10_000


def told(*words):
    """What the outbox's process says."""
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout.split()


def outbox(writer, folder):
    """Seconds a write, and bytes a write."""
    seconds = float(told(writer, "time", folder / "outbox", str(count))[0])
    return seconds / count, (folder / "outbox/hill/outbox.journal").stat().st_size / count


def sqlite(folder, row):
    """Seconds a row that is a transaction of its own."""
    database = sqlite3.connect(folder / "rows.sqlite", isolation_level=None)
    database.execute("pragma journal_mode = wal")
    database.execute("pragma synchronous = full")
    database.execute("create table writes (seq integer primary key, write blob)")
    start = time.perf_counter()
    for _ in range(count):
        database.execute("insert into writes (write) values (?)", (row,))
    seconds = time.perf_counter() - start
    database.close()
    return seconds / count


def bare(folder, row):
    """Seconds for one append and one sync, and nothing around them."""
    file = os.open(folder / "bare", os.O_CREAT | os.O_WRONLY | os.O_APPEND, 0o600)
    sync = getattr(os, "fdatasync", os.fsync)
    start = time.perf_counter()
    for _ in range(count):
        os.write(file, row)
        sync(file)
    seconds = time.perf_counter() - start
    os.close(file)
    return seconds / count


def calls(writer, folder, number):
    """How often each system call was made on the journal while so many were recorded; without compactions."""
    words = ["strace", "-f", "-y", "-e", "trace=write,fdatasync,fsync", "-o", folder / "calls"]
    told(*words, writer, "time", folder / f"outbox-{number}", str(number))
    lines = (folder / "calls").read_text().splitlines()
    found = (re.search(r"(\w+)\(\d+<[^>]*outbox\.journal>", line) for line in lines)
    return collections.Counter(match[1] for match in found if match)


def measure(writer, runs):
    places = {"disk": tempfile.gettempdir(), "memory": "/dev/shm"}
    print(f"\nWrites recorded a second, each on the disk before the next; medians of {runs} runs of {count}:\n")
    print("| | outbox | SQLite, a transaction a row | one append, one sync | bytes a write |")
    print("|---|--:|--:|--:|--:|")
    for name, place in places.items():
        if not Path(place).is_dir():
            continue
        results = collections.defaultdict(list)
        for _ in range(runs):
            with tempfile.TemporaryDirectory(prefix="bottle-bench-", dir=place) as temporary:
                folder = Path(temporary)
                seconds, size = outbox(writer, folder)
                row = os.urandom(round(size))
                results["outbox"].append(seconds)
                results["sqlite"].append(sqlite(folder, row))
                results["bare"].append(bare(folder, row))
        rates = [f"{1 / statistics.median(results[kind]):,.0f}" for kind in ("outbox", "sqlite", "bare")]
        print(f"| {name} | {' | '.join(rates)} | {size:.0f} |")

    with tempfile.TemporaryDirectory(prefix="bottle-bench-", dir=places["memory"]) as temporary:
        folder = Path(temporary)
        told(writer, "time", folder / "outbox", str(many))
        opened = statistics.median(float(told(writer, "open", folder / "outbox")[0]) for _ in range(runs))
        print(f"\nAn outbox of {many:,} writes that wait opens in {opened * 1000:.0f} ms.")
        if shutil.which("strace"):
            fewer, more = calls(writer, folder, 100), calls(writer, folder, 200)
            each = {call: (more[call] - fewer[call]) / 100 for call in sorted(more)}
            print(f"One write makes these calls on the journal: {each}.")
