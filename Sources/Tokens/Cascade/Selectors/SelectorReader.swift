internal import Diagnostics

/// Reads selectors: Selectors 4, section 18, as far as they can match the root element.
struct SelectorReader {
  /// The list that `&` stands for.
  var parent: Int
  /// What `&` counts for.
  var parentSpecificity = Specificity()
  private(set) var namesParent = false

  init(parent: Int = SelectorTable.root, specificity: Specificity = Specificity()) {
    self.parent = parent
    parentSpecificity = specificity
  }

  /// The selectors of a rule; nil if one is invalid, for which a browser drops the rule.
  ///
  /// In a rule inside another, a selector that does not name the parent with `&` is about what is
  /// inside it.
  static func rule(
    _ prelude: Lexemes,
    in parent: (list: Int, specificity: Specificity)?
  ) -> [Selector]? {
    var selectors: [Selector] = []
    for part in prelude.separatedByCommas {
      var reader = SelectorReader(
        parent: parent?.list ?? SelectorTable.root,
        specificity: parent?.specificity ?? Specificity()
      )
      guard var selector = reader.complex(part, isRelative: parent != nil) else { return nil }
      if parent != nil, !reader.namesParent {
        selector.tests.append(.never)
        selector.specificity += reader.parentSpecificity
      }
      selectors.append(selector)
    }
    return selectors
  }

  /// A selector of compounds and combinators; nil if it is invalid.
  mutating func complex(_ values: Lexemes, isRelative: Bool = false) -> Selector? {
    var rest = values.trimmed
    guard !rest.isEmpty else { return nil }
    var selector = Selector(span: rest.span)
    if isRelative, Self.isCombinator(rest) {
      Self.skipCombinator(&rest)
      selector.tests = Self.anotherElement
    }
    while true {
      guard readCompound(&rest, &selector) else { return nil }
      rest.skipWhitespace()
      if rest.isEmpty { return selector }
      if Self.isCombinator(rest) { Self.skipCombinator(&rest) }
      // What stood before is about another element, so only its being valid matters.
      selector.tests = Self.anotherElement
    }
  }

  private static let anotherElement: [Selector.Test] = [.never]

  private static func isCombinator(_ values: Lexemes) -> Bool {
    switch values.delim {
    case UInt8(ascii: ">"), UInt8(ascii: "+"), UInt8(ascii: "~"): true
    default: false
    }
  }

  private static func skipCombinator(_ rest: inout Lexemes) {
    rest.removeFirst()
    rest.skipWhitespace()
  }

  /// Reads what stands before whitespace or a combinator; false if that is invalid.
  private mutating func readCompound(_ rest: inout Lexemes, _ selector: inout Selector) -> Bool {
    let start = rest.startIndex
    guard Self.readType(&rest, &selector) else { return false }
    while rest.kind != .whitespace, !Self.isCombinator(rest), let value = rest.popFirst() {
      switch value.kind {
      case .identifierHash:
        selector.tests.append(.hasID(value.text))
        selector.specificity += .ofID
      case .delim where value.isDelim("."):
        guard let name = rest.popFirst()?.identifier else { return false }
        selector.tests.append(.hasClass(name))
        selector.specificity += .ofClass
      case .delim where value.isDelim("&"):
        namesParent = true
        selector.tests.append(.parent(parent))
        selector.specificity += parentSpecificity
      case .square:
        guard let test = AttributeTest(value.contents) else { return false }
        selector.tests.append(.attribute(test))
        selector.specificity += .ofClass
      case .colon:
        guard readPseudo(&rest, from: value.span.start, &selector) else { return false }
      default: return false
      }
    }
    return rest.startIndex > start
  }

  /// Reads a type selector, if there is one, with its namespace, which is not followed.
  private static func readType(_ rest: inout Lexemes, _ selector: inout Selector) -> Bool {
    var afterName = rest
    if isTypeName(rest) { afterName.removeFirst() }
    if afterName.isDelim("|") {
      let isBare = afterName.startIndex == rest.startIndex
      // `*|html` is any namespace's; a named one would have to be declared.
      guard isBare || rest.isDelim("*") else { return false }
      afterName.removeFirst()
      rest = afterName
      guard isTypeName(rest) else { return false }
      if isBare { selector.tests.append(.never) }
    }
    guard isTypeName(rest), let type = rest.popFirst() else { return true }
    if type.kind == .ident {
      selector.specificity += .ofType
      if !type.isIdentifier("html") { selector.tests.append(.never) }
    }
    return true
  }

  private static func isTypeName(_ values: Lexemes) -> Bool {
    values.kind == .ident || values.isDelim("*")
  }

  private mutating func readPseudo(
    _ rest: inout Lexemes,
    from colon: Int,
    _ selector: inout Selector
  ) -> Bool {
    guard let value = rest.popFirst() else { return false }
    let span = Span(colon, value.span.end)
    switch value.kind {
    case .colon:
      guard let name = rest.popFirst(), name.kind == .ident || name.kind == .function else {
        return false
      }
      return Self.readElement(name.text.lowercased, &selector)
    case .ident:
      let word = value.text.lowercased
      if PseudoClass.legacyElements.contains(word) { return Self.readElement(word, &selector) }
      selector.specificity += .ofClass
      if PseudoClass.failing.contains(word) {
        selector.tests.append(.never)
      } else if PseudoClass.unknown.contains(word) {
        selector.tests.append(.outOfScope(span))
      } else {
        return PseudoClass.holding.contains(word)
      }
      return true
    case .function:
      return readFunction(value.text.lowercased, value.contents, at: span, &selector)
    default: return false
    }
  }

  private static func readElement(_ word: String, _ selector: inout Selector) -> Bool {
    selector.specificity += .ofType
    selector.tests.append(.never)
    return PseudoClass.elements.contains(word) || word.hasPrefix("-webkit-")
  }

  private mutating func readFunction(
    _ name: String,
    _ arguments: Lexemes,
    at span: Span,
    _ selector: inout Selector
  ) -> Bool {
    switch name {
    case "is", "where", "-webkit-any":
      // These lists forgive: what is invalid in them is left out.
      let list = arguments.separatedByCommas.compactMap { complex($0) }
      selector.tests.append(.any(list))
      if name != "where" { selector.specificity += list.map(\.specificity).max() ?? Specificity() }
    case "not":
      var list: [Selector] = []
      for part in arguments.separatedByCommas {
        guard let selector = complex(part) else { return false }
        list.append(selector)
      }
      selector.tests.append(.none(list))
      selector.specificity += list.map(\.specificity).max() ?? Specificity()
    case "host", "host-context":
      guard complex(arguments) != nil else { return false }
      selector.tests.append(.never)
      selector.specificity += .ofClass
    case "dir":
      selector.specificity += .ofClass
      guard let word = arguments.trimmed.only?.identifier else { return false }
      let isRightToLeft = AttributeTest(
        name: "dir",
        relation: .equals,
        value: "rtl",
        ignoresCase: true
      )
      let test = Selector(tests: [.attribute(isRightToLeft)], span: span)
      switch word.lowercased {
      case "ltr": selector.tests.append(.none([test]))
      case "rtl": selector.tests.append(.any([test]))
      default: selector.tests.append(.never)
      }
    default:
      guard PseudoClass.unknownFunctions.contains(name), !arguments.trimmed.isEmpty else {
        return false
      }
      selector.specificity += .ofClass
      selector.tests.append(.outOfScope(span))
    }
    return true
  }
}
