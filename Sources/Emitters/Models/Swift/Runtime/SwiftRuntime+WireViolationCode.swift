extension SwiftRuntime {
  /// `WireViolationCode.swift`.
  static let wireViolationCode = #"""
    /// Which limit a value breaks.
    public nonisolated enum WireViolationCode: String, Sendable, Hashable, CaseIterable {
      /// A text of fewer Unicode scalars than it needs.
      case tooShort
      /// A text of more Unicode scalars than it may have.
      case tooLong
      /// A text that is no UUID.
      case notUUID
      /// A text that is not made as the pattern says.
      case pattern
      /// A number below the least.
      case tooSmall
      /// A number over the most.
      case tooLarge
      /// A number that is infinite, or none at all.
      case notFinite
      /// An array with fewer elements than it needs.
      case tooFew
      /// An array with more elements than it may have.
      case tooMany
    }
    """#
}
