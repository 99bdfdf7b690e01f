internal import DriverModels

extension DeliveryJudge {
  /// The longest note, in Unicode scalars (D9).
  private static let longestNote = 500

  /// D9: notes that are too long, in the order of the lines, the stop's last.
  var noteErrors: [Remark<DeliveryError>] {
    let ofLines = lines.gas.filter { went[$0] != nil && isTooLong(draft.notes[$0]) }
      .map { Pointer.to("notes", $0.rawValue) }
    let ofStop = isTooLong(draft.note) ? [Pointer.to("note")] : []
    return (ofLines + ofStop).map { Remark(at: $0, code: .noteTooLong) }
  }

  /// A gas's note, on the last of its lines (D9).
  func note(on line: WentLine) -> Note? {
    line.isLast ? draft.notes[line.gasId]?.asNote.map { Note($0) } : nil
  }

  private func isTooLong(_ note: String?) -> Bool {
    note?.asNote?.unicodeScalars.count ?? 0 > Self.longestNote
  }
}
