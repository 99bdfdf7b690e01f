"""Measures the outbox's journal beside Python's `json.loads` and `zlib.crc32`, which are written in C.

A write makes three entries: that it was recorded, that it may have left, and that it was sent.
"""

import argparse
import json
import random
import statistics
import subprocess
import tempfile
import time
import zlib
from pathlib import Path

import outbox_files
from measure import here, times

writes = 3_334
seed = 2026


def identifier(number):
    digits = f"{number.getrandbits(128):032x}"
    return "-".join([digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:]])


def body(number):
    """A delivery as the app writes it; its id stands first."""
    return {
        "id": identifier(number),
        "roundId": "0b7a1f0e-8a36-4b0b-9a51-2f6a61d6a002",
        "stopId": "0b7a1f0e-8a36-4b0b-9a51-2f6a61d6a003",
        "occurredAt": "2026-03-04T08:00:00.000Z",
        "outcome": "delivered",
        "lines": [{"gasId": "butane-7", "ordered": 3, "delivered": 3} for _ in range(number.randrange(1, 4))],
        "empties": [{"gasId": "propane-19", "quantity": number.randrange(9)}],
    }


def lines(seq, content):
    """The three entries of a write as lines of JSON."""
    key = content["id"]
    write = {
        "key": key,
        "seq": seq,
        "kind": "delivery",
        "person": "0b7a1f0e-8a36-4b0b-9a51-2f6a61d6a001",
        "personName": "Sam",
        "id": key,
        "refId": key,
        "roundId": content["roundId"],
        "stopId": content["stopId"],
        "path": "/driver/deliveries",
        "body": compact(content),
        "occurredAt": 1_772_611_200_000,
        "state": 0,
        "attempts": 0,
    }
    return [compact(entry) for entry in ({"recorded": write}, {"mayHaveLeft": key}, {"sent": [key]})]


def compact(value):
    return json.dumps(value, separators=(",", ":"))


def processor(work):
    """The seconds of the processor that some work takes."""
    start = time.process_time()
    work()
    return time.process_time() - start


arguments = argparse.ArgumentParser()
arguments.add_argument("--runs", type=int, default=25)
runs = arguments.parse_args().runs
package = here / "outbox"
release = ["swift", "build", "--package-path", package, "-c", "release"]
subprocess.run(release, check=True, stdout=subprocess.DEVNULL)

number = random.Random(seed)
bodies = [body(number) for _ in range(writes)]
texts = [line for seq, content in enumerate(bodies, 1) for line in lines(seq, content)]
encoding, reading, loading, summing = [], [], [], []
with tempfile.TemporaryDirectory(prefix="bottle-bench-") as name:
    source, journal = Path(name) / "bodies", Path(name) / "journal"
    source.write_text("".join(compact(content) + "\n" for content in bodies))
    # They take turns, so that a busy moment of the machine hits all alike.
    for _ in range(runs):
        words = [package / ".build/release/outbox", source, journal]
        out = subprocess.run(words, check=True, capture_output=True, text=True).stdout.split()
        encoding.append(int(out[0]) / 1e6)
        reading.append(int(out[1]) / 1e6)
        loading.append(processor(lambda: [json.loads(line) for line in texts]))
        file = journal.read_bytes()
        summing.append(processor(lambda: zlib.crc32(file)))

encoded, read, loaded, summed = map(statistics.median, (encoding, reading, loading, summing))
sent = sum(len(compact(content)) for content in bodies)
print(f"{len(texts):,} entries of {writes:,} writes, medians of {runs} runs:\n")
print("| | |")
print("|---|--:|")
print(f"| entries encoded a second | {len(texts) / encoded:,.0f} |")
print(f"| all read | {read * 1000:.1f} ms |")
print(f"| beside `json.loads` of the same as lines | {times(read / loaded)} as long |")
print(f"| beside `zlib.crc32` of the file alone | {times(read / summed)} as long |")
print(f"| bytes recorded a write | {int(out[2]) / writes:.0f} |")
print(f"| of which its body | {sent / writes:.0f} |")
print(f"| bytes a write until it is sent | {len(file) / writes:.0f} |")

outbox_files.measure(package / ".build/release/outbox-writer", min(runs, 5))
