"""Finds the conditions of Swift sources: what `if`, `guard`, `while`, `where` and `? :` decide by, what stands on
either side of `&&` and `||`, and comparisons wherever they stand."""

import re

OPEN, CLOSE = "([{", ")]}"


def masked(text):
    """The same text with spaces for comments and for what is in string literals."""
    out, place = list(text), 0
    pattern = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', re.S)
    for match in pattern.finditer(text):
        inside = match.start() + 1, match.end() - 1
        start, end = inside if text[match.start()] == '"' else match.span()
        for place in range(start, end):
            if out[place] != "\n":
                out[place] = "_" if text[match.start()] == '"' else " "
    return "".join(out)


def skip(text, place):
    """The place after a bracket's partner."""
    depth = 0
    while place < len(text):
        if text[place] in OPEN:
            depth += 1
        elif text[place] in CLOSE:
            depth -= 1
            if depth == 0:
                return place + 1
        place += 1
    return place


def header(text, place, keyword):
    """The end of what a keyword decides by, which begins at a place."""
    while place < len(text):
        if text[place] == "{" and keyword != "guard":
            return place
        if text[place] == ":" and keyword == "case-where":
            return place
        if keyword == "guard" and re.match(r"\belse\b", text[place:]) and not text[place - 1].isalnum():
            return place
        place = skip(text, place) if text[place] in OPEN else place + 1
    return place


def elements(text, start, end):
    """The parts of a list that commas set apart."""
    parts, begin, place = [], start, start
    while place < end:
        if text[place] == ",":
            parts.append((begin, place))
            begin = place + 1
        place = skip(text, place) if text[place] in OPEN else place + 1
    return parts + [(begin, end)]


def trimmed(text, start, end):
    while start < end and text[start].isspace():
        start += 1
    while end > start and text[end - 1].isspace():
        end -= 1
    return start, end


BOUNDARY_BACK = re.compile(
    r"(?:&&|\|\||[,;]|(?<![=!<>~+*/-])=|\breturn|\bin|\bif|\bguard|\bwhile|\bwhere|\belse|\bcase|->| \? |\s: |:)$"
)


def left(text, place, *, low):
    """Where the expression begins that ends at a place; `low` takes `&&` and `||` in."""
    while place > 0:
        before = text[:place]
        if text[place - 1] in CLOSE:
            depth, at = 0, place
            while at > 0:
                at -= 1
                if text[at] in CLOSE:
                    depth += 1
                elif text[at] in OPEN:
                    depth -= 1
                    if depth == 0:
                        break
            # The end of a block before, not of a closure in this expression.
            if text[place - 1] == "}" and "\n" in text[place : place + 2]:
                return place
            place = at
            continue
        if text[place - 1] in OPEN:
            return place
        tail = before[-8:]
        match = BOUNDARY_BACK.search(tail)
        if match and match[0] == "=" and text[place] == "=":
            match = None
        if match and not (low and match[0] in ("&&", "||")):
            within = len(tail) > len(match[0]) and tail[-len(match[0]) - 1].isalnum() or text[place].isalnum()
            if not (match[0].isalpha() and within):
                return place
        place -= 1
    return place


def right(text, place, end):
    """Where the operand ends that begins at a place."""
    while place < end:
        rest = text[place:]
        if text[place] in CLOSE or text[place] in ",;":
            return place
        if rest.startswith(("&&", "||", " ? ", " : ")):
            return place
        if text[place] == "\n" and not re.match(r"\s*(?:&&|\|\||\.|\?|:)", rest):
            return place
        place = skip(text, place) if text[place] in OPEN else place + 1
    return place


def conditions(source):
    """The places of all conditions, each a start and an end."""
    text = masked(source)
    found, headers = set(), []

    def add(start, end):
        start, end = trimmed(text, start, end)
        if start < end and not re.match(r"(?:let|var|case|await)\b", text[start:end]):
            found.add((start, end))

    for match in re.finditer(r"\b(if|guard|while)\b", text):
        end = header(text, match.end(), match[1])
        headers.append((match.end(), end))
        for part in elements(text, match.end(), end):
            add(*part)
    for match in re.finditer(r"\b(for|case)\b[^\n]*?\bwhere\b|^\s*where\b", text, re.M):
        line = text[text.rfind("\n", 0, match.start() + 1) + 1 : match.end()]
        if re.search(r"\b(func|extension|struct|init)\b", line):
            continue
        kind = "case-where" if match[1] == "case" else "for"
        end = header(text, match.end(), kind)
        headers.append((match.end(), end))
        add(match.end(), end)
    for match in re.finditer(r"&&|\|\|", text):
        limit = min([end for start, end in headers if start <= match.start() < end], default=len(text))
        add(left(text, match.start(), low=False), match.start())
        add(match.end(), right(text, match.end() + 1, limit))
    for match in re.finditer(r"\s\? ", text):
        add(left(text, match.start(), low=True), match.start())
    for match in re.finditer(r" (?:[=!<>~]=|<|>) ", text):
        start, end = left(text, match.start(), low=False), right(text, match.end(), len(text))
        # A comparison that is a part of a condition is that condition.
        if not any(s <= match.start() < e and "&&" not in text[s:e] and "||" not in text[s:e] for s, e in found):
            add(start, end)
    return sorted(found)
