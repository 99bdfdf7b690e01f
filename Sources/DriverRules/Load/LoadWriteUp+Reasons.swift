internal import DriverModels

extension LoadWriteUp {
  /// The longest note and the shortest that explains, in Unicode scalars.
  private static let longestNote = 500
  private static let shortestNote = 3

  /// What is wrong with ticks, reasons and notes (L7, L13).
  var reasonErrors: [Remark<LoadCode>] {
    named.filter(isGood).flatMap { gas in
      if let open = openError(gas) { return [open] }
      // What is not sent has nothing to explain.
      return isSent(gas) ? [reasonError(gas), noteError(gas)].compactMap { $0 } : []
    }
  }

  /// Whether fewer are put on than the list says (L7).
  func isShort(_ gas: GasId) -> Bool {
    guard draft.kind == .loadUp, let line = lines[gas] else { return false }
    return number(of: gas).full < line.toLoad
  }

  /// The reason that is sent: one that explains nothing is dropped.
  func reason(of gas: GasId) -> LoadReason? {
    switch draft.kind {
    case .loadUp: isShort(gas) ? draft.reasons[gas] : nil
    // L13: a count that finds what was thought has nothing to explain.
    case .count: number(of: gas) != (list.onVan[gas] ?? BottleCount()) ? draft.reasons[gas] : nil
    default: draft.reasons[gas]
    }
  }

  /// The note that is sent.
  func note(of gas: GasId) -> String? {
    draft.notes[gas]?.asNote
  }

  /// L7: a line of the list needs a tick or a number.
  private func openError(_ gas: GasId) -> Remark<LoadCode>? {
    guard draft.kind == .loadUp, let line = lines[gas] else { return nil }
    let isOpen = !line.isTicked && draft.numbers[gas]?.full == nil
    return isOpen ? Remark(at: fullPlace(gas), code: .notTicked) : nil
  }

  private func reasonError(_ gas: GasId) -> Remark<LoadCode>? {
    let place = Pointer.to("reasons", gas.rawValue)
    switch (draft.kind, reason(of: gas)) {
    case (.loadUp, nil): return isShort(gas) ? Remark(at: place, code: .reasonMissing) : nil
    case (.loadUp, .damaged), (.count, .notInStock), (.count, .noRoom):
      return Remark(at: place, code: .reasonDoesNotFit)
    default: return nil
    }
  }

  private func noteError(_ gas: GasId) -> Remark<LoadCode>? {
    let place = Pointer.to("notes", gas.rawValue)
    let length = note(of: gas)?.unicodeScalars.count ?? 0
    if length > Self.longestNote { return Remark(at: place, code: .noteTooLong) }
    guard reason(of: gas) == .other else { return nil }
    return length < Self.shortestNote ? Remark(at: place, code: .noteMissing) : nil
  }
}
