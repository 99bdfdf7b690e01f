internal import Catalogue

/// The names of types that the accessors' code uses beside the catalogue's own.
struct SwiftScope {
  /// What the accessors ask for texts and numbers; no key becomes a name that begins so.
  static let words: CodeLine = "_words"

  /// Names that a nested type cannot have, or that would hide what the code names in full.
  private static let refused: Set<String> = [
    "Any", "Foundation", "Protocol", "Self", "Swift", "Type",
  ]

  /// What the types' names begin with.
  let prefix: String
  /// The types that the accessors name, which a group's type would hide.
  private let named: Set<String>

  /// The names for a plan's keys.
  init(_ plan: WordsPlan, prefix: String) {
    self.prefix = prefix
    let choices = plan.keys.flatMap(\.parameters).compactMap { parameter -> String? in
      if case .choice(let choice) = parameter.type { choice.typeName } else { nil }
    }
    named = Set(choices + ["Strings", "Text", "CalendarDate"].map { prefix + $0 })
  }

  /// The struct of the accessors.
  var stringsType: String { prefix + "Strings" }
  /// The struct of texts with tags.
  var textType: String { prefix + "Text" }
  /// The struct of days without a time.
  var dayType: String { prefix + "CalendarDate" }
  /// The struct behind the accessors.
  var wordsType: String { "_\(prefix)Words" }
  /// The struct that looks texts up.
  var catalogType: String { "_\(prefix)Catalog" }

  /// The type of a select's words, as the accessors name it.
  func choiceType(_ choice: ParameterType.Choice) -> String {
    "\(stringsType).\(choice.typeName)"
  }

  /// The name of a group's type.
  func groupType(_ segment: String) -> String {
    let name = Identifier.groupType(segment)
    return Self.refused.contains(name) || named.contains(name) ? name + "_" : name
  }
}
