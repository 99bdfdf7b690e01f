internal import DriverModels
internal import DriverRules
internal import ScenarioKit
internal import Simulation

/// What goes wrong with the phone's disk.
extension OutboxStory {
  mutating func spoil(_ step: JSONValue) throws {
    switch try step.text("do") {
    case "damage": try damage(step)
    case "damageProof":
      guard let place = disk.place(of: chosen) else { return }
      let name = CaseRecording.fileName(try step.text("proofId"))
      disk.folders[place].proofs.damage(name, isGone: try step.text("kind") == "gone")
    default:
      let room: Int? = try step.whole("room")
      disk.room = step["on"]?.bool == true ? room ?? 0 : nil
    }
  }

  private mutating func damage(_ step: JSONValue) throws {
    guard phone == nil, let place = disk.place(of: chosen) else {
      throw CaseError("a file is damaged while the app does not run")
    }
    let length = disk.folders[place].journal?.bytes.count ?? 0
    let from: Int = try step.whole("at") ?? 0
    let index = from < 0 ? length + from : from
    guard 0..<length ~= index else { throw CaseError("the file has \(length) bytes") }
    let isFlip = try step.text("kind") == "flip"
    disk.folders[place].damageJournal { file in
      if isFlip { file.flip(at: index, bits: 1) } else { file.zero(from: index) }
    }
  }
}

extension SimulatedDisk {
  /// Makes room for a business's outbox.
  mutating func add(_ business: BusinessId) {
    guard place(of: business) == nil else { return }
    var larger = SimulatedDisk(businesses + [business])
    larger.folders = folders + [SimulatedFolder()]
    larger.room = room
    self = larger
  }

  /// Writes a business's journal anew, as of another format.
  mutating func setFormat(_ format: Int, of business: BusinessId) {
    guard let place = place(of: business), let bytes = folders[place].journal?.bytes else { return }
    let old = JournalReading(bytes)
    guard var header = old.header else { return }
    header.format = format
    let head = JournalFrame.encoded(.header(header), at: 0, generation: old.generation)
    folders[place].setJournal(head + bytes.dropFirst(head.count))
  }
}
