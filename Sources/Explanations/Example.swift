/// A small project in which a problem is told.
public struct Example: Sendable {
  private let texts: KeyValuePairs<String, String>
  private let encoding: Encoding
  /// The verb of bottle that tells it.
  public let verb: String
  /// What is printed about it, as plain text for a file.
  public let printed: String

  /// A file of the project.
  public struct File: Hashable, Sendable {
    /// The path from the project's root.
    public let path: String
    /// What it holds.
    public let bytes: [UInt8]
  }

  /// How an example's files are written to the disk.
  enum Encoding {
    case utf8
    /// A byte a character, as in ISO 8859-1: not UTF-8.
    case latin1
  }

  /// Makes an example of texts by path, each without the line feed at its end.
  init(
    _ texts: KeyValuePairs<String, String>,
    encoding: Encoding = .utf8,
    verb: String = "lint",
    prints printed: String
  ) {
    self.texts = texts
    self.encoding = encoding
    self.verb = verb
    self.printed = printed
  }

  /// The files that matter; those that only have to be there are in `project`.
  public var files: [File] {
    texts.map { path, text in
      let bytes =
        switch encoding {
        case .utf8: Array(text.utf8)
        case .latin1: text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
        }
      return File(path: path, bytes: bytes + [UInt8(ascii: "\n")])
    }
  }

  /// All files of the project: a bottle.yaml, a source, a suite and its schema are added where the
  /// example has none, unless it is about a project that is only to begin.
  public var project: [File] {
    if verb == "init" { return files }
    let paths = files.map(\.path)
    if paths.contains(where: { $0.hasPrefix("spec/mobile/") }) { return scenarioProject }
    let isYAML = paths.contains { $0.hasPrefix("i18n/") && $0.hasSuffix(".yaml") }
    var project = files
    if !paths.contains("bottle.yaml") { project.append(Self.configuration(for: paths, isYAML)) }
    if !paths.contains(where: { $0.hasPrefix("i18n/en.") }) {
      project.append(
        isYAML
          ? File("i18n/en.yaml", "driverApp:\n  title: Rounds\n")
          : File("i18n/en.json", #"{"driverApp": {"title": "Rounds"}}"#)
      )
    }
    return project
  }

  private static func configuration(for paths: [String], _ isYAML: Bool) -> File {
    let hasColors = paths.contains { $0.hasPrefix("tokens/") }
    let api = paths.first { $0.hasPrefix("spec/") }
    let hasWords = !hasColors && api == nil || paths.contains { $0.hasPrefix("i18n/") }
    let catalogue = isYAML ? ", catalogue: \"i18n/{locale}.yaml\"" : ""
    let sections = [
      hasWords ? "words: {source: en\(catalogue)}" : nil, hasColors ? "tokens: {}" : nil,
      api.map { "api: \($0)" },
      "android: {}", "ios: {}",
    ]
    return File("bottle.yaml", sections.compactMap { $0.map { "\($0)\n" } }.joined())
  }
}

extension Example.File {
  init(_ path: String, _ text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}
