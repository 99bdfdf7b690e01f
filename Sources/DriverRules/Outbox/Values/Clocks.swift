/// What a phone's two clocks show.
public struct Clocks: Hashable, Sendable {
  /// The wall clock, which can be set: milliseconds since 1970.
  public var wall: Int64
  /// The clock since boot, which only goes on: milliseconds.
  public var up: Int64

  /// Reads the clocks.
  public init(wall: Int64, up: Int64) {
    self.wall = wall
    self.up = up
  }

  /// The moment so many milliseconds on.
  func after(_ milliseconds: Int64) -> Deadline {
    Deadline(wall: wall + milliseconds, up: up + milliseconds)
  }
}
