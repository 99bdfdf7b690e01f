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
    _ prelude: ArraySlice<ComponentValue>,
    in parent: (list: Int, specificity: Specificity)?
  ) -> [Selector]? {
    var selectors: [Selector] = []
    for part in prelude.split(separatedBy: .comma) {
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
  mutating func complex(_ values: ArraySlice<ComponentValue>, isRelative: Bool = false) -> Selector?
  {
    var rest = values.trimmed
    guard let first = rest.first, let last = rest.last else { return nil }
    var selector = Selector(span: Span(first.span.start, last.span.end))
    if isRelative, Self.isCombinator(first) {
      rest = rest.dropFirst().drop { $0.isWhitespace }
      selector.tests.append(.never)
    }
    while true {
      let end = rest.firstIndex { $0.isWhitespace || Self.isCombinator($0) } ?? rest.endIndex
      guard let compound = compound(rest[rest.startIndex..<end]) else { return nil }
      selector.tests += compound.tests
      selector.specificity += compound.specificity
      rest = rest[end...].drop { $0.isWhitespace }
      guard let next = rest.first else { return selector }
      if Self.isCombinator(next) { rest = rest.dropFirst().drop { $0.isWhitespace } }
      guard !rest.isEmpty else { return nil }
      // What stood before is about another element, so only its being valid matters.
      selector.tests = [.never]
    }
  }

  private static func isCombinator(_ value: ComponentValue) -> Bool {
    value.isDelim(">") || value.isDelim("+") || value.isDelim("~")
  }

  private typealias Compound = (tests: [Selector.Test], specificity: Specificity)

  private mutating func compound(_ values: ArraySlice<ComponentValue>) -> Compound? {
    var rest = values
    var compound: Compound = ([], Specificity())
    guard !rest.isEmpty, readType(&rest, &compound) else { return nil }
    while let value = rest.popFirst() {
      switch value.kind {
      case .hash(let name, isIdentifier: true):
        compound.tests.append(.hasID(name))
        compound.specificity.ids += 1
      case .delim(UInt8(ascii: ".")):
        guard let name = rest.popFirst()?.identifier else { return nil }
        compound.tests.append(.hasClass(name))
        compound.specificity.classes += 1
      case .delim(UInt8(ascii: "&")):
        namesParent = true
        compound.tests.append(.parent(parent))
        compound.specificity += parentSpecificity
      case .block(.square, let contents):
        guard let test = AttributeTest(contents) else { return nil }
        compound.tests.append(.attribute(test))
        compound.specificity.classes += 1
      case .colon:
        guard readPseudo(&rest, at: value.span, &compound) else { return nil }
      default: return nil
      }
    }
    return compound
  }

  /// Reads a type selector, if there is one, with its namespace, which is not followed.
  private func readType(
    _ rest: inout ArraySlice<ComponentValue>,
    _ compound: inout Compound
  ) -> Bool {
    let start = rest.startIndex
    func isName(_ index: Int) -> Bool {
      rest.indices.contains(index) && (rest[index].identifier != nil || rest[index].isDelim("*"))
    }
    let bar = isName(start) ? start + 1 : start
    if rest.indices.contains(bar), rest[bar].isDelim("|") {
      // `*|html` is any namespace's; a named one would have to be declared.
      guard isName(bar + 1), bar == start || rest[start].isDelim("*") else { return false }
      if bar == start { compound.tests.append(.never) }
      rest = rest[(bar + 1)...]
    }
    guard isName(rest.startIndex), let type = rest.popFirst() else { return true }
    if let name = type.identifier {
      compound.specificity.types += 1
      if !name.isWord("html") { compound.tests.append(.never) }
    }
    return true
  }

  private mutating func readPseudo(
    _ rest: inout ArraySlice<ComponentValue>,
    at colon: Span,
    _ compound: inout Compound
  ) -> Bool {
    guard let value = rest.popFirst() else { return false }
    let span = Span(colon.start, value.span.end)
    switch value.kind {
    case .colon:
      guard let name = rest.popFirst()?.nameOfIdentOrFunction else { return false }
      return readElement(name, &compound)
    case .ident(let name):
      let word = name.lowercased
      if PseudoClass.legacyElements.contains(word) { return readElement(name, &compound) }
      compound.specificity.classes += 1
      if PseudoClass.failing.contains(word) {
        compound.tests.append(.never)
      } else if PseudoClass.unknown.contains(word) {
        compound.tests.append(.outOfScope(span))
      } else {
        return PseudoClass.holding.contains(word)
      }
      return true
    case .function(let name, let arguments):
      return readFunction(name.lowercased, arguments[...], at: span, &compound)
    default: return false
    }
  }

  private func readElement(_ name: Text, _ compound: inout Compound) -> Bool {
    let word = name.lowercased
    compound.specificity.types += 1
    compound.tests.append(.never)
    return PseudoClass.elements.contains(word) || word.hasPrefix("-webkit-")
  }

  private mutating func readFunction(
    _ name: String,
    _ arguments: ArraySlice<ComponentValue>,
    at span: Span,
    _ compound: inout Compound
  ) -> Bool {
    switch name {
    case "is", "where", "-webkit-any":
      // These lists forgive: what is invalid in them is left out.
      let list = arguments.split(separatedBy: .comma).compactMap { complex($0) }
      compound.tests.append(.any(list))
      if name != "where" { compound.specificity += list.map(\.specificity).max() ?? Specificity() }
    case "not":
      var list: [Selector] = []
      for part in arguments.split(separatedBy: .comma) {
        guard let selector = complex(part) else { return false }
        list.append(selector)
      }
      compound.tests.append(.none(list))
      compound.specificity += list.map(\.specificity).max() ?? Specificity()
    case "host", "host-context":
      guard complex(arguments) != nil else { return false }
      compound.tests.append(.never)
      compound.specificity.classes += 1
    case "dir":
      compound.specificity.classes += 1
      guard let word = arguments.trimmed.only?.identifier else { return false }
      let isRightToLeft = AttributeTest(
        name: "dir",
        relation: .equals,
        value: "rtl",
        ignoresCase: true
      )
      let test = Selector(tests: [.attribute(isRightToLeft)], span: span)
      switch word.lowercased {
      case "ltr": compound.tests.append(.none([test]))
      case "rtl": compound.tests.append(.any([test]))
      default: compound.tests.append(.never)
      }
    default:
      guard PseudoClass.unknownFunctions.contains(name), !arguments.trimmed.isEmpty else {
        return false
      }
      compound.specificity.classes += 1
      compound.tests.append(.outOfScope(span))
    }
    return true
  }
}
