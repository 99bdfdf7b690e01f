import DriverModels
import DriverOutbox
import DriverRules

/// Records deliveries, one after the other, until it is killed.
///
/// It says `begun ID PROOFS` before each, `done ID` when it was told so, and `letting ID` before it lets one
/// go. Meanwhile what was recorded is sent, and the file is written anew every few kilobytes.
struct Recorder {
  var folder: String
  /// What the ids begin with.
  var name: String

  func recordForEver() async throws {
    let outbox = await Outbox.opened(in: folder, KindNetwork(), compactionSize: 4096)
    var number = 0
    while true {
      number += 1
      let id = "\(name)-\(number)"
      let proofs = await proofs(of: id, count: number % 4 == 0 ? number % 3 : 0, outbox)
      Pipe.say("begun \(id) \(proofs.count)")
      let told = await outbox.record(recording(id, proofs), in: Outbox.hill)
      if told != .done { return Pipe.say("failed \(id)") }
      Pipe.say("done \(id)")
      if number % 8 == 0 { await letGo(in: outbox) }
    }
  }

  private func recording(_ id: String, _ proofs: [ProofRecording]) -> Recording {
    let note = String(repeating: "x", count: id.utf8.reduce(0) { ($0 * 31 + Int($1)) % 400 })
    return Recording(
      kind: .delivery,
      id: id,
      body: Array(#"{"id":"\#(id)","note":"\#(note)"}"#.utf8),
      proofs: proofs,
      keys: []
    )
  }

  private func proofs(of id: String, count: Int, _ outbox: Outbox) async -> [ProofRecording] {
    var proofs: [ProofRecording] = []
    for number in 0..<count {
      let picture = Array("\(id)-p\(number)".utf8)
      if let proof = await outbox.keep(ProofId("\(id)-p\(number)"), picture, in: Outbox.hill) {
        proofs.append(proof)
      }
    }
    return proofs
  }

  /// Lets the older half of the receipts go.
  private func letGo(in outbox: Outbox) async {
    let writes = await outbox.view.outboxes.first?.writes ?? []
    let sent = writes.prefix(writes.count / 2).filter { $0.state == .sent }
    for write in sent { Pipe.say("letting \(write.id)") }
    await outbox.letGo(sent.map(\.key), in: Outbox.hill)
  }
}
