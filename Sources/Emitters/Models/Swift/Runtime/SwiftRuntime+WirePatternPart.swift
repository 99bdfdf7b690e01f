extension SwiftRuntime {
  /// `WirePatternPart.swift`.
  static let wirePatternPart = #"""
    /// A part of a pattern: something, and how often it stands there.
    nonisolated struct WirePatternPart {
      private let atom: WirePatternAtom
      private let least: Int
      private let most: Int?

      init(_ atom: WirePatternAtom, least: Int, most: Int? = nil) {
        self.atom = atom
        self.least = least
        self.most = most
      }

      /// Where the part may end in a text if it begins at one of some places.
      func ends(from starts: Set<Int>, in scalars: [Swift.Unicode.Scalar]) -> Set<Int> {
        var places = starts
        for _ in 0..<least {
          if places.isEmpty { return [] }
          places = atom.ends(from: places, in: scalars)
        }
        var ends = places
        var count = least
        // A place that was reached before with fewer repetitions leads nowhere new.
        while !places.isEmpty, most.map({ count < $0 }) ?? true {
          places = atom.ends(from: places, in: scalars).subtracting(ends)
          ends.formUnion(places)
          count += 1
        }
        return ends
      }
    }
    """#
}
