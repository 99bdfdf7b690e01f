internal import DriverScenarios
internal import ScenarioKit

/// A core of another program, which is told to forget it when nobody needs it any longer.
final class PipedCoreNumber: Sendable {
  let pipe: CorePipe
  let number: Int

  init(_ pipe: CorePipe) {
    self.pipe = pipe
    number = pipe.newCore()
  }

  deinit {
    _ = pipe.ask(OutboxCommand.end(core: number).members)
  }
}
