internal import Diagnostics
internal import Documents
internal import Locales

extension ValueReader where Value == LanguageTag {
  /// A locale's code, as the catalogue's files are named.
  static let locale = ValueReader(expected: "a locale's code such as `en-GB`") { node in
    guard case .string(let text) = node.value else { return .wrongType }
    return switch LanguageTag.parse(text.text.string) {
    case .success(let tag): .value(tag)
    case .failure(let problem): .invalid(help: problem.help)
    }
  }
}

extension ValueReader where Value == Configuration.Words.Locales {
  /// `all`, a list of codes, or a share such as `80%`.
  static func locales(in file: SourceFile) -> ValueReader {
    ValueReader(expected: "`all`, a list of locales, or a share such as `80%`") { node in
      switch node.value {
      case .array(let nodes): listed(nodes, in: file)
      case .string(let text): shared(text.text.string)
      case .number(let text): .invalid(help: "write a share with its sign: `\(text.string)%`")
      case .null, .bool, .object: .wrongType
      }
    }
  }

  private static func listed(_ nodes: [DocumentNode], in file: SourceFile) -> Reading {
    var locales: [Setting<LanguageTag>] = []
    for node in nodes {
      switch ValueReader<LanguageTag>.locale.read(node) {
      case .value(let tag): locales.append(Setting(tag, at: file.place(node.span)))
      case .wrongType: return .invalid(node.span, help: "write each locale as a text")
      case .invalid(_, let help): return .invalid(node.span, help: help)
      }
    }
    return .value(.listed(locales))
  }

  private static func shared(_ text: String) -> Reading {
    if text == "all" { return .value(.all) }
    if text.utf8.contains(UInt8(ascii: ",")) { return .invalid(help: "write a list: `[\(text)]`") }
    guard text.utf8.last == UInt8(ascii: "%"), let percent = Int(text.dropLast()),
      (0...100).contains(percent)
    else { return .invalid() }
    return .value(.translated(percent: percent))
  }
}

extension ValueReader where Value == String? {
  /// `device`, which is nil, or a name of the IANA time zone database.
  static let timeZone = ValueReader(expected: "`device` or a name such as `Europe/London`") {
    node in
    guard case .string(let text) = node.value else { return .wrongType }
    let name = text.text.string
    if name == "device" { return .value(nil) }
    if TimeZoneNames.all.contains(name) { return .value(name) }
    let suggestion = Suggestion.closest(to: name, among: TimeZoneNames.all)
    return .invalid(help: suggestion.map { "did you mean `\($0)`?" })
  }
}

extension TagProblem {
  fileprivate var help: String {
    switch self {
    case .malformed: "a code is a language, then a script and a region where they matter: `zh-Hans`"
    case .unknownLanguage(let suggestion?): "did you mean `\(suggestion)`?"
    case .unknownLanguage(nil): "CLDR knows no such language"
    }
  }
}
