extension LanguageTag {
  /// Reads a tag in any case, its subtags joined by `-` or `_` (RFC 5646, section 2.1).
  ///
  /// What CLDR replaces is replaced: `iw` by `he`, `tl` by `fil`, `UK` by `GB`.
  public static func parse(_ text: String) -> Result<LanguageTag, TagProblem> {
    guard let spelled = Spelled(text) else { return .failure(.malformed) }
    let subtags = canonical(spelled.subtags)
    if isKnown(subtags.language) {
      return .success(LanguageTag(subtags, variants: spelled.variants))
    }
    let meant = suggestion(for: subtags).map { LanguageTag($0, variants: spelled.variants) }
    return .failure(.unknownLanguage(suggestion: meant))
  }

  /// Reads a tag; nil if `parse` finds a problem.
  public init?(_ text: String) {
    guard case .success(let tag) = Self.parse(text) else { return nil }
    self = tag
  }

  /// Codes of languages without any data in CLDR, which in practice are Korea's country code and a
  /// joke; taking them for Kanuri and Mongo would hide the mistake.
  private static let mistaken: Set<String> = ["kr", "lol"]

  private static func isKnown(_ language: String) -> Bool {
    !mistaken.contains(language) && LikelyTable.languages.value(for: padded(language)) != nil
  }

  /// A language as the tables hold it, in three characters.
  static func padded(_ language: String) -> String {
    language.utf8.count == 2 ? language + "." : language
  }

  private static func canonical(_ subtags: Subtags) -> Subtags {
    var result = subtags
    if let row = AliasTable.languages.value(for: padded(subtags.language)) {
      let alias = Subtags(packed: row)
      result.language = alias.language
      if result.script.isEmpty { result.script = alias.script }
      if result.region.isEmpty { result.region = alias.region }
    }
    if result.region.utf8.count == 2, let row = AliasTable.regions.value(for: result.region) {
      result.region = String(Substring(row.prefix { $0 != UInt8(ascii: ".") }))
    }
    return result
  }

  /// What was meant by the code of a country in the language's place: the country's likely
  /// language, and the country itself unless the language says so already.
  private static func suggestion(for subtags: Subtags) -> Subtags? {
    guard subtags.language.utf8.count == 2 else { return nil }
    let country = subtags.language.uppercased()
    guard let likely = likely(inRegion: country) else { return nil }
    if subtags.script.isEmpty, subtags.region.isEmpty {
      return LanguageTag(likely).minimized.subtags
    }
    return Subtags(language: likely.language, script: subtags.script, region: subtags.region)
  }

  /// A well-formed tag, its cases put right.
  private struct Spelled {
    var subtags: Subtags
    var variants: [String] = []

    init?(_ text: String) {
      let fields = text.utf8.split(omittingEmptySubsequences: false) {
        $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
      }
      var rest = fields[...]
      guard let first = rest.popFirst(), (2...3).contains(first.count),
        first.allSatisfy(\.isLetter)
      else { return nil }
      subtags = Subtags(language: String(Substring(first)).lowercased())
      if let next = rest.first, next.count == 4, next.allSatisfy(\.isLetter) {
        let script = String(Substring(next))
        subtags.script = script.prefix(1).uppercased() + script.dropFirst().lowercased()
        rest.removeFirst()
      }
      if let next = rest.first, Self.isRegion(next) {
        subtags.region = String(Substring(next)).uppercased()
        rest.removeFirst()
      }
      for field in rest {
        let variant = String(Substring(field)).lowercased()
        guard Self.isVariant(field), !variants.contains(variant) else { return nil }
        variants.append(variant)
      }
    }

    private static func isRegion(_ field: Substring.UTF8View) -> Bool {
      field.count == 2 && field.allSatisfy(\.isLetter)
        || field.count == 3 && field.allSatisfy(\.isDigit)
    }

    private static func isVariant(_ field: Substring.UTF8View) -> Bool {
      guard field.allSatisfy({ $0.isLetter || $0.isDigit }) else { return false }
      return (5...8).contains(field.count) || field.count == 4 && field.first?.isDigit == true
    }
  }
}

extension UInt8 {
  /// Whether this is an ASCII letter.
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  /// Whether this is an ASCII digit.
  fileprivate var isDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
