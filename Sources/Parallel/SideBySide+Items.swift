internal import Synchronization

extension SideBySide {
  /// What `make` returns for items, in their order, so many at the same time.
  ///
  /// - Parameters:
  ///   - isLast: whether no further item is begun after a result.
  ///   - make: takes an item, and how many were done when it was begun.
  public static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item],
    atMost jobs: Int,
    until isLast: @Sendable (Result) -> Bool,
    _ make: @Sendable (Item, _ done: Int) -> Result
  ) -> [Result] {
    let state = Mutex((next: 0, results: [Int: Result](), isOver: false))
    _ = map(min(jobs, items.count)) { _ in
      while let (index, done) = state.withLock({ state -> (Int, Int)? in
        guard !state.isOver, state.next < items.count else { return nil }
        defer { state.next += 1 }
        return (state.next, state.results.count)
      }) {
        let result = make(items[index], done)
        state.withLock { state in
          state.results[index] = result
          if isLast(result) { state.isOver = true }
        }
      }
    }
    return state.withLock { state in items.indices.compactMap { state.results[$0] } }
  }
}
