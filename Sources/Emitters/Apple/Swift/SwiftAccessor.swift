internal import Catalogue
internal import Diagnostics
internal import Locales
internal import Messages

/// Writes the accessor of one key: its signature and which text it asks for with what.
struct SwiftAccessor {
  let key: KeyPlan
  let locales: [LanguageTag]
  let scope: SwiftScope

  /// Writes the accessor, and a second one for calendar dates where the first takes moments that
  /// only print as such.
  func write(to code: inout CodeWriter) {
    write(takesDays: false, to: &code)
    if key.parameters.contains(where: { $0.type == .instant(dateOnly: true) }) {
      code.line()
      write(takesDays: true, to: &code)
    }
  }

  private func write(takesDays: Bool, to code: inout CodeWriter) {
    let comment = [key.sourceText.string] + (key.note.map { [$0.string] } ?? [])
    code.lines(Code(SwiftCode.comment(comment)))
    let name = SwiftCode.member(key.path.last ?? "")
    let result = key.isRich ? scope.textType : "Swift.String"
    let body = body(takesDays: takesDays).indented(by: SwiftCode.indentation)
    if key.parameters.isEmpty {
      code.line("public var \(name): \(result) {")
    } else {
      let parameters = key.parameters.map { parameter -> Code in
        let type = type(of: parameter, takesDays: takesDays)
        return Code(["\(SwiftCode.parameter(parameter.name)): \(type)"])
      }
      var head = Code.call(
        "public func \(name)",
        parameters,
        indentation: SwiftCode.indentation,
        width: SwiftCode.width
      )
      // Swift takes no comma after the last parameter before version 6.1.
      if head.lines.count > 1 { head.lines[head.lines.count - 2].removeLast() }
      code.lines(head.between("", " -> \(result) {"))
    }
    code.lines(body)
    code.line("}")
  }

  private func type(of parameter: Parameter, takesDays: Bool) -> String {
    switch parameter.type {
    case .string: "Swift.String"
    case .integer: "Swift.Int"
    case .decimal: "Swift.Double"
    case .boolean: "Swift.Bool"
    case .choice(let choice): scope.choiceType(choice)
    case .instant(let dateOnly): dateOnly && takesDays ? scope.dayType : "Foundation.Date"
    }
  }

  private func body(takesDays: Bool) -> Code {
    let function = (key.isRich ? "rich" : "") + (key.isFormatted ? "Format" : "Text")
    let name = function.prefix(1).lowercased() + function.dropFirst()
    let values = key.placeholders.indices.map { value(of: $0, takesDays: takesDays) }
    let call = Code.call(
      "\(words).\(name)",
      [Code([catalogKey])] + values.map { Code([$0]) },
      indentation: SwiftCode.indentation,
      width: SwiftCode.width
    )
    var lines = call.lines
    if lines.count > 1 { lines[lines.count - 2].removeLast() }
    return Code(lines)
  }

  /// What the accessor asks: for the locale of a key that some locales lack, that of its text.
  private var words: String {
    guard key.isIncomplete else { return SwiftScope.words }
    let stands = key.stands.enumerated().filter { $0.offset != $0.element }.map { locale, other in
      let (name, stand) = (locales[locale].appleIdentifier, locales[other].appleIdentifier)
      return "\(SwiftCode.literal(name)): \(SwiftCode.literal(stand))"
    }
    return "\(SwiftScope.words).of([\(stands.joined(separator: ", "))])"
  }
}

// MARK: - Values

extension SwiftAccessor {
  private func value(of index: Int, takesDays: Bool) -> String {
    let placeholder = key.placeholders[index]
    let name = SwiftCode.variable(placeholder.argument)
    let type = key.parameters.first { $0.name == placeholder.argument }?.type ?? .string
    switch placeholder.format {
    case .asIs:
      switch type {
      case .string: return ".text(\(name))"
      case .choice: return ".text(\(name).word)"
      case .decimal: return ".text(\(SwiftScope.words).plain(\(name)))"
      case .integer, .boolean, .instant: return ".text(Swift.String(\(name)))"
      }
    case .pound(let offset):
      let number = less(offset, name)
      return key.isNativeCount(index + 1)
        ? ".count(\(number))" : ".text(\(words).number(Swift.Double(\(number))))"
    case .number(let format):
      let value = type == .integer ? "Swift.Double(\(name))" : name
      let options = SwiftNumber.options(format)
      return ".text(\(words).number(\(([value] + options).joined(separator: ", "))))"
    case .dateTime(let format):
      let function = takesDays && type == .instant(dateOnly: true) ? "day" : "instant"
      return ".text(\(words).\(function)(\(name), \(SwiftCode.literal(format.skeleton))))"
    }
  }

  private func less(_ offset: Int, _ name: String) -> String {
    if offset == 0 { return name }
    return offset > 0 ? "\(name) - \(offset)" : "\(name) + \(offset.magnitude)"
  }
}

// MARK: - Keys

extension SwiftAccessor {
  /// The key in the catalog: the key's own name and a part for each selector.
  private var catalogKey: String {
    ([SwiftCode.literal(key.name)] + key.selectors.compactMap(part)).joined(separator: " + ")
  }

  private func part(of selector: Selector) -> String? {
    let name = SwiftCode.variable(selector.argument)
    if selector.kind == .word {
      let words = selector.choices.compactMap(\.part)
      let type = key.parameters.first { $0.name == selector.argument }?.type
      guard type == .boolean else { return "\(name)._part" }
      let (yes, no) = (
        words.contains("true") ? "true" : "other", words.contains("false") ? "false" : "other"
      )
      return "(\(name) ? \"__\(yes)\" : \"__\(no)\")"
    }
    let numbers = selector.choices.compactMap { choice -> String? in
      if case .exact(let number) = choice { String(number) } else { nil }
    }
    if selector.isNative, numbers.isEmpty { return nil }
    let exact = "\(scope.wordsType).exact(\(name), [\(numbers.joined(separator: ", "))])"
    if selector.isNative { return "(\(exact) ?? \"\")" }
    let categories = selector.choices.compactMap { choice -> String? in
      if case .category(let category) = choice { "\"\(category.rawValue)\"" } else { nil }
    }
    let rules = if case .ordinal = selector.kind { "ordinal" } else { "cardinal" }
    let count = less(selector.offset, name)
    let category = "\(words).\(rules)(\(count), [\(categories.joined(separator: ", "))])"
    return numbers.isEmpty ? category : "(\(exact) ?? \(category))"
  }
}
