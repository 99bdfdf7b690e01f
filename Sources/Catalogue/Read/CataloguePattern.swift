/// Where the files of a catalogue lie: `i18n/{locale}.json` or `i18n/{locale}/{namespace}.json`.
public struct CataloguePattern: Hashable, Sendable {
  /// The folder that holds a file or a folder a locale, from the project's root; empty for the root.
  public let folder: String
  /// Whether the locales are folders, each with a file of the namespace's name.
  public var hasFolders: Bool { !rest.isEmpty }

  private let before: String
  private let after: String
  private let rest: String

  /// Reads a pattern with `{locale}` in it exactly once; nil otherwise.
  public init?(_ pattern: String, namespace: String) {
    let segments = Self.parts(of: pattern, separator: "/")
    guard let index = segments.firstIndex(where: { Self.split($0) != nil }),
      let (before, after) = Self.split(segments[index]),
      !segments[(index + 1)...].contains(where: { Self.split($0) != nil }),
      Self.split(after) == nil
    else { return nil }
    self.folder = segments[..<index].joined(separator: "/")
    self.before = before
    self.after = after
    self.rest = segments[(index + 1)...]
      .map { Self.replacing("{namespace}", in: $0, by: namespace) }
      .joined(separator: "/")
  }

  /// The locale that an entry of `folder` is for; nil for a stranger.
  public func locale(ofEntry name: String) -> String? {
    guard name.utf8.count > before.utf8.count + after.utf8.count,
      name.hasPrefix(before), name.hasSuffix(after)
    else { return nil }
    return String(name.dropFirst(before.count).dropLast(after.count))
  }

  /// The path of the catalogue's file for an entry of `folder`, from the project's root.
  public func path(ofEntry name: String) -> String {
    [folder, name, rest].filter { !$0.isEmpty }.joined(separator: "/")
  }

  private static func split(_ segment: String) -> (before: String, after: String)? {
    let parts = parts(of: segment, separator: "{locale}")
    return parts.count < 2 ? nil : (parts[0], parts[1...].joined(separator: "{locale}"))
  }

  private static func replacing(_ mark: String, in segment: String, by word: String) -> String {
    parts(of: segment, separator: mark).joined(separator: word)
  }

  private static func parts(of text: String, separator: String) -> [String] {
    let bytes = Array(text.utf8)
    let mark = Array(separator.utf8)
    var parts: [String] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: mark) {
        parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
        index += mark.count
        start = index
      } else {
        index += 1
      }
    }
    parts.append(String(decoding: bytes[start...], as: UTF8.self))
    return parts
  }
}
