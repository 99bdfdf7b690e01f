internal import Catalogue

/// The names that the accessors' code uses beside the catalogue's own.
///
/// Inside the accessors' class the catalogue's groups come first, so whatever is not in there is
/// named in full or by a name that no group can have.
struct KotlinScope {
  /// What the accessors ask for texts and numbers.
  static let words: CodeLine = "_words"
  /// The same for the locale of a key that some locales lack.
  static let ownWords: CodeLine = "_own"
  /// What stands for the values while tags are looked for.
  static let marks = "_marks"

  /// What the types' names begin with.
  let prefix: String
  /// The package of the generated code.
  let package: String
  /// The class of the accessors.
  let stringsType: String
  /// The name of `R` in the code.
  let constants: String
  /// The package of the app, and of `R`.
  private let appPackage: String
  private let used: UsedNames

  /// The names for a plan's keys.
  init(_ plan: WordsPlan, settings: AndroidSettings) {
    used = UsedNames(plan.keys)
    prefix = settings.prefix
    package = settings.kotlinPackage
    stringsType = settings.stringsType
    appPackage = settings.package
    constants = used.isFree("R") ? "R" : "_R"
  }

  /// The import of `R`.
  var importOfConstants: String {
    "import \(Kotlin.qualified(appPackage)).R" + (constants == "R" ? "" : " as \(constants)")
  }

  /// The class of texts with tags, as the accessors name it.
  var textType: String {
    let name = prefix + "Text"
    return used.types.contains(name) ? "\(package).\(Kotlin.name(name))" : Kotlin.name(name)
  }

  /// The private class behind the accessors.
  var wordsType: String { Kotlin.name("_\(prefix)Words") }

  /// The private class of number formats.
  var numberType: String { Kotlin.name("_\(prefix)Number") }

  /// The type of a select's words, as the accessors name it.
  func choiceType(_ choice: ParameterType.Choice) -> String {
    let name = Kotlin.name(choice.typeName)
    return used.types.contains(choice.typeName) ? "\(package).\(stringsType).\(name)" : name
  }
}
