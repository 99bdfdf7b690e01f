public import Diagnostics

/// Damages files at random, the way people, merges and transfers do.
public enum Damage {
  private static let snippets: [[UInt8]] =
    [
      "{", "}", "[", "]", ",", ":", "\"", "'", "\\", "\\u", "\\ud83d", "\\u0000", "\n", "\t", "\0",
      "é", "\u{FEFF}", "\u{85}", "<<<<<<< HEAD\n", "- ", "? ", "&a ", "*a", "!!str ", "|", ">-",
      "#",
      "---\n", "...\n", "%YAML 1.2\n", "<<: ", "~", "1e", "-", "true",
    ].map { Array($0.utf8) } + [[0xE9], [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80]]

  /// A piece of a file, at most 2,000 bytes, with one to four places damaged.
  public static func damaged(
    _ file: SourceFile,
    using random: inout SeededGenerator
  ) -> SourceFile {
    let start =
      Bool.random(using: &random) ? 0 : Int.random(in: 0...file.bytes.count, using: &random)
    var bytes = Array(file.bytes[start...].prefix(2000))
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...3, using: &random))
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes.replaceSubrange(place..<end, with: snippets.randomElement(using: &random) ?? [])
      case 1: bytes.removeSubrange(place..<end)
      default: bytes.insert(contentsOf: bytes[place..<end], at: place)
      }
    }
    return SourceFile(path: file.path, bytes: bytes)
  }
}
