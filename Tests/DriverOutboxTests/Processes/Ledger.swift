import DriverModels
import DriverRules
import Foundation

/// What a process said that it recorded, to hold its outbox to.
struct Ledger {
  /// Each delivery that was begun, in order, with the number of its proofs.
  private(set) var begun: [(id: String, proofs: Int)] = []
  private(set) var done: Set<String> = []
  private var letting: Set<String> = []

  /// Takes a line of the process.
  mutating func note(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    switch words.first {
    case "begun": begun.append((words[1], Int(words[2]) ?? 0))
    case "done": done.insert(words[1])
    case "letting": letting.insert(words[1])
    default: break
    }
  }

  /// All that is wrong with an outbox, in words; and what it has let go is forgotten.
  mutating func faults(of writes: [OutboxWrite]) -> [String] {
    var faults: [String] = []
    let held = Dictionary(grouping: writes.filter { $0.kind == .delivery }, by: \.id)
    let proofs = Dictionary(grouping: writes.filter { $0.kind == .proof }, by: \.id)
    for (id, count) in begun {
      guard let writes = held[id] else {
        if done.contains(id), !letting.contains(id) { faults.append("\(id) is lost") }
        continue
      }
      if writes.count != 1 { faults.append("\(id) is there \(writes.count) times") }
      if writes[0].content != .json(Self.body(id)) { faults.append("\(id) has another body") }
      let there = (0..<count).filter { proofs["\(id)-p\($0)"] != nil }
      let gone = (0..<count).filter { letting.contains("\(id)-p\($0)") }
      if Set(there + gone).count != count { faults.append("\(id) is there by half") }
    }
    let known = Set(begun.map(\.id))
    for id in held.keys where !known.contains(id) { faults.append("\(id) is invented") }
    for write in writes where write.state == .turnedDown {
      faults.append("\(write.id) is turned down: \(write.refusal?.code ?? "")")
    }
    let order = begun.map(\.id).filter { held[$0] != nil }
    if writes.filter({ $0.kind == .delivery }).map(\.id) != order {
      faults.append("order not kept")
    }
    begun.removeAll { held[$0.id] == nil }
    return faults
  }

  /// As the process makes it.
  private static func body(_ id: String) -> [UInt8] {
    let note = String(repeating: "x", count: id.utf8.reduce(0) { ($0 * 31 + Int($1)) % 400 })
    return Array(#"{"id":"\#(id)","note":"\#(note)"}"#.utf8)
  }
}
