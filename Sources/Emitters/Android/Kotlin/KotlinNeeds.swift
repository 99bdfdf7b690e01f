internal import Catalogue
internal import Locales

/// Which helpers a catalogue's accessors need.
struct KotlinNeeds {
  /// Some key has tags.
  var runs = false
  /// Some key has tags around or beside values.
  var marks = false
  /// Some text has values.
  var values = false
  /// Some key is a plural of the platform's.
  var plurals = false
  /// Some number is printed as `Intl.NumberFormat` does.
  var numbers = false
  /// Some decimal is printed as JavaScript's `String` does.
  var plainNumbers = false
  /// Some moment is printed.
  var instants = false
  /// Some moment is printed as a calendar date alone.
  var days = false
  /// Some count's category is picked by the accessor.
  var cardinals = false
  /// Some rank's category is picked by the accessor.
  var ordinals = false
  /// Some key may be in another locale than the others.
  var otherLocales = false

  /// Looks through a plan.
  init(_ plan: WordsPlan, _ resources: [KeyResources]) {
    for (key, resources) in zip(plan.keys, resources) {
      runs = runs || key.isRich
      marks = marks || key.isRich && key.isFormatted
      values = values || key.isFormatted
      otherLocales = otherLocales || resources.localeName != nil
      for placeholder in key.placeholders {
        switch placeholder.format {
        case .asIs:
          let type = key.parameters.first { $0.name == placeholder.argument }?.type
          plainNumbers = plainNumbers || type == .decimal
        case .pound, .number: numbers = true
        case .dateTime: instants = true
        }
      }
      days = days || key.parameters.contains { $0.type == .instant(dateOnly: true) }
      for selector in key.selectors {
        switch selector.kind {
        case .cardinal where selector.isNative: plurals = true
        case .cardinal: cardinals = true
        case .ordinal: ordinals = true
        case .word: break
        }
      }
    }
  }
}
