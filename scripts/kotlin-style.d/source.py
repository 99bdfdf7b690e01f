"""A Kotlin file: its lines as they are, and with what is in texts and comments blanked out."""

from typing import NamedTuple


class Problem(NamedTuple):
    """What breaks a rule, with its line from 1."""

    line: int
    rule: str
    message: str


class Bracket(NamedTuple):
    """A pair of brackets by their offsets in the blanked text."""

    opening: int
    closing: int


class Source:
    """One file. `code` has the length of `text`: letters of texts are `"`, those of comments spaces."""

    def __init__(self, name, text):
        self.name = name
        self.text = text
        self.code, self.raw, self.comments = blanked(text)
        self.lines = text.split("\n")
        self.code_lines = self.code.split("\n")
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line) + 1)
        self.brackets = pairs(self.code)

    def line(self, offset):
        """The number of the line that holds an offset, from 1."""
        low, high = 0, len(self.starts) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if self.starts[middle] <= offset:
                low = middle
            else:
                high = middle - 1
        return low + 1

    def is_comment(self, index):
        """Whether a line, from 0, is part of a comment alone."""
        return self.lines[index].strip() != "" and self.code_lines[index].strip() == ""

    def text_without_comments(self):
        """The text with its texts, since templates use names, and without comments."""
        out = list(self.text)
        for start, end in self.comments:
            for place in range(start, end):
                if out[place] != "\n":
                    out[place] = " "
        return "".join(out)

    def inside(self, pair):
        return self.code[pair.opening + 1 : pair.closing]

    def is_split(self, pair):
        return "\n" in self.inside(pair)


def blanked(text):
    """The text without what is in texts and comments, the lines of raw texts, and the comments' offsets."""
    out = list(text)
    raw = set()
    comments = []
    index = 0

    def blank(start, end, sign):
        for place in range(start, end):
            if text[place] != "\n":
                out[place] = sign

    while index < len(text):
        if text.startswith("//", index):
            end = text.find("\n", index)
            end = len(text) if end < 0 else end
            comments.append((index, end))
            blank(index, end, " ")
        elif text.startswith("/*", index):
            end = text.find("*/", index)
            end = len(text) if end < 0 else end + 2
            comments.append((index, end))
            blank(index, end, " ")
        elif text[index] == '"':
            end = text_end(text, index)
            blank(index, end, '"')
            first = text.count("\n", 0, index)
            raw.update(range(first + 1, first + 1 + text.count("\n", index, end)))
        elif text[index] == "'":
            end = index + (3 if text[index + 1 : index + 2] != "\\" else 2)
            while text[index + 1 : index + 2] == "\\" and end < len(text) and text[end] != "'":
                end += 1
            end += text[index + 1 : index + 2] == "\\"
            blank(index, end, '"')
        elif text[index] == "`":
            end = text.find("`", index + 1) + 1 or len(text)
            blank(index, end, "`")
        else:
            end = index + 1
        index = end
    return "".join(out), raw, comments


def text_end(text, index):
    """The offset after a text that begins at one, with templates in it."""
    quotes = '"""' if text.startswith('"""', index) else '"'
    index += len(quotes)
    while index < len(text):
        if text.startswith(quotes, index):
            index += len(quotes)
            # A raw text ends at the last of several quotes.
            while quotes == '"""' and text[index : index + 1] == '"':
                index += 1
            return index
        if text[index] == "\\" and quotes == '"':
            index += 2
        elif text.startswith("${", index):
            index = template_end(text, index + 2)
        else:
            index += 1
    return index


def template_end(text, index):
    depth = 1
    while index < len(text) and depth:
        if text[index] == '"':
            index = text_end(text, index)
            continue
        depth += {"{": 1, "}": -1}.get(text[index], 0)
        index += 1
    return index


def pairs(code):
    """The brackets that belong together, by their opening; angle brackets aside."""
    found = []
    stack = []
    for index, sign in enumerate(code):
        if sign in "([{":
            stack.append(index)
        elif sign in ")]}" and stack:
            found.append(Bracket(stack.pop(), index))
    return sorted(found)


def items(code):
    """The parts of a list between its commas, without what is in brackets of its own."""
    parts, depth, start = [], 0, 0
    for index, sign in enumerate(code):
        before = code[index - 1] if index else ""
        if sign in "([{<":
            depth += 1
        elif sign in ")]}" or (sign == ">" and before != "-"):
            depth -= 1
        elif sign == "," and depth == 0:
            parts.append(code[start:index])
            start = index + 1
    return [part for part in parts + [code[start:]] if part.strip()]

