internal import Diagnostics

/// Reads lexemes as rules and declarations, one after the other: CSS Syntax 3, section 5.4.
///
/// Reading with the brackets matched gives what the standard's parser gives and stays linear:
/// where something that looked like a declaration turns out to be a rule, no more than that rule
/// is read twice.
struct RuleReader: Sequence, IteratorProtocol {
  private let values: Lexemes
  private let grammar: Grammar
  private var position: Int

  /// What may stand in a list.
  struct Grammar: OptionSet {
    let rawValue: UInt8

    /// Declarations.
    static let declarations = Grammar(rawValue: 1)
    /// Rules.
    static let rules = Grammar(rawValue: 2)
    /// `<!--` and `-->` between rules, which are skipped.
    static let commentMarks = Grammar(rawValue: 4)
    /// Names that end in `*`, as in Tailwind's `--color-*: initial`; CSS reads them as two values.
    static let starredNames = Grammar(rawValue: 8)

    static let stylesheet: Grammar = [.rules, .commentMarks]
    static let block: Grammar = [.declarations, .rules]
  }

  /// Begins to read a list, in which at-rules may always stand.
  init(_ values: Lexemes, _ grammar: Grammar) {
    self.values = values
    self.grammar = grammar
    position = values.startIndex
  }

  /// The next thing; nil at the end.
  mutating func next() -> BlockItem? {
    while let kind {
      switch kind {
      case .whitespace: position += 1
      case .semicolon where grammar.contains(.declarations): position += 1
      case .cdo where grammar.contains(.commentMarks): position += 1
      case .cdc where grammar.contains(.commentMarks): position += 1
      case .atKeyword: return .atRule(readAtRule())
      default: return readOther()
      }
    }
    return nil
  }

  private mutating func readOther() -> BlockItem {
    guard grammar.contains(.declarations) else { return readRule(isNested: false) }
    if let declaration = readDeclaration() { return .declaration(declaration) }
    if grammar.contains(.rules) { return readRule(isNested: true) }
    let start = position
    while let kind, kind != .semicolon { skipValue() }
    return problem(.notADeclaration, from: start)
  }

  /// What begins here; nil at the end.
  private var kind: Lexeme.Kind? {
    position < values.endIndex ? values.file.lexemes[position].kind : nil
  }

  private mutating func skipValue() {
    position = values.file.index(after: position)
  }

  private func contents(at index: Int) -> Lexemes {
    values[index..<values.endIndex].contents
  }

  private func span(of range: Range<Int>) -> Span {
    values[range].span
  }

  private mutating func readAtRule() -> AtRule {
    let start = position
    position += 1
    while let kind, kind != .semicolon, kind != .curly { skipValue() }
    let end = position
    var block: Lexemes?
    if let kind {
      if kind == .curly { block = contents(at: end) }
      skipValue()
    }
    return AtRule(
      name: values.file.text(start),
      prelude: values[start + 1..<end],
      block: block,
      span: span(of: start..<end)
    )
  }

  private mutating func readRule(isNested: Bool) -> BlockItem {
    let start = position
    while let kind {
      if kind == .curly {
        let prelude = values[start..<position]
        let block = contents(at: position)
        skipValue()
        // What reads like a custom property's declaration is not a rule either.
        return Self.beginsLikeCustomProperty(prelude)
          ? problem(.notADeclaration, from: start)
          : .rule(QualifiedRule(prelude: prelude, block: block))
      }
      if isNested, kind == .semicolon { return problem(.notADeclaration, from: start) }
      skipValue()
    }
    return problem(isNested ? .notADeclaration : .ruleWithoutBlock, from: start)
  }

  private static func beginsLikeCustomProperty(_ prelude: Lexemes) -> Bool {
    var rest = prelude
    guard let name = rest.popFirst()?.identifier, name.bytes.starts(with: [0x2D, 0x2D]) else {
      return false
    }
    rest.skipWhitespace()
    return rest.kind == .colon
  }

  /// Reads a declaration; without one here, stays where it is and gives nil.
  private mutating func readDeclaration() -> Declaration? {
    let start = position
    guard let name = readNameAndColon() else {
      position = start
      return nil
    }
    let valueStart = position
    let isCustomProperty = name.bytes.starts(with: [0x2D, 0x2D])
    var holdsBlock = false
    var holdsOther = false
    while let kind, kind != .semicolon {
      if kind == .curly {
        holdsOther = holdsOther || holdsBlock
        holdsBlock = true
      } else if kind != .whitespace,
        !holdsBlock || !values[position..<values.endIndex].isDelim("!")
      {
        holdsOther = true
      }
      // Only a custom property may hold a block in braces beside other things.
      if holdsBlock, holdsOther, !isCustomProperty {
        position = start
        return nil
      }
      skipValue()
    }
    return declaration(name, from: start, value: values[valueStart..<position])
  }

  private mutating func readNameAndColon() -> Text? {
    guard kind == .ident else { return nil }
    var name = values.file.text(position)
    let end = span(of: position..<position + 1).end
    position += 1
    let next = values[position..<values.endIndex]
    if grammar.contains(.starredNames), next.isDelim("*"), next.first?.span.start == end {
      name = Text(name.bytes + [UInt8(ascii: "*")])
      position += 1
    }
    while kind == .whitespace { position += 1 }
    guard kind == .colon else { return nil }
    position += 1
    return name
  }

  private func declaration(_ name: Text, from start: Int, value: Lexemes) -> Declaration {
    let important = Self.withoutImportant(value)
    let written = (important ?? value).trimmed
    return Declaration(
      name: name,
      value: important ?? value,
      isImportant: important != nil,
      span: span(of: start..<(written.isEmpty ? start + 1 : written.endIndex))
    )
  }

  /// A value without the `!important` at its end; nil if there is none.
  private static func withoutImportant(_ value: Lexemes) -> Lexemes? {
    let trimmed = value.trimmed
    let lexemes = value.file.lexemes
    guard !trimmed.isEmpty, lexemes[trimmed.endIndex - 1].kind == .ident,
      trimmed[trimmed.endIndex - 1..<trimmed.endIndex].isIdentifier("important")
    else { return nil }
    let rest = trimmed[trimmed.startIndex..<trimmed.endIndex - 1].trimmed
    guard !rest.isEmpty, rest[rest.endIndex - 1..<rest.endIndex].isDelim("!") else { return nil }
    return value[value.startIndex..<rest.endIndex - 1]
  }

  private func problem(_ kind: SyntaxProblem.Kind, from start: Int) -> BlockItem {
    .invalid(SyntaxProblem(kind: kind, span: values[start..<position].trimmed.span))
  }
}

extension RuleReader {
  /// All of some values as one declaration; nil if they are none.
  static func declaration(of values: Lexemes) -> Declaration? {
    var reader = RuleReader(values.trimmed, .declarations)
    let start = reader.position
    guard let name = reader.readNameAndColon() else { return nil }
    return reader.declaration(name, from: start, value: values[reader.position..<values.endIndex])
  }
}
