public import DriverModels
public import DriverRules

/// What the driver does. Each returns when it is told what became of it.
extension Outbox {
  /// Opens the outbox of a business, or asks for it again.
  public func open(_ business: BusinessId) {
    take(.open(business))
  }

  /// Records one press of a button; `done` is said when it is on the disk (O1).
  ///
  /// - Parameters:
  ///   - recording: what is recorded. Its keys are made here; those that it has are not looked at.
  ///   - business: whose outbox it goes to.
  public func record(_ recording: Recording, in business: BusinessId) async -> OutboxTold {
    let recording = withKeys(recording, takingOver: 0)
    return await told { .record($0, business, recording) }
  }

  /// Corrects a write by a new version of it, which takes over its proofs that have not left (O21, O22).
  public func correct(
    _ key: IdempotencyKey,
    by recording: Recording,
    in business: BusinessId
  ) async -> OutboxTold {
    let writes = view.outboxes.first { $0.business == business }?.writes ?? []
    let recording = withKeys(recording, takingOver: writes.count { $0.after.contains(key) })
    return await told { .correct($0, business, key, recording) }
  }

  /// Takes a write back that has not left (O24).
  public func withdraw(_ key: IdempotencyKey, in business: BusinessId) async -> OutboxTold {
    await told { .withdraw($0, business, key) }
  }

  /// Lets a write go that was turned down; `asked` is said until the driver is sure (O21).
  public func dismiss(
    _ key: IdempotencyKey,
    in business: BusinessId,
    isSure: Bool
  ) async -> OutboxTold {
    await told { .dismiss($0, business, key, isSure: isSure) }
  }

  /// Sends what waits now, whatever the system says about signal (O13, O14).
  public func sendNow() {
    take(.sendNow)
  }

  /// Keeps a picture beside the outbox, for a recording to name.
  ///
  /// It is on the disk when that is recorded.
  ///
  /// - Parameters:
  ///   - id: the proof's id; its file is called by it.
  ///   - bytes: a JPEG file.
  /// - Returns: what is to be recorded; nil if the disk refused, or the outbox is not open.
  public func keep(_ id: ProofId, _ bytes: [UInt8], in business: BusinessId) async
    -> ProofRecording?
  {
    let disk = OutboxDisk(business, in: folder, by: surroundings.calls)
    let file = await withCheckedContinuation { continuation in
      surroundings.onDiskThread { continuation.resume(returning: disk.keepProof(id, bytes)) }
    }
    return file.map { ProofRecording(id: id, file: $0) }
  }

  private func told(_ event: (Int) -> OutboxEvent) async -> OutboxTold {
    lastTicket += 1
    let ticket = lastTicket
    return await withCheckedContinuation { continuation in
      asking[ticket] = continuation
      take(event(ticket))
    }
  }

  private func withKeys(_ recording: Recording, takingOver count: Int) -> Recording {
    var recording = recording
    recording.keys = (0...(recording.proofs.count + count)).map { _ in surroundings.key() }
    return recording
  }
}
