import DriverRules
import Simulation

/// A core that asks for what a test says, whatever happens, and keeps what it was told.
struct ScriptedCore: OutboxDriving, Hashable {
  var script: [[OutboxEffect]]
  var events: [OutboxEvent] = []

  init(_ script: [OutboxEffect]...) {
    self.script = script
  }

  mutating func handle(_ event: OutboxEvent, at clocks: Clocks) -> [OutboxEffect] {
    events.append(event)
    return script.isEmpty ? [] : script.removeFirst()
  }

  func view(at clocks: Clocks) -> PhoneView {
    fatalError("nothing is shown by a script")
  }
}
