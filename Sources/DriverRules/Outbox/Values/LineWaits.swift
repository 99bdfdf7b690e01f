/// What holds a line up.
public struct LineWaits: Hashable, Sendable {
  /// Failures in a row (O11).
  public var failures = 0
  /// Until when the last failure holds the line (O11).
  public var backoffUntil: Deadline?
  /// Until when the API asked to be left alone (O12).
  public var notBefore: Deadline?
  /// What the failures of the head add up to (O23).
  public var trouble: HeadTrouble?

  /// Makes waits that hold nothing up.
  public init() {}
}
