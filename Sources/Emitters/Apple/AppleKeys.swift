internal import Catalogue
internal import Locales

/// The keys as iOS can have them.
///
/// `String(format:locale:arguments:)` fetches its arguments in order, and one that neither the text
/// nor the branch of a substitution mentions is not skipped (CoreFoundation, `CFString.c`, "Collect the
/// arguments"): all after it are wrong. A key with such a text gets a whole sentence a category
/// instead, picked and filled by the accessor.
enum AppleKeys {
  /// The plan with its keys as iOS can have them.
  static func lower(_ plan: WordsPlan) -> WordsPlan {
    var lowered = plan
    for (index, key) in plan.keys.enumerated() where hasGap(key, plan.rules) {
      lowered.keys[index] = key.with(selectors: key.selectors.map { whole($0, plan.rules) })
    }
    return lowered
  }

  private static func hasGap(_ key: KeyPlan, _ rules: [LocaleRules]) -> Bool {
    guard key.placeholders.count > 1, !key.nativeSelectors.isEmpty else { return false }
    let combinations = key.combinations.filter { $0.contains(.native) }
    return rules.indices.contains { locale in
      combinations.contains {
        hasGap(key.sentence(of: key.stands[locale], for: $0, rules[locale]), key)
      }
    }
  }

  private static func hasGap(_ sentence: Sentence, _ key: KeyPlan) -> Bool {
    let outer = mentions(sentence, 0..<sentence.pieces.count, key)
    if isGapped(outer) { return true }
    return sentence.pieces.indices.contains { index in
      guard case .form = sentence.pieces[index] else { return false }
      return isGapped(outer | mentions(sentence, sentence.range(within: index), key))
    }
  }

  /// The numbers that some pieces print, a bit each: a key has at most `KeyPlanner.parameterLimit`.
  private static func mentions(
    _ sentence: Sentence,
    _ pieces: Range<Int>,
    _ key: KeyPlan
  ) -> UInt128 {
    var numbers: UInt128 = 0
    for index in sentence.indices(in: pieces) {
      switch sentence.pieces[index] {
      case .value(let number): numbers |= 1 << (number - 1)
      case .plural(let selector, _):
        guard let number = key.number(of: key.selectors[Int(selector)]) else { continue }
        numbers |= 1 << (number - 1)
      case .text, .open, .close, .form: break
      }
    }
    return numbers
  }

  /// Whether a number is missing below the greatest.
  private static func isGapped(_ numbers: UInt128) -> Bool {
    numbers & (numbers &+ 1) != 0
  }

  /// A selector whose category the accessor picks, of all that the locales have.
  private static func whole(_ selector: Selector, _ rules: [LocaleRules]) -> Selector {
    guard selector.isNative else { return selector }
    let categories = PluralCategory.allCases.filter { category in
      rules.contains { $0.cardinals.categories.contains(category) }
    }
    return Selector(
      argument: selector.argument,
      kind: selector.kind,
      isNative: false,
      choices: selector.choices.filter { $0 != .native } + categories.map(Selector.Choice.category)
    )
  }
}
