internal import Catalogue

/// Which helpers a catalogue's accessors need.
struct SwiftNeeds {
  /// Some key has tags.
  var runs = false
  /// Some key has tags and no values.
  var richTexts = false
  /// Some text's values are put in by the accessor.
  var fills = false
  /// The same, of a key with tags.
  var richFills = false
  /// Some text is formatted by the platform, which picks its plural.
  var formats = false
  /// The same, of a key with tags.
  var richFormats = false
  /// Some count is printed by the accessor.
  var counts = false
  /// Some number with a format is printed.
  var numbers = false
  /// Some decimal is printed as JavaScript's `String` does.
  var plainNumbers = false
  /// Some moment is printed.
  var instants = false
  /// Some hour has a skeleton's digits instead of the locale's.
  var hourDigits = false
  /// Some moment is printed as a calendar date alone.
  var days = false
  /// Some exact number has a sentence of its own.
  var exactNumbers = false
  /// Some count's category is picked by the accessor.
  var cardinals = false
  /// Some rank's category is picked by the accessor.
  var ordinals = false
  /// Some key may be in another locale than the others.
  var otherLocales = false

  /// Looks through a plan.
  init(_ plan: WordsPlan) {
    for key in plan.keys {
      runs = runs || key.isRich
      richTexts = richTexts || key.isRich && !key.isFormatted
      look(at: key)
      otherLocales = otherLocales || key.isIncomplete
      days = days || key.parameters.contains { $0.type == .instant(dateOnly: true) }
      for (index, placeholder) in key.placeholders.enumerated() {
        switch placeholder.format {
        case .asIs:
          let type = key.parameters.first { $0.name == placeholder.argument }?.type
          plainNumbers = plainNumbers || type == .decimal
        case .pound: counts = counts || !key.isNativeCount(index + 1) || key.hasExactNumbers
        case .number: numbers = true
        case .dateTime(let format):
          instants = true
          hourDigits = hourDigits || !SwiftHours.options(format).isEmpty
        }
      }
      for selector in key.selectors {
        exactNumbers = exactNumbers || selector.hasExactNumbers
        switch selector.kind {
        case .cardinal where !selector.isNative: cardinals = true
        case .ordinal: ordinals = true
        case .cardinal, .word: break
        }
      }
    }
  }

  /// A key's sentences are formatted by the platform where it picks a plural; the others, those of
  /// exact numbers beside such a plural among them, are filled by the accessor.
  private mutating func look(at key: KeyPlan) {
    guard key.isFormatted else { return }
    let isNative = !key.nativeSelectors.isEmpty
    let isFilled = !isNative || key.nativeSelectors.contains(where: \.hasExactNumbers)
    formats = formats || isNative && !key.isRich
    richFormats = richFormats || isNative && key.isRich
    fills = fills || isFilled
    richFills = richFills || isFilled && key.isRich
  }
}

extension KeyPlan {
  /// Whether some number has a sentence of its own.
  fileprivate var hasExactNumbers: Bool { selectors.contains(where: \.hasExactNumbers) }
}

extension Selector {
  /// Whether some number has a sentence of its own.
  fileprivate var hasExactNumbers: Bool {
    choices.contains { if case .exact = $0 { true } else { false } }
  }
}
