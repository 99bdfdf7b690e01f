internal import Dispatch
internal import Synchronization

/// Runs pieces of work on all cores.
public enum SideBySide {
  /// What `make` returns for each index below `count`, in order.
  public static func map<Result: Sendable>(
    _ count: Int,
    _ make: @Sendable (Int) -> Result
  ) -> [Result] {
    let results = Mutex<[Result?]>(Array(repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = make(index)
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}
