/// How many bottles of one gas; below 0 where more went than was counted on (L14), or for a move.
public struct BottleCount: Hashable, Sendable {
  /// Full ones.
  public var full: Int
  /// Empty ones.
  public var empty: Int

  /// Makes a count.
  public init(full: Int = 0, empty: Int = 0) {
    self.full = full
    self.empty = empty
  }

  /// Both added.
  public static func + (one: BottleCount, other: BottleCount) -> BottleCount {
    BottleCount(full: one.full + other.full, empty: one.empty + other.empty)
  }

  /// Adds to it.
  public static func += (one: inout BottleCount, other: BottleCount) {
    one = one + other
  }

  /// One less the other.
  public static func - (one: BottleCount, other: BottleCount) -> BottleCount {
    BottleCount(full: one.full - other.full, empty: one.empty - other.empty)
  }

  /// As it is shown: nothing is below 0 (L14).
  public var shown: BottleCount {
    BottleCount(full: max(0, full), empty: max(0, empty))
  }
}
