internal import Diagnostics

/// Finds bytes in bytes.
enum Occurrences {
  /// Where a word stands, one after another, none of which overlap.
  static func of(_ word: [UInt8], in bytes: [UInt8]) -> [Span] {
    guard let first = word.first else { return [] }
    var found: [Span] = []
    var start = 0
    while let next = bytes[start...].firstIndex(of: first) {
      if bytes[next...].starts(with: word) {
        start = next + word.count
        found.append(Span(next, start))
      } else {
        start = next + 1
      }
    }
    return found
  }
}
