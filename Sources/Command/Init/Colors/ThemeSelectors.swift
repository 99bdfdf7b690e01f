internal import Diagnostics

/// Finds the selectors that a stylesheet may switch its themes by.
enum ThemeSelectors {
  /// The class and attribute selectors with a word in them, the most frequent first.
  ///
  /// What stands in comments and texts counts too: whether a selector does anything is asked of the
  /// cascade.
  static func all(with word: String, in files: [SourceFile]) -> [String] {
    var counts: [String: Int] = [:]
    for file in files {
      for selector in selectors(in: file.bytes, with: Array(word.utf8)) {
        counts[selector, default: 0] += 1
      }
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(limit).map(\.key)
  }

  /// The most selectors that are tried on one sheet.
  private static let limit = 8
  /// The most bytes of a selector; no theme has a longer one.
  private static let length = 60

  private static func selectors(in bytes: [UInt8], with word: [UInt8]) -> [String] {
    var found: [String] = []
    var index = 0
    while index < bytes.count {
      let rest = bytes[index...].prefix(length)
      let end: Int?
      switch bytes[index] {
      case UInt8(ascii: "."): end = rest.dropFirst().firstIndex { !isName($0) } ?? rest.endIndex
      case UInt8(ascii: "["): end = rest.firstIndex(of: UInt8(ascii: "]")).map { $0 + 1 }
      default: end = nil
      }
      if let end, holds(bytes[index..<end], word) {
        found.append(String(decoding: bytes[index..<end], as: UTF8.self))
      }
      index = end ?? index + 1
    }
    return found
  }

  private static func holds(_ bytes: ArraySlice<UInt8>, _ word: [UInt8]) -> Bool {
    bytes.indices.contains { bytes[$0...].starts(with: word) }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
