internal import Catalogue
internal import Locales

extension KotlinAccessor {
  /// The text with the values in it.
  func text(_ values: [Code]) -> Code {
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
    let quantity = Code(less(selector.offset, name))
    let plural = call(
      "plural",
      sentence(among: plurals[...], 0),
      [quantity] + values
    )
    return when("\(name)", branches, else: plural)
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
      let text = call("plural", Code(plurals(fragment.name)), [Code(quantity)] + values)
      if fragment.number <= inserted.count {
        inserted[fragment.number - 1] = text
      } else {
        inserted.append(text)
      }
    }
    return call("text", Code(string(resources.name)), inserted)
  }

  /// Which of some sentences it is, by the selectors from one on.
  private func sentence(among sentences: ArraySlice<KeyResources.Sentence>, _ first: Int) -> Code {
    guard let only = sentences.first else { return Code(string(resources.name)) }
    guard sentences.count > 1, first < key.selectors.count else {
      return Code(only.isPlural ? plurals(only.name) : string(only.name))
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
    let last = others.popLast()?.1 ?? Code(string(resources.name))
    return when("\(name)", numbers, else: when(subject(of: selector), others, else: last))
  }

  private func isBoolean(_ selector: Selector) -> Bool {
    key.parameters.contains { $0.name == selector.argument && $0.type == .boolean }
  }

  /// What a selector's choices are compared with.
  private func subject(of selector: Selector) -> CodeLine {
    let name = Kotlin.member(selector.argument)
    switch selector.kind {
    case .cardinal(let offset): return "\(words).cardinal(\(less(offset, name)))"
    case .ordinal(let offset): return "\(words).ordinal(\(less(offset, name)))"
    case .word:
      let type = key.parameters.first { $0.name == selector.argument }?.type
      guard case .choice = type else { return "\(name)" }
      return "\(name).word"
    }
  }

  private func when(_ subject: CodeLine, _ branches: [(String, Code)], else last: Code) -> Code {
    if branches.isEmpty { return last }
    let lines = (branches + [("else", last)]).flatMap { label, code in
      code.between("\(label) -> ").indented(by: Kotlin.indentation).lines
    }
    return Code(["when (\(subject)) {"] + lines + ["}"])
  }
}
