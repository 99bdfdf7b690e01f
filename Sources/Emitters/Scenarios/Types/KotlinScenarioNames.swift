internal import Scenarios

/// The names that a suite's types have in Kotlin.
struct KotlinScenarioNames {
  /// What all of them begin with: `Delivery`, or `DayCopies` of `day-copies`.
  let prefix: String

  init(_ suite: String) {
    prefix = suite.split(separator: "-").map { KotlinName.capitalised(String($0)) }.joined()
  }

  /// The name of one of the suite's own types.
  func type(_ name: String) -> String {
    prefix + KotlinName.capitalised(name)
  }

  /// A type as it is written behind a property.
  func type(_ type: ScenarioType) -> String {
    switch type {
    case .text: "String"
    case .truth: "Boolean"
    case .whole(let isShort): isShort ? "Int" : "Long"
    case .number: "Double"
    case .list(let item): "List<\(self.type(item))>"
    case .map(let value): "Map<String, \(self.type(value))>"
    case .named(let name): self.type(name)
    case .nullable(let type): self.type(type) + "?"
    case .object: "JsonObject"
    case .anything: "JsonElement"
    }
  }

  /// The name of a word's class, which is inside another and must not hide what is used there.
  func word(_ word: String) -> String {
    let name = KotlinName.capitalised(word)
    return Self.taken.contains(name) ? name + "Step" : name
  }

  /// A key as the name of a property: `userAgent` of `User-Agent`.
  static func property(_ key: String) -> String {
    if isProperty(key.utf8) { return key }
    let words = key.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let first = words.first, first.first?.isLetter == true else { return key }
    let start = first.prefix(1).lowercased() + first.dropFirst()
    return start + words.dropFirst().map(KotlinName.capitalised).joined()
  }

  /// Whether a key is such a name already, as most are; by bytes, since characters are slow to walk.
  private static func isProperty(_ key: String.UTF8View) -> Bool {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return key.first.map(letters.contains) == true
      && key.allSatisfy { letters.contains($0 | 0x20) || digits.contains($0) }
  }

  private static let taken: Set<String> = [
    "Boolean", "Companion", "Double", "Int", "JsonElement", "JsonObject", "List", "Long",
    "Map", "ScenarioJson", "Serializable", "String", "Unknown",
  ]
}
