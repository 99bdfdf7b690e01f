extension SwiftRuntime {
  /// `WirePatternAtom.swift`.
  static let wirePatternAtom = #"""
    /// The smallest part of a pattern.
    nonisolated enum WirePatternAtom {
      /// One of the scalars between the two of a pair, for each pair of the text: `09AF`.
      case oneOf(String)
      /// Any scalar that is in none of the pairs.
      case noneOf(String)
      /// One of several texts.
      case text([String])

      /// Where it may end in a text if it begins at one of some places.
      func ends(from starts: Set<Int>, in scalars: [Swift.Unicode.Scalar]) -> Set<Int> {
        var ends: Set<Int> = []
        for start in starts {
          switch self {
          case .oneOf(let pairs):
            guard start < scalars.count else { continue }
            if Self.contains(scalars[start], pairs) { ends.insert(start + 1) }
          case .noneOf(let pairs):
            guard start < scalars.count else { continue }
            if !Self.contains(scalars[start], pairs) { ends.insert(start + 1) }
          case .text(let texts):
            for text in texts where scalars[start...].starts(with: text.unicodeScalars) {
              ends.insert(start + text.unicodeScalars.count)
            }
          }
        }
        return ends
      }

      private static func contains(_ scalar: Swift.Unicode.Scalar, _ pairs: String) -> Bool {
        var low: Swift.Unicode.Scalar?
        for bound in pairs.unicodeScalars {
          guard let first = low else {
            low = bound
            continue
          }
          if first <= scalar, scalar <= bound { return true }
          low = nil
        }
        return false
      }
    }
    """#
}
