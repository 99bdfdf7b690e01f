extension SwiftRuntime {
  /// `WireErrorCode.swift`.
  static let wireErrorCode = #"""
    /// What is wrong with bytes, or with a value that is to be sent.
    public nonisolated enum WireErrorCode: String, Sendable, Hashable, CaseIterable {
      /// The document is not UTF-8.
      case notUTF8
      /// It begins with a byte order mark.
      case byteOrderMark
      /// It is not JSON (RFC 8259).
      case syntax
      /// An escape is half of a surrogate pair.
      case loneSurrogate
      /// More than 512 arrays and objects stand inside one another.
      case tooDeep
      /// An object has a name twice.
      case duplicateName
      /// Something that must be there is not.
      case missing
      /// Null stands where a value must be.
      case null
      /// It is of another JSON type.
      case wrongType
      /// A whole number is not whole.
      case notWhole
      /// A number does not fit its type.
      case outOfRange
      /// A text is no date.
      case notADate
      /// A text is no time.
      case notATime
      /// A word that is none of a closed list.
      case unknownWord
      /// A word that is always another.
      case wrongWord
      /// A number that JSON cannot write: an infinite one, or none at all.
      case notFinite
      /// A text that would change a path: an empty one, `.` or `..`.
      case badPathSegment
      /// A text that a header cannot carry.
      case badHeader
      /// A status that the description has no answer for.
      case unexpectedStatus
    }
    """#
}
