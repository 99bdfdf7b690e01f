public import Outputs

/// What `bottle.yaml` says about the models in Swift.
public struct SwiftModelSettings: Sendable {
  /// The folder of the Swift sources; the models are in `Models` below it.
  public var output: ProjectPath

  /// Makes settings.
  public init(output: ProjectPath) {
    self.output = output
  }
}
