internal import DriverModels
internal import DriverRules
internal import ScenarioKit
internal import Simulation

/// What the driver does.
extension OutboxStory {
  mutating func press(_ step: JSONValue) throws {
    switch try step.text("do") {
    case "record": try record(step)
    case "correct": try correct(step)
    case "withdraw": happen(.withdraw(0, chosen, try key(step)))
    case "dismiss": happen(.dismiss(0, chosen, try key(step), isSure: step["sure"]?.bool == true))
    default: happen(.sendNow)
    }
  }

  private mutating func record(_ step: JSONValue) throws {
    let proofs = try step.list("proofs").map(CaseRecording.proof)
    if let place = disk.place(of: chosen) {
      for proof in proofs { disk.folders[place].proofs.write(proof.file) }
    }
    let recording = try recording(step, replacing: nil, proofs: proofs, taking: 1 + proofs.count)
    happen(.record(0, chosen, recording))
  }

  private mutating func correct(_ step: JSONValue) throws {
    let replaced = try key(step)
    let writes = phone?.view(at: clocks).outboxes.first { $0.business == chosen }?.writes ?? []
    let target = writes.first { $0.key == replaced }
    let hanging = writes.filter {
      $0.kind == .proof && $0.state == .waiting && $0.after == [replaced] && target?.state != .sent
    }
    let recording = try recording(step, replacing: target?.id, taking: 1 + hanging.count)
    happen(.correct(0, chosen, replaced, recording))
  }

  /// Takes as many keys as are needed.
  private mutating func recording(
    _ step: JSONValue,
    replacing replaced: String?,
    proofs: [ProofRecording] = [],
    taking count: Int
  ) throws -> Recording {
    var taken: [IdempotencyKey] = []
    for _ in 0..<count { taken.append(IdempotencyKey(try keys.next())) }
    let draft = try CaseRecording(step.need("write"))
    return try draft.recording(at: clocks.wall, replacing: replaced, proofs: proofs, keys: taken)
  }

  private func key(_ step: JSONValue) throws -> IdempotencyKey {
    IdempotencyKey(try step.text("key"))
  }
}
