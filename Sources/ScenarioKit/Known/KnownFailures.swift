public import Diagnostics

/// The failures that are known of one subject, as of one day.
public struct KnownFailures: Sendable {
  /// Those of the subject, in the order of the file.
  public let all: [KnownFailure]
  /// The day it is, `2026-03-04`.
  public let today: String
  /// The file they were read from.
  public let file: SourceFile?

  /// None at all.
  public static let none = KnownFailures(all: [], today: "", file: nil)
}
