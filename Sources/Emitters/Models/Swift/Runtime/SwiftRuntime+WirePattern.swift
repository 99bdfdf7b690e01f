extension SwiftRuntime {
  /// `WirePattern.swift`.
  static let wirePattern = #"""
    /// A pattern that a whole text is held to.
    nonisolated struct WirePattern {
      /// The pattern as the API describes it.
      let source: String
      private let parts: [WirePatternPart]

      init(_ source: String, _ parts: [WirePatternPart]) {
        self.source = source
        self.parts = parts
      }

      /// Whether the whole of a text is made so.
      ///
      /// All ways through the pattern are followed at once, so no text makes it slow.
      func matches(_ text: String) -> Bool {
        let scalars = Array(text.unicodeScalars)
        var places: Swift.Set = [0]
        for part in parts {
          places = part.ends(from: places, in: scalars)
          if places.isEmpty { return false }
        }
        return places.contains(scalars.count)
      }
    }
    """#
}
