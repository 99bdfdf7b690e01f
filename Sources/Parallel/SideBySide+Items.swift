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
    let slots = items.map { _ in Slot<Result>() }
    let begun = Atomic(0)
    let done = Atomic(0)
    let isOver = Atomic(false)
    _ = map(min(jobs, items.count)) { _ in
      while !isOver.load(ordering: .relaxed) {
        let index = begun.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < items.count else { return }
        let result = make(items[index], done.load(ordering: .relaxed))
        slots[index].fill(result)
        done.wrappingAdd(1, ordering: .relaxed)
        if isLast(result) { isOver.store(true, ordering: .relaxed) }
      }
    }
    return slots.compactMap(\.result)
  }
}
