internal import Catalogue
internal import Diagnostics
internal import Locales
internal import Messages

/// Writes the accessor of one key: its signature and which resource it asks for what.
struct KotlinAccessor {
  let key: KeyPlan
  let resources: KeyResources
  let scope: KotlinScope
  /// The names of the properties in the accessor's group.
  let siblings: Set<String>

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
    KotlinComment.write([key.sourceText] + [key.note].compactMap(\.self), to: &code)
    let body = body(takesDays: takesDays)
    let identifier = Identifier.member(key.path.last ?? "")
    let name = Kotlin.name(identifier)
    let result = key.isRich ? scope.textType : "kotlin.String"
    var head: Code
    if key.parameters.isEmpty {
      if let annotation = KotlinProperty.annotation(identifier, among: siblings) {
        code.line(annotation)
      }
      head = "public val \(name): \(result)"
    } else {
      let parameters = key.parameters.map { parameter in
        Code("\(Kotlin.member(parameter.name)): \(type(of: parameter, takesDays: takesDays))")
      }
      head = Code.call(
        "public fun \(name)",
        parameters,
        indentation: Kotlin.indentation,
        width: parameters.count > 1 ? 0 : Kotlin.width
      ).between("", ": \(result)")
    }
    if resources.localeName != nil {
      writeBlock(head, body, to: &code)
    } else if key.parameters.isEmpty {
      code.lines(head)
      code.lines(body.between("get() = ").indented(by: Kotlin.indentation))
    } else {
      code.lines(head.between("", " ="))
      code.lines(body.indented(by: Kotlin.indentation))
    }
  }

  /// A function for a key that some locales lack: its texts may be in another locale than the others'.
  private func writeBlock(_ head: Code, _ body: Code, to code: inout CodeWriter) {
    let own: CodeLine =
      "val \(KotlinScope.ownWords) = \(KotlinScope.words).of(\(string(resources.localeName ?? "")))"
    code.lines(head.between("", " {"))
    code.lines(Code([own] + body.between("return ").lines).indented(by: Kotlin.indentation))
    code.line("}")
  }

  private func type(of parameter: Parameter, takesDays: Bool) -> String {
    switch parameter.type {
    case .string: "kotlin.String"
    case .integer: "kotlin.Int"
    case .decimal: "kotlin.Double"
    case .boolean: "kotlin.Boolean"
    case .choice(let choice): scope.choiceType(choice)
    case .instant(let dateOnly): dateOnly && takesDays ? "java.time.LocalDate" : "java.time.Instant"
    }
  }

  /// What the accessors of the words are asked through: those of the key's own locale where that
  /// may be another one.
  var words: CodeLine {
    resources.localeName == nil ? KotlinScope.words : KotlinScope.ownWords
  }

  /// A string resource in code.
  func string(_ name: String) -> CodeLine { "\(scope.constants).string.\(name)" }

  /// A plural resource in code.
  func plurals(_ name: String) -> CodeLine { "\(scope.constants).plurals.\(name)" }
}

extension KotlinAccessor {
  private func body(takesDays: Bool) -> Code {
    let values = key.placeholders.map { value(of: $0, takesDays: takesDays) }
    guard key.isRich else { return text(values) }
    // Tags are found before values go in, so that a `<` in a value is no tag.
    guard key.isFormatted else { return text([]).between("\(words).runs(", ")") }
    let marks = KotlinScope.marks
    let marked = text(key.placeholders.indices.map { Code("\(marks)[\($0)]") })
    let call = Code.call(
      "\(words).runs",
      values,
      indentation: Kotlin.indentation,
      width: Kotlin.width
    )
    return Code(
      call.between("", " { \(marks) ->").lines
        + marked.indented(by: Kotlin.indentation).lines + ["}"]
    )
  }

  /// A placeholder's value as text.
  private func value(of placeholder: Placeholder, takesDays: Bool) -> Code {
    let name = Kotlin.member(placeholder.argument)
    let type = key.parameters.first { $0.name == placeholder.argument }?.type ?? .string
    switch placeholder.format {
    case .asIs:
      switch type {
      case .string: return "\(name)"
      case .choice: return "\(name).word"
      case .decimal: return "\(words).plain(\(name))"
      case .integer, .boolean, .instant: return "\(name).toString()"
      }
    case .pound(let offset):
      return "\(words).number(\(less(offset, name, suffix: "L")))"
    case .number(let format):
      let scaled = format.scale == 1 ? name : "\(name) * \(format.scale).0"
      let options = KotlinNumber.options(format, ofInteger: type == .integer)
      let style = options.isEmpty ? "" : ", \(scope.numberType)(\(options))"
      return "\(words).number(\(scaled)\(style))"
    case .dateTime(let format):
      let isDay = takesDays && type == .instant(dateOnly: true)
      let function = isDay ? "day" : "instant"
      return "\(words).\(function)(\(name), \(Kotlin.literal(format.skeleton)))"
    }
  }

  /// A number less a plural's offset, in code.
  func less(_ offset: Int, _ name: String, suffix: String = "") -> CodeLine {
    if offset == 0 { return "\(name)" }
    return offset > 0 ? "\(name) - \(offset)\(suffix)" : "\(name) + \(offset.magnitude)\(suffix)"
  }
}
