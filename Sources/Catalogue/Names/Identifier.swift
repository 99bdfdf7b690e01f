/// Names in Kotlin and Swift code, before either language's reserved words are put in backticks.
public enum Identifier {
  /// The name of a member: a key's segment or an argument in lowerCamelCase as written.
  ///
  /// Whatever a name cannot hold is left out and the letter after it becomes a capital. A leading
  /// digit gets a leading `_`; a leading `_` goes to the end, since the accessors' own members begin
  /// with one.
  public static func member(_ word: String) -> String {
    if isPlain(word) { return word }
    let name = camelCase(word)
    guard let first = name.unicodeScalars.first else { return "_0" }
    if ("a"..."z").contains(first) || first.properties.isXIDStart { return name }
    if first == "_" {
      let rest = name.drop { $0 == "_" }
      let moved = rest.isEmpty ? "underscore" : String(rest)
      return member(moved + String(repeating: "_", count: name.count - rest.count))
    }
    return "_" + name
  }

  /// The name of a type: a word in UpperCamelCase.
  public static func type(_ word: String) -> String {
    let name = member(word)
    if let first = name.utf8.first, first < 0x80 {
      // Nearly every name: characters are slow to walk.
      guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return name }
      return String(decoding: [first & ~0x20] + name.utf8.dropFirst(), as: UTF8.self)
    }
    guard let first = name.first else { return name }
    return first.uppercased() + name.dropFirst()
  }

  /// The name of a group's type: the word in UpperCamelCase, told apart from the member that returns
  /// the group where that begins with a capital too or is in a script without any.
  public static func groupType(_ segment: String) -> String {
    let name = type(segment)
    return name == member(segment) ? name + "_" : name
  }

  /// Whether a word is ASCII letters and digits, a letter first: a name as it is, as most are.
  private static func isPlain(_ word: String) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    guard let first = word.utf8.first, isLetter(first) else { return false }
    return word.utf8.allSatisfy {
      isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
  }

  private static func camelCase(_ word: String) -> String {
    // Nearly every name: Unicode's properties are looked up in tables, a name at a time.
    if isASCII(word) { return word }
    var name = ""
    var isAfterGap = false
    for scalar in word.unicodeScalars {
      guard scalar.properties.isXIDContinue else {
        isAfterGap = !name.isEmpty
        continue
      }
      name += isAfterGap ? scalar.properties.titlecaseMapping : String(scalar)
      isAfterGap = false
    }
    return name
  }

  /// Whether a word is ASCII letters, digits and `_`, of which nearly every name is made.
  public static func isASCII(_ word: String) -> Bool {
    word.utf8.allSatisfy(isASCIIName)
  }

  private static func isASCIIName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
