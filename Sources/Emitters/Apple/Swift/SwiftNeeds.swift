internal import Catalogue

/// Which helpers a catalogue's accessors need.
struct SwiftNeeds {
  /// Some key has tags.
  var runs = false
  /// Some text is printed as it is stored.
  var texts = false
  /// Some text has values.
  var values = false
  /// Some number is printed by the accessor.
  var numbers = false
  /// Some decimal is printed as JavaScript's `String` does.
  var plainNumbers = false
  /// Some moment is printed.
  var instants = false
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
      texts = texts || !key.isFormatted
      values = values || key.isFormatted
      otherLocales = otherLocales || key.isIncomplete
      days = days || key.parameters.contains { $0.type == .instant(dateOnly: true) }
      for (index, placeholder) in key.placeholders.enumerated() {
        switch placeholder.format {
        case .asIs:
          let type = key.parameters.first { $0.name == placeholder.argument }?.type
          plainNumbers = plainNumbers || type == .decimal
        case .pound: numbers = numbers || !key.isNativeCount(index + 1)
        case .number: numbers = true
        case .dateTime: instants = true
        }
      }
      for selector in key.selectors {
        exactNumbers =
          exactNumbers
          || selector.choices.contains { if case .exact = $0 { true } else { false } }
        switch selector.kind {
        case .cardinal where !selector.isNative: cardinals = true
        case .ordinal: ordinals = true
        case .cardinal, .word: break
        }
      }
    }
  }
}
