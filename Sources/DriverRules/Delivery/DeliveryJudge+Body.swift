internal import DriverModels

extension DeliveryJudge {
  /// What is recorded (D20, D21); what there is nothing of is left out (D24).
  var body: DeliveryWrite {
    let reason = stopReason
    return DeliveryWrite(
      id: context.newId,
      roundId: context.roundId,
      stopId: context.stop.id,
      occurredAt: context.now,
      outcome: outcome,
      reason: reason,
      note: draft.note?.asNote.map { Note($0) },
      lines: lines.lines.map { sent($0, isReasonForStop: reason != nil) },
      empties: emptiesSent,
      cash: draft.cash,
      cashReason: cashReasonSent,
      proof: proofSent,
      proofMissing: proofMissingSent,
      leftSafe: draft.leftSafe ? true : nil,
      replaces: draft.replaces
    )
  }

  private func sent(_ line: WentLine, isReasonForStop: Bool) -> DeliveredLine {
    DeliveredLine(
      gasId: line.gasId,
      ordered: Int32(clamping: line.ordered),
      delivered: Int32(clamping: line.went),
      reason: self.reason(on: line, isForStop: isReasonForStop),
      note: note(on: line)
    )
  }
}
