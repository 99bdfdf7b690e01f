public import DriverModels

/// A draft against the list and the van, on its way to be recorded.
public struct LoadWriteUp: Sendable {
  let draft: LoadDraft
  let list: LoadingList
  let gas: [GasId: Gas]
  let capacity: Capacity?
  let state: RoundState?
  /// The gas that the draft says something of, in order.
  let named: [GasId]
  /// The list's lines by gas.
  let lines: [GasId: ListLine]
  let order: GasOrder

  /// Takes up a draft.
  ///
  /// - Parameter ticks: the round's ticks.
  public init(_ draft: LoadDraft, day: EffectiveDay, round: RoundId, ticks: [GasId: Int]) {
    self.draft = draft
    list = LoadingList(day, round: round, ticks: ticks)
    gas = Dictionary(day.day.gas.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    capacity = day.day.loads[round.rawValue]?.capacity
    state = day.round(round)?.state
    order = GasOrder(day.day.gas)
    lines = Dictionary(list.lines.map { ($0.gasId, $0) }, uniquingKeysWith: { first, _ in first })
    let listed = draft.kind == .loadUp ? Set(lines.keys) : []
    named = order.sorted(listed.union(draft.numbers.keys))
  }

  /// Judges it: every error is given, not only the first (L19).
  public func judge() -> LoadResult {
    let areNumbersGood = numberErrors.isEmpty
    let (tooHeavy, warnings) = areNumbersGood ? fit() : ([], [])
    let errors =
      reasonErrors + gasErrors + takingOffErrors + tooHeavy + numberErrors + stateErrors
    return LoadResult(errors: errors, warnings: warnings, lines: errors.isEmpty ? moves : nil)
  }

  /// L18: what can be done in which state of the round.
  private var stateErrors: [Remark<LoadCode>] {
    let states: [RoundState]? =
      switch draft.kind {
      case .loadUp: [.sent]
      case .topUp: [.loaded, .out, .back]
      case .offLoad: [.loaded, .out, .back, .finished]
      default: nil
      }
    let isRight = state.map { states?.contains($0) ?? true } ?? false
    return isRight ? [] : [Remark(at: "", code: .wrongState)]
  }
}
