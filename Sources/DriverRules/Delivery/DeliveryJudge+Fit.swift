internal import DriverModels

extension DeliveryJudge {
  /// The shortest note that explains `other`, in Unicode scalars (D8).
  private static let shortestNote = 3

  /// D8: what is wrong with the reasons that are sent, by gas, and last the stop's note, asked for once.
  var reasonErrors: [Remark<DeliveryError>] {
    let stopsNote = Pointer.to("note")
    let errors = givenReasons.compactMap(error)
    let ofTheStop = errors.first { $0.at == stopsNote }
    return errors.filter { $0.at != stopsNote } + [ofTheStop].compactMap { $0 }
  }

  /// The reasons that explain something, where the driver gave them.
  private var givenReasons: [GivenReason] {
    let short = lines.short
    guard draft.nothingWent == nil, !short.isEmpty else {
      return [stopReason].compactMap { $0 }
        .map { given($0, for: lines.lines.filter(\.isShort), at: Pointer.to("nothingWent")) }
    }
    return shortGas.compactMap { gas in
      let place = Pointer.to("reasons", gas.rawValue)
      guard let own = draft.reasons[gas] else {
        return draft.reasonForAll.map { given($0, for: short[gas] ?? [], at: place) }
      }
      return GivenReason(
        reason: own,
        lines: short[gas] ?? [],
        place: place,
        notePlace: Pointer.to("notes", gas.rawValue),
        note: draft.notes[gas]?.asNote
      )
    }
  }

  /// A reason that was given for the stop, and is explained by its note.
  private func given(_ reason: Reason, for lines: [WentLine], at place: String) -> GivenReason {
    GivenReason(
      reason: reason,
      lines: lines,
      place: place,
      notePlace: Pointer.to("note"),
      note: draft.note?.asNote
    )
  }

  private func error(_ given: GivenReason) -> Remark<DeliveryError>? {
    switch given.reason {
    case .other:
      let length = given.note?.unicodeScalars.count ?? 0
      return length >= Self.shortestNote
        ? nil : Remark(at: given.notePlace, code: .noteMissing)
    case .swapped:
      return gasOverOrder.isEmpty ? Remark(at: given.place, code: .swappedWithout) : nil
    case .noEmpties:
      // Without a line it is a collection that found none.
      let fits = given.lines.allSatisfy(\.isExchange)
      return fits ? nil : Remark(at: given.place, code: .reasonDoesNotFit)
    case .notPaid:
      let fits = context.stop.payment.how == .cash
      return fits ? nil : Remark(at: given.place, code: .reasonDoesNotFit)
    default:
      return nil
    }
  }
}
