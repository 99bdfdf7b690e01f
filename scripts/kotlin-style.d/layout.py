"""Rules of lines, blanks and indentation."""

import re

from source import Problem

# detekt's MaxLineLength; ktlint's own is 140.
width = 120
step = 4


def lines(source):
    if "\r" in source.text or "\t" in source.code:
        yield Problem(1, "no-tabs", "tabs and carriage returns are no layout")
    if not source.text.endswith("\n") or source.text.endswith("\n\n"):
        yield Problem(len(source.lines), "final-newline", "a file ends with one line feed")
    for index, line in enumerate(source.lines):
        number = index + 1
        if len(line) > width and not is_long_by_need(source, index):
            yield Problem(number, "max-line-length", f"{len(line)} columns are over {width}")
        if line != line.rstrip():
            yield Problem(number, "no-trailing-spaces", "the line ends with spaces")
        if index and not line and not source.lines[index - 1] and number < len(source.lines):
            yield Problem(number, "no-consecutive-blank-lines", "two blank lines follow each other")


def is_long_by_need(source, index):
    """Whether a line is an import, the package, or one text that nothing can break."""
    line = source.code_lines[index].strip()
    return line.startswith(("import ", "package ")) or re.fullmatch(r'"+[,)]*', line) is not None


def indentation(source):
    for index, line in enumerate(source.lines):
        if index in source.raw or not line.strip() or is_comment_body(line):
            continue
        if (len(line) - len(line.lstrip(" "))) % step:
            yield Problem(index + 1, "indent", f"not indented by a multiple of {step}")
    for pair in source.brackets:
        first, last = source.line(pair.opening) - 1, source.line(pair.closing) - 1
        closing = source.code_lines[last]
        if first == last or closing.lstrip()[:1] not in ")]}" or last in source.raw:
            continue
        if source.starts[last] + len(closing) - len(closing.lstrip()) != pair.closing:
            continue
        opening = source.code_lines[first]
        if len(opening) - len(opening.lstrip()) != len(closing) - len(closing.lstrip()):
            yield Problem(last + 1, "indent", "a closing bracket stands under its opening line")


def is_comment_body(line):
    return line.lstrip().startswith("*")


def blanks(source):
    lines = source.code_lines
    for index in range(1, len(lines) - 1):
        if source.lines[index]:
            continue
        before, after = source.code_lines[index - 1].rstrip(), lines[index + 1].strip()
        if before.endswith("{") and not source.is_comment(index - 1):
            yield Problem(index + 1, "no-empty-first-line", "a block begins with a blank line")
        if after.startswith("}"):
            yield Problem(index + 1, "no-blank-line-before-rbrace", "a block ends with a blank line")
        if before.endswith(("(", "[")) or after.startswith((")", "]")):
            yield Problem(index + 1, "no-blank-line-in-list", "a list has a blank line at an end")
        if after.startswith((".", "?.")):
            yield Problem(index + 1, "no-blank-lines-in-chained-method-calls", "a chain is broken")


declaration = re.compile(
    r"^(?:(?:public|internal|private|protected|override|open|abstract|final|sealed|data|value|inline|enum"
    r"|annotation|inner|operator|infix|suspend|tailrec|companion|external)\s+)*(?:class|interface|object|fun)\b"
)


def declarations(source):
    """A class or a function has a blank line before it, its comment and its annotations."""
    for index, line in enumerate(source.code_lines):
        text = line.strip()
        if not declaration.match(text) or text.startswith(("fun interface", "object :", "object {")):
            continue
        first = index
        while first and is_head(source, first - 1):
            first -= 1
        before = source.code_lines[first - 1].rstrip() if first else ""
        begins = first == 0 or not source.lines[first - 1] or before.endswith(("{", "(", "->"))
        if not begins and not before.endswith("="):
            yield Problem(index + 1, "blank-line-before-declaration", "no blank line stands before it")


def is_head(source, index):
    return source.is_comment(index) or source.code_lines[index].strip().startswith("@")


def comments(source):
    for start, end in source.comments:
        text = source.text[start:end]
        number = source.line(start)
        before = source.lines[number - 1][: start - source.starts[number - 1]]
        if text.startswith("//") and not re.match(r"//( |$)", text):
            yield Problem(number, "comment-spacing", "a space follows `//`")
        if text.startswith("/**") and before.strip():
            yield Problem(number, "kdoc-wrapping", "a doc comment begins a line of its own")
        if text.startswith("/*") and not text.startswith("/**"):
            yield Problem(number, "no-single-line-block-comment", "a comment is `//`, or a doc comment")
        if re.search(r"ktlint-(dis|en)able|detekt:", text):
            yield Problem(number, "suppression", "a rule is switched off")
        if re.search(r"\b(TODO|FIXME|STOPSHIP)\b:", text):
            yield Problem(number, "ForbiddenComment", "something is left to do")
