public import ScenarioKit

/// The cores of `DriverRules` that a pipe can serve.
public enum ReferenceCore {
  /// Each of them.
  public static let all: [PipedCore] = [
    PipedCore("outbox") { settings in try ServedOutbox(settings) }
  ]
}
