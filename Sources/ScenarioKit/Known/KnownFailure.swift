public import Diagnostics

/// A failure that is known, why, and until when it may stay.
public struct KnownFailure: Hashable, Sendable {
  /// The cases: `outbox/set-aside/*`.
  public let match: Glob
  /// The subject that fails, such as `android`; nil for every one.
  public let subject: String?
  /// Why it fails.
  public let because: String
  /// Where that is dealt with.
  public let issue: String?
  /// The last day it may fail on, `2026-12-01`.
  public let until: String
  /// What its first fault says, to the letter: `/writes/0/state: waiting ≠ sending`.
  public let saw: String
  /// Where it stands in its file.
  public let place: Place
}
