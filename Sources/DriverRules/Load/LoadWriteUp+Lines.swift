internal import DriverModels

extension LoadWriteUp {
  /// The lines to record: what was put on or taken off, or what was counted.
  var moves: [LoadMove] {
    named.filter(isSent).map { gas in
      let number = number(of: gas)
      // Within ±9999: numbers that cannot be are errors.
      return LoadMove(
        gasId: gas,
        full: Int32(clamping: number.full),
        empty: Int32(clamping: number.empty),
        reason: reason(of: gas),
        note: note(of: gas).map { Note($0) }
      )
    }
  }

  /// A count sends all that was counted, 0 too (L13); a load up also why a line was left (L8).
  func isSent(_ gas: GasId) -> Bool {
    draft.kind == .count || isShort(gas) || number(of: gas) != BottleCount()
  }
}
