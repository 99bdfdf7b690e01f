/// A moment on both of a phone's clocks.
///
/// The file keeps the wall clock's; the clock since boot decides while the process lives (O15).
public struct Deadline: Hashable, Sendable {
  /// Milliseconds since 1970.
  public var wall: Int64
  /// Milliseconds since the phone was started.
  public var up: Int64

  /// Names a moment.
  public init(wall: Int64, up: Int64) {
    self.wall = wall
    self.up = up
  }
}
