/// Why nothing of an outbox goes, the most lasting reason first.
public enum OutboxPause: String, Hashable, Sendable, CaseIterable {
  /// Nothing holds it up but the waits of its lines.
  case none
  /// There is no signal (O14).
  case noSignal
  /// Its file is not open: another process has it, or the disk refuses (O31).
  case busy
  /// Nobody is signed in (O18).
  case signedOut
  /// The person is no member of the business (O10).
  case notAMember
  /// The app is too old for the API (O10).
  case appTooOld
  /// Its file is a newer app's (O30).
  case newerFile
}
