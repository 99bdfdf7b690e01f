internal import DriverScenarios
internal import ScenarioKit

// The reference rules over the pipe, as any app's would be.
let suites = ReferenceSubject.all.map { PipedSuite($0.suite, on: $0.make) }
try await ScenarioPipe("reference", suites: suites, cores: ReferenceCore.all).serve()
