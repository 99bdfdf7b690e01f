"""Rules of names, imports and files."""

import re

from source import Problem, items

# What a name of ours begins with where another name there is made of a key, which begins with a letter.
own = "_"
pascal = re.compile(r"[A-Z][A-Za-z0-9]*")
camel = re.compile(r"[a-z][A-Za-z0-9]*|`+")
upper = re.compile(r"[A-Z][A-Z0-9_]*")
package = re.compile(r"[a-z][A-Za-z0-9]*(\.([a-z][A-Za-z0-9]*|`+))*")


def types(source):
    for match in re.finditer(r"(?<![:.\w])(class|interface|object)\s+([\w`]+)", source.code):
        name = match[2].removeprefix(own)
        # An object that stands for a word is named as the entry of an enum is, which it takes the place of.
        is_word = match[1] == "object" and upper.fullmatch(name)
        if not (pascal.fullmatch(name) or name.startswith("`") or is_word):
            yield problem(source, match, "class-naming", f"`{name}` is no UpperCamelCase")


def functions(source):
    for match in re.finditer(r"\bfun\s+(?:<[^\n(]*>\s*)?(?:[\w.<>?, `]+\.)?([\w`]+)\s*\(", source.code):
        if camel.fullmatch(match[1]) or is_composable(source, match.start()):
            continue
        yield problem(source, match, "function-naming", f"`{match[1]}` is no lowerCamelCase")


def is_composable(source, offset):
    """Whether a function that makes something to be seen, which is named as a type is."""
    number = source.line(offset) - 1
    while number and source.code_lines[number - 1].strip().startswith("@"):
        number -= 1
        if source.code_lines[number].strip() == "@Composable":
            return True
    return False


def properties(source):
    pattern = r"((?:\b\w+\s+)*)\b(?:val|var)\s+(?:<[^\n>]*>\s*)?(?:[\w<>?, ]+\.)?([\w`]+)"
    for match in re.finditer(pattern, source.code):
        modifiers, name = match[1].split(), match[2]
        if "const" in modifiers:
            fits = upper.fullmatch(name)
        elif pascal.fullmatch(name) and "androidx.compose" in source.code:
            # Compose names so what is always the same: `Color.Red`, `LocalContext`.
            fits = is_shared(source, match.start())
        elif name.startswith(own):
            fits = "public" not in modifiers and camel.fullmatch(name[1:])
        else:
            fits = camel.fullmatch(name) or (upper.fullmatch(name) and is_shared(source, match.start()))
        if not fits:
            kind = "const-naming" if "const" in modifiers else "property-naming"
            yield problem(source, match, kind, f"`{name}` is no name of a property", match.start(2))


def is_shared(source, offset):
    """Whether something stands at the top of a file, or right in an object."""
    around = [pair for pair in source.brackets if pair.opening < offset < pair.closing]
    if not around:
        return True
    head = source.code[: max(around).opening].rsplit("\n", 1)[-1]
    return re.search(r"\bobject\b", head) is not None


def entries(source):
    for match in re.finditer(r"\benum class\b[^{]*?(?:\([^)]*\)[^{]*)?\{", source.code):
        pair = next(pair for pair in source.brackets if pair.opening == match.end() - 1)
        inside = source.inside(pair).split(";")[0]
        for entry in items(inside):
            name = re.match(r"\s*([\w`]+)", entry)
            if name and not (pascal.fullmatch(name[1]) or upper.fullmatch(name[1])):
                yield problem(source, match, "enum-entry-name-case", f"`{name[1]}` begins small")


def parameters(source):
    for match in re.finditer(r"\bfun\b[^\n(=]*\(|\bclass\s+\w+[^\n({]*\(", source.code):
        pair = next(pair for pair in source.brackets if pair.opening == match.end() - 1)
        for item in items(source.inside(pair)):
            name = re.search(r"([\w`]+)\s*:(?!:)", item)
            if name and not camel.fullmatch(name[1]):
                yield problem(source, match, "parameter-naming", f"`{name[1]}` is no lowerCamelCase")


def imports(source):
    found = re.findall(r"^import +(\S+?)(?: +as +(\w+))?$", source.code, re.M)
    paths = [path for path, _ in found]
    block = re.search(r"^import .*(?:\n(?:import .*)?)*", source.code, re.M)
    number = source.line(block.start()) if block else 1
    if block and "\n\nimport" in block[0]:
        yield Problem(number, "import-ordering", "a blank line stands between imports")
    ordered = sorted(found, key=lambda each: (bool(each[1]), is_last(each[0]), each[0]))
    if found != ordered:
        yield Problem(number, "import-ordering", "imports are not in the order of the alphabet")
    if len(set(found)) < len(found):
        yield Problem(number, "no-unused-imports", "an import stands there twice")
    rest = re.sub(r"^(import|package) .*$", "", source.text_without_comments(), flags=re.M)
    for path, alias in found:
        name = (alias or path.rsplit(".", 1)[-1]).strip("`")
        if path.endswith("*"):
            yield Problem(number, "no-wildcard-imports", f"`{path}` says not what it is for")
        elif not re.search(rf"\b{re.escape(name)}\b", rest) and f"[{name}]" not in source.text:
            yield Problem(number, "no-unused-imports", f"`{name}` is not used")


def is_last(path):
    """The default layout has Java's and Kotlin's own packages at the end."""
    for place, prefix in enumerate(("java.", "javax.", "kotlin."), 1):
        if path.startswith(prefix):
            return place
    return 0


def files(source):
    name = re.search(r"^package +([\w.`]+)$", source.code, re.M)
    if name and not package.fullmatch(name[1]):
        yield Problem(source.line(name.start()), "package-name", f"`{name[1]}` is no package's name")
    pattern = r"^(?:@.*\n)*((?:\w+ +)*)(?:class|interface|object) +(\w+)"
    public = [
        each[2] for each in re.finditer(pattern, source.code, re.M) if "private" not in each[1].split()
    ]
    stem = source.name.removesuffix(".kt")
    if len(public) == 1 and public[0] != stem:
        yield Problem(1, "filename", f"the file of `{public[0]}` is named `{source.name}`")
    if not pascal.fullmatch(stem):
        yield Problem(1, "filename", f"`{source.name}` is no UpperCamelCase")


def suppressions(source):
    for match in re.finditer(r"@(?:file:)?(?:kotlin\.)?Suppress(?:Warnings|Lint)?\b", source.code):
        yield problem(source, match, "suppression", "a rule is switched off")


def problem(source, match, rule, message, at=None):
    return Problem(source.line(match.start() if at is None else at), rule, message)
