internal import Catalogue

/// The names of types that the accessors' code uses beside the catalogue's own.
struct SwiftScope {
  /// What the accessors ask for texts and numbers; no key becomes a name that begins so.
  static let words = "_words"

  /// What the types' names begin with.
  let prefix: String

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
}
