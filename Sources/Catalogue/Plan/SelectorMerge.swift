internal import Locales

/// Puts a key's selectors together over all its locales.
struct SelectorMerge {
  private var merged: [Merged] = []

  private struct Merged {
    var argument: String
    var kind: Selector.Kind
    var exactNumbers: [Int] = []
    var categories: PluralCategories
    var words: [String] = []
    var isNested = false
  }

  /// Adds the selectors of one locale's message: the source's first, the others' in their order.
  mutating func add(
    _ uses: [MessageSurvey.SelectorUse],
    cardinals: PluralRules,
    ordinals: PluralRules
  ) {
    for use in uses {
      let index = index(of: use)
      merged[index].isNested = merged[index].isNested || use.isNested
      for number in use.exactNumbers where !merged[index].exactNumbers.contains(number) {
        merged[index].exactNumbers.append(number)
      }
      for word in use.words where !merged[index].words.contains(word) {
        merged[index].words.append(word)
      }
      let rules = use.kind.isOrdinal ? ordinals : cardinals
      for category in rules.categories where use.categories.contains(category) {
        merged[index].categories.insert(category)
      }
    }
  }

  /// The place of a selector, which it gets where it has none.
  private mutating func index(of use: MessageSurvey.SelectorUse) -> Int {
    let index = merged.firstIndex { $0.argument == use.argument && $0.kind == use.kind }
    if let index { return index }
    var categories = PluralCategories()
    categories.insert(.other)
    merged.append(Merged(argument: use.argument, kind: use.kind, categories: categories))
    return merged.count - 1
  }

  /// The plural and ordinal selectors' placeholders: they have the first numbers.
  var placeholders: [Placeholder] {
    var placeholders: [Placeholder] = []
    for entry in merged where entry.kind != .word {
      let placeholder = Placeholder(
        argument: entry.argument,
        format: .pound(offset: entry.kind.offset)
      )
      if !placeholders.contains(placeholder) { placeholders.append(placeholder) }
    }
    return placeholders
  }

  /// The selectors, with who picks each of them.
  ///
  /// The platform's plural picks a cardinal's category: of one alone, of several flat ones side by
  /// side, and otherwise of the last, so that the others' categories become parts of names. A
  /// selector that can fall one way only picks nothing and is left out.
  var selectors: [Selector] {
    let cardinals = merged.indices.filter { merged[$0].kind.isCardinal }
    let isSideBySide =
      cardinals.count == merged.count
      && merged.allSatisfy { !$0.isNested && $0.exactNumbers.isEmpty }
    return merged.indices.compactMap { index in
      let isNative = merged[index].kind.isCardinal && (isSideBySide || index == cardinals.last)
      let choices = choices(of: merged[index], isNative: isNative)
      if choices.count < 2, !isNative { return nil }
      return Selector(
        argument: merged[index].argument,
        kind: merged[index].kind,
        isNative: isNative,
        choices: choices
      )
    }
  }

  private func choices(of entry: Merged, isNative: Bool) -> [Selector.Choice] {
    let exact = entry.exactNumbers.map(Selector.Choice.exact)
    if isNative { return exact + [.native] }
    guard entry.kind == .word else {
      let named = PluralCategory.allCases.filter(entry.categories.contains)
      return exact + named.map(Selector.Choice.category)
    }
    let isWholeBoolean = Set(entry.words) == ["true", "false"]
    return (entry.words + (isWholeBoolean ? [] : ["other"])).map(Selector.Choice.word)
  }
}

extension Selector.Kind {
  fileprivate var isCardinal: Bool {
    if case .cardinal = self { true } else { false }
  }

  fileprivate var isOrdinal: Bool {
    if case .ordinal = self { true } else { false }
  }
}
