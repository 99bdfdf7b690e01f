extension Deadline {
  /// The same moment by the wall clock, on the clock since boot, at most `longest` milliseconds off; nil if
  /// it is over.
  func rest(at now: Clocks, longest: Int64) -> Deadline? {
    let rest = min(wall - now.wall, longest)
    return rest > 0 ? now.after(rest) : nil
  }
}
