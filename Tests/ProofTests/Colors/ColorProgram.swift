import Foundation
import Tokens

/// The colours that a program prints when it asks generated code for each of them: a line a colour,
/// with the token's index, the theme's, and what it is.
struct ColorProgram {
  private var colors: [Int: [Int: ShownColor]] = [:]

  /// Reads what it printed.
  init(printed: String) {
    for line in printed.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 7, let token = Int(words[0]), let theme = Int(words[1]) else { continue }
      colors[token, default: [:]][theme] = ShownColor(words.dropFirst(2))
    }
  }

  /// The colours that are not those of a table, as sentences.
  func differences(
    from table: TokenTable,
    within tolerance: (ShownColor) -> Double
  ) -> [String] {
    var sentences: [String] = []
    for (index, token) in table.tokens.enumerated() {
      for (number, theme) in table.themes.enumerated() {
        let wanted = ShownColor(token.values[number].color)
        let shown = colors[index]?[number]
        if shown?.isNear(wanted, within: tolerance(wanted)) == true { continue }
        let found = shown?.description ?? "nothing"
        sentences.append("\(token.name.code) in \(theme.words): \(found), not \(wanted)")
      }
    }
    return sentences
  }

  /// The names that a generated file gives its colours, in order; `declaration` is a pattern with the
  /// name in its first group.
  static func names(in file: [UInt8], _ declaration: String) throws -> [String] {
    let pattern = try Regex<(Substring, Substring)>(declaration)
    return String(decoding: file, as: UTF8.self).matches(of: pattern).map { String($0.output.1) }
  }
}
