internal import DriverModels

/// A press of the button: what it records, by whom and when.
struct Press {
  let recording: Recording
  let user: OutboxUser
  /// The wall clock, in milliseconds since 1970.
  let time: Int64
  /// The `seq` of the first write.
  let seq: Int

  /// The write and its proofs; nil if it has not what its kind needs or keys are lacking.
  ///
  /// - Parameters:
  ///   - replaced: the write that is corrected.
  ///   - takenOver: proofs of that one, recorded anew for this version (O22).
  func writes(replacing replaced: OutboxWrite?, takingOver takenOver: [OutboxWrite])
    -> [OutboxWrite]?
  {
    let proofs = recording.proofs.map { (id: $0.id, file: $0.file) } + takenOver.compactMap(\.proof)
    guard recording.keys.count > proofs.count,
      proofs.isEmpty || recording.kind == .delivery, let path
    else { return nil }
    let key = recording.keys[0]
    var main = write(key, seq, recording.kind, recording.id, path, .json(recording.body))
    main.closing = recording.closing
    main.refId = replaced?.refId ?? recording.id
    main.replaces = replaced?.key
    return [main]
      + proofs.enumerated().map { index, proof in
        let path =
          "/deliveries/" + PathText.encoded(recording.id) + "/proof/"
          + PathText.encoded(proof.id.rawValue)
        let key = recording.keys[index + 1]
        var write = write(key, seq + index + 1, .proof, proof.id.rawValue, path, .file(proof.file))
        write.after = [main.key]
        return write
      }
  }

  /// Where the write goes; nil where it is about a round and none is named.
  private var path: String? {
    let round = recording.roundId.map { "/rounds/" + PathText.encoded($0.rawValue) }
    return switch recording.kind {
    case .delivery: "/deliveries"
    case .cash: "/cash"
    case .load: round.map { $0 + "/loads" }
    case .progress: round.map { $0 + "/progress" }
    case .proof: nil
    }
  }

  private func write(
    _ key: IdempotencyKey,
    _ seq: Int,
    _ kind: WriteKind,
    _ id: String,
    _ path: String,
    _ content: WriteContent
  ) -> OutboxWrite {
    OutboxWrite(
      key: key,
      seq: seq,
      kind: kind,
      closing: nil,
      person: user.person,
      personName: user.name,
      id: id,
      refId: id,
      roundId: recording.roundId,
      stopId: recording.stopId,
      path: path,
      content: content,
      occurredAt: time,
      after: [],
      replaces: nil
    )
  }
}
