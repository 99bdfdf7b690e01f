internal import Diagnostics

/// A tree as FormatJS's JSON, as far as it is written.
struct TreeWriter {
  private(set) var json = JSONBytes()
  private let options: MessageJSON.Options
  private let positions: SourcePositions?

  /// Starts with nothing written.
  init(_ options: MessageJSON.Options) {
    self.options = options
    positions = options.source.map { SourcePositions($0) }
  }

  /// FormatJS's numbers for the kinds of pieces.
  private enum Kind: Int {
    case literal, argument, number, date, time, select, plural, pound, tag
  }

  /// Writes pieces as an array.
  mutating func write(_ elements: [Element]) {
    json.open("[")
    for element in elements { write(element) }
    json.close("]")
  }

  private mutating func write(_ element: Element) {
    switch element {
    case .text(let text, let span):
      begin(.literal, text)
      end(span)
    case .argument(let name, let span):
      begin(.argument, Text(name))
      end(span)
    case .number(let name, let style, let span):
      begin(.number, Text(name))
      write(style)
      end(span)
    case .date(let name, let style, let span):
      begin(.date, Text(name))
      write(style)
      end(span)
    case .time(let name, let style, let span):
      begin(.time, Text(name))
      write(style)
      end(span)
    case .pound(let span):
      begin(.pound, nil)
      end(span)
    case .tag(let name, let children, let span):
      begin(.tag, Text(name))
      json.key("children")
      write(children)
      end(span)
    case .select(let select):
      begin(.select, Text(select.name))
      write(branches: select.branches.map { ($0.word, $0.elements, $0.span) })
      end(select.span)
    case .plural(let plural):
      begin(.plural, Text(plural.name))
      write(branches: plural.branches.map { ($0.selector.spelling, $0.elements, $0.span) })
      json.member("offset", plural.offset)
      json.member("pluralType", plural.kind.rawValue)
      end(plural.span)
    }
  }

  private mutating func begin(_ kind: Kind, _ value: Text?) {
    json.open("{")
    json.member("type", kind.rawValue)
    if let value { json.member("value", value) }
  }

  /// Writes where the bytes of an object stand, if that is asked for, and closes it.
  private mutating func end(_ span: Span) {
    if let positions {
      json.key("location")
      json.open("{")
      write("start", positions[span.start])
      write("end", positions[span.end])
      json.close("}")
    }
    json.close("}")
  }

  private mutating func write(_ name: String, _ position: SourcePositions.Position) {
    json.key(name)
    json.open("{")
    json.member("offset", position.offset)
    json.member("line", position.line)
    json.member("column", position.column)
    json.close("}")
  }

  private mutating func write(branches: [(selector: String, elements: [Element], span: Span)]) {
    json.key("options")
    json.open("{")
    for branch in branches {
      json.key(branch.selector)
      json.open("{")
      json.key("value")
      write(branch.elements)
      end(branch.span)
    }
    json.close("}")
  }

  private mutating func write(_ style: NumberStyle?) {
    json.key("style")
    switch style {
    case nil: json.literal("null")
    case .named(let name, _): json.string(name)
    case .skeleton(let tokens, let span):
      json.open("{")
      json.member("type", 0)
      json.key("tokens")
      json.open("[")
      for token in tokens { write(token) }
      json.close("]")
      write(parsed: NumberSkeleton.options(tokens))
      end(span)
    }
  }

  private mutating func write(_ token: SkeletonToken) {
    json.open("{")
    json.member("stem", token.stem)
    json.key("options")
    json.open("[")
    for option in token.options { json.string(option) }
    json.close("]")
    json.close("}")
  }

  private mutating func write(_ style: DateTimeStyle?) {
    json.key("style")
    switch style {
    case nil: json.literal("null")
    case .named(let name, _): json.string(name)
    case .skeleton(let skeleton, let span):
      let pattern =
        options.hourCycle.map { DateTimeSkeleton.pattern(of: skeleton, hours: $0) } ?? skeleton
      json.open("{")
      json.member("type", 1)
      json.member("pattern", pattern)
      write(parsed: DateTimeSkeleton.read(pattern).map(\.options))
      end(span)
    }
  }

  private mutating func write(parsed: Result<IntlOptions, FormatError>) {
    json.key("parsedOptions")
    guard options.parsesSkeletons else {
      json.open("{")
      json.close("}")
      return
    }
    guard case .success(let parsed) = parsed else { return json.literal("null") }
    json.open("{")
    for entry in parsed.entries {
      json.key(entry.name)
      switch entry.value {
      case .word(let word): json.string(word)
      case .number, .fraction, .flag: json.literal(entry.value.spelling)
      }
    }
    json.close("}")
  }
}
