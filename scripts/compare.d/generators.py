"""The two generators: what they write, whether that compiles, and what it makes of documents."""

import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

here = Path(__file__).resolve().parent
root = here.parent.parent
tools = root / ".tools"
jar = tools / "openapi-generator/openapi-generator.jar"
kotlin = tools / "kotlin"
libraries = ["stdlib.jar", "serialization-core.jar", "serialization-json.jar"]
plugin = root / "Tests/ProofTests/Models/plugin"

# One run of a compiler is over before the slower, better code of the second tier pays.
java = ["java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"]
java += ["-Dfile.encoding=UTF-8", "-Dstdout.encoding=UTF-8"]


class Compiled(NamedTuple):
    """What a compiler said: its errors' number, the first of them, and the warnings' number."""

    errors: int
    first: str
    warnings: int


class Code:
    """The sources that a generator wrote in one language."""

    def __init__(self, files):
        self.files = sorted(files)
        self.lines = sum(len(file.read_bytes().splitlines()) for file in self.files)


def finished(words, **options):
    return subprocess.run(words, capture_output=True, text=True, encoding="utf-8", **options)


def succeeded(words, **options):
    result = finished(words, **options)
    if result.returncode != 0:
        sys.exit(" ".join(map(str, words[:8])) + ":\n" + result.stdout + result.stderr)
    return result.stdout


def version():
    """What is compared with."""
    return succeeded(java + ["-jar", jar, "version"]).strip()


def judged(result):
    """A compiler's diagnostics, each once."""
    lines = dict.fromkeys((result.stdout + result.stderr).splitlines())
    # The carets below Swift's source lines repeat the message.
    told = [line for line in lines if not line.lstrip().startswith(("|", "`"))]
    errors = [line.partition("error: ")[2] for line in told if "error: " in line]
    warnings = [line for line in told if "warning: " in line]
    return Compiled(len(errors), errors[0] if errors else "", len(warnings))


def swift(sources, output, *options):
    """Compiles Swift in the language's mode 6."""
    words = ["swiftc", "-swift-version", "6", "-module-name", "App", "-o", output, *options]
    return judged(finished(words + [str(source) for source in sources]))


def kotlin_compiled(sources, output, *options):
    """Compiles Kotlin with the serialization plugin over the standard library and kotlinx.serialization."""
    classpath = ":".join(str(kotlin / name) for name in libraries)
    words = java + ["-Xmx2g", "-cp", kotlin / "compiler.jar", "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler"]
    words += ["-no-stdlib", "-no-reflect", "-jvm-target", "17", "-cp", classpath, f"-Xplugin={plugin}"]
    return judged(finished(words + ["-d", output, *options] + [str(source) for source in sources]))


def answers(words, documents):
    """What a program says of documents: the parts of each line."""
    text = "".join(f"{document['schema']}\t{document['document']}\n" for document in documents)
    return [line.split("\t") for line in succeeded(words, input=text).splitlines()]


def kotlin_words(classes, main):
    classpath = ":".join([str(classes)] + [str(kotlin / name) for name in libraries])
    return java + ["-cp", classpath, main]


class Theirs:
    """openapi-generator."""

    def __init__(self, folder):
        self.folder = folder

    def validated(self, description):
        """What its `validate` says, on one line."""
        lines = succeeded(java + ["-jar", jar, "validate", "-i", description]).splitlines()
        return lines[-1]

    def swift(self, description, name):
        """Its sources in Swift."""
        return Code((self.generated("swift6", description, name) / "Sources").rglob("*.swift"))

    def kotlin(self, description, name, settings):
        """Its sources in Kotlin, tests aside."""
        pairs = ",".join(f"{key}={value}" for key, value in settings.items())
        output = self.generated("kotlin", description, name, "--additional-properties=" + pairs)
        return Code((output / "src/main").rglob("*.kt"))

    def generated(self, generator, description, name, *options):
        output = self.folder / name
        words = ["generate", "-g", generator, "-i", description, "-o", output, *options]
        succeeded(java + ["-jar", jar] + words)
        return output


def without_client(code):
    """Their models in Kotlin and what serializes them, which need no network library."""
    ends = ("Serializer.kt", "Adapter.kt")
    return [file for file in code.files if "/models/" in str(file) or file.name.endswith(ends)]


class Ours:
    """bottle."""

    def __init__(self, folder):
        self.folder = folder
        self.swift = Code((root / "generated/ios/Models").glob("*.swift"))
        self.kotlin = Code((root / "generated/android/kotlin").rglob("models/*.kt"))

    def said(self, description):
        """The first line of what bottle says of another description."""
        project = self.folder / "ours"
        project.mkdir()
        (project / description.name).write_bytes(description.read_bytes())
        (project / "bottle.yaml").write_text(f"api: {description.name}\nios:\n  output: ios\n")
        words = [root / ".build/release/bottle", "generate", "--dry-run", "--only", "models"]
        return finished(words + ["--format", "text", "--root", project]).stdout.splitlines()[0]
