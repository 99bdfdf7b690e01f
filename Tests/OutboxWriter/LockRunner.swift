import DriverModels
import DriverOutbox
import DriverRules

/// For every folder that it reads from its input it opens the outbox there and records a delivery; it says
/// `wrote` or `busy`, and keeps the outbox until the next line.
struct LockRunner {
  func run() async throws {
    while let folder = readLine() {
      let outbox = await Outbox.opened(in: folder)
      let told = await outbox.record(
        Recording(kind: .cash, id: "c1", body: Array("{}".utf8), keys: []),
        in: Outbox.hill
      )
      Pipe.say(told == .done ? "wrote" : "busy")
      _ = readLine()
    }
  }
}
