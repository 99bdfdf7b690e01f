internal import Diagnostics

/// Reads component values as rules and declarations: CSS Syntax 3, section 5.4.
///
/// Reading from component values, not tokens, gives what the standard's parser gives and stays
/// linear: where something that looked like a declaration turns out to be a rule, no more than
/// that rule is read twice.
struct RuleReader {
  private let values: ArraySlice<ComponentValue>
  private var position: Int
  private var items: [BlockItem] = []

  private init(_ values: ArraySlice<ComponentValue>) {
    self.values = values
    position = values.startIndex
  }

  /// The rules of a stylesheet, or of a block that holds only rules.
  ///
  /// In a stylesheet, `<!--` and `-->` between rules are skipped.
  static func rules(in values: [ComponentValue], isStylesheet: Bool = false) -> [BlockItem] {
    var reader = RuleReader(values[...])
    while reader.position < values.count {
      switch values[reader.position].kind {
      case .whitespace: reader.position += 1
      case .cdo where isStylesheet, .cdc where isStylesheet: reader.position += 1
      case .atKeyword(let name): reader.readAtRule(name)
      default: reader.readRule(isNested: false)
      }
    }
    return reader.items
  }

  /// The declarations and at-rules of a block and, with nesting, its rules.
  static func blockItems(in values: [ComponentValue], nesting: Bool = true) -> [BlockItem] {
    var reader = RuleReader(values[...])
    while reader.position < values.count {
      switch values[reader.position].kind {
      case .whitespace, .semicolon: reader.position += 1
      case .atKeyword(let name): reader.readAtRule(name)
      default:
        if reader.readDeclaration() { continue }
        if nesting {
          reader.readRule(isNested: true)
        } else {
          reader.skipToSemicolon()
        }
      }
    }
    return reader.items
  }

  /// All the values as one declaration; nil if they are none.
  static func declaration(of values: ArraySlice<ComponentValue>) -> Declaration? {
    var reader = RuleReader(values.drop { $0.isWhitespace })
    guard let name = reader.readNameAndColon() else { return nil }
    return reader.declaration(
      name,
      from: reader.values.startIndex,
      value: reader.position,
      to: reader.values.endIndex
    )
  }

  private mutating func readAtRule(_ name: Text) {
    let start = position
    position += 1
    var block: [ComponentValue]?
    var end = values.endIndex
    while position < values.endIndex {
      let kind = values[position].kind
      position += 1
      if kind == .semicolon {
        end = position - 1
        break
      }
      if case .block(.curly, let contents) = kind {
        end = position - 1
        block = contents
        break
      }
    }
    let prelude = values[start + 1..<end]
    let span = Span(values[start].span.start, (prelude.last ?? values[start]).span.end)
    items.append(
      .atRule(
        AtRule(
          name: name,
          prelude: prelude,
          block: block,
          file: values[start].file,
          span: span
        )
      )
    )
  }

  private mutating func readRule(isNested: Bool) {
    let start = position
    while position < values.endIndex {
      let kind = values[position].kind
      if case .block(.curly, let contents) = kind {
        let prelude = values[start..<position]
        position += 1
        // What reads like a custom property's declaration is not a rule either.
        guard !Self.beginsLikeCustomProperty(prelude) else {
          return addProblem(.notADeclaration, from: start)
        }
        return items.append(.rule(QualifiedRule(prelude: prelude, block: contents)))
      }
      if isNested, kind == .semicolon {
        return addProblem(.notADeclaration, from: start)
      }
      position += 1
    }
    addProblem(isNested ? .notADeclaration : .ruleWithoutBlock, from: start)
  }

  private static func beginsLikeCustomProperty(_ prelude: ArraySlice<ComponentValue>) -> Bool {
    guard let first = prelude.first?.identifier, first.bytes.starts(with: [0x2D, 0x2D]) else {
      return false
    }
    return prelude.dropFirst().first { !$0.isWhitespace }?.kind == .colon
  }

  /// Reads a declaration; without one here, stays where it is and says false.
  private mutating func readDeclaration() -> Bool {
    let start = position
    guard let name = readNameAndColon() else {
      position = start
      return false
    }
    let valueStart = position
    let isCustomProperty = name.bytes.starts(with: [0x2D, 0x2D])
    var holdsBlock = false
    var holdsOther = false
    while position < values.endIndex, values[position].kind != .semicolon {
      if case .block(.curly, _) = values[position].kind {
        holdsOther = holdsOther || holdsBlock
        holdsBlock = true
      } else if !values[position].isWhitespace, !values[position].isDelim("!") || !holdsBlock {
        holdsOther = true
      }
      // Only a custom property may hold a block in braces beside other things.
      if holdsBlock, holdsOther, !isCustomProperty {
        position = start
        return false
      }
      position += 1
    }
    items.append(.declaration(declaration(name, from: start, value: valueStart, to: position)))
    return true
  }

  private mutating func readNameAndColon() -> Text? {
    guard let name = values[position...].first?.identifier else { return nil }
    position += 1
    while position < values.endIndex, values[position].isWhitespace { position += 1 }
    guard position < values.endIndex, values[position].kind == .colon else { return nil }
    position += 1
    return name
  }

  private func declaration(
    _ name: Text,
    from start: Int,
    value valueStart: Int,
    to end: Int
  ) -> Declaration {
    var value = values[valueStart..<end]
    let isImportant = Self.removeImportant(from: &value)
    let last = value.last { !$0.isWhitespace } ?? values[start]
    return Declaration(
      name: name,
      value: value,
      isImportant: isImportant,
      file: values[start].file,
      span: Span(values[start].span.start, last.span.end)
    )
  }

  private static func removeImportant(from value: inout ArraySlice<ComponentValue>) -> Bool {
    let trimmed = value.trimmed
    guard let word = trimmed.last, word.isIdentifier("important") else { return false }
    let rest = trimmed.dropLast()
    guard let mark = rest.lastIndex(where: { !$0.isWhitespace }), rest[mark].isDelim("!") else {
      return false
    }
    value = value[..<mark]
    return true
  }

  private mutating func skipToSemicolon() {
    let start = position
    while position < values.endIndex, values[position].kind != .semicolon { position += 1 }
    addProblem(.notADeclaration, from: start)
  }

  private mutating func addProblem(_ kind: SyntaxProblem.Kind, from start: Int) {
    let last = values[start..<position].last { !$0.isWhitespace } ?? values[start]
    items.append(
      .invalid(
        SyntaxProblem(kind: kind, span: Span(values[start].span.start, last.span.end))
      )
    )
  }
}
