extension Deadline {
  /// The same moment by the wall clock, on the clock since boot, at most `longest` milliseconds off; nil if
  /// it is over.
  func rest(at now: Clocks, longest: Int64) -> Deadline? {
    let rest = wall.subtractingReportingOverflow(now.wall)
    let milliseconds = rest.overflow ? longest : min(rest.partialValue, longest)
    return milliseconds > 0 ? now.after(milliseconds) : nil
  }
}
