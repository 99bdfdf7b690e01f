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
    SwiftComment.write([key.sourceText] + [key.note].compactMap(\.self), to: &code)
    let name = SwiftCode.member(key.path.last ?? "")
    let result = key.isRich ? scope.textType : "Swift.String"
    let body = body(takesDays: takesDays).indented(by: SwiftCode.indentation)
    if key.parameters.isEmpty {
      code.line("public var \(name): \(result) {")
    } else {
      let parameters = key.parameters.map { parameter -> Code in
        let type = type(of: parameter, takesDays: takesDays)
        return "\(SwiftCode.parameter(parameter.name)): \(type)"
      }
      let head = Code.call(
        "public func \(name)",
        parameters,
        indentation: SwiftCode.indentation,
        width: SwiftCode.width
      )
      // Swift takes no comma after the last parameter before version 6.1.
      code.lines(head.withoutLastComma().between("", " -> \(result) {"))
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
    guard key.isFormatted else { return call(key.isRich ? "richText" : "text", catalogKey, []) }
    let values = key.placeholders.indices.map { value(of: $0, takesDays: takesDays) }
    let fill = call(
      key.isRich ? "richFill" : "fill",
      catalogKey,
      values.map { $0.isCount ? "\(words).count(\($0.code))" : $0.code }
    )
    guard !key.nativeSelectors.isEmpty else { return fill }
    let format = call(
      key.isRich ? "richFormat" : "format",
      catalogKey,
      values.map { $0.isCount ? ".count(\($0.code))" : ".text(\($0.code))" }
    )
    guard let exact = exactNumbers else { return format }
    let filled = call(
      key.isRich ? "richFill" : "fill",
      exactKey,
      values.map { $0.isCount ? "\(words).count(\($0.code))" : $0.code }
    )
    return Code(
      ["if let \(Self.exactPart) = \(exact) {"]
        + filled.between("return ").indented(by: SwiftCode.indentation).lines
        + ["}"] + format.between("return ").lines
    )
  }

  private func call(_ function: String, _ key: Code, _ values: [CodeLine]) -> Code {
    let code = Code.call(
      "\(words).\(function)",
      [key] + values.map { Code($0) },
      indentation: SwiftCode.indentation,
      width: SwiftCode.width
    )
    // Swift takes no comma after the last argument before version 6.1.
    return code.withoutLastComma()
  }

  /// What the accessor asks: for the locale of a key that some locales lack, that of its text.
  private var words: CodeLine {
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
  /// The code of a placeholder's value: a text, or for a plural that the platform picks the category
  /// of, an integer.
  private func value(of index: Int, takesDays: Bool) -> (code: CodeLine, isCount: Bool) {
    let placeholder = key.placeholders[index]
    let name = SwiftCode.variable(placeholder.argument)
    let type = key.parameters.first { $0.name == placeholder.argument }?.type ?? .string
    switch placeholder.format {
    case .asIs: return (asIs(name, type), false)
    case .pound(let offset):
      let number = less(offset, name)
      if key.isNativeCount(index + 1) { return (number, true) }
      return ("\(words).count(\(number))", false)
    case .number(let format):
      let value: CodeLine = type == .integer ? "Swift.Double(\(name))" : "\(name)"
      let options = SwiftNumber.options(format).map { ", " + $0 }.joined()
      return ("\(words).number(\(value)\(options))", false)
    case .dateTime(let format):
      let function = takesDays && type == .instant(dateOnly: true) ? "day" : "instant"
      let arguments = [name, SwiftCode.literal(format.skeleton)] + SwiftHours.options(format)
      return ("\(words).\(function)(\(arguments.joined(separator: ", ")))", false)
    }
  }

  private func asIs(_ name: String, _ type: ParameterType) -> CodeLine {
    switch type {
    case .string: "\(name)"
    case .choice: "\(name).word"
    case .decimal: "\(SwiftScope.words).plain(\(name))"
    case .integer, .boolean, .instant: "Swift.String(\(name))"
    }
  }

  private func less(_ offset: Int, _ name: String) -> CodeLine {
    if offset == 0 { return "\(name)" }
    return offset > 0 ? "\(name) - \(offset)" : "\(name) + \(offset.magnitude)"
  }
}

// MARK: - Keys

extension SwiftAccessor {
  /// What a part for an exact number is called while the accessor has it.
  private static let exactPart = "_exact"

  /// The key in the catalog: the key's own name and a part for each selector.
  private var catalogKey: Code {
    sum(key.selectors.compactMap(part))
  }

  /// The same for a number that has a sentence of its own beside the platform's plural.
  private var exactKey: Code {
    sum(key.selectors.compactMap { $0.isNative ? "\(Self.exactPart)" : part(of: $0) })
  }

  /// The key's own name and parts behind it: on one line where they fit, else a part a line.
  private func sum(_ parts: [CodeLine]) -> Code {
    let name = SwiftCode.literal(key.name)
    if parts.isEmpty { return "\(name)" }
    let length = parts.reduce(name.utf8.count) { $0 + 3 + $1.count }
    guard length <= SwiftCode.width else {
      return Code(["\(name)"] + parts.map { "  + \($0)" })
    }
    var line: CodeLine = "\(name)"
    for part in parts { line = "\(line) + \(part)" }
    return Code(line)
  }

  /// The part for the numbers that have a sentence of their own beside the platform's plural.
  private var exactNumbers: CodeLine? {
    key.nativeSelectors.lazy.compactMap(exact).first
  }

  private func exact(_ selector: Selector) -> CodeLine? {
    let numbers = selector.choices.compactMap { choice -> String? in
      if case .exact(let number) = choice { String(number) } else { nil }
    }
    guard !numbers.isEmpty else { return nil }
    let name = SwiftCode.variable(selector.argument)
    return "\(scope.wordsType).exact(\(name), [\(numbers.joined(separator: ", "))])"
  }

  private func part(of selector: Selector) -> CodeLine? {
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
    if selector.isNative { return nil }
    let categories = selector.choices.compactMap { choice -> String? in
      if case .category(let category) = choice { "\"\(category.rawValue)\"" } else { nil }
    }
    let rules = if case .ordinal = selector.kind { "ordinal" } else { "cardinal" }
    let count = less(selector.offset, name)
    let category: CodeLine = "\(words).\(rules)(\(count), [\(categories.joined(separator: ", "))])"
    return exact(selector).map { "(\($0) ?? \(category))" } ?? category
  }
}
