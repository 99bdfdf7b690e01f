import DriverRules
import Simulation

/// A folder, on whose calls nothing goes wrong but what a test says, and one process with the lock.
struct Folder {
  var folder = SimulatedFolder()
  var room: Int?

  init(_ calls: DiskCall...) {
    _ = make(.lock)
    for call in calls { _ = make(call) }
  }

  @discardableResult
  mutating func make(_ call: DiskCall, _ fault: DiskFault? = nil) -> DiskReply {
    folder.perform(call, by: 1, room: &room, fault: fault)
  }

  mutating func cut(_ cut: PowerCut) -> [UInt8]? {
    folder.cutPower(cut)
    return folder.journal?.bytes
  }
}
