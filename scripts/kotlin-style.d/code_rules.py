"""Rules of how code is spaced, broken and written."""

import re

from source import Problem, items

keywords = "if|for|while|when|catch"


def commas(source):
    """A list whose bracket closes on a line of its own has a comma after its last part, and no other has."""
    for pair in source.brackets:
        if source.code[pair.opening] == "{" or not is_list(source, pair):
            continue
        inside = source.inside(pair)
        if not inside.strip():
            continue
        has_comma = inside.rstrip().endswith(",")
        on_own_line = inside.rstrip(" ").endswith("\n")
        number = source.line(pair.closing)
        if on_own_line and not has_comma:
            yield Problem(number - 1, "trailing-comma", "a comma is missing after the last part")
        if has_comma and not on_own_line:
            yield Problem(number, "trailing-comma", "a comma is not needed before the bracket")


def is_list(source, pair):
    """Whether brackets hold parts of a call or a declaration, and not a condition or a part of a sum."""
    before = source.code[: pair.opening].rstrip(" ")
    if source.code[pair.opening] == "[":
        return True
    if re.search(rf"\b(?:{keywords}|return|throw|in|is|as|else)$", before):
        return False
    if re.search(r"\)$", before):
        return False
    return re.search(r"[\w`>]$", before) is not None


def entry_commas(source):
    for match in re.finditer(r"\benum class\b[^{]*?(?:\([^)]*\)[^{]*)?\{", source.code):
        pair = next(pair for pair in source.brackets if pair.opening == match.end() - 1)
        entries, mark, _ = source.inside(pair).partition(";")
        if source.is_split(pair) and not entries.rstrip().endswith(","):
            number = source.line(pair.opening + len(entries.rstrip()))
            yield Problem(number, "trailing-comma", "a comma is missing after the last entry")


def signatures(source):
    """The default style: a function of two parameters and a class of one have each on its own line."""
    for match in re.finditer(r"\b(fun)\b[^\n(=]*\(|\b(class)\s+\w+[^\n({:]*\(", source.code):
        pair = next(pair for pair in source.brackets if pair.opening == match.end() - 1)
        parts = items(source.inside(pair))
        if match[1] and re.search(r"\bfun\s*\($", match[0]):
            continue
        lines = source.inside(pair).count("\n")
        most = 2 if match[1] else 1
        rule = "function-signature" if match[1] else "class-signature"
        if len(parts) >= most and lines < len(parts) + 1:
            message = f"{len(parts)} parameters stand on a line each"
            yield Problem(source.line(pair.opening), rule, message)


def wrapping(source):
    """An expression of several lines that is assigned begins on a line of its own."""
    for pair in source.brackets:
        if not source.is_split(pair):
            continue
        number = source.line(pair.opening)
        head = source.code[source.starts[number - 1] : pair.opening]
        assigned = re.search(r"(?<![=!<>+\-*/])=\s(?!=)\s*(.*)$", head)
        if not assigned or (source.code[pair.opening] == "{" and not assigned[1].strip()):
            continue
        if unclosed(head[: assigned.start()]) or "->" in head[: assigned.start()]:
            continue
        yield Problem(number, "multiline-expression-wrapping", "it begins on a line of its own")
    for index, line in enumerate(source.code_lines[1:], 1):
        text, before = line.strip(), source.code_lines[index - 1].rstrip()
        if re.match(r"(\.|\?\.|\?:)", text) and re.match(r"\s*[\w ]*(?:val|var|fun)\b.*\s=\s\S", before):
            yield Problem(index, "multiline-expression-wrapping", "it begins on a line of its own")


def unclosed(text):
    return any(text.count(one) > text.count(other) for one, other in ("()", "[]", "{}"))


def chains(source):
    for index, line in enumerate(source.code_lines):
        text = line.strip()
        if re.search(r"(?<!\.)\.$|\?\.$|\?:$", text):
            yield Problem(index + 1, "chain-wrapping", "`.`, `?.` and `?:` begin a line")
        if re.match(r"(&&|\|\|)", text):
            yield Problem(index + 1, "chain-wrapping", "`&&` and `||` end a line")
        if re.match(r"=[^=]", text + " "):
            yield Problem(index + 1, "no-line-break-before-assignment", "`=` ends a line")


def braces(source):
    for pair in source.brackets:
        head = source.code[: pair.opening]
        end = source.code[pair.closing + 1 :].split("\n", 1)[0]
        is_condition = re.search(r"\b(?:if|for) $|(?<!\} )\bwhile $", head)
        if is_condition and not end.strip():
            number = source.line(pair.closing)
            yield Problem(number, "multiline-if-else", "braces hold what stands on another line")
    for index, line in enumerate(source.code_lines):
        if re.search(r"\belse$", line.rstrip()):
            yield Problem(index + 1, "multiline-if-else", "braces hold what stands on another line")
        if re.match(r"\s*else\b(?! ->)", line):
            yield Problem(index + 1, "if-else-wrapping", "`else` follows the brace before it")
    for match in re.finditer(r"\{\s*\}", source.code):
        head = source.code[: match.start()].rsplit("\n", 1)[-1]
        if holds_comment(source, match):
            continue
        if re.search(r"\b(?:class|interface|object)\b", head) and "fun" not in head:
            yield Problem(source.line(match.start()), "no-empty-class-body", "an empty body is left out")
        elif re.search(r"\bfun\b", head):
            yield Problem(source.line(match.start()), "EmptyFunctionBlock", "a function does nothing")
        elif re.search(r"\bcatch\b", head):
            yield Problem(source.line(match.start()), "EmptyCatchBlock", "an error is dropped unsaid")


def holds_comment(source, match):
    return source.text[match.start() + 1 : match.end() - 1].strip() != ""


def spacing(source):
    rules = [
        (r",(?=[^\s)\]>])", "comma-spacing", "a space follows a comma"),
        (r"[^\s\n] +,", "comma-spacing", "no space stands before a comma"),
        (rf"\b(?:{keywords})\(", "keyword-spacing", "a space follows a keyword"),
        (r"\}(?:else|catch|finally)\b", "keyword-spacing", "a space stands before a keyword"),
        (r"[\w)\]>]\{", "curly-spacing", "a space stands before `{`"),
        (r"\{(?=[^\s}])", "curly-spacing", "a space follows `{`"),
        (r"[^\s{]\}", "curly-spacing", "a space stands before `}`"),
        (r"\( +|(?<=\S) +\)", "paren-spacing", "no space stands inside brackets"),
        (r"(?<=\S)  +(?=\S)", "no-multi-spaces", "one space is enough"),
        (r";(?=\s*$)", "no-semi", "a line needs no semicolon"),
        (r"\w+ *(?:==|!=|<=|>=|&&|\|\||\+=|-=|->)(?=[^\s=])", "op-spacing", "spaces stand around it"),
        (r"[\w)\]\"](?:==|!=|<=|>=|&&|\|\||\+=|-=|->)", "op-spacing", "spaces stand around it"),
        (r"[\w)\]](?:\+|/|%|=)[\w(\"]", "op-spacing", "spaces stand around it"),
        (r"\w+ +\.\.|\.\. +\w", "range-spacing", "no space stands around `..`"),
        (r"\w:(?![:\s])", "colon-spacing", "a space follows `:`"),
        (r":: ", "double-colon-spacing", "no space follows `::`"),
        (r"\):\s*Unit\s*\{", "no-unit-return", "`Unit` is not said"),
        (r"\w+!!(?!=)", "UnsafeCallOnNullableType", "`!!` may throw"),
    ]
    for pattern, rule, message in rules:
        for match in re.finditer(pattern, source.code, re.M):
            number = source.line(match.start())
            line = source.code_lines[number - 1]
            # The one semicolon that Kotlin needs: after an enum's entries.
            if rule == "no-semi" and line.strip() == ";":
                continue
            if rule == "colon-spacing" and re.search(r"@(?:file|get|set|param|field|property):", line):
                continue
            if rule == "comma-spacing" and line[match.start() - source.starts[number - 1] :].strip() == ",":
                continue
            yield Problem(number, rule, message)


order = (
    "public protected private internal expect actual final open abstract sealed const external override "
    "lateinit tailrec suspend inner enum annotation fun companion inline value infix operator data"
).split()


def modifiers(source):
    pattern = r"^\s*((?:\w+ )+)(?:class|interface|object|fun|val|var)\b"
    for match in re.finditer(pattern, source.code, re.M):
        words = [word for word in match[1].split() if word in order]
        if words != sorted(words, key=order.index):
            yield Problem(source.line(match.start(1)), "modifier-order", f"`{match[1].strip()}`")


def templates(source):
    for match in re.finditer(r"\$\{(\w+)\}(?!\w)", source.text):
        if source.code[match.start()] == '"':
            number = source.line(match.start())
            yield Problem(number, "string-template", f"`{match[1]}` needs no braces")
