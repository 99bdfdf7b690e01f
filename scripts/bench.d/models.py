"""Measures the models beside Foundation and kotlinx.serialization on small documents, and prints a table."""

import argparse
import json
import random
import subprocess
import tempfile
from pathlib import Path

from measure import here, root, times

kotlin = root / ".tools/kotlin"
libraries = [kotlin / name for name in ("stdlib.jar", "serialization-core.jar", "serialization-json.jar")]
seed = 2026
different = 1000


def fix(number):
    """A place to 6 decimals, as phones have it, once in a while to all that a double has."""
    places = 6 if number.random() < 0.9 else 17
    return {
        "lat": round(number.uniform(49, 59), places),
        "lon": round(number.uniform(-6, 2), places),
        "accuracy": round(number.uniform(3, 60), 1),
        "at": time(number),
        "ageMs": number.randrange(2000),
    }


def time(number):
    clock = [number.randrange(most) for most in (24, 60, 60, 1000)]
    return "2026-03-{:02}T{:02}:{:02}:{:02}.{:03}Z".format(number.randrange(1, 29), *clock)


def identifier(number):
    digits = f"{number.getrandbits(128):032x}"
    return "-".join([digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:]])


def delivery(number):
    count = number.randrange(1, 4)
    written = {
        "id": identifier(number),
        "roundId": identifier(number),
        "stopId": identifier(number),
        "occurredAt": time(number),
        "outcome": number.choice(["delivered", "partial", "notDelivered"]),
        "lines": [line(number) for _ in range(count)],
        "empties": [{"gasId": "propane-19", "quantity": number.randrange(9)}],
    }
    if number.random() < 0.3:
        written |= {"reason": "nobodyIn", "note": "Dog in the yard; left at n° 4 \u201cby the shed\u201d"}
    if number.random() < 0.3:
        written |= {"cash": number.randrange(9000), "leftSafe": True}
    return written


def line(number):
    return {"gasId": "butane-7", "ordered": number.randrange(9), "delivered": number.randrange(9)}


def problem(number):
    written = {"title": "The round is closed", "status": 409, "code": "round-closed"}
    if number.random() < 0.5:
        written["detail"] = f"The office closed it at 17:{number.randrange(10, 60)}."
    if number.random() < 0.2:
        written["errors"] = [{"pointer": "/lines/0/delivered", "code": "tooMany"}]
    return written


kinds = {"Fix": fix, "DeliveryWrite": delivery, "Problem": problem}


def built(folder):
    """The two programs, as commands."""
    package = here / "models"
    release = ["swift", "build", "--package-path", package, "-c", "release"]
    subprocess.run(release, check=True, stdout=subprocess.DEVNULL)
    sources = sorted((root / "generated/android/kotlin").rglob("models/*.kt")) + sorted(package.glob("*.kt"))
    classpath = ":".join(map(str, libraries))
    compiler = ["java", "-Xmx2g", "-cp", kotlin / "compiler.jar", "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler"]
    options = ["-no-stdlib", "-no-reflect", "-jvm-target", "17", "-cp", classpath]
    plugin = "-Xplugin=" + str(root / "Tests/ProofTests/Models/plugin")
    subprocess.run(compiler + options + [plugin, "-d", folder / "classes"] + sources, check=True)
    return {
        "Swift": [package / ".build/release/models"],
        "Kotlin": ["java", "-cp", f"{folder / 'classes'}:{classpath}", "ModelsKt"],
    }


others = {"Swift": "`JSONDecoder` and `JSONEncoder`", "Kotlin": "kotlinx.serialization"}


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--documents", type=int, default=1_000_000)
    count = arguments.parse_args().documents
    with tempfile.TemporaryDirectory(prefix="bottle-bench-") as name:
        folder = Path(name)
        programs = built(folder)
        print(f"{count:,} documents of a kind, decoded and encoded; microseconds of the processor for one:\n")
        print("| | bytes | ours: decoding | encoding | theirs: decoding | encoding | ours take |")
        print("|---|--:|--:|--:|--:|--:|--:|")
        for language, program in programs.items():
            for kind, make in kinds.items():
                number = random.Random(seed)
                lines = [
                    json.dumps(make(number), ensure_ascii=False, separators=(",", ":"))
                    for _ in range(different)
                ]
                file = folder / kind
                file.write_text("\n".join(lines) + "\n")
                size = file.stat().st_size // different
                words = program + [kind, file, str(count)]
                out = subprocess.run(words, check=True, capture_output=True, text=True).stdout
                took = [int(word) / count for word in out.split()]
                ratio = times((took[0] + took[1]) / (took[2] + took[3]))
                shown = " | ".join(f"{each:.2f}" for each in took)
                title = f"{language}, `{kind}`, beside {others[language]}"
                print(f"| {title} | {size} | {shown} | {ratio} as long |", flush=True)


main()
