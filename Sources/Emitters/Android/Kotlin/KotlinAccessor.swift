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
    let comment = KotlinComment.lines(
      [key.sourceText.string] + (key.note.map { [$0.string] } ?? [])
    )
    write(comment, takesDays: false, to: &code)
    if key.parameters.contains(where: { $0.type == .instant(dateOnly: true) }) {
      code.line()
      write(comment, takesDays: true, to: &code)
    }
  }

  private func write(_ comment: [String], takesDays: Bool, to code: inout CodeWriter) {
    code.lines(Code(comment))
    let body = body(takesDays: takesDays)
    let identifier = Identifier.member(key.path.last ?? "")
    let name = Kotlin.name(identifier)
    let result = key.isRich ? scope.textType : "kotlin.String"
    var head: Code
    if key.parameters.isEmpty {
      if let annotation = KotlinProperty.annotation(identifier, among: siblings) {
        code.line(annotation)
      }
      head = Code(["public val \(name): \(result)"])
    } else {
      let parameters = key.parameters.map { parameter in
        Code(["\(Kotlin.member(parameter.name)): \(type(of: parameter, takesDays: takesDays))"])
      }
      head = Code.call(
        "public fun \(name)",
        parameters,
        indentation: Kotlin.indentation,
        width: Kotlin.width
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

  /// A key that some locales lack: its texts may be in another locale than the others'.
  private func writeBlock(_ head: Code, _ body: Code, to code: inout CodeWriter) {
    let own =
      "val \(KotlinScope.ownWords) = \(KotlinScope.words).of(\(string(resources.localeName ?? "")))"
    let inner = Code([own] + body.between("return ").lines)
    if key.parameters.isEmpty {
      code.lines(head)
      code.lines(
        Code(["get() {"] + inner.indented(by: Kotlin.indentation).lines + ["}"])
          .indented(by: Kotlin.indentation)
      )
    } else {
      code.lines(head.between("", " {"))
      code.lines(inner.indented(by: Kotlin.indentation))
      code.line("}")
    }
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
  private var words: String {
    resources.localeName == nil ? KotlinScope.words : KotlinScope.ownWords
  }

  private func string(_ name: String) -> String { "\(scope.constants).string.\(name)" }

  private func plurals(_ name: String) -> String { "\(scope.constants).plurals.\(name)" }
}

// MARK: - Values

extension KotlinAccessor {
  private func body(takesDays: Bool) -> Code {
    let values = key.placeholders.map { value(of: $0, takesDays: takesDays) }
    guard key.isRich else { return text(values) }
    // Tags are found before values go in, so that a `<` in a value is no tag.
    guard key.isFormatted else { return text([]).between("\(words).runs(", ")") }
    let marks = KotlinScope.marks
    let marked = text(key.placeholders.indices.map { "\(marks)[\($0)]" })
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
      case .string: return Code([name])
      case .choice: return Code(["\(name).word"])
      case .decimal: return Code(["\(words).plain(\(name))"])
      case .integer, .boolean, .instant: return Code(["\(name).toString()"])
      }
    case .pound(let offset):
      return Code(["\(words).number(\(less(offset, name, suffix: "L")))"])
    case .number(let format):
      let scaled = format.scale == 1 ? name : "\(name) * \(format.scale).0"
      let options = KotlinNumber.options(format, ofInteger: type == .integer)
      let style = options.isEmpty ? "" : ", \(scope.numberType)(\(options))"
      return Code(["\(words).number(\(scaled)\(style))"])
    case .dateTime(let format):
      let isDay = takesDays && type == .instant(dateOnly: true)
      let function = isDay ? "day" : "instant"
      return Code(["\(words).\(function)(\(name), \(Kotlin.literal(format.skeleton)))"])
    }
  }

  private func less(_ offset: Int, _ name: String, suffix: String = "") -> String {
    if offset == 0 { return name }
    return offset > 0 ? "\(name) - \(offset)\(suffix)" : "\(name) + \(offset.magnitude)\(suffix)"
  }
}

// MARK: - Resources

extension KotlinAccessor {
  /// The text with the values in it.
  private func text(_ values: [Code]) -> Code {
    if !resources.fragments.isEmpty { return fragmented(values) }
    guard let native = key.selectors.firstIndex(where: \.isNative) else {
      return call("text", sentence(among: resources.sentences[...], 0), values)
    }
    let selector = key.selectors[native]
    let name = Kotlin.member(selector.argument)
    var branches: [(String, Code)] = []
    for case .exact(let number) in selector.choices where Int32(exactly: number) != nil {
      let strings = resources.sentences.filter { $0.combination[native] == .exact(number) }
      branches.append((String(number), call("text", sentence(among: strings[...], 0), values)))
    }
    let plurals = resources.sentences.filter { $0.combination[native] == .native }
    let quantity = Code([less(selector.offset, name)])
    let plural = call(
      "plural",
      sentence(among: plurals[...], 0),
      [quantity] + values
    )
    return when(name, branches, else: plural)
  }

  private func call(_ function: String, _ resource: Code, _ values: [Code]) -> Code {
    Code.call(
      "\(words).\(function)",
      [resource] + values,
      indentation: Kotlin.indentation,
      width: Kotlin.width
    )
  }

  /// Plurals side by side: each is asked for by itself and goes into the sentence.
  private func fragmented(_ values: [Code]) -> Code {
    var inserted = values
    for fragment in resources.fragments.sorted(by: { $0.number < $1.number }) {
      let selector = key.selectors[fragment.selector]
      let quantity = less(selector.offset, Kotlin.member(selector.argument))
      let text = call("plural", Code([plurals(fragment.name)]), [Code([quantity])] + values)
      if fragment.number <= inserted.count {
        inserted[fragment.number - 1] = text
      } else {
        inserted.append(text)
      }
    }
    return call("text", Code([string(resources.name)]), inserted)
  }

  /// Which of some sentences it is, by the selectors from one on.
  private func sentence(among sentences: ArraySlice<KeyResources.Sentence>, _ first: Int) -> Code {
    guard let only = sentences.first else { return Code([string(resources.name)]) }
    guard sentences.count > 1, first < key.selectors.count else {
      return Code([only.isPlural ? plurals(only.name) : string(only.name)])
    }
    let selector = key.selectors[first]
    func code(_ choice: Selector.Choice) -> Code {
      sentence(among: sentences.filter { $0.combination[first] == choice }[...], first + 1)
    }
    if selector.isNative { return sentence(among: sentences, first + 1) }
    let name = Kotlin.member(selector.argument)
    var numbers: [(String, Code)] = []
    var others: [(String, Code)] = []
    for choice in selector.choices {
      switch choice {
      case .exact(let number):
        if Int32(exactly: number) != nil { numbers.append((String(number), code(choice))) }
      case .category(let category):
        others.append((Kotlin.literal(category.name), code(choice)))
      case .word(let word):
        others.append((isBoolean(selector) ? word : Kotlin.literal(word), code(choice)))
      case .native: continue
      }
    }
    let last = others.popLast()?.1 ?? Code([string(resources.name)])
    return when(name, numbers, else: when(subject(of: selector), others, else: last))
  }

  private func isBoolean(_ selector: Selector) -> Bool {
    key.parameters.contains { $0.name == selector.argument && $0.type == .boolean }
  }

  /// What a selector's choices are compared with.
  private func subject(of selector: Selector) -> String {
    let name = Kotlin.member(selector.argument)
    switch selector.kind {
    case .cardinal(let offset): return "\(words).cardinal(\(less(offset, name)))"
    case .ordinal(let offset): return "\(words).ordinal(\(less(offset, name)))"
    case .word:
      let type = key.parameters.first { $0.name == selector.argument }?.type
      guard case .choice = type else { return name }
      return "\(name).word"
    }
  }

  private func when(_ subject: String, _ branches: [(String, Code)], else last: Code) -> Code {
    if branches.isEmpty { return last }
    let lines = (branches + [("else", last)]).flatMap { label, code in
      code.between("\(label) -> ").indented(by: Kotlin.indentation).lines
    }
    return Code(["when (\(subject)) {"] + lines + ["}"])
  }
}
