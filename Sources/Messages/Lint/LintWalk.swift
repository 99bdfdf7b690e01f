internal import Diagnostics
internal import Locales

/// One walk over a message and its text.
struct LintWalk {
  private(set) var findings: [MessageFinding] = []
  private let text: Text

  /// Starts with nothing found.
  init(_ text: Text) {
    self.text = text
  }

  /// Looks at pieces and at all that is in them.
  mutating func check(_ elements: [Element], in surroundings: Surroundings) {
    for element in elements {
      switch element {
      case .text(_, let span): check(text: span, in: surroundings)
      case .tag(_, let children, _): check(children, in: surroundings.inTag)
      case .select(let select):
        for branch in select.branches {
          check(branch.elements, in: surroundings.inBranch(of: select))
        }
      case .plural(let plural):
        for branch in plural.branches {
          check(branch.selector, branch.selectorSpan)
          check(branch.elements, in: surroundings.inBranch(of: plural))
        }
      case .argument, .number, .date, .time, .pound: break
      }
    }
  }

  private mutating func warn(_ id: String, _ span: Span, _ sentence: String, help: String) {
    findings.append(
      MessageFinding(id: id, span: span, sentence: sentence, help: help, severity: .warning)
    )
  }

  // MARK: Categories

  private mutating func check(_ selector: Plural.Selector, _ span: Span) {
    guard case .word(let word) = selector else { return }
    let digits = word.hasPrefix("=") ? word.dropFirst() : word[...]
    let categories = PluralCategory.allCases.map(\.name)
    let help: String
    if let number = Int(digits) {
      help = "write `=\(number)`"
    } else if let category = Suggestion.closest(to: word, among: categories) {
      help = "write `\(category)`"
    } else {
      help = "write `\(categories.joined(separator: "`, `"))`, or a number such as `=1`"
    }
    warn(
      "words/unknown-category",
      span,
      "`\(word)` is no plural category, so its branch is never printed",
      help: help
    )
  }

  // MARK: Text

  /// Reads a text's bytes as they stand in the message.
  private mutating func check(text span: Span, in surroundings: Surroundings) {
    let base = text.bytes.startIndex
    // Most texts have none of what there is something to say about.
    guard text.bytes[(base + span.start)..<(base + span.end)].contains(where: Self.isTelling) else {
      return
    }
    var reader = MessageReader(text.bytes, ParserOptions())
    reader.at = base + span.start
    while reader.at < base + span.end {
      let start = reader.at
      guard let token = reader.readTextToken(in: surroundings.nesting) else { return }
      let range = start..<reader.at
      switch token {
      case .plain: checkPounds(range, in: surroundings)
      case .doubledApostrophe: break
      case .quoted(let isClosed): checkQuote(range, isClosed: isClosed, reader)
      case .selfClosingTag(let nameEnd):
        let name = reader.string(start + 1..<nameEnd)
        warn(
          "words/self-closing-tag",
          reader.span(range),
          "`<\(name)/>` is printed as text, because the web knows no self-closing tags",
          help: "write `<\(name)></\(name)>`"
        )
      }
    }
  }

  private static func isTelling(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "'") || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "<")
  }

  private mutating func checkPounds(_ range: Range<Int>, in surroundings: Surroundings) {
    guard let select = surroundings.select, let plural = surroundings.plural else { return }
    let base = text.bytes.startIndex
    let turned = "put the plural inside the select"
    for index in range where text.bytes[index] == UInt8(ascii: "#") {
      warn(
        "words/literal-pound",
        Span(index - base, index + 1 - base),
        "`#` is printed as it is, because the select on `\(select)` stands between it and the"
          + " plural on `\(plural.name)`",
        help: plural.offset == 0 ? "write `{\(plural.name), number}`, or \(turned)" : turned
      )
    }
  }

  private mutating func checkQuote(
    _ range: Range<Int>,
    isClosed: Bool,
    _ reader: MessageReader
  ) {
    let start = range.lowerBound
    if startsTag(at: start + 1), !isClosed || endsWord(before: start) {
      warn(
        "words/quoted-tag",
        reader.span(start..<start + 2),
        "the apostrophe quotes the tag after it, which is printed as text",
        help: "write `''` for an apostrophe before a tag"
      )
    } else if !isClosed {
      warn(
        "words/unclosed-quote",
        reader.span(range),
        "the apostrophe before `\(reader.string(start + 1..<start + 2))` quotes all that follows"
          + " it, because none closes the quote",
        help: "write `''` for an apostrophe, or close the quote with `'`"
      )
    }
  }

  /// Whether `<` and a letter, or `</`, stand at an index.
  private func startsTag(at index: Int) -> Bool {
    guard text.bytes[index] == UInt8(ascii: "<"), index + 1 < text.bytes.endIndex else {
      return false
    }
    let next = text.bytes[index + 1]
    return next == UInt8(ascii: "/") || MessageReader.isLetter(next)
  }

  /// Whether a letter or digit stands right before an index, as it does before an apostrophe that
  /// is part of a word.
  private func endsWord(before index: Int) -> Bool {
    guard let last = text.bytes[..<index].last else { return false }
    return last >= 0x80 || PatternCharacters.isIdentifier(UInt32(last))
  }
}
