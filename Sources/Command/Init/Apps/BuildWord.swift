/// A word of a build file: Gradle's in Groovy or Kotlin, a manifest, `Package.swift`, `project.pbxproj`.
///
/// They are alike enough to look settings up in, without comments.
enum BuildWord: Hashable {
  /// A name or a number, dots included: `libs.plugins.compose`, `17.0`.
  case name(String)
  /// What stands between quotes, as written.
  case text(String)
  /// Any other character.
  case sign(UInt8)

  /// What it says, if it is not a sign.
  var value: String? {
    switch self {
    case .name(let value), .text(let value): value
    case .sign: nil
    }
  }

  /// Cuts a file into words.
  static func read(_ bytes: [UInt8]) -> [BuildWord] {
    var words: [BuildWord] = []
    var index = 0
    while index < bytes.count {
      let rest = bytes[index...]
      let byte = bytes[index]
      if let comment = comments.first(where: { rest.starts(with: $0.start.utf8) }) {
        index += comment.start.utf8.count
        while index < bytes.count, !bytes[index...].starts(with: comment.end.utf8) { index += 1 }
        index += comment.end.utf8.count
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        let start = index + 1
        index = start
        while index < bytes.count, bytes[index] != byte, bytes[index] != UInt8(ascii: "\n") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        let end = min(index, bytes.count)
        words.append(.text(String(decoding: bytes[start..<end], as: UTF8.self)))
        index += 1
      } else if isName(byte) {
        let end = rest.firstIndex { !isName($0) } ?? bytes.count
        words.append(.name(String(decoding: bytes[index..<end], as: UTF8.self)))
        index = end
      } else {
        if byte > UInt8(ascii: " ") { words.append(.sign(byte)) }
        index += 1
      }
    }
    return words
  }

  private static let comments = [("//", "\n"), ("/*", "*/"), ("<!--", "-->")].map {
    (start: $0, end: $1)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}

extension [BuildWord] {
  /// What a setting is set to: `name = value`, `name value` or `name(value)`.
  func setting(_ name: String) -> String? {
    for index in indices where self[index] == .name(name) {
      let value = self[(index + 1)...].first {
        $0 != .sign(UInt8(ascii: "=")) && $0 != .sign(UInt8(ascii: "("))
      }
      if let value = value?.value { return value }
    }
    return nil
  }

  /// The values of a list: `name = (a, "b", );`.
  func list(_ name: String) -> [String] {
    guard let start = firstIndex(of: .name(name)) else { return [] }
    return self[start...].dropFirst().prefix { $0 != .sign(UInt8(ascii: ")")) }.compactMap(\.value)
  }
}
