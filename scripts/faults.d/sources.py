"""The reference rules with many faults written into them, one of which is chosen when a program starts."""

import os
import pathlib
import resource
import signal
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
RULES = ["Sources/DriverRules", "Sources/StandIn"]
AS_THEY_ARE = [
    "Diagnostics",
    "Documents",
    "DriverScenarios",
    "JSONText",
    "ScenarioKit",
    "ScenarioKitFiles",
    "Simulation",
]
FOLDER = ROOT / ".build/faults"
VARIABLE = "BOTTLE_FAULT"
ENDLESS = "it never ends"
SUITE = ROOT / "spec/mobile/outbox-scenarios.json"

CHOOSER = f"""import Foundation

enum PlantedFault {{
  private static let chosen =
    ProcessInfo.processInfo.environment["{VARIABLE}"].flatMap {{ Int($0) }} ?? 0

  @inline(never)
  static func isChosen(_ number: Int) -> Bool {{ chosen == number }}

  @inline(never)
  static func negated(_ number: Int, _ value: Bool) -> Bool {{ value != (chosen == number) }}
}}
"""

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let covering: [String] = []
let linking: [LinkerSetting] = []

func target(_ name: String, _ dependencies: String..., path: String? = nil) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .init(stringLiteral: $0) }, path: path ?? name,
    swiftSettings: settings)
}

let package = Package(
  name: "faults",
  platforms: [.macOS(.v14)],
  targets: [
    .target(
      name: "DriverRules", dependencies: ["DriverModels"], path: "Sources/DriverRules",
      swiftSettings: settings + [.unsafeFlags(["-enable-testing"] + covering)]),
    target("StandIn", "DriverModels", path: "Sources/StandIn"),
    target("DriverModels"),
    target("Diagnostics"),
    target("Documents", "Diagnostics"),
    target("JSONText", "Diagnostics", "Documents"),
    target("ScenarioKit", "Diagnostics", "Documents", "JSONText"),
    target("ScenarioKitFiles", "Diagnostics", "ScenarioKit"),
    target("Simulation", "DriverModels", "DriverRules", "StandIn"),
    .target(
      name: "DriverScenarios",
      dependencies: ["DriverModels", "DriverRules", "ScenarioKit", "Simulation", "StandIn"],
      path: "DriverScenarios", swiftSettings: settings + [.unsafeFlags(["-enable-testing"])]),
    target("TestSupport", "Diagnostics", "Documents"),
    .executableTarget(
      name: "outbox-trial",
      dependencies: [
        "DriverRules", "DriverScenarios", "ScenarioKit", "ScenarioKitFiles", "Simulation",
      ],
      path: "Trial", swiftSettings: settings, linkerSettings: linking),
    .testTarget(
      name: "OutboxTests",
      dependencies: [
        "DriverModels", "DriverRules", "DriverScenarios", "ScenarioKit", "TestSupport",
      ],
      path: "Tests/DriverRulesTests", sources: ["Outbox", "GeneratedRuns.swift"],
      swiftSettings: settings, linkerSettings: linking),
  ]
)
"""


COVERING = [
    ("covering: [String] = []", 'covering = ["-profile-generate", "-profile-coverage-mapping", "-disable-cmo"]'),
    ("linking: [LinkerSetting] = []", 'linking: [LinkerSetting] = [.unsafeFlags(["-profile-generate"])]'),
]


class Insertion:
    """Text that goes before and after a part of a file."""

    def __init__(self, path, start, end, before, after):
        self.path, self.start, self.end = path, start, end
        self.before, self.after = before, after


def sources():
    """All files of the reference rules, by path."""
    found = {}
    for folder in RULES:
        for file in sorted((ROOT / folder).rglob("*.swift")):
            found[str(file.relative_to(ROOT))] = file.read_text()
    return found


def written(text, insertions):
    """A file with insertions around its parts, which lie within one another or apart."""
    marks = []
    for order, one in enumerate(insertions):
        length = one.end - one.start
        marks.append((one.start, 1, -length, order, one.before))
        marks.append((one.end, 0, length, -order, one.after))
    out, place = [], 0
    for start, _, _, _, word in sorted(marks, key=lambda mark: mark[:4]):
        out += [text[place:start], word]
        place = start
    return "".join(out) + text[place:]


def write(insertions, *, covered=False):
    """Writes the package; only files that are not as they should be. `covered`: what runs of the rules is counted."""
    folder = FOLDER
    texts = sources()
    by_path = {}
    for one in insertions:
        by_path.setdefault(one.path, []).append(one)
    files = {path: written(text, by_path.get(path, [])) for path, text in texts.items()}
    for rules in RULES:
        files[f"{rules}/PlantedFault.swift"] = CHOOSER
    files["Package.swift"] = MANIFEST
    for plain, counting in COVERING if covered else []:
        files["Package.swift"] = files["Package.swift"].replace(plain, counting)
    for path, text in files.items():
        file = folder / path
        if file.exists() and file.read_text() == text:
            continue
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    for rules in RULES:
        for file in (folder / rules).rglob("*.swift"):
            if str(file.relative_to(folder)) not in files:
                file.unlink()
    links = {
        "DriverModels": "generated/ios/Models",
        "Trial": "scripts/faults.d/trial",
        "TestSupport": "Tests/TestSupport",
        "Tests": "Tests",
    }
    for name in AS_THEY_ARE:
        links[name] = f"Sources/{name}"
    for name, target in links.items():
        link = folder / name
        if link.is_symlink():
            link.unlink()
        link.symlink_to(ROOT / target)


def tests():
    """The program of the unit tests."""
    return next((FOLDER / ".build/release").glob("*.xctest"))


def build():
    """Builds the package; the compiler's words where it refuses, else None."""
    words = ["swift", "build", "-c", "release", "--build-tests", "--package-path", str(FOLDER)]
    done = subprocess.run(words, capture_output=True, text=True)
    return None if done.returncode == 0 else done.stdout + done.stderr


def run(number, *words, limit):
    """Runs the trial with a fault chosen: whether it was caught, what was said, and the moves before that."""
    environment = dict(os.environ, **{VARIABLE: str(number)})
    program = FOLDER / ".build/release/outbox-trial"

    def limited():
        # Seconds of the processor's time, so that a busy machine makes no difference.
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))

    done = subprocess.run(
        [str(program), *map(str, words)], env=environment, capture_output=True, text=True, preexec_fn=limited
    )
    lines = done.stdout.splitlines() or [""]

    def result(caught, what, moves=()):
        return {"caught": caught, "what": what, "moves": moves}

    if done.returncode in (-signal.SIGXCPU, -signal.SIGKILL):
        return result(True, ENDLESS)
    if done.returncode not in (0, 1):
        return result(True, "it crashes")
    return result(done.returncode == 1, lines[-1], lines[:-1])
