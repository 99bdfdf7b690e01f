internal import Dispatch

/// Runs pieces of work on all cores.
public enum SideBySide {
  /// What `make` returns for each index below `count`, in order.
  public static func map<Result: Sendable>(
    _ count: Int,
    _ make: @Sendable (Int) -> Result
  ) -> [Result] {
    let slots = (0..<count).map { _ in Slot<Result>() }
    DispatchQueue.concurrentPerform(iterations: count) { index in
      slots[index].fill(make(index))
    }
    return slots.compactMap(\.result)
  }
}
