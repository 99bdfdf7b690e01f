"""The page that sets both generators' models side by side."""

import json

from generators import (
    answers,
    here,
    kotlin_compiled,
    kotlin_words,
    succeeded,
    swift,
    version,
    without_client,
)

# Their default library for Kotlin, with the serialization that ours has.
plain = {"library": "jvm-okhttp4", "serializationLibrary": "kotlinx_serialization"}
# All that they have for unions and for words that come later.
options = {
    "library": "jvm-retrofit2",
    "serializationLibrary": "kotlinx_serialization",
    "generateOneOfAnyOfWrappers": "true",
    "enumUnknownDefaultCase": "true",
}
unions = ["SignInAnswer", "Proof"]
# Foundation writes names in another order from process to process.
processes = 8


class Column:
    """One output: its sources, what compiling says, and its answers to the documents."""

    def __init__(self, title, code, whole, models, said):
        self.title = title
        self.code = code
        self.whole = whole
        self.models = models
        self.said = said


def swift_theirs(theirs, description, documents):
    code = theirs.swift(description, "swift6")
    program = theirs.folder / "swift-theirs"
    main = theirs.folder / "main.swift"
    main.write_bytes((here / "Theirs.swift").read_bytes())
    compiled = swift(code.files + [main], program)
    runs = [answers([program], documents) for _ in range(processes)]
    return Column("swift6", code, compiled, compiled, said_often(runs))


def said_often(runs):
    """The answers of the first run, names sorted, and whether another run's were other bytes."""
    said = []
    for each in zip(*runs):
        parts = list(each[0])
        if len(parts) > 1:
            parts[1] = canonical(parts[1])
        said.append((parts, len({tuple(answer) for answer in each}) > 1))
    return said


def canonical(text):
    """JSON with its names sorted; its strings as they are, `\\/` too."""
    document = json.loads(text.replace("\\/", "\\u005c/"))
    dumped = json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return dumped.replace("\\\\/", "\\/")


def kotlin_theirs(theirs, description, documents, title, settings):
    name = settings["library"]
    code = theirs.kotlin(description, name, settings)
    whole = kotlin_compiled(code.files, theirs.folder / f"{name}-whole")
    classes = theirs.folder / f"{name}-models"
    compiled = kotlin_compiled(without_client(code) + [here / "Theirs.kt"], classes)
    said = [(parts, False) for parts in answers(kotlin_words(classes, "TheirsKt"), documents)]
    return Column(title, code, whole, compiled, said)


def ours_said(ours, documents):
    """What our models compile to and answer, alike in both languages."""
    program = ours.folder / "swift-ours"
    main = ours.folder / "ours-main/main.swift"
    main.parent.mkdir()
    main.write_bytes((here / "Ours.swift").read_bytes())
    in_swift = swift(ours.swift.files + [main], program, "-warnings-as-errors")
    classes = ours.folder / "kotlin-ours"
    in_kotlin = kotlin_compiled(ours.kotlin.files + [here / "Ours.kt"], classes, "-Werror")
    swift_answers = answers([program], documents)
    kotlin_answers = answers(kotlin_words(classes, "OursKt"), documents)
    for one, other in zip(swift_answers, kotlin_answers):
        if one != other:
            raise SystemExit(f"ours differ: Swift {one}, Kotlin {other}")
    said = [(parts, False) for parts in kotlin_answers]
    return (
        Column("Swift", ours.swift, in_swift, in_swift, said),
        Column("Kotlin", ours.kotlin, in_kotlin, in_kotlin, said),
    )


def compiles(compiled):
    if compiled.errors:
        return f"no: {compiled.errors} errors, such as `{compiled.first}`"
    return f"yes, {compiled.warnings} warnings" if compiled.warnings else "yes"


def cell(answer, document):
    """What came of a document, for a table."""
    parts, differs = answer
    if parts[0] == "refused":
        return "refused"
    text = parts[1]
    if "member" in document:
        text = json.dumps(json.loads(text)[document["member"]])
    name = parts[0]
    # The branch of a union; else the type says nothing new.
    taken = "" if name == document["schema"] and document["schema"] not in unions else f"{name} "
    shown = f"{taken}`{text}`"
    if differs and "member" not in document:
        shown += ", names in an order that changes from process to process"
    if len(parts) > 2 and parts[2]:
        shown += f"; `validate()`: {parts[2]}"
    return shown


def value(answer, document):
    """The value of what came of a document; nothing if it was refused."""
    parts, _ = answer
    if parts[0] == "refused":
        return None
    read = json.loads(parts[1])
    return read[document["member"]] if "member" in document else read


def filled(read):
    """A value without the properties that are null."""
    if isinstance(read, dict):
        return {name: filled(inner) for name, inner in read.items() if inner is not None}
    return read


def agreed(one, other, documents, without=lambda read: read):
    """How many documents are the same value for two, or refused by both."""
    pairs = zip(one.said, other.said, documents)
    return sum(
        without(value(left, each)) == without(value(right, each)) for left, right, each in pairs
    )


def constant(theirs, ours):
    """What comes of a boolean with a `const`, which our dialect has not."""
    file = here / "constant.yaml"
    in_swift = theirs.swift(file, "constant-swift")
    compiled_swift = swift(in_swift.files, theirs.folder / "constant.so", "-emit-library")
    in_kotlin = theirs.kotlin(file, "constant-kotlin", plain)
    classes = theirs.folder / "constant-classes"
    kotlin_compiled(without_client(in_kotlin) + [here / "Constant.kt"], classes)
    document = '{"twoFactorRedirect":true}'
    written = succeeded(kotlin_words(classes, "ConstantKt"), input=document).strip()
    return document, compiled_swift, written, ours.said(file)


def page(theirs, ours, description, documents):
    """The page, in Markdown."""
    validated = theirs.validated(description)
    columns = [
        swift_theirs(theirs, description, documents),
        kotlin_theirs(theirs, description, documents, "kotlin", plain),
        kotlin_theirs(theirs, description, documents, "kotlin, with options", options),
    ]
    document, in_swift, written, said = constant(theirs, ours)
    own = ours_said(ours, documents)
    lines = [
        "# The models beside openapi-generator's",
        "",
        f"Made by `scripts/compare-openapi-generator --write`: both generators on `spec/api/driver.yaml`,",
        f"compiled and run on the same documents. openapi-generator is {version()}, the newest on PyPI when",
        "this was written; its `validate` says of the file: " + f"“{validated}”",
        "",
        "- **swift6** as it comes.",
        "- **kotlin** with its default library, `jvm-okhttp4`, and `kotlinx_serialization`.",
        "- **kotlin, with options**: `jvm-retrofit2`, `kotlinx_serialization`, `generateOneOfAnyOfWrappers` and",
        "  `enumUnknownDefaultCase`, which no other library has together.",
        "- **ours** in Swift and Kotlin. The two are one column below: the run fails where their answers differ.",
        "",
        "## Size, and whether it compiles",
        "",
        "Theirs hold a client over a network library, ours a reader and writer of JSON and no client; both are",
        "counted whole, without tests. Swift in its mode 6; Kotlin over its standard library and",
        "kotlinx.serialization, without okhttp and retrofit, which their client is over. Ours with",
        "warnings as errors.",
        "",
        "| | files | lines | compiles | models alone |",
        "|---|--:|--:|---|---|",
    ]
    for column in columns:
        lines.append(row(f"openapi-generator, {column.title}", column))
    for column in own:
        lines.append(row(f"ours, {column.title}", column))
    own_answers = own[1]
    count = {
        column.title: agreed(column, own_answers, documents) for column in columns
    }
    bare = agreed(columns[1], own_answers, documents, filled)
    bare_options = agreed(columns[2], own_answers, documents, filled)
    apps = agreed(columns[0], columns[1], documents, filled)
    lines += [
        "",
        "## What documents mean",
        "",
        "Each document is read, and what was read is written again. A cell says for what a union was taken,",
        "and then what was written; swift6's with names sorted, since their order changes. **Bold** is where",
        "another value came of it than of ours.",
        "",
        f"Of {len(documents)} documents, so many are to theirs what they are to ours:",
        "",
        "| | to the value | if nulls that it adds are let pass |",
        "|---|--:|--:|",
        f"| swift6 | {count['swift6']} | {count['swift6']} |",
        f"| kotlin | {count['kotlin']} | {bare} |",
        f"| kotlin, with options | {count['kotlin, with options']} | {bare_options} |",
        "",
        f"swift6 and kotlin agree with one another on {apps}, such nulls aside; ours in Swift and in Kotlin on all,",
        "to the byte.",
        "",
        "| | " + " | ".join(f"openapi-generator, {column.title}" for column in columns) + " | ours |",
        "|---|---|---|---|---|",
    ]
    for index, each in enumerate(documents):
        right = value(own_answers.said[index], each)
        cells = []
        for column in columns:
            shown = cell(column.said[index], each)
            cells.append(shown if value(column.said[index], each) == right else f"**{shown}**")
        cells.append(cell(own_answers.said[index], each))
        name = f"{each['title']}: `{shortened(each)}`"
        lines.append("| " + " | ".join([name] + cells) + " |")
    lines += [
        "",
        "## A boolean with a `const`",
        "",
        "An object with `twoFactorRedirect: {type: boolean, const: true}`, which OpenAPI 3.1 has:",
        "",
        f"- swift6 does not compile: `{in_swift.first}`."
        if in_swift.errors
        else "- swift6 compiles.",
        f"- kotlin reads `{document}` and writes `{written}`.",
        f"- ours refuses the file: ``{said}``",
        "",
    ]
    return "\n".join(lines)


def row(title, column):
    cells = [title, f"{len(column.code.files)}", f"{column.code.lines:,}"]
    return "| " + " | ".join(cells + [compiles(column.whole), compiles(column.models)]) + " |"


def shortened(document):
    """A document as the table shows it."""
    if "member" not in document:
        return document["document"]
    member = document["member"]
    return f'{{"{member}":{json.dumps(json.loads(document["document"])[member])},…}}'
